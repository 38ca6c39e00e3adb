"""In which turn games are won and lost, as a chart."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from svedesk.gui.kit.translate import tr
from svedesk.gui.look.painting import CENTRE, write
from svedesk.gui.look.theme import REGULAR, SEMIBOLD, Theme, font, px

HIGH, HIGHEST, WIDEST = 132, 300, 96
"""Logical pixels the chart is high at least and at most, and the two bars of a turn are wide at most."""


class TurnsChart(QWidget):
    """For each turn of the winner's own a bar of games won and a hollow one of games lost."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.turns: tuple[tuple[int, int, int], ...] = ()
        self.setMinimumHeight(px(HIGH))
        self.setMaximumHeight(px(HIGHEST))
        self.setAccessibleName(tr("Turn the game ended"))

    def show_turns(self, won: Mapping[int, int], lost: Mapping[int, int]) -> None:
        """How many games were won and lost in each turn."""
        both = {*won, *lost}
        turns = range(min(both), max(both) + 1) if both else ()
        self.turns = tuple((turn, won.get(turn, 0), lost.get(turn, 0)) for turn in turns)
        text = "\n".join(tr("Turn {0}: {1} won, {2} lost", *row) for row in self.turns)
        self.setAccessibleDescription(text)
        self.setToolTip(text)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, line = self._theme, px(16)
        self._legend(painter, line)
        if self.turns:
            step = min(float(px(WIDEST)), self.width() / len(self.turns))
            most = max(max(won, lost) for _, won, lost in self.turns)
            room = self.height() - 3 * line
            for place, (turn, won, lost) in enumerate(self.turns):
                left = place * step
                for at, count in enumerate((won, lost)):
                    high = room * count / most
                    bar = QRectF(left + step * (0.14 + 0.37 * at), self.height() - line - high, step * 0.34, high)
                    self._bar(painter, bar, at)
                below = QRectF(left, self.height() - line, step, line)
                write(painter, below, CENTRE, str(turn), 11, REGULAR, theme.quiet_text)
            painter.setPen(QColor(theme.line))
            ground = self.height() - line
            painter.drawLine(0, ground, int(step * len(self.turns)), ground)
        painter.end()

    def _bar(self, painter: QPainter, bar: QRectF, at: int) -> None:
        colour = QColor(self._theme.attack if at else self._theme.heal)
        painter.setPen(QPen(colour, 1.5))
        fill = QColor(colour)
        fill.setAlphaF(0.18 if at else 0.9)
        painter.setBrush(fill)
        painter.drawRect(bar)

    def _legend(self, painter: QPainter, line: int) -> None:
        painter.setFont(font(px(12), SEMIBOLD))
        left = 0.0
        for at, text in ((-1, tr("Turn the game ended")), (0, tr("won")), (1, tr("lost"))):
            if at >= 0:
                self._bar(painter, QRectF(left, line * 0.2, px(10), px(10)), at)
                left += px(15)
                painter.setFont(font(px(11), REGULAR))
            painter.setPen(QColor(self._theme.quiet_text if at >= 0 else self._theme.text))
            wide = painter.fontMetrics().horizontalAdvance(text)
            painter.drawText(QRectF(left, 0, wide + 2, line), Qt.AlignmentFlag.AlignVCenter, text)
            left += wide + px(16)
