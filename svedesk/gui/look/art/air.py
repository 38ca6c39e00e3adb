"""What is in the sky behind a figure, and what flies before it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QLinearGradient

from svedesk.gui.look.art import forms
from svedesk.gui.look.art.brush import Brush
from svedesk.gui.look.art.forms import stroke
from svedesk.gui.look.art.part import draw_part
from svedesk.gui.look.art.seed import Seed
from svedesk.gui.look.colour import mix, see_through


def draw_sky(brush: Brush, view: QRectF, middle: float) -> None:
    """The sky over the whole view, brightest at height `middle`."""
    tones = brush.palette
    gradient = QLinearGradient(0, -1.3, 0, middle + 0.5)
    gradient.setColorAt(0, tones.high)
    gradient.setColorAt(0.55, mix(tones.high, tones.low, 0.45))
    gradient.setColorAt(0.9, tones.low)
    gradient.setColorAt(1, mix(tones.low, tones.far, 0.3))
    brush.painter.fillRect(view, QBrush(gradient))


def draw_light(brush: Brush, seed: Seed, kind: str) -> None:
    """The light in the sky called `kind` in `LIGHTS`."""
    LIGHTS[kind](brush, seed)


def _sun(brush: Brush, seed: Seed) -> None:
    x, y, radius = seed.between(-0.7, 0.7), seed.between(-0.75, -0.1), seed.between(0.22, 0.42)
    brush.glow(x, y, radius * 3.2, brush.palette.light, 0.8)
    brush.dot(x, y, radius, mix(brush.palette.light, QColor("#FFFFFF"), 0.5))


def _great(brush: Brush, seed: Seed) -> None:
    """A moon or sun as large as the figure."""
    tones = brush.palette
    x, y, radius = seed.between(-0.3, 0.3), seed.between(-0.45, -0.15), seed.between(0.66, 0.9)
    brush.glow(x, y, radius * 1.6, tones.light, 0.6)
    brush.dot(x, y, radius, mix(tones.light, tones.low, 0.35))
    for dx, dy, size in ((-0.3, -0.2, 0.16), (0.2, 0.28, 0.2), (0.36, -0.3, 0.1)):
        brush.dot(x + dx * radius, y + dy * radius, size * radius, see_through(tones.low, 0.55))


def _moon(brush: Brush, seed: Seed) -> None:
    tones = brush.palette
    x, y = seed.between(-0.7, 0.7), seed.between(-0.85, -0.4)
    brush.glow(x, y, 0.8, tones.light, 0.6)
    with brush.at(x, y, seed.between(-60, 10)):
        brush.fill(forms.crescent(seed.between(0.24, 0.36)), mix(tones.light, QColor("#FFFFFF"), 0.4))
    for _ in range(16):
        brush.dot(seed.between(-2, 2), seed.between(-1.2, 0.0), seed.between(0.006, 0.018), tones.light)


def _stars(brush: Brush, seed: Seed) -> None:
    tones = brush.palette
    for _ in range(26):
        brush.dot(seed.between(-2, 2), seed.between(-1.2, 0.3), seed.between(0.006, 0.02), tones.light)
    for _ in range(3):
        x, y = seed.between(-1.0, 1.0), seed.between(-1.1, -0.3)
        brush.fill(forms.star(4, seed.between(0.08, 0.15), 0.016).translated(x, y), tones.light)


def _rays(brush: Brush, seed: Seed) -> None:
    tones = brush.palette
    x, y, turn = seed.between(-0.4, 0.4), seed.between(-0.5, 0.0), seed.between(0, 20)
    with brush.at(x, y, turn):
        brush.beams(0, 0, seed.pick((10, 14, 18)), tones.light, 0.4)
    brush.glow(x, y, 1.0, tones.light, 0.75)


def _aurora(brush: Brush, seed: Seed) -> None:
    tones = brush.palette
    y = seed.between(-0.8, -0.4)
    for i, colour in enumerate((tones.magic, tones.accent, tones.light)):
        path = stroke((-2.4, y), (-1.0, y - 0.4 + 0.2 * i), (0.0, y + 0.14 * i), (1.0, y - 0.34), (2.4, y + 0.2))
        brush.line(path, see_through(colour, 0.28), 0.3 - 0.06 * i)


def _eclipse(brush: Brush, seed: Seed) -> None:
    tones = brush.palette
    x, y = seed.between(-0.4, 0.4), seed.between(-0.6, -0.3)
    brush.glow(x, y, 1.1, tones.accent, 0.9)
    brush.dot(x, y, 0.42, mix(tones.light, tones.accent, 0.3))
    brush.dot(x + 0.04, y + 0.03, 0.385, tones.ink)


def _none(brush: Brush, seed: Seed) -> None:
    brush.glow(seed.between(-0.3, 0.3), seed.between(-0.4, 0.0), 1.2, brush.palette.light, 0.5)


LIGHTS: dict[str, Callable[[Brush, Seed], None]] = {
    "sun": _sun,
    "great": _great,
    "moon": _moon,
    "stars": _stars,
    "rays": _rays,
    "aurora": _aurora,
    "eclipse": _eclipse,
    "glow": _none,
}


def draw_particles(brush: Brush, seed: Seed, kind: str) -> None:
    """A dozen of what is called `kind` in `PARTICLES`, most at the edges."""
    count, turn = PARTICLES[kind]
    for _ in range(count):
        x, y = seed.between(-1.3, 1.3), seed.between(-1.1, 0.9)
        if abs(x) < 0.6:  # not over the figure
            x += 0.6 if x > 0 else -0.6
        with brush.at(x, y, turn * seed.between(-1, 1), seed.between(0.6, 1.3)):
            draw_part(brush, "particles", kind)


PARTICLES = {
    "leaves": (10, 180),
    "petals": (13, 180),
    "embers": (12, 0),
    "snow": (20, 0),
    "feathers": (9, 180),
    "bats": (6, 20),
    "birds": (5, 20),
    "stars": (9, 180),
    "bubbles": (11, 0),
    "notes": (6, 20),
    "motes": (12, 0),
    "butterflies": (6, 60),
}
"""How many there are, and by up to how many degrees each is turned: light is round, and Qt draws an image that is
turned much slower."""


def draw_front(brush: Brush, seed: Seed, kind: str) -> None:
    """What is nearest, before the figure's feet: grass, stones, mist, water or flames."""
    tones = brush.palette
    shift = seed.between(-0.3, 0.3)
    with brush.at(shift, 0.1):
        match kind:
            case "grass" | "stones" | "mist":
                draw_part(brush, "front", kind)
            case "water":
                for i in range(6):
                    y = 0.6 + 0.07 * i
                    x = seed.between(-0.8, 0.8)
                    brush.line(stroke((x - 0.4, y), (x, y - 0.02), (x + 0.4, y)), see_through(tones.light, 0.5), 0.022)
            case "flames":
                for x in (-1.2, -0.8, -0.5, 0.55, 0.85, 1.2):
                    with brush.at(x, 1.1):
                        brush.fill(
                            forms.flame(seed.between(0.4, 0.9), 0.3, seed.pick((-0.2, 0.2))),
                            (see_through("#FFD27A", 0.95), see_through("#E8502A", 0.75)),
                        )
            case _:
                pass


def draw_aura(brush: Brush, seed: Seed) -> None:
    """The golden light of an evolved card, behind its figure."""
    gold = QColor("#FFE08A")
    with brush.at(0, -0.15, seed.between(0, 20)):
        brush.beams(0, 0, 14, gold, 0.75)
    with brush.at(0, -0.15):
        brush.glow(0, 0, 1.25, QColor("#FFF6D2"), 0.9)
        brush.line(forms.disc(0.96), see_through(gold, 0.9), 0.03)
        brush.line(forms.disc(1.04), see_through("#FFFFFF", 0.5), 0.014)


def draw_vignette(brush: Brush, view: QRectF) -> None:
    """Darker towards the upper corners, so that cost and class read on any sky."""
    tones = brush.palette
    gradient = QLinearGradient(QPointF(0, view.top()), QPointF(0, view.top() + 0.7))
    gradient.setColorAt(0, see_through(tones.ink, 0.38))
    gradient.setColorAt(1, see_through(tones.ink, 0.0))
    brush.painter.fillRect(QRectF(view.left(), view.top(), view.width(), 0.7), QBrush(gradient))
