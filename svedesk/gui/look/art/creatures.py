"""Monsters, and animals that do not stand on four legs, about 1.8 wide. Most are drawings; those here are put together
anew for each card."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QColor

from svedesk.gui.look.art import forms
from svedesk.gui.look.art.brush import Brush
from svedesk.gui.look.art.forms import away, flat, limb, smooth, stroke
from svedesk.gui.look.art.part import draw_part, part_names
from svedesk.gui.look.art.quadrupeds import draw_quadruped
from svedesk.gui.look.art.seed import Seed
from svedesk.gui.look.colour import mix, see_through

_PRIMARIES = tuple(
    (forms.leaf(length, 0.26, -0.1), turn)
    for length, turn in ((0.62, 122.0), (0.82, 98.0), (0.96, 76.0), (1.02, 56.0), (0.98, 38.0))
)
_COVERTS = tuple((forms.leaf(length, 0.24, -0.1), turn) for length, turn in ((0.5, 108.0), (0.6, 80.0), (0.62, 54.0)))


def draw_creature(brush: Brush, seed: Seed, kind: str) -> None:
    """The animal or monster called `kind` in `CREATURES`, in the drawings or among the animals on four legs."""
    if kind in CREATURES:
        CREATURES[kind](brush, seed)
    elif kind in part_names("creatures"):
        draw_part(brush, "creatures", kind, seed)
    else:
        draw_quadruped(brush, seed, kind)


def _flying(brush: Brush, seed: Seed) -> None:
    tones, wide = brush.palette, seed.between(-14, 18)
    crest, tail = seed.pick(("", "crest", "flame")), seed.pick(("fan", "long", "flame"))
    fur, edge = (tones.pelt, tones.pelt_dark), (tones.trim, tones.trim_dark)
    with brush.at(0.0, 0.1, -14):
        for flip in (-1, 1):
            brush.painter.save()
            brush.painter.translate(0.06 * flip, -0.1)
            brush.painter.scale(flip, 1)
            brush.painter.rotate(wide + (24 if flip > 0 else 6))
            brush.feathers(_PRIMARIES, edge)
            brush.feathers(_COVERTS, fur)
            brush.painter.restore()
        for turn in (-16.0, 0.0, 16.0):
            with brush.at(-0.1, 0.34, 180 + turn + 10):
                path = {
                    "fan": forms.leaf(0.5, 0.2),
                    "long": forms.leaf(0.86, 0.14, 0.1),
                    "flame": forms.flame(0.8, 0.2),
                }[tail]
                brush.shape(path, edge if tail != "flame" else (tones.magic, tones.accent))
        brush.shape(smooth("-16,42 -22,6 -8,-26 12,-30 20,0 6,32"), fur)
        with brush.at(0.1, -0.36):
            if crest:
                for turn in (-64.0, -38.0, -12.0):
                    with brush.at(turn=turn):
                        path = forms.leaf(0.3, 0.1) if crest == "crest" else forms.flame(0.4, 0.12)
                        brush.shape(path, (tones.magic, tones.accent))
            brush.shape(forms.disc(0.16), fur)
            brush.shape(smooth("10,-8 26,-2 32,10 22,7 10,9"), (tones.metal, tones.metal_dark))
            brush.dot(0.06, -0.03, 0.036, tones.ink)
            brush.dot(0.07, -0.04, 0.016, tones.light)


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
            draw_part(brush, "pieces", "dragon-wing")
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
            draw_part(brush, "pieces", "dragon-wing")
        with brush.at(-0.08, -0.02, lift, 1.0):
            draw_part(brush, "pieces", "dragon-wing")
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
            draw_part(brush, "pieces", "dragon-wing")

    draw_quadruped(brush, seed, "drake", lambda: _dragon_head(brush, 14, 2), wing)


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
    with brush.at(0.0, -0.62, scale=0.29):
        draw_part(brush, "pieces", "skull")
    if crowned:
        brush.shape(forms.crown(0.44, 0.24).translated(0, -0.84), (QColor("#FFE9A0"), tones.metal_dark))


CREATURES: dict[str, Callable[[Brush, Seed], None]] = {
    "bird": _flying,
    "dragon": _dragon,
    "wyvern": _wyvern,
    "drake": _drake,
    "golem": _golem,
    "machine": _machine,
    "skeleton": _skeleton,
}
