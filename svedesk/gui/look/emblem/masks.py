"""Followers shown by their face alone: beasts, goblins, dragons, golems, birds."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainterPath

from svedesk.gui.look import shapes
from svedesk.gui.look.colour import mix, oklch
from svedesk.gui.look.emblem.pen import Pen
from svedesk.gui.look.emblem.seed import Seed


def draw_mask(pen: Pen, seed: Seed, kind: str) -> None:
    """The face called `kind` in a `Motif` whose body is "mask"."""
    {"wolf": _wolf, "stag": _stag, "goblin": _goblin, "dragon": _dragon, "golem": _golem, "bird": _bird}[kind](
        pen, seed
    )


def _eyes(pen: Pen, x: float, y: float, turn: float, size: float, colour: QColor | None = None) -> None:
    for _ in pen.sides():
        with pen.at(x, y, turn):
            pen.plain(shapes.leaf(size, size * 0.62), colour or pen.tones.accent, lined=True)
            pen.plain(shapes.disc(size * 0.13, 0, -size * 0.5), pen.tones.ink)


def _wolf(pen: Pen, seed: Seed) -> None:
    tones = pen.tones
    for _ in pen.sides():
        with pen.at(0.26, -0.34, seed.pick((16, 16))):
            pen.shade(shapes.leaf(0.56, 0.42).translated(0, 0.08), tones.main, tones.back)
            pen.shade(shapes.leaf(0.36, 0.22), tones.deep, tones.accent, lined=False)
    face = shapes.polygon([(0, -0.5), (0.34, -0.42), (0.62, 0.02), (0.44, 0.2), (0.34, 0.34), (0.14, 0.62), (0, 0.7),
                           (-0.14, 0.62), (-0.34, 0.34), (-0.44, 0.2), (-0.62, 0.02), (-0.34, -0.42)])  # fmt: skip
    pen.shade(face, tones.light, tones.back)
    for _ in pen.sides():
        cheek = shapes.polygon([(0.62, 0.02), (0.44, 0.2), (0.34, 0.34), (0.14, 0.62), (0.2, 0.2)])
        pen.plain(cheek, mix(tones.light, tones.main, 0.25))
    brow = shapes.polygon([(0, -0.5), (0.16, -0.44), (0.09, 0.36), (-0.09, 0.36), (-0.16, -0.44)])
    pen.shade(brow, tones.main, tones.light, lined=False)
    _eyes(pen, 0.14, 0.06, 64, 0.26)
    pen.plain(shapes.polygon([(-0.12, 0.4), (0.12, 0.4), (0.05, 0.54), (-0.05, 0.54)]), tones.ink)


def _stag(pen: Pen, seed: Seed) -> None:
    tones, reach = pen.tones, seed.between(0.62, 0.74)
    for _ in pen.sides():
        with pen.at(0.14, -0.3, 30):
            pen.shade(shapes.horn(reach, 0.15, 0.25), tones.metal, mix(tones.metal, tones.deep, 0.6))
            for up, turn, length in ((0.22, 52.0, 0.34), (0.40, -34.0, 0.30), (0.52, 50.0, 0.24)):
                with pen.at(0.06, -up * reach * 1.5, turn):
                    pen.shade(shapes.horn(length, 0.1, 0.2), tones.metal, mix(tones.metal, tones.deep, 0.4))
        with pen.at(0.24, -0.16, 82):
            pen.shade(shapes.leaf(0.44, 0.24, 0.1), tones.main, tones.back)
    face = shapes.polygon([(0, -0.38), (0.26, -0.3), (0.34, -0.04), (0.2, 0.3), (0.19, 0.58), (0.1, 0.74),
                           (-0.1, 0.74), (-0.19, 0.58), (-0.2, 0.3), (-0.34, -0.04), (-0.26, -0.3)])  # fmt: skip
    pen.shade(face, tones.light, tones.back)
    blaze = shapes.polygon([(0, -0.38), (0.11, -0.22), (0.07, 0.5), (-0.07, 0.5), (-0.11, -0.22)])
    pen.shade(blaze, tones.main, tones.light, lined=False)
    _eyes(pen, 0.13, 0.04, 58, 0.2)
    pen.plain(shapes.polygon([(-0.12, 0.56), (0.12, 0.56), (0.07, 0.7), (-0.07, 0.7)]), tones.ink)
    pen.gem(0, -0.2, 0.06, tones.accent)


def _goblin(pen: Pen, seed: Seed) -> None:
    tones = pen.tones
    tall = seed.between(0.9, 1.02)
    for _ in pen.sides():
        with pen.at(0.3, -0.02, 72):
            pen.shade(shapes.leaf(tall * 0.8, 0.44, 0.12), tones.main, tones.back)
            pen.shade(shapes.leaf(tall * 0.56, 0.22, 0.12), tones.deep, tones.accent, lined=False)
    head = QPainterPath(QPointF(0, -0.56))
    head.cubicTo(QPointF(0.62, -0.58), QPointF(0.58, 0.2), QPointF(0.3, 0.5))
    head.quadTo(QPointF(0, 0.76), QPointF(-0.3, 0.5))
    head.cubicTo(QPointF(-0.58, 0.2), QPointF(-0.62, -0.58), QPointF(0, -0.56))
    pen.shade(head, tones.light, tones.back)
    band = shapes.within(shapes.polygon([(-0.46, -0.32), (0.46, -0.32), (0.47, -0.16), (-0.47, -0.16)]), head)
    pen.shade(band, tones.metal, mix(tones.metal, tones.ink, 0.5))
    pen.gem(0, -0.24, 0.075, tones.accent)
    _eyes(pen, 0.1, 0.06, 74, 0.28, oklch(0.90, 0.15, 100))
    mouth = QPainterPath(QPointF(-0.3, 0.3))
    mouth.quadTo(QPointF(0, 0.58), QPointF(0.3, 0.3))
    mouth.quadTo(QPointF(0, 0.38), QPointF(-0.3, 0.3))
    pen.plain(mouth, tones.ink, lined=True)
    for _ in pen.sides():
        pen.plain(shapes.polygon([(0.11, 0.45), (0.16, 0.26), (0.23, 0.40)]), oklch(0.95, 0.03, 95))
    pen.shade(shapes.leaf(0.24, 0.2).translated(0, 0.28), tones.main, tones.back)


def _dragon(pen: Pen, seed: Seed) -> None:
    tones = pen.tones
    for turn, length in ((20.0, 0.72), (58.0, 0.5), (94.0, 0.38)):
        for _ in pen.sides():
            with pen.at(0.22, -0.2 + turn / 300, turn):
                pen.shade(shapes.horn(length, 0.2, seed.pick((0.2, 0.2))), tones.light, tones.deep)
    face = shapes.polygon([(0, -0.52), (0.3, -0.36), (0.44, -0.02), (0.26, 0.24), (0.22, 0.62), (0, 0.8),
                           (-0.22, 0.62), (-0.26, 0.24), (-0.44, -0.02), (-0.3, -0.36)])  # fmt: skip
    pen.shade(face, tones.main, tones.deep)
    pen.shade(
        shapes.polygon([(0, -0.52), (0.13, -0.2), (0.12, 0.5), (0, 0.62), (-0.12, 0.5), (-0.13, -0.2)]),
        tones.light,
        tones.main,
    )
    _eyes(pen, 0.14, 0.08, 56, 0.26)
    for _ in pen.sides():
        pen.plain(shapes.disc(0.035, 0.1, 0.58), tones.ink)
    pen.gem(0, -0.26, 0.08, tones.accent)


def _golem(pen: Pen, seed: Seed) -> None:
    tones = pen.tones
    for _ in pen.sides():
        pen.shade(
            shapes.polygon([(0.3, 0.3), (0.82, 0.2), (0.92, 0.62), (0.5, 0.86), (0.26, 0.7)]), tones.back, tones.deep
        )
    block = shapes.polygon([(-0.4, -0.52), (0.4, -0.52), (0.54, -0.1), (0.42, 0.56), (-0.42, 0.56), (-0.54, -0.1)])
    pen.shade(block, tones.light, tones.back)
    pen.shade(shapes.polygon([(-0.5, -0.18), (0.5, -0.18), (0.4, 0.02), (-0.4, 0.02)]), tones.deep, tones.main)
    for _ in pen.sides():
        slot = QPainterPath()
        slot.addRoundedRect(QRectF(0.1, -0.14, 0.22, 0.11), 0.04, 0.04)
        pen.plain(slot, tones.accent, lined=True)
        pen.glow(0.21, -0.09, 0.2, tones.accent, 0.8)
    for i in range(seed.whole(3, 4)):
        pen.plain(
            shapes.polygon(
                [(-0.27 + i * 0.15, 0.26), (-0.17 + i * 0.15, 0.26), (-0.17 + i * 0.15, 0.42), (-0.27 + i * 0.15, 0.42)]
            ),
            tones.ink,
        )


def _bird(pen: Pen, seed: Seed) -> None:
    tones = pen.tones
    for turn in (-30, 30, 0):
        with pen.at(0, -0.34, turn):
            pen.shade(shapes.leaf(0.52, 0.2, seed.pick((0.0, 0.1))), tones.accent, tones.back)
    pen.shade(shapes.heater(0.9, 1.06).translated(0, 0.1), tones.light, tones.back)
    _eyes(pen, 0.12, -0.02, 74, 0.28)
    with pen.at(0, 0.06, 180):
        pen.shade(shapes.leaf(0.5, 0.3), oklch(0.62, 0.13, 60), oklch(0.86, 0.13, 85))
