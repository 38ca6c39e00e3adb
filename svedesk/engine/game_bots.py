"""What computer players need to know of one game: a Protocol that its package implements for them."""

from __future__ import annotations

from typing import Protocol

from svedesk.engine.ask import Answer, Ask, Flow
from svedesk.engine.log import DeckList
from svedesk.engine.table import Table
from svedesk.engine.view import View


class GameBots(Protocol):
    """The judgement of a game's computer players, over its rules. It is handed views and tables that were made from
    views, never the table of a game that is played."""

    def world(self, view: View, seed: int, deck: DeckList | None = None) -> Table:
        """A table that may be the one this seat sees, with the ids it sees: what it does not know is dealt by the seed
        from the cards that may be there. `deck` is what the seat brought, where it is known. The rules can be started
        on it where the question is one they can be started from."""

    def value(self, table: Table, seat: int) -> float:
        """How well a seat stands: the logarithm of its odds to win. What is worth looking at is that `seat` acts or has
        just ended its turn."""

    def rough_value(self, table: Table, seat: int) -> float:
        """The same as somebody with some experience sees it at a glance."""

    def may_win(self, table: Table, seat: int) -> bool:
        """Whether a seat whose turn it is might win in it: where it says no, nobody looks for a way."""

    def threat(self, table: Table, seat: int) -> float:
        """How near a seat whose turn it is has come to winning in it: above 0 what it has ready may be enough, -4 is
        about four attacks of the smallest kind away."""

    def answer(self, table: Table, ask: Ask) -> Answer:
        """A sensible answer, found at once without thinking ahead."""

    def resume(self, table: Table, ask: Ask) -> Flow | None:
        """The rules from a question on that stands in the middle of what another seat does, to the end of that; None
        where they cannot be started there."""

    def candidates(self, table: Table, ask: Ask, most: int) -> tuple[Answer, ...]:
        """Up to so many different answers worth thinking about, the most likely first."""

    def key(self, table: Table) -> object:
        """Equal for tables on which everything that counts is equal, however it came to be so."""
