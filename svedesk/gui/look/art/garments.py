"""What figures wear from neck to foot. The hips are at (0, 0), the neck at (0, -0.54)."""

from __future__ import annotations

from dataclasses import dataclass

from svedesk.gui.look.art.brush import Brush
from svedesk.gui.look.art.part import draw_part


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


def draw_lower(brush: Brush, kind: str, lean: float) -> None:
    """What hangs from the hips, swaying against the lean."""
    with brush.at(turn=-lean * 0.5 if kind not in ("fish", "snake") else 0):
        draw_part(brush, "lower", kind)
