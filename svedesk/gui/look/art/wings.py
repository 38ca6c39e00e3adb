"""Wings behind a figure, their roots at (0, 0); `spread` from -1 (folded) to 1 (wide) tells them apart."""

from __future__ import annotations

from collections.abc import Callable

from svedesk.gui.look.art import forms
from svedesk.gui.look.art.brush import Brush
from svedesk.gui.look.art.forms import smooth, stroke
from svedesk.gui.look.colour import mix, see_through

_BAT = smooth("0,0 16,-32 50,-66 66,-58 96,-42 78,-22 90,6 60,0 56,26 32,8")
_FEATHERS = tuple(
    (forms.leaf(length, 0.24, -0.12), turn)
    for length, turn in ((0.52, 128.0), (0.66, 108.0), (0.80, 90.0), (0.92, 72.0), (1.0, 56.0), (0.96, 42.0))
)
_COVERTS = tuple(
    (forms.leaf(length, 0.26, -0.1), turn) for length, turn in ((0.4, 110.0), (0.5, 88.0), (0.58, 66.0), (0.56, 46.0))
)
_UPPER = smooth("0,0 20,-42 62,-72 94,-62 88,-26 50,-2")
_HIND = smooth("0,0 40,2 66,20 60,50 34,54 10,24")
_LONG = smooth("0,0 40,-34 90,-48 102,-34 70,-10")


def draw_wings(brush: Brush, kind: str, spread: float) -> None:
    """The pair called `kind` in `WINGS`."""
    for _ in brush.sides():
        with brush.at(0.06, 0, -spread * 22):
            WINGS[kind](brush)


def _feathered(brush: Brush) -> None:
    tones = brush.palette
    brush.feathers(_FEATHERS, (mix(tones.light, tones.trim, 0.15), mix(tones.light, tones.trim, 0.6)))
    brush.feathers(_COVERTS, (tones.light, mix(tones.light, tones.trim, 0.3)))


def _dark(brush: Brush) -> None:
    tones = brush.palette
    brush.feathers(_FEATHERS, (mix(tones.ink, tones.trim_dark, 0.4), tones.trim_dark))
    brush.feathers(_COVERTS, (tones.ink, mix(tones.ink, tones.trim_dark, 0.5)))


def _bat(brush: Brush) -> None:
    tones = brush.palette
    brush.shape(_BAT, (tones.accent, tones.cloth_dark))
    for x, y in ((0.62, -0.58), (0.92, -0.4), (0.84, 0.04), (0.54, 0.22)):
        brush.line(stroke((0.0, 0.0), (x * 0.55, y * 0.55 - 0.08), (x, y)), tones.ink, 0.028)


def _butterfly(brush: Brush) -> None:
    tones = brush.palette
    brush.shape(_HIND, (tones.magic, tones.accent))
    brush.shape(_UPPER, (tones.magic, tones.accent))
    with brush.at(0.16, -0.12, scale=0.55):
        brush.fill(_UPPER, see_through(tones.light, 0.6))
    brush.dot(0.74, -0.5, 0.075, tones.trim)
    brush.dot(0.46, 0.34, 0.06, tones.trim)


def _gauze(brush: Brush) -> None:
    tones = brush.palette
    clear = (see_through(tones.light, 0.85), see_through(tones.magic, 0.45))
    with brush.at(turn=38):
        brush.shape(_LONG, clear)
    brush.shape(_LONG, clear)
    brush.line(stroke("0,0 50,-26 92,-40"), see_through(tones.ink, 0.35), 0.018)


def _leaves(brush: Brush) -> None:
    tones = brush.palette
    for length, turn in ((0.6, 118.0), (0.86, 86.0), (0.96, 56.0)):
        with brush.at(turn=turn):
            brush.shape(forms.leaf(length, 0.32, 0.08), (tones.accent, tones.pelt_dark))
            brush.line(
                stroke((0.0, 0.0), (0.0, -length / 2), (0.05, -length * 0.86)), see_through(tones.light, 0.5), 0.02
            )


def _blades(brush: Brush) -> None:
    tones = brush.palette
    for length, turn in ((0.66, 116.0), (0.9, 92.0), (1.04, 68.0), (0.9, 46.0)):
        with brush.at(turn=turn):
            brush.shape(forms.shard(length, 0.17), (tones.light, tones.magic))


def _flames(brush: Brush) -> None:
    tones = brush.palette
    for length, turn in ((0.7, 112.0), (0.95, 84.0), (1.0, 56.0)):
        with brush.at(turn=turn):
            brush.fill(forms.flame(length, 0.3, -0.2), (tones.accent, tones.magic))
            brush.fill(forms.flame(length * 0.66, 0.16, -0.2), see_through(tones.light, 0.8))


WINGS: dict[str, Callable[[Brush], None]] = {
    "feathers": _feathered,
    "dark": _dark,
    "bat": _bat,
    "butterfly": _butterfly,
    "gauze": _gauze,
    "leaves": _leaves,
    "blades": _blades,
    "flames": _flames,
}
