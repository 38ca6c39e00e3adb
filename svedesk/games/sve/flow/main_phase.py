"""The main phase (7.3)."""

from __future__ import annotations

from svedesk.engine.ask import AnchorBuilder, Ask, Flow, Option, ask
from svedesk.engine.events import PhaseBegan
from svedesk.engine.message import Message
from svedesk.games.sve.actions.triggers import note
from svedesk.games.sve.flow.attack import must_attack
from svedesk.games.sve.flow.confirmation import confirmation_timing
from svedesk.games.sve.flow.cycles import do, may_do, with_repetitions
from svedesk.games.sve.flow.repeating import repeat
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.trigger_events import PhaseStarted

_MAIN = Message("main", (), "7.3.3")
_END = Option("end")


def main_phase(game: GameState) -> Flow:
    """From its start (step "main", "begin") or from its question (step "main") to its end."""
    table = game.table
    seat = game.active
    if table.step == ("main", "begin"):
        table.step = ("main",)
        table.memory = ()
        table.emit(PhaseBegan(seat, "main", game.turn))
        note(game, [PhaseStarted(seat, "main")])  # 7.3.1
        yield from confirmation_timing(game)  # 7.3.2
    while True:
        game.left.clear()
        (picked,) = yield from ask(AnchorBuilder(seat, lambda: _what_to_do(game)))  # 7.3.3
        if picked.kind == "end":
            break
        if picked.kind == "repeat":
            yield from repeat(game, seat, picked)
        else:
            yield from do(game, seat, picked)
    table.memory = ()
    table.step = ("end",)


def _what_to_do(game: GameState) -> Ask:
    """The anchor question of a turn."""
    return Ask(game.active, "main", main_options(game, game.active), reason=_MAIN, anchor=True)


def main_options(game: GameState, seat: int) -> tuple[Option, ...]:
    """Everything the active player may do now."""
    options = with_repetitions(game, seat, may_do(game, seat))
    return options if options and must_attack(game, seat) else (*options, _END)  # JA 7.3.3.1
