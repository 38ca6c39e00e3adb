"""How many cards are in your hand."""

from __future__ import annotations

from typing import ClassVar

from svedesk.games.sve.conditions.base import Condition
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.node_word import NodeWord
from svedesk.games.sve.zones import HAND
from svedesk.phrases.phrase import phrases


class EmptyHand(Condition):
    """There are no cards in your hand."""

    script_words = (NodeWord("no_cards_in_hand", "You have no cards in hand."),)

    phrases: ClassVar = phrases(
        en="if there are no cards in your hand, ",
        ja="自分の手札がないなら、",
    )

    def holds(self, game: GameState, seat: int, playing: int) -> bool:
        """A card being played lies in the resolution zone, no longer in the hand."""
        return not game.table.zone(seat, HAND)
