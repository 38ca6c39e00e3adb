"""Parts of costs that are processes of their own: each knows what it takes and how it is executed (10.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from svedesk.engine.ask import Flow
from svedesk.games.sve.abilities.cost import Cost
from svedesk.games.sve.abilities.taking import ShiftedNumber, TakenCards

if TYPE_CHECKING:
    from svedesk.games.sve.game_state import GameState

TAKEN = "taken"
"""The mark of a card that says how many cards a counted process of its cost was executed with."""


class Process(Cost):
    """One process of a cost."""

    by_hand: ClassVar[bool] = False
    """Whether only its player can tell what is done."""

    @property
    def counts(self) -> bool:
        """Whether the text goes by how many cards it was executed with."""
        return False

    def needs(self, game: GameState, seat: int, this: int) -> tuple[ShiftedNumber | TakenCards, ...]:
        """What it takes, as many parts of it however the table lies (10.4.2.2, 10.4.5.1)."""
        raise NotImplementedError

    def execute(self, game: GameState, seat: int, this: int, chosen: tuple[int, ...]) -> Flow:
        """Do it with the cards chosen for what it takes. Where a replacement effect alters what happens, it counts as
        done all the same (10.6.2.5.2)."""
        raise NotImplementedError
