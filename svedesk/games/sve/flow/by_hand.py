"""Turns with the rules off: where the table stands is said by hand, and the rules only keep count."""

from __future__ import annotations

from svedesk.engine.ask import Flow
from svedesk.engine.events import PhaseBegan
from svedesk.games.sve.actions.turn_counts import TURNS_BEGUN, start_again
from svedesk.games.sve.flow.quick import quick_window
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.values.durations import end_effects

BY_HAND = "by-hand"
"""What follows the name of a phase in `table.step` that a hand began: nothing in it happens by itself."""


def begin_turn(game: GameState) -> None:
    """A turn is said to begin, and its start phase to be over: what the last one gave ends (7.4.8), what is counted of
    a turn begins anew."""
    table, seat = game.table, game.active
    end_effects(game, 1 - seat)
    start_again(game)
    if game.edition.super_evolution:  # JA 3.3.2
        table.numbers[(seat, TURNS_BEGUN)] = table.number(seat, TURNS_BEGUN) + 1
    table.memory = ()
    table.emit(PhaseBegan(seat, "start", game.turn))
    table.emit(PhaseBegan(seat, "main", game.turn))
    table.step = ("main",)


def stop_at_end(game: GameState) -> Flow:
    """The end phase is announced, and the other player may use Quick (7.4.5). When the rules are on again by then, they
    go on from there."""
    game.table.emit(PhaseBegan(game.active, "end", game.turn))
    yield from quick_window(game, 1 - game.active, "quick-end")
