"""The start phase (7.2)."""

from __future__ import annotations

from svedesk.engine.ask import Flow
from svedesk.engine.events import PhaseBegan
from svedesk.engine.records import SHARED, UPRIGHT
from svedesk.games.sve.actions.draw import draw
from svedesk.games.sve.actions.turn_counts import TURNS_BEGUN, start_again
from svedesk.games.sve.flow.confirmation import confirmation_timing
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.rules.limits import MAX_PLAY_POINTS
from svedesk.games.sve.values.changes import is_boxed
from svedesk.games.sve.values.restrictions import cannot_refresh


def start_phase(game: GameState) -> Flow:
    """Begin a turn: play points, refresh, draw."""
    table = game.table
    seat = game.active
    table.set_number(SHARED, "turn", game.turn + 1)
    start_again(game)
    if game.edition.super_evolution:  # JA 3.3.2
        table.numbers[(seat, TURNS_BEGUN)] = table.number(seat, TURNS_BEGUN) + 1
    table.emit(PhaseBegan(seat, "start", game.turn))
    table.set_number(seat, "max_play_points", min(MAX_PLAY_POINTS, table.number(seat, "max_play_points") + 1))  # 7.2.1
    table.set_number(seat, "play_points", table.number(seat, "max_play_points"))  # 7.2.2
    for card in game.field(seat):
        if not is_boxed(card) and not cannot_refresh(game, card):  # 5.30.3, 1.3.3
            table.turn_card(card.id, UPRIGHT)  # 7.2.3
    if game.turn > 1:  # 7.2.4.1: the first turn of the game is the first turn of the player who goes first
        yield from draw(game, seat, 1)  # 7.2.4
    yield from confirmation_timing(game)  # 7.2.5
    table.step = ("main", "begin")
