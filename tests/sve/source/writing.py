"""Scripts as text written by chance: out of every word there is, each given what it asks for, and shipped ones changed
a little."""

import re
from functools import cache
from inspect import signature
from random import Random
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from shipped import SVE

from svedesk.games.sve.abilities.base import Step
from svedesk.games.sve.card_scripts import SCRIPTS
from svedesk.games.sve.group import Called, Group, Token, Trait
from svedesk.games.sve.script_node import Ability
from svedesk.games.sve.source.vocabulary import follow_ups, meanings
from svedesk.games.sve.verbs.counters import Counter
from svedesk.games.sve.words import your
from svedesk.scripts.fitting import fits
from svedesk.scripts.reading import BracketPart

NUMBERS = (*(1,) * 12, *(2,) * 6, *(3,) * 3, 4, 4, 5, 5, 7, 10, 20, 0, -1, -2, 999, -999)
NAMES: dict[type, tuple[str, ...]] = {
    Called: (
        'Called("Fairy", "フェアリー")',
        'Called("Goblin", "ゴブリン")',
        'Called("Fai", "フェ", in_part=True)',
        'Called("Nobody", "だれか", elsewhere=True)',
    ),
    Counter: ('Counter("lightning", "雷")', 'Counter("Stack", "スタック")'),
}
"""Names of their own that are known, as chance would not find them."""
NAMED_ALONE = (Token, Trait)
"""What chance takes one of that has a word of its own."""


OFTEN_USED = (
    *("fanfare", "fanfare", "last_words", "strike", "on_evolve", "activate", "quick_activate", "evolve"),
    *("at_start_of_main", "at_start_of_end", "whenever_enters", "whenever_leaves", "when_so", "while_here"),
)
"""Abilities that come into play in most games."""


class Writer:
    """Writes scripts by chance; `deep` is how deep words lie in each other."""

    def __init__(self, chance: Random, deep: int = 6) -> None:
        self.chance, self._deep = chance, deep

    def script(self) -> str:
        """One to three abilities, of any kind and on any card."""
        count = self.chance.choice((1, 1, 2, 3))
        return ", ".join(self.ability() for _ in range(count))

    def ability(self) -> str:
        """One ability, or several with a star."""
        if self.chance.random() < 0.03:
            return f"*{self._called('fanfare_and_last_words', 1)}"
        if self.chance.random() < 0.5:
            return self._called(self.chance.choice(OFTEN_USED), 1)
        return self.value(Ability)

    def steps(self) -> str:
        """Some steps of a text."""
        return ", ".join(self.value(Step, 1) for _ in range(self.chance.choice((1, 1, 2, 3))))

    def value(self, asked: Any, depth: int = 0) -> str:
        """What an annotation asks for."""
        origin, inside = get_origin(asked), get_args(asked)
        if asked is NoneType:
            return "None"
        if asked is int:
            return str(self.chance.choice(NUMBERS))
        if asked is bool:
            return self.chance.choice(("True", "False"))
        if asked is str:
            return '"Fairy"'
        if origin is Literal:
            return f'"{self.chance.choice(inside)}"'
        if origin in (Union, UnionType):
            return self.value(self.chance.choice([one for one in inside if _can_be_said(one)]), depth)
        if origin is tuple and inside[1:] == (...,):
            return self._row(inside[0], depth)
        if origin is tuple:
            return f"({', '.join(self.value(one, depth + 1) for one in inside)})"
        if asked is Group:
            return self._group(depth)
        if asked in NAMES:
            return self.chance.choice(NAMES[asked])
        alone, called = _makers(asked)
        if asked in NAMED_ALONE or not called or (alone and (depth >= self._deep or self.chance.random() < 0.3)):
            return self.chance.choice(alone)
        return self._called(self.chance.choice(called), depth + 1)

    def _row(self, asked: Any, depth: int) -> str:
        if get_origin(asked) is Literal:
            return self.chance.choice(("()", '("en",)', '("ja",)', '("en", "ja")'))
        costs = [name for name, meaning in sorted(meanings().items()) if meaning.word.makes == "cost"]
        return " + ".join(
            self._called(name, depth + 1) if meanings()[name].word.asks is not None else name
            for name in self.chance.choices(costs, k=self.chance.choice((1, 1, 1, 2)))
        )

    def _group(self, depth: int) -> str:
        begin = self.chance.choice(("your", "enemy", "enemy", "any_side"))
        text = f"{begin}.{self.chance.choice(('follower', 'follower', 'amulet', 'card', 'token'))}"
        parts = follow_ups()[Group]
        for name in self.chance.choices(list(parts), k=self.chance.choice((0, 0, 0, 1, 2))):
            asks = parts[name].word.asks
            text += f".{name}" + ("" if asks is None else f"({self._given(asks, depth)})")
        return text

    def _called(self, name: str, depth: int) -> str:
        return f"{name}({self._given(meanings()[name].word.asks or (), depth)})"

    def _given(self, asks: tuple[BracketPart, ...], depth: int) -> str:
        given = []
        for asked in asks:
            if asked.many:
                count = 1 if depth > self._deep else self.chance.choice((0, 1, 1, 1, 2, 2, 3))
                given += [self.value(asked.hint, depth + 1) for _ in range(count)]
            elif not asked.optional or self.chance.random() < 0.3:
                value = self.value(asked.hint, depth + 1)
                given.append(f"{asked.name}={value}" if asked.named or asked.optional else value)
        return ", ".join(_in_order(given))


def _in_order(given: list[str]) -> list[str]:
    """What is given by its name behind what is not."""
    named = [text for text in given if re.match(r"[a-z]+=", text)]
    return [text for text in given if text not in named] + named


def _can_be_said(asked: Any) -> bool:
    """Whether there is a word for it: none says the number an event carries."""
    return not isinstance(asked, type) or asked in (int, NoneType, Group, *NAMES) or any(_makers(asked))


@cache
def _makers(asked: type) -> tuple[list[str], list[str]]:
    """The words that make something: those without brackets, and those with."""
    alone, called = [], []
    for name, meaning in sorted(meanings().items()):  # so that chance finds the same wherever words stand
        if meaning.word.asks is None:
            if fits(meaning.value, asked):
                alone.append(name)
        else:
            made = signature(meaning.value, eval_str=True).return_annotation
            classes = get_args(made) if get_origin(made) in (Union, UnionType) else (made,)
            if all(isinstance(one, type) and issubclass(one, asked) for one in classes):
                called.append(name)
    for name, part in follow_ups()[type(your)].items():
        if issubclass(get_type_hints(part.value)["return"], asked):
            alone += [f"{side}.{name}" for side in ("your", "enemy", "any_side")]
    return alone, called


PARTS = re.compile(r"\"[^\"]*\"|\w+|\S|\s+")
STRANGE = (
    *("__class__", "__import__('os')", "lambda: 0", "[x for x in your]", "{}", "f'{it}'", "'a' * 10 ** 9", "x := 1"),
    *(
        "()",
        "(",
        ")",
        ",",
        ".",
        "=",
        "*",
        "**",
        "+",
        "-",
        "#",
        '"',
        "'",
        "\\",
        "\n",
        "\r",
        "\t",
        "\0",
        "\u202e",
        "\ufeff",
    ),
    *("９", "（", "ｗａｒｄ", "wаrd", "“", "\ud800", "1_0", "0x1", "1e9", "1j", "9" * 30, "'''", '"""', "...", "None"),
    *("True", "not", "if", "else", "await", "yield", "lambda", "print", "eval", "self", "cls", ":", ";", "@", "💥"),
)


def changed(chance: Random, source: str) -> str:
    """A source with a few of its parts left out, doubled, moved, or others in their place."""
    parts = PARTS.findall(source)
    for _ in range(chance.choice((1, 1, 2, 3, 8))):
        at = chance.randrange(len(parts) + 1)
        match chance.randrange(5):
            case 0:
                parts[at : at + chance.choice((1, 2, 5))] = []
            case 1:
                parts.insert(at, chance.choice(STRANGE))
            case 2:
                parts.insert(at, chance.choice([*sorted(meanings()), *follow_ups()[Group]]))
            case 3:
                parts[at:at] = chance.choices(parts or [""], k=chance.choice((1, 3)))
            case _:
                parts[at : at + 1] = [chance.choice(PARTS.findall(shipped(chance)) or [""])]
    return "".join(parts)


def shipped(chance: Random) -> str:
    """The script of a card that ships."""
    return SVE.scripts.source(chance.choice(list(SCRIPTS)))
