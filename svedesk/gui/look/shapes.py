"""Outlines everything else is drawn with. Unless said otherwise a path starts at the origin and points up (-y)."""

from __future__ import annotations

import math
from collections.abc import Iterable
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPolygonF, QTransform


def polygon(points: Iterable[tuple[float, float]]) -> QPainterPath:
    """A closed figure through these points."""
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
    path.closeSubpath()
    return path


def regular(sides: int, radius: float, turn: float = 0.0) -> QPainterPath:
    """A regular polygon around the origin, one corner up; `turn` in degrees."""
    return polygon(around(radius, turn + 360 * i / sides) for i in range(sides))


def star(points: int, outer: float, inner: float, turn: float = 0.0) -> QPainterPath:
    """A star around the origin, one point up."""
    return polygon(around(inner if i % 2 else outer, turn + 180 * i / points) for i in range(2 * points))


def leaf(length: float, width: float, bend: float = 0.0) -> QPainterPath:
    """A pointed leaf; `bend` moves its tip sideways by that share of the length."""
    path = QPainterPath()
    tip = QPointF(bend * length, -length)
    path.cubicTo(QPointF(width * 0.75, -length * 0.2), QPointF(width * 0.6 + bend * length * 0.5, -length * 0.72), tip)
    path.cubicTo(
        QPointF(-width * 0.6 + bend * length * 0.5, -length * 0.72), QPointF(-width * 0.75, -length * 0.2), QPointF()
    )
    path.closeSubpath()
    return path


def lobe(length: float, width: float, bend: float = 0.0) -> QPainterPath:
    """A petal, or a butterfly's wing: narrow at the root, round at the tip."""
    path = QPainterPath()
    tip = QPointF(bend * length, -length)
    path.cubicTo(QPointF(width * 0.2, -length * 0.3), QPointF(width * 1.15 + bend * length, -length * 0.92), tip)
    path.cubicTo(
        QPointF(-width * 1.15 + bend * length, -length * 0.92), QPointF(-width * 0.2, -length * 0.3), QPointF()
    )
    path.closeSubpath()
    return path


def flame(length: float, width: float, bend: float = 0.2) -> QPainterPath:
    """A licking flame whose tip curls to the side of `bend`."""
    path = QPainterPath()
    tip = QPointF(bend * length, -length)
    path.cubicTo(
        QPointF(width, -length * 0.12), QPointF(width * 0.55, -length * 0.5), QPointF(width * 0.32, -length * 0.62)
    )
    path.quadTo(QPointF(width * 0.2 + bend * length * 0.3, -length * 0.8), tip)
    path.cubicTo(QPointF(-width * 0.3, -length * 0.8), QPointF(-width, -length * 0.42), QPointF())
    path.closeSubpath()
    return path


def horn(length: float, width: float, bend: float = 0.4) -> QPainterPath:
    """A horn or claw: broad root, thin curved tip."""
    path = QPainterPath(QPointF(-width / 2, 0))
    tip = QPointF(bend * length, -length)
    path.cubicTo(QPointF(-width * 0.75, -length * 0.45), QPointF(-width * 0.2, -length * 0.85), tip)
    path.cubicTo(QPointF(width * 0.35, -length * 0.7), QPointF(width * 0.45, -length * 0.4), QPointF(width / 2, 0))
    path.closeSubpath()
    return path


def shard(length: float, width: float, bend: float = 0.0) -> QPainterPath:
    """A crystal: straight edges, its broadest place at a third."""
    return polygon(
        [(0, 0), (width / 2, -length * 0.34), (width * 0.22 + bend * length, -length * 0.86), (bend * length, -length),
         (-width * 0.3 + bend * length, -length * 0.8), (-width / 2, -length * 0.3)]
    )  # fmt: skip


def blade(length: float, width: float, bend: float = 0.0) -> QPainterPath:
    """A sword's blade with its point up; `bend` makes it a sabre."""
    path = QPainterPath(QPointF(-width / 2, 0))
    tip = QPointF(bend * length, -length)
    path.quadTo(QPointF(-width / 2, -length * 0.5), QPointF(-width * 0.42 + bend * length * 0.7, -length * 0.86))
    path.lineTo(tip)
    path.lineTo(QPointF(width * 0.42 + bend * length * 0.7, -length * 0.86))
    path.quadTo(QPointF(width / 2, -length * 0.5), QPointF(width / 2, 0))
    path.closeSubpath()
    return path


def bat_wing(length: float, width: float, bend: float = 0.0) -> QPainterPath:
    """A wing of skin between fingers, spread to the right of the direction it points to."""
    fingers = [
        around(length, 8 + bend * 30),
        around(length * 0.94, 40 + bend * 20),
        around(length * 0.78, 74),
        around(length * 0.5, 108),
    ]
    path = QPainterPath()
    path.quadTo(QPointF(-width * 0.18, -length * 0.55), QPointF(*fingers[0]))
    for (x0, y0), (x1, y1) in pairwise(fingers):
        path.quadTo(QPointF((x0 + x1) * 0.36, (y0 + y1) * 0.36), QPointF(x1, y1))
    path.quadTo(QPointF(width * 0.1, 0.0), QPointF())
    path.closeSubpath()
    return path


def heater(width: float, height: float) -> QPainterPath:
    """A heater shield around the origin."""
    w, h = width / 2, height / 2
    path = QPainterPath(QPointF(-w, -h))
    path.quadTo(QPointF(0, -h * 1.16), QPointF(w, -h))
    path.cubicTo(QPointF(w * 1.04, h * 0.05), QPointF(w * 0.7, h * 0.66), QPointF(0, h))
    path.cubicTo(QPointF(-w * 0.7, h * 0.66), QPointF(-w * 1.04, h * 0.05), QPointF(-w, -h))
    path.closeSubpath()
    return path


def crescent(radius: float, bite: float = 0.42) -> QPainterPath:
    """A crescent around the origin, open to the right."""
    return without(disc(radius), disc(radius * 0.86, radius * bite, -radius * bite * 0.35))


def without(path: QPainterPath, hole: QPainterPath) -> QPainterPath:
    """`path` with `hole` cut out of it."""
    return _SMALL.map(_LARGE.map(path).subtracted(_LARGE.map(hole)))


def within(path: QPainterPath, frame: QPainterPath) -> QPainterPath:
    """The part of `path` that lies in `frame`."""
    return _SMALL.map(_LARGE.map(path).intersected(_LARGE.map(frame)))


# Qt cuts curves into straight pieces that are short beside one unit: figures of size 1 come out with corners.
_LARGE, _SMALL = QTransform.fromScale(256, 256), QTransform.fromScale(1 / 256, 1 / 256)


def ring(outer: float, inner: float) -> QPainterPath:
    """A ring around the origin."""
    path = QPainterPath()
    path.addEllipse(QPointF(), outer, outer)
    path.addEllipse(QPointF(), inner, inner)
    return path


def disc(radius: float, x: float = 0.0, y: float = 0.0) -> QPainterPath:
    """A disc."""
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), radius, radius)
    return path


def bolt(size: float) -> QPainterPath:
    """A lightning bolt around the origin, `size` high: the mark of Quick."""
    s = size / 2
    return polygon(
        [
            (0.15 * s, -s),
            (-0.62 * s, 0.18 * s),
            (-0.08 * s, 0.18 * s),
            (-0.2 * s, s),
            (0.62 * s, -0.24 * s),
            (0.06 * s, -0.24 * s),
        ]
    )


def crown(width: float, height: float) -> QPainterPath:
    """A crown of three points standing on the origin."""
    w, h = width / 2, height
    return polygon(
        [
            (-w * 0.8, 0),
            (-w, -h * 0.72),
            (-w * 0.42, -h * 0.36),
            (0, -h),
            (w * 0.42, -h * 0.36),
            (w, -h * 0.72),
            (w * 0.8, 0),
        ]
    )


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    """A rounded rectangle."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def carrot(high: float) -> QPainterPath:
    """A carrot with its leaves to the upper right, so high, around the origin."""
    path = polygon([(-6.0, 6.4), (-2.6, -2.6), (2.6, 2.6)])
    path.addPath(polygon([(-0.6, -1.6), (1.2, -6.8), (2.4, -2.4), (6.8, -1.2), (1.6, 0.6)]))
    return QTransform.fromScale(high / 13.6, high / 13.6).map(path)


def wheel(high: float) -> QPainterPath:
    """A wheel with three spokes, so high, around the origin."""
    path = ring(6.6, 4.4)
    path.setFillRule(Qt.FillRule.OddEvenFill)
    inner = around_centre(rounded(QRectF(-0.9, -5.4, 1.8, 5.4), 0.4), 3)
    inner.addEllipse(QPointF(), 2.0, 2.0)
    whole = path.united(inner)
    return QTransform.fromScale(high / 13.2, high / 13.2).map(whole)


def around_centre(path: QPainterPath, count: int, turn: float = 0.0) -> QPainterPath:
    """`count` copies of a path turned evenly around the origin, as one path."""
    result = QPainterPath()
    result.setFillRule(Qt.FillRule.WindingFill)
    for i in range(count):
        result.addPath(QTransform().rotate(turn + 360 * i / count).map(path))
    return result


def rays(count: int, inner: float, outer: float, share: float = 0.32, turn: float = 0.0) -> QPainterPath:
    """Rays around the origin; every second one is shorter."""
    path = QPainterPath()
    half = 180 / count * share
    for i in range(count):
        angle = turn + 360 * i / count
        reach = outer if i % 2 == 0 else inner + (outer - inner) * 0.62
        path.addPath(
            polygon(
                [
                    around(inner, angle - half),
                    around(reach, angle - half * 0.15),
                    around(reach, angle + half * 0.15),
                    around(inner, angle + half),
                ]
            )
        )
    return path


def around(radius: float, degrees: float) -> tuple[float, float]:
    """The point at this distance from the origin, clockwise from straight up."""
    angle = math.radians(degrees)
    return radius * math.sin(angle), -radius * math.cos(angle)
