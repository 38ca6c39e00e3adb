"""Figures with arms and legs: a pose, a garment, and what they wear and hold."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QColor

from svedesk.gui.look.art.brush import Brush
from svedesk.gui.look.art.forms import Point, away, flat, limb
from svedesk.gui.look.art.part import draw_part, part_names


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


HAIRS = ("short", "bob", "long", "waves", "twintails", "ponytail", "spikes", "buns", "braid", "mane", "curls", "none")
FRINGES = ("straight", "swept", "parted", "spiky", "lock", "bald")
_UNCOVERED = ("bob", "buns", "twintails", "ponytail", "spikes", "curls")
"""Hair that no hood or helm leaves room for."""
_BROWS = ("calm", "determined", "gentle")


def draw_back_hair(brush: Brush, hair: str, covered: bool) -> None:
    """The hair behind the body, called by one of `HAIRS`."""
    draw_part(brush, "hair", "short" if covered and hair in _UNCOVERED else hair)


def draw_face(brush: Brush, fringe: str, worn: tuple[str, ...], mood: int, *, veiled: bool) -> None:
    """The face, and the hair over it, called by one of `FRINGES`."""
    if veiled:
        draw_part(brush, "face", "veiled")
        return
    draw_part(brush, "face", "plain")
    if fringe in part_names("fringe") and "helm" not in worn and "hood" not in worn:
        draw_part(brush, "fringe", fringe)
    draw_part(brush, "face", _BROWS[mood])


def draw_behind_head(brush: Brush, worn: tuple[str, ...]) -> None:
    """What of it is behind the body: halos, veils, hoods."""
    _draw_all(brush, "behind", worn)


def draw_worn(brush: Brush, worn: tuple[str, ...]) -> None:
    """What is before the face."""
    _draw_all(brush, "worn", worn)


def _draw_all(brush: Brush, folder: str, names: tuple[str, ...]) -> None:
    for name in names:
        if name in part_names(folder):
            draw_part(brush, folder, name)


Angles = tuple[float, float]
"""Of an arm or leg: the upper and the lower part, 0 straight down, 90 to the right."""


@dataclass(frozen=True, slots=True)
class Pose:
    """How a figure stands: arms, legs, how far it leans and stands lower, and how the thing in its right hand is
    turned (0: up)."""

    right: Angles
    left: Angles
    legs: tuple[Angles, Angles] = ((9, 4), (-9, -4))
    lean: float = 0.0
    drop: float = 0.0
    held: float = 12.0
    head: float = 0.0


POSES = {
    "stand": Pose((26, 14), (-24, -12), held=24),
    "guard": Pose((34, 78), (-30, -10), ((16, 8), (-16, -8)), held=28, lean=3),
    "raise": Pose((146, 164), (-42, -14), ((14, 6), (-20, -12)), held=18, lean=-5),
    "point": Pose((84, 96), (-46, 30), ((18, 6), (-14, -8)), held=92, lean=4, head=5),
    "lunge": Pose((72, 88), (-74, -112), ((46, 10), (-36, -52)), held=72, lean=14, drop=0.07, head=-8),
    "cast": Pose((122, 152), (-122, -152), ((8, 0), (-12, -6)), held=6, drop=-0.02),
    "offer": Pose((52, 118), (-40, 44), held=-6, lean=-2, head=6),
    "run": Pose((64, 112), (-66, -30), ((56, 8), (-30, -84)), held=40, lean=16, head=-8),
    "float": Pose((58, 84), (-58, -34), ((5, -14), (-10, -28)), held=30, drop=-0.08, lean=-6, head=6),
    "leap": Pose((128, 148), (-70, -100), ((58, -30), (-18, -72)), held=48, lean=8, drop=-0.06),
    "kneel": Pose((40, 92), (-30, 12), ((74, -4), (-16, -92)), held=4, drop=0.22, head=4),
    "swing": Pose((108, 70), (-96, 96), ((30, 10), (-28, -20)), held=112, lean=9, drop=0.03, head=-4),
    "akimbo": Pose((40, 66), (-52, 46), ((12, 6), (-14, -4)), held=16, lean=-2, head=-4),
    "bow": Pose((90, 90), (-84, -262), ((24, 6), (-22, -14)), held=0, lean=-3, head=6),
    "dance": Pose((140, 120), (-110, -80), ((10, 0), (-48, 10)), held=-20, lean=-9, head=10),
    "back": Pose((150, 166), (-150, -166), ((14, 6), (-14, -6)), held=4, lean=2),
}


@dataclass(frozen=True, slots=True)
class Look:
    """What a figure is made of: the names of its parts."""

    pose: str
    garment: str
    hair: str
    fringe: str
    worn: tuple[str, ...] = ()
    held: str = ""
    other: str = ""
    wings: str = ""
    cape: str = ""
    spread: float = 0.0
    """Of the wings: from -1 (folded) to 1 (wide)."""
    mood: int = 0
    """How the brows are: calm, determined or gentle."""
    veiled: bool = False
    """Whether the face is in the dark, with two lights for eyes."""


def draw_person(brush: Brush, look: Look) -> None:
    """A figure about 1.8 high, its feet at 0.85 unless it floats."""
    pose, garment = POSES[look.pose], GARMENTS[look.garment]
    with brush.at(0, 0.14 + pose.drop):
        with brush.at(turn=pose.lean):
            if look.wings:
                for _ in brush.sides():
                    with brush.at(0.06, -0.36, -look.spread * 22):
                        draw_part(brush, "wings", look.wings)
            if look.cape:
                with brush.at(turn=-pose.lean * 0.4):
                    draw_part(brush, "cape", look.cape)
            with brush.at(0, -0.80, pose.head):
                draw_back_hair(brush, look.hair, "hood" in look.worn or "helm" in look.worn)
                draw_behind_head(brush, look.worn)
            _arm(brush, garment.sleeve, (-0.165, -0.47), pose.left, dark=True)
            if look.other and look.other != "shield":
                with brush.at(*_hand((-0.165, -0.47), pose.left), -pose.held):
                    draw_part(brush, "held", look.other)
        if garment.leg:
            _legs(brush, garment.leg, pose.legs)
        draw_lower(brush, garment.lower, pose.lean)
        with brush.at(turn=pose.lean):
            draw_part(brush, "torso", garment.torso)
            with brush.at(0, -0.80, pose.head):
                draw_face(brush, look.fringe, look.worn, look.mood, veiled=look.veiled)
                draw_worn(brush, look.worn)
            hand = _hand((0.165, -0.47), pose.right)
            if look.held:
                with brush.at(*hand, pose.held):
                    draw_part(brush, "held", look.held)
            _arm(brush, garment.sleeve, (0.165, -0.47), pose.right, dark=False)
            if look.other == "shield":
                with brush.at(*_hand((-0.165, -0.47), pose.left), 6):
                    draw_part(brush, "held", "shield")
            if garment.sleeve == "metal":
                draw_part(brush, "torso", "pauldrons")


def _hand(shoulder: Point, arm: Angles) -> Point:
    return away(away(shoulder, arm[0], 0.23), arm[1], 0.22)


def _arm(brush: Brush, sleeve: str, shoulder: Point, arm: Angles, *, dark: bool) -> None:
    tones = brush.palette
    elbow = away(shoulder, arm[0], 0.23)
    hand = away(elbow, arm[1], 0.22)
    cloth = tones.cloth_dark if dark else tones.cloth
    upper: QColor = {"skin": tones.skin_dark if dark else tones.skin, "metal": tones.metal_dark, "puff": cloth}.get(
        sleeve, cloth
    )
    lower = {"skin": tones.skin, "metal": tones.metal, "puff": tones.skin, "glove": tones.trim}.get(sleeve, cloth)
    brush.shape(limb(elbow, hand, 0.056, 0.048), lower)
    brush.shape(limb(shoulder, elbow, 0.074, 0.058), upper)
    if sleeve == "wide":
        tip = away(hand, arm[1], 0.02)
        low = away(tip, arm[1] - 68 if shoulder[0] > 0 else arm[1] + 68, 0.20)
        brush.shape(flat(away(shoulder, arm[0], 0.05), tip, low, away(elbow, arm[0], 0.03)), (cloth, tones.cloth_dark))
    elif sleeve == "puff":
        brush.shape(limb(shoulder, away(shoulder, arm[0], 0.09), 0.10, 0.085), cloth)
    elif sleeve in ("cloth", "glove"):
        cuff = away(elbow, arm[1], 0.15)
        brush.shape(limb(cuff, away(elbow, arm[1], 0.19), 0.062, 0.062), tones.trim)
    brush.shape(limb(hand, away(hand, arm[1], 0.035), 0.048, 0.045), tones.metal if sleeve == "metal" else tones.skin)


def _legs(brush: Brush, kind: str, legs: tuple[Angles, Angles]) -> None:
    tones = brush.palette
    thigh = {"skin": tones.skin, "metal": tones.metal_dark, "trim": tones.trim_dark}.get(kind, tones.cloth_dark)
    boot = tones.metal if kind == "metal" else tones.trim_dark if kind == "skin" else tones.ink
    for side, (upper, lower) in ((-0.085, legs[1]), (0.085, legs[0])):
        hip = (side, 0.0)
        knee = away(hip, upper, 0.34)
        foot = away(knee, lower, 0.32)
        brush.shape(limb(hip, knee, 0.10, 0.072), thigh)
        brush.shape(limb(knee, foot, 0.074, 0.056), boot)
        toe = (foot[0] + (0.09 if side > 0 else -0.09), foot[1] + 0.035)
        brush.shape(limb((foot[0], foot[1] + 0.02), toe, 0.055, 0.042), boot)
        if kind == "metal":
            brush.dot(knee[0], knee[1], 0.05, tones.metal)
