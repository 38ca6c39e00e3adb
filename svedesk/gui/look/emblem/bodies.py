"""Bodies of followers: from the neck at about -0.1 down to 0.85."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from svedesk.gui.look import shapes
from svedesk.gui.look.colour import mix, see_through
from svedesk.gui.look.emblem.pen import Pen
from svedesk.gui.look.emblem.seed import Seed


def draw_body(pen: Pen, seed: Seed, kind: str) -> None:
    """The body called `kind` in a `Motif`."""
    {"cloak": _cloak, "dress": _dress, "armour": _armour, "shield": _shield, "drop": _drop, "trunk": _trunk}[kind](
        pen, seed
    )


def _cloak(pen: Pen, seed: Seed) -> None:
    tones, flare = pen.tones, seed.between(0.40, 0.52)
    path = QPainterPath(QPointF(0, -0.2))
    path.cubicTo(QPointF(0.3, -0.1), QPointF(0.26, 0.3), QPointF(flare, 0.86))
    path.quadTo(QPointF(flare * 0.55, 0.74), QPointF(0, 0.92))
    path.quadTo(QPointF(-flare * 0.55, 0.74), QPointF(-flare, 0.86))
    path.cubicTo(QPointF(-0.26, 0.3), QPointF(-0.3, -0.1), QPointF(0, -0.2))
    pen.shade(path, tones.main, tones.deep)
    inner = shapes.leaf(0.86, seed.between(0.20, 0.34)).translated(0, 0.86)
    pen.shade(inner, mix(tones.light, tones.main, 0.3), tones.back, lined=False)
    for _ in pen.sides():
        fold = QPainterPath(QPointF(0.12, 0.02))
        fold.quadTo(QPointF(0.2, 0.4), QPointF(flare * 0.62, 0.78))
        pen.line(fold, see_through(tones.ink, 0.5), 0.028)
    pen.gem(0, 0.02, 0.075, tones.accent)


def _dress(pen: Pen, seed: Seed) -> None:
    tones, petals = pen.tones, seed.whole(2, 3)
    width, length = seed.between(0.26, 0.36), seed.between(0.72, 0.84)
    for i in reversed(range(1, petals + 1)):
        for _ in pen.sides():
            with pen.at(0, 0.12, 180 - 19 * i):
                pen.shade(shapes.leaf(length - 0.06 * i, width), tones.deep, mix(tones.main, tones.back, i / 4))
    with pen.at(0, 0.1, 180):
        pen.shade(shapes.leaf(length + 0.04, width), tones.back, tones.light)
    pen.shade(shapes.polygon([(-0.2, -0.16), (0.2, -0.16), (0.1, 0.16), (-0.1, 0.16)]), tones.light, tones.main)
    pen.gem(0, 0.14, 0.065, tones.accent)


def _armour(pen: Pen, seed: Seed) -> None:
    tones = pen.tones
    hem = seed.between(0.34, 0.46)
    skirt = shapes.polygon([(-0.18, 0.3), (0.18, 0.3), (hem, 0.82), (0.0, 0.94), (-hem, 0.82)])
    pen.shade(skirt, tones.main, tones.deep)
    split = QPainterPath(QPointF(0, 0.36))
    split.lineTo(0, 0.88)
    pen.line(split, see_through(tones.ink, 0.6), 0.03)
    chest = QPainterPath(QPointF(0, -0.14))
    chest.cubicTo(QPointF(0.36, -0.2), QPointF(0.4, 0.16), QPointF(0.2, 0.38))
    chest.lineTo(-0.2, 0.38)
    chest.cubicTo(QPointF(-0.4, 0.16), QPointF(-0.36, -0.2), QPointF(0, -0.14))
    pen.shade(chest, tones.metal, mix(tones.metal, tones.deep, 0.6))
    style = seed.whole(0, 2)
    for _ in pen.sides():
        with pen.at(0.3, -0.02, seed.pick((64,)) if style else 80):
            pen.shade(shapes.leaf(0.34, 0.42).translated(0, 0.12), tones.light, tones.main)
    pen.plain(shapes.polygon([(-0.24, 0.3), (0.24, 0.3), (0.22, 0.4), (-0.22, 0.4)]), tones.accent, lined=True)
    if style == 1:
        pen.plain(shapes.star(4, 0.13, 0.05).translated(0, 0.09), tones.accent)
    elif style == 2:
        chevron = shapes.polygon([(-0.15, 0.02), (0, 0.14), (0.15, 0.02), (0.15, 0.1), (0, 0.22), (-0.15, 0.1)])
        pen.plain(chevron, tones.accent)
    else:
        pen.gem(0, 0.08, 0.075, tones.accent)


def _shield(pen: Pen, seed: Seed) -> None:
    tones = pen.tones
    skirt = shapes.polygon([(-0.2, 0.1), (0.2, 0.1), (0.36, 0.86), (-0.36, 0.86)])
    pen.shade(skirt, tones.back, tones.deep)
    outer, inner = shapes.heater(0.82, 0.94).translated(0, 0.38), shapes.heater(0.62, 0.72).translated(0, 0.37)
    pen.shade(outer, tones.metal, mix(tones.metal, tones.ink, 0.45))
    pen.shade(inner, tones.main, tones.deep)
    sign = seed.whole(0, 4)
    if sign == 0:
        pen.plain(shapes.star(4, 0.28, 0.09).translated(0, 0.34), tones.light)
    elif sign == 1:
        pen.plain(shapes.polygon([(-0.05, 0.06), (0.05, 0.06), (0.05, 0.68), (-0.05, 0.68)]), tones.light)
        pen.plain(shapes.polygon([(-0.26, 0.24), (0.26, 0.24), (0.26, 0.34), (-0.26, 0.34)]), tones.light)
    elif sign == 2:
        for drop in (0.0, 0.2):
            points = [(-0.24, 0.14), (0, 0.34), (0.24, 0.14), (0.24, 0.25), (0, 0.45), (-0.24, 0.25)]
            pen.plain(shapes.polygon(points).translated(0, drop), tones.light)
    elif sign == 3:
        with pen.at(0, 0.34, -30):
            pen.plain(shapes.crescent(0.21), tones.light)
    else:
        half = shapes.within(shapes.polygon([(0, -0.2), (0.5, -0.2), (0.5, 1), (0, 1)]), inner)
        pen.plain(half, see_through(tones.light, 0.75))


def _drop(pen: Pen, seed: Seed) -> None:
    tones, bend = pen.tones, seed.pick((-0.14, 0.0, 0.14))
    with pen.at(0, -0.16, 180):
        pen.shade(shapes.leaf(1.06, seed.between(0.46, 0.62), bend), tones.deep, tones.light)
        pen.shade(
            shapes.leaf(0.74, 0.26, bend), see_through(tones.main, 0.2), see_through(tones.accent, 0.85), lined=False
        )
    for _ in pen.sides():
        with pen.at(0.14, -0.04, 122):
            pen.shade(shapes.leaf(0.34, 0.15, 0.3), tones.light, tones.main)
    pen.gem(0, 0.06, 0.07, tones.accent)


def _trunk(pen: Pen, seed: Seed) -> None:
    tones, spread = pen.tones, seed.between(0.5, 0.66)
    path = QPainterPath(QPointF(-0.26, -0.3))
    path.cubicTo(QPointF(-0.2, 0.3), QPointF(-0.24, 0.6), QPointF(-spread, 0.9))
    path.quadTo(QPointF(-0.24, 0.8), QPointF(-0.14, 0.94))
    path.quadTo(QPointF(0, 0.78), QPointF(0.14, 0.94))
    path.quadTo(QPointF(0.24, 0.8), QPointF(spread, 0.9))
    path.cubicTo(QPointF(0.24, 0.6), QPointF(0.2, 0.3), QPointF(0.26, -0.3))
    path.closeSubpath()
    pen.shade(path, tones.back, tones.deep)
    for _ in pen.sides():
        for x in (0.06, 0.14):
            bark = QPainterPath(QPointF(x, 0.24))
            bark.quadTo(QPointF(x * 0.8, 0.5), QPointF(x * 1.6, 0.8))
            pen.line(bark, see_through(tones.ink, 0.5), 0.03)
        with pen.at(0.2, 0.1, 66):
            pen.shade(shapes.horn(0.52, 0.16, -0.5), tones.back, tones.deep)
