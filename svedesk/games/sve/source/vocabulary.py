"""The words a script may use: what each stands for, how it is written, what it asks for, what it says.

They are the public names of the word modules, the tokens and traits that have names of their own, and `Token`,
`Trait`, `Called` and `Counter` for those that have none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache, partial
from inspect import signature
from types import MappingProxyType, ModuleType
from typing import get_type_hints

from svedesk.engine.game_scripts import ScriptWord
from svedesk.engine.script import Node
from svedesk.games.sve import words as main
from svedesk.games.sve.abilities.cost import Cost
from svedesk.games.sve.abilities.keyword import KEYWORDS, Keyword
from svedesk.games.sve.group import NARROWING, Called, Group, Token, Trait, narrowed
from svedesk.games.sve.source import tokens as shipped_tokens
from svedesk.games.sve.source import traits as shipped_traits
from svedesk.games.sve.source.fitting import name_of, name_of_made
from svedesk.games.sve.text.sentences import TERMS
from svedesk.games.sve.verbs.counters import Counter
from svedesk.games.sve.words.declared import DeclaredWord, declared_words
from svedesk.scripts.reading import BracketPart, WordMeaning

_SAYS, _SAYS_JA = TERMS["en"]["vocabulary"], TERMS["ja"]["vocabulary"]
"""What words say; in English only those without brackets, for what the others say is their docstring."""


@cache
def words() -> Mapping[str, ScriptWord]:
    """What may stand in a script, in alphabetical order; what follows cards at the end, with its dot."""
    words_by_name = {name: meaning.word for name, meaning in sorted(meanings().items())}
    for part in (part for parts in follow_ups().values() for part in parts.values()):
        words_by_name.setdefault(part.word.name, part.word)
    return MappingProxyType(words_by_name)


@cache
def meanings() -> Mapping[str, WordMeaning]:
    """Every word by its name."""
    described: dict[str, Callable[[], WordMeaning]] = {
        name: partial(_called, name, make) for name, make in _NAMED.items()
    }
    for name, value in vars(main).items():
        if name in described or name.startswith("_") or isinstance(value, type | ModuleType):
            continue
        if callable(value) and getattr(value, "__module__", "").startswith(main.__name__):
            described[name] = partial(_called, name, value)
        elif name in _SAYS:
            described[name] = partial(_alone, name, value, _type(value), _SAYS[name])
    for name, declared in declared_words().items():
        described[name] = partial(_called if declared.has_brackets else _declared_alone, name, declared)
    for name, keyword in KEYWORDS.items():
        described[name] = partial(_alone, name, keyword, Keyword, _SAYS[name])
    for name, value in (*vars(shipped_tokens).items(), *vars(shipped_traits).items()):
        if isinstance(value, Token | Trait):
            described[name] = partial(_shipped, name, value)
    return _Meanings(described)


class _Meanings(Mapping[str, WordMeaning]):
    """Words by their names, each described when it is first asked for: most scripts use ten of them."""

    def __init__(self, described: Mapping[str, Callable[[], WordMeaning]]) -> None:
        self._described = described
        self._meanings: dict[str, WordMeaning] = {}

    def __getitem__(self, name: str) -> WordMeaning:
        meaning = self._meanings.get(name)
        if meaning is None:
            meaning = self._meanings[name] = self._described[name]()
        return meaning

    def __contains__(self, name: object) -> bool:
        return name in self._described

    def __iter__(self) -> Iterator[str]:
        return iter(self._described)

    def __len__(self) -> int:
        return len(self._described)


def _declared_alone(name: str, word: DeclaredWord) -> WordMeaning:
    return _alone(name, word(), word.makes, word.word.doc or _first(word.__doc__))


def _alone(name: str, value: object, made: object, says: str) -> WordMeaning:
    """A word without brackets."""
    return WordMeaning(ScriptWord(name, name, says, _SAYS_JA[name], name_of_made(made)), value)


def _shipped(name: str, value: Token | Trait) -> WordMeaning:
    """A token or a trait with a name of its own."""
    what = "named-token" if isinstance(value, Token) else "named-trait"
    says, says_ja = (texts[what].format(value.en, value.ja) for texts in (_SAYS, _SAYS_JA))
    return WordMeaning(ScriptWord(name, name, says, says_ja, name_of_made(type(value))), value)


@cache
def follow_ups() -> Mapping[type, Mapping[str, WordMeaning]]:
    """What may follow a value after a dot, by the value's class; nothing may follow any other. The value of a meaning
    is a function of what it follows, which stands in front of what is in the brackets."""
    return {
        type(main.your): dict(_parts(type(main.your), _BEGINNINGS)),
        Group: {**dict(_narrowings()), **dict(_parts(Group, _OTHER_NARROWINGS))},
    }


_BEGINNINGS = ("follower", "amulet", "spell", "card", "crest", "token", "leader", "leader_and_follower")
_OTHER_NARROWINGS = ("or_cards", "in_cemetery", "in_ex", "in_banished", "on_field_or_in_ex")
"""What narrows cards down, or adds others, by no filter."""


def _narrowings() -> Iterator[tuple[str, WordMeaning]]:
    """The words of filters."""
    for name, word in NARROWING.items():
        asks = ((word.asks[0], word.asks[1]),) if word.asks is not None and word.asks[0] else ()
        asked = None if word.asks is None else tuple(BracketPart(*ask, name_of) for ask in asks)
        written = f".{name}" if asked is None else f".{name}({_row(asked)})"
        shown = ScriptWord(f".{name}", written, _first(word.says), _SAYS_JA[f".{name}"], name_of_made(Group), asked)
        yield name, WordMeaning(shown, partial(narrowed, word))


def _parts(of: type, names: tuple[str, ...]) -> Iterator[tuple[str, WordMeaning]]:
    for name in names:
        part = vars(of)[name]
        if isinstance(part, property):
            assert part.fget is not None
            made = get_type_hints(part.fget)["return"]
            word = ScriptWord(f".{name}", f".{name}", _first(part.__doc__), _SAYS_JA[f".{name}"], name_of_made(made))
            yield name, WordMeaning(word, part.fget)
        else:
            yield name, _called(f".{name}", part)


def _called(name: str, make: Callable[..., object]) -> WordMeaning:
    """A word with brackets, as its function tells."""
    made_of = make.__signature__ if isinstance(make, DeclaredWord) else signature(make, eval_str=True)
    asks = tuple(
        BracketPart.of(asked, asked.annotation, name_of)
        for asked in made_of.parameters.values()
        if asked.name != "self"
    )
    made = name_of_made(made_of.return_annotation)
    return WordMeaning(
        ScriptWord(name, f"{name}({_row(asks)})", _first(make.__doc__), _SAYS_JA[name], made, asks), make
    )


def _row(asks: tuple[BracketPart, ...]) -> str:
    """What goes into the brackets, as it is written: "count, group, …, to=…"; what may be left out in [ ]."""
    shown = []
    for asked in asks:
        text = f"{asked.name}, …" if asked.many else asked.name
        text = f"{text}=…" if asked.named else text
        shown.append(f"[{text}]" if asked.optional else text)
    return ", ".join(shown)


def _first(doc: str | None) -> str:
    """The first sentence of a docstring."""
    text = " ".join((doc or "").split())
    return text.partition(". ")[0].rstrip(".") + "." if text else ""


def _type(value: object) -> object:
    """The class of a value; of a cost, as an annotation says it."""
    return tuple[Cost, ...] if isinstance(value, tuple) and all(isinstance(v, Node) for v in value) else type(value)


# -- names of one's own ------------------------------------------------------------------------------------------------


def _token(number: str, en: str, ja: str = "", amulet: bool = False) -> Token:
    """A token by its number, with its names in English and Japanese; one name is used for both. `amulet`: Japanese
    counts it as one."""
    return Token(number, en, ja or en, amulet)


def _trait(en: str, ja: str = "") -> Trait:
    """A trait by its names in English and Japanese; one name is used for both."""
    return Trait(en, ja or en)


def _card_name(en: str, ja: str = "", in_part: bool = False, elsewhere: bool = False) -> Called:
    """A card name in English and Japanese, or with `in_part` any that contains it; `elsewhere`: of a card that need
    not be known."""
    return Called(en, ja or en, in_part, elsewhere)


def _counter(en: str, ja: str = "") -> Counter:
    """A kind of counter by its names in English and Japanese; one name is used for both."""
    return Counter(en, ja or en)


_NAMED: Mapping[str, Callable[..., object]] = {
    "Token": _token,
    "Trait": _trait,
    "Called": _card_name,
    "Counter": _counter,
}
