"""Performing a sequence of actions a declared number of times (15.2.1.1)."""

from __future__ import annotations

from collections.abc import Generator

from svedesk.engine.ask import Ask, Builder, Flow, Option, Picked, ask_numbers
from svedesk.engine.message import Message, named
from svedesk.games.sve.flow.cycles import do, length_of, may_do, remembered
from svedesk.games.sve.flow.guide import Guide
from svedesk.games.sve.flow.performing import Memory
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.rules.decisions import key_of
from svedesk.games.sve.rules.position import Position

MOST_ACTIONS = 999
"""So many actions may be declared to be performed at once: what a number means is to be seen soon after it is said."""


def repeat(game: GameState, seat: int, picked: Option) -> Flow:
    """Ask how often, and the other player how often before it does something else; then perform the sequence so often,
    as long as it can be performed, with the answers given when it was performed before."""
    sequence = remembered(game)[-length_of(picked) :]
    card = named(game.table.cards[picked.card].number)
    times = yield from _declared(seat, picked, card)
    allowed = times
    differs = [
        (place, at)
        for place, done in enumerate(sequence)
        for at, decision in enumerate(done.decisions[1:])
        if decision.seat != seat and decision.is_choice
    ]
    if differs and times:  # who decides nothing in a sequence has no point in it to do something else at
        allowed = yield from _allowed(seat, picked, card, times)
    yield from _perform(game, seat, sequence, allowed, differs[-1] if allowed < times else None)


def _perform(game: GameState, seat: int, sequence: Memory, times: int, last: tuple[int, int] | None) -> Flow:
    """Perform the sequence so often, up to where not all of it goes as before. With `last` once more: the other player
    is then asked at all its questions, and has to decide otherwise at that one of that action if it has not before."""
    here: Position | None = None
    for nth in range(times + (last is not None)):
        differing = last is not None and nth == times
        for place, done in enumerate(sequence):
            again = done.decisions[0].said[0]
            option = next((option for option in may_do(game, seat) if key_of(game.table, option) == again), None)
            if option is None:
                return
            at = last[1] if last is not None and last[0] == place else -1
            guide = Guide(seat, done.decisions[1:], differing=differing, last=at)
            game.left.clear()
            here = yield from do(game, seat, option, guide, here)
            if not guide.was_followed:
                return


def _declared(seat: int, picked: Option, card: str) -> Generator[Builder, Picked, int]:
    length = length_of(picked)
    most = MOST_ACTIONS // length
    reason = Message("repeat-how-often", (card, most), "15.2.1.1")
    if picked.label.key:
        reason = Message("repeat-all-how-often", (card, most, length), "15.2.1.1")

    def build() -> Ask:
        return Ask(seat, "number", (), 0, most, "number", reason, source=picked.card, cancel=True)

    (times,) = yield from ask_numbers(build)
    return times


def _allowed(seat: int, picked: Option, card: str, times: int) -> Generator[Builder, Picked, int]:
    """How often the other player lets it be performed before it acts, which it then has to."""
    length = length_of(picked)
    reason = Message("repeat-allowed", (card, times), "15.2.1.1")
    if picked.label.key:
        reason = Message("repeat-all-allowed", (card, times, length), "15.2.1.1")

    def build() -> Ask:
        return Ask(1 - seat, "number", (), 0, times, "number", reason, source=picked.card)

    (allowed,) = yield from ask_numbers(build)
    return allowed
