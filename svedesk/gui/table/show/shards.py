"""The pieces of a card that is destroyed: they burst apart, turn, fall and fade."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QPixmap, QPolygonF
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from svedesk.gui.table.card_item import CardItem
from svedesk.gui.table.show.sparks import Growing

ACROSS, DOWN = 3, 4
"""How many pieces, two triangles each."""
FALLS = 0.9
"""How far pieces fall meanwhile, of the card's height."""


class Shard(NamedTuple):
    """A piece: its picture, where its middle was, where to it flies, how far it turns."""

    picture: QPixmap
    middle: QPointF
    way: QPointF
    turn: float


class Shards(Growing):
    """A card of this height in pieces around its middle. `face` gives its picture when it breaks; `reach` is how far
    they fly."""

    def __init__(self, face: Callable[[], QPixmap], height: float, reach: float) -> None:
        super().__init__(314)
        self._face, self._height, self._reach = face, height, reach
        self._pieces: tuple[Shard, ...] = ()

    def boundingRect(self) -> QRectF:
        far = self._height / 2 + self._reach
        return QRectF(-far, -far, 2 * far, 2 * far + self._height * FALLS)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if not self._pieces:
            self._pieces = _cut(self._face(), self._reach)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        share = self.share
        flown, falls = 1.0 - (1.0 - share) ** 2.4, self._height * FALLS * share**2
        clear, transform = painter.opacity(), painter.transform()
        painter.setOpacity(clear * min(1.0, (1.0 - share) * 2.2))
        for piece in self._pieces:
            at = piece.middle + piece.way * flown
            painter.translate(at.x(), at.y() + falls)
            painter.rotate(piece.turn * flown)
            size = piece.picture.deviceIndependentSize()
            painter.drawPixmap(QPointF(-size.width() / 2, -size.height() / 2), piece.picture)
            painter.setTransform(transform)
        painter.setOpacity(clear)


def _cut(face: QPixmap, reach: float) -> tuple[Shard, ...]:
    """A picture cut along the lines of a bent net, the same each time."""
    ratio, numbers = face.devicePixelRatio(), random.Random(7)
    plain = QPixmap(face)
    plain.setDevicePixelRatio(1.0)
    wide, high = float(plain.width()), float(plain.height())

    def knot(x: int, y: int) -> QPointF:
        bend = [numbers.uniform(-0.34, 0.34) * (0 < at < most) for at, most in ((x, ACROSS), (y, DOWN))]
        return QPointF((x + bend[0]) * wide / ACROSS, (y + bend[1]) * high / DOWN)

    knots = [[knot(x, y) for x in range(ACROSS + 1)] for y in range(DOWN + 1)]
    pieces: list[Shard] = []
    for y in range(DOWN):
        for x in range(ACROSS):
            left, right = knots[y][x], knots[y][x + 1]
            three, four = knots[y + 1][x + 1], knots[y + 1][x]
            for corners in ((left, right, three), (left, three, four)):
                pieces.append(_piece(plain, QPolygonF(corners), ratio, reach, numbers))
    return tuple(pieces)


def _piece(plain: QPixmap, shape: QPolygonF, ratio: float, reach: float, numbers: random.Random) -> Shard:
    box = QRectF(shape.boundingRect().toAlignedRect())
    picture = QPixmap(box.size().toSize())
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.translate(-box.topLeft())
    painter.setBrush(QBrush(plain))
    painter.drawPolygon(shape)
    painter.end()
    picture.setDevicePixelRatio(ratio)
    middle = (box.center() - QRectF(plain.rect()).center()) / ratio
    length = math.hypot(middle.x(), middle.y()) or 1.0
    far = reach * numbers.uniform(0.35, 0.95)
    aside = QPointF(-middle.y(), middle.x()) * numbers.uniform(-0.35, 0.35)
    return Shard(picture, middle, (middle + aside) * (far / length), numbers.uniform(-240, 240))


def picture_of(item: CardItem, ratio: float) -> QPixmap:
    """A card as it lies now, turned as it is, without the table around it."""
    box = item.mapRectToParent(item.face).translated(-item.pos())
    picture = QPixmap((box.size() * ratio).toSize())
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.translate(-box.topLeft())
    painter.rotate(item.rotation())
    painter.scale(item.scale(), item.scale())
    item.paint(painter, QStyleOptionGraphicsItem())
    painter.end()
    return picture
