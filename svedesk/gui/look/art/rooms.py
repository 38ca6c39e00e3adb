"""Rooms and signs behind a figure: halls, libraries, stages, wheels and circles; the floor as in `scenery`."""

from __future__ import annotations

from collections.abc import Callable

from svedesk.gui.look.art import forms
from svedesk.gui.look.art.brush import Brush
from svedesk.gui.look.art.forms import flat, smooth, stroke, wall
from svedesk.gui.look.art.land import BEAM, COLUMN, GROUND, HILLS
from svedesk.gui.look.art.seed import Seed
from svedesk.gui.look.colour import mix, see_through

_ARCH = smooth("-42,60 -42,-40 -36,-80 0,-118 36,-80 42,-40 42,60")
_ARCADE = wall(*(_ARCH.translated(x, 0.0) for x in (-2.06, -1.03, 0.0, 1.03, 2.06)))
_ROUND = wall(forms.disc(0.98, 0.0, -0.28))
_RING = smooth("-62,0 -30,-10.5 0,-12 30,-10.5 62,0 30,10.5 0,12 -30,10.5")


def _hall(brush: Brush, seed: Seed, shift: float) -> None:
    tones = brush.palette
    brush.fill(_ARCADE, (tones.near, tones.mid))
    for x in (-1.55, -0.515, 0.515, 1.55):
        with brush.at(x, 0.05, scale=0.92):
            brush.fill(COLUMN, (tones.mid, tones.near))
    for x in (-1.03, 0.0, 1.03):
        with brush.at(x + 0.3, 0.2, 20):
            brush.fill(BEAM, (see_through(tones.light, 0.34), see_through(tones.light, 0.0)))
    brush.fill(GROUND, (tones.mid, tones.near))


def _library(brush: Brush, seed: Seed, shift: float) -> None:
    tones = brush.palette
    brush.fill(flat("-320,-300 320,-300 320,240 -320,240"), (tones.near, tones.mid))
    colours = (tones.accent, tones.trim_dark, tones.cloth_dark, tones.metal_dark, tones.far)
    for side in (-1, 1):
        for row in range(5):
            y = -1.2 + row * 0.36
            x = side * 0.62 if side > 0 else -1.62
            for i in range(9):
                high = seed.between(0.17, 0.28)
                book = flat((x, y), (x + 0.1, y), (x + 0.1, y - high), (x, y - high))
                brush.fill(book, mix(colours[(i * 3 + row) % 5], tones.near, 0.35))
                x += 0.112
    brush.glow(0, -0.5, 1.1, tones.low, 0.85)
    brush.fill(GROUND, (tones.mid, tones.near))


def _circle(brush: Brush, seed: Seed, shift: float) -> None:
    """A great circle of signs, standing in the air."""
    tones = brush.palette
    glow = see_through(tones.magic, 0.75)
    with brush.at(0, -0.2, seed.between(0, 60)):
        for radius, width in ((1.02, 0.03), (0.92, 0.014), (0.62, 0.02)):
            brush.line(forms.disc(radius), glow, width)
        sides = seed.pick((3, 4, 5, 6))
        brush.line(forms.regular(sides, 0.92), glow, 0.02)
        brush.line(forms.regular(sides, 0.92, 180 / sides), glow, 0.02)
        for i in range(12):
            x, y = forms.around(0.97, 30 * i)
            brush.dot(x, y, 0.03, tones.light)
    with brush.at(0, 0.3):
        brush.fill(HILLS[1], (tones.mid, tones.near))


def _window(brush: Brush, seed: Seed, shift: float) -> None:
    """A great round window of coloured glass."""
    tones = brush.palette
    brush.fill(_ROUND, (tones.near, tones.mid))
    colours = (tones.accent, tones.magic, tones.trim, tones.low)
    count = seed.pick((8, 10, 12))
    with brush.at(0, -0.28):
        for i in range(count):
            with brush.at(turn=360 * i / count):
                brush.fill(forms.leaf(0.94, 0.42), see_through(colours[i % 4], 0.72))
        for radius in (0.96, 0.56, 0.2):
            brush.line(forms.disc(radius), tones.near, 0.045)
        brush.dot(0, 0, 0.19, tones.light)
    brush.glow(0, -0.2, 1.1, tones.light, 0.4)
    brush.fill(GROUND, (tones.mid, tones.near))


def _stage(brush: Brush, seed: Seed, shift: float) -> None:
    tones = brush.palette
    brush.fill(flat("-320,-300 320,-300 320,240 -320,240"), (mix(tones.high, tones.ink, 0.45), tones.mid))
    colours = (tones.accent, tones.magic, tones.light, tones.trim)
    for i, (x, turn) in enumerate(((-1.1, -26), (-0.4, -10), (0.4, 10), (1.1, 26))):
        with brush.at(x + shift * 0.3, -0.4, -turn):
            colour = colours[(i + seed.whole(0, 3)) % 4]
            brush.fill(BEAM, (see_through(colour, 0.8), see_through(colour, 0.05)))
    for i in range(12):
        brush.glow(seed.between(-1.4, 1.4), seed.between(-1.1, 0.2), seed.between(0.05, 0.13), colours[i % 4], 0.7)
    brush.fill(flat("-320,56 320,56 320,240 -320,240"), (tones.accent, tones.near))
    brush.line(stroke("-320,56 0,56 320,56"), tones.light, 0.03)


def _gears(brush: Brush, seed: Seed, shift: float) -> None:
    tones = brush.palette
    for x, y, size, teeth, fill in (
        (-0.8, -0.5, 0.72, 12, tones.far),
        (0.9, -0.1, 0.9, 16, tones.mid),
        (-1.3, 0.6, 0.7, 12, tones.near),
        (0.3, -1.1, 0.4, 10, tones.mid),
    ):
        with brush.at(x + shift * 0.4, y, seed.between(0, 40), size):
            brush.fill(forms.cog(teeth), (mix(fill, tones.metal, 0.3), fill))
            brush.line(forms.disc(0.66), see_through(tones.light, 0.3), 0.04)
    brush.fill(GROUND, (tones.near, tones.ink))


def _cosmos(brush: Brush, seed: Seed, shift: float) -> None:
    tones = brush.palette
    for _ in range(34):
        brush.dot(seed.between(-2.4, 2.4), seed.between(-1.3, 1.0), seed.between(0.006, 0.022), tones.light)
    with brush.at(shift * 1.6, -0.55 + 0.3 * shift, -18):
        brush.dot(0, 0, 0.34, mix(tones.accent, tones.high, 0.45))
        brush.dot(-0.06, -0.05, 0.27, mix(tones.accent, tones.low, 0.35))
        brush.line(_RING, see_through(tones.light, 0.8), 0.035)
    brush.glow(-shift, 0.3, 1.3, tones.magic, 0.35)


ROOMS: dict[str, Callable[[Brush, Seed, float], None]] = {
    "hall": _hall,
    "library": _library,
    "circle": _circle,
    "window": _window,
    "stage": _stage,
    "gears": _gears,
    "cosmos": _cosmos,
}
