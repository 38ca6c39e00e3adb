"""How large the window's text, buttons and panels are: every length of the interface goes through `px` when it is
laid out, so that another scale needs no restart.

Like the language (see `tongue`), the scale belongs to the application. The table scales by its own rectangle, and what
is drawn on cards by the cards'.
"""

from __future__ import annotations

import re

from PySide6.QtCore import QCoreApplication, QSize

ROOM = QSize(1000, 600)
"""The least window, in logical pixels, in which everything holds at 100 %."""
LEAST = 0.5
"""The least scale. A window is so small only where its screen has no room for more, as one of 1366 x 768 at 200 %,
whose logical pixels are large."""
FRAME = 32
"""What a window's frame takes of the height of its screen, in logical pixels."""
SMALL = QSize(1280, 720)
"""In a larger window everything grows with it: menus, bar and log are read from as far away as the cards are."""
GROWS, MOST_GROWN = 0.5, 2.0
"""How much of a window's growth text and buttons take, the rest is room; and how far they grow at most."""
_STEP, _GROWN = 0.01, 0.05
_PROPERTY = "uiScale"
_LENGTH = re.compile(r"(?<![\w#.])(?<!\w-)(\d+(?:\.\d+)?)px")


def scale_for(wanted: int, window: QSize) -> float:
    """The scale for a user who wants so many per cent, as far as a window of this size has room: what does not fit
    would be cut off. A large window has all of it larger than a small one, the less so the more is wanted anyway."""
    room = min(window.width() / ROOM.width(), window.height() / ROOM.height())
    larger = min(window.width() / SMALL.width(), window.height() / SMALL.height())
    larger = min(MOST_GROWN, 1 + (larger - 1) * GROWS)
    share = wanted / 100
    # In steps, so that dragging the window's edge does not make everything anew at each pixel.
    more = max(0.0, int(larger / _GROWN + 1e-6) * _GROWN - 1.0)
    grown = share + more * min(share, max(0.0, 2.0 - share))
    return max(LEAST, min(grown, int(room / _STEP + 1e-6) * _STEP))


def least_window(wanted: int, screen: QSize) -> QSize:
    """How small a window may be made by a user who wants so many per cent: as small as its screen at least, with its
    frame."""
    fits = min(1.0, wanted / 100, screen.width() / ROOM.width(), (screen.height() - FRAME) / ROOM.height())
    return (ROOM.toSizeF() * max(LEAST, fits)).toSize()


def scale_now() -> float:
    """The scale in force, 1.0 being 100 %."""
    application = QCoreApplication.instance()
    value = application.property(_PROPERTY) if application is not None else None
    return value if isinstance(value, float) else 1.0


def set_scale(application: QCoreApplication, scale: float) -> None:
    """Put a scale in force for all that is laid out from now on."""
    application.setProperty(_PROPERTY, float(scale))


def px(length: float) -> int:
    """A length of the interface, in logical pixels at 100 %, at the scale in force."""
    scaled = round(length * scale_now())
    return max(1, scaled) if length > 0 else scaled


def scaled(sheet: str) -> str:
    """A style sheet whose lengths ("14px") are meant at 100 %, at the scale in force. Lines stay as thin as they
    are."""

    def at_scale(match: re.Match[str]) -> str:
        length = float(match[1])
        return match[0] if length <= 2 else f"{px(length)}px"

    return _LENGTH.sub(at_scale, sheet)
