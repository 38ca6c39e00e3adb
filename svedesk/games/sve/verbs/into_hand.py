"""Add selected cards to your hand, or return them to their owners' hands (5.4.1, 4.1.6)."""

from __future__ import annotations

from typing import ClassVar

from svedesk.engine.ask import Flow
from svedesk.games.sve.abilities.base import Context, Redirect, Step
from svedesk.games.sve.actions.move import return_to_hand
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Ref, Target
from svedesk.games.sve.values.groups import acted_on
from svedesk.games.sve.zones import HAND
from svedesk.phrases.phrase import phrases


class AddToHand(Step):
    """Add what was selected to your hand. Its owner's hand: yours, where it lay in your cemetery."""

    script_word = "add_to_hand(what)"  # 4.1.6
    moves = True

    what: Ref

    phrases: ClassVar = phrases(
        en="add <what:card> to your hand",
        ja="<what>を手札に加える",
    )

    @property
    def redirect(self) -> Redirect | None:
        """To the hand."""
        return Redirect(HAND, "return") if self.what == Ref("it") else None

    def perform(self, game: GameState, context: Context) -> Flow:
        """Together; a card that moved on since is a new card and stays where it is (4.1.4)."""
        yield from return_to_hand(game, acted_on(game, self.what, context))


class ReturnToHand(Step):
    """Return to its owner's hand."""

    script_word = "return_to_hand(what)"
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
        """From the field or wherever the text means it: "this card" that left lies elsewhere (4.1.4.1). One that moved
        on since is a new card (4.1.4)."""
        there = [card for card in acted_on(game, self.what, context) if game.table.cards[card].zone != HAND]
        yield from return_to_hand(game, there)
