"""What a card's picture shows, chosen by its type, class, traits and name."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from svedesk.engine.facts import Facts
from svedesk.gui.look.art.person import FRINGES, HAIRS, Look
from svedesk.gui.look.art.roles import Names, Role, all_roles
from svedesk.gui.look.art.seed import Seed
from svedesk.gui.look.craft import craft_of
from svedesk.gui.look.game_art import special_of

_PAIR = re.compile(r" & |\btwins?\b|\bsisters\b|\bbrothers\b|\bpair\b|\bduo\b")
_CROPS = ((1.0, 0.0), (1.0, 0.0), (1.22, 0.16), (1.5, 0.42), (1.9, 0.78), (0.92, 0.02))
"""How much larger a figure may be drawn, and how much lower: from head to foot, or the upper half, or the face."""


@dataclass(frozen=True, slots=True)
class Subject:
    """What is shown, and how.

    `kind` is "person", "creature", "spell" or "object", `name` which of them; the figure is drawn `size` times as
    large, moved by `x` and `y`, `flip` -1 mirrored, and `pair` twice. A spell with a
    `look` is shown with who casts it."""

    kind: str
    name: str
    look: Look | None
    scene: str
    light: str
    air: str
    front: str
    size: float = 1.0
    x: float = 0.0
    y: float = 0.0
    turn: float = 0.0
    flip: int = 1
    pair: bool = False


@lru_cache(maxsize=256)  # a card is drawn in several sizes
def subject_of(facts: Facts) -> Subject:
    """What is shown. An evolved card shows what its base does, closer and from the other side."""
    seed, craft = Seed(facts, "subject"), craft_of(facts.classes).name
    roles, words = all_roles(), _words(facts.name)
    of_class = roles.classes[craft]
    of_traits = [roles.traits[trait] for trait in facts.traits if trait in roles.traits]
    named = [role for word in words if (role := roles.words.get(word) or roles.words.get(word.rstrip("s"))) is not None]
    chain = [*named, *of_traits, of_class]

    def choose(part: str) -> str:
        choices: Names = next((names for role in chain if (names := getattr(role, part))), ("",))
        return seed.pick(choices)

    scene = seed.pick(next((role.scene for role in chain if role.scene), of_class.scene))
    if seed.whole(0, 3) == 0:
        scene = seed.pick(of_class.scene)
    light, air = choose("light"), choose("air")
    front = (
        seed.pick(("grass", "stones", "mist", "", "mist"))
        if scene not in ("sea", "deep")
        else seed.pick(("water", "mist"))
    )
    if scene in ("volcano",) or "embers" in air:
        front = seed.pick(("flames", "stones", front))
    mood = seed.whole(0, 2)
    evolved = special_of(facts).frame == "golden"
    flip = seed.pick((1, -1))
    if facts.kind in roles.things:
        kind, name = _thing(roles.things[facts.kind], craft, words, seed)
        x, size, turn = seed.between(-0.08, 0.08), seed.between(0.88, 1.08), 0.0
        caster = None
        if kind == "spell" and seed.whole(0, 2) == 0:
            look = _look(seed, chain, choose, mood)
            caster = replace(
                look, pose=seed.pick(("back", "cast", "point", "raise")), held="" if look.held == "bow" else look.held
            )
            caster = replace(caster, garment="robe") if look.garment in ("scales", "coils", "wisp") else caster
        return Subject(kind, name, caster, scene, light, air, front, size, x, 0.0, turn, flip)
    creature = (
        _creature(words, _words(facts.name.split(",")[0])[-1:], of_traits, seed) if facts.kind != "leader" else ""
    )
    pair = bool(_PAIR.search(facts.name.lower()))
    if creature:
        size = seed.pick((1.0, 1.12, 0.94, 1.3)) * (1.24 if evolved else 1.0)
        x = seed.between(-0.12, 0.12)
        flip = -flip if evolved else flip
        return Subject(
            "creature",
            creature,
            None,
            scene,
            light,
            air,
            front,
            size,
            x,
            0.14 if evolved else 0.0,
            seed.between(-5, 5),
            flip,
            pair,
        )
    look = _look(seed, chain, choose, mood)
    if facts.kind == "leader":
        look = replace(look, veiled=False, worn=tuple(part for part in look.worn if part not in ("mask", "visor")))
    size, y = (1.75, 0.64) if facts.kind == "leader" else seed.pick(_CROPS)
    if look.garment in ("scales", "coils", "wisp") and size > 1.3:
        size, y = 1.1, 0.06
    if evolved:
        flip, (size, y) = -flip, (1.42, 0.34) if size < 1.4 else (1.12, 0.06)
    if size > 1.3 and front in ("stones", "grass"):
        front = "mist"  # land would cut an upper half off
    return Subject(
        "person",
        look.garment,
        look,
        scene,
        light,
        air,
        front,
        size,
        seed.between(-0.1, 0.1),
        y,
        seed.between(-5, 5),
        flip,
        pair,
    )


def _creature(words: list[str], last: list[str], of_traits: list[Role], seed: Seed) -> str:
    """Which animal or monster it is, "" for a person: as the first trait that says so allows, by the name's words where
    they name one; of people and animals in one name the `last` word says what it is."""
    roles = all_roles()
    allowed = next((role.creature for role in of_traits if role.creature or role.garment), None)
    if (
        allowed == ()
        or (allowed is None and of_traits)
        or (not roles.people.isdisjoint(words) and not _things_named(last, roles.creatures))
    ):
        return ""
    named = next(iter(_things_named(words, roles.creatures)), "")
    if allowed is None:
        return named
    pick = seed.pick(allowed)
    return named or pick


def _look(seed: Seed, chain: list[Role], choose: Callable[[str], str], mood: int) -> Look:
    worn = choose("worn")
    also = (
        seed.pick(("", "", "", "ribbon", "feather", "flower", "glasses"))
        if worn in ("elf", "halo", "cat", "fox", "horse", "dragon")
        else ""
    )
    if worn == "plume":
        also = "helm"
    held, other = choose("held"), choose("other")
    pose = "bow" if held in ("bow", "rifle") else choose("pose")
    if pose == "bow" and held not in ("bow", "rifle"):
        pose = "lunge"
    if held == "gun":
        pose = seed.pick(("point", "point", "leap"))
    hair = seed.pick(HAIRS[:-1])
    veiled = bool(choose("veiled")) or (worn == "hood" and seed.whole(0, 2) == 0)
    if held in ("dagger", "gun") and not other:
        other = seed.pick((held, ""))
    return Look(
        pose,
        choose("garment"),
        hair,
        seed.pick(FRINGES[:-1]),
        tuple(part for part in (also, worn) if part),
        held,
        other,
        choose("wings"),
        choose("cape"),
        seed.between(-0.8, 0.8),
        mood,
        veiled,
    )


def _thing(thing: str, craft: str, words: list[str], seed: Seed) -> tuple[str, str]:
    """A spell, any object, or the one that all cards of a type show."""
    roles = all_roles()
    match thing:
        case "spell":
            return "spell", seed.pick(_things_named(words, roles.spell_words) or roles.spells[craft])
        case "object":
            return "object", seed.pick(_things_named(words, roles.object_words) or roles.objects[craft])
        case _:
            return "object", thing


def _words(name: str) -> list[str]:
    return [word for word in re.findall(r"[a-z']+", name.lower()) if len(word) > 2]


def _things_named(words: list[str], things: Mapping[str, Names]) -> Names:
    """What the first of the words that stands for something stands for."""
    return next((names for word in words if (names := things.get(word) or things.get(word.rstrip("s")))), ())
