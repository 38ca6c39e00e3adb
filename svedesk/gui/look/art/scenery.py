"""Land, buildings and rooms behind a figure, in three depths. The horizon is at about 0.35; land covers what is below,
from -3 to 3. Most places are drawings; those here are put together anew for each card."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QColor

from svedesk.gui.look.art import forms
from svedesk.gui.look.art.brush import Brush
from svedesk.gui.look.art.forms import flat, smooth, stroke
from svedesk.gui.look.art.part import draw_part
from svedesk.gui.look.art.seed import Seed
from svedesk.gui.look.colour import mix, see_through

_HILLS = tuple(
    smooth(
        (-3.2, 2.4),
        (-3.0, 0.3 + d),
        (-2.1, 0.05 + d),
        (-1.3, 0.34 + d),
        (-0.5, 0.10 + d),
        (0.3, 0.36 + d),
        (1.1, 0.02 + d),
        (2.0, 0.36 + d),
        (3.0, 0.1 + d),
        (3.2, 2.4),
    )
    for d in (0.0, 0.26, 0.5)
)
_GROUND = flat("-320,52 -200,46 -80,54 60,47 180,55 320,48 320,240 -320,240")
_BEAM = flat("-3,-200 3,-200 42,100 -42,100")
_WAVE = smooth("-320,240 -320,50 -250,36 -180,52 -110,34 -40,50 30,32 100,50 170,34 240,50 320,36 320,240")
_ROCKS = flat(
    "-320,-280 320,-280 320,20 220,60 150,20 114,-40 100,-84 62,-100 40,-80 20,-114 -20,-100 -50,-120 -80,-90 "
    "-100,-50 -120,20 -200,60 -320,20"
)
_RING = smooth("-62,0 -30,-10.5 0,-12 30,-10.5 62,0 30,10.5 0,12 -30,10.5")


def draw_scene(brush: Brush, seed: Seed, kind: str) -> None:
    """The place called `kind` in `SCENES` or in the drawings."""
    flip = seed.pick((1, -1))
    shift = seed.between(-0.5, 0.5)
    brush.painter.save()
    brush.painter.scale(flip, 1)
    if kind in SCENES:
        SCENES[kind](brush, seed, shift)
    else:
        draw_part(brush, "scenes", kind, seed, shift)
    brush.painter.restore()


def _sea(brush: Brush, seed: Seed, shift: float) -> None:
    tones = brush.palette
    brush.fill(flat("-320,14 320,14 320,240 -320,240"), (tones.far, tones.near))
    for i in range(7):
        wide = seed.between(0.1, 0.36)
        x, y = seed.between(-0.5, 0.5) + shift, 0.18 + 0.05 * i
        brush.line(stroke((x - wide, y), (x, y), (x + wide, y)), see_through(tones.light, 0.75), 0.018)
    for y, move, fill in ((0.06, shift, (tones.mid, tones.near)), (0.3, -shift - 0.4, (tones.near, tones.ink))):
        with brush.at(move, y):
            brush.fill(_WAVE, fill)
            brush.line(
                stroke("-250,36 -180,52 -110,34 -40,50 30,32 100,50 170,34"), see_through(tones.light, 0.5), 0.03
            )


def _deep(brush: Brush, seed: Seed, shift: float) -> None:
    """Below the sea: beams from above, weeds and bubbles."""
    tones = brush.palette
    for x, turn in ((-0.7, 12), (0.1, 2), (0.8, -10)):
        with brush.at(x + shift, 0, turn):
            brush.fill(_BEAM, (see_through(tones.light, 0.5), see_through(tones.light, 0.0)))
    for x in (-1.3, -1.05, -0.8, 0.85, 1.1, 1.36):
        tall = seed.between(0.3, 1.1)
        weed = stroke((x, 1.2), (x + 0.1, 0.8), (x - 0.06, 0.7 - tall / 2), (x + 0.08, 0.7 - tall))
        brush.line(weed, tones.mid, 0.1)
    brush.fill(_HILLS[2], (tones.near, tones.ink))


def _track(brush: Brush, seed: Seed, shift: float) -> None:
    tones = brush.palette
    brush.fill(_HILLS[0], (tones.far, tones.mid))
    green = QColor("#5DA24A")
    brush.fill(flat("-320,30 320,30 320,240 -320,240"), (mix(green, tones.low, 0.3), mix(green, tones.ink, 0.5)))
    for x in (-2.2, -1.2, -0.3, 0.6, 1.6):
        stripe = flat((x, 0.3), (x + 0.4, 0.3), (x * 1.9 + 0.9, 2.4), (x * 1.9, 2.4))
        brush.fill(stripe, see_through("#DFF5A8", 0.25))
    for y, width in ((0.20, 0.035), (0.34, 0.05)):
        brush.line(stroke((-3.2, y), (0.0, y - 0.02), (3.2, y)), QColor("#F6F7F2"), width)
    for x in (-1.6, -0.9, -0.2, 0.5, 1.2, 1.9):
        brush.line(stroke((x + shift, 0.2), (x + shift, 0.3), (x + shift, 0.46)), QColor("#F6F7F2"), 0.04)


def _meadow(brush: Brush, seed: Seed, shift: float) -> None:
    tones = brush.palette
    with brush.at(shift):
        brush.fill(_HILLS[0], (tones.far, tones.mid))
    with brush.at(-shift, 0.2):
        brush.fill(_HILLS[1], (tones.mid, tones.near))
    colours = (tones.accent, tones.magic, tones.light, tones.trim)
    for i in range(18):
        x, y = seed.between(-1.8, 1.8), seed.between(0.36, 0.9)
        brush.fill(forms.star(5, 0.05 + 0.04 * y, 0.03).translated(x, y), colours[i % 4])


def _battle(brush: Brush, seed: Seed, shift: float) -> None:
    tones = brush.palette
    brush.fill(_HILLS[0], (tones.far, tones.mid))
    for i in range(11):
        x = -2.0 + 0.4 * i + seed.between(-0.1, 0.1)
        lean = seed.between(-0.14, 0.14)
        brush.line(stroke((x, 0.6), (x + lean / 2, -0.1), (x + lean, -0.7)), tones.mid, 0.03)
        if i % 3 == 1:
            with brush.at(x + lean, -0.7):
                flag = smooth("0,0 20,6 40,-2 38,26 20,32 0,26")
                brush.fill(flag, (tones.accent, mix(tones.accent, tones.mid, 0.5)))
    brush.fill(_GROUND, (tones.mid, tones.near))


def _cave(brush: Brush, seed: Seed, shift: float) -> None:
    tones = brush.palette
    brush.glow(shift, -0.2, 1.2, tones.light, 0.6)
    brush.fill(_HILLS[0], (tones.far, tones.mid))
    with brush.at(shift * 0.3):
        brush.fill(_ROCKS, (tones.near, tones.mid))
    brush.fill(_GROUND, (tones.near, tones.ink))


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
    brush.fill(_GROUND, (tones.mid, tones.near))


def _stage(brush: Brush, seed: Seed, shift: float) -> None:
    tones = brush.palette
    brush.fill(flat("-320,-300 320,-300 320,240 -320,240"), (mix(tones.high, tones.ink, 0.45), tones.mid))
    colours = (tones.accent, tones.magic, tones.light, tones.trim)
    for i, (x, turn) in enumerate(((-1.1, -26), (-0.4, -10), (0.4, 10), (1.1, 26))):
        with brush.at(x + shift * 0.3, -0.4, -turn):
            colour = colours[(i + seed.whole(0, 3)) % 4]
            brush.fill(_BEAM, (see_through(colour, 0.8), see_through(colour, 0.05)))
    for i in range(12):
        brush.glow(seed.between(-1.4, 1.4), seed.between(-1.1, 0.2), seed.between(0.05, 0.13), colours[i % 4], 0.7)
    brush.fill(flat("-320,56 320,56 320,240 -320,240"), (tones.accent, tones.near))
    brush.line(stroke("-320,56 0,56 320,56"), tones.light, 0.03)


def _cosmos(brush: Brush, seed: Seed, shift: float) -> None:
    tones = brush.palette
    for _ in range(34):
        brush.dot(seed.between(-2.4, 2.4), seed.between(-1.3, 1.0), seed.between(0.006, 0.022), tones.light)
    with brush.at(shift * 1.6, -0.55 + 0.3 * shift, -18):
        brush.dot(0, 0, 0.34, mix(tones.accent, tones.high, 0.45))
        brush.dot(-0.06, -0.05, 0.27, mix(tones.accent, tones.low, 0.35))
        brush.line(_RING, see_through(tones.light, 0.8), 0.035)
    brush.glow(-shift, 0.3, 1.3, tones.magic, 0.35)


SCENES: dict[str, Callable[[Brush, Seed, float], None]] = {
    "sea": _sea,
    "deep": _deep,
    "track": _track,
    "meadow": _meadow,
    "battle": _battle,
    "cave": _cave,
    "library": _library,
    "stage": _stage,
    "cosmos": _cosmos,
}
