"""Saves and restores where the window is on the screens, as far as it can still be reached there."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from svedesk.gui.look.scale import FRAME
from svedesk.settings.values import WindowPlace

GRIP_WIDE, GRIP_HIGH = 120, 40
"""How much of a window, at its top, has to be on a screen so that it can be taken hold of, in logical pixels."""

SEEN = 2 / 3
"""The part of a window that has to be on a screen: one of which less is seen is moved onto it."""


def geometry_of(window: QWidget) -> WindowPlace:
    """Where a window stands; of a maximized one, where it would stand."""
    there = window.normalGeometry() if window.isMaximized() or window.isFullScreen() else window.geometry()
    return WindowPlace(there.x(), there.y(), there.width(), there.height(), window.isMaximized())


def restore_geometry(window: QWidget, place: WindowPlace) -> None:
    """Put a window where it stood. What is larger than its screen is made smaller, and what lies on a screen that is
    gone is left to the system, as is a window that never stood."""
    if place.width <= 0 or place.height <= 0:
        room = window.screen().availableGeometry()
        wanted = window.size()
        window.resize(_within(wanted, room, window))
        if wanted.height() + FRAME > room.height() or window.minimumHeight() + 2 * FRAME > room.height():
            window.showMaximized()  # with its title bar it has no room to stand anywhere
        return
    there = QRect(place.x, place.y, place.width, place.height)
    rooms = [screen.availableGeometry() for screen in QGuiApplication.screens()]
    room = max(rooms, key=lambda room: _area(room.intersected(there)))
    if not _area(room.intersected(there)):
        return
    size = _within(there.size(), room, window)
    window.resize(size)
    reach = QRect(there.topLeft(), QSize(there.width(), GRIP_HIGH)).intersected(room)
    if reach.width() >= GRIP_WIDE and reach.height() >= GRIP_HIGH:
        seen = _area(QRect(there.topLeft(), size).intersected(room)) >= SEEN * size.width() * size.height()
        corner = there.topLeft() if seen else _inside(there.topLeft(), size, room)
        window.setGeometry(QRect(corner, size))
    if place.maximized:
        window.showMaximized()


def _within(size: QSize, room: QRect, window: QWidget) -> QSize:
    return size.boundedTo(room.size()).expandedTo(window.minimumSize())


def _inside(corner: QPoint, size: QSize, room: QRect) -> QPoint:
    """The nearest corner at which all of a window is on a screen."""
    return QPoint(
        max(room.left(), min(corner.x(), room.right() + 1 - size.width())),
        max(room.top(), min(corner.y(), room.bottom() + 1 - size.height())),
    )


def _area(rect: QRect) -> int:
    return rect.width() * rect.height() if rect.isValid() else 0
