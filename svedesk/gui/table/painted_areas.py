"""The few rectangles in which a changed region is painted."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QRect
from PySide6.QtGui import QRegion

PASS = 40_000
"""The logical pixels that take as long to paint as to go through all items once more."""


def painted_areas(region: QRegion) -> list[QRect]:
    """Rectangles that cover all of it: as few as is quick, for each is a pass through all items."""
    rects: Iterable[QRect] = region  # type: ignore[assignment]  # it can be gone through
    areas: list[QRect] = []
    for rect in rects:
        grown = rect
        while (near := next((area for area in areas if _saves_a_pass(area, grown)), None)) is not None:
            areas.remove(near)
            grown = grown.united(near)
        areas.append(grown)
    return areas


def _saves_a_pass(rect: QRect, other: QRect) -> bool:
    """Whether painting what lies between two rectangles takes less than painting them one after the other."""
    return _size(rect.united(other)) < _size(rect) + _size(other) + PASS


def _size(rect: QRect) -> int:
    return rect.width() * rect.height()
