"""Numbers of a seat on the table: as a track, stars, rings, on a shield, or plain."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from svedesk.engine.game_table import TableNumber
from svedesk.gui.look.colour import see_through
from svedesk.gui.look.stats import draw_defense
from svedesk.gui.look.theme import BOLD, Theme, font
from svedesk.gui.table.cloth import caption_font
from svedesk.gui.table.layout import Layout
from svedesk.gui.table.zone_items import ZoneItem

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class NumberItem(ZoneItem):
    """A number of a seat: how much it is, how much it may be, and what it is called on the table."""

    def __init__(self, rect: QRectF, layout: Layout, theme: Theme, seat: int, number: TableNumber, label: str) -> None:
        super().__init__(rect, layout, theme, seat, number.name)
        self.label = label
        self.value, self.marks = 0, number.up_to
        self.most: int | None = None
        self.setZValue(8 if number.look == "shield" else 2)

    def hold(self, value: int, most: int | None) -> None:
        """How much it is now, and at most, None where nothing limits it."""
        if (value, most) != (self.value, self.most):
            self.value, self.most = value, most
            self.redraw()


class TrackItem(NumberItem):
    """The number large, with how much it may be, and a track of gems below it."""

    def draw(self, painter: QPainter) -> None:
        layout, theme, rect = self.layout, self.theme, self.rect
        size = layout.px(14)
        per_row = self.marks if rect.width() > layout.px(130) else -(-self.marks // 2)
        rows = -(-self.marks // per_row)
        step = rect.width() / per_row
        track_h = rows * (size + layout.px(3))
        top = QRectF(rect.left(), rect.bottom() - track_h - layout.px(46), rect.width(), layout.px(44))
        if top.top() < rect.top():
            top.setTop(rect.top())
        wide = draw_number(painter, layout, theme, top, self.label, self.value)
        if self.most is not None:
            painter.setPen(QColor(theme.quiet_text))
            painter.setFont(font(layout.text(13)))
            most = wide.adjusted(layout.px(4), layout.px(3), 0, 0)
            painter.drawText(most, _LEFT, f"/ {self.most}")
        for index in range(self.marks):
            row, column = divmod(index, per_row)
            centre = QPointF(
                rect.left() + step * (column + 0.5), rect.bottom() - track_h + (row + 0.5) * (size + layout.px(3))
            )
            _gem(painter, centre, size, index < self.value, index < (self.most or 0), QColor(theme.you_can), theme)


class StarsItem(NumberItem):
    """One star each, below its name."""

    def draw(self, painter: QPainter) -> None:
        layout, theme, rect = self.layout, self.theme, self.rect
        painter.setPen(QColor(theme.quiet_text))
        painter.setFont(caption_font(self.label, layout.text(11), rect.width()))
        line = layout.px(15)
        painter.drawText(QRectF(rect.left(), rect.top(), rect.width(), line), Qt.AlignmentFlag.AlignCenter, self.label)
        size = min(layout.px(17), rect.width() / self.marks - 1, rect.height() - line)
        step = rect.width() / self.marks
        for index in range(self.marks):
            centre = QPointF(rect.left() + step * (index + 0.5), rect.top() + line + (rect.height() - line) / 2)
            _star(painter, centre, size / 2, index < self.value, theme)

    def hold(self, value: int, most: int | None) -> None:
        """How many there are."""
        self.marks = max(self.marks, value)
        super().hold(value, most)


class RingsItem(StarsItem):
    """A ringed star each, beside its name."""

    def draw(self, painter: QPainter) -> None:
        layout, theme, rect = self.layout, self.theme, self.rect
        size = min(rect.height(), layout.px(20))
        words = QRectF(
            rect.left(), rect.top(), max(1.0, rect.width() - self.marks * size - layout.px(2)), rect.height()
        )
        painter.setPen(QColor(theme.quiet_text))
        painter.setFont(caption_font(self.label, layout.text(11), words.width()))
        painter.drawText(words, _LEFT, self.label)
        for index in range(self.marks):
            centre = QPointF(rect.right() - size * (index + 0.5), rect.center().y())
            full = index < self.value
            painter.setPen(QPen(QColor(theme.you_can) if full else QColor(theme.line), 1.4))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(centre, size / 2 - 1.5, size / 2 - 1.5)
            _star(painter, centre, size / 2 - 3, full, theme)


class ShieldItem(NumberItem):
    """The number on a shield, at the corner of the card that stands for it."""

    def draw(self, painter: QPainter) -> None:
        draw_defense(painter, self.rect.center(), self.rect.width() / 2, self.value, None)


class PlainItem(NumberItem):
    """The number large, below its name."""

    def draw(self, painter: QPainter) -> None:
        draw_number(painter, self.layout, self.theme, self.rect, self.label, self.value)


LOOKS: dict[str, type[NumberItem]] = {
    "track": TrackItem,
    "stars": StarsItem,
    "rings": RingsItem,
    "shield": ShieldItem,
    "plain": PlainItem,
}


def draw_number(painter: QPainter, layout: Layout, theme: Theme, rect: QRectF, label: str, value: int) -> QRectF:
    """A number below its name. Returns the room that is left behind it."""
    painter.setPen(QColor(theme.quiet_text))
    painter.setFont(caption_font(label, layout.text(11), rect.width()))
    line = max(layout.px(16), painter.fontMetrics().height())  # the smallest text is larger than a small table
    flags = _LEFT | Qt.TextFlag.TextDontClip
    painter.drawText(QRectF(rect.left(), rect.top() + layout.px(16) - line, rect.width(), line), flags, label)
    painter.setPen(QColor(theme.text))
    painter.setFont(font(layout.text(22), BOLD))
    number = QRectF(rect.left(), rect.top() + layout.px(14), rect.width(), layout.px(28))
    painter.drawText(number, _LEFT, str(value))
    return number.adjusted(painter.fontMetrics().horizontalAdvance(str(value)), 0, 0, 0)


def _gem(
    painter: QPainter, centre: QPointF, size: float, full: bool, open_: bool, colour: QColor, theme: Theme
) -> None:
    half = size / 2
    top, left = centre - QPointF(0, half), centre - QPointF(half * 0.82, 0)
    shape = QPolygonF([top, centre + QPointF(half * 0.82, 0), centre + QPointF(0, half), left])
    painter.setPen(QPen(colour if open_ else see_through(theme.line, 0.9), 1.3))
    painter.setBrush(colour if full else see_through(theme.cloth_edge, 0.6))
    painter.drawPolygon(shape)
    if full:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(see_through("#FFFFFF", 0.35))
        painter.drawPolygon(QPolygonF([top, centre, left]))


def _star(painter: QPainter, centre: QPointF, radius: float, full: bool, theme: Theme) -> None:
    points = []
    for index in range(8):
        reach = radius if index % 2 == 0 else radius * 0.42
        angle = math.pi / 4 * index - math.pi / 2
        points.append(centre + QPointF(math.cos(angle) * reach, math.sin(angle) * reach))
    painter.setPen(QPen(QColor(theme.info) if full else QColor(theme.line), 1.3))
    painter.setBrush(QColor(theme.info) if full else see_through(theme.cloth_edge, 0.6))
    painter.drawPolygon(QPolygonF(points))
