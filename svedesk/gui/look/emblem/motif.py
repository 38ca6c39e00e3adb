"""What a card's traits say about its figure: which limbs it spreads, what it wears, what it is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtGui import QPainterPath

from svedesk.engine.facts import Facts
from svedesk.gui.look import shapes
from svedesk.gui.look.craft import craft_of

Limb = Callable[[float, float, float], QPainterPath]

LIMBS: dict[str, Limb] = {
    "leaf": shapes.leaf,
    "lobe": shapes.lobe,
    "flame": shapes.flame,
    "horn": shapes.horn,
    "shard": shapes.shard,
    "blade": shapes.blade,
    "bat": shapes.bat_wing,
    "feather": lambda length, width, bend: shapes.leaf(length, width * 0.8, bend),
}
"""The shapes that fan out behind a figure, around a spell's circle or on an amulet."""


@dataclass(frozen=True, slots=True)
class Motif:
    """`limbs` fan out behind; `bodies` and `heads` are what the seed may choose among. Body "mask": a face alone."""

    limbs: tuple[str, ...]
    bodies: tuple[str, ...]
    heads: tuple[str, ...]


_FAIRY = Motif(("lobe",), ("dress", "drop"), ("hair", "flower", "bun"))
_ELF = Motif(("leaf",), ("cloak", "armour", "dress"), ("elf", "hood"))
_FLOWER = Motif(("lobe", "leaf"), ("dress", "drop"), ("flower", "bun"))
_TREE = Motif(("leaf",), ("trunk",), ("leafy", "mask"))
_BEAST = Motif(("flame", "horn"), ("mask",), ("stag", "wolf"))
_GOBLIN = Motif(("horn",), ("mask",), ("goblin",))
_SOLDIER = Motif(("blade",), ("armour", "shield"), ("helm", "hair", "bun"))
_CAPTAIN = Motif(("blade", "flame"), ("armour", "cloak"), ("plume", "helm"))
_SHADOW = Motif(("blade", "horn"), ("cloak",), ("hood", "scarf"))
_ANGEL = Motif(("feather",), ("dress", "cloak", "armour"), ("halo",))
_DEMON = Motif(("bat",), ("drop", "armour", "cloak"), ("horned",))
_DRAGON = Motif(("bat",), ("mask",), ("dragon",))
_DRAGON_FOLK = Motif(("bat", "flame"), ("armour", "cloak"), ("horned", "hair"))
_MAGE = Motif(("shard", "flame"), ("cloak", "dress"), ("hat", "hood"))
_STONE = Motif(("shard",), ("mask",), ("golem",))
_GHOST = Motif(("flame",), ("drop", "cloak"), ("skull", "hood"))
_PRIEST = Motif(("feather", "leaf"), ("cloak", "dress"), ("halo", "hat", "hood"))
_BIRD = Motif(("feather",), ("mask",), ("bird",))
_RUNNER = Motif(("flame", "leaf"), ("dress", "armour"), ("ears",))
_ROYAL = Motif(("lobe", "leaf", "feather"), ("dress", "cloak"), ("crown",))

_TRAITS: dict[str, Motif] = {
    "Pixie": _FAIRY, "Insect": _FAIRY, "Elf": _ELF, "Hunter": _ELF, "Verdant": _FLOWER, "Fae-Touched": _TREE,
    "Beast": _BEAST, "Goblinoid": _GOBLIN, "Gigant": _GOBLIN,
    "Officer": _SOLDIER, "Mercenary": _SOLDIER, "Maid": _SOLDIER,
    "Commander": _CAPTAIN, "Noble": _CAPTAIN, "Marine": _CAPTAIN,
    "Assassin": _SHADOW, "Ninja": _SHADOW, "Thief": _SHADOW, "Cutthroat": _SHADOW,
    "Angel": _ANGEL, "Lightborne": _ANGEL, "Deity": _ANGEL,
    "Demon": _DEMON, "Fiend": _DEMON, "Archfiend": _DEMON, "Vampire": _DEMON, "Fallen Angel": _DEMON,
    "Wyrmkin": _DRAGON, "Dragonewt": _DRAGON_FOLK, "Dragonheart": _DRAGON_FOLK,
    "Mage": _MAGE, "Alchemist": _MAGE, "Arcanaform": _MAGE, "Eidolon": _MAGE, "Luminary": _MAGE,
    "Golem": _STONE, "Earth Sigil": _STONE,
    "Departed": _GHOST, "Necromancer": _GHOST,
    "Faith": _PRIEST, "Zealot": _PRIEST, "Avian": _BIRD, "Phoenix": _BIRD,
    "Umamusume": _RUNNER, "Tracen Academy": _RUNNER, "BNW": _RUNNER, "Mejiro Family": _RUNNER, "Princess": _ROYAL,
}  # fmt: skip

_CLASSES: dict[str, Motif] = {
    "Forestcraft": _ELF,
    "Swordcraft": _SOLDIER,
    "Runecraft": _MAGE,
    "Dragoncraft": _DRAGON_FOLK,
    "Abysscraft": _DEMON,
    "Havencraft": _PRIEST,
    "Neutral": _SOLDIER,
}


def motif_of(facts: Facts) -> Motif:
    """The motif of the card's first trait that has one, else its class's. A princess of any kind wears a crown."""
    found = next((_TRAITS[trait] for trait in facts.traits if trait in _TRAITS), _CLASSES[craft_of(facts.classes).name])
    if "Princess" in facts.traits and found is not _ROYAL:
        bodies = tuple(body for body in found.bodies if body != "mask")  # a face alone has nothing to wear a crown on
        return Motif(found.limbs, bodies or _ROYAL.bodies, _ROYAL.heads)
    return found
