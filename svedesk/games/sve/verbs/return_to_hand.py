"""Return a card to its owner's hand (5.4.1, 4.1.6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from svedesk.engine.ask import Flow
from svedesk.games.sve.abilities.base import Context, Redirect, Step
from svedesk.games.sve.actions.move import return_to_hand
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Ref, Target
from svedesk.games.sve.phrases.phrase import phrases
from svedesk.games.sve.values.groups import acted_on
from svedesk.games.sve.zones import HAND


@dataclass(frozen=True, slots=True)
class ReturnToHand(Step):
    """Return what was selected, or the card itself, to its owner's hand, from the field."""

    moves = True

    what: Target

    phrases: ClassVar = phrases(
        en="return <what:card> to its owner's hand",
        ja="<what>を手札に戻す",
    )

    @property
    def redirect(self) -> Redirect | None:
        """To the hand."""
        return Redirect(HAND, "return") if self.what == Ref("it") else None

    def perform(self, game: GameState, context: Context) -> Flow:
        """Only cards still on the field: one that moved on is a new card (4.1.4)."""
        here = [card_id for card_id in acted_on(game, self.what, context) if game.lies_on_field(card_id)]
        yield from return_to_hand(game, here)
