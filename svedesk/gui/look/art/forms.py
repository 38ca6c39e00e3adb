"""Outlines that pictures are made of, kept as straight pieces: Qt fills those eight times as fast as curves, and an
edge that is made once is filled instead of stroked."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache
from typing import ParamSpec, cast

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QPolygonF, QTransform

from svedesk.gui.look import shapes

P = ParamSpec("P")
Point = tuple[float, float]

OUTLINE = 0.026
"""Width of the dark line around the shapes of a figure."""
GROWN, LIMB_GROWN = 0.02, 0.026
"""How far a line goes that lies around a shape, or around a limb, not over its edge."""
_FINE = 90
"""Straight pieces are as short as curves of pictures so many pixels in radius need."""
_LARGE, _SMALL = QTransform.fromScale(_FINE, _FINE), QTransform.fromScale(1 / _FINE, 1 / _FINE)
_KEPT = 2048


class Form:
    """A closed outline, its edge as an outline of its own, and, where it is of one piece, a larger outline that leaves
    an edge when it is filled first: that takes a third of the time. All are made when they are first drawn: hundreds
    are named when the program starts."""

    __slots__ = ("_around", "_bounds", "_edge", "_make", "_path")

    def __init__(
        self,
        make: Callable[[], QPainterPath],
        edge: Callable[[], QPainterPath] | None = None,
        around: Callable[[], QPainterPath | None] | None = None,
    ) -> None:
        self._make, self._edge, self._around = make, edge, around
        self._path: QPainterPath | None = None
        self._bounds: tuple[float, float] | None = None

    @property
    def path(self) -> QPainterPath:
        """The outline. Not to be changed: it is kept."""
        if self._path is None:
            self._path = self._make()
        return self._path

    @property
    def edge(self) -> QPainterPath:
        """The line around it. Not to be changed: it is kept."""
        made = self._edge() if self._edge is not None else outlined(self.path, OUTLINE)
        self._edge = lambda: made
        return made

    @property
    def around(self) -> QPainterPath | None:
        """The larger outline, None where it has none. Not to be changed: it is kept."""
        made = self._around() if self._around is not None else grown(self.path, GROWN)
        self._around = lambda: made
        return made

    @property
    def bounds(self) -> tuple[float, float]:
        """Its upper edge and its height."""
        if self._bounds is None:
            rect = self.path.boundingRect()
            self._bounds = rect.top(), rect.height()
        return self._bounds

    def translated(self, x: float, y: float) -> Form:
        """The same one elsewhere."""

        def around() -> QPainterPath | None:
            return self.around.translated(x, y) if self.around is not None else None

        return Form(lambda: self.path.translated(x, y), lambda: self.edge.translated(x, y), around)


class Trace:
    """A line through points, which may be drawn with several widths."""

    __slots__ = ("_drawn", "_make", "_path")

    def __init__(self, make: Callable[[], QPainterPath]) -> None:
        self._make = make
        self._path: QPainterPath | None = None
        self._drawn: dict[float, QPainterPath] = {}

    @property
    def path(self) -> QPainterPath:
        """The line itself."""
        if self._path is None:
            self._path = self._make()
        return self._path

    def outline(self, width: float) -> QPainterPath:
        """What it covers, so wide."""
        if width not in self._drawn:
            self._drawn[width] = outlined(self.path, width)
        return self._drawn[width]


def straight(path: QPainterPath) -> QPainterPath:
    """The same outline in straight pieces."""
    result = QPainterPath()
    result.setFillRule(path.fillRule())
    for polygon in path.toSubpathPolygons(_LARGE):
        result.addPolygon(_SMALL.map(polygon))
    return result


def grown(path: QPainterPath, reach: float) -> QPainterPath | None:
    """A closed path grown to all sides; None where it has parts, or holes."""
    parts = outlined(path, 2 * reach).toSubpathPolygons()
    if len(parts) != 2 or len(path.toSubpathPolygons()) != 1:
        return None

    def size(part: QPolygonF) -> float:
        rect = part.boundingRect()
        return rect.width() * rect.height()

    result = QPainterPath()
    result.addPolygon(max(parts, key=size))
    result.setFillRule(Qt.FillRule.WindingFill)
    return result


def outlined(path: QPainterPath, width: float) -> QPainterPath:
    """What a line along `path` covers."""
    stroker = QPainterPathStroker()
    stroker.setWidth(width * _FINE)
    stroker.setJoinStyle(Qt.PenJoinStyle.BevelJoin if path.elementCount() > 16 else Qt.PenJoinStyle.RoundJoin)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    result = straight(_SMALL.map(stroker.createStroke(_LARGE.map(path))))
    result.setFillRule(Qt.FillRule.WindingFill)
    return result


def _made(path: Callable[P, QPainterPath]) -> Callable[P, Form]:
    def make(*args: P.args, **kwargs: P.kwargs) -> Form:
        return Form(lambda: straight(path(*args, **kwargs)))

    return cast("Callable[P, Form]", lru_cache(maxsize=_KEPT)(make))


leaf, flame, horn, shard = _made(shapes.leaf), _made(shapes.flame), _made(shapes.horn), _made(shapes.shard)
star, disc, regular, crescent = _made(shapes.star), _made(shapes.disc), _made(shapes.regular), _made(shapes.crescent)
crown = _made(shapes.crown)
around = shapes.around


@lru_cache(maxsize=_KEPT)
def smooth(*points: Point | str) -> Form:
    """A closed curve through these points, or those of a text in hundredths: "10,-20 0,5"."""
    return Form(lambda: straight(_curve(_points(points), closed=True)))


@lru_cache(maxsize=_KEPT)
def flat(*points: Point | str) -> Form:
    """A closed figure with straight sides."""
    return Form(lambda: shapes.polygon(_points(points)))


@lru_cache(maxsize=_KEPT)
def stroke(*points: Point | str) -> Trace:
    """An open curve through these points."""
    return Trace(lambda: _curve(_points(points), closed=False))


@lru_cache(maxsize=256)
def rim_of(form: Form) -> Trace:
    """The line around a form, to be drawn in any width."""
    return Trace(lambda: form.path)


@lru_cache(maxsize=_KEPT)
def limb(start: Point, end: Point, thick: float, thin: float) -> Form:
    """An arm or a leg: from one joint to the next, round at both."""
    (ax, ay), (bx, by) = start, end
    turn = math.atan2(by - ay, bx - ax)

    def around_both(more: float) -> QPainterPath:
        points = [QPointF(bx + (thin + more) * x, by + (thin + more) * y) for x, y in _half(round(math.degrees(turn)))]
        points += [
            QPointF(ax - (thick + more) * x, ay - (thick + more) * y) for x, y in _half(round(math.degrees(turn)))
        ]
        path = QPainterPath()
        path.addPolygon(QPolygonF(points))
        path.closeSubpath()
        return path

    return Form(lambda: around_both(-OUTLINE / 2), around=lambda: around_both(OUTLINE / 2))


@lru_cache(maxsize=720)
def _half(turn: int) -> tuple[Point, ...]:
    """Half a circle, bulging in a direction."""
    angles = (math.radians(turn + step) for step in range(-90, 91, 20))
    return tuple((math.cos(angle), math.sin(angle)) for angle in angles)


def away(start: Point, degrees: float, length: float) -> Point:
    """The point so far from another: 0 degrees is straight down, 90 to the right."""
    angle = math.radians(degrees)
    return start[0] + length * math.sin(angle), start[1] + length * math.cos(angle)


def _points(points: tuple[Point | str, ...]) -> tuple[Point, ...]:
    result: list[Point] = []
    for point in points:
        if isinstance(point, str):
            pairs = (pair.partition(",") for pair in point.split())
            result += [(float(x) / 100, float(y) / 100) for x, _, y in pairs]
        else:
            result.append(point)
    return tuple(result)


def _curve(points: tuple[Point, ...], *, closed: bool) -> QPainterPath:
    """Through all points (Catmull-Rom)."""
    count = len(points)
    path = QPainterPath(QPointF(*points[0]))
    for i in range(count if closed else count - 1):
        before, after = (i - 1, i + 2) if closed else (max(i - 1, 0), min(i + 2, count - 1))
        (ax, ay), (bx, by) = points[before], points[i]
        (cx, cy), (dx, dy) = points[(i + 1) % count], points[after % count]
        path.cubicTo(bx + (cx - ax) / 6, by + (cy - ay) / 6, cx - (dx - bx) / 6, cy - (dy - by) / 6, cx, cy)
    if closed:
        path.closeSubpath()
    return path
