"""Frames while things move with 120 cards on the table, at 1920 x 1080 and 3840 x 2160: blows, deaths, cards drawn and
played. A frame is a sixtieth of a second of all that, with what is repainted for it."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from svedesk.engine.records import Place
from svedesk.gui.bench._table import BenchTable, p95, report

CARDS = 120
FRAME = 1000 / 60


def measure(folder: Path) -> dict[str, float]:
    """Milliseconds of a frame by the clock, and of this program's own work."""
    clock, own = _size(folder, (1920, 1080))
    large, large_own = _size(folder, (3840, 2160))
    return {
        "moving_median_ms": statistics.median(clock),
        "moving_p95_ms": p95(clock),
        "moving_own_p95_ms": p95(own),
        "moving_4k_median_ms": statistics.median(large),
        "moving_4k_p95_ms": p95(large),
        "moving_4k_own_p95_ms": p95(large_own),
        "moving_frames": float(len(clock)),
    }


def _size(folder: Path, size: tuple[int, int]) -> tuple[list[float], list[float]]:
    """The frames at one size of the window, by the clock and by the processor."""
    table = BenchTable(folder, size)
    table.fill(CARDS)
    motion = table.page.motion
    motion.reduced, motion.by_hand = False, True
    for act in acts(table):  # what is drawn once is drawn before it counts
        list(_frames(table, act))
    frames = [frame for act in acts(table) for frame in _frames(table, act)]
    table.window.close()
    return [frame[0] for frame in frames], [frame[1] for frame in frames]


def acts(table: BenchTable) -> tuple[Callable[[], object], ...]:
    """What moves: a blow that kills, a card put on the field, cards drawn, a whole field turned."""
    seat = table.table_seat.seat
    mine, theirs = Place(seat, "field"), Place(1 - seat, "field")

    def lying(place: Place) -> list[int]:
        return [card.id for card in table.table_seat.view.zone(*place).cards]

    return (
        lambda: table.do("attack", lying(mine)[:1] + lying(theirs)[-1:]),
        lambda: table.do("damage", lying(theirs)[:1], amount=1),
        lambda: table.do("move", lying(theirs)[:1], to=Place(1 - seat, "cemetery"), text="top"),
        lambda: table.do("create", to=theirs, amount=1, text="SD01-008"),
        lambda: table.do("draw", source=Place(seat, "deck"), amount=3),
        lambda: table.do("turn", lying(mine)[:20], amount=1),
        lambda: table.do("turn", lying(mine)[:20], amount=0),
    )


def _frames(table: BenchTable, act: Callable[[], object]) -> Iterator[tuple[float, float]]:
    """Clock and own time of each frame until all lies still."""
    motion = table.page.motion
    act()
    table.paint()
    while motion.running:
        begun, own = time.perf_counter(), time.thread_time()
        motion.advance(FRAME)
        table.paint()
        yield (time.perf_counter() - begun) * 1000, (time.thread_time() - own) * 1000


if __name__ == "__main__":
    report(measure)
