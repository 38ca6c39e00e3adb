"""Animals on four legs, facing right, about 1.8 wide, the ground at 0.8."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtGui import QColor

from svedesk.data import assets
from svedesk.gui.look.art import forms
from svedesk.gui.look.art.brush import Brush
from svedesk.gui.look.art.forms import Point, away, flat, limb, smooth, stroke
from svedesk.gui.look.art.seed import Seed
from svedesk.gui.look.colour import mix, see_through


@dataclass(frozen=True, slots=True)
class Build:
    """How an animal on four legs is built: the height of its back, how thick it is, its neck (length and angle, 0: up,
    90: forward), its head (size, snout) and what grows on it."""

    leg: float = 0.5
    body: float = 0.25
    long: float = 0.42
    neck: float = 0.3
    turn: float = 50.0
    head: float = 0.16
    snout: float = 0.2
    thick: float = 0.09
    ears: str = "point"
    tail: str = "brush"
    extra: Sequence[str] = ()


BUILDS = {
    name: Build(**build)
    for name, build in json.loads((assets() / "art" / "quadrupeds.json").read_text(encoding="utf-8")).items()
}
"""Animals on four legs."""


def draw_quadruped(
    brush: Brush,
    seed: Seed,
    kind: str,
    head: Callable[[], None] | None = None,
    wing: Callable[[], None] | None = None,
) -> None:
    """An animal of `BUILDS`, standing, striding or leaping; `head` and `wing` draw others than its own."""
    build, tones = BUILDS[kind], brush.palette
    fur, dark = (tones.pelt, tones.pelt_dark), (tones.pelt_dark, mix(tones.pelt_dark, tones.ink, 0.5))
    gait = seed.pick(((6, -8, -6, 8), (28, -26, -30, 24), (44, 56, -46, -60), (4, 30, -4, -16)))
    tilt = -12.0 if gait[0] > 40 else 0.0
    hip_y = 0.8 - build.leg - build.body * 0.5
    with brush.at(-0.1, 0.0, tilt, 1.08):
        front, rear = (build.long * 0.86, hip_y), (-build.long * 0.86, hip_y)
        _tail(brush, build, (rear[0] - build.body * 0.55, rear[1] - build.body * 0.3))
        for joint, angle, fill in ((front, gait[0], dark), (rear, gait[2], dark)):
            _leg(brush, build, (joint[0] + 0.03, joint[1]), float(angle), fill, far=True)
        if wing is not None:
            with brush.at(front[0] - 0.24, hip_y - build.body * 0.4):
                wing()
        if "wing" in build.extra:
            with brush.at(front[0] - 0.2, hip_y - build.body * 0.5, -28):
                for length, turn in ((0.5, 10), (0.72, -8), (0.9, -26), (1.0, -44)):
                    with brush.at(turn=float(turn)):
                        brush.shape(forms.leaf(length, 0.22, -0.1), (tones.light, mix(tones.light, tones.trim, 0.5)))
        high = build.body
        body = smooth(
            (rear[0] - high * 0.72, hip_y - high * 0.1),
            (rear[0] - high * 0.2, hip_y - high * 0.82),
            (0.0, hip_y - high * 0.7),
            (front[0] + high * 0.2, hip_y - high * 0.9),
            (front[0] + high * 0.78, hip_y - high * 0.1),
            (front[0] + high * 0.3, hip_y + high * 0.62),
            (0.0, hip_y + high * 0.55),
            (rear[0] - high * 0.3, hip_y + high * 0.6),
        )
        brush.shape(body, fur)
        if "stripes" in build.extra:
            for x in (-0.4, -0.22, -0.04, 0.14, 0.32):
                brush.line(
                    stroke((x, hip_y - high * 0.7), (x + 0.03, hip_y - 0.04), (x - 0.02, hip_y + high * 0.3)),
                    dark[1],
                    0.045,
                )
        if "bristles" in build.extra or "spikes" in build.extra:
            for x in (-0.4, -0.26, -0.12, 0.02, 0.16, 0.3):
                with brush.at(x, hip_y - high * 0.72, -24):
                    brush.shape(forms.horn(0.2, 0.09, -0.3), dark)
        for joint, angle in ((front, gait[1]), (rear, gait[3])):
            _leg(brush, build, joint, float(angle), fur, far=False)
        heads = ((0.0, 1.0), (26.0, 0.9), (-26.0, 0.9)) if "three" in build.extra else ((0.0, 1.0),)
        for bend, size in reversed(heads):
            root = (front[0] + high * 0.25, hip_y - high * 0.45)
            top = away(root, 180 - build.turn - bend, build.neck * 1.15)
            brush.shape(limb(root, top, high * 0.66, build.head * 0.78), fur)
            if "crest" in build.extra:
                crest = smooth(
                    (top[0] - 0.02, top[1] - 0.2),
                    (top[0] - 0.2, top[1] - 0.02),
                    (root[0] - 0.34, root[1] - 0.12),
                    (root[0] - 0.14, root[1] + 0.06),
                    (top[0] - 0.04, top[1] + 0.06),
                )
                brush.shape(crest, (tones.hair, tones.hair_dark))
            if "ruff" in build.extra:
                with brush.at(root[0] + 0.02, root[1] + 0.06, -24):
                    brush.fill(forms.star(9, high * 0.8, high * 0.56), (tones.light, fur[0]))
            if "mane" in build.extra:
                with brush.at(top[0] - 0.06, top[1] + 0.04):
                    brush.shape(forms.star(13, 0.36, 0.27), (tones.hair, tones.hair_dark))
            with brush.at(*top, bend * -0.5, size):
                if head is not None:
                    head()
                else:
                    _head(brush, build)


def _leg(brush: Brush, build: Build, joint: Point, angle: float, fill: tuple[QColor, QColor], *, far: bool) -> None:
    knee = away(joint, angle, build.leg * 0.6 + build.body * 0.2)
    foot = away(knee, angle * 0.35 - 6, build.leg * 0.5)
    thigh, shin = limb(joint, knee, build.thick * 1.7, build.thick), limb(knee, foot, build.thick, build.thick * 0.72)
    paw = limb(foot, (foot[0] + build.thick * 0.9, foot[1] + 0.02), build.thick * 0.8, build.thick * 0.7)
    for part in (thigh, shin, paw) if far else (shin, paw):
        brush.shape(part, fill[0] if part is not paw else fill[1])
    brush.fill(thigh, fill[0])  # near ones run into the body, and all into the shin
    brush.fill(shin, fill[0])


def _head(brush: Brush, build: Build) -> None:
    tones, r, s = brush.palette, build.head, build.snout
    fur = (tones.pelt, tones.pelt_dark)
    if "ram" in build.extra:
        brush.bar(stroke((0.0, -r), (-0.2, -0.28), (-0.36, -0.1), (-0.2, 0.1), (-0.08, 0.0)), tones.metal, 0.075)
    if build.ears == "flap":
        brush.shape(smooth("-6,-20 -40,-34 -56,0 -36,34 -8,16"), fur)
    elif build.ears == "long":
        for turn in (-34.0, -14.0):
            with brush.at(-0.02, -r * 0.6, turn):
                brush.shape(forms.leaf(0.56, 0.2), fur)
    elif build.ears == "disc":
        brush.shape(forms.disc(0.15, -0.1, -r * 1.1), fur)
        brush.fill(forms.disc(0.085, -0.1, -r * 1.1), tones.skin_dark)
    else:
        size = {"point": 0.22, "large": 0.34, "round": 0.16, "leaf": 0.24}[build.ears]
        for turn in (-38.0, -6.0):
            with brush.at(-0.03, -r * 0.62, turn):
                brush.shape(forms.leaf(size, size * (0.9 if build.ears != "leaf" else 0.5)), fur)
    muzzle = smooth(
        (-r, -r * 0.1),
        (-r * 0.5, -r * 0.92),
        (r * 0.4, -r * 0.85),
        (r + s * 0.7, -r * 0.05),
        (r + s, r * 0.25),
        (r + s * 0.8, r * 0.7),
        (r * 0.4, r * 0.85),
        (-r * 0.6, r * 0.8),
    )
    brush.shape(muzzle, fur)
    brush.fill(
        smooth((r * 0.2, r * 0.35), (r + s * 0.8, r * 0.25), (r + s * 0.7, r * 0.62), (r * 0.2, r * 0.75)),
        see_through(tones.light, 0.55),
    )
    if build.ears != "flap":
        brush.dot(r + s * 0.88, r * 0.14, 0.04, tones.ink, 0.8)
    brush.dot(r * 0.3, -r * 0.15, 0.045, tones.ink, 1.1)
    brush.dot(r * 0.33, -r * 0.16, 0.026, tones.magic)
    for extra in build.extra:
        if extra == "horn":
            with brush.at(r * 0.35, -r * 0.8, 34):
                brush.glow(0, -0.25, 0.26, tones.light, 0.7)
                brush.shape(forms.horn(0.5, 0.09, 0.0), (tones.light, tones.metal))
        elif extra == "antlers":
            for path in (
                stroke("0,-10 -6,-34 10,-52 6,-70"),
                stroke("0,-40 -20,-50 -26,-68"),
                stroke("2,-10 20,-30 36,-36 42,-54"),
                stroke("24,-33 24,-48"),
            ):
                brush.bar(path, tones.metal, 0.045)
        elif extra == "tusks":
            with brush.at(r * 0.9, r * 0.62, 62):
                brush.shape(forms.horn(0.32, 0.09, -0.35), (tones.light, tones.metal))
        elif extra == "rhino":
            with brush.at(r + s * 0.7, -r * 0.1, 28):
                brush.shape(forms.horn(0.42, 0.13, -0.3), (tones.light, tones.metal_dark))
            with brush.at(r + s * 0.1, -r * 0.5, 14):
                brush.shape(forms.horn(0.2, 0.1, -0.2), (tones.light, tones.metal_dark))
        elif extra == "trunk":
            brush.bar(stroke((r * 0.9, 0.1), (r * 1.5, 0.3), (r * 1.5, 0.62), (r * 2.1, 0.6)), tones.pelt, 0.14)
        elif extra == "beard":
            brush.shape(flat((r * 0.5, r * 0.7), (r * 1.0, r * 0.7), (r * 0.7, r * 2.2)), (tones.light, tones.hair))


def _tail(brush: Brush, build: Build, root: Point) -> None:
    tones = brush.palette
    fur = (tones.pelt, tones.pelt_dark)
    with brush.at(*root):
        match build.tail:
            case "brush":
                brush.shape(smooth("12,0 -10,-12 -36,-10 -60,14 -30,16 4,14"), fur)
            case "great":
                for turn in (34.0, 0.0, -34.0):
                    with brush.at(turn=turn):
                        brush.shape(smooth("12,0 -10,-22 -40,-44 -72,-40 -60,-12 -28,6"), fur)
                        brush.fill(smooth("-72,-40 -60,-42 -54,-28 -62,-20"), tones.light)
            case "hair":
                brush.shape(smooth("10,-6 -16,-10 -38,10 -50,52 -24,34 2,10"), (tones.hair, tones.hair_dark))
            case "ball":
                brush.shape(forms.star(9, 0.16, 0.12), tones.light)
            case "stub":
                brush.shape(forms.leaf(0.16, 0.14), fur)
            case "snake":
                brush.bar(stroke("10,0 -30,10 -40,-30 -66,-40 -60,-66"), tones.accent, 0.09)
                brush.shape(forms.leaf(0.24, 0.2).translated(-0.6, -0.6), tones.accent)
            case _:
                brush.bar(stroke("10,0 -20,10 -40,-10 -50,-36"), tones.pelt, 0.06)
                if build.tail == "tuft":
                    brush.shape(forms.leaf(0.24, 0.2).translated(-0.5, -0.3), (tones.hair, tones.hair_dark))
