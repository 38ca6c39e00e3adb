"""What computer players need to know of one game: a Protocol that its package implements for them."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Protocol

from svedesk.engine.ask import Answer, Ask, Flow
from svedesk.engine.log import DeckList
from svedesk.engine.message import Message
from svedesk.engine.played_game import Blunder, PlayedTurns
from svedesk.engine.table import Table


class GameBots(Protocol):
    """The judgement of a game's computer players, over its rules. It is handed views and tables that were made from
    views, never the table of a game that is being played. `value` and `candidates` are enough to play by."""

    sections: Mapping[str, str]
    """The section of a deck by each zone where cards of it lie that a seat may not see; the first also has those that
    lie facedown anywhere else."""
    piles: Collection[str] = frozenset()
    """The zones of which it counts what lies there, not how."""
    blunder_kinds: Sequence[str] = ()
    """The kinds of plainly bad plays that `blunders` finds, the gravest first."""

    def unseen(
        self, seen: Sequence[str], section: str, count: int, state: int, deck: DeckList | None
    ) -> tuple[int, tuple[str, ...]]:
        """The next state of chance, and so many cards of a section that an owner may have besides those that were seen
        of him; fewer only where nothing is known at all. `deck` is what he brought, where it is known."""

    def prepare(self, table: Table) -> None:
        """Make a table that was made of a view one the rules can be started on."""
        return

    def value(self, table: Table, seat: int) -> float:
        """How well a seat stands: the logarithm of its odds to win. What is worth looking at is that `seat` acts or has
        just ended its turn."""

    def rough_value(self, table: Table, seat: int) -> float:
        """The same as somebody with some experience sees it at a glance."""
        return self.value(table, seat)

    def value_meanwhile(self, table: Table, seat: int) -> float:
        """The same in the middle of another's turn, in which that other acts."""
        return -self.value(table, 1 - seat)

    def first_value(self, table: Table, seat: int) -> float:
        """The same as it was first: players that others are measured against keep to it."""
        return self.value(table, seat)

    def may_win(self, table: Table, seat: int) -> bool:
        """Whether a seat whose turn it is might win in it: where it says no, nobody looks for a way."""
        return True

    def threat(self, table: Table, seat: int) -> float:
        """How near a seat whose turn it is has come to winning in it: above 0 what it has ready may be enough, -4 is
        about four attacks of the smallest kind away."""
        return self.value(table, seat)

    def answer(self, table: Table, ask: Ask) -> Answer:
        """A sensible answer, found at once without thinking ahead."""
        return self.candidates(table, ask, 1)[0]

    def reasons(self, before: Table, after: Table, seat: int) -> Sequence[Message]:
        """Why a turn of a seat is worth taking in which one table became the other, in sentences of the game."""
        return ()

    def blunders(self, game: PlayedTurns) -> Iterator[Blunder]:
        """The plays of a game that look plainly bad. It is handed a game that is over, as nobody at it sees it."""
        yield from ()

    def resume(self, table: Table, ask: Ask) -> Flow | None:
        """The rules from a question on that stands in the middle of what another seat does, to the end of that; None
        where they cannot be started there."""
        return None

    def worth_trying(self, table: Table, ask: Ask) -> Sequence[int]:
        """The places of the options of a question of a turn that are worth a thought: all that are no plain mistakes,
        where a game knows of any."""
        return range(len(ask.options))

    def candidates(self, table: Table, ask: Ask, most: int) -> tuple[Answer, ...]:
        """Up to so many different answers worth thinking about, the most likely first."""
