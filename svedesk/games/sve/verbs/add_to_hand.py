"""Add selected cards to your hand."""

from __future__ import annotations

from dataclasses import dataclass

from svedesk.engine.ask import Flow
from svedesk.games.sve.abilities.base import Context, Redirect, Step
from svedesk.games.sve.actions.move import return_to_hand
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Ref
from svedesk.games.sve.values.groups import acted_on
from svedesk.games.sve.zones import HAND


@dataclass(frozen=True, slots=True)
class AddToHand(Step):
    """Move what was selected to the hand of its owner (4.1.6): yours, where it lay in your cemetery."""

    what: Ref

    @property
    def redirect(self) -> Redirect | None:
        """To the hand."""
        return Redirect(HAND, "return") if self.what == Ref("it") else None

    def perform(self, game: GameState, context: Context) -> Flow:
        """Together; a card that moved on since is a new card and stays where it is (4.1.4)."""
        yield from return_to_hand(game, acted_on(game, self.what, context))

    def en(self) -> str:
        """Add them to your hand."""
        return f"add {self.what.en(noun='card')} to your hand"

    def ja(self) -> str:
        """それを手札に加える."""
        return f"{self.what.ja()}を手札に加える"
