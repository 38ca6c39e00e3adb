"""The colours of one emblem: the class sets the key, the card chooses what is played in it."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QColor

from svedesk.engine.facts import Facts
from svedesk.gui.look.colour import oklch
from svedesk.gui.look.craft import craft_of
from svedesk.gui.look.emblem.seed import Seed

_SKIES: dict[str, tuple[int, ...]] = {
    "Forestcraft": (150, 165, 185, 135),
    "Swordcraft": (50, 22, 265, 240),
    "Runecraft": (265, 290, 240, 310),
    "Dragoncraft": (38, 18, 350, 260),
    "Abysscraft": (310, 335, 285, 355),
    "Havencraft": (250, 225, 75, 200),
    "Neutral": (255, 210, 300, 40),
}
"""Hues of the ground behind the figure. Dark yellow is mud, so golden classes stand before bronze, wine or night."""


@dataclass(frozen=True)
class Tones:
    """`ground` to `edge` lies behind, `deep` to `light` model the figure, `accent` is its jewels, `ink` parts them."""

    ground: QColor
    edge: QColor
    back: QColor
    deep: QColor
    main: QColor
    light: QColor
    accent: QColor
    metal: QColor
    ink: QColor


def tones_of(facts: Facts) -> Tones:
    """The emblem's colours. An evolved card has its base's, brighter."""
    seed = Seed(facts)
    craft = craft_of(facts.classes)
    evolved = facts.special == "evolved"
    strength = 1.25 if evolved else 1.0
    lift = 0.06 if evolved else 0.0
    coloured = craft.chroma > 0.04
    key = seed.pick(_SKIES[craft.name]) + seed.between(-9, 9)
    ground_chroma = (0.095 if coloured else 0.045) * strength
    figure = seed.pick((craft.hue, *(key + turn for turn in range(60, 301, 30)))) + seed.between(-12, 12)
    second = figure + seed.pick((-40, -22, 22, 40))
    accent = figure + seed.pick((110, 150, 180, 210, 250))
    weight = seed.between(0.9, 1.2) * strength
    return Tones(
        ground=oklch(0.47 + lift * 2, ground_chroma * 1.1, key),
        edge=oklch(0.21 + lift, ground_chroma * 0.75, key + 14),
        back=oklch(0.55 + lift, 0.10 * weight, second),
        deep=oklch(0.38 + lift, 0.09 * weight, second - 10),
        main=oklch(0.76 + lift, 0.115 * weight, figure),
        light=oklch(0.94, 0.045 * weight, figure + 8),
        accent=oklch(0.80 + lift, 0.145, accent),
        metal=oklch(0.84, 0.09, 85) if evolved or seed.whole(0, 1) else oklch(0.86, 0.02, 250),
        ink=oklch(0.15, 0.035, key),
    )
