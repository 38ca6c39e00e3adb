"""Parts of costs that are processes of their own: each knows when it can be executed and how (10.4)."""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING

from svedesk.engine.ask import Builder, Flow, Picked
from svedesk.engine.message import Message
from svedesk.games.sve.abilities.cost import Cost

if TYPE_CHECKING:
    from svedesk.games.sve.game_state import GameState

TAKEN = "taken"
"""The mark of a card that says how many cards a counted process of its cost was executed with."""


class Process(Cost):
    """One process of a cost."""

    __slots__ = ()

    @property
    def counts(self) -> bool:
        """Whether the text goes by how many cards it was executed with."""
        return False

    def why_not(self, game: GameState, seat: int, this: int) -> Message | None:
        """Why it cannot be executed; None when it can (10.4.2.2, 10.4.5.1)."""
        raise NotImplementedError

    def choose(
        self, game: GameState, seat: int, this: int, *, cancel: bool
    ) -> Generator[Builder, Picked, tuple[int, ...]]:
        """The cards it is executed with, asked where there is a choice."""
        yield from ()
        return ()

    def execute(self, game: GameState, seat: int, chosen: tuple[int, ...]) -> Flow:
        """Do it. Where a replacement effect alters what happens, it counts as done all the same (10.6.2.5.2)."""
        raise NotImplementedError
