"""Frames while things move with 120 cards on the table, at 1920 x 1080 and 3840 x 2160: blows, deaths, cards drawn and
played. A frame is a sixtieth of a second of all that, with what is repainted for it; the first is the act itself, until
the table is painted with it."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from svedesk.engine.records import Place
from svedesk.gui.bench._table import BenchTable, Took, p95, report

CARDS = 120
FRAME = 1000 / 60


def measure(folder: Path) -> dict[str, float]:
    """Milliseconds of a frame by the clock, and of this program's own work; of the first frames alone, and with what
    follows them in the panel."""
    clock, own, firsts = _size(folder, (1920, 1080))
    large, large_own, large_firsts = _size(folder, (3840, 2160))
    return {
        "moving_median_ms": statistics.median(clock),
        "moving_p95_ms": p95(clock),
        "moving_own_p95_ms": p95(own),
        "moving_first_median_ms": statistics.median(first.frame for first in firsts),
        "moving_first_done_median_ms": statistics.median(first.done for first in firsts),
        "moving_4k_median_ms": statistics.median(large),
        "moving_4k_p95_ms": p95(large),
        "moving_4k_own_p95_ms": p95(large_own),
        "moving_4k_first_median_ms": statistics.median(first.frame for first in large_firsts),
        "moving_4k_first_done_median_ms": statistics.median(first.done for first in large_firsts),
        "moving_frames": float(len(clock)),
    }


def _size(folder: Path, size: tuple[int, int]) -> tuple[list[float], list[float], list[Took]]:
    """The frames at one size of the window by the clock, those after the first by the processor, and the first."""
    table = BenchTable(folder, size)
    table.fill(CARDS)
    table.table_seat.helps |= {"combat"}
    motion = table.page.motion
    motion.reduced, motion.by_hand = False, True
    firsts: list[Took] = []
    frames: list[tuple[float, float]] = []
    for act in (*acts(table), *acts(table)):
        if len(firsts) == len(acts(table)):  # what is drawn once is drawn before it counts
            frames.clear()
        firsts.append(table.took(act))
        frames += _frames(table)
    table.window.close()
    firsts = firsts[len(firsts) // 2 :]
    clock = [first.frame for first in firsts] + [frame[0] for frame in frames]
    return clock, [frame[1] for frame in frames], firsts


def acts(table: BenchTable) -> tuple[Callable[[], object], ...]:
    """What moves: a blow that kills, a card put on the field, cards drawn, a whole field turned."""
    seat = table.table_seat.seat
    mine, theirs = Place(seat, "field"), Place(1 - seat, "field")

    def lying(place: Place) -> list[int]:
        return [card.id for card in table.table_seat.view.zone(*place).cards]

    def do(name: str, cards: Sequence[int] = (), **fields: object) -> None:
        assert table.do(name, cards, **fields), "something moves"

    return (
        lambda: do("arrow", lying(mine)[:1] + lying(theirs)[-1:]),
        lambda: do("damage", lying(theirs)[:1], amount=1),
        lambda: do("move", lying(theirs)[:1], to=Place(1 - seat, "cemetery"), text="top"),
        lambda: do("create", to=theirs, amount=1, text="SD01-008"),
        lambda: do("draw", source=Place(seat, "deck"), to=Place(seat, "hand"), amount=3),
        lambda: do("turn", lying(mine)[:20], amount=1),
        lambda: do("turn", lying(mine)[:20], amount=0),
    )


def _frames(table: BenchTable) -> Iterator[tuple[float, float]]:
    """Clock and own time of each frame until all lies still."""
    motion = table.page.motion
    while motion.running:
        begun, own = time.perf_counter(), time.thread_time()
        motion.advance(FRAME)
        table.paint()
        yield (time.perf_counter() - begun) * 1000, (time.thread_time() - own) * 1000


if __name__ == "__main__":
    report(measure)
