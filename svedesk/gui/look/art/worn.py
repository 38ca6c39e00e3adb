"""What figures wear on their heads, and what grows there. Heads are around (0, 0), 0.2 in radius."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QColor

from svedesk.gui.look.art import forms
from svedesk.gui.look.art.brush import Brush
from svedesk.gui.look.art.forms import Form, flat, smooth, stroke
from svedesk.gui.look.colour import mix, see_through

_EAR_CAT = flat("4,-20 20,-12 20,-38")
_EAR_FOX = smooth("5,-20 14,-36 25,-48 25,-26 21,-10")
_EAR_LONG = smooth("4,-20 4,-45 13,-64 20,-45 14,-18")
_EAR_HORSE = smooth("7,-22 10,-38 18,-46 20,-32 17,-17")
_EAR_ELF = flat("15,-3 40,-16 17,9")
_HELM = smooth("-22,6 -23,-10 -14,-23 0,-27 14,-23 23,-10 22,6 12,0 0,2 -12,0")
_VISOR = smooth("-21,-4 21,-4 20,10 10,20 0,25 -10,20 -20,10")
_PLUME = smooth("0,-24 -5,-44 -24,-52 -48,-36 -56,-8 -38,-22 -16,-28")
_HOOD = smooth("-22,22 -28,0 -22,-20 -4,-36 10,-30 24,-16 28,2 22,22 17,2 11,-13 0,-17 -11,-13 -17,2")
_HOOD_BACK = smooth("-26,24 -28,0 -20,-22 0,-34 20,-22 28,0 26,24")
_WITCH = smooth("-22,-13 -14,-38 2,-58 28,-62 18,-46 18,-30 22,-13")
_BRIM = smooth("-42,-12 -25,-19 0,-21 25,-19 42,-12 25,-5 0,-3 -25,-5")
_CAP = smooth("-22,-8 -26,-24 -10,-34 16,-32 27,-22 22,-8")
_TRICORNE = smooth("-40,-22 -16,-20 0,-40 16,-20 40,-22 24,-6 0,-12 -24,-6")
_VEIL = smooth("-20,-12 0,-27 20,-12 28,20 36,52 20,44 -20,44 -36,52 -28,20")
_RIBBON = smooth("0,0 10,-12 24,-12 20,0 24,12 10,10")
_ONI = smooth("-19,-10 0,-14 19,-10 17,10 0,22 -17,10")
_TURBAN = smooth("-23,-6 -25,-22 -8,-36 12,-35 26,-20 23,-6 0,-12")
_SNAKES = (
    stroke("-16,-14 -36,-20 -32,-36 -50,-40"),
    stroke("-6,-22 -16,-40 -4,-50 -14,-62"),
    stroke("6,-22 6,-42 20,-46 14,-60"),
    stroke("16,-14 36,-24 32,-40 48,-46"),
    stroke("20,0 42,2 42,18 56,16"),
    stroke("-20,0 -42,2 -42,18 -56,14"),
)


def draw_behind_head(brush: Brush, worn: tuple[str, ...]) -> None:
    """What of it is behind the body: halos, veils, hoods."""
    tones = brush.palette
    for kind in worn:
        if kind == "halo":
            brush.glow(0, -0.12, 0.6, tones.light, 0.7)
            brush.line(forms.disc(0.34, 0, -0.06), see_through(QColor("#FFF3C0"), 0.95), 0.034)
        elif kind == "sun":
            brush.glow(0, 0, 0.75, tones.light, 0.6)
            brush.fill(forms.rays(16, 0.3, 0.58, 0.5), QColor("#FFE9A8"))
        elif kind == "veil":
            brush.shape(_VEIL, (tones.trim, tones.trim_dark))
        elif kind in ("hood", "helm"):
            brush.shape(_HOOD_BACK, tones.cloth_dark if kind == "hood" else tones.metal_dark)
        elif kind == "snakes":
            for path in _SNAKES:
                brush.bar(path, tones.hair, 0.06)


def draw_worn(brush: Brush, worn: tuple[str, ...]) -> None:
    """What is before the face; see `WORN`."""
    for kind in worn:
        if kind in WORN:
            WORN[kind](brush)


def _ears(path: Form, inner: bool) -> Callable[[Brush], None]:
    def draw(brush: Brush) -> None:
        tones = brush.palette
        for _ in brush.sides():
            brush.shape(path, (tones.hair, tones.hair_dark))
            if inner:
                with brush.at(0.05, -0.12, scale=0.58):
                    brush.fill(path, mix(tones.skin_dark, tones.accent, 0.2))

    return draw


def _elf(brush: Brush) -> None:
    for _ in brush.sides():
        brush.shape(_EAR_ELF, (brush.palette.skin, brush.palette.skin_dark))


def _horns(length: float, width: float, bend: float, turn: float, spot: float = 0.13) -> Callable[[Brush], None]:
    path = forms.horn(length, width, bend)

    def draw(brush: Brush) -> None:
        tones = brush.palette
        for _ in brush.sides():
            with brush.at(spot, -0.15, turn):
                brush.shape(path, (tones.light, tones.metal_dark))

    return draw


def _antlers(brush: Brush) -> None:
    tones = brush.palette
    for _ in brush.sides():
        for path in (
            stroke("8,-20 18,-36 30,-46 32,-64"),
            stroke("20,-38 16,-50 18,-60"),
            stroke("28,-45 42,-46 48,-56"),
        ):
            brush.bar(path, tones.metal, 0.04)


def _crown(brush: Brush) -> None:
    tones = brush.palette
    gold = QColor("#FFD75E")
    brush.shape(forms.crown(0.40, 0.22).translated(0, -0.17), (QColor("#FFF0B0"), mix(gold, tones.ink, 0.25)))
    brush.gem(0, -0.22, 0.034, tones.accent)


def _tiara(brush: Brush) -> None:
    tones = brush.palette
    brush.bar(stroke("-20,-10 0,-17 20,-10"), tones.metal, 0.034)
    brush.shape(forms.leaf(0.15, 0.09).translated(0, -0.15), tones.magic)


def _helm(brush: Brush) -> None:
    tones = brush.palette
    brush.shape(_HELM, (tones.metal, tones.metal_dark))
    brush.shape(flat("-3,-28 3,-28 2,8 -2,8"), tones.metal)


def _visor(brush: Brush) -> None:
    tones = brush.palette
    brush.shape(_VISOR, (tones.metal, tones.metal_dark))
    brush.line(stroke("-15,3 0,6 15,3"), tones.ink, 0.05)
    brush.line(stroke("-11,3.5 0,6 11,3.5"), tones.magic, 0.02)


def _plume(brush: Brush) -> None:
    brush.shape(_PLUME, (brush.palette.accent, brush.palette.trim_dark))


def _hood(brush: Brush) -> None:
    brush.shape(_HOOD, (brush.palette.cloth, brush.palette.cloth_dark))


def _witch(brush: Brush) -> None:
    tones = brush.palette
    brush.shape(_WITCH, (tones.cloth, tones.cloth_dark))
    brush.shape(_BRIM, (tones.cloth, tones.cloth_dark))
    brush.line(stroke("-20,-18 0,-15 20,-18"), tones.trim, 0.05)
    brush.shape(forms.star(5, 0.075, 0.034).translated(0.1, -0.2), tones.metal)


def _cap(brush: Brush) -> None:
    tones = brush.palette
    brush.shape(_CAP, (tones.cloth, tones.cloth_dark))
    brush.shape(smooth("-22,-9 0,-13 22,-9 0,-4"), tones.ink)
    brush.shape(forms.star(5, 0.06, 0.028).translated(0, -0.21), tones.metal)


def _tricorne(brush: Brush) -> None:
    tones = brush.palette
    brush.shape(_TRICORNE, (tones.cloth_dark, tones.ink))
    brush.line(stroke("-38,-21 -20,-9 0,-13 20,-9 38,-21"), tones.metal, 0.026)


def _top_hat(brush: Brush) -> None:
    tones = brush.palette
    with brush.at(0.06, -0.18, 14):
        brush.shape(flat("-13,0 13,0 16,-28 -16,-28"), (tones.cloth, tones.cloth_dark))
        brush.shape(flat("-13.2,-1 13.2,-1 13.8,-7 -13.8,-7"), tones.accent)
        brush.bar(stroke("-22,1 0,2 22,1"), tones.cloth, 0.035)


def _flower(brush: Brush) -> None:
    tones = brush.palette
    with brush.at(0.15, -0.15):
        brush.shape(forms.star(6, 0.14, 0.095), tones.accent)
        brush.dot(0, 0, 0.042, tones.light)


def _wreath(brush: Brush) -> None:
    tones = brush.palette
    for i, x in enumerate((-0.2, -0.12, -0.04, 0.04, 0.12, 0.2)):
        y = -0.1 - 0.1 * (1 - (x / 0.22) ** 2)
        brush.shape(forms.star(5, 0.065, 0.04).translated(x, y), tones.accent if i % 2 else tones.magic)


def _ribbon(brush: Brush) -> None:
    tones = brush.palette
    with brush.at(0.0, -0.24):
        for _ in brush.sides():
            brush.shape(_RIBBON, (tones.accent, tones.trim))
        brush.dot(0, 0, 0.036, tones.light)


def _maid(brush: Brush) -> None:
    tones = brush.palette
    for x in (-0.15, -0.075, 0.0, 0.075, 0.15):
        brush.gem(x, -0.17 - 0.07 * (1 - (x / 0.16) ** 2), 0.052, tones.light)


def _mask(brush: Brush) -> None:
    tones = brush.palette
    brush.shape(flat("-19,8 0,5 19,8 12,20 0,25 -12,20"), tones.cloth_dark)


def _oni(brush: Brush) -> None:
    tones = brush.palette
    with brush.at(0.14, -0.17, 24, 0.72):
        brush.shape(_ONI, (tones.light, tones.accent))
        for x in (-0.08, 0.08):
            brush.dot(x, 0.0, 0.035, tones.ink)
        brush.line(stroke("-8,11 0,14 8,11"), tones.ink, 0.03)


def _turban(brush: Brush) -> None:
    tones = brush.palette
    brush.shape(_TURBAN, (tones.trim, tones.trim_dark))
    brush.line(stroke("-22,-14 0,-26 20,-28"), tones.light, 0.026)
    brush.gem(0, -0.2, 0.05, tones.accent)


def _goggles(brush: Brush) -> None:
    tones = brush.palette
    brush.line(stroke("-21,-10 0,-15 21,-10"), tones.trim_dark, 0.05)
    for x in (-0.08, 0.08):
        brush.gem(x, -0.14, 0.066, tones.magic)


def _glasses(brush: Brush) -> None:
    tones = brush.palette
    for x in (-0.085, 0.085):
        brush.line(forms.disc(0.07, x, 0.05), tones.ink, 0.022)
    brush.line(stroke("-2,5 0,4.5 2,5"), tones.ink, 0.02)


def _feather(brush: Brush) -> None:
    tones = brush.palette
    brush.line(stroke("-21,-10 0,-16 21,-10"), tones.trim, 0.045)
    with brush.at(0.16, -0.14, 34):
        brush.shape(forms.leaf(0.38, 0.15, 0.1), (tones.accent, tones.light))


def _antennae(brush: Brush) -> None:
    tones = brush.palette
    for _ in brush.sides():
        brush.bar(stroke("6,-23 12,-40 26,-46"), tones.hair, 0.022)
        brush.gem(0.27, -0.46, 0.038, tones.magic)


WORN: dict[str, Callable[[Brush], None]] = {
    "cat": _ears(_EAR_CAT, True),
    "fox": _ears(_EAR_FOX, True),
    "rabbit": _ears(_EAR_LONG, True),
    "horse": _ears(_EAR_HORSE, True),
    "elf": _elf,
    "horns": _horns(0.34, 0.12, 0.35, 26),
    "ram": _horns(0.40, 0.15, 1.0, 50, 0.17),
    "dragon": _horns(0.42, 0.11, -0.25, 52),
    "antlers": _antlers,
    "crown": _crown,
    "tiara": _tiara,
    "helm": _helm,
    "visor": _visor,
    "plume": _plume,
    "hood": _hood,
    "witch": _witch,
    "cap": _cap,
    "tricorne": _tricorne,
    "tophat": _top_hat,
    "flower": _flower,
    "wreath": _wreath,
    "ribbon": _ribbon,
    "maid": _maid,
    "mask": _mask,
    "oni": _oni,
    "turban": _turban,
    "goggles": _goggles,
    "glasses": _glasses,
    "feather": _feather,
    "antennae": _antennae,
}
"""What can be worn, besides what is drawn behind the head only."""
