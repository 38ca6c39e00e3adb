"""Light that is more than a ring: embers that fly, rays that turn behind a card, a pillar that rises from it."""

from __future__ import annotations

import math
import random
from typing import Literal, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPixmap, QPolygonF, QRadialGradient
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from svedesk.gui.look.colour import see_through
from svedesk.gui.look.painting import painting
from svedesk.gui.table.show.sparks import Growing

EmberWay = Literal["burst", "gather", "rise"]
PLUS, OVER = QPainter.CompositionMode.CompositionMode_Plus, QPainter.CompositionMode.CompositionMode_SourceOver
TAIL = 12
"""How many lights a bolt is made of."""
SOFT = 0.5
"""Pixels of soft light for each of the screen's: nobody sees that they are fewer."""


LATEST = 0.35
"""How late the last ember begins, of the time of all."""


class Ember(NamedTuple):
    """One ember: the direction it flies in, how far, how large it is, how much later than the first."""

    angle: float
    reach: float
    size: float
    later: float


class Embers(Growing):
    """Small lights that fly apart and fall (`burst`), come together (`gather`) or float up (`rise`)."""

    def __init__(self, colour: str, radius: float, number: int, way: EmberWay = "burst", size: float = 7.0) -> None:
        super().__init__(316)
        self._radius, self._way, self._size = radius, way, size
        self._dot = _dot(QColor(colour), size)
        numbers = random.Random(number)
        uniform = numbers.uniform
        self._embers = [
            Ember(uniform(0, 2 * math.pi), uniform(0.35, 1.0), uniform(0.5, 1.3), uniform(0, LATEST))
            for _ in range(number)
        ]

    def boundingRect(self) -> QRectF:
        reach = self._radius + 2 * self._size
        top = reach * (1.6 if self._way == "rise" else 1.0)
        return QRectF(-reach, -top, 2 * reach, top + reach * (1.5 if self._way == "burst" else 1.0))

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        source = QRectF(self._dot.rect())
        painter.setCompositionMode(PLUS)
        clear = painter.opacity()
        for ember in self._embers:
            share = (self.share - ember.later) / (1 - LATEST)
            if 0 < share < 1:
                at, bright = self._where(ember, share)
                half = ember.size * self._size
                painter.setOpacity(clear * bright)
                painter.drawPixmap(QRectF(at.x() - half, at.y() - half, 2 * half, 2 * half), self._dot, source)
        painter.setOpacity(clear)
        painter.setCompositionMode(OVER)

    def _where(self, ember: Ember, share: float) -> tuple[QPointF, float]:
        """Where an ember is, and how bright."""
        way = QPointF(math.cos(ember.angle), math.sin(ember.angle)) * (ember.reach * self._radius)
        match self._way:
            case "gather":
                return way * (1.0 - share**1.6), min(1.0, share * 3)
            case "rise":
                up = QPointF(0, -self._radius * 1.4 * share * ember.reach)
                sway = QPointF(math.sin(share * 6 + ember.angle) * self._size, 0)
                return QPointF(way.x() * 0.8, way.y() * 0.35) + up + sway, min(1.0, (1.0 - share) * 2)
            case _:
                flown = 1.0 - (1.0 - share) ** 2.2
                return way * flown + QPointF(0, self._radius * 0.4 * share**2), min(1.0, (1.0 - share) * 1.8)


def _dot(colour: QColor, size: float) -> QPixmap:
    """A small light: white in its middle, then of its colour, then nothing."""
    wide = max(8, round(size * 4))
    with painting(wide, wide) as (pixmap, painter):
        light = QRadialGradient(wide / 2, wide / 2, wide / 2)
        light.setColorAt(0.0, QColor("#FFFFFF"))
        light.setColorAt(0.25, see_through(colour, 0.9))
        light.setColorAt(1.0, see_through(colour, 0.0))
        painter.fillRect(pixmap.rect(), light)
    return pixmap


class Bolt(Growing):
    """A light that flies along a line and draws a tail behind it."""

    def __init__(self, colour: str, way: QPointF, size: float) -> None:
        super().__init__(410)
        self.colour = colour
        self._way, self._size = way, size
        self._dot = _dot(QColor(colour), size)

    def boundingRect(self) -> QRectF:
        edge = 2 * self._size
        return QRectF(QPointF(0, 0), self._way).normalized().adjusted(-edge, -edge, edge, edge)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        source, clear = QRectF(self._dot.rect()), painter.opacity()
        painter.setCompositionMode(PLUS)
        for nth in range(TAIL):
            at = self._way * max(0.0, self.share - 0.35 * nth / TAIL)
            half = self._size * (2.0 - 1.4 * nth / TAIL)
            painter.setOpacity(clear * (1.0 - nth / TAIL))
            painter.drawPixmap(QRectF(at.x() - half, at.y() - half, 2 * half, 2 * half), self._dot, source)
        painter.setOpacity(clear)
        painter.setCompositionMode(OVER)


class Turning(Growing):
    """A picture around a point that comes, opens, turns slowly and goes; `mode` is how it covers what is below it."""

    def __init__(self, z: float, radius: float, pixmap: QPixmap, turn: float, mode: QPainter.CompositionMode) -> None:
        """`radius` in logical pixels, `turn` in degrees."""
        super().__init__(z)
        self._radius, self._pixmap, self._turn, self._mode = radius, pixmap, turn, mode

    def boundingRect(self) -> QRectF:
        return QRectF(-self._radius, -self._radius, 2 * self._radius, 2 * self._radius)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        clear, transform = painter.opacity(), painter.transform()
        painter.setOpacity(clear * min(1.0, self.share * 5, (1.0 - self.share) * 4))
        painter.rotate(self._turn * self.share)
        grown = self._radius * (0.55 + 0.45 * min(1.0, self.share * 4))
        painter.setCompositionMode(self._mode)
        painter.drawPixmap(QRectF(-grown, -grown, 2 * grown, 2 * grown), self._pixmap, QRectF(self._pixmap.rect()))
        painter.setCompositionMode(OVER)
        painter.setOpacity(clear)
        painter.setTransform(transform)


class Rays(Turning):
    """Rays of light around a point; above most cards, or at a height `z`."""

    def __init__(self, colour: str, radius: float, rays: int = 14, turn: float = 50.0, *, z: float = 304) -> None:
        super().__init__(z, radius, _wheel(QColor(colour), radius, rays), turn, PLUS)


def _wheel(colour: QColor, radius: float, rays: int) -> QPixmap:
    wide = max(8, round(radius * 2 * SOFT))
    with painting(wide, wide) as (pixmap, painter):
        painter.setPen(Qt.PenStyle.NoPen)
        painter.translate(wide / 2, wide / 2)
        for share, strong in ((1.0, 0.62), (0.62, 0.7)):
            light = QRadialGradient(QPointF(0, 0), wide / 2 * share)
            light.setColorAt(0.0, see_through(colour, strong))
            light.setColorAt(1.0, see_through(colour, 0.0))
            painter.setBrush(light)
            if share < 1:
                painter.drawEllipse(QPointF(0, 0), wide / 2 * share, wide / 2 * share)
                continue
            for nth in range(rays):
                middle, half = 2 * math.pi * nth / rays, math.pi / rays * (0.75 if nth % 2 else 0.4)
                ends = [QPointF(math.cos(angle), math.sin(angle)) * wide for angle in (middle - half, middle + half)]
                painter.drawPolygon(QPolygonF([QPointF(0, 0), *ends]))
    return pixmap


class Pillar(Growing):
    """A column of light, `height` up from a point, that opens and closes."""

    def __init__(self, colour: str, width: float, height: float) -> None:
        super().__init__(303)
        self._width, self._height = width, height
        self._pixmap = _column(QColor(colour))

    def boundingRect(self) -> QRectF:
        return QRectF(-self._width / 2, -self._height, self._width, self._height * 1.12)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        open_ = math.sin(math.pi * min(1.0, self.share)) ** 0.6
        wide, high = self._width * open_, self._height * min(1.0, 0.3 + self.share * 2.4)
        box = QRectF(-wide / 2, -high, wide, high + self._height * 0.12)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        clear = painter.opacity()
        painter.setOpacity(clear * open_)
        painter.setCompositionMode(PLUS)
        painter.drawPixmap(box, self._pixmap, QRectF(self._pixmap.rect()))
        painter.setCompositionMode(OVER)
        painter.setOpacity(clear)


def _column(colour: QColor) -> QPixmap:
    wide, high = 48, 128
    with painting(wide, high) as (pixmap, painter):
        across = QLinearGradient(0, 0, wide, 0)
        for at, strong in ((0.0, 0.0), (0.3, 0.35), (0.5, 0.85), (0.7, 0.35), (1.0, 0.0)):
            across.setColorAt(at, see_through(colour, strong))
        painter.fillRect(pixmap.rect(), across)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
        up = QLinearGradient(0, 0, 0, high)
        for at, strong in ((0.0, 0.0), (0.45, 0.8), (0.85, 1.0), (1.0, 0.0)):
            up.setColorAt(at, see_through("#FFFFFF", strong))
        painter.fillRect(pixmap.rect(), up)
    return pixmap
