"""The colours of one picture: the class sets the key, the card chooses what is played in it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache

from PySide6.QtGui import QColor

from svedesk.engine.facts import Facts
from svedesk.gui.look.art.roles import all_roles
from svedesk.gui.look.art.seed import Seed
from svedesk.gui.look.colour import mix, oklch
from svedesk.gui.look.craft import Craft, craft_of
from svedesk.gui.look.game_art import all_art, special_of

Lch = tuple[float, float, float]


@dataclass(frozen=True, slots=True)
class Mood:
    """A time of day: the sky above, the sky at the horizon, and the ground (lightness, chroma, hue)."""

    high: Lch
    low: Lch
    land: Lch


_HAIR: tuple[Lch, ...] = (
    (0.86, 0.12, 90),
    (0.60, 0.10, 65),
    (0.38, 0.06, 50),
    (0.28, 0.03, 280),
    (0.93, 0.015, 260),
    (0.78, 0.10, 0),
    (0.62, 0.15, 30),
    (0.62, 0.11, 250),
    (0.60, 0.11, 305),
    (0.72, 0.10, 160),
    (0.80, 0.09, 200),
)
_SKIN: tuple[Lch, ...] = ((0.92, 0.035, 60), (0.89, 0.05, 58), (0.80, 0.07, 56), (0.66, 0.08, 52))
SKINS: dict[str, Lch] = {
    "green": (0.72, 0.12, 130), "moss": (0.70, 0.07, 150), "pale": (0.93, 0.02, 280), "grey": (0.74, 0.02, 240),
    "red": (0.66, 0.14, 28), "violet": (0.72, 0.09, 305), "blue": (0.80, 0.06, 225),
}  # fmt: skip
"""Of those that are not quite people, by their traits."""


@dataclass(frozen=True)
class Palette:
    """`high` and `low` are the sky, `far`, `mid` and `near` the land before it; `ink` parts shapes, `light` falls on
    them. Each colour of the figure has a `_dark` one it runs into."""

    high: QColor
    low: QColor
    far: QColor
    mid: QColor
    near: QColor
    ink: QColor
    light: QColor
    cloth: QColor
    cloth_dark: QColor
    trim: QColor
    trim_dark: QColor
    pelt: QColor
    pelt_dark: QColor
    metal: QColor
    metal_dark: QColor
    skin: QColor
    skin_dark: QColor
    hair: QColor
    hair_dark: QColor
    accent: QColor
    magic: QColor


@cache
def _moods_of(craft: Craft) -> tuple[Mood, ...]:
    """Times of day as the game tells of them, else in the class's own colours: night, dusk, morning, noon."""
    if moods := all_art("moods").get(craft.name):
        return tuple(Mood(*(tuple(tone) for tone in mood)) for mood in moods)
    hue, strong = craft.hue, min(1.0, craft.chroma / 0.12)
    return (
        Mood((0.20, 0.09 * strong, hue - 12), (0.60, 0.15 * strong, hue), (0.19, 0.06 * strong, hue)),
        Mood((0.30, 0.10 * strong, hue + 25), (0.76, 0.14 * strong, hue - 15), (0.26, 0.07 * strong, hue)),
        Mood((0.46, 0.10 * strong, hue - 20), (0.88, 0.10 * strong, hue + 20), (0.34, 0.08 * strong, hue)),
        Mood((0.62, 0.09 * strong, hue), (0.95, 0.06 * strong, hue + 10), (0.46, 0.07 * strong, hue - 10)),
    )


@lru_cache(maxsize=256)  # a card is drawn in several sizes
def palette_of(facts: Facts) -> Palette:
    """The colours of a card's picture. An evolved card has its base's, brighter and in golden light."""
    seed, craft = Seed(facts, "colours"), craft_of(facts.classes)
    frame = special_of(facts).frame
    evolved, token = frame == "golden", frame == "dashed"
    mood = seed.pick(_moods_of(craft))
    sway = seed.between(-10, 10)

    def sky(tone: Lch, lift: float) -> QColor:
        lightness, chroma, hue = tone
        return oklch(min(0.97, lightness + lift), chroma * (0.75 if token else 1.0), hue + sway)

    high, low, land = sky(mood.high, 0.07 if evolved else 0), sky(mood.low, 0.04 if evolved else 0), sky(mood.land, 0)
    if evolved:
        low = mix(low, oklch(0.93, 0.13, 90), 0.55)
    hue = seed.pick(
        (craft.hue, craft.hue, craft.hue + 35, craft.hue - 35, craft.hue + 150, craft.hue + 210, 20.0, 265.0)
    )
    hue += seed.between(-14, 14)
    second = hue + seed.pick((-60.0, 60.0, 150.0, 180.0, 210.0))
    value = seed.pick((0.40, 0.50, 0.60, 0.70, 0.88))
    chroma = 0.035 if value > 0.8 else seed.between(0.10, 0.16)
    warm = evolved or seed.whole(0, 2) == 0
    hair, skin = seed.pick(_HAIR), seed.pick(_SKIN[:3] if seed.whole(0, 3) else _SKIN)
    traits = all_roles().traits
    skins = next((names for trait in facts.traits if trait in traits and (names := traits[trait].skin)), ("",))
    skin = SKINS.get(seed.pick(skins), skin)
    pelt = seed.pick((0.42, 0.55, 0.68, 0.86))
    pelt_hue = seed.pick((hue, second, 60.0, 40.0, 250.0))
    return Palette(
        high=high,
        low=low,
        far=mix(land, low, 0.62),
        mid=mix(land, low, 0.28),
        near=mix(land, oklch(0.10, 0.02, mood.land[2]), 0.30),
        ink=oklch(0.16, 0.045, mood.land[2]),
        light=mix(low, QColor("#FFFFFF"), 0.55),
        cloth=oklch(value + 0.04, chroma, hue),
        cloth_dark=oklch(value * 0.62, chroma * 0.9, hue - 14),
        trim=oklch(0.80 if value < 0.6 else 0.48, 0.12, second),
        trim_dark=oklch(0.56 if value < 0.6 else 0.30, 0.11, second - 12),
        pelt=oklch(pelt, 0.10 if pelt < 0.8 else 0.03, pelt_hue),
        pelt_dark=oklch(pelt * 0.58, 0.09 if pelt < 0.8 else 0.06, pelt_hue - 16),
        metal=oklch(0.90, 0.09, 88) if warm else oklch(0.90, 0.02, 250),
        metal_dark=oklch(0.56, 0.10, 66) if warm else oklch(0.50, 0.04, 262),
        skin=oklch(*skin),
        skin_dark=oklch(skin[0] - 0.15, skin[1] + 0.04, skin[2] - 14),
        hair=oklch(*hair),
        hair_dark=oklch(hair[0] * 0.68, hair[1], hair[2] - 16),
        accent=oklch(0.72, 0.17, second + 40),
        magic=oklch(0.88, 0.13, seed.pick((second, craft.hue, craft.hue + 60, 90.0, 200.0))),
    )
