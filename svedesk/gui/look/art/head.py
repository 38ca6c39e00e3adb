"""Heads: hair behind, face, hair in front. Around (0, 0), 0.2 in radius."""

from __future__ import annotations

from PySide6.QtGui import QColor

from svedesk.gui.look.art.brush import Brush
from svedesk.gui.look.art.forms import flat, smooth, stroke
from svedesk.gui.look.colour import see_through

HAIRS = ("short", "bob", "long", "waves", "twintails", "ponytail", "spikes", "buns", "braid", "mane", "curls", "none")
FRINGES = ("straight", "swept", "parted", "spiky", "lock", "bald")

_BOB = smooth("-24,-2 -25,15 -12,20 12,20 25,15 24,-2 17,-19 0,-26 -17,-19")
_LONG = smooth("-23,-5 -28,20 -34,55 -18,62 0,56 18,62 34,55 28,20 23,-5 16,-20 0,-26 -16,-20")
_WAVES = smooth("-23,-5 -32,14 -26,30 -40,46 -32,66 -50,84 -16,72 10,50 26,30 30,12 23,-5 16,-20 0,-26 -16,-20")
_SHORT = smooth("-22,-2 -21,10 0,16 21,10 22,-2 16,-19 0,-25 -16,-19")
_TWIN = smooth("17,-14 32,-22 44,-2 44,30 56,56 36,46 28,18 24,-2")
_PONY = smooth("-6,-20 -22,-34 -44,-22 -50,8 -72,36 -42,28 -30,2 -20,-10")
_SPIKES = flat(
    "-22,12 -34,6 -26,-2 -38,-14 -24,-14 -28,-32 -13,-22 -6,-40 4,-24 18,-37 17,-20 34,-22 24,-7 36,0 24,3 22,14"
)
_MANE = smooth(
    "-20,-16 -40,-12 -36,6 -50,20 -36,30 -44,50 -20,42 0,56 20,42 44,50 36,30 50,20 36,6 40,-12 20,-16 0,-28"
)
_CURLS = smooth(
    "-18,-20 -32,-14 -30,0 -38,10 -28,20 -30,32 -12,30 12,30 30,32 28,20 38,10 30,0 32,-14 18,-20 8,-29 -8,-29"
)
_FACE = smooth("-18.5,-8 -16.5,7 -8,17.5 0,20.5 8,17.5 16.5,7 18.5,-8 12,-18 -12,-18")
_FRONT = {
    "straight": smooth("-22,8 -22.5,-10 -15,-21 0,-25.5 15,-21 22.5,-10 22,8 16.5,-3 0,-4.5 -16.5,-3"),
    "swept": smooth("-22,12 -22.5,-10 -15,-21 0,-25.5 15,-21 22.5,-10 21,5 14,-8 8,-12 -6,-2 -16,0"),
    "parted": smooth("-23,14 -22.5,-10 -15,-21 0,-25.5 15,-21 22.5,-10 23,14 16,-1 2,-16 -14,-1"),
    "spiky": flat("-22,10 -22.5,-10 -13,-22 0,-26 13,-22 22.5,-10 22,8 16,-6 11,2 5,-8 -1,3 -7,-8 -13,2 -17,-5"),
    "lock": smooth("-22,5 -22.5,-10 -15,-21 0,-25.5 15,-21 22.5,-10 22,5 15,-9 5,-7 3,6 -3,-6 -15,-8"),
}


_BROWS = (
    stroke("4.5,-3.2 8.5,-4.6 13,-3.4"),
    stroke("3.5,-0.8 8.5,-3.6 13.5,-5"),
    stroke("4,-5.2 8.5,-5 13,-2.8"),
)


def draw_back_hair(brush: Brush, hair: str, covered: bool) -> None:
    """The hair behind the body, called by one of `HAIRS`."""
    tones = brush.palette
    fill = (tones.hair, tones.hair_dark)
    match hair:
        case "bob" | "buns" if not covered:
            brush.shape(_BOB, fill)
            if hair == "buns":
                for _ in brush.sides():
                    with brush.at(0.2, -0.2):
                        brush.shape(_CURL, fill)
        case "long":
            brush.shape(_LONG, fill)
        case "waves":
            brush.shape(_WAVES, fill)
        case "twintails" if not covered:
            for _ in brush.sides():
                brush.shape(_TWIN, fill)
            brush.shape(_SHORT, fill)
        case "ponytail" if not covered:
            brush.shape(_PONY, fill)
            brush.shape(_SHORT, fill)
        case "spikes" if not covered:
            brush.shape(_SPIKES, fill)
        case "braid":
            for i, y in enumerate((0.2, 0.32, 0.44, 0.55)):
                with brush.at(0.24 + 0.03 * i, y, 18):
                    brush.shape(_BEAD, fill)
            brush.shape(_SHORT, fill)
        case "mane":
            brush.shape(_MANE, fill)
        case "curls" if not covered:
            brush.shape(_CURLS, fill)
        case "none":
            pass
        case _:
            brush.shape(_SHORT, fill)


_CURL = smooth("0,-11 11,0 0,11 -11,0")
_BEAD = smooth("0,-8 7.5,0 0,8 -7.5,0")


def draw_face(brush: Brush, fringe: str, worn: tuple[str, ...], mood: int, *, veiled: bool) -> None:
    """The face, and the hair over it, called by one of `FRINGES`."""
    tones = brush.palette
    if veiled:
        brush.shape(_FACE, (tones.ink, tones.cloth_dark))
        for x in (-0.075, 0.075):
            brush.glow(x, 0.03, 0.075, tones.magic, 0.9)
            brush.dot(x, 0.03, 0.024, QColor("#FFFFFF"))
        return
    brush.shape(_FACE, (tones.skin, tones.skin_dark))
    for x in (-0.082, 0.082):
        brush.dot(x, 0.045, 0.034, tones.ink, 1.55)
        brush.dot(x, 0.062, 0.023, tones.accent, 1.25)
        brush.dot(x + 0.011, 0.022, 0.012, QColor("#FFFFFF"))
        brush.dot(x * 1.5, 0.108, 0.028, see_through("#FF7A6E", 0.28), 0.7)
    brush.line(stroke("-2.2,13.5 0,14.2 2.2,13.5"), tones.skin_dark.darker(170), 0.016)
    if fringe in _FRONT and "helm" not in worn and "hood" not in worn:
        brush.shape(_FRONT[fringe], (tones.hair, tones.hair_dark))
        shine = stroke("-13,-14 0,-18 13,-14")
        brush.line(shine, see_through("#FFFFFF", 0.30), 0.026)
    for _ in brush.sides():
        brush.line(_BROWS[mood], tones.ink, 0.02)
