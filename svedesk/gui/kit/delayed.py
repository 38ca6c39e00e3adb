"""A timer for what waits until typing rests."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


def delayed(parent: QObject, milliseconds: int, act: Callable[[], object]) -> QTimer:
    """A timer that acts once, so long after it was started last."""
    timer = QTimer(parent)
    timer.setSingleShot(True)
    timer.setInterval(milliseconds)
    timer.timeout.connect(act)
    return timer
