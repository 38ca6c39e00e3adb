"""Where it happens: land and buildings behind a figure, in three depths. The horizon is at about 0.35; land covers what
is below, from -3 to 3."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QColor

from svedesk.gui.look.art import forms
from svedesk.gui.look.art.brush import Brush
from svedesk.gui.look.art.forms import flat, smooth, stroke
from svedesk.gui.look.art.land import BEAM, COLUMN, GROUND, HILLS
from svedesk.gui.look.art.rooms import ROOMS
from svedesk.gui.look.art.seed import Seed
from svedesk.gui.look.colour import mix, see_through

_PEAKS = flat(
    "-320,240 -320,10 -260,-50 -210,-10 -150,-80 -110,-35 -90,-50 -30,10 20,-30 50,-5 100,-95 140,-40 170,-60 240,10 "
    "320,-30 320,240"
)
_SNOW = flat("-150,-80 -130,-57 -142,-50 -154,-60 -168,-52")
_SNOW_2 = flat("100,-95 120,-66 106,-58 96,-70 82,-58")
_TRUNK = flat("-10,-260 9,-260 7,-40 10,40 22,70 -20,70 -11,40 -8,-40")
_CANOPY = smooth(
    "-320,-280 320,-280 310,-120 250,-95 200,-115 140,-85 90,-110 30,-100 -30,-116 -80,-90 -150,-110 -200,-85 "
    "-270,-105 -310,-90"
)
_FIR = flat("0,-62 14,-34 8,-34 20,-8 11,-8 26,22 -26,22 -11,-8 -20,-8 -8,-34 -14,-34")
_CASTLE = flat(
    "-100,70 -100,-10 -92,-10 -92,-20 -84,-20 -84,-10 -72,-10 -72,-55 -58,-95 -44,-55 -44,0 -30,0 -30,-30 -16,-30 "
    "-16,-90 0,-134 16,-90 16,-20 36,-20 36,-60 50,-100 64,-60 64,5 80,5 80,-5 90,-5 90,5 100,5 100,70"
)
_ROOFS = flat(
    "-320,70 -320,0 -240,-40 -200,0 -170,-10 -170,-50 -145,-80 -120,-50 -120,-5 -90,-34 -50,4 -30,-10 0,10 40,-20 "
    "75,10 90,-10 90,-62 110,-95 130,-62 130,0 170,-30 220,10 270,-30 320,0 320,70"
)
_VOLCANO = flat("-260,100 -130,30 -38,-62 -16,-56 10,-66 34,-58 130,34 260,100")
_LAVA = flat("-14,-58 8,-64 6,-30 24,0 12,34 40,70 -6,70 -2,30 6,0 -8,-30")
_SMOKE = smooth("0,-60 -30,-80 -20,-105 -50,-120 -30,-170 40,-190 90,-160 60,-120 40,-100 36,-76")
_WAVE = smooth("-320,240 -320,50 -250,36 -180,52 -110,34 -40,50 30,32 100,50 170,34 240,50 320,36 320,240")
_TOMB = smooth("-15,32 -16,-12 -10,-24 0,-28 10,-24 16,-12 15,32")
_BARE_TREE = (
    stroke("0,70 4,20 -6,-30 10,-80 0,-120"),
    stroke("0,-10 30,-40 34,-70 60,-90"),
    stroke("-5,-30 -30,-50 -50,-90 -46,-110"),
    stroke("8,-70 30,-95 28,-120"),
    stroke("33,-60 56,-56 74,-66"),
)
_BROKEN = flat("-20,70 -20,60 -13,56 -12,-40 -2,-28 4,-50 12,-36 13,56 20,60 20,70")
_CLOUD = smooth("-100,20 -110,-2 -76,-14 -60,-36 -20,-40 0,-24 30,-40 66,-20 100,-14 110,6 90,20")
_DUNE = smooth("-320,240 -320,40 -200,50 -90,10 -50,16 60,50 150,30 220,12 320,50 320,240")
_SHARDS = flat("-60,70 -72,10 -50,-30 -34,10 -26,-60 -5,-105 12,-50 14,0 34,-35 50,0 44,70")
_THORNS = (
    stroke("-300,-20 -160,-90 -80,-30 -20,-80 60,-100 120,-30 220,-70 300,0"),
    stroke("-260,70 -140,20 -100,-70 -20,-110 70,-50 110,20 240,50"),
)
_TORII = (
    flat("-74,70 -62,-75 -50,-75 -56,70"),
    flat("74,70 62,-75 50,-75 56,70"),
    flat("-72,-44 72,-44 72,-32 -72,-32"),
    smooth("-106,-100 -50,-86 0,-84 50,-86 106,-100 98,-76 0,-68 -98,-76"),
)
_ROCKS = flat(
    "-320,-280 320,-280 320,20 220,60 150,20 114,-40 100,-84 62,-100 40,-80 20,-114 -20,-100 -50,-120 -80,-90 "
    "-100,-50 -120,20 -200,60 -320,20"
)


def draw_scene(brush: Brush, seed: Seed, kind: str) -> None:
    """The place called `kind` in `SCENES` or `ROOMS`."""
    flip = seed.pick((1, -1))
    brush.painter.save()
    brush.painter.scale(flip, 1)
    (ROOMS.get(kind) or SCENES[kind])(brush, seed, seed.between(-0.5, 0.5))
    brush.painter.restore()


def _forest(brush: Brush, seed: Seed, shift: float) -> None:
    tones = brush.palette
    brush.fill(HILLS[0], (tones.far, tones.mid))
    for i, x in enumerate((-2.2, -1.35, -0.62, 0.25, 0.95, 1.7, 2.5)):
        with brush.at(x + shift * 0.5, 0, scale=0.75 + 0.1 * (i % 3)):
            brush.fill(_TRUNK, (tones.far, mix(tones.far, tones.mid, 0.5)))
    for x in (-1.55, -0.9, 1.15, 1.95):
        with brush.at(x + shift * 0.3, 0.1, scale=1.25):
            brush.fill(_TRUNK, (tones.near, tones.mid))
    brush.fill(_CANOPY, (tones.near, tones.mid))
    brush.fill(GROUND, (tones.mid, tones.near))


def _firs(brush: Brush, seed: Seed, shift: float) -> None:
    tones = brush.palette
    brush.fill(_PEAKS, (tones.far, mix(tones.far, tones.low, 0.5)))
    for i in range(9):
        with brush.at(-2.4 + 0.6 * i + shift * 0.4, 0.3, scale=0.8 + seed.between(0, 0.5)):
            brush.fill(_FIR, (mix(tones.mid, tones.far, 0.4), tones.far))
    for x in (-1.35, -0.85, 0.95, 1.4):
        with brush.at(x + shift * 0.25, 0.42, scale=1.5 + seed.between(0, 0.5)):
            brush.fill(_FIR, (tones.near, tones.mid))
    brush.fill(GROUND, (tones.mid, tones.near))


def _hills(brush: Brush, seed: Seed, shift: float) -> None:
    tones = brush.palette
    for path, fill, move in zip(
        HILLS,
        ((tones.far, tones.mid), (tones.mid, tones.near), (tones.near, tones.ink)),
        (0.0, 0.5, -0.4),
        strict=True,
    ):
        with brush.at(shift + move):
            brush.fill(path, fill)


def _peaks(brush: Brush, seed: Seed, shift: float) -> None:
    tones = brush.palette
    with brush.at(-shift, -0.1, scale=1.1):
        brush.fill(_PEAKS, (mix(tones.far, tones.mid, 0.3), tones.far))
        brush.fill(_SNOW, tones.light)
        brush.fill(_SNOW_2, tones.light)
    with brush.at(shift * 2, 0.36):
        brush.fill(_PEAKS, (tones.mid, tones.near))
    brush.fill(GROUND, (tones.near, tones.ink))


def _castle(brush: Brush, seed: Seed, shift: float) -> None:
    tones = brush.palette
    with brush.at(shift, 0.1):
        brush.fill(HILLS[0], (tones.far, tones.mid))
    with brush.at(shift * 1.2, 0, scale=seed.between(0.86, 1.05)):
        brush.fill(_CASTLE, (mix(tones.mid, tones.near, 0.4), tones.far))
        for x, y in ((-0.58, -0.4), (0.0, -0.72), (0.5, -0.44), (-0.0, -0.3), (0.24, 0.02), (-0.58, -0.1)):
            brush.fill(flat((x - 0.035, y), (x + 0.035, y), (x + 0.035, y - 0.12), (x - 0.035, y - 0.12)), tones.magic)
        for x, y in ((-0.58, -0.95), (0.0, -1.34), (0.5, -1.0)):
            brush.fill(flat((x, y - 0.16), (x + 0.22, y - 0.1), (x, y - 0.02)), tones.accent)
    brush.fill(GROUND, (tones.mid, tones.near))


def _town(brush: Brush, seed: Seed, shift: float) -> None:
    tones = brush.palette
    with brush.at(-shift, -0.22):
        brush.fill(_ROOFS, (tones.far, mix(tones.far, tones.mid, 0.5)))
    with brush.at(shift, 0.18, scale=1.1):
        brush.fill(_ROOFS, (tones.near, tones.mid))
        for i in range(9):
            x, y = -1.7 + i * 0.42, 0.1 + 0.1 * (i % 3)
            brush.fill(flat((x, y), (x + 0.07, y), (x + 0.07, y + 0.11), (x, y + 0.11)), see_through(tones.magic, 0.9))
    brush.fill(GROUND, (tones.mid, tones.near))


def _volcano(brush: Brush, seed: Seed, shift: float) -> None:
    tones = brush.palette
    with brush.at(shift, 0):
        brush.glow(0, -0.7, 0.9, QColor("#FF9A3C"), 0.9)
        brush.fill(_SMOKE, (mix(tones.near, tones.high, 0.4), mix(tones.mid, QColor("#FF8A3C"), 0.35)))
        brush.fill(_VOLCANO, (tones.mid, tones.near))
        brush.fill(_LAVA, (QColor("#FFE08A"), QColor("#F0562B")))
    brush.fill(GROUND, (tones.near, tones.ink))
    for x in (-1.2, 0.4):
        brush.line(stroke((x, 0.62), (x + 0.3, 0.7), (x + 0.5, 0.64), (x + 0.9, 0.74)), QColor("#FF8A3C"), 0.035)


def _sea(brush: Brush, seed: Seed, shift: float) -> None:
    tones = brush.palette
    brush.fill(flat("-320,14 320,14 320,240 -320,240"), (tones.far, tones.near))
    for i in range(7):
        wide = seed.between(0.1, 0.36)
        x, y = seed.between(-0.5, 0.5) + shift, 0.18 + 0.05 * i
        brush.line(stroke((x - wide, y), (x, y), (x + wide, y)), see_through(tones.light, 0.75), 0.018)
    for y, move, fill in ((0.06, shift, (tones.mid, tones.near)), (0.3, -shift - 0.4, (tones.near, tones.ink))):
        with brush.at(move, y):
            brush.fill(_WAVE, fill)
            brush.line(
                stroke("-250,36 -180,52 -110,34 -40,50 30,32 100,50 170,34"), see_through(tones.light, 0.5), 0.03
            )


def _deep(brush: Brush, seed: Seed, shift: float) -> None:
    """Below the sea: beams from above, weeds and bubbles."""
    tones = brush.palette
    for x, turn in ((-0.7, 12), (0.1, 2), (0.8, -10)):
        with brush.at(x + shift, 0, turn):
            brush.fill(BEAM, (see_through(tones.light, 0.5), see_through(tones.light, 0.0)))
    for x in (-1.3, -1.05, -0.8, 0.85, 1.1, 1.36):
        tall = seed.between(0.3, 1.1)
        weed = stroke((x, 1.2), (x + 0.1, 0.8), (x - 0.06, 0.7 - tall / 2), (x + 0.08, 0.7 - tall))
        brush.line(weed, tones.mid, 0.1)
    brush.fill(HILLS[2], (tones.near, tones.ink))


def _graves(brush: Brush, seed: Seed, shift: float) -> None:
    tones = brush.palette
    brush.fill(HILLS[1], (tones.far, tones.mid))
    with brush.at(-1.0 + shift * 0.5, 0.1):
        for path, width in zip(_BARE_TREE, (0.12, 0.06, 0.06, 0.04, 0.035), strict=True):
            brush.line(path, tones.near, width)
    for x, turn in ((-1.5, -6), (-0.62, 7), (0.66, -9), (1.06, 6), (1.7, -4)):
        with brush.at(x + shift * 0.4, 0.34, turn, seed.between(0.9, 1.4)):
            brush.fill(_TOMB, (tones.mid, tones.near))
            brush.line(stroke("0,-18 0,-10 0,2"), see_through(tones.low, 0.35), 0.03)
            brush.line(stroke("-6,-11 0,-11 6,-11"), see_through(tones.low, 0.35), 0.03)
    brush.fill(GROUND, (tones.near, tones.ink))


def _clouds(brush: Brush, seed: Seed, shift: float) -> None:
    tones = brush.palette
    for x, turn in ((-0.8, 16), (0.0, 0), (0.8, -16)):
        with brush.at(x * 0.3 + shift, -0.2, turn):
            brush.fill(BEAM, (see_through(tones.light, 0.55), see_through(tones.light, 0.0)))
    white = mix(tones.light, QColor("#FFFFFF"), 0.5)
    for x, y, size in (
        (-1.2, -0.3, 0.8),
        (1.25, -0.12, 0.9),
        (-0.5, 0.32, 1.0),
        (0.9, 0.5, 1.2),
        (-1.4, 0.62, 1.3),
        (0.2, 0.86, 1.5),
    ):
        with brush.at(x + shift * 0.6, y, scale=size):
            brush.fill(_CLOUD, (mix(white, tones.low, 0.15), mix(tones.far, tones.low, 0.4)))
    brush.fill(flat("-320,90 320,90 320,240 -320,240"), (mix(tones.far, tones.low, 0.4), tones.mid))


def _ruins(brush: Brush, seed: Seed, shift: float) -> None:
    tones = brush.palette
    brush.fill(HILLS[0], (tones.far, tones.mid))
    for x, path in ((-1.55, COLUMN), (-0.8, _BROKEN), (0.78, COLUMN), (1.36, _BROKEN)):
        with brush.at(x + shift * 0.3, -0.02, scale=seed.between(0.85, 1.15)):
            brush.fill(path, (mix(tones.far, tones.low, 0.25), tones.mid))
            brush.line(stroke("-4,-30 -4,10 -4,50"), see_through(tones.near, 0.4), 0.02)
    brush.fill(GROUND, (tones.mid, tones.near))


def _track(brush: Brush, seed: Seed, shift: float) -> None:
    tones = brush.palette
    brush.fill(HILLS[0], (tones.far, tones.mid))
    green = QColor("#5DA24A")
    brush.fill(flat("-320,30 320,30 320,240 -320,240"), (mix(green, tones.low, 0.3), mix(green, tones.ink, 0.5)))
    for x in (-2.2, -1.2, -0.3, 0.6, 1.6):
        stripe = flat((x, 0.3), (x + 0.4, 0.3), (x * 1.9 + 0.9, 2.4), (x * 1.9, 2.4))
        brush.fill(stripe, see_through("#DFF5A8", 0.25))
    for y, width in ((0.20, 0.035), (0.34, 0.05)):
        brush.line(stroke((-3.2, y), (0.0, y - 0.02), (3.2, y)), QColor("#F6F7F2"), width)
    for x in (-1.6, -0.9, -0.2, 0.5, 1.2, 1.9):
        brush.line(stroke((x + shift, 0.2), (x + shift, 0.3), (x + shift, 0.46)), QColor("#F6F7F2"), 0.04)


def _desert(brush: Brush, seed: Seed, shift: float) -> None:
    tones = brush.palette
    for x, size in ((-0.8, 1.0), (0.75, 0.7)):
        with brush.at(x + shift, 0.36, scale=size):
            brush.fill(flat("0,-90 80,10 -80,10"), mix(tones.far, tones.low, 0.3))
            brush.fill(flat("0,-90 80,10 16,10"), mix(tones.far, tones.mid, 0.6))
    with brush.at(shift):
        brush.fill(_DUNE, (tones.far, tones.mid))
    with brush.at(-shift - 0.4, 0.3):
        brush.fill(_DUNE, (tones.mid, tones.near))


def _crystals(brush: Brush, seed: Seed, shift: float) -> None:
    tones = brush.palette
    brush.fill(_PEAKS, (tones.far, mix(tones.far, tones.low, 0.4)))
    for x, size, turn in ((-1.1, 1.05, -10), (1.1, 1.2, 12), (-1.9, 0.9, 4), (1.9, 0.9, -6)):
        with brush.at(x + shift * 0.3, 0.1, turn, size):
            brush.fill(_SHARDS, (mix(tones.magic, tones.light, 0.4), tones.mid))
            brush.fill(flat("-5,-105 12,-50 14,70 -6,70"), see_through(tones.light, 0.35))
    brush.fill(GROUND, (tones.mid, tones.near))


def _meadow(brush: Brush, seed: Seed, shift: float) -> None:
    tones = brush.palette
    with brush.at(shift):
        brush.fill(HILLS[0], (tones.far, tones.mid))
    with brush.at(-shift, 0.2):
        brush.fill(HILLS[1], (tones.mid, tones.near))
    colours = (tones.accent, tones.magic, tones.light, tones.trim)
    for i in range(18):
        x, y = seed.between(-1.8, 1.8), seed.between(0.36, 0.9)
        brush.fill(forms.star(5, 0.05 + 0.04 * y, 0.03).translated(x, y), colours[i % 4])


def _thorns(brush: Brush, seed: Seed, shift: float) -> None:
    tones = brush.palette
    brush.fill(HILLS[1], (tones.mid, tones.near))
    for path, width in zip(_THORNS, (0.11, 0.075), strict=True):
        with brush.at(shift * 0.6):
            brush.line(path, tones.near, width)
            for share in (0.1, 0.2, 0.3, 0.42, 0.55, 0.68, 0.8, 0.92):
                spot = path.path.pointAtPercent(share)
                with brush.at(spot.x(), spot.y(), share * 900):
                    brush.fill(forms.horn(0.2, 0.09, 0.3), tones.near)


def _battle(brush: Brush, seed: Seed, shift: float) -> None:
    tones = brush.palette
    brush.fill(HILLS[0], (tones.far, tones.mid))
    for i in range(11):
        x = -2.0 + 0.4 * i + seed.between(-0.1, 0.1)
        lean = seed.between(-0.14, 0.14)
        brush.line(stroke((x, 0.6), (x + lean / 2, -0.1), (x + lean, -0.7)), tones.mid, 0.03)
        if i % 3 == 1:
            with brush.at(x + lean, -0.7):
                flag = smooth("0,0 20,6 40,-2 38,26 20,32 0,26")
                brush.fill(flag, (tones.accent, mix(tones.accent, tones.mid, 0.5)))
    brush.fill(GROUND, (tones.mid, tones.near))


def _shrine(brush: Brush, seed: Seed, shift: float) -> None:
    tones = brush.palette
    brush.fill(_PEAKS, (tones.far, tones.mid))
    red = QColor("#C8402F")
    with brush.at(shift * 0.5, 0, scale=seed.between(0.95, 1.2)):
        for path in _TORII:
            brush.fill(path, (mix(red, tones.low, 0.15), mix(red, tones.near, 0.6)))
    brush.fill(GROUND, (tones.mid, tones.near))


def _cave(brush: Brush, seed: Seed, shift: float) -> None:
    tones = brush.palette
    brush.glow(shift, -0.2, 1.2, tones.light, 0.6)
    brush.fill(HILLS[0], (tones.far, tones.mid))
    with brush.at(shift * 0.3):
        brush.fill(_ROCKS, (tones.near, tones.mid))
    brush.fill(GROUND, (tones.near, tones.ink))


def _storm(brush: Brush, seed: Seed, shift: float) -> None:
    tones = brush.palette
    for x, y, size in ((-1.0, -0.95, 1.1), (0.9, -0.9, 1.3), (0.0, -1.2, 1.5)):
        with brush.at(x + shift * 0.4, y, scale=size):
            brush.fill(_CLOUD, (tones.near, tones.mid))
    for x, size in ((-0.75, 1.1), (0.85, 1.3)):
        with brush.at(x + shift * 0.4, -0.36, 8, size):
            brush.glow(0, 0, 0.5, tones.magic, 0.6)
            brush.fill(forms.bolt(0.9), tones.light)
    brush.fill(HILLS[1], (tones.mid, tones.near))
    brush.fill(GROUND, (tones.near, tones.ink))


SCENES: dict[str, Callable[[Brush, Seed, float], None]] = {
    "forest": _forest,
    "firs": _firs,
    "hills": _hills,
    "peaks": _peaks,
    "castle": _castle,
    "town": _town,
    "volcano": _volcano,
    "sea": _sea,
    "deep": _deep,
    "graves": _graves,
    "clouds": _clouds,
    "ruins": _ruins,
    "track": _track,
    "desert": _desert,
    "crystals": _crystals,
    "meadow": _meadow,
    "thorns": _thorns,
    "battle": _battle,
    "shrine": _shrine,
    "cave": _cave,
    "storm": _storm,
}
