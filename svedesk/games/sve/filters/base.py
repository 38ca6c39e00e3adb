"""What a filter is: it narrows cards down to some (`Group`)."""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection, Iterator
from typing import Any, ClassVar, Literal, NamedTuple, Protocol

from svedesk.engine.message import Message
from svedesk.engine.records import Card
from svedesk.engine.script import Node
from svedesk.games.sve.card_names import Token, Trait
from svedesk.games.sve.facts import SveFacts


class Candidate(Protocol):
    """A card that may be meant, as a text sees it that is on another card or on this one."""

    @property
    def card(self) -> Card:
        """Its record."""

    @property
    def facts(self) -> SveFacts:
        """What it is now."""

    @property
    def cost(self) -> int | None:
        """What it costs as printed."""

    @property
    def compared_cost(self) -> int | None:
        """Its cost where more and less are asked for; None where none compares."""

    @property
    def is_token(self) -> bool:
        """Whether it is a token."""

    @property
    def is_this(self) -> bool:
        """Whether it has the text."""

    @property
    def is_evolved(self) -> bool:
        """Whether it has evolved."""

    @property
    def can_evolve(self) -> bool:
        """Whether it has an evolve ability."""

    @property
    def has_stack(self) -> bool:
        """Whether it has Stack."""

    @property
    def races(self) -> bool:
        """Whether it races."""

    @property
    def name_of_this(self) -> str:
        """The name of the card with the text, "" for none."""

    def is_called(self, name: str, *, in_part: bool = False) -> bool:
        """Whether that is its name, or with `in_part` is in it."""

    def goes_by(self, name: str) -> bool:
        """Whether it has a name beside its own."""

    def has_trait(self, trait: Trait) -> bool:
        """Whether it has a trait."""

    def is_equipped(self, token: Token | Literal["any", "this"]) -> bool:
        """Whether it is equipped with a token of that name, with any, or with the one that has the text."""


class CandidateValues(Protocol):
    """The values of a card that may be meant: what persistent effects make of it."""

    @property
    def keywords(self) -> Collection[str]:
        """The names of its keywords."""

    @property
    def attack(self) -> int | None:
        """Its attack, None where it is no follower (5.24.2.1)."""

    @property
    def defense(self) -> int | None:
        """Its defense, None where it is no follower."""


class Filtered(Protocol):
    """The cards that are narrowed down."""

    @property
    def kind(self) -> str:
        """Of which type they are, "card" for any."""

    @property
    def zone(self) -> str:
        """Where they lie."""

    @property
    def filters(self) -> tuple[Filter, ...]:
        """All that narrows them down."""


class FilterWord(NamedTuple):
    """How scripts write a filter behind cards and a dot: its name, what its brackets ask for (None: it has none; an
    empty name: they are empty), and what makes it."""

    name: str
    asks: tuple[str, object] | None
    make: Callable[..., Filter]
    says: str


class Filter(Node):
    """One thing that narrows cards down. Its fields are the places of phrases for cards (`phrases/cards.py`), so that
    no two filters have one of the same name.

    `word` is what scripts write, with `asks` in its brackets (None: no brackets); its docstring is the help. `state_en`
    stands before the noun in English, `limit_en` behind it ("{s}" is the s of a verb for one card), `limit_ja` before
    it in Japanese.
    """

    __slots__ = ()

    word: ClassVar[str] = ""
    asks: ClassVar[str | None] = None
    unset: ClassVar[object] = None
    """What its fields hold for cards that are not narrowed down by it."""
    kind: ClassVar[str] = ""
    """The card type that is said with it."""
    says_what: ClassVar[bool] = False
    """Whether it says what a card is, not how it is or lies."""
    is_known_late: ClassVar[bool] = False
    """Whether what its cards have, and not only what they are, decides who is meant, or which card asks."""
    state_en: ClassVar[str] = ""
    limit_en: ClassVar[str] = ""
    limit_ja: ClassVar[str] = ""

    @classmethod
    def words(cls) -> Iterator[FilterWord]:
        """How scripts write it."""
        if cls.word:
            yield FilterWord(cls.word, None if cls.asks is None else (cls.asks, cls._hint()), cls, cls.__doc__ or "")

    @classmethod
    def _hint(cls) -> object:
        """What its first field holds: to evaluate all annotations of the class takes ten times as long."""
        annotation: str = cls.__annotations__[cls.field_names[0]]
        hint: object = eval(annotation, vars(sys.modules[cls.__module__]))
        return hint

    def written(self) -> tuple[tuple[str, tuple[object, ...] | None], ...]:
        """The words that make it, with what is in their brackets (None: they have none)."""
        if not self.word:
            return ()
        values = tuple(value for name in type(self).field_names if (value := getattr(self, name)) is not self.unset)
        return tuple((self.word, (value,)) for value in values)

    def with_another(self, other: Any) -> Filter:  # noqa: ANN401 - of the same class
        """What it is once such a filter is said again."""
        made: Filter = other
        return made

    def with_x(self, number: int) -> Filter:
        """This where that is X."""
        return self

    @property
    def is_whole_name(self) -> bool:
        """Whether it is a whole name: of which type cards are it leaves open."""
        return False

    def fits(self, candidate: Candidate) -> bool:
        """Whether a card is one of those."""
        return True

    def fits_by_values(self, values: CandidateValues) -> bool:
        """The same by its values; asked last, where it `has_values`."""
        return True

    has_values: ClassVar[bool] = False
    """Whether it asks for values of cards that persistent effects change."""

    def mistakes_in(self, group: Filtered) -> Iterator[Message]:
        """What is wrong with narrowing these cards down so."""
        yield from ()


class Flag(Filter):
    """A filter that is there or not: its only field is true."""

    __slots__ = ()

    unset = False

    def written(self) -> tuple[tuple[str, tuple[object, ...] | None], ...]:
        """Its word alone, with empty brackets where it has some."""
        return ((self.word, None if self.asks is None else ()),) if self.word else ()
