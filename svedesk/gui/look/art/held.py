"""What figures hold: the grip at (0, 0), pointing up."""

from __future__ import annotations

from collections.abc import Callable

from svedesk.gui.look.art import forms
from svedesk.gui.look.art.brush import Brush
from svedesk.gui.look.art.forms import Form, flat, smooth, stroke
from svedesk.gui.look.colour import mix, see_through

_SWORD = flat("-4,-8 4,-8 4.2,-72 0,-84 -4.2,-72")
_GREAT = flat("-7.5,-10 7.5,-10 10.5,-90 0,-110 -10.5,-90")
_SABRE = smooth("-3,-6 3,-6 8.5,-45 20,-82 2,-50")
_KATANA = smooth("-2,-6 2.5,-6 5.5,-50 12,-96 1,-55")
_GUARD = flat("-13,-10 13,-10 13,-5 -13,-5")
_GRIP = flat("-2.5,-6 2.5,-6 2.5,12 -2.5,12")
_AXE = smooth("2,-76 20,-92 32,-66 24,-40 2,-50")
_SPEAR = flat("0,-116 7.5,-92 3,-82 -3,-82 -7.5,-92")
_SCYTHE = smooth("0,-86 -20,-98 -48,-86 -66,-56 -40,-72 0,-72")
_HAMMER = flat("-22,-86 22,-86 24,-82 24,-58 22,-54 -22,-54 -24,-58 -24,-82")
_BOOK = flat("0,-16 20,-22 20,6 0,12 -20,6 -20,-22")
_FAN = smooth("0,4 -26,-20 -16,-34 0,-39 16,-34 26,-20")
_FLAG = smooth("2,-106 24,-112 46,-102 66,-108 60,-84 66,-62 44,-58 22,-66 2,-60")
_GUN = flat("-4,8 3,9 5,-2 4,-46 -3,-46 -3,-6")
_RIFLE = flat("-5,26 5,28 5,0 3.5,-82 -2,-82 -3,0")
_HARP = smooth("0,14 26,2 34,-36 20,-46 22,-20 10,-4 -6,-6 -12,-50 -20,-46 -14,0")
_CLAW = forms.horn(0.34, 0.07, 0.25)
_NOTE = flat("3,5 6,5 6,-26 20,-22 20,-30 3,-36")


def draw_held(brush: Brush, kind: str) -> None:
    """The thing called `kind` in `HELD`."""
    HELD[kind](brush)


def _pole(brush: Brush, top: float, bottom: float, *, dark: bool = False) -> None:
    tones = brush.palette
    colour = tones.metal_dark if dark else mix(tones.hair_dark, tones.trim_dark, 0.5)
    brush.bar(stroke((0.0, bottom), (0.0, (top + bottom) / 2), (0.0, top)), colour, 0.04)


def _bladed(blade: Form, fuller: float) -> Callable[[Brush], None]:
    def draw(brush: Brush) -> None:
        tones = brush.palette
        brush.shape(_GRIP, tones.trim_dark)
        brush.shape(blade, (tones.light, mix(tones.metal, tones.metal_dark, 0.4)))
        if fuller:
            brush.line(stroke((0.0, -0.14), (0.0, -0.3), (0.0, -fuller)), see_through(tones.metal_dark, 0.6), 0.018)
        brush.shape(_GUARD, tones.metal)
        brush.gem(0.0, 0.14, 0.036, tones.accent)

    return draw


def _daggers(brush: Brush) -> None:
    with brush.at(scale=0.62):
        HELD["sword"](brush)


def _spear(brush: Brush) -> None:
    tones = brush.palette
    _pole(brush, -0.86, 0.66)
    brush.shape(_SPEAR, (tones.light, tones.metal_dark))
    brush.fill(flat("-6,-82 6,-82 9,-66 0,-72 -9,-66"), tones.accent)


def _lance(brush: Brush) -> None:
    tones = brush.palette
    brush.shape(flat("0,-120 9,-10 -9,-10"), (tones.light, tones.metal_dark))
    brush.shape(flat("-14,-12 14,-12 8,0 -8,0"), tones.metal)
    brush.shape(_GRIP, tones.trim_dark)


def _trident(brush: Brush) -> None:
    tones = brush.palette
    _pole(brush, -0.9, 0.6, dark=True)
    for _ in brush.sides():
        brush.bar(stroke("0,-70 13,-76 14,-100"), tones.metal, 0.04)
    brush.bar(stroke("0,-70 0,-90 0,-110"), tones.metal, 0.04)


def _axe(brush: Brush) -> None:
    tones = brush.palette
    _pole(brush, -0.84, 0.34)
    brush.shape(_AXE, (tones.light, tones.metal_dark))
    brush.shape(flat("-3,-70 -16,-62 -3,-54"), tones.metal_dark)


def _hammer(brush: Brush) -> None:
    tones = brush.palette
    _pole(brush, -0.6, 0.3)
    brush.shape(_HAMMER, (tones.metal, tones.metal_dark))
    brush.gem(0.0, -0.7, 0.07, tones.accent)


def _scythe(brush: Brush) -> None:
    tones = brush.palette
    _pole(brush, -0.82, 0.62, dark=True)
    brush.shape(_SCYTHE, (tones.light, tones.metal_dark))
    brush.gem(0.0, -0.8, 0.05, tones.accent)


def _staff(brush: Brush) -> None:
    tones = brush.palette
    _pole(brush, -0.7, 0.6)
    brush.glow(0.0, -0.82, 0.34, tones.magic, 0.9)
    brush.shape(forms.crescent(0.17).translated(0.0, -0.82), (tones.metal, tones.metal_dark))
    brush.gem(0.02, -0.82, 0.085, tones.magic)


def _crook(brush: Brush) -> None:
    tones = brush.palette
    _pole(brush, -0.56, 0.6)
    brush.bar(stroke("0,-56 -2,-80 14,-94 26,-80 16,-68"), tones.metal, 0.05)
    brush.glow(0.14, -0.8, 0.22, tones.magic, 0.9)


def _cross(brush: Brush) -> None:
    tones = brush.palette
    _pole(brush, -0.6, 0.6)
    brush.glow(0.0, -0.78, 0.32, tones.magic, 0.7)
    brush.shape(forms.star(4, 0.22, 0.07).translated(0.0, -0.78), (tones.light, tones.metal))
    brush.bar(forms.disc(0.16, 0.0, -0.78), tones.metal, 0.03)


def _wand(brush: Brush) -> None:
    tones = brush.palette
    brush.bar(stroke("0,10 0,-10 0,-36"), tones.metal_dark, 0.035)
    brush.glow(0.0, -0.44, 0.26, tones.magic, 0.95)
    brush.shape(forms.star(5, 0.14, 0.06).translated(0.0, -0.44), tones.magic)


def _bow(brush: Brush) -> None:
    tones = brush.palette
    brush.line(flat("-16,-62 -40,0 -16,62"), see_through(tones.light, 0.9), 0.014)
    brush.bar(stroke("-18,-66 -2,-46 5,0 -2,46 -18,66"), tones.metal, 0.055)
    brush.bar(stroke("-40,0 0,0 36,0"), tones.trim, 0.022)
    brush.shape(flat("50,0 32,-7 36,0 32,7"), tones.light)


def _book(brush: Brush) -> None:
    tones = brush.palette
    brush.glow(0.0, -0.2, 0.4, tones.magic, 0.7)
    brush.shape(_BOOK.translated(0.0, 0.03), tones.trim_dark)
    brush.shape(_BOOK, tones.light)
    for _ in brush.sides():
        for y in (-0.1, -0.04, 0.02):
            brush.line(stroke((0.04, y + 0.03), (0.1, y + 0.01), (0.16, y - 0.01)), see_through(tones.ink, 0.5), 0.014)


def _orb(brush: Brush) -> None:
    tones = brush.palette
    brush.glow(0.0, -0.2, 0.5, tones.magic, 0.95)
    brush.dot(0.0, -0.2, 0.13, mix(tones.magic, tones.light, 0.5))
    brush.line(forms.disc(0.2, 0.0, -0.2), see_through(tones.magic, 0.9), 0.02)


def _fire(brush: Brush) -> None:
    tones = brush.palette
    brush.glow(0.0, -0.2, 0.55, tones.magic, 0.8)
    brush.fill(forms.flame(0.56, 0.26, 0.1), (tones.accent, tones.magic))
    brush.fill(forms.flame(0.34, 0.15, -0.1), tones.light)


def _shield(brush: Brush) -> None:
    tones = brush.palette
    brush.shape(forms.heater(0.5, 0.62).translated(0.0, 0.04), (tones.metal, tones.metal_dark))
    brush.shape(forms.heater(0.37, 0.47).translated(0.0, 0.035), (tones.cloth, tones.cloth_dark))
    brush.fill(forms.star(4, 0.17, 0.05).translated(0.0, 0.02), tones.metal)


def _fan(brush: Brush) -> None:
    tones = brush.palette
    brush.shape(_FAN, (tones.accent, tones.trim))
    for x, y in ((-0.18, -0.25), (-0.09, -0.31), (0.0, -0.33), (0.09, -0.31), (0.18, -0.25)):
        brush.line(stroke((0.0, 0.02), (x / 2, y / 2), (x, y)), see_through(tones.ink, 0.55), 0.014)


def _flag(brush: Brush) -> None:
    tones = brush.palette
    _pole(brush, -1.14, 0.62, dark=True)
    brush.shape(_FLAG, (tones.cloth, tones.cloth_dark))
    brush.fill(forms.star(5, 0.13, 0.055).translated(0.32, -0.84), tones.metal)


def _gun(brush: Brush) -> None:
    brush.shape(_GUN, (brush.palette.metal, brush.palette.metal_dark))


def _rifle(brush: Brush) -> None:
    tones = brush.palette
    brush.shape(_RIFLE, (tones.metal, tones.trim_dark))
    brush.dot(0.0, -0.86, 0.04, tones.magic)


def _harp(brush: Brush) -> None:
    tones = brush.palette
    for x in (-0.06, 0.02, 0.1):
        brush.line(stroke((x, -0.04), (x, -0.2), (x + 0.02, -0.4)), see_through(tones.light, 0.8), 0.012)
    brush.shape(_HARP, (tones.metal, tones.metal_dark))


def _mic(brush: Brush) -> None:
    tones = brush.palette
    brush.shape(flat("-3,14 3,14 4.5,-10 -4.5,-10"), tones.trim_dark)
    brush.gem(0.0, -0.15, 0.075, tones.metal)
    with brush.at(0.2, -0.3, 8, 0.8):
        brush.fill(_NOTE, tones.light)
        brush.dot(0.01, 0.06, 0.055, tones.light)


def _claws(brush: Brush) -> None:
    tones = brush.palette
    for turn in (-28, 0, 28):
        with brush.at(turn=turn):
            brush.shape(_CLAW, (tones.light, tones.metal_dark))


def _bouquet(brush: Brush) -> None:
    tones = brush.palette
    brush.shape(flat("-4,14 4,14 12,-12 -12,-12"), tones.light)
    for x, y, colour in ((-0.1, -0.18, tones.accent), (0.1, -0.18, tones.magic), (0.0, -0.28, tones.trim)):
        brush.shape(forms.star(6, 0.11, 0.075).translated(x, y), colour)
        brush.dot(x, y, 0.03, tones.light)


def _lantern(brush: Brush) -> None:
    tones = brush.palette
    brush.bar(stroke("0,0 4,-10 16,-10 20,0"), tones.metal_dark, 0.03)
    brush.glow(0.2, 0.16, 0.44, tones.magic, 1.0)
    box = flat("14,2 26,2 30,6 30,24 26,28 14,28 10,24 10,6")
    brush.shape(box, (tones.metal_dark, tones.magic))
    brush.dot(0.2, 0.16, 0.06, tones.light)


def _whip(brush: Brush) -> None:
    tones = brush.palette
    brush.bar(stroke("0,12 0,0 0,-12"), tones.trim_dark, 0.05)
    brush.line(stroke("0,-12 30,-50 56,-20 30,10 50,50"), tones.ink, 0.045)
    brush.line(stroke("0,-12 30,-50 56,-20 30,10 50,50"), tones.accent, 0.024)


def _strings(brush: Brush) -> None:
    """A puppet on strings."""
    tones = brush.palette
    for x in (-0.08, 0.0, 0.08):
        brush.line(stroke((0.0, 0.0), (x, 0.2), (x * 1.4, 0.36)), see_through(tones.light, 0.85), 0.012)
    brush.gem(0.0, 0.36, 0.085, tones.skin)
    brush.shape(flat("-6,44 6,44 13,64 -13,64"), tones.accent)


def _parasol(brush: Brush) -> None:
    tones = brush.palette
    _pole(brush, -0.64, 0.2, dark=True)
    top = smooth("0,-86 26,-72 42,-46 20,-50 0,-45 -20,-50 -42,-46 -26,-72")
    brush.shape(top, (tones.accent, tones.trim))
    brush.line(stroke("0,-84 10,-66 14,-48"), see_through(tones.ink, 0.4), 0.016)
    brush.line(stroke("0,-84 -10,-66 -14,-48"), see_through(tones.ink, 0.4), 0.016)


def _anchor(brush: Brush) -> None:
    tones = brush.palette
    brush.bar(stroke("0,30 0,-20 0,-70"), tones.metal_dark, 0.06)
    brush.bar(stroke("-26,-50 -20,-72 0,-80 20,-72 26,-50"), tones.metal, 0.07)
    brush.bar(forms.disc(0.08, 0.0, 0.36), tones.metal, 0.04)


def _ladle(brush: Brush) -> None:
    tones = brush.palette
    brush.bar(stroke("0,20 0,-10 0,-40"), tones.metal, 0.035)
    brush.shape(smooth("-16,-50 16,-50 10,-36 -10,-36"), (tones.metal, tones.metal_dark))
    brush.glow(0.0, -0.58, 0.2, tones.light, 0.7)


HELD: dict[str, Callable[[Brush], None]] = {
    "sword": _bladed(_SWORD, 0.62),
    "greatsword": _bladed(_GREAT, 0.8),
    "sabre": _bladed(_SABRE, 0.0),
    "katana": _bladed(_KATANA, 0.0),
    "dagger": _daggers,
    "spear": _spear,
    "lance": _lance,
    "trident": _trident,
    "axe": _axe,
    "hammer": _hammer,
    "scythe": _scythe,
    "staff": _staff,
    "crook": _crook,
    "cross": _cross,
    "wand": _wand,
    "bow": _bow,
    "book": _book,
    "orb": _orb,
    "fire": _fire,
    "shield": _shield,
    "fan": _fan,
    "flag": _flag,
    "gun": _gun,
    "rifle": _rifle,
    "harp": _harp,
    "mic": _mic,
    "claws": _claws,
    "bouquet": _bouquet,
    "lantern": _lantern,
    "whip": _whip,
    "strings": _strings,
    "parasol": _parasol,
    "anchor": _anchor,
    "ladle": _ladle,
}
