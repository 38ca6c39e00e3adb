"""How answers and operations by hand grow with the cards on the fields: far more than the rules allow, as people may
lay them out by hand."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from functools import partial
from statistics import fmean, median

from svedesk.cli.bench_long import long_game
from svedesk.decks.model import Deck
from svedesk.desk.desk import Desk
from svedesk.engine.ask import Answer, Ask
from svedesk.engine.log import Operation
from svedesk.engine.operations.table_wide import MOST_CREATED
from svedesk.engine.records import SHARED, Place

SIZES = (5, 20, 50, 100)
"""Cards on both fields together."""
MOST = 500
ATTACKS = 10
TOKEN, GIVER = "SD01-T01", "SD01-001"
"""A follower without abilities, and one that gives something to others of its field: of five cards one."""


def crowded(decks: tuple[Deck, ...], cards: int) -> Desk:
    """A main phase with so many followers on the fields, all of which may attack; the leaders last for ever."""
    desk = long_game(decks, 0)
    for seat in (0, 1):
        count = cards // 2 + (cards % 2 and not seat)
        _operate(desk, "number_set", seat, text="field_limit", amount=2 * MOST)
        _operate(desk, "number_set", seat, text="leader_defense", amount=9_999)
        for number, amount in ((TOKEN, count - count // 5), (GIVER, count // 5)):
            for begun in range(0, amount, MOST_CREATED):
                some = min(MOST_CREATED, amount - begun)
                _operate(desk, "create", seat, to=Place(seat, "field"), amount=some, text=number)
    desk.set_mode("rules")
    turn = desk.session.table.number(SHARED, "turn")
    while (ask := desk.session.ask) is not None and desk.session.table.number(SHARED, "turn") < turn + 2:
        desk.answer(_least(ask))
    while (ask := desk.session.ask) is not None and not ask.anchor:
        desk.answer(_least(ask))
    return desk


def _least(ask: Ask) -> Answer:
    """Ending, passing, as little as may be."""
    return tuple(range(len(ask.options)))[len(ask.options) - ask.low :]


def _operate(desk: Desk, name: str, seat: int, **more: object) -> None:
    desk.operate(Operation(name, seat, **{"side": seat, **more}))  # type: ignore[arg-type]


def measure(decks: tuple[Deck, ...]) -> Iterator[tuple[str, float]]:
    """Means of answers, in milliseconds, for each of `SIZES`; with `MOST` cards that and operations by hand."""
    for size in SIZES:
        yield f"answer_{size}_ms", fmean(_answers(crowded(decks, size)))
    desk = crowded(decks, MOST)
    yield f"answer_{MOST}_ms", fmean(_answers(desk))
    desk.set_mode("manual")
    turned = [desk.session.table.zone(0, "field")[place] for place in range(ATTACKS)]
    turns = (partial(_operate, desk, "turn", 0, cards=(card,), amount=2) for card in turned)
    yield f"by_hand_{MOST}_ms", median(map(_ms, turns))


def _answers(desk: Desk) -> Iterator[float]:
    """Attacks on the leader as long as one can, with all that is asked on the way."""
    attacks = 0
    while (ask := desk.session.ask) is not None:
        wanted = [place for place, option in enumerate(ask.options) if option.kind in ("attack", "pass")]
        attacks += ask.anchor
        if not wanted or attacks > ATTACKS:
            return
        yield _ms(partial(desk.answer, (wanted[-1],)))


def _ms(act: Callable[[], object]) -> float:
    begun = time.perf_counter()
    act()
    return (time.perf_counter() - begun) * 1000
