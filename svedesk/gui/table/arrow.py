"""Arrows: the red one of an attack, which follows the mouse, and the ones that point at something."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from svedesk.gui.table.drawn_once import PassingItem


class ArrowItem(PassingItem):
    """A bowed arrow from one point to another in scene coordinates. `faint` draws it as an attempt that would come
    to nothing."""

    def __init__(self, colour: str, faint_colour: str, thickness: float) -> None:
        super().__init__(400)
        self._colour, self._faint_colour = QColor(colour), QColor(faint_colour)
        self._thickness = thickness
        self.start, self.end = QPointF(), QPointF()
        self.faint = False
        self._path = QPainterPath()
        self._head = QPolygonF()

    def point(self, start: QPointF, end: QPointF, *, faint: bool = False) -> None:
        """Draw it from `start` to `end`."""
        self.prepareGeometryChange()
        self.start, self.end, self.faint = start, end, faint
        dx, dy = end.x() - start.x(), end.y() - start.y()
        length = math.hypot(dx, dy)
        if length < 1:
            self._path, self._head = QPainterPath(), QPolygonF()
            return
        bow = min(0.16 * length, 5 * self._thickness)
        side = 1 if dx >= 0 else -1
        control = QPointF(
            (start.x() + end.x()) / 2 + dy / length * bow * side, (start.y() + end.y()) / 2 - dx / length * bow * side
        )
        angle = math.atan2(end.y() - control.y(), end.x() - control.x())
        head = self._thickness * 2.6
        neck = QPointF(end.x() - math.cos(angle) * head * 0.8, end.y() - math.sin(angle) * head * 0.8)
        self._path = QPainterPath(start)
        self._path.quadTo(control, neck)
        left, right = angle + 2.62, angle - 2.62
        self._head = QPolygonF(
            [
                end,
                QPointF(end.x() + math.cos(left) * head * 1.15, end.y() + math.sin(left) * head * 1.15),
                neck,
                QPointF(end.x() + math.cos(right) * head * 1.15, end.y() + math.sin(right) * head * 1.15),
            ]
        )
        self.update()

    def boundingRect(self) -> QRectF:
        margin = self._thickness * 4
        rect = self._path.boundingRect().united(QRectF(self.start, self.end).normalized())
        return rect.adjusted(-margin, -margin, margin, margin)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self._head.isEmpty():
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = self._faint_colour if self.faint else self._colour
        halo = QColor(0, 0, 0, 110)
        style = Qt.PenStyle.DashLine if self.faint else Qt.PenStyle.SolidLine
        join, cap = Qt.PenJoinStyle.RoundJoin, Qt.PenCapStyle.RoundCap
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(halo, self._thickness + 3, Qt.PenStyle.SolidLine, cap, join))
        painter.drawPath(self._path)
        gradient = QLinearGradient(self.start, self.end)
        weak = QColor(colour)
        weak.setAlpha(120)
        gradient.setColorAt(0, weak)
        gradient.setColorAt(0.5, colour)
        gradient.setColorAt(1, colour)
        pen = QPen(colour, self._thickness, style, cap, join)
        pen.setBrush(gradient)
        painter.setPen(pen)
        painter.drawPath(self._path)
        painter.setPen(QPen(halo, 1.5))
        painter.setBrush(colour)
        painter.drawPolygon(self._head)
