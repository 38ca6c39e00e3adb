"""A script as text, read into abilities by the words of a game. Python's parser makes a tree of it, and this reads the
tree: a few forms are known, everything else is a mistake, and nothing of it is ever executed by Python."""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from inspect import Parameter
from typing import Generic, NamedTuple, TypeVar, cast

from svedesk.engine.game_scripts import ScriptWord
from svedesk.engine.message import Message
from svedesk.engine.script import Node
from svedesk.nearest import nearest
from svedesk.scripts.characters import DEEPEST, look_over
from svedesk.scripts.fitting import choices, test_for
from svedesk.scripts.mistake import ScriptMistake, SourcePosition, shown

AbilityT = TypeVar("AbilityT", bound=Node)


class BracketPart(NamedTuple):
    """One thing a word is given in its brackets (a `ScriptInput`): what it must be (`hint`, an annotation, to which
    `names` gives the word of messages), whether it can be left out, whether it stands for any number of things
    (`many`), and whether it must be called by its name (`named`)."""

    name: str
    hint: object
    names: Callable[[object], str]
    optional: bool = False
    many: bool = False
    named: bool = False

    @classmethod
    def of(cls, parameter: Parameter, hint: object, names: Callable[[object], str]) -> BracketPart:
        """What a function is given."""
        optional, kind = parameter.default is not Parameter.empty, parameter.kind
        return cls(
            parameter.name, hint, names, optional, kind is Parameter.VAR_POSITIONAL, kind is Parameter.KEYWORD_ONLY
        )

    @property
    def kind(self) -> str:
        """What is asked for, by the word for it in messages; "choice" for one of `choices`."""
        return "choice" if self.choices else self.names(self.hint)

    @property
    def choices(self) -> tuple[str, ...]:
        """The texts it can be."""
        return choices(self.hint)


class _Brackets(NamedTuple):
    """What goes into the brackets of a word: what may be told by its place, what by its name, and what must be; and by
    name what tells whether a value is what is asked for."""

    word: ScriptWord
    row: tuple[BracketPart, ...]
    by_name: dict[str, BracketPart]
    needed: tuple[BracketPart, ...]
    fits: Mapping[str, Callable[[object], bool]]


@dataclass(frozen=True)
class WordMeaning:
    """A word with what it stands for: a value, or what makes one from what is in its brackets."""

    word: ScriptWord
    value: object

    @cached_property
    def brackets(self) -> _Brackets | None:
        """What goes into its brackets; None for a word without any."""
        if self.word.asks is None:
            return None
        parts = cast("Sequence[BracketPart]", self.word.asks)  # those of a vocabulary are such
        return _Brackets(
            self.word,
            tuple(part for part in parts if not part.named),
            {part.name: part for part in parts if not part.many},
            tuple(part for part in parts if not (part.many or part.optional)),
            {part.name: test_for(part.hint) for part in parts},
        )


@dataclass(frozen=True)
class ScriptVocabulary(Generic[AbilityT]):
    """What scripts of a game may say: its words by name; what may follow a value after a dot, by the class of that;
    what its abilities are; what + joins rows of (None: nothing); and the largest number."""

    meanings: Callable[[], Mapping[str, WordMeaning]]
    ability: type[AbilityT]
    follow_ups: Callable[[], Mapping[type, Mapping[str, WordMeaning]]] = dict
    cost: type | None = None
    largest: int = 999


class ScriptReader(Generic[AbilityT]):
    """Reads scripts of a game."""

    def __init__(self, vocabulary: ScriptVocabulary[AbilityT]) -> None:
        self._vocabulary = vocabulary

    def read(self, source: str) -> tuple[AbilityT, ...]:
        """The abilities a script names: one, or several with commas between them, on any number of lines, in brackets
        or not; an empty script has none. Raises ScriptMistake."""
        return tuple(ability for ability, _ in self.read_with_places(source))

    def read_with_places(self, source: str) -> tuple[tuple[AbilityT, SourcePosition], ...]:
        """The abilities of a script, each with the place where it is written. Raises ScriptMistake."""
        source = source.replace("\r\n", "\n").replace("\r", "\n")
        look_over(source, self._vocabulary.largest)
        return tuple(_Reading(source, self._vocabulary).abilities(_tree(source)))

    def read_value(self, source: str) -> object:
        """What a part of a script stands for. Raises ScriptMistake."""
        look_over(source, self._vocabulary.largest)
        return _Reading(source, self._vocabulary).value(_tree(source))


def _tree(source: str) -> tuple[ast.expr, ...]:
    """What stands in a script side by side. The script is parsed inside of brackets of ours, as if for a word with
    these in its brackets; it begins on the tree's second line."""
    try:
        call = ast.parse(f"_(\n{source}\n)", mode="eval").body
    except SyntaxError as error:  # Python's own words such as "lambda"
        line = min(max((error.lineno or 2) - 1, 1), source.count("\n") + 1)
        text = source.split("\n")[line - 1]
        column = min(max((error.offset or 1) - 1, 0), len(text))
        raise ScriptMistake(Message("script-form", (shown(text[column:]),)), SourcePosition(line, column)) from None
    except (RecursionError, MemoryError):  # the parser's own limits, if ever they are narrower than ours
        raise ScriptMistake(Message("script-deep", (DEEPEST,)), SourcePosition(1, 0)) from None
    assert isinstance(call, ast.Call), "a word with brackets"
    for keyword in call.keywords:
        place = SourcePosition(keyword.lineno - 1, keyword.col_offset)
        raise ScriptMistake(Message("script-form", (f"{shown(keyword.arg or '**')}=",)), place)
    row = tuple(call.args)
    return tuple(row[0].elts) if len(row) == 1 and isinstance(row[0], ast.Tuple) else row


class _Reading(Generic[AbilityT]):
    """Reading one script."""

    def __init__(self, source: str, vocabulary: ScriptVocabulary[AbilityT]) -> None:
        self._vocabulary = vocabulary
        self._lines = source.split("\n")

    # -- the whole ----------------------------------------------------------------------------------------------------

    def abilities(self, row: tuple[ast.expr, ...]) -> list[tuple[AbilityT, SourcePosition]]:
        """What stands in the script, which must be abilities."""
        abilities: list[tuple[AbilityT, SourcePosition]] = []
        kind = self._vocabulary.ability
        for node in row:
            starred = isinstance(node, ast.Starred)
            value = self._value(node.value if isinstance(node, ast.Starred) else node, 0)
            several = isinstance(value, tuple) and value != () and all(isinstance(part, kind) for part in value)
            if starred and not several:
                raise self._wrong(node, Message("script-star"))
            if several and not starred:
                raise self._wrong(node, Message("script-needs-star", (self._shown(node),)))
            for ability in value if isinstance(value, tuple) and several else (value,):
                if not isinstance(ability, kind):
                    raise self._wrong(node, Message("script-not-an-ability", (self._shown(node),)))
                abilities.append((ability, self._place(node)))
        return abilities

    def value(self, row: tuple[ast.expr, ...]) -> object:
        """What stands in the script: one thing, or several in a row."""
        values = tuple(self._value(node, 0) for node in row)
        return values[0] if len(values) == 1 else values

    # -- what a node of the tree stands for ---------------------------------------------------------------------------

    def _value(self, node: ast.expr, depth: int) -> object:
        if depth > DEEPEST:
            raise self._wrong(node, Message("script-deep", (DEEPEST,)))
        match node:
            case ast.Name():
                return self._alone(node, self._meaning(node))
            case ast.Constant(value=bool() | int() | str() | None):
                return node.value
            case ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=int(number))) if type(number) is int:
                return -number
            case ast.Tuple():
                return tuple(self._value(part, depth + 1) for part in node.elts)
            case ast.BinOp(op=ast.Add()):
                return self._cost(node.left, depth) + self._cost(node.right, depth)
            case ast.Attribute():
                value = self._value(node.value, depth + 1)
                part = self._part(node, value)
                self._alone(node, part)
                return _make(part, value)
            case ast.Call():
                return self._call(node, depth)
            case _:
                raise self._wrong(node, Message("script-form", (self._shown(node),)))

    def _call(self, node: ast.Call, depth: int) -> object:
        """A word with what is in its brackets."""
        before: tuple[object, ...] = ()
        if isinstance(node.func, ast.Name):
            meaning = self._meaning(node.func)
        elif isinstance(node.func, ast.Attribute):
            before = (self._value(node.func.value, depth + 1),)
            meaning = self._part(node.func, before[0])
        else:
            raise self._wrong(node.func, Message("script-no-brackets", (self._shown(node.func),)))
        word, brackets = meaning.word, meaning.brackets
        if brackets is None:
            raise self._wrong(node, Message("script-no-brackets", (word.name,)))
        places = brackets.row
        row: list[object] = []
        named: dict[str, object] = {}
        for place, argument in enumerate(node.args):
            part = places[min(place, len(places) - 1)] if places else None
            if part is None or (place >= len(places) and not part.many):
                raise self._wrong(argument, Message("script-too-many", (word.name, word.signature)))
            row.append(self._given(brackets, part, argument, depth))
        filled = {part.name for part in places[: len(row)]}
        for keyword in node.keywords:
            if keyword.arg not in brackets.by_name:
                name = shown(keyword.arg or "**")
                raise self._wrong(keyword, Message("script-no-name", (word.name, name, word.signature)))
            if keyword.arg in filled:
                raise self._wrong(keyword, Message("script-twice", (word.name, keyword.arg)))
            filled.add(keyword.arg)
            named[keyword.arg] = self._given(brackets, brackets.by_name[keyword.arg], keyword.value, depth)
        for part in brackets.needed:
            if part.name not in filled:
                raise self._wrong(node, _lacks(word, part))
        return _make(meaning, *before, *row, **named)

    def _given(self, brackets: _Brackets, part: BracketPart, node: ast.expr, depth: int) -> object:
        """What a word is given, which must be what it asks for."""
        value = self._value(node, depth + 1)
        if brackets.fits[part.name](value):
            return value
        word, here = brackets.word, self._shown(node)
        if part.choices:
            raise self._wrong(node, Message("script-asks-choice", (word.name, part.name, _listed(part), here)))
        raise self._wrong(node, Message("script-asks", (word.name, part.name, part.kind, here)))

    def _cost(self, node: ast.expr, depth: int) -> tuple[object, ...]:
        """What + joins."""
        value = self._value(node, depth + 1)
        cost = self._vocabulary.cost
        if cost is None or not isinstance(value, tuple) or not all(isinstance(part, cost) for part in value):
            raise self._wrong(node, Message("script-plus"))
        return value

    # -- words --------------------------------------------------------------------------------------------------------

    def _meaning(self, node: ast.Name) -> WordMeaning:
        meanings = self._vocabulary.meanings()
        meaning = meanings.get(node.id)
        if meaning is None:
            near = nearest(node.id[:_LONGEST_NAME], meanings)
            name = shown(node.id)
            raise self._wrong(
                node, Message("script-near-word", (name, near[0])) if near else Message("script-no-word", (name,))
            )
        return meaning

    def _part(self, node: ast.Attribute, value: object) -> WordMeaning:
        parts = self._vocabulary.follow_ups().get(type(value), {})
        meaning = parts.get(node.attr)
        if meaning is None:
            before, name = self._shown(node.value), shown(node.attr)
            near = nearest(node.attr[:_LONGEST_NAME], parts)
            place = self._end(node, len(node.attr) + 1)
            if isinstance(value, self._vocabulary.ability) and node.attr in self._vocabulary.meanings():
                raise ScriptMistake(Message("script-point", (name,)), place)
            if near:
                raise ScriptMistake(Message("script-near-part", (before, name, near[0])), place)
            raise ScriptMistake(Message("script-no-part", (before, name)), place)
        return meaning

    def _alone(self, node: ast.expr, meaning: WordMeaning) -> object:
        """The value of a word that stands without brackets."""
        if meaning.word.asks is not None:
            raise self._wrong(node, Message("script-brackets", (meaning.word.name, meaning.word.signature)))
        return meaning.value

    # -- places -------------------------------------------------------------------------------------------------------

    def _wrong(self, node: ast.expr | ast.keyword, message: Message) -> ScriptMistake:
        return ScriptMistake(message, self._place(node))

    def _place(self, node: ast.expr | ast.keyword) -> SourcePosition:
        return self._at(node.lineno, node.col_offset)

    def _end(self, node: ast.expr, back: int) -> SourcePosition:
        """The place so many (plain) letters before the end of a node."""
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self._at(node.end_lineno, node.end_col_offset - back)

    def _at(self, line: int, offset: int) -> SourcePosition:
        """A place of the tree, which counts from the line of our bracket, in bytes."""
        text = self._lines[line - 2] if line > 1 else ""
        before = text[:offset] if text.isascii() else text.encode()[:offset].decode(errors="ignore")
        return SourcePosition(max(1, line - 1), len(before))

    def _shown(self, node: ast.expr) -> str:
        """A node as it is written."""
        start, end = self._place(node), self._end(node, 0)
        lines = self._lines[start.line - 1 : end.line]
        lines[-1] = lines[-1][: end.column]
        lines[0] = lines[0][start.column :]
        return shown("\n".join(lines))


_LONGEST_NAME = 40
"""Letters of a misspelled name that are held against those there are."""


def _make(meaning: WordMeaning, *row: object, **named: object) -> object:
    assert callable(meaning.value)
    return meaning.value(*row, **named)


def _lacks(word: ScriptWord, part: BracketPart) -> Message:
    if part.choices:
        return Message("script-missing-choice", (word.name, part.name, _listed(part), word.signature))
    return Message("script-missing", (word.name, part.name, part.kind, word.signature))


def _listed(part: BracketPart) -> str:
    return ", ".join(f'"{choice}"' for choice in part.choices)
