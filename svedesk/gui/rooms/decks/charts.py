"""Charts of a deck: what its cards cost, of which types they are, how many of them are executed."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from svedesk.gui.kit.translate import tr
from svedesk.gui.look.painting import CENTRE, LEFT, write
from svedesk.gui.look.theme import REGULAR, SEMIBOLD, Theme, font, px

CHART = 78
"""Logical pixels charts side by side are high."""


class CostCurve(QWidget):
    """A bar for each cost, with its number above it."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.bars: tuple[int, ...] = (0,) * 10
        self.setFixedHeight(px(CHART))
        self.setAccessibleName(tr("Cost curve"))

    def show_bars(self, bars: tuple[int, ...]) -> None:
        """How many cards cost 0, 1, ... and 9 or more."""
        self.bars = bars
        text = ", ".join(f"{_cost(cost)}: {count}" for cost, count in enumerate(bars) if count)
        self.setAccessibleDescription(text)
        self.setToolTip(text)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        step = self.width() / len(self.bars)
        line = px(15)
        room = self.height() - 2 * line
        highest = max(1, *self.bars)
        for cost, count in enumerate(self.bars):
            rect = QRectF(cost * step, 0, step, self.height())
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self._theme.info if count else self._theme.line))
            high = max(2.0, room * count / highest)
            painter.drawRoundedRect(QRectF(rect.x() + step * 0.18, line + room - high, step * 0.64, high), 3, 3)
            if count:
                above = QRectF(rect.x(), room - high, step, line)
                write(painter, above, CENTRE, str(count), 11, SEMIBOLD, self._theme.text)
            below = QRectF(rect.x(), self.height() - line, step, line)
            write(painter, below, CENTRE, _cost(cost), 11, REGULAR, self._theme.quiet_text)
        painter.end()


class Bars(QWidget):
    """A row for each of some groups: its name, a bar, its number. At most as many as the chart has room for."""

    def __init__(self, theme: Theme, name: str) -> None:
        super().__init__()
        self._theme = theme
        self.rows: tuple[tuple[str, int], ...] = ()
        self.setFixedHeight(px(CHART))
        self.setAccessibleName(name)

    def show_rows(self, rows: tuple[tuple[str, int], ...]) -> None:
        """Show these groups with their numbers."""
        self.rows = rows
        text = ", ".join(f"{name}: {count}" for name, count in rows)
        self.setAccessibleDescription(text)
        self.setToolTip(text)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.rows:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        metrics = QFontMetricsF(font(px(11), REGULAR))
        words = max(metrics.horizontalAdvance(name) for name, _ in self.rows) + px(6)
        number = px(22)
        room = max(0, self.width() - words - number)
        most = max(1, *(count for _, count in self.rows))
        step = self.height() / max(3, len(self.rows))
        for place, (name, count) in enumerate(self.rows):
            row = QRectF(0, place * step, self.width(), step)
            write(painter, row, LEFT, name, 11, REGULAR, self._theme.quiet_text)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self._theme.info if count else self._theme.line))
            bar = QRectF(words, row.center().y() - px(5), max(2.0, room * count / most), px(10))
            painter.drawRoundedRect(bar, 3, 3)
            beside = QRectF(bar.right() + px(5), row.y(), number, step)
            write(painter, beside, LEFT, str(count), 11, SEMIBOLD, self._theme.text)
        painter.end()


class Shares(QWidget):
    """One bar cut into the shares of its parts, each with a pattern of its own beside its colour."""

    PATTERNS = (Qt.BrushStyle.SolidPattern, Qt.BrushStyle.BDiagPattern, Qt.BrushStyle.Dense5Pattern)

    def __init__(self, theme: Theme, name: str) -> None:
        super().__init__()
        self._theme = theme
        self.parts: tuple[int, ...] = ()
        self.setFixedHeight(px(7))
        self.setAccessibleName(name)

    def show_parts(self, parts: tuple[int, ...], text: str) -> None:
        """Show these shares; `text` tells them in words."""
        self.parts = parts
        self.setAccessibleDescription(text)
        self.setToolTip(text)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        whole = sum(self.parts)
        if not whole:
            return
        painter = QPainter(self)
        painter.setPen(Qt.PenStyle.NoPen)
        left = 0.0
        colours = (self._theme.heal, self._theme.info, self._theme.you_can)
        for count, colour, pattern in zip(self.parts, colours, self.PATTERNS, strict=False):
            wide = self.width() * count / whole
            rect = QRectF(left, 0, max(0.0, wide - 1), self.height())
            painter.fillRect(rect, QColor(self._theme.sunk))
            painter.fillRect(rect, QBrush(QColor(colour), pattern))
            left += wide
        painter.end()


def _cost(cost: int) -> str:
    return "9+" if cost == 9 else str(cost)
