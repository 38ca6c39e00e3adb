"""Counters on cards (15.1), Stack counters (13.3.2) among them."""

from __future__ import annotations

from collections.abc import Iterable

from svedesk.engine.events import CardChanged
from svedesk.engine.records import with_number
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.values.names import definition

STACK = "Stack"
"""The name of Stack counters."""


def add_counters(game: GameState, card_id: int, name: str, amount: int) -> None:
    """Put so many counters of a name on a card, or, with a negative amount, remove as many as there are of those
    (15.1.4)."""
    card = game.table.cards[card_id]
    before = card.counter(name)
    after = max(0, before + amount)
    if after != before:
        game.table.put(card._replace(counters=with_number(card.counters, name, after)))
        game.table.emit(CardChanged(card_id, "counter", after - before, name))


def start_stack(game: GameState, card_ids: Iterable[int]) -> None:
    """Cards with Stack are put onto the field with one Stack counter (13.3.2.2)."""
    for card_id in card_ids:
        card = game.table.cards[card_id]
        if "stack" in game.definitions[card.number].keywords:
            add_counters(game, card_id, STACK, 1)


def with_stack(game: GameState, seat: int, least: int = 0, but: int = 0) -> tuple[int, ...]:
    """A seat's cards on the field with Stack and at least so many Stack counters."""
    return tuple(
        card.id
        for card in game.field(seat)
        if card.id != but and card.counter(STACK) >= least and "stack" in definition(game, card).keywords
    )
