"""The start, main and end phases (7.2 to 7.4)."""

from __future__ import annotations

from svedesk.engine.ask import AnchorBuilder, Ask, Flow, Option, ask
from svedesk.engine.events import PhaseBegan
from svedesk.engine.message import Message, named
from svedesk.engine.records import SHARED, UPRIGHT
from svedesk.games.sve.actions.draw import draw
from svedesk.games.sve.actions.engage import engage
from svedesk.games.sve.actions.move import discard
from svedesk.games.sve.actions.triggers import note
from svedesk.games.sve.actions.turn_counts import TURNS_BEGUN, start_again
from svedesk.games.sve.actions.turns import next_turn
from svedesk.games.sve.flow.attack import must_attack
from svedesk.games.sve.flow.by_hand import BY_HAND, stop_at_end
from svedesk.games.sve.flow.confirmation import confirmation_timing
from svedesk.games.sve.flow.cycles import do, may_do, with_repetitions
from svedesk.games.sve.flow.quick import quick_window
from svedesk.games.sve.flow.repeating import repeat
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.rules.limits import MAX_PLAY_POINTS
from svedesk.games.sve.trigger_events import PhaseStarted
from svedesk.games.sve.values.changes import is_boxed
from svedesk.games.sve.values.durations import end_effects
from svedesk.games.sve.values.keywords import has_keyword
from svedesk.games.sve.values.names import is_follower
from svedesk.games.sve.values.restrictions import cannot_refresh
from svedesk.games.sve.zones import HAND

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


def end_phase(game: GameState) -> Flow:
    """End a turn: engage Ward followers, Quick, discard to the limit, let effects of the turn end, pass the turn."""
    table = game.table
    seat = game.active
    if table.step == ("end", BY_HAND):
        yield from stop_at_end(game)
    else:
        yield from _to_quick_window(game, seat)
    while _too_many(game, seat) > 0:  # 7.4.7
        picked = yield from ask(lambda: _which_to_discard(game, seat))
        yield from discard(game, [option.card for option in picked])
        yield from confirmation_timing(game)
    end_effects(game, seat)  # 7.4.8
    table.set_number(SHARED, "active", next_turn(game))  # 7.4.9
    table.step = ("start",)


def _to_quick_window(game: GameState, seat: int) -> Flow:
    """What comes before the discarding."""
    game.table.emit(PhaseBegan(seat, "end", game.turn))
    note(game, [PhaseStarted(seat, "end")])  # 7.4.1
    yield from confirmation_timing(game)  # 7.4.2
    yield from _engage_wards(game, seat)  # 7.4.3
    if game.edition.confirmation_after_wards:
        yield from confirmation_timing(game)  # 7.4.4; EN early goes on from 7.4.3 to Quick at once
    yield from quick_window(game, 1 - seat, "quick-end")  # 7.4.5, 7.4.6


def _reserved_wards(game: GameState, seat: int) -> tuple[Option, ...]:
    return tuple(
        Option("card", card.id)
        for card in game.field(seat)
        if not card.sideways and is_follower(game, card) and has_keyword(game, card, "ward")
    )


def _engage_wards(game: GameState, seat: int) -> Flow:
    """Any number of reserved followers with Ward; asked only where there is one."""
    if not _reserved_wards(game, seat):
        return

    def build() -> Ask:
        wards = _reserved_wards(game, seat)
        reason = Message("ward-end", (), "7.4.3")
        if len(wards) == 1:
            reason = Message("ward-end-one", (named(game.table.cards[wards[0].card].number),), "7.4.3")
        return Ask(seat, "ward", wards, 0, len(wards), reason=reason)

    engage(game, [option.card for option in (yield from ask(build))])


def _too_many(game: GameState, seat: int) -> int:
    return len(game.table.zone(seat, HAND)) - max(0, game.table.number(seat, "hand_limit"))


def _which_to_discard(game: GameState, seat: int) -> Ask:
    hand = tuple(Option("card", card_id) for card_id in game.table.zone(seat, HAND))
    count = max(0, _too_many(game, seat))
    reason = Message("discard-to-limit", (count, game.table.number(seat, "hand_limit")), "7.4.7")
    return Ask(seat, "discard", hand, count, count, reason=reason)
