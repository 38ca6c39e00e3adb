"""Playmats: six calm drawings of our own that lie on the cloth, in the colours of the theme, alike from both sides."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QPen, QRadialGradient

from svedesk.gui.look import shapes
from svedesk.gui.look.colour import lch, mix, oklch, see_through
from svedesk.gui.look.theme import Theme

Draw = Callable[[QPainter, QRectF, float, "Ink"], None]


@dataclass(frozen=True, slots=True)
class Ink:
    """What a pattern is drawn with: `line` for what is fine, `faint` for what is broad."""

    line: QColor
    faint: QColor


@dataclass(frozen=True, slots=True)
class Playmat:
    """A mat: its name, the hue (degrees) and chroma its cloth is dyed in, and its pattern."""

    name: str
    hue: float
    chroma: float
    draw: Draw


def draw_playmat(painter: QPainter, rect: QRectF, theme: Theme, name: str, strength: float = 1.0) -> None:
    """A mat over the whole of `rect`. A `strength` below 1 leaves more of the plain cloth; a theme of high contrast has
    nothing below its cards. An unknown name is the default mat's."""
    mat = PLAYMATS.get(name, PLAYMATS[DEFAULT_MAT])
    if theme.name == "high-contrast":
        painter.fillRect(rect, QColor(theme.cloth))
        return
    ground, edge = (_dyed(QColor(colour), mat, theme, strength) for colour in (theme.cloth, theme.cloth_edge))
    light = QRadialGradient(rect.center(), max(rect.width(), rect.height()) * 0.68)
    light.setColorAt(0.0, mix(ground, QColor(theme.text), 0.045))
    light.setColorAt(0.55, ground)
    light.setColorAt(1.0, edge)
    painter.fillRect(rect, QBrush(light))
    painter.fillRect(rect, QBrush(_weave(theme)))
    bright = oklch(0.86, min(0.10, mat.chroma * 2.2), mat.hue) if theme.dark else oklch(0.38, mat.chroma * 2.2, mat.hue)
    share = strength * (0.85 if theme.dark else 0.62)
    painter.save()
    painter.setClipRect(rect)
    unit = min(rect.width() / 980, rect.height() / 640)
    ink = Ink(see_through(bright, 0.085 * share), see_through(bright, 0.035 * share))
    for turn in (0, 180):  # each half is the other one's, turned: neither seat lies at the better end
        painter.save()
        painter.translate(rect.center())
        painter.rotate(turn)
        half = QRectF(-rect.width() / 2, 0, rect.width(), rect.height() / 2)
        painter.setClipRect(half, Qt.ClipOperation.IntersectClip)
        mat.draw(painter, half, unit, ink)
        painter.restore()
    painter.restore()


def draw_picture(painter: QPainter, rect: QRectF, theme: Theme, picture: QImage, strength: float) -> None:
    """A picture of the user's over the whole of `rect`, cut to its proportions, on the plain cloth; its edges darken
    as the cloth's do."""
    painter.fillRect(rect, QColor(theme.cloth))
    scale = max(rect.width() / picture.width(), rect.height() / picture.height())
    size = QRectF(0, 0, rect.width() / scale, rect.height() / scale)
    size.moveCenter(QRectF(picture.rect()).center())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setOpacity(strength)
    painter.drawImage(rect, picture, size)
    painter.restore()
    shade = QRadialGradient(rect.center(), max(rect.width(), rect.height()) * 0.68)
    shade.setColorAt(0.55, see_through(theme.cloth_edge, 0.0))
    shade.setColorAt(1.0, see_through(theme.cloth_edge, 0.5))
    painter.fillRect(rect, QBrush(shade))


def _dyed(colour: QColor, mat: Playmat, theme: Theme, strength: float) -> QColor:
    """A colour of the cloth as light as it was, in the hue of the mat."""
    if not mat.chroma:
        return colour
    # A pale cloth takes less dye: what is calm in the dark would be loud on it.
    return mix(colour, oklch(lch(colour)[0], mat.chroma * (1.0 if theme.dark else 0.5), mat.hue), strength)


def _weave(theme: Theme) -> QImage:
    """A small twill, light and dark threads crossing."""
    tile = QImage(6, 6, QImage.Format.Format_ARGB32_Premultiplied)
    tile.fill(Qt.GlobalColor.transparent)
    bright, dark = see_through(theme.text, 0.022), QColor(0, 0, 0, 16 if theme.dark else 8)
    for x in range(6):
        for y in range(6):
            step = (x + y) % 6
            if step in (0, 1):
                tile.setPixelColor(x, y, bright)
            elif step == 3:
                tile.setPixelColor(x, y, dark)
    return tile


def _plain(painter: QPainter, half: QRectF, unit: float, ink: Ink) -> None:
    """The cloth is enough."""


def _tide(painter: QPainter, half: QRectF, unit: float, ink: Ink) -> None:
    """Rings that spread from the middle of the table's edge and from both corners."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for x in (half.left(), half.center().x(), half.right()):
        for step in range(1, 16):
            painter.setPen(QPen(ink.line if step % 3 else ink.faint, (1.4 if step % 3 else 9.0) * unit))
            painter.drawEllipse(QPointF(x, half.bottom()), step * 34 * unit, step * 27 * unit)


def _canopy(painter: QPainter, half: QRectF, unit: float, ink: Ink) -> None:
    """Leaves as they lie below a tree, each with its rib."""
    chance = random.Random(11)
    leaf = shapes.leaf(1.0, 0.44, 0.16)
    across = 11
    for row in range(5):
        for column in range(across):
            x = half.left() + half.width() * (column + 0.5 + chance.uniform(-0.32, 0.32)) / across
            y = half.top() + half.height() * (row + 0.5 + chance.uniform(-0.3, 0.3)) / 5
            painter.save()
            painter.translate(x, y)
            painter.rotate(chance.uniform(0, 360))
            size = chance.uniform(30, 62) * unit
            painter.scale(size, size)
            painter.setPen(QPen(ink.line, 1.2 * unit / size))
            painter.setBrush(QBrush(ink.faint))
            painter.drawPath(leaf)
            rib = QPainterPath(QPointF(0, 0.12))
            rib.quadTo(QPointF(0.02, -0.4), QPointF(0.13, -0.8))
            painter.strokePath(rib, QPen(ink.line, 1.0 * unit / size))
            painter.restore()


def _lattice(painter: QPainter, half: QRectF, unit: float, ink: Ink) -> None:
    """A trellis with a small diamond where its laths cross."""
    step = 62 * unit
    columns, rows = math.ceil(half.width() / 2 / step) + 1, math.ceil(half.height() / step) + 1
    painter.setBrush(QBrush(ink.faint))
    for row in range(-1, rows + 1):
        for column in range(-columns, columns + 1):
            middle = QPointF(column * step + (step / 2 if row % 2 else 0.0), row * step)
            painter.setPen(QPen(see_through(ink.line, ink.line.alphaF() * 0.7), 1.2 * unit))
            painter.drawLine(middle, middle + QPointF(step / 2, step))
            painter.drawLine(middle, middle + QPointF(-step / 2, step))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.drawPath(shapes.star(4, 12 * unit, 4.5 * unit).translated(middle))


def _dunes(painter: QPainter, half: QRectF, unit: float, ink: Ink) -> None:
    """Long ridges, one behind the other."""
    for ridge in range(6):
        top = half.top() + half.height() * (ridge + 0.35) / 6
        path = QPainterPath(QPointF(half.left(), half.bottom()))
        line = QPainterPath()
        for at in range(49):
            x = half.left() + half.width() * at / 48
            swell = math.sin(at / 48 * math.tau * (1.1 + 0.23 * ridge) + ridge * 1.9)
            point = QPointF(x, top + swell * (10 + 3 * ridge) * unit)
            path.lineTo(point)
            if at:
                line.lineTo(point)
            else:
                line.moveTo(point)
        path.lineTo(half.right(), half.bottom())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.fillPath(path, QBrush(see_through(ink.faint, ink.faint.alphaF() * 0.4)))
        painter.strokePath(line, QPen(ink.line, 1.3 * unit))


def _stars(painter: QPainter, half: QRectF, unit: float, ink: Ink) -> None:
    """A night sky: small stars, and some of them joined to figures."""
    chance = random.Random(29)
    painter.setPen(Qt.PenStyle.NoPen)
    for _ in range(90):
        x, y = chance.uniform(half.left(), half.right()), chance.uniform(half.top(), half.bottom())
        size = chance.choice((1.1, 1.1, 1.5, 2.2)) * unit
        painter.setBrush(QBrush(see_through(ink.line, min(1.0, ink.line.alphaF() * chance.uniform(1.0, 1.7)))))
        painter.drawEllipse(QPointF(x, y), size, size)
    for figure in range(5):
        x = half.left() + half.width() * (figure + 0.5 + chance.uniform(-0.2, 0.2)) / 5
        y = half.top() + half.height() * chance.uniform(0.3, 0.75)
        turn, points = chance.uniform(0, math.tau), []
        for _ in range(5):
            points.append(QPointF(x, y))
            turn += chance.uniform(-1.1, 1.1)
            x, y = x + 52 * unit * math.cos(turn), y + 40 * unit * math.sin(turn)
        painter.setPen(QPen(ink.line, 1.1 * unit))
        painter.drawPolyline(points)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QBrush(see_through(ink.line, min(1.0, ink.line.alphaF() * 1.5))))
        for point in points:
            painter.drawPath(shapes.star(4, 6 * unit, 1.9 * unit).translated(point))


DEFAULT_MAT = "weave"
PLAYMATS = {
    mat.name: mat
    for mat in (
        Playmat(DEFAULT_MAT, 0.0, 0.0, _plain),
        Playmat("tide", 225.0, 0.045, _tide),
        Playmat("canopy", 150.0, 0.04, _canopy),
        Playmat("lattice", 345.0, 0.042, _lattice),
        Playmat("dunes", 65.0, 0.035, _dunes),
        Playmat("stars", 285.0, 0.05, _stars),
    )
}
"""The six mats by name. The default is the plain cloth."""
