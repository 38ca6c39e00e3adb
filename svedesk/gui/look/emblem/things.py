"""Emblems of what has no body: spells are signs turned around a centre, amulets are things that stand on the table."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from svedesk.gui.look import shapes
from svedesk.gui.look.colour import mix, see_through
from svedesk.gui.look.emblem.motif import LIMBS
from svedesk.gui.look.emblem.pen import Pen
from svedesk.gui.look.emblem.seed import Seed


def draw_spell(pen: Pen, seed: Seed, limb: str) -> None:
    """A turning sign: ring, star, petals, core."""
    tones = pen.tones
    folds = seed.pick((3, 4, 5, 6, 7, 8))
    turn = seed.pick((0.0, 180 / folds))
    pen.plain(shapes.ring(1.0, 0.91), see_through(tones.main, 0.75))
    pen.plain(shapes.ring(0.86, 0.835), see_through(tones.light, 0.6))
    pen.plain(shapes.around_centre(shapes.disc(0.028, 0, -0.955), folds * 3), tones.light)
    pen.plain(shapes.around_centre(shapes.disc(0.06, 0, -0.955), folds), tones.light)
    skip = 1 if folds < 5 else seed.whole(2, (folds - 1) // 2)
    for k in range(skip if folds % skip == 0 else 1):
        points = [((k + i * skip) % folds) for i in range(folds // (skip if folds % skip == 0 else 1))]
        web = QPainterPath()
        corners = [_around(0.84, turn + 360 * p / folds) for p in points]
        web.moveTo(corners[0])
        for corner in (*corners[1:], corners[0]):
            web.lineTo(corner)
        pen.line(web, see_through(tones.main, 0.7), 0.04)
    bend = 0.3 if limb in ("flame", "horn", "bat") else seed.pick((0.0, 0.22))
    width = min(0.42, 2.2 / folds) * seed.between(0.7, 1.0)
    if seed.whole(0, 1):
        for i in range(folds):
            with pen.at(turn=180 / folds + turn + 360 * i / folds):
                pen.shade(LIMBS[limb](0.52, width * 0.8, bend), tones.back, tones.deep)
    for i in range(folds):
        with pen.at(turn=turn + 360 * i / folds):
            pen.shade(LIMBS[limb](seed.pick((0.78, 0.78)), width, bend), tones.light, tones.back)
    pen.glow(0, 0, 0.55, tones.accent, 0.85)
    core = seed.whole(0, 2)
    with pen.at(turn=turn):
        if core == 0:
            pen.shade(shapes.star(folds, 0.34, 0.16), tones.light, tones.accent)
        elif core == 1:
            pen.shade(shapes.regular(folds, 0.27), tones.light, tones.accent)
        else:
            pen.shade(shapes.disc(0.22), tones.light, tones.accent)
    pen.gem(0, 0, 0.10, tones.accent)


def draw_amulet(pen: Pen, seed: Seed, limb: str) -> None:
    """A thing: gate, chalice, orb, crystals, lantern or monument, with the card's limbs growing from it."""
    tones = pen.tones
    kind = seed.whole(0, 5)
    base = QPainterPath()
    base.addEllipse(QPointF(0, 0.84), 0.74, 0.13)
    pen.plain(base, see_through(tones.ink, 0.55))
    for turn in (96, 70, 44):
        for _ in pen.sides():
            with pen.at(0.1, 0.55, turn):
                pen.shade(LIMBS[limb](seed.pick((0.88, 0.88)) - turn / 420, 0.26, 0.12), tones.main, tones.deep)
    (_gate, _chalice, _orb, _crystals, _lantern, _monument)[kind](pen, seed)


def _gate(pen: Pen, seed: Seed) -> None:
    tones = pen.tones
    outer, inner = QPainterPath(), QPainterPath()
    pointed = seed.whole(0, 1)
    for path, w, top in ((outer, 0.52, -0.86), (inner, 0.33, -0.58)):
        path.moveTo(-w, 0.86)
        path.lineTo(-w, -0.1)
        if pointed:
            path.quadTo(QPointF(-w, top * 0.62), QPointF(0, top))
            path.quadTo(QPointF(w, top * 0.62), QPointF(w, -0.1))
        else:
            path.cubicTo(QPointF(-w, top * 1.1), QPointF(w, top * 1.1), QPointF(w, -0.1))
        path.lineTo(w, 0.86)
        path.closeSubpath()
    pen.shade(outer, tones.light, tones.back)
    pen.shade(inner, tones.accent, tones.ink)
    pen.glow(0, 0.0, 0.5, tones.light, 0.9)
    step = QPainterPath()
    step.addRoundedRect(QRectF(-0.66, 0.76, 1.32, 0.16), 0.05, 0.05)
    pen.shade(step, tones.metal, mix(tones.metal, tones.ink, 0.5))
    pen.gem(0, -0.72, 0.09, tones.accent)


def _chalice(pen: Pen, seed: Seed) -> None:
    tones = pen.tones
    cup = QPainterPath(QPointF(-0.48, -0.42))
    cup.cubicTo(QPointF(-0.42, 0.22), QPointF(-0.16, 0.3), QPointF(-0.09, 0.34))
    cup.lineTo(-0.09, 0.62)
    cup.quadTo(QPointF(-0.36, 0.7), QPointF(-0.4, 0.86))
    cup.lineTo(0.4, 0.86)
    cup.quadTo(QPointF(0.36, 0.7), QPointF(0.09, 0.62))
    cup.lineTo(0.09, 0.34)
    cup.cubicTo(QPointF(0.16, 0.3), QPointF(0.42, 0.22), QPointF(0.48, -0.42))
    cup.closeSubpath()
    pen.shade(cup, tones.metal, mix(tones.metal, tones.deep, 0.6))
    mouth = QPainterPath()
    mouth.addEllipse(QPointF(0, -0.42), 0.48, 0.11)
    pen.shade(mouth, tones.accent, tones.deep)
    pen.glow(0, -0.55, 0.55, tones.accent, 0.8)
    with pen.at(0, -0.42):
        pen.shade(shapes.flame(0.5, 0.2, seed.pick((-0.2, 0.2))), tones.light, tones.accent)
    pen.gem(0, 0.0, 0.12, tones.accent)


def _orb(pen: Pen, seed: Seed) -> None:
    tones = pen.tones
    stand = shapes.polygon([(-0.2, 0.38), (0.2, 0.38), (0.3, 0.66), (0.5, 0.88), (-0.5, 0.88), (-0.3, 0.66)])
    pen.shade(stand, tones.metal, mix(tones.metal, tones.ink, 0.5))
    pen.glow(0, -0.14, 0.95, tones.main, 0.6)
    pen.shade(shapes.disc(0.56, 0, -0.14), tones.light, tones.deep)
    with pen.at(0, -0.14):
        pen.plain(shapes.star(seed.whole(4, 7), 0.4, 0.15), see_through(tones.accent, 0.9))
        with pen.at(turn=-40):
            pen.plain(shapes.leaf(0.26, 0.2).translated(0, -0.22), see_through("#FFFFFF", 0.7))


def _crystals(pen: Pen, seed: Seed) -> None:
    tones = pen.tones
    for turn, length in ((58.0, 0.66), (32.0, 0.98)):
        for _ in pen.sides():
            with pen.at(0.1, 0.8, turn):
                pen.shade(shapes.shard(length, 0.34), tones.main, tones.deep)
                pen.plain(
                    shapes.polygon([(0, 0), (0.17, -length * 0.34), (0.075, -length * 0.86), (0, -length)]),
                    see_through(tones.light, 0.45),
                )
    with pen.at(0, 0.86):
        tall = seed.between(1.5, 1.7)
        pen.shade(shapes.shard(tall, 0.52), tones.light, tones.back)
        pen.plain(
            shapes.polygon([(0, 0), (0.26, -tall * 0.34), (0.114, -tall * 0.86), (0, -tall)]),
            see_through(tones.light, 0.6),
        )
    pen.glow(0, 0.1, 0.5, tones.accent, 0.7)


def _lantern(pen: Pen, seed: Seed) -> None:
    tones = pen.tones
    hook = QPainterPath(QPointF(0, -0.6))
    hook.cubicTo(QPointF(0.3, -0.7), QPointF(0.26, -1.0), QPointF(0, -0.98))
    pen.line(hook, tones.ink, 0.12)
    pen.line(hook, tones.metal, 0.065)
    glass = shapes.polygon([(-0.34, -0.36), (0.34, -0.36), (0.46, 0.2), (0.3, 0.66), (-0.3, 0.66), (-0.46, 0.2)])
    pen.shade(glass, tones.deep, tones.ink)
    pen.glow(0, 0.2, 0.62, tones.accent, 1.0)
    with pen.at(0, 0.5):
        pen.shade(shapes.flame(0.66, 0.26, seed.pick((-0.16, 0.16))), tones.light, tones.accent)
    for x in (-0.2, 0.2):
        bar = QPainterPath(QPointF(x * 0.9, -0.36))
        bar.lineTo(x * 1.3, 0.2)
        bar.lineTo(x * 0.85, 0.66)
        pen.line(bar, tones.metal, 0.05)
    pen.shade(shapes.polygon([(-0.46, -0.32), (0, -0.68), (0.46, -0.32)]), tones.light, tones.back)
    foot = QPainterPath()
    foot.addRoundedRect(QRectF(-0.4, 0.62, 0.8, 0.2), 0.06, 0.06)
    pen.shade(foot, tones.metal, mix(tones.metal, tones.ink, 0.5))


def _monument(pen: Pen, seed: Seed) -> None:
    tones = pen.tones
    stone = shapes.polygon([(-0.3, 0.8), (-0.22, -0.62), (0, -0.94), (0.22, -0.62), (0.3, 0.8)])
    pen.shade(stone, tones.light, tones.back)
    pen.plain(shapes.polygon([(0, -0.94), (0.22, -0.62), (0.3, 0.8), (0, 0.8)]), see_through(tones.deep, 0.55))
    for i in range(seed.whole(2, 3)):
        with pen.at(0, -0.3 + i * 0.36):
            pen.plain(shapes.regular(seed.pick((3, 4, 6)), 0.13), tones.accent, lined=True)
    step = shapes.polygon([(-0.44, 0.72), (0.44, 0.72), (0.58, 0.9), (-0.58, 0.9)])
    pen.shade(step, tones.metal, mix(tones.metal, tones.ink, 0.5))
    pen.glow(0, -0.9, 0.4, tones.accent, 0.9)


def _around(radius: float, degrees: float) -> QPointF:
    point = shapes.around(radius, degrees)
    return QPointF(*point)
