"""What amulets are: things, buildings and signs, from -0.95 to 0.8."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QColor

from svedesk.gui.look.art import forms
from svedesk.gui.look.art.brush import Brush
from svedesk.gui.look.art.forms import flat, smooth, stroke
from svedesk.gui.look.art.held import HELD, draw_held
from svedesk.gui.look.art.seed import Seed
from svedesk.gui.look.colour import mix, see_through


def draw_object(brush: Brush, seed: Seed, kind: str) -> None:
    """The thing called `kind` in `OBJECTS`."""
    brush.glow(0, -0.1, 1.1, brush.palette.light, 0.5)
    OBJECTS[kind](brush, seed)


def _plinth(brush: Brush) -> None:
    tones = brush.palette
    stone = (mix(tones.far, tones.light, 0.3), tones.mid)
    brush.shape(flat("-50,56 50,56 56,72 -56,72"), stone)
    brush.shape(flat("-64,72 64,72 72,94 -72,94"), stone)


def _chalice(brush: Brush, seed: Seed) -> None:
    tones = brush.palette
    gold = (tones.metal, tones.metal_dark)
    brush.glow(0, -0.5, 0.7, tones.magic, 0.9)
    brush.shape(smooth("-9,10 9,10 10,46 40,62 40,72 -40,72 -40,62 -10,46"), gold)
    brush.shape(smooth("-46,-52 46,-52 42,-10 18,18 -18,18 -42,-10"), gold)
    brush.shape(smooth("-46,-52 0,-60 46,-52 0,-42"), (tones.magic, tones.accent))
    brush.gem(0, -0.14, 0.11, tones.accent)
    for _ in brush.sides():
        brush.bar(stroke("44,-40 64,-36 58,-6 36,0"), tones.metal, 0.055)


def _crystal(brush: Brush, seed: Seed) -> None:
    tones = brush.palette
    brush.glow(0, -0.2, 0.9, tones.magic, 0.9)
    for x, turn, length in ((-0.2, -30, 0.9), (0.2, 30, 0.86), (0.0, seed.between(-6, 6), 1.6)):
        with brush.at(x, 0.72, turn):
            brush.shape(forms.shard(length, 0.26 + 0.16 * length), (tones.light, tones.magic))
            brush.fill(flat((0.0, 0.0), (0.2, -length * 0.34), (0.03, -length * 0.92)), see_through("#FFFFFF", 0.5))


def _bell(brush: Brush, seed: Seed) -> None:
    tones = brush.palette
    with brush.at(0, -0.8, seed.between(-14, 14)):
        brush.bar(stroke("-16,0 0,-14 16,0"), tones.metal_dark, 0.07)
        brush.gem(0, 1.36, 0.12, tones.metal_dark)
        brush.shape(smooth("-14,4 14,4 34,40 40,90 62,124 -62,124 -40,90 -34,40"), (tones.metal, tones.metal_dark))
        brush.line(stroke("-42,96 0,102 42,96"), tones.accent, 0.06)
        brush.fill(smooth("-20,20 -12,20 -24,80 -32,80"), see_through("#FFFFFF", 0.55))


def _statue(brush: Brush, seed: Seed) -> None:
    tones = brush.palette
    stone, dark = mix(tones.light, tones.far, 0.35), mix(tones.far, tones.mid, 0.5)
    _plinth(brush)
    for _ in brush.sides():
        for turn, length in ((40, 0.9), (66, 0.8), (92, 0.6)):
            with brush.at(0.08, -0.3, turn):
                brush.shape(forms.leaf(length, 0.22, -0.1), (stone, dark))
    brush.shape(smooth("-16,-50 16,-50 22,0 40,56 -40,56 -22,0"), (stone, dark))
    brush.shape(smooth("-14,-30 0,-10 14,-30 10,4 -10,4"), (stone, dark))
    brush.shape(forms.disc(0.17, 0, -0.66), (stone, dark))
    if seed.whole(0, 1):
        brush.line(forms.disc(0.26, 0, -0.72), tones.metal, 0.04)


def _gate(brush: Brush, seed: Seed) -> None:
    tones = brush.palette
    stone = (mix(tones.far, tones.light, 0.3), tones.mid)
    frame = smooth("-74,80 -74,-30 -50,-80 0,-100 50,-80 74,-30 74,80")
    hole = smooth("-50,82 -50,-26 -34,-60 0,-76 34,-60 50,-26 50,82")
    brush.shape(frame, stone)
    brush.shape(hole, (tones.magic, tones.trim_dark))
    brush.glow(0, -0.1, 0.6, tones.light, 0.9)
    for i in range(4):
        with brush.at(0, 0.0, 90 * i + seed.between(0, 40)):
            brush.line(stroke("6,0 20,-16 40,-10"), see_through("#FFFFFF", 0.7), 0.03)
    brush.gem(0, -0.88, 0.08, tones.accent)
    brush.shape(flat("-90,78 90,78 96,94 -96,94"), stone)


def _temple(brush: Brush, seed: Seed) -> None:
    tones = brush.palette
    wall, dark = mix(tones.light, tones.far, 0.2), mix(tones.far, tones.mid, 0.4)
    domed = seed.whole(0, 1)
    if domed:
        brush.shape(smooth("-46,-30 -36,-66 0,-90 36,-66 46,-30"), (tones.accent, tones.trim_dark))
        brush.bar(stroke("0,-86 0,-98 0,-110"), tones.metal, 0.04)
    else:
        brush.shape(flat("-96,-22 0,-80 96,-22"), (wall, dark))
        brush.gem(0, -0.42, 0.1, tones.accent)
    brush.shape(flat("-86,-30 86,-30 86,-16 -86,-16"), (wall, dark))
    brush.fill(flat("-78,-16 78,-16 78,60 -78,60"), tones.near)
    brush.glow(0, 0.3, 0.5, tones.magic, 0.9)
    for x in (-0.7, -0.35, 0.35, 0.7) if seed.whole(0, 1) else (-0.7, -0.42, -0.14, 0.14, 0.42, 0.7):
        brush.shape(flat((x - 0.09, -0.16), (x + 0.09, -0.16), (x + 0.08, 0.6), (x - 0.08, 0.6)), (wall, dark))
    for y, wide in ((0.6, 0.9), (0.72, 1.02)):
        brush.shape(flat((-wide, y), (wide, y), (wide, y + 0.13), (-wide, y + 0.13)), (wall, dark))


def _tower(brush: Brush, seed: Seed) -> None:
    tones = brush.palette
    wall = (mix(tones.far, tones.light, 0.3), tones.mid)
    for x, high, wide in ((-0.5, 0.0, 0.22), (0.5, -0.14, 0.22), (0.0, -0.5, 0.3)):
        brush.shape(flat((x - wide, high), (x + wide, high), (x + wide * 1.1, 0.9), (x - wide * 1.1, 0.9)), wall)
        brush.shape(
            flat((x - wide * 1.3, high + 0.02), (x, high - 0.5 - wide * 0.4), (x + wide * 1.3, high + 0.02)),
            (tones.accent, tones.trim_dark),
        )
        window = smooth(
            (x - 0.07, high + 0.36),
            (x - 0.07, high + 0.2),
            (x, high + 0.12),
            (x + 0.07, high + 0.2),
            (x + 0.07, high + 0.36),
        )
        brush.fill(window, QColor("#FFE9A0"))
    brush.fill(smooth("-13,90 -13,50 0,38 13,50 13,90"), tones.ink)


def _ship(brush: Brush, seed: Seed) -> None:
    tones = brush.palette
    wood = (mix(tones.metal_dark, QColor("#8A5A34"), 0.6), QColor("#4A2C1A"))
    with brush.at(0, 0.1, seed.between(-7, 7)):
        for x, top in ((-0.3, -0.8), (0.28, -0.96)):
            brush.bar(stroke((x, 0.3), (x, -0.2), (x, top)), wood[0], 0.05)
            brush.shape(
                smooth(
                    (x - 0.34, top + 0.1),
                    (x + 0.26, top + 0.06),
                    (x + 0.44, 0.0),
                    (x + 0.28, 0.2),
                    (x - 0.3, 0.16),
                    (x - 0.2, -0.2),
                ),
                (tones.light, mix(tones.light, tones.trim, 0.5)),
            )
            brush.fill(flat((x, top), (x - 0.24, top - 0.1), (x, top - 0.14)), tones.accent)
        brush.shape(smooth("-98,10 -60,28 50,28 102,2 80,50 50,66 -60,66 -86,46"), wood)
        brush.line(stroke("-80,38 0,44 80,32"), tones.metal, 0.05)
    for x in (-0.9, -0.4, 0.1, 0.6):
        brush.line(stroke((x, 0.8), (x + 0.2, 0.72), (x + 0.44, 0.82)), see_through(tones.light, 0.8), 0.06)


def _clock(brush: Brush, seed: Seed) -> None:
    tones = brush.palette
    brush.shape(forms.star(24, 0.86, 0.76), (tones.metal, tones.metal_dark))
    brush.shape(forms.disc(0.66), (tones.light, mix(tones.light, tones.low, 0.6)))
    for i in range(12):
        x, y = forms.around(0.55, 30 * i)
        brush.dot(x, y, 0.05 if i % 3 == 0 else 0.028, tones.ink)
    for turn, length in ((seed.between(0, 360), 0.48), (seed.between(0, 360), 0.34)):
        with brush.at(turn=turn):
            brush.shape(forms.leaf(length, 0.12), tones.accent)
    brush.gem(0, 0, 0.08, tones.metal)


def _hourglass(brush: Brush, seed: Seed) -> None:
    tones = brush.palette
    glass = smooth("-40,-66 40,-66 32,-26 6,0 32,26 40,66 -40,66 -32,26 -6,0 -32,-26")
    brush.shape(glass, (see_through(tones.light, 0.75), see_through(tones.magic, 0.6)))
    brush.fill(smooth("-26,-34 26,-34 5,-4 -5,-4"), tones.metal)
    brush.fill(smooth("0,24 34,60 -34,60"), tones.metal)
    for y in (-0.76, 0.76):
        brush.shape(
            flat((-0.52, y - 0.1), (0.52, y - 0.1), (0.52, y + 0.1), (-0.52, y + 0.1)), (tones.metal, tones.metal_dark)
        )
    for x in (-0.46, 0.46):
        brush.bar(stroke((x, -0.66), (x, 0.0), (x, 0.66)), tones.metal_dark, 0.06)


def _jewel(brush: Brush, seed: Seed) -> None:
    """A ring, a pendant or a pair of earrings."""
    tones = brush.palette
    kind = seed.whole(0, 2)
    brush.glow(0, 0, 1.0, tones.magic, 0.7)
    stone = flat("-30,-10 -18,-28 18,-28 30,-10 0,34")
    if kind == 0:
        brush.bar(forms.disc(0.5, 0, 0.24), tones.metal, 0.13)
        brush.shape(stone.translated(0, -0.4), (tones.light, tones.accent))
    elif kind == 1:
        brush.bar(stroke("-60,-110 -50,-60 0,-14 50,-60 60,-110"), tones.metal, 0.06)
        with brush.at(0, 0.24, scale=1.5):
            brush.shape(forms.star(8, 0.36, 0.28), (tones.metal, tones.metal_dark))
            brush.shape(stone.translated(0, 0.0), (tones.light, tones.accent))
    else:
        for _ in brush.sides():
            brush.bar(stroke("40,-80 56,-62 42,-44"), tones.metal, 0.06)
            with brush.at(0.44, 0.1, 6, 1.2):
                brush.shape(stone.translated(0, -0.14), (tones.light, tones.accent))
                brush.gem(0, 0.42, 0.1, tones.magic)
    brush.fill(forms.star(4, 0.26, 0.04).translated(0.24, -0.5), QColor("#FFFFFF"))


def _orb(brush: Brush, seed: Seed) -> None:
    tones = brush.palette
    brush.glow(0, -0.2, 1.1, tones.magic, 1.0)
    brush.shape(flat("-30,40 30,40 46,80 -46,80"), (tones.metal, tones.metal_dark))
    brush.shape(forms.disc(0.62, 0, -0.14), (mix(tones.magic, tones.light, 0.5), tones.accent))
    for i in range(3):
        with brush.at(0, -0.14, 60 * i + seed.between(0, 40)):
            brush.line(stroke("-40,10 0,-16 40,10"), see_through(tones.light, 0.7), 0.05)
    brush.fill(smooth("-40,-30 -20,-56 -8,-52 -30,-26"), see_through("#FFFFFF", 0.8))


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


def _coffin(brush: Brush, seed: Seed) -> None:
    tones = brush.palette
    with brush.at(0, 0, seed.between(-12, 12)):
        brush.shape(flat("-26,-92 26,-92 50,-42 30,86 -30,86 -50,-42"), (tones.cloth_dark, tones.ink))
        brush.line(flat("-20,-80 20,-80 39,-40 22,74 -22,74 -39,-40"), tones.metal, 0.035)
        brush.glow(0, -0.3, 0.5, tones.magic, 0.9)
        brush.bar(stroke("0,-60 0,-20 0,30"), tones.metal, 0.08)
        brush.bar(stroke("-20,-32 0,-32 20,-32"), tones.metal, 0.08)


def _tree(brush: Brush, seed: Seed) -> None:
    tones = brush.palette
    bark = QColor("#6B4A30")
    brush.shape(smooth("-14,-30 14,-30 16,40 50,84 0,76 -50,84 -16,40"), (bark, tones.near))
    leaf = seed.pick((QColor("#6FAE4B"), QColor("#F3A6C4"), QColor("#E8A23C"), tones.magic))
    for x, y, size in (
        (-0.5, -0.3, 0.42),
        (0.5, -0.3, 0.42),
        (-0.26, -0.64, 0.44),
        (0.28, -0.62, 0.44),
        (0.0, -0.36, 0.5),
    ):
        brush.shape(
            forms.star(10, size, size * 0.84).translated(x, y),
            (mix(leaf, tones.light, 0.3), mix(leaf, tones.near, 0.45)),
        )
    for x, y in ((-0.4, -0.3), (0.3, -0.5), (0.1, -0.2), (0.56, -0.2)):
        brush.gem(x, y, 0.06, tones.accent)


def _egg(brush: Brush, seed: Seed) -> None:
    tones = brush.palette
    brush.glow(0, 0.1, 0.9, tones.magic, 0.8)
    brush.shape(smooth("0,-80 40,-30 50,30 0,76 -50,30 -40,-30"), (tones.light, tones.pelt))
    for x, y, r in ((-0.2, -0.2, 0.1), (0.22, 0.06, 0.13), (-0.1, 0.36, 0.12), (0.1, -0.46, 0.07)):
        brush.dot(x, y, r, see_through(tones.accent, 0.7))
    brush.line(stroke("-40,0 -20,14 -6,-4 12,20 30,4"), tones.ink, 0.035)
    for x in (-0.6, -0.3, 0.0, 0.3, 0.6):
        with brush.at(x, 0.94, x * 50):
            brush.shape(forms.leaf(0.5, 0.14), (tones.metal, tones.metal_dark))


def _chest(brush: Brush, seed: Seed) -> None:
    tones = brush.palette
    wood = (QColor("#A66B3C"), QColor("#54301B"))
    brush.shape(smooth("-70,0 -72,-50 -40,-76 40,-76 72,-50 70,0"), wood)
    brush.glow(0, 0.02, 0.9, QColor("#FFE08A"), 1.0)
    for x in (-0.44, -0.2, 0.04, 0.28, 0.5):
        brush.gem(x, 0.06 - 0.06 * (x > 0), 0.14, QColor("#FFD75E"))
    brush.shape(flat("-72,14 72,14 72,80 -72,80"), wood)
    for x in (-0.5, 0.5):
        brush.shape(
            flat((x - 0.08, 0.14), (x + 0.08, 0.14), (x + 0.08, 0.8), (x - 0.08, 0.8)), (tones.metal, tones.metal_dark)
        )
    brush.gem(0, 0.36, 0.13, tones.metal)


def _throne(brush: Brush, seed: Seed) -> None:
    tones = brush.palette
    gold = (tones.metal, tones.metal_dark)
    brush.shape(smooth("-46,50 -50,-50 -30,-80 0,-100 30,-80 50,-50 46,50"), gold)
    brush.shape(smooth("-32,40 -34,-46 0,-74 34,-46 32,40"), (tones.cloth, tones.cloth_dark))
    brush.gem(0, -0.82, 0.09, tones.accent)
    brush.shape(flat("-50,26 50,26 60,48 -60,48"), (tones.cloth, tones.cloth_dark))
    for x in (-0.56, 0.56):
        brush.shape(flat((x - 0.1, 0.0), (x + 0.1, 0.0), (x + 0.1, 0.86), (x - 0.1, 0.86)), gold)
    brush.shape(flat("-46,48 46,48 46,70 -46,70"), gold)


def _banner(brush: Brush, seed: Seed) -> None:
    tones = brush.palette
    brush.bar(stroke("-60,-84 0,-86 60,-84"), tones.metal, 0.07)
    shape = flat("-48,-80 48,-80 48,50 0,84 -48,50") if seed.whole(0, 1) else flat("-48,-80 48,-80 48,80 0,46 -48,80")
    brush.shape(shape, (tones.cloth, tones.cloth_dark))
    with brush.at(0, -0.14):
        sign = seed.whole(0, 4)
        if sign == 0:
            brush.shape(forms.star(seed.pick((4, 5, 6)), 0.36, 0.15), tones.metal)
        elif sign == 1:
            brush.shape(forms.crown(0.6, 0.4).translated(0, 0.2), tones.metal)
        elif sign == 2:
            with brush.at(turn=-30):
                brush.shape(forms.crescent(0.34), tones.metal)
        elif sign == 3:
            for turn in range(0, 360, 72):
                with brush.at(turn=turn):
                    brush.shape(forms.leaf(0.4, 0.2), tones.metal)
        else:
            with brush.at(0, 0.3, scale=0.75):
                draw_held(brush, "sword")


def _planted(brush: Brush, seed: Seed) -> None:
    """A weapon in a stone, point down, or standing on a plinth."""
    kind = seed.pick(("sword", "greatsword", "katana", "spear", "axe", "hammer", "scythe", "staff", "trident", "bow"))
    down = kind in ("sword", "greatsword", "katana")
    brush.glow(0, -0.2, 0.9, brush.palette.magic, 0.7)
    with brush.at(0, -0.46 if down else 0.2, (180 if down else 0) + seed.between(-8, 8), 1.25):
        draw_held(brush, kind)
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
    with brush.at(-0.3, 0.5, 34, 1.5 if HELD[kind] is not HELD["shield"] else 2.2):
        draw_held(brush, kind)


def _mask(brush: Brush, seed: Seed) -> None:
    tones = brush.palette
    with brush.at(0, 0, seed.between(-10, 10)):
        brush.shape(smooth("-60,-50 0,-70 60,-50 50,20 0,76 -50,20"), (tones.light, tones.accent))
        for _ in brush.sides():
            with brush.at(0.36, -0.52, 30):
                brush.shape(forms.horn(0.5, 0.18, 0.3), (tones.metal, tones.metal_dark))
            brush.fill(smooth("12,-10 34,-26 42,-10 24,2"), tones.ink)
            brush.line(stroke("10,-30 28,-42 46,-36"), tones.cloth_dark, 0.06)
        brush.fill(smooth("-26,24 0,30 26,24 0,48"), tones.ink)
        for x in (-0.1, 0.1):
            brush.fill(flat((x - 0.05, 0.27), (x + 0.05, 0.27), (x, 0.42)), tones.light)


def _held(kind: str, x: float, y: float, size: float) -> Callable[[Brush, Seed], None]:
    def draw(brush: Brush, seed: Seed) -> None:
        brush.glow(0, -0.1, 1.0, brush.palette.magic, 0.7)
        with brush.at(x, y, seed.between(-8, 8), size):
            draw_held(brush, kind)

    return draw


OBJECTS: dict[str, Callable[[Brush, Seed], None]] = {
    "chalice": _chalice,
    "crystal": _crystal,
    "bell": _bell,
    "statue": _statue,
    "gate": _gate,
    "temple": _temple,
    "tower": _tower,
    "ship": _ship,
    "clock": _clock,
    "hourglass": _hourglass,
    "jewel": _jewel,
    "orb": _orb,
    "candles": _candles,
    "coffin": _coffin,
    "tree": _tree,
    "egg": _egg,
    "chest": _chest,
    "throne": _throne,
    "banner": _banner,
    "planted": _planted,
    "armament": _armament,
    "mask": _mask,
    "book": _held("book", 0, 0.1, 3.0),
    "harp": _held("harp", -0.16, 0.5, 2.2),
    "lantern": _held("lantern", -0.44, -0.5, 2.6),
    "puppet": _held("strings", 0, -0.9, 2.3),
    "flowers": _held("bouquet", 0, 0.4, 2.6),
}
