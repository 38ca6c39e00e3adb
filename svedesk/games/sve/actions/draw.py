"""Drawing (5.9); random cards (5.18)."""

from __future__ import annotations

from collections.abc import Sequence

from svedesk.engine.ask import Flow
from svedesk.engine.records import place_at
from svedesk.games.sve.actions.move import move_together
from svedesk.games.sve.actions.replace import is_draw_replaced
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.trigger_events import Move
from svedesk.games.sve.values.replacing import may_apply
from svedesk.games.sve.values.restrictions import cannot_draw
from svedesk.games.sve.zones import DECK, HAND

DREW_FROM_EMPTY = "drew_from_empty"
"""The number of a seat that remembers a draw that found no card, until rules handling sees it (11.2.2)."""


def draw(game: GameState, seat: int, count: int) -> Flow:
    """Draw cards one after the other (5.9.2). A draw from an empty deck is remembered and loses at the next rules
    handling (5.9.1.1)."""
    for _ in range(count):
        if cannot_draw(game, seat):
            return  # 1.3.3
        if may_apply(game) and (yield from is_draw_replaced(game, seat)):
            continue
        deck = game.table.zone(seat, DECK)
        if deck:
            yield from move_together(game, [Move(deck[0], place_at(seat, HAND), why="draw")], "")
        else:
            game.table.numbers[(seat, DREW_FROM_EMPTY)] = 1


def at_random(game: GameState, card_ids: Sequence[int], count: int) -> tuple[int, ...]:
    """So many of these cards, each as likely as any other; all of them where there are no more."""
    left = list(card_ids)
    taken: list[int] = []
    while left and len(taken) < count:
        taken.append(left.pop(game.table.random_below(len(left))))
    return tuple(taken)
