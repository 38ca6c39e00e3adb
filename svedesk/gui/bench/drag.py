"""Frames while one, or a group of 20, of 120 cards is dragged at 1920 x 1080, and the memory that takes. The drag goes
through real mouse events, and a frame is one move with all that is repainted for it."""

from __future__ import annotations

import statistics
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QPointF

from svedesk.gui.bench._table import LEFT, BenchTable, p95, report, resident

CARDS = 120
STEPS = 240
GROUP = 20


def measure(folder: Path) -> dict[str, float]:
    """Milliseconds of a frame, with one card and with a group of `GROUP`; the number of cards, megabytes."""
    table = BenchTable(folder)
    table.fill(CARDS)
    seat = table.table_seat.seat
    frames = _frames(table, table.table_seat.view.zone(seat, "hand").cards[0].id)
    lying = [card.id for card in table.table_seat.view.zone(seat, "field").cards[-GROUP:]]
    assert len(lying) == GROUP
    table.page.mouse.selection.take(lying)
    group = _frames(table, lying[-1], held=GROUP)
    result = {
        "frame_median_ms": statistics.median(frames),
        "frame_p95_ms": p95(frames),
        "frame_cards": float(len(table.page.scene.cards)),
        "group_p95_ms": p95(group),
        "resident_mb": resident(),
    }
    table.window.close()
    return result


def _frames(table: BenchTable, card: int, *, held: int = 1) -> list[float]:
    """A card, and its group, carried over the table and let go of."""
    viewport = table.page.view.viewport()
    item = table.page.scene.item_of(card)
    assert item is not None
    start = QPointF(table.page.view.mapFromScene(item.pos()))
    table.send(QEvent.Type.MouseButtonPress, start, LEFT)
    frames = []
    for step in range(STEPS):
        share = step / STEPS
        at = QPointF(
            start.x() + (viewport.width() * 0.8 - start.x()) * abs(1 - 2 * share),
            start.y() - (start.y() - viewport.height() * 0.12) * share,
        )
        frames.append(table.shown_ms(partial(table.send, QEvent.Type.MouseMove, at, LEFT)))
    drag = table.page.mouse.drag
    assert drag is not None
    assert len(drag.held) == held
    table.page.mouse.cancel()
    table.paint()
    return frames


if __name__ == "__main__":
    report(measure)
