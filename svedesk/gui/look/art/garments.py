"""What figures wear from neck to foot. The hips are at (0, 0), the neck at (0, -0.54)."""

from __future__ import annotations

from dataclasses import dataclass

from svedesk.gui.look.art.brush import Brush
from svedesk.gui.look.art.forms import flat, smooth, stroke
from svedesk.gui.look.colour import mix, see_through


@dataclass(frozen=True, slots=True)
class Garment:
    """The names of its parts; without `leg` the lower part hides the legs, or there are none."""

    torso: str
    lower: str
    sleeve: str
    leg: str


GARMENTS = {
    "armour": Garment("plate", "tasset", "metal", "metal"),
    "mail": Garment("tabard", "tabard", "metal", "metal"),
    "robe": Garment("robe", "robe", "wide", ""),
    "gown": Garment("bodice", "gown", "puff", ""),
    "dress": Garment("bodice", "bell", "puff", "skin"),
    "petals": Garment("bodice", "petals", "skin", "skin"),
    "coat": Garment("coat", "tails", "cloth", "dark"),
    "tunic": Garment("tunic", "short", "glove", "trim"),
    "rags": Garment("robe", "ragged", "wide", ""),
    "kimono": Garment("wrap", "wrap", "wide", ""),
    "uniform": Garment("blazer", "pleats", "cloth", "skin"),
    "stage": Garment("bodice", "frills", "glove", "skin"),
    "suit": Garment("suit", "belt", "glove", "dark"),
    "bare": Garment("bare", "short", "skin", "skin"),
    "apron": Garment("apron", "apron", "puff", "dark"),
    "scales": Garment("bare", "fish", "skin", ""),
    "coils": Garment("bare", "snake", "skin", ""),
    "wisp": Garment("robe", "wisp", "wide", ""),
}

_TORSO = smooth("-5,-56 5,-56 18,-51 18,-36 12.5,-16 15,3 -15,3 -12.5,-16 -18,-36 -18,-51")
_NECK = flat("-5,-64 5,-64 6,-50 -6,-50")
_LOWER = {
    "tasset": flat("-16,-2 16,-2 25,24 10,20 0,30 -10,20 -25,24"),
    "tabard": flat("-15,-2 15,-2 18,44 0,52 -18,44"),
    "robe": smooth("-14,-6 14,-6 25,30 38,70 0,76 -38,70 -25,30"),
    "gown": smooth("-12,-8 12,-8 30,16 52,68 26,72 0,77 -26,72 -52,68 -30,16"),
    "bell": smooth("-12,-8 12,-8 28,10 38,36 20,34 0,40 -20,34 -38,36 -28,10"),
    "short": flat("-16,-6 16,-6 24,20 8,16 0,24 -8,16 -24,20"),
    "ragged": flat("-16,-6 16,-6 32,60 22,54 20,76 8,60 0,80 -10,60 -20,78 -24,56 -36,64"),
    "wrap": smooth("-15,-6 15,-6 20,30 24,70 0,74 -24,70 -20,30"),
    "pleats": flat("-14,-5 14,-5 30,24 18,22 10,27 0,23 -10,27 -18,22 -30,24"),
    "fish": smooth("-15,-6 15,-6 17,20 6,50 20,66 46,72 26,80 2,74 -10,90 -10,66 -10,45 -18,20"),
    "snake": smooth("-14,-6 14,-6 17,20 34,42 58,62 20,80 -40,76 -74,62 -86,36 -66,52 -40,58 -2,56 -16,30"),
    "wisp": smooth("-16,-6 16,-6 24,20 14,50 -12,62 -40,56 -58,66 -40,42 -22,34 -26,12"),
}
_PANEL = smooth("-5,-6 5,-6 11,40 13,75 -13,75 -11,40")
_TAIL = smooth("3,-6 17,-6 27,30 34,60 20,54 10,30")
_PETAL = smooth("0,0 12,16 10,38 0,50 -10,38 -12,16")
_APRON = smooth("-9,-6 9,-6 20,26 0,36 -20,26")
_BELT = flat("-15,-8 15,-8 16,-0.5 -16,-0.5")


def draw_lower(brush: Brush, kind: str, lean: float) -> None:
    """What hangs from the hips, swaying against the lean."""
    tones = brush.palette
    cloth = (tones.cloth, tones.cloth_dark)
    with brush.at(turn=-lean * 0.5 if kind not in ("fish", "snake") else 0):
        match kind:
            case "tails":
                for _ in brush.sides():
                    brush.shape(_TAIL, cloth)
            case "petals":
                for turn in (52, 26):
                    for _ in brush.sides():
                        with brush.at(0.03, -0.04, -turn):
                            brush.shape(_PETAL, (tones.trim, tones.trim_dark))
                with brush.at(0, -0.04):
                    brush.shape(_PETAL, cloth)
            case "frills":
                with brush.at(0, 0.05):
                    brush.shape(_LOWER["bell"], (tones.trim, tones.trim_dark))
                brush.shape(_LOWER["pleats"], cloth)
            case "apron":
                brush.shape(_LOWER["bell"], cloth)
                brush.shape(_APRON, mix(tones.light, tones.metal, 0.2))
            case "belt":
                pass
            case "tasset":
                brush.shape(_LOWER[kind], cloth)
            case "fish" | "snake":
                brush.shape(_LOWER[kind], (tones.accent, tones.cloth_dark))
                if kind == "snake":
                    brush.line(stroke("-60,62 -20,68 30,64"), see_through(tones.light, 0.4), 0.05)
            case "wisp":
                brush.shape(_LOWER[kind], (tones.cloth, see_through(tones.magic, 0.25)))
            case _:
                brush.shape(_LOWER[kind], cloth)
        if kind in ("robe", "gown", "tabard"):
            brush.shape(_PANEL, (tones.trim, tones.trim_dark))
        elif kind in ("bell", "wrap"):
            brush.line(stroke("6,0 12,16 18,30"), tones.cloth_dark, 0.026)
            brush.line(stroke("-6,0 -12,16 -18,30"), tones.cloth_dark, 0.026)
        elif kind == "pleats":
            brush.line(stroke("-27,20 0,20 27,20"), tones.trim, 0.024)


def draw_torso(brush: Brush, kind: str) -> None:
    """From the neck to the hips."""
    tones = brush.palette
    cloth = (tones.cloth, tones.cloth_dark)
    brush.shape(_NECK, tones.skin_dark)
    match kind:
        case "plate":
            brush.shape(_TORSO, (tones.metal, tones.metal_dark))
            brush.line(stroke("0,-48 0,-30 0,-10"), see_through(tones.ink, 0.5), 0.018)
            brush.gem(0, -0.36, 0.042, tones.accent)
        case "tabard":
            brush.shape(_TORSO, cloth)
            brush.fill(flat("-4,-50 4,-50 4,-10 -4,-10"), tones.trim)
            brush.fill(flat("-12,-40 12,-40 12,-32 -12,-32"), tones.trim)
        case "bodice":
            brush.shape(_TORSO, (tones.skin, tones.skin_dark))
            bodice = smooth("-16,-40 0,-36 16,-40 12.5,-16 14,2 -14,2 -12.5,-16")
            brush.shape(bodice, cloth)
            brush.line(stroke("-14,-39 0,-35 14,-39"), tones.trim, 0.03)
            brush.gem(0, -0.34, 0.034, tones.accent)
        case "bare":
            brush.shape(_TORSO, (tones.skin, tones.skin_dark))
            wrap = smooth("-18,-42 0,-38 18,-42 15,-28 0,-25 -15,-28")
            brush.shape(wrap, cloth)
        case "coat" | "blazer":
            brush.shape(_TORSO, cloth)
            brush.fill(flat("-7,-54 7,-54 0,-22"), mix(tones.light, tones.metal, 0.2))
            brush.fill(flat("-2,-46 2,-46 3,-27 0,-22 -3,-27"), tones.accent)
            for _ in brush.sides():
                brush.line(stroke("8,-53 5,-36 0,-20"), tones.trim, 0.034)
            for y in (-0.14, -0.06):
                brush.dot(0.0, y, 0.02, tones.metal)
        case "tunic":
            brush.shape(_TORSO, cloth)
            brush.fill(flat("-6,-55 6,-55 0,-40"), tones.skin_dark)
            brush.line(stroke("-15,-46 0,-28 14,-8"), tones.trim_dark, 0.05)
            brush.shape(_BELT, tones.trim)
        case "wrap":
            brush.shape(_TORSO, cloth)
            brush.line(stroke("-10,-54 -2,-38 10,-26"), tones.trim, 0.046)
            brush.line(stroke("10,-54 3,-42 -2,-38"), tones.trim, 0.046)
            brush.shape(flat("-15,-26 15,-26 16,-6 -16,-6"), (tones.trim, tones.trim_dark))
            brush.line(stroke("-15,-16 0,-16 15,-16"), tones.accent, 0.03)
        case "suit":
            brush.shape(_TORSO, (tones.cloth_dark, tones.ink))
            brush.line(stroke("-16,-48 0,-30 13,-10"), tones.trim, 0.036)
            brush.line(stroke("16,-48 0,-30 -13,-10"), tones.trim, 0.036)
            brush.shape(_BELT, tones.trim)
        case "apron":
            brush.shape(_TORSO, cloth)
            bib = flat("-9,-42 9,-42 11,0 -11,0")
            brush.fill(bib, mix(tones.light, tones.metal, 0.2))
            brush.fill(flat("0,-46 10,-52 10,-40"), tones.accent)
            brush.fill(flat("0,-46 -10,-52 -10,-40"), tones.accent)
        case _:
            brush.shape(_TORSO, cloth)
            collar = smooth("-14,-56 0,-50 14,-56 17,-44 0,-34 -17,-44")
            brush.shape(collar, (tones.trim, tones.trim_dark))
            brush.shape(_BELT, tones.trim)
            brush.gem(0, -0.42, 0.036, tones.accent)
