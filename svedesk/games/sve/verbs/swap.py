"""Swap one card for another (5.12)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from svedesk.engine.ask import Flow
from svedesk.engine.message import Message
from svedesk.engine.records import Card, Place
from svedesk.games.sve.abilities.base import Context, Step
from svedesk.games.sve.actions.move import move_together
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.script_node import NodeWord, Scope
from svedesk.games.sve.trigger_events import Move
from svedesk.games.sve.zones import BANISHED, CEMETERY, DECK, EX, FIELD, HAND
from svedesk.phrases.phrase import phrases

_SWAPPED = frozenset((FIELD, EX, HAND, DECK, CEMETERY, BANISHED))
"""Zones a card of a deck can be moved to and from by a swap."""


class Swap(Step):
    """Swap this card for the one selected last, or, with `both_selected`, the two that were selected."""

    script_words = (
        NodeWord("swap_this", "Swap this card for the one selected last."),
        NodeWord("swap_them", "Swap the two cards that were selected.", both_selected=True),
    )

    both_selected: bool = False

    phrases: ClassVar = phrases(
        en="swap <both_selected|True=them|False=this card for it>",
        ja="<both_selected|True=それら|False=これとそれ>を入れ替える",
    )

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if not scope.named.selected:
            yield Message("mistake-swaps-nothing")

    def perform(self, game: GameState, context: Context) -> Flow:
        """Simultaneously (5.12.1), or not at all (5.12.2). "It" is the selected cards where they lie then."""
        ids = (*(() if self.both_selected else (context.this,)), *context.it)[:2]
        cards = [card for card in map(game.card, ids) if card is not None]
        context.it = ()
        if len(cards) < 2:
            return
        first, second = cards
        ways = (_way(game, first, second), _way(game, second, first))
        if None in ways or first.place == second.place:
            return
        moved = yield from move_together(game, [way for way in ways if way is not None], "swap")
        context.it = tuple(card_id for card_id in (moved if self.both_selected else moved[1:]) if card_id)
        if not self.both_selected:
            context.this = moved[0]


def _way(game: GameState, card: Card, other: Card) -> Move | None:
    """How a card goes to where the other lies, in its place where order counts; None where it cannot lie there."""
    if card.zone not in _SWAPPED or other.zone not in _SWAPPED:
        return None
    facts = game.definitions[card.number].facts
    if other.zone == FIELD:
        if facts.kind not in ("follower", "amulet"):
            return None
        return Move(card.id, other.place)
    at = game.table.zones[other.place].index(other.id) if other.zone == DECK and card.owner == other.seat else None
    return Move(card.id, Place(card.owner, other.zone), at=at)
