"""Animals that do not stand on four legs, about 1.8 wide."""

from __future__ import annotations

from collections.abc import Callable

from svedesk.gui.look.art import forms
from svedesk.gui.look.art.brush import Brush
from svedesk.gui.look.art.forms import away, flat, limb, smooth, stroke
from svedesk.gui.look.art.seed import Seed
from svedesk.gui.look.colour import mix, see_through

_PRIMARIES = tuple(
    (forms.leaf(length, 0.26, -0.1), turn)
    for length, turn in ((0.62, 122.0), (0.82, 98.0), (0.96, 76.0), (1.02, 56.0), (0.98, 38.0))
)
_COVERTS = tuple((forms.leaf(length, 0.24, -0.1), turn) for length, turn in ((0.5, 108.0), (0.6, 80.0), (0.62, 54.0)))


def _flying(brush: Brush, seed: Seed) -> None:
    tones, wide = brush.palette, seed.between(-14, 18)
    crest, tail = seed.pick(("", "crest", "flame")), seed.pick(("fan", "long", "flame"))
    fur, edge = (tones.pelt, tones.pelt_dark), (tones.trim, tones.trim_dark)
    with brush.at(0.0, 0.1, -14):
        for flip in (-1, 1):
            brush.painter.save()
            brush.painter.translate(0.06 * flip, -0.1)
            brush.painter.scale(flip, 1)
            brush.painter.rotate(wide + (24 if flip > 0 else 6))
            brush.feathers(_PRIMARIES, edge)
            brush.feathers(_COVERTS, fur)
            brush.painter.restore()
        for turn in (-16.0, 0.0, 16.0):
            with brush.at(-0.1, 0.34, 180 + turn + 10):
                path = {
                    "fan": forms.leaf(0.5, 0.2),
                    "long": forms.leaf(0.86, 0.14, 0.1),
                    "flame": forms.flame(0.8, 0.2),
                }[tail]
                brush.shape(path, edge if tail != "flame" else (tones.magic, tones.accent))
        brush.shape(smooth("-16,42 -22,6 -8,-26 12,-30 20,0 6,32"), fur)
        with brush.at(0.1, -0.36):
            if crest:
                for turn in (-64.0, -38.0, -12.0):
                    with brush.at(turn=turn):
                        path = forms.leaf(0.3, 0.1) if crest == "crest" else forms.flame(0.4, 0.12)
                        brush.shape(path, (tones.magic, tones.accent))
            brush.shape(forms.disc(0.16), fur)
            brush.shape(smooth("10,-8 26,-2 32,10 22,7 10,9"), (tones.metal, tones.metal_dark))
            brush.dot(0.06, -0.03, 0.036, tones.ink)
            brush.dot(0.07, -0.04, 0.016, tones.light)


def _owl(brush: Brush, seed: Seed) -> None:
    tones = brush.palette
    fur = (tones.pelt, tones.pelt_dark)
    for _ in brush.sides():
        with brush.at(0.3, -0.3, 152):
            brush.shape(forms.leaf(1.0, 0.5, 0.06), (tones.trim_dark, tones.trim))
        with brush.at(0.24, -0.62, 26):
            brush.shape(forms.leaf(0.34, 0.24), fur)
    brush.shape(smooth("-42,-10 -38,-62 0,-78 38,-62 42,-10 30,50 0,68 -30,50"), fur)
    brush.fill(smooth("-26,0 26,0 22,42 0,58 -22,42"), mix(tones.light, tones.pelt, 0.3))
    for y in (0.1, 0.24, 0.38):
        brush.line(stroke((-0.16, y), (-0.08, y + 0.06), (0.0, y), (0.08, y + 0.06), (0.16, y)), tones.pelt_dark, 0.026)
    for x in (-0.18, 0.18):
        brush.gem(x, -0.34, 0.19, tones.light)
        brush.gem(x, -0.34, 0.115, tones.magic)
        brush.dot(x, -0.34, 0.055, tones.ink)
    brush.shape(flat("-7,-24 7,-24 0,-6"), tones.metal)


def _fish(brush: Brush, seed: Seed) -> None:
    """A great fish or whale, leaping."""
    tones = brush.palette
    spotted = seed.pick((True, False))
    with brush.at(0.0, -0.06, -24, 1.05):
        brush.shape(smooth("-60,10 -100,-22 -92,14 -104,44 -66,26"), (tones.pelt, tones.pelt_dark))
        brush.shape(smooth("0,-30 -16,-66 26,-36"), (tones.pelt_dark, tones.pelt))
        brush.shape(smooth("-70,16 -30,-24 30,-40 78,-22 92,6 60,30 0,40"), (tones.pelt, tones.pelt_dark))
        brush.fill(smooth("-40,30 10,14 60,14 88,10 60,28 0,38"), see_through(tones.light, 0.75))
        brush.shape(smooth("16,20 0,62 -20,66 -6,24"), (tones.pelt_dark, tones.pelt))
        brush.line(stroke("90,8 70,10 56,6"), tones.ink, 0.026)
        brush.dot(0.56, -0.08, 0.05, tones.ink)
        brush.dot(0.57, -0.09, 0.024, tones.light)
        if spotted:
            for x, y, size in ((-0.2, -0.12, 0.07), (0.05, -0.2, 0.09), (0.3, -0.24, 0.06)):
                brush.dot(x, y, size, see_through(tones.light, 0.5))
    for x in (-0.8, -0.4, 0.2, 0.7):
        brush.dot(x, 0.72 + 0.06 * (x > 0), 0.07, see_through(tones.light, 0.8))


def _beetle(brush: Brush, seed: Seed) -> None:
    tones = brush.palette
    with brush.at(0, 0, seed.pick((-24.0, 18.0, 0.0))):
        for y, turn in ((-0.2, 40.0), (0.06, 82.0), (0.34, 122.0)):
            for _ in brush.sides():
                knee = away((0.2, y), 180 - turn, 0.46)
                brush.bar(stroke((0.2, y), knee, (knee[0] + 0.12, knee[1] + 0.24)), tones.pelt_dark, 0.06)
        with brush.at(0, -0.5):
            brush.bar(stroke("0,-6 6,-30 0,-50"), tones.metal, 0.08)
            for _ in brush.sides():
                brush.bar(stroke("0,-36 14,-46 18,-60"), tones.metal, 0.055)
        brush.shape(smooth("-20,-42 0,-62 20,-42 24,-20 -24,-20"), (tones.pelt_dark, tones.pelt))
        for _ in brush.sides():
            brush.shape(smooth("0,-26 30,-22 42,20 26,62 0,74"), (tones.pelt, tones.pelt_dark))
            brush.fill(smooth("12,-10 20,-8 26,20 18,34 13,10"), see_through(tones.light, 0.55))
            brush.dot(0.12, -0.46, 0.04, tones.magic)


def _spider(brush: Brush, seed: Seed) -> None:
    tones = brush.palette
    for turn in (20.0, 52.0, 88.0, 120.0):
        for _ in brush.sides():
            knee = away((0.14, 0.06), 180 - turn, 0.62)
            foot = away(knee, 180 - turn - 96, 0.5)
            brush.bar(stroke((0.14, 0.06), knee, foot), tones.pelt_dark, 0.055)
    brush.shape(smooth("-36,-24 0,-62 36,-24 20,6 -20,6"), (tones.pelt, tones.pelt_dark))
    brush.fill(flat("0,-46 12,-24 0,-4 -12,-24"), tones.accent)
    brush.shape(forms.disc(0.24, 0, 0.2), (tones.pelt, tones.pelt_dark))
    for x, y, size in ((-0.1, 0.18, 0.055), (0.1, 0.18, 0.055), (-0.04, 0.28, 0.035), (0.04, 0.28, 0.035)):
        brush.dot(x, y, size, tones.magic)
    for _ in brush.sides():
        brush.shape(forms.horn(0.18, 0.07, 0.2).translated(0.08, 0.36), tones.light)


def _moth(brush: Brush, seed: Seed) -> None:
    tones = brush.palette
    for _ in brush.sides():
        brush.shape(smooth("4,10 50,10 82,40 60,76 26,60"), (tones.accent, tones.trim_dark))
        brush.shape(smooth("4,0 30,-60 86,-86 108,-50 78,2 30,14"), (tones.magic, tones.accent))
        brush.gem(0.68, -0.42, 0.14, tones.light)
        brush.dot(0.68, -0.42, 0.07, tones.ink)
        brush.dot(0.52, 0.42, 0.09, tones.light)
        brush.bar(stroke("4,-30 16,-56 34,-62"), tones.hair, 0.03)
    brush.shape(smooth("-8,-30 8,-30 12,10 0,66 -12,10"), (tones.pelt, tones.pelt_dark))
    brush.shape(forms.disc(0.12, 0, -0.34), tones.pelt)


def _frog(brush: Brush, seed: Seed) -> None:
    tones = brush.palette
    fur = (tones.pelt, tones.pelt_dark)
    for _ in brush.sides():
        brush.shape(smooth("30,20 66,10 76,50 50,72 20,70"), fur)
        brush.shape(limb((0.3, 0.3), (0.34, 0.7), 0.12, 0.09), fur[1])
    brush.shape(smooth("-50,10 -40,-30 0,-40 40,-30 50,10 36,56 0,70 -36,56"), fur)
    brush.fill(smooth("-32,20 32,20 26,52 0,64 -26,52"), see_through(tones.light, 0.6))
    brush.line(stroke("-42,0 0,14 42,0"), tones.ink, 0.035)
    for x in (-0.26, 0.26):
        brush.gem(x, -0.36, 0.17, tones.pelt)
        brush.gem(x, -0.38, 0.11, tones.light)
        brush.dot(x, -0.37, 0.055, tones.ink)


BEASTS: dict[str, Callable[[Brush, Seed], None]] = {
    "bird": _flying,
    "owl": _owl,
    "fish": _fish,
    "beetle": _beetle,
    "spider": _spider,
    "moth": _moth,
    "frog": _frog,
}
"""Animals that do not stand on four legs."""
