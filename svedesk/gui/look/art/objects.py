"""What amulets are: things, buildings and signs, from -0.95 to 0.8. Most are drawings; those here are put together anew
for each card."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QColor

from svedesk.gui.look.art import forms
from svedesk.gui.look.art.brush import Brush
from svedesk.gui.look.art.forms import flat, smooth
from svedesk.gui.look.art.part import draw_part
from svedesk.gui.look.art.seed import Seed
from svedesk.gui.look.colour import mix


def draw_object(brush: Brush, seed: Seed, kind: str) -> None:
    """The thing called `kind` in `OBJECTS` or in the drawings."""
    brush.glow(0, -0.1, 1.1, brush.palette.light, 0.5)
    if kind in OBJECTS:
        OBJECTS[kind](brush, seed)
    else:
        draw_part(brush, "objects", kind, seed)


def _candles(brush: Brush, seed: Seed) -> None:
    tones = brush.palette
    for x, high in ((-0.5, 0.1), (0.5, 0.0), (0.0, -0.26), (-0.26, 0.3), (0.28, 0.34)):
        high += seed.between(-0.08, 0.08)
        brush.shape(
            flat((x - 0.11, high), (x + 0.11, high), (x + 0.12, 0.86), (x - 0.12, 0.86)),
            (QColor("#FFF6E0"), mix(tones.light, tones.mid, 0.5)),
        )
        brush.glow(x, high - 0.2, 0.4, QColor("#FFC86A"), 0.9)
        brush.fill(forms.flame(0.36, 0.14, 0.1).translated(x, high), (QColor("#FFF3B8"), QColor("#FF9A3C")))
    brush.shape(smooth("-80,80 80,80 66,98 -66,98"), (tones.metal, tones.metal_dark))


def _planted(brush: Brush, seed: Seed) -> None:
    """A weapon in a stone, point down, or standing on a plinth."""
    kind = seed.pick(("sword", "greatsword", "katana", "spear", "axe", "hammer", "scythe", "staff", "trident", "bow"))
    down = kind in ("sword", "greatsword", "katana")
    brush.glow(0, -0.2, 0.9, brush.palette.magic, 0.7)
    with brush.at(0, -0.46 if down else 0.2, (180 if down else 0) + seed.between(-8, 8), 1.25):
        draw_part(brush, "held", kind)
    tones = brush.palette
    stone = flat("-70,94 -54,60 -20,50 24,46 56,64 72,94")
    brush.shape(stone, (mix(tones.far, tones.light, 0.2), tones.near))


def _armament(brush: Brush, seed: Seed) -> None:
    """A weapon by itself, large and slanting."""
    kind = seed.pick(
        (
            "sword",
            "greatsword",
            "sabre",
            "spear",
            "lance",
            "axe",
            "hammer",
            "scythe",
            "staff",
            "wand",
            "bow",
            "gun",
            "rifle",
            "shield",
        )
    )
    brush.glow(0, -0.1, 1.0, brush.palette.magic, 0.9)
    with brush.at(-0.3, 0.5, 34, 2.2 if kind == "shield" else 1.5):
        draw_part(brush, "held", kind)


OBJECTS: dict[str, Callable[[Brush, Seed], None]] = {
    "candles": _candles,
    "planted": _planted,
    "armament": _armament,
}
