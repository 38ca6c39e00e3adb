"""What a game is to the kernel: a Protocol that each rules module implements."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import NamedTuple, Protocol

from svedesk.engine.ask import Ask, Flow, Option
from svedesk.engine.facts import Facts
from svedesk.engine.log import Operation, Setup
from svedesk.engine.message import Message
from svedesk.engine.origin import CardNote, Origin
from svedesk.engine.records import Card, Outcome
from svedesk.engine.table import Table
from svedesk.engine.view import Shown
from svedesk.engine.zones import ZoneSpec

OTHER_GAME = "other-game"
"""The key of what is said of a setup of another game; its argument is the name of that game."""


class Refusal(NamedTuple):
    """Something a player may try that the rules refuse now, and why."""

    option: Option
    message: Message


class Ruleset(Protocol):
    """One game's rules. Holds no state of any game: everything that changes is in the Table. What a subclass
    does not say has a default."""

    origins: Mapping[str, Origin] = MappingProxyType({})
    """The cards that do not come with the program, by number."""

    @property
    def zones(self) -> Mapping[str, ZoneSpec]:
        """The kinds of zones, in the order a table shows them."""

    @property
    def passable(self) -> Collection[str]:
        """The kinds of questions that a seat may have answered with "pass" by itself, as it wishes: windows in which it
        might do something in another's turn."""
        return ()

    @property
    def implied(self) -> Mapping[str, str]:
        """Kinds of questions that the answer before has answered, with the kind of option it then is: to choose what
        costs something is to pay for it."""
        return {}

    def deal(self, setup: Setup) -> Table:
        """The table before its first question. Raises `Refused` when the setup cannot be played: with the key
        `OTHER_GAME` when it is one of another game, with "deck-unknown-section" for a section its decks don't have."""

    def play(self, table: Table) -> Flow:
        """The rules from `table.step` on. Started again from the table of an anchor question it asks that question
        first and does nothing before. Ends when the game has an outcome."""

    def concede(self, table: Table, seat: int) -> None:
        """Let a seat lose at once."""
        table.outcome = Outcome((1 - seat,), ((seat, "conceded"),))
        table.step = ("over",)

    def after_operation(self, table: Table) -> None:
        """Put right, after a manual operation, what only the rules know of (links of cards that left, say). Decides
        nothing."""
        return

    def assist(self, table: Table, operation: Operation, helps: Collection[str]) -> tuple[Operation, ...]:
        """What a hand that does an operation with the rules off means to do besides, with these of the helps the game
        knows: the operation itself (or what stands for it) and then the others. Decides from the table before it."""
        return (operation,)

    def shown(self, table: Table, card: Card) -> Shown:
        """A card's values now."""

    def refusals(self, table: Table, ask: Ask) -> tuple[Refusal, ...]:
        """What the asked seat might try at this question and may not, with the reasons."""
        return ()

    def problems(self, table: Table) -> tuple[Message, ...]:
        """What lies on the table that the rules would not allow; empty when all is well."""
        return ()

    def facts(self, number: str) -> Facts:
        """What is printed on a card. Raises KeyError for an unknown number."""

    def digest(self, number: str) -> str:
        """A digest of what a card means as far as it is played: where it is another, the same log may come to something
        else. Raises KeyError for an unknown number."""

    def is_same(self, number: str, digest: str) -> bool:
        """Whether a card is here what it is to the program that made this digest of it, as far as it is played and the
        two can be compared: lists of cards may be in different languages. Raises KeyError for an unknown number."""
        return self.digest(number) == digest

    def brought(self, numbers: Iterable[str]) -> tuple[CardNote, ...]:
        """Of these cards and of those they bring into play, the ones that do not come with the program, by number.
        Numbers that nobody knows are passed over."""
        return tuple(self._notes(sorted({*numbers} & self.origins.keys())))

    def _notes(self, numbers: Iterable[str]) -> Iterator[CardNote]:
        for number in numbers:
            try:
                yield CardNote(number, self.facts(number).name, self.digest(number), self.origins[number])
            except KeyError:
                continue
