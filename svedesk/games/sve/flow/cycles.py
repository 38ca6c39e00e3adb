"""Perpetual cycles of actions in the main phase (15.2): what led back to a position from before is not done again; a
sequence that can be performed over and over is declared with a number.

The table remembers the last actions of a main phase (`performing.Done`).
"""

from __future__ import annotations

from collections.abc import Generator, Iterator

from svedesk.engine.ask import Builder, Option, Picked
from svedesk.engine.message import Message
from svedesk.games.sve.flow.guide import Guide
from svedesk.games.sve.flow.main_actions import act, actions
from svedesk.games.sve.flow.performing import Memory, Performance, points_of, refused_now, without
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.rules.decisions import key_of
from svedesk.games.sve.rules.position import Position, Shape

_MOST_OFFERED = 3
"""Of the sequences that were just performed and can be again, so many are offered, the shortest first."""


def remembered(game: GameState) -> Memory:
    """The last actions of this main phase, the latest last."""
    memory: Memory = game.table.memory  # type: ignore[assignment]  # nothing else is remembered
    return memory


def may_do(game: GameState, seat: int) -> tuple[Option, ...]:
    """The actions that are possible, without those that only lead back (15.2.1.2)."""
    possible, memory = actions(game, seat), remembered(game)
    return without(game, possible, refused_now(game, memory, seat)) if memory else tuple(possible)


def leads_back(game: GameState, seat: int) -> tuple[Option, ...]:
    """The actions that are possible and may not be performed again for what came of them (15.2.1.2)."""
    refused = refused_now(game, remembered(game), seat)
    return (
        tuple(option for option in actions(game, seat) if (key_of(game.table, option),) in refused) if refused else ()
    )


def do(
    game: GameState, seat: int, option: Option, guide: Guide | None = None, here: Position | None = None
) -> Generator[Builder, Picked, Position | None]:
    """Perform an action of the main phase and remember it. `here` is the position now, and what is returned the one
    after it, where they are known (None else)."""
    performance = Performance(game, seat, remembered(game), option, here)
    game.table.step = ("main",)
    yield from performance.of(act(game, seat, option), guide)
    game.table.memory = performance.remembered()
    return performance.led_to


def with_repetitions(game: GameState, seat: int, options: tuple[Option, ...]) -> tuple[Option, ...]:
    """Options with, behind its first action, each sequence the active player may declare to be performed so many times
    more (15.2.1.1)."""
    memory = remembered(game)
    lengths = tuple(_repeatable(game, seat, memory)) if memory else ()
    if not lengths:
        return options
    possible = {key_of(game.table, option): option for option in options}
    behind: dict[Option, list[Option]] = {}
    for length in lengths[:_MOST_OFFERED]:
        first = possible.get(memory[-length].decisions[0].said[0])
        if first is not None:
            alone = length == 1 and first.kind == "activate" and not first.label.key
            label = Message("") if alone else Message("option-repeat", (length,), "15.2.1.1")
            index = first.index if alone else 0
            behind.setdefault(first, []).append(Option("repeat", first.card, index=index, label=label))
    return tuple(both for option in options for both in (option, *behind.get(option, ())))


def length_of(repetition: Option) -> int:
    """How many actions are repeated."""
    return int(repetition.label.args[0]) if repetition.label.args else 1


def _repeatable(game: GameState, seat: int, memory: Memory) -> Iterator[int]:
    """How long the sequences are, up to now, after which there is no less to act with than before them, and something
    has changed all the same."""
    points, evolution = points_of(game, seat)
    if not [done for done in memory if points >= done.points[0] and evolution >= done.points[1]]:
        return
    now = Shape(game.table, seat)
    here = Position(game.table) if memory[-1].led_back else None
    lengths: list[int] = []
    for length in range(1, len(memory) + 1):
        before = memory[-length]
        if before.seat != seat or any(decision.kind == "by_hand" for decision in before.decisions):
            return  # what was done by hand is not done by itself
        if points < before.points[0] or evolution < before.points[1]:  # less to pay with than before it
            continue
        if before.shape != now or before.position == here:
            continue
        if not any(_is_multiple(memory, length, shorter) for shorter in lengths):
            lengths.append(length)
            yield length


def _is_multiple(memory: Memory, length: int, shorter: int) -> bool:
    """Whether the last actions are a shorter sequence performed several times."""
    answers = [tuple(decision.key for decision in done.decisions) for done in memory[-length:]]
    return length % shorter == 0 and answers == answers[-shorter:] * (length // shorter)
