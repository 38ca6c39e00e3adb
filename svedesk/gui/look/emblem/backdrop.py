"""What stands behind an emblem's figure: a quiet sign on the ground, and the rays of an evolved card."""

from __future__ import annotations

from PySide6.QtGui import QPainterPath

from svedesk.gui.look import shapes
from svedesk.gui.look.colour import see_through
from svedesk.gui.look.emblem.pen import Pen
from svedesk.gui.look.emblem.seed import Seed


def draw_backdrop(pen: Pen, seed: Seed) -> None:
    """One of eight quiet signs."""
    tones = pen.tones
    faint, fainter = see_through(tones.main, 0.26), see_through(tones.main, 0.13)
    kind, turn = seed.whole(0, 7), seed.between(0, 30)
    if kind == 0:
        pen.plain(shapes.ring(1.0, 0.9), faint)
        pen.plain(shapes.ring(0.82, 0.79), faint)
    elif kind == 1:
        pen.plain(shapes.rays(12, 0.3, 1.25, 0.5), fainter)
    elif kind == 2:
        pen.line(shapes.regular(4, 1.12), faint, 0.05)
        pen.line(shapes.regular(4, 0.95), fainter, 0.03)
    elif kind == 3:
        moon = QPainterPath(shapes.crescent(0.98))
        with pen.at(turn=-60 - turn):
            pen.plain(moon, faint)
    elif kind == 4:
        for radius in (0.55, 0.78, 1.0):
            pen.plain(shapes.ring(radius + 0.022, radius - 0.022), fainter)
    elif kind == 5:
        pen.plain(shapes.star(seed.whole(5, 9), 1.15, 0.62), fainter)
    elif kind == 6:
        path = shapes.regular(6, 1.08)
        path.addPath(shapes.regular(6, 0.96))
        pen.plain(path, faint)
    else:
        pen.plain(shapes.around_centre(shapes.leaf(1.12, 0.34), 10), fainter)


def draw_rays(pen: Pen) -> None:
    """The light of an evolved card."""
    tones = pen.tones
    pen.plain(shapes.rays(18, 0.35, 1.5, 0.5, 10), see_through(tones.light, 0.22))
    pen.plain(shapes.rays(9, 0.35, 1.4, 0.3), see_through(tones.metal, 0.5))
    pen.glow(0, 0, 0.8, tones.light, 0.8)
