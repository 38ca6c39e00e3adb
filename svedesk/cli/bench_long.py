"""What a long game costs below the window: undo and redo at its end, a replay of it sought both ways."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from functools import partial

from svedesk.bot.random_bot import RandomBot
from svedesk.cli import materials
from svedesk.decks.model import Deck
from svedesk.desk.desk import Desk
from svedesk.engine.log import Operation
from svedesk.engine.records import Place
from svedesk.replay.replay import Replay

OPERATIONS = 3_000
BACK = 30
SEEKS = 60


def long_game(decks: tuple[Deck, ...], operations: int) -> Desk:
    """A game of two random bots up to its fourth turn, then so many operations by hand, all at one and the same
    question."""
    desk = Desk.new(materials.setup(decks, 1), materials.rules())
    bots = (RandomBot(1), RandomBot(2))
    while (ask := desk.session.ask) is not None and (desk.session.table.number(-1, "turn") < 4 or not ask.anchor):
        desk.answer(bots[ask.seat].answer(ask, partial(desk.view, ask.seat)))
    desk.set_mode("manual")
    for number in range(operations):
        seat = number % 2
        if number % 100 == 0:
            desk.operate(Operation("create", seat, to=Place(seat, "ex"), amount=1, text="SD01-T01"))
        elif number % 10 == 0:
            desk.operate(Operation("shuffle", seat, source=Place(seat, "deck")))
        else:
            desk.operate(Operation("number_set", seat, side=seat, text="play_points", amount=number % 9 + 1))
    return desk


def measure(decks: tuple[Deck, ...]) -> Iterator[tuple[str, float]]:
    """The longest of many, in milliseconds."""
    desk = long_game(decks, OPERATIONS)
    yield "undo_long_ms", max(_ms(desk.undo) for _ in range(BACK))
    yield "redo_long_ms", max(_ms(desk.redo) for _ in range(BACK))
    replay, chance = Replay(desk), random.Random(1)
    places = [chance.randrange(replay.last + 1) for _ in range(SEEKS)]
    yield "seek_ms", max(_ms(partial(replay.view, place, 0)) for place in (replay.last, 0, replay.last, *places))


def _ms(act: Callable[[], object]) -> float:
    begun = time.perf_counter()
    act()
    return (time.perf_counter() - begun) * 1000
