"""Dragons, golems, ghosts and other things that are neither people nor animals."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QColor

from svedesk.gui.look.art import forms
from svedesk.gui.look.art.brush import Brush
from svedesk.gui.look.art.forms import away, flat, limb, smooth, stroke
from svedesk.gui.look.art.quadrupeds import draw_quadruped
from svedesk.gui.look.art.seed import Seed
from svedesk.gui.look.colour import mix, see_through

_WING = smooth("0,0 -12,-50 -50,-100 -62,-72 -98,-66 -92,-40 -116,-16 -90,-8 -94,20 -50,6")
_FINGERS = ((-0.5, -1.0), (-0.96, -0.66), (-1.14, -0.18), (-0.92, 0.18))


def _wing(brush: Brush) -> None:
    tones = brush.palette
    brush.shape(_WING, (tones.accent, tones.pelt_dark))
    for x, y in _FINGERS:
        brush.line(stroke((0.0, 0.0), (x * 0.55, y * 0.6 - 0.08), (x, y)), mix(tones.pelt_dark, tones.ink, 0.4), 0.035)


def _dragon_head(brush: Brush, jaw: float, horns: int) -> None:
    """A dragon's head looking right, its neck ending at (0, 0)."""
    tones = brush.palette
    scales = (tones.pelt, tones.pelt_dark)
    for i in range(horns):
        with brush.at(-0.1, -0.16 + 0.07 * i, -62 - 22 * i):
            brush.shape(forms.horn(0.56 - 0.12 * i, 0.13, 0.3), (tones.light, tones.metal_dark))
    with brush.at(0.06, 0.08, jaw):
        brush.shape(smooth("-10,-4 30,0 56,6 50,15 20,17 -8,14"), scales)
        for x in (0.26, 0.36, 0.46):
            brush.fill(flat((x, 0.03), (x + 0.06, 0.04), (x + 0.03, -0.06)), tones.light)
    skull = smooth("-24,6 -20,-20 2,-30 24,-20 46,-16 64,-6 60,6 30,6 10,12")
    brush.shape(skull, scales)
    for x in (0.32, 0.42, 0.52):
        brush.fill(flat((x, 0.03), (x + 0.06, 0.03), (x + 0.03, 0.13)), tones.light)
    brush.fill(smooth("0,-20 16,-20 26,-12 8,-13"), mix(tones.pelt_dark, tones.ink, 0.5))
    brush.glow(0.12, -0.1, 0.14, tones.magic, 0.9)
    brush.fill(flat("3,-13 20,-9 10,-5"), tones.magic)
    brush.dot(0.56, -0.05, 0.022, tones.ink)


def _dragon(brush: Brush, seed: Seed) -> None:
    """Neck and head rising, a wing behind, breath perhaps."""
    tones, horns = brush.palette, seed.whole(1, 3)
    breath = seed.whole(0, 2) == 0
    ridge, striped = seed.pick(("spikes", "fins", "mane", "")), seed.whole(0, 2) == 0
    with brush.at(-0.1, 0.1, seed.between(-16, 16), seed.between(0.95, 1.15)):
        with brush.at(-0.1, 0.1, seed.between(-16, 10)):
            _wing(brush)
        neck = smooth("-70,110 -56,50 -20,16 -12,-20 -2,-50 26,-46 22,-20 14,10 26,50 30,110")
        for x, y, turn in (
            (-0.6, 0.5, -60),
            (-0.36, 0.28, -50),
            (-0.2, 0.06, -66),
            (-0.14, -0.2, -76),
            (-0.1, -0.4, -70),
        ):
            with brush.at(x, y, turn):
                if ridge == "spikes":
                    brush.shape(forms.horn(0.24, 0.14, -0.2), (tones.accent, tones.pelt_dark))
                elif ridge == "fins":
                    brush.shape(forms.leaf(0.4, 0.34, -0.2), (tones.trim, tones.trim_dark))
                elif ridge == "mane":
                    brush.shape(forms.flame(0.44, 0.24, -0.3), (tones.hair, tones.hair_dark))
        brush.shape(neck, (tones.pelt, tones.pelt_dark))
        for y in (-0.1, 0.06, 0.22, 0.38, 0.54):
            brush.line(
                stroke((0.02, y - 0.05), (0.13, y), (0.2 + 0.06 * y, y - 0.03)), see_through(tones.light, 0.65), 0.04
            )
        if striped:
            for y in (-0.2, 0.0, 0.2, 0.4):
                stripe = stroke((-0.14 - 0.3 * max(0.0, y), y), (-0.02, y + 0.06), (0.04, y))
                brush.line(stripe, mix(tones.pelt_dark, tones.ink, 0.3), 0.045)
        with brush.at(0.12, -0.5, -8):
            if breath:
                with brush.at(0.56, 0.08, 100):
                    brush.glow(0, -0.2, 0.5, tones.magic, 0.8)
                    brush.fill(forms.flame(0.9, 0.24, 0.1), (tones.accent, tones.magic))
                    brush.fill(forms.flame(0.56, 0.12, 0.1), tones.light)
            _dragon_head(brush, 26 if breath else seed.pick((8.0, 18.0)), horns)


def _wyvern(brush: Brush, seed: Seed) -> None:
    """In flight, both wings spread, its tail behind."""
    tones = brush.palette
    scales = (tones.pelt, tones.pelt_dark)
    with brush.at(0.02, 0.02, seed.between(-16, 10)):
        tail = smooth("-10,30 -34,56 -70,60 -92,40 -76,74 -40,78 10,50")
        brush.shape(tail, scales)
        with brush.at(-0.92, 0.42, -52):
            brush.shape(forms.leaf(0.26, 0.2), tones.accent)
        lift = seed.between(0, 26)
        with brush.at(0.1, -0.02, -8 - lift, 0.92):
            brush.painter.scale(-1, 1)
            _wing(brush)
        with brush.at(-0.08, -0.02, lift, 1.0):
            _wing(brush)
        for x in (-0.1, 0.14):
            brush.shape(limb((x, 0.3), (x + 0.04, 0.62), 0.12, 0.06), scales[1])
            for turn in (150, 180, 210):
                with brush.at(x + 0.05, 0.62, turn):
                    brush.shape(forms.horn(0.14, 0.05, 0.2), tones.light)
        brush.shape(smooth("-22,40 -24,0 0,-30 20,-52 36,-46 26,-10 24,30 0,50"), scales)
        brush.fill(smooth("10,-20 28,-40 22,-6 18,28 4,36"), see_through(tones.light, 0.45))
        with brush.at(0.26, -0.5, 4, 0.72):
            _dragon_head(brush, seed.pick((6.0, 18.0)), 2)


def _drake(brush: Brush, seed: Seed) -> None:
    """On four legs, its wing raised."""
    raised = seed.between(-10, 24)

    def wing() -> None:
        with brush.at(turn=raised, scale=0.86):
            _wing(brush)

    draw_quadruped(brush, seed, "drake", lambda: _dragon_head(brush, 14, 2), wing)


def _serpent(brush: Brush, seed: Seed) -> None:
    """Long and coiled, with a dragon's head: of sea or sky."""
    tones, finned = brush.palette, seed.pick((True, False))
    path = stroke("-90,86 -50,50 20,72 70,40 40,0 -30,16 -66,-16 -34,-56 10,-54")
    if finned:
        for share in (0.15, 0.3, 0.45, 0.6, 0.75, 0.88):
            spot = path.path.pointAtPercent(share)
            with brush.at(spot.x(), spot.y(), -path.path.angleAtPercent(share)):
                brush.shape(forms.leaf(0.34, 0.3, -0.2), (tones.accent, tones.trim_dark))
    brush.bar(path, tones.pelt_dark, 0.30)
    brush.line(path, tones.pelt, 0.20)
    brush.line(path, see_through(tones.light, 0.45), 0.06)
    with brush.at(0.14, -0.54, 8):
        _dragon_head(brush, 18, seed.whole(1, 2))


def _hydra(brush: Brush, seed: Seed) -> None:
    tones = brush.palette
    for root, bend, top, turn in (
        ((-0.3, 0.9), (-0.9, 0.2), (-0.66, -0.34), 172.0),
        ((0.3, 0.9), (0.7, 0.3), (0.4, -0.1), 10.0),
        ((0.0, 0.9), (-0.3, 0.1), (0.0, -0.6), -6.0),
    ):
        path = stroke(root, bend, top)
        brush.bar(path, tones.pelt_dark, 0.26)
        brush.line(path, tones.pelt, 0.17)
        with brush.at(*top, 0, 0.74):
            if turn > 90:
                brush.painter.scale(-1, 1)
            _dragon_head(brush, 20, 2)


def _golem(brush: Brush, seed: Seed) -> None:
    tones = brush.palette
    stone, dark = (tones.pelt, tones.pelt_dark), (tones.pelt_dark, mix(tones.pelt_dark, tones.ink, 0.4))
    mossy, raised = seed.pick((True, False)), seed.pick((24.0, 58.0, 150.0))
    for side, arm in ((-1, 24.0), (1, raised)):
        elbow = away((0.46 * side, -0.3), arm * side, 0.34)
        hand = away(elbow, (arm - 24) * side, 0.36)
        brush.shape(limb((0.46 * side, -0.3), elbow, 0.16, 0.15), dark)
        brush.shape(limb(elbow, hand, 0.17, 0.21), stone)
    for side in (-1, 1):
        brush.shape(flat((0.08 * side, 0.3), (0.36 * side, 0.3), (0.42 * side, 0.84), (0.06 * side, 0.84)), dark)
    brush.shape(flat("-54,-50 -30,-62 30,-62 54,-50 50,-10 32,40 -32,40 -50,-10"), stone)
    for side in (-1, 1):
        brush.shape(flat((0.3 * side, -0.72), (0.66 * side, -0.6), (0.68 * side, -0.26), (0.36 * side, -0.3)), stone)
    brush.shape(flat("-22,-94 22,-94 26,-66 14,-54 -14,-54 -26,-66"), stone)
    brush.fill(flat("-20,-80 20,-80 16,-70 -16,-70"), tones.ink)
    for x in (-0.09, 0.09):
        brush.glow(x, -0.75, 0.12, tones.magic, 1.0)
        brush.dot(x, -0.75, 0.032, tones.light)
    brush.glow(0, -0.2, 0.4, tones.magic, 0.8)
    brush.shape(forms.regular(seed.pick((4, 6, 8)), 0.16).translated(0, -0.2), (tones.light, tones.magic))
    for path in (stroke("-40,-30 -30,-10 -34,10"), stroke("36,0 24,14 26,30")):
        brush.line(path, dark[1], 0.028)
    if mossy:
        for x, y in ((-0.5, -0.62), (0.5, -0.62), (-0.1, -0.95), (0.1, -0.94)):
            brush.shape(forms.star(7, 0.14, 0.09).translated(x, y), QColor("#6FA24A"))


def _machine(brush: Brush, seed: Seed) -> None:
    tones = brush.palette
    steel, dark = (tones.metal, tones.metal_dark), (tones.cloth, tones.cloth_dark)
    gun, winged = seed.pick((True, False)), seed.pick((True, False))
    if winged:
        for _ in brush.sides():
            for length, turn in ((0.6, 100.0), (0.86, 70.0), (0.9, 44.0)):
                with brush.at(0.2, -0.3, turn):
                    brush.shape(forms.shard(length, 0.18), (tones.magic, tones.trim_dark))
    for side in (-1, 1):
        knee = (0.28 * side, 0.46)
        brush.shape(limb((0.16 * side, 0.2), knee, 0.11, 0.08), dark)
        brush.shape(
            flat((knee[0] - 0.09, 0.42), (knee[0] + 0.09, 0.42), (knee[0] + 0.15, 0.84), (knee[0] - 0.15, 0.84)), steel
        )
        elbow = away((0.4 * side, -0.36), 34.0 * side, 0.34)
        brush.shape(limb((0.4 * side, -0.36), elbow, 0.11, 0.09), dark)
        if side > 0 and gun:
            brush.shape(
                flat(
                    (elbow[0] - 0.1, elbow[1] - 0.1),
                    (elbow[0] + 0.44, elbow[1] - 0.22),
                    (elbow[0] + 0.46, elbow[1] - 0.06),
                    (elbow[0], elbow[1] + 0.14),
                ),
                steel,
            )
            brush.glow(elbow[0] + 0.5, elbow[1] - 0.14, 0.2, tones.magic, 1.0)
        else:
            hand = away(elbow, -10.0 * side, 0.3)
            brush.shape(limb(elbow, hand, 0.11, 0.13), steel)
        brush.shape(smooth((0.24 * side, -0.54), (0.54 * side, -0.5), (0.58 * side, -0.26), (0.3 * side, -0.24)), steel)
    brush.shape(flat("-36,-52 36,-52 28,-6 16,24 -16,24 -28,-6"), steel)
    brush.shape(flat("-14,-6 14,-6 10,20 -10,20"), dark)
    brush.glow(0, -0.28, 0.34, tones.magic, 0.9)
    brush.gem(0, -0.28, 0.12, tones.magic)
    brush.shape(flat("-20,-60 -24,-80 -10,-94 10,-94 24,-80 20,-60 0,-52"), steel)
    brush.fill(flat("-17,-78 17,-78 13,-68 -13,-68"), tones.ink)
    brush.line(stroke("-12,-73 0,-72 12,-73"), tones.magic, 0.04)
    for _ in brush.sides():
        with brush.at(0.12, -0.9, 22):
            brush.shape(forms.horn(0.3, 0.06, 0.1), steel)


def _treant(brush: Brush, seed: Seed) -> None:
    tones = brush.palette
    bark = (mix(tones.pelt_dark, QColor("#7A5230"), 0.6), mix(tones.pelt_dark, tones.ink, 0.5))
    leaves = (mix(tones.accent, QColor("#6FAE4B"), 0.6), mix(tones.near, QColor("#3E7A34"), 0.6))
    for side in (-1, 1):
        for path, width in (
            (stroke((0.2 * side, -0.1), (0.6 * side, -0.2), (0.8 * side, -0.6), (0.72 * side, -0.9)), 0.15),
            (stroke((0.66 * side, -0.36), (0.9 * side, -0.36), (1.02 * side, -0.5)), 0.07),
        ):
            brush.bar(path, bark[0], width)
    brush.shape(smooth("-26,-50 26,-50 30,10 36,50 66,86 20,78 0,88 -20,78 -66,86 -36,50 -30,10"), bark)
    count = seed.whole(5, 8)
    for i in range(count):
        x = -0.62 + 1.24 * i / (count - 1)
        with brush.at(x, -0.66 - 0.26 * (1 - (x / 0.7) ** 2)):
            brush.shape(forms.star(8, 0.32, 0.25), leaves)
    brush.fill(smooth("-20,-18 -4,-10 -8,0 -20,-4"), tones.ink)
    brush.fill(smooth("20,-18 4,-10 8,0 20,-4"), tones.ink)
    for x in (-0.12, 0.12):
        brush.glow(x, -0.08, 0.1, tones.magic, 1.0)
        brush.dot(x, -0.08, 0.028, tones.light)
    brush.fill(smooth("-14,16 0,10 14,16 8,30 -8,30"), tones.ink)
    if count % 2:
        for x, y in ((-0.4, -0.8), (0.1, -1.0), (0.5, -0.74)):
            brush.gem(x, y, 0.07, QColor("#E0553F"))


def _ghost(brush: Brush, seed: Seed) -> None:
    tones = brush.palette
    pale = (mix(tones.light, tones.magic, 0.2), see_through(tones.magic, 0.25))
    kind = seed.pick(("sheet", "skull", "flame"))
    brush.glow(0, -0.2, 1.0, tones.magic, 0.6)
    if kind == "flame":
        brush.fill(
            forms.flame(1.5, 0.7, seed.pick((-0.2, 0.2))).translated(0, 0.7),
            (see_through(tones.magic, 0.4), tones.magic),
        )
    brush.shape(smooth("-42,-20 -34,-62 0,-82 34,-62 42,-20 50,30 34,50 40,84 10,56 -6,90 -24,54 -50,72 -46,20"), pale)
    for side in (-1, 1):
        brush.shape(
            smooth(
                (0.3 * side, -0.1), (0.62 * side, -0.2), (0.78 * side, -0.46), (0.7 * side, 0.0), (0.4 * side, 0.22)
            ),
            pale,
        )
    if kind == "skull":
        _face_of_bone(brush, 0.0, -0.4, 0.26)
        return
    for x in (-0.14, 0.14):
        brush.dot(x, -0.36, 0.09, tones.ink, 1.3)
        brush.dot(x, -0.34, 0.035, tones.accent)
    brush.dot(0, -0.12, 0.08, tones.ink, 1.4)


def _face_of_bone(brush: Brush, x: float, y: float, size: float) -> None:
    tones = brush.palette
    bone = mix(tones.light, QColor("#F4ECD8"), 0.6)
    with brush.at(x, y, scale=size):
        brush.shape(flat("-46,50 46,50 38,108 -38,108"), mix(bone, tones.ink, 0.12))
        brush.shape(smooth("-80,-20 -50,-86 0,-100 50,-86 80,-20 60,50 0,62 -60,50"), bone)
        for side in (-0.34, 0.34):
            brush.dot(side, -0.02, 0.25, tones.ink, 1.1)
            brush.dot(side, 0.0, 0.09, tones.magic)
        brush.fill(flat("0,20 10,42 -10,42"), tones.ink)
        for side in (-0.2, 0.0, 0.2):
            brush.line(stroke((side, 0.66), (side, 0.8), (side, 1.0)), tones.ink, 0.06)


def _skeleton(brush: Brush, seed: Seed) -> None:
    tones = brush.palette
    bone = mix(tones.light, QColor("#F4ECD8"), 0.6)
    crowned = seed.pick((True, False))
    brush.shape(smooth("-40,-30 40,-30 62,40 56,100 -56,100 -62,40"), (tones.cloth_dark, tones.ink))
    brush.bar(stroke("0,-40 0,10 0,70"), bone, 0.09)
    for y, wide in ((-0.2, 0.34), (-0.04, 0.37), (0.12, 0.34), (0.28, 0.28)):
        for _ in brush.sides():
            brush.bar(stroke((0.02, y), (wide * 0.8, y - 0.03), (wide, y + 0.09)), bone, 0.055)
    for side, arm in ((-1, seed.pick((24.0, 60.0))), (1, seed.pick((120.0, 80.0)))):
        elbow = away((0.38 * side, -0.26), arm * side, 0.36)
        hand = away(elbow, (arm + 24) * side, 0.34)
        brush.bar(stroke((0.38 * side, -0.26), elbow, hand), bone, 0.075)
        brush.gem(*hand, 0.07, bone)
    _face_of_bone(brush, 0.0, -0.62, 0.29)
    if crowned:
        brush.shape(forms.crown(0.44, 0.24).translated(0, -0.84), (QColor("#FFE9A0"), tones.metal_dark))


def _tentacles(brush: Brush, seed: Seed) -> None:
    """A great eye among arms."""
    tones = brush.palette
    for i in range(7):
        turn = 62 + i * 40
        bend = seed.pick((-1, 1))
        root, mid = away((0, 0), turn, 0.3), away((0, 0), turn + 18 * bend, 0.66)
        tip = away((0, 0), turn - 12 * bend, 1.02)
        brush.bar(stroke(root, mid, tip), tones.pelt_dark, 0.17)
        brush.line(stroke(root, mid, tip), tones.pelt, 0.10)
    brush.shape(forms.star(12, 0.52, 0.44), (tones.pelt, tones.pelt_dark))
    brush.shape(smooth("-40,0 0,-30 40,0 0,30"), tones.light)
    brush.gem(0, 0, 0.21, tones.magic)
    brush.dot(0, 0, 0.09, tones.ink, 2.0)


def _elemental(brush: Brush, seed: Seed) -> None:
    """A body of fire, water or wind."""
    tones = brush.palette
    bright, deep = mix(tones.magic, tones.light, 0.3), tones.accent
    brush.glow(0, -0.1, 1.1, tones.magic, 0.7)
    for x, turn, size in ((-0.3, -40, 1.0), (0.3, 40, 1.0), (-0.2, -16, 1.5), (0.22, 18, 1.4), (0.0, 0, 1.6)):
        with brush.at(x * 0.4, 0.5, turn):
            brush.fill(forms.flame(size, 0.42, 0.2 if turn > 0 else -0.2), (see_through(bright, 0.5), deep))
    brush.shape(smooth("-36,-34 0,-46 36,-34 22,2 14,30 30,56 10,98 -6,60 -16,30 -22,2"), (bright, deep))
    for side, arm in ((-1, 60.0), (1, seed.pick((96.0, 140.0)))):
        hand = away((0.3 * side, -0.24), arm * side, 0.5)
        brush.shape(limb((0.3 * side, -0.24), hand, 0.12, 0.17), (bright, deep))
    with brush.at(0, -0.36):
        brush.shape(forms.flame(0.66, 0.32, seed.pick((-0.2, 0.2))).translated(0, 0.14), (bright, deep))
    for x in (-0.08, 0.08):
        brush.dot(x, -0.46, 0.04, QColor("#FFFFFF"), 1.3)


def _plant(brush: Brush, seed: Seed) -> None:
    """A great flower with a mouth or a face."""
    tones = brush.palette
    green = (QColor("#6FAE4B"), QColor("#2F6A38"))
    brush.bar(stroke("0,100 -14,60 6,20 0,-20"), green[0], 0.13)
    for turn, y in ((-70, 0.6), (66, 0.44), (-58, 0.86)):
        with brush.at(0, y, turn):
            brush.shape(forms.leaf(0.72, 0.36, 0.1), green)
    count = seed.whole(6, 9)
    with brush.at(0, -0.3):
        for ring, size in ((0, 0.72), (1, 0.52)):
            for i in range(count):
                with brush.at(turn=(360 / count) * (i + ring / 2)):
                    brush.shape(forms.lobe(size, 0.26), (tones.magic if ring else tones.accent, tones.trim_dark))
        brush.shape(forms.disc(0.25), (tones.metal, tones.metal_dark))
        for x in (-0.09, 0.09):
            brush.dot(x, -0.04, 0.04, tones.ink, 1.4)
        brush.line(stroke("-10,9 0,14 10,9"), tones.ink, 0.03)


def _slime(brush: Brush, seed: Seed) -> None:
    tones = brush.palette
    brush.shape(
        smooth("-80,76 -70,20 -34,-24 0,-60 30,-26 70,20 80,76"), (mix(tones.magic, tones.light, 0.2), tones.accent)
    )
    brush.fill(smooth("-50,10 -30,-14 -20,-10 -40,20"), see_through("#FFFFFF", 0.7))
    for x in (-0.2, 0.2):
        brush.dot(x, 0.24, 0.1, tones.ink, 1.3)
        brush.dot(x + 0.03, 0.2, 0.035, QColor("#FFFFFF"))
    brush.line(stroke("-12,48 0,54 12,48"), tones.ink, 0.04)


def _pumpkin(brush: Brush, seed: Seed) -> None:
    tones = brush.palette
    orange = (QColor("#F6A23C"), QColor("#B4531E"))
    brush.shape(smooth("-30,0 30,0 60,60 50,100 -50,100 -60,60"), (tones.cloth, tones.cloth_dark))
    with brush.at(0, -0.3, seed.between(-10, 10)):
        for x, wide in ((-0.3, 0.32), (0.3, 0.32), (0.0, 0.36)):
            brush.shape(
                smooth((x, -0.42), (x + wide, -0.2), (x + wide, 0.24), (x, 0.42), (x - wide, 0.24), (x - wide, -0.2)),
                orange,
            )
        brush.bar(stroke("0,-40 4,-56 16,-62"), QColor("#6A8A3A"), 0.09)
        for x in (-0.22, 0.22):
            brush.fill(flat((x - 0.12, 0.0), (x + 0.12, 0.0), (x, -0.2)), QColor("#FFF2A8"))
        brush.fill(flat("-34,12 -20,16 -10,12 0,18 10,12 20,16 34,12 20,30 -20,30"), QColor("#FFF2A8"))


MONSTERS: dict[str, Callable[[Brush, Seed], None]] = {
    "dragon": _dragon,
    "wyvern": _wyvern,
    "serpent": _serpent,
    "hydra": _hydra,
    "drake": _drake,
    "golem": _golem,
    "machine": _machine,
    "treant": _treant,
    "ghost": _ghost,
    "skeleton": _skeleton,
    "tentacles": _tentacles,
    "elemental": _elemental,
    "plant": _plant,
    "slime": _slime,
    "pumpkin": _pumpkin,
}
