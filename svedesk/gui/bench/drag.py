"""Frames while one of 120 cards is dragged at 1920 x 1080, and the memory that takes: the drag goes through real
mouse events, and a frame is
one move with all that is repainted for it."""

from __future__ import annotations

import json
import os
import statistics
import sys
import tempfile
import time
from pathlib import Path

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from svedesk.engine.records import Place
from svedesk.gui import by_hand
from svedesk.gui.app import application_for, make_window
from svedesk.gui.look.theme import DARK
from svedesk.gui.menu.page import NewGame

CARDS = 120
SIZE = (1920, 1080)
STEPS = 240


def measure(folder: Path) -> dict[str, float]:
    """Milliseconds of a frame, the number of cards, megabytes."""
    application = application_for(DARK)
    window = make_window(DARK, saves=folder, reduced_motion=True)
    window.resize(*SIZE)
    window.new_game(NewGame(("SD01", "SD02"), ("Player 1", "Player 2"), 0, True, 1))
    window.show()
    page = window.page
    assert page is not None
    sitting = page.sitting
    sitting.toggle_rules()
    tokens = ("SD01-T01", "SD02-T01", "SD02-T02", "SD01-008", "SD02-001")
    places = [Place(seat, zone) for seat in (0, 1) for zone in ("field", "ex")]
    index = 0
    while len(page.scene.cards) < CARDS:
        by_hand.create(sitting, tokens[index % len(tokens)], places[index % len(places)])
        index += 1
    application.processEvents()
    view, viewport = page.view, page.view.viewport()
    card = sitting.view.zone(sitting.seat, "hand").cards[0]
    item = page.scene.item_of(card.id)
    assert item is not None
    start = view.mapFromScene(item.pos())

    def send(kind: QEvent.Type, x: float, y: float, buttons: Qt.MouseButton) -> None:
        at = QPointF(x, y)
        button = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseMove else Qt.MouseButton.LeftButton
        modifiers = Qt.KeyboardModifier.NoModifier
        event = QMouseEvent(kind, at, QPointF(viewport.mapToGlobal(at.toPoint())), button, buttons, modifiers)
        QApplication.sendEvent(viewport, event)

    send(QEvent.Type.MouseButtonPress, start.x(), start.y(), Qt.MouseButton.LeftButton)
    frames = []
    for step in range(STEPS):
        share = step / STEPS
        x = start.x() + (viewport.width() * 0.8 - start.x()) * abs(1 - 2 * share)
        y = start.y() - (start.y() - viewport.height() * 0.12) * share
        begun = time.perf_counter()
        send(QEvent.Type.MouseMove, x, y, Qt.MouseButton.LeftButton)
        application.processEvents()
        frames.append((time.perf_counter() - begun) * 1000)
    page.mouse.cancel()
    frames.sort()
    resident = _resident()
    cards = len(page.scene.cards)
    window.close()
    return {
        "frame_median_ms": round(statistics.median(frames), 3),
        "frame_p95_ms": round(frames[int(len(frames) * 0.95)], 3),
        "frame_cards": float(cards),
        "resident_mb": round(resident, 1),
    }


def _resident() -> float:
    """Memory of this process in megabytes; 0 where the system does not say."""
    status = Path("/proc/self/status")
    if not status.is_file():
        return 0.0
    for line in status.read_text(encoding="utf-8").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0


if __name__ == "__main__":
    if not os.environ.get("DISPLAY") and not os.environ.get("WAYLAND_DISPLAY"):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory() as saves:
        sys.stdout.write(json.dumps(measure(Path(saves))) + "\n")
