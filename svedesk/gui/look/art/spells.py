"""What spells do, seen: around (0, -0.15), about 2 wide."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QColor

from svedesk.gui.look.art import forms
from svedesk.gui.look.art.beasts import BEASTS
from svedesk.gui.look.art.brush import Brush
from svedesk.gui.look.art.forms import away, flat, limb, smooth, stroke
from svedesk.gui.look.art.held import draw_held
from svedesk.gui.look.art.monsters import MONSTERS
from svedesk.gui.look.art.seed import Seed
from svedesk.gui.look.colour import mix, see_through

_SLASH = smooth("-100,50 -50,-10 20,-50 105,-74 40,-30 -20,10")
_HAND = smooth(
    "-20,90 -22,40 -42,14 -34,8 -18,20 -20,-30 -10,-30 -5,2 -3,-42 7,-42 8,2 16,-34 25,-30 20,8 30,-14 38,-8 28,30 "
    "20,90"
)
_HEART = smooth("0,50 -50,0 -46,-36 -20,-42 0,-20 20,-42 46,-36 50,0")
_BOLT = flat("8,-170 -30,-16 -4,-20 -26,120 42,-46 10,-42 40,-170")
_TWIST = smooth("-12,90 -30,50 -20,30 -50,0 -34,-20 -80,-60 -50,-90 60,-90 80,-60 30,-20 46,0 16,30 26,50 10,90")


def draw_spell(brush: Brush, seed: Seed, kind: str) -> None:
    """The effect called `kind` in `SPELLS`."""
    with brush.at(seed.between(-0.08, 0.08), -0.15):
        SPELLS[kind](brush, seed)


def _fireball(brush: Brush, seed: Seed) -> None:
    tones = brush.palette
    with brush.at(0.16, 0.14, seed.between(30, 60)):
        for size, colour in (
            (1.5, see_through(tones.accent, 0.85)),
            (1.16, see_through(tones.magic, 0.95)),
            (0.8, tones.light),
        ):
            brush.fill(forms.flame(size, size * 0.42, 0.1).translated(0, 0.3 * size), colour)
    brush.glow(0.1, 0.2, 0.9, tones.light, 0.9)


def _lightning(brush: Brush, seed: Seed) -> None:
    tones = brush.palette
    brush.glow(0, 0.6, 0.9, tones.light, 0.9)
    for x, size, turn in ((-0.4, 1.3, 6), (0.46, 1.1, -8), (0.0, 1.9, seed.between(-8, 8))):
        with brush.at(x, -0.1, turn), brush.at(scale=size * 0.62):
            brush.shape(_BOLT, (tones.light, tones.magic))
    brush.fill(forms.star(9, 0.44, 0.14).translated(0, 0.72), tones.light)


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


def _ice(brush: Brush, seed: Seed) -> None:
    tones = brush.palette
    for turn, length in ((-58, 0.9), (58, 0.9), (-30, 1.2), (30, 1.2), (0, 1.55)):
        with brush.at(0, 0.8, turn + seed.between(-5, 5)):
            brush.shape(forms.shard(length, 0.32), (tones.light, tones.magic))
            brush.fill(flat((0.0, 0.0), (0.13, -length * 0.34), (0.0, -length * 0.9)), see_through("#FFFFFF", 0.5))


def _pillar(brush: Brush, seed: Seed) -> None:
    """Light from above, with rings: what heals or blesses."""
    tones = brush.palette
    brush.fill(flat("-22,-240 22,-240 66,90 -66,90"), (see_through(tones.light, 0.95), see_through(tones.low, 0.2)))
    for y, wide in ((0.7, 0.7), (0.36, 0.52), (0.06, 0.38)):
        with brush.at(0, y):
            brush.painter.save()
            brush.painter.scale(1, 0.28)
            brush.line(forms.disc(wide), tones.light, 0.06)
            brush.painter.restore()
    if seed.whole(0, 1):
        brush.shape(forms.star(4, 0.5, 0.12).translated(0, -0.3), (QColor("#FFFFFF"), tones.magic))
    else:
        for _ in brush.sides():
            for turn, length in ((40, 0.8), (66, 0.7), (94, 0.5)):
                with brush.at(0.03, 0.06, turn):
                    brush.shape(forms.leaf(length, 0.2, -0.12), (tones.light, mix(tones.light, tones.magic, 0.5)))


def _casting(brush: Brush, seed: Seed) -> None:
    """A hand, with light or fire above it."""
    tones = brush.palette
    with brush.at(0, 0.2, seed.between(-12, 12)):
        brush.glow(0, -0.5, 1.0, tones.magic, 1.0)
        brush.shape(_HAND, (tones.skin, tones.skin_dark))
        brush.shape(flat("-30,62 30,62 40,130 -40,130"), (tones.cloth, tones.cloth_dark))
        brush.line(stroke("-30,66 0,68 30,66"), tones.metal, 0.07)
        with brush.at(0, -0.5):
            kind = seed.whole(0, 3)
            if kind == 0:
                brush.fill(forms.flame(0.8, 0.34, 0.1).translated(0, 0.3), (tones.accent, tones.magic))
                brush.fill(forms.flame(0.46, 0.18, 0.1).translated(0, 0.26), tones.light)
            elif kind == 1:
                brush.line(forms.disc(0.36), tones.light, 0.035)
                brush.fill(forms.star(6, 0.34, 0.18), see_through(tones.light, 0.9))
            elif kind == 2:
                brush.shape(forms.shard(0.8, 0.36).translated(0, 0.4), (tones.light, tones.magic))
            else:
                brush.dot(0, 0, 0.26, mix(tones.magic, tones.light, 0.5))
                brush.line(stroke("-50,10 0,20 50,-10"), tones.light, 0.04)


def _skull(brush: Brush, seed: Seed) -> None:
    tones = brush.palette
    brush.glow(0, 0, 1.2, tones.magic, 0.8)
    for turn, bend in ((-24, -0.3), (24, 0.3), (0, 0.0)):
        with brush.at(0, 0.7, turn):
            brush.fill(forms.flame(1.6, 0.6, bend), see_through(tones.magic, 0.6))
    with brush.at(0, 0, seed.between(-10, 10), 0.5):
        bone = mix(tones.light, QColor("#F4ECD8"), 0.5)
        brush.shape(flat("-46,50 46,50 38,108 -38,108"), mix(bone, tones.ink, 0.15))
        brush.shape(smooth("-80,-20 -50,-86 0,-100 50,-86 80,-20 60,50 0,62 -60,50"), bone)
        for side in (-0.34, 0.34):
            brush.dot(side, -0.02, 0.26, tones.ink, 1.1)
            brush.dot(side, 0.0, 0.1, tones.magic)
        brush.fill(flat("0,20 10,42 -10,42"), tones.ink)
        for side in (-0.2, 0.0, 0.2):
            brush.line(stroke((side, 0.66), (side, 0.8), (side, 1.0)), tones.ink, 0.06)


def _wave(brush: Brush, seed: Seed) -> None:
    tones = brush.palette
    blue = (mix(tones.light, QColor("#7FD4F0"), 0.6), QColor("#1F5C94"))
    for x, y, size in ((-0.5, 0.1, 0.9), (0.2, 0.2, 1.15)):
        with brush.at(x, y, scale=size):
            brush.shape(
                smooth("-140,120 -120,50 -70,0 -10,-62 50,-70 86,-40 80,-6 56,-30 24,-20 10,20 40,60 120,70 140,120"),
                blue,
            )
            brush.line(stroke("-90,30 -40,-20 10,-50 56,-56"), see_through("#FFFFFF", 0.85), 0.07)
            for dx, dy, r in ((0.84, -0.34, 0.1), (0.7, -0.1, 0.08), (0.98, -0.1, 0.06), (0.5, -0.72, 0.08)):
                brush.dot(dx, dy, r, QColor("#FFFFFF"))


def _wind(brush: Brush, seed: Seed) -> None:
    tones = brush.palette
    brush.fill(_TWIST, (see_through(tones.light, 0.7), see_through(tones.magic, 0.6)))
    for y, wide in ((-0.7, 0.9), (-0.4, 0.62), (-0.1, 0.5), (0.2, 0.36), (0.5, 0.26)):
        brush.line(
            stroke((-wide, y - 0.06), (-wide * 0.3, y + 0.14), (wide * 0.4, y + 0.12), (wide, y - 0.1)),
            tones.light,
            0.045,
        )
    for _ in range(8):
        with brush.at(seed.between(-0.9, 0.9), seed.between(-0.8, 0.7), seed.between(0, 360)):
            brush.fill(forms.leaf(0.2, 0.1), tones.accent)


def _tome(brush: Brush, seed: Seed) -> None:
    tones = brush.palette
    brush.glow(0, -0.1, 1.1, tones.magic, 0.9)
    with brush.at(0, 0.36, seed.between(-8, 8), 2.6):
        draw_held(brush, "book")
    for i in range(5):
        x, y = -0.6 + 0.3 * i, -0.55 - 0.2 * (i % 2)
        brush.fill(forms.star((3, 4, 5, 6)[(i + seed.whole(0, 3)) % 4], 0.11, 0.05).translated(x, y), tones.light)


def _chains(brush: Brush, seed: Seed) -> None:
    tones = brush.palette
    for turn in (seed.between(20, 40), seed.between(-50, -20), 90 + seed.between(-10, 10)):
        with brush.at(turn=turn):
            for i in range(9):
                x = -1.2 + 0.3 * i
                link = smooth((x - 0.17, 0.0), (x, -0.09), (x + 0.17, 0.0), (x, 0.09))
                brush.bar(link, tones.metal if i % 2 else tones.metal_dark, 0.05)
    brush.glow(0, 0, 0.6, tones.magic, 0.9)
    brush.shape(forms.heater(0.44, 0.52), (tones.metal, tones.metal_dark))
    brush.dot(0, -0.04, 0.07, tones.ink)
    brush.fill(flat("-3,-2 3,-2 5,14 -5,14"), tones.ink)


def _crossed(brush: Brush, seed: Seed) -> None:
    tones = brush.palette
    one, two = seed.pick(
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
    for kind, flip in ((one, 1), (two, -1)):
        brush.painter.save()
        brush.painter.scale(flip, 1)
        with brush.at(-0.5, 0.62, 40, 1.35):
            draw_held(brush, kind)
        brush.painter.restore()
    brush.fill(forms.star(8, 0.4, 0.07).translated(0, 0.02), QColor("#FFFFFF"))


def _eye(brush: Brush, seed: Seed) -> None:
    tones = brush.palette
    brush.fill(forms.rays(14, 0.5, 1.2, 0.4), see_through(tones.magic, 0.8))
    brush.shape(smooth("-90,0 -40,-42 40,-42 90,0 40,42 -40,42"), (tones.light, tones.low))
    brush.gem(0, 0, 0.37, tones.accent)
    brush.dot(0, 0, 0.15, tones.ink, seed.pick((1.0, 2.0)))
    brush.dot(-0.12, -0.14, 0.07, QColor("#FFFFFF"))


def _heart(brush: Brush, seed: Seed) -> None:
    tones = brush.palette
    brush.glow(0, 0, 1.1, tones.light, 0.9)
    with brush.at(0, 0, seed.between(-10, 10), seed.between(1.0, 1.3)):
        brush.shape(_HEART, (QColor("#FF8FA8"), QColor("#C22C5C")))
        brush.fill(smooth("-36,-10 -34,-28 -20,-32 -26,-14"), see_through("#FFFFFF", 0.75))
    for _ in brush.sides():
        for turn, length in ((50, 0.9), (76, 0.76), (104, 0.5)):
            with brush.at(0.34, 0.06, turn):
                brush.shape(forms.leaf(length, 0.2, -0.1), (tones.light, mix(tones.light, tones.magic, 0.4)))


def _barrier(brush: Brush, seed: Seed) -> None:
    tones = brush.palette
    brush.glow(0, 0, 1.2, tones.magic, 0.8)
    with brush.at(0, 0.06, 0, 1.9):
        brush.shape(forms.heater(0.8, 0.94), (see_through(tones.light, 0.9), see_through(tones.magic, 0.8)))
        brush.line(forms.heater(0.64, 0.76), tones.light, 0.03)
        brush.fill(forms.star(seed.pick((4, 5, 6, 8)), 0.24, 0.1), tones.accent)


def _feast(brush: Brush, seed: Seed) -> None:
    """A bottle or a cauldron."""
    tones = brush.palette
    brush.glow(0, -0.2, 1.0, tones.magic, 0.8)
    if seed.whole(0, 1):
        glass = smooth("-12,-60 12,-60 13,-26 50,20 46,66 0,76 -46,66 -50,20 -13,-26")
        brush.shape(glass, (see_through(tones.light, 0.8), tones.accent))
        brush.fill(smooth("-42,24 0,30 42,24 40,60 0,70 -40,60"), tones.magic)
        brush.shape(flat("-14,-80 14,-80 12,-56 -12,-56"), tones.metal_dark)
    else:
        brush.shape(smooth("-70,-6 70,-6 66,50 30,80 -30,80 -66,50"), (tones.metal_dark, tones.ink))
        brush.shape(smooth("-72,-6 0,-22 72,-6 0,8"), (tones.magic, tones.accent))
    for x, y, r in ((-0.2, -0.3, 0.09), (0.24, -0.5, 0.12), (0.0, -0.84, 0.08), (-0.34, -0.7, 0.06)):
        brush.gem(x, y, r, see_through(tones.light, 0.9))


def _shade(brush: Brush, seed: Seed) -> None:
    """The shape of a beast in the light: what is called up."""
    tones = brush.palette
    brush.glow(0, 0, 1.3, tones.light, 1.0)
    kind = seed.pick(("dragon", "wyvern", "bird", "serpent", "ghost", "elemental"))
    (BEASTS.get(kind) or MONSTERS[kind])(brush, seed)


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


def _roots(brush: Brush, seed: Seed) -> None:
    """Vines or claws from the ground."""
    tones = brush.palette
    green = mix(tones.accent, QColor("#5E9A45"), 0.6)
    for x, bend, high in ((-0.7, 0.3, 0.9), (-0.3, -0.3, 1.3), (0.2, 0.34, 1.5), (0.6, -0.26, 1.1), (0.9, 0.2, 0.7)):
        path = stroke(
            (x, 1.0), (x + bend, 1.0 - high * 0.4), (x - bend * 0.6, 1.0 - high * 0.75), (x + bend * 0.8, 1.0 - high)
        )
        brush.bar(path, green, 0.11)
        for share in (0.3, 0.5, 0.7, 0.9):
            spot = path.path.pointAtPercent(share)
            with brush.at(spot.x(), spot.y(), 60 if share in (0.3, 0.7) else -60):
                brush.shape(forms.leaf(0.26, 0.16), (mix(green, tones.light, 0.3), green))
    if seed.whole(0, 1):
        for x, y in ((-0.4, -0.2), (0.3, -0.4), (0.8, 0.2)):
            brush.shape(forms.star(6, 0.16, 0.1).translated(x, y), tones.magic)


def _music(brush: Brush, seed: Seed) -> None:
    tones = brush.palette
    for i in range(5):
        brush.line(
            stroke((-1.3, 0.2 + 0.13 * i), (-0.4, -0.3 + 0.13 * i), (0.4, 0.2 + 0.13 * i), (1.3, -0.3 + 0.13 * i)),
            see_through(tones.light, 0.7),
            0.022,
        )
    with brush.at(0, 0.1, seed.between(-10, 10), 1.9):
        draw_held(brush, seed.pick(("mic", "harp", "bouquet")))
    for x, y in ((-0.7, -0.2), (0.6, -0.5), (0.8, 0.3)):
        brush.fill(forms.star(5, 0.16, 0.07).translated(x, y), tones.magic)


SPELLS: dict[str, Callable[[Brush, Seed], None]] = {
    "fireball": _fireball,
    "lightning": _lightning,
    "slash": _slash,
    "portal": _portal,
    "arrows": _arrows,
    "burst": _burst,
    "ice": _ice,
    "pillar": _pillar,
    "casting": _casting,
    "skull": _skull,
    "wave": _wave,
    "wind": _wind,
    "tome": _tome,
    "chains": _chains,
    "crossed": _crossed,
    "eye": _eye,
    "heart": _heart,
    "barrier": _barrier,
    "feast": _feast,
    "shade": _shade,
    "fist": _fist,
    "roots": _roots,
    "music": _music,
}
