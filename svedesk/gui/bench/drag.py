"""Frames while one of 120 cards is dragged at 1920 x 1080, and the memory that takes: the drag goes through real
mouse events, and a frame is one move with all that is repainted for it."""

from __future__ import annotations

import statistics
from pathlib import Path

from PySide6.QtCore import QEvent, QPointF

from svedesk.gui.bench._table import LEFT, Table, p95, report, resident

CARDS = 120
STEPS = 240


def measure(folder: Path) -> dict[str, float]:
    """Milliseconds of a frame, the number of cards, megabytes."""
    table = Table(folder)
    table.fill(CARDS)
    viewport = table.page.view.viewport()
    card = table.sitting.view.zone(table.sitting.seat, "hand").cards[0]
    item = table.page.scene.item_of(card.id)
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
        frames.append(table.shown_ms(lambda at=at: table.send(QEvent.Type.MouseMove, at, LEFT)))  # type: ignore[misc]
    table.page.mouse.cancel()
    found = {
        "frame_median_ms": statistics.median(frames),
        "frame_p95_ms": p95(frames),
        "frame_cards": float(len(table.page.scene.cards)),
        "resident_mb": resident(),
    }
    table.window.close()
    return found


if __name__ == "__main__":
    report(measure)
