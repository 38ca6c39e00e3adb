"""What spells do, seen: around (0, -0.15), about 2 wide; and what amulets are: things, buildings and signs, from -0.95
to 0.8. Most are drawings; those here are put together anew for each card."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QColor

from svedesk.gui.look.art import forms
from svedesk.gui.look.art.brush import Brush
from svedesk.gui.look.art.creatures import draw_creature
from svedesk.gui.look.art.forms import away, flat, limb, smooth, stroke
from svedesk.gui.look.art.part import draw_part
from svedesk.gui.look.art.seed import Seed
from svedesk.gui.look.colour import mix, see_through


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


_SLASH = smooth("-100,50 -50,-10 20,-50 105,-74 40,-30 -20,10")


def draw_spell(brush: Brush, seed: Seed, kind: str) -> None:
    """The effect called `kind` in `SPELLS` or in the drawings."""
    with brush.at(seed.between(-0.08, 0.08), -0.15):
        if kind in SPELLS:
            SPELLS[kind](brush, seed)
        else:
            draw_part(brush, "spells", kind, seed)


def _slash(brush: Brush, seed: Seed) -> None:
    tones = brush.palette
    for i in range(seed.whole(1, 3)):
        with brush.at(0, 0.1, (0, 74, -38)[i] + seed.between(-8, 8)):
            brush.fill(_SLASH, (see_through(tones.light, 0.95), see_through(tones.magic, 0.9)))
            with brush.at(-0.05, 0.02, scale=0.7):
                brush.fill(_SLASH, QColor("#FFFFFF"))
    brush.fill(forms.star(8, 0.62, 0.08).translated(0, 0.04), tones.light)


def _portal(brush: Brush, seed: Seed) -> None:
    tones = brush.palette
    brush.glow(0, 0, 1.3, tones.magic, 0.9)
    turn = seed.between(0, 40)
    for radius, colour in ((0.9, tones.accent), (0.74, tones.magic), (0.56, tones.trim_dark), (0.38, tones.ink)):
        with brush.at(turn=turn * radius * 3):
            brush.shape(forms.star(14, radius, radius * 0.86), colour)
    for i in range(6):
        with brush.at(turn=60 * i + turn):
            brush.line(stroke("10,0 36,-26 80,-20"), see_through(tones.light, 0.7), 0.035)
    brush.glow(0, 0, 0.4, tones.light, 0.8)


def _arrows(brush: Brush, seed: Seed) -> None:
    tones = brush.palette
    count = seed.whole(4, 6)
    for i in range(count):
        x, y = -0.8 + 1.6 * i / (count - 1), seed.between(-0.5, 0.4)
        with brush.at(x, y, 150 + seed.between(-10, 10), seed.between(0.8, 1.15)):
            brush.line(stroke("0,20 0,60 0,100"), see_through(tones.magic, 0.6), 0.07)
            brush.bar(stroke("0,-30 0,0 0,50"), tones.metal_dark, 0.04)
            brush.shape(flat("0,-52 11,-26 0,-32 -11,-26"), tones.light)
            for _ in brush.sides():
                brush.shape(flat("2,36 12,46 12,62 2,52"), tones.accent)


def _burst(brush: Brush, seed: Seed) -> None:
    tones = brush.palette
    points = seed.pick((9, 11, 13))
    for radius, colour in ((1.05, tones.accent), (0.8, tones.magic), (0.5, tones.light)):
        brush.shape(forms.star(points, radius, radius * 0.56, seed.between(0, 20)), colour)
    for i in range(9):
        x, y = away((0, 0), 40 * i + 12, seed.between(0.8, 1.1))
        brush.shape(forms.regular(3, seed.between(0.05, 0.1), 50 * i).translated(x, y), tones.near)


def _crossed(brush: Brush, seed: Seed) -> None:
    tones = brush.palette
    right, left = seed.pick(
        (
            ("sword", "sword"),
            ("sabre", "sabre"),
            ("axe", "spear"),
            ("greatsword", "greatsword"),
            ("lance", "flag"),
            ("katana", "katana"),
            ("staff", "staff"),
            ("scythe", "scythe"),
            ("hammer", "axe"),
        )
    )
    brush.glow(0, -0.2, 1.0, tones.light, 0.8)
    for kind, flip in ((right, 1), (left, -1)):
        brush.painter.save()
        brush.painter.scale(flip, 1)
        with brush.at(-0.5, 0.62, 40, 1.35):
            draw_part(brush, "held", kind)
        brush.painter.restore()
    brush.fill(forms.star(8, 0.4, 0.07).translated(0, 0.02), QColor("#FFFFFF"))


def _shade(brush: Brush, seed: Seed) -> None:
    """The shape of a beast in the light: what is called up."""
    tones = brush.palette
    brush.glow(0, 0, 1.3, tones.light, 1.0)
    kind = seed.pick(("dragon", "wyvern", "bird", "serpent", "ghost", "elemental"))
    draw_creature(brush, seed, kind)


def _fist(brush: Brush, seed: Seed) -> None:
    tones = brush.palette
    brush.fill(forms.star(12, 1.15, 0.6, seed.between(0, 20)), see_through(tones.magic, 0.9))
    brush.fill(forms.star(12, 0.8, 0.44), see_through(tones.light, 0.9))
    with brush.at(0, 0.1, seed.between(-30, 30)):
        brush.shape(limb((0.0, 1.2), (0.0, 0.3), 0.26, 0.2), (tones.cloth, tones.cloth_dark))
        brush.shape(smooth("-40,-30 0,-42 40,-30 44,10 26,40 -26,40 -44,10"), (tones.metal, tones.metal_dark))
        for x in (-0.2, 0.0, 0.2):
            brush.line(stroke((x, -0.34), (x, -0.1), (x * 0.9, 0.06)), tones.ink, 0.035)
        brush.shape(limb((-0.4, 0.16), (0.1, 0.2), 0.1, 0.1), (tones.metal, tones.metal_dark))


SPELLS: dict[str, Callable[[Brush, Seed], None]] = {
    "slash": _slash,
    "portal": _portal,
    "arrows": _arrows,
    "burst": _burst,
    "crossed": _crossed,
    "shade": _shade,
    "fist": _fist,
}
