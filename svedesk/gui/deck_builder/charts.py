"""The cost curve of a main deck, and how many cards of each type it has."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from svedesk.gui.look.fonts import REGULAR, SEMIBOLD, font
from svedesk.gui.look.scale import px
from svedesk.gui.look.theme import Theme
from svedesk.gui.tongue import tr


class CostCurve(QWidget):
    """A bar for each cost, with its number above it."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.bars: tuple[int, ...] = (0,) * 10
        self.setFixedHeight(px(84))
        self.setAccessibleName(tr("Cost curve"))

    def show_bars(self, bars: tuple[int, ...]) -> None:
        """How many cards cost 0, 1, ... and 9 or more."""
        self.bars = bars
        said = ", ".join(f"{_cost(cost)}: {count}" for cost, count in enumerate(bars) if count)
        self.setAccessibleDescription(said)
        self.setToolTip(said)
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
            painter.setPen(QColor(self._theme.text))
            painter.setFont(font(px(11), SEMIBOLD))
            top = line + room - high - line
            if count:
                painter.drawText(QRectF(rect.x(), top, step, line), Qt.AlignmentFlag.AlignCenter, str(count))
            painter.setPen(QColor(self._theme.quiet_text))
            painter.setFont(font(px(11), REGULAR))
            bottom = QRectF(rect.x(), self.height() - line, step, line)
            painter.drawText(bottom, Qt.AlignmentFlag.AlignCenter, _cost(cost))
        painter.end()


def _cost(cost: int) -> str:
    return "9+" if cost == 9 else str(cost)
