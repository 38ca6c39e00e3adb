"""What traits, classes and words of names say about a picture: who or what it shows, with what, and where. Words of
names are in `resources/art.json`, the others in the `art.json` of each game."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from svedesk.data import resources
from svedesk.gui.look.game_art import all_art

Names = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Role:
    """What the seed may choose among; empty where a role says nothing. `creature` stands for the whole figure, "" in it
    for a person."""

    creature: Names = ()
    garment: Names = ()
    worn: Names = ()
    held: Names = ()
    other: Names = ()
    wings: Names = ()
    cape: Names = ()
    pose: Names = ()
    scene: Names = ()
    light: Names = ()
    air: Names = ()
    skin: Names = ()
    veiled: Names = ()


@dataclass(frozen=True, slots=True)
class Roles:
    """Roles by class, trait and word; which creature a word names; which words name people; what spells do and objects
    are by a word, else by class; the types of cards that show a thing, and which."""

    classes: Mapping[str, Role]
    traits: Mapping[str, Role]
    words: Mapping[str, Role]
    creatures: Mapping[str, Names]
    people: frozenset[str]
    spell_words: Mapping[str, Names]
    spells: Mapping[str, Names]
    object_words: Mapping[str, Names]
    objects: Mapping[str, Names]
    things: Mapping[str, str]


@cache
def all_roles() -> Roles:
    """What words of names say in every game, and the rest as each game tells of it."""
    general = json.loads((resources() / "art.json").read_text(encoding="utf-8"))
    classes, traits, words = (
        {name: Role(**{part: tuple(names) for part, names in role.items()}) for name, role in roles.items()}
        for roles in (all_art("classes"), all_art("traits"), general["words"])
    )
    return Roles(
        classes,
        traits,
        words,
        _by_word(general["creatures"]),
        frozenset(general["people"]),
        _by_word(general["spell_words"]),
        {name: tuple(names) for name, names in all_art("spells").items()},
        _by_word(general["object_words"]),
        {name: tuple(names) for name, names in all_art("objects").items()},
        all_art("things"),
    )


def _by_word(words: Mapping[str, Sequence[str]]) -> dict[str, Names]:
    """What each word stands for, from the words of each thing."""
    result: dict[str, Names] = {}
    for thing, names in words.items():
        for word in names:
            result[word] = (*result.get(word, ()), thing)
    return result
