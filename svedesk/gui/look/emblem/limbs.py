"""Limbs: wings, leaves, blades, flames fanning out behind a figure, left and right alike."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from svedesk.gui.look.colour import mix, see_through
from svedesk.gui.look.emblem.motif import LIMBS
from svedesk.gui.look.emblem.pen import Pen
from svedesk.gui.look.emblem.seed import Seed


def draw_limbs(pen: Pen, seed: Seed, kind: str, x: float = 0.06, y: float = 0.06) -> None:
    """A fan of limbs whose roots lie at (x, y) and its mirror place; kind is a name of `LIMBS`."""
    match kind:
        case "lobe":
            _butterfly(pen, seed, x, y)
        case "feather":
            _feathers(pen, seed, x, y)
        case "bat":
            _bat(pen, seed, x, y)
        case "blade":
            _blades(pen, seed, y)
        case _:
            _fan(pen, seed, kind, x, y)


def _fan(pen: Pen, seed: Seed, kind: str, x: float, y: float) -> None:
    count, bend = seed.whole(3, 5), seed.between(-0.10, 0.24)
    first, last = seed.between(10, 26), seed.between(104, 138)
    long, short, width = seed.between(0.92, 1.02), seed.between(0.58, 0.78), seed.between(0.26, 0.40)
    tones = pen.tones
    for i in reversed(range(count)):
        share = i / (count - 1)
        length = long + (short - long) * share
        path = LIMBS[kind](length, width, bend)
        top, bottom = mix(tones.main, tones.back, share * 0.7), tones.deep
        for _ in pen.sides():
            with pen.at(x, y, first + (last - first) * share):
                pen.shade(path, top, bottom)
                vein = QPainterPath(QPointF(0, -length * 0.2))
                vein.quadTo(QPointF(0, -length * 0.55), QPointF(bend * length * 0.8, -length * 0.84))
                pen.line(vein, see_through(tones.light, 0.55), 0.022)


def _butterfly(pen: Pen, seed: Seed, x: float, y: float) -> None:
    tones = pen.tones
    upper, lower = seed.between(42, 60), seed.between(108, 132)
    plan = [
        (lower, seed.between(0.60, 0.78), seed.between(0.34, 0.46), seed.between(-0.2, 0.25)),
        (upper, seed.between(0.92, 1.04), seed.between(0.36, 0.52), seed.between(-0.25, 0.2)),
    ]
    if seed.whole(0, 2) == 0:
        plan.insert(1, ((upper + lower) / 2, seed.between(0.66, 0.8), 0.3, 0.0))
    spots = seed.whole(0, 2)
    for turn, length, width, bend in plan:
        wing, inner = LIMBS["lobe"](length, width, bend), LIMBS["lobe"](length * 0.66, width * 0.58, bend)
        for _ in pen.sides():
            with pen.at(x, y, turn):
                pen.shade(wing, tones.main, tones.deep)
                pen.shade(inner, see_through(tones.light, 0.9), see_through(tones.main, 0.15), lined=False)
                for i in range(-1, 2):
                    vein = QPainterPath(QPointF(0, -length * 0.12))
                    vein.quadTo(
                        QPointF(i * width * 0.2, -length * 0.5),
                        QPointF(i * width * 0.42 + bend * length * 0.9, -length * 0.84),
                    )
                    pen.line(vein, see_through(tones.ink, 0.35), 0.018)
                if spots:
                    pen.glow(bend * length, -length * 0.8, 0.10 * spots, tones.accent, 0.95)


def _feathers(pen: Pen, seed: Seed, x: float, y: float) -> None:
    tones = pen.tones
    count, first, last = seed.whole(5, 7), seed.between(18, 34), seed.between(112, 140)
    reach, bend = seed.between(0.95, 1.05), seed.between(-0.22, -0.08)
    for row, (size, top, bottom) in enumerate(((1.0, tones.light, tones.back), (0.6, tones.light, tones.main))):
        for i in reversed(range(count)):
            share = i / (count - 1)
            length = reach * size * (1.0 - 0.45 * share)
            feather = LIMBS["feather"](length, 0.30 if row else 0.27, bend)
            for _ in pen.sides():
                with pen.at(x, y, first + (last - first) * share + 6 * row):
                    pen.shade(feather, mix(top, bottom, share * 0.3), bottom)


def _bat(pen: Pen, seed: Seed, x: float, y: float) -> None:
    tones = pen.tones
    length, turn, bend = seed.between(0.98, 1.12), seed.between(6, 28), seed.between(0.0, 0.5)
    wing = LIMBS["bat"](length, 0.9, bend)
    tail = seed.whole(0, 1)
    for _ in pen.sides():
        if tail:
            with pen.at(x, y + 0.1, 118):
                pen.shade(LIMBS["horn"](0.72, 0.2, 0.3), tones.back, tones.deep)
        with pen.at(x, y, turn):
            pen.shade(wing, tones.main, tones.deep)
            for angle, share in ((8 + bend * 30, 0.98), (40 + bend * 20, 0.92), (74.0, 0.76)):
                with pen.at(0, 0, angle):
                    pen.plain(LIMBS["horn"](length * share, 0.085, 0.0), tones.light)
        with pen.at(x, y, turn + 8 + bend * 30):
            pen.shade(LIMBS["horn"](0.24, 0.1, -0.5).translated(0, -length * 0.86), tones.light, tones.main)


def _blades(pen: Pen, seed: Seed, y: float) -> None:
    tones = pen.tones
    pairs, spread, start = seed.whole(2, 4), seed.between(24, 32), seed.between(18, 34)
    length, width, bend = seed.between(0.92, 1.05), seed.between(0.13, 0.20), seed.pick((0.0, 0.0, 0.12, -0.12))
    crossed = seed.whole(0, 1) == 1
    pairs = 1 if crossed else pairs
    for i in reversed(range(pairs)):
        reach = length * (1 - 0.1 * i) * (1.62 if crossed else 1.0)
        edge = LIMBS["blade"](reach, width, bend)
        for _ in pen.sides():
            with pen.at(
                -0.62 if crossed else 0.1, 0.66 if crossed else y + 0.1, (44 if crossed else start) + spread * i
            ):
                pen.shade(edge, tones.light, tones.main)
                ridge = QPainterPath(QPointF(0, -0.02))
                ridge.quadTo(QPointF(0, -reach * 0.5), QPointF(bend * reach * 0.7, -reach * 0.82))
                pen.line(ridge, see_through(tones.deep, 0.7), 0.02)
                guard = QPainterPath()
                guard.addRoundedRect(-width * 1.25, -0.03, width * 2.5, 0.085, 0.04, 0.04)
                guard.addRoundedRect(-0.035, 0.03, 0.07, 0.2, 0.03, 0.03)
                pen.shade(guard, tones.metal, tones.deep)
