"""What a card means: its printed facts and its abilities, sorted by what asks for them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from svedesk.games.dm.abilities.activated import DeclaredFromHand
from svedesk.games.dm.abilities.base import DmAbility
from svedesk.games.dm.abilities.instead import InsteadOf
from svedesk.games.dm.abilities.keyword import EvolvesFrom, HasKeyword
from svedesk.games.dm.abilities.on_event import OnEvent
from svedesk.games.dm.abilities.one_shot import AsSoonAs
from svedesk.games.dm.abilities.throughout import Throughout
from svedesk.games.dm.facts import CREATURE, CROSS_GEAR, EVOLUTION, SPELL, DmFacts


@dataclass(frozen=True, slots=True)
class Meaning:
    """One card. `hears` are the places of the abilities that wait for an event, `instead` of those that replace one,
    by its name; `throughout` of the static ones by what they change, and those that hold `in_shields`; `shots` of those
    that do something at once."""

    facts: DmFacts
    abilities: tuple[DmAbility, ...]
    keywords: Mapping[str, HasKeyword]
    hears: Mapping[str, tuple[int, ...]]
    instead: Mapping[str, tuple[int, ...]]
    throughout: Mapping[str, tuple[int, ...]]
    in_shields: Mapping[str, tuple[int, ...]]
    shots: tuple[int, ...]
    from_hand: tuple[int, ...]
    """The places of abilities that are declared from the hand (603.2e)."""
    evolves_from: EvolvesFrom | None
    civilizations: frozenset[str]
    wanted: tuple[str, ...]
    """The civilizations again, in an order that is always the same."""
    is_creature: bool
    """Whether it is a creature (301)."""
    is_spell: bool
    """Whether it is a spell (302)."""
    is_evolution: bool
    """Whether it is put onto another (801.1)."""
    is_gear: bool
    """Whether it is cross gear (303)."""
    may_shrink: bool
    """Whether it makes the power of a creature less, or has none itself."""
    by_hand: bool = False
    """Whether its text is not executed: players carry it out where it would resolve."""


def define(facts: DmFacts, abilities: tuple[DmAbility, ...], *, by_hand: bool = False) -> Meaning:
    """A card with these abilities."""
    return Meaning(
        facts,
        abilities,
        {one.word: one for one in abilities if isinstance(one, HasKeyword)},
        _by_name((one.event, place) for place, one in enumerate(abilities) if isinstance(one, OnEvent)),
        _by_name((one.event, place) for place, one in enumerate(abilities) if isinstance(one, InsteadOf)),
        _by_name(_changes(abilities, in_shields=False)),
        _by_name(_changes(abilities, in_shields=True)),
        tuple(place for place, one in enumerate(abilities) if isinstance(one, AsSoonAs)),
        tuple(place for place, one in enumerate(abilities) if isinstance(one, DeclaredFromHand)),
        next((one for one in abilities if isinstance(one, EvolvesFrom)), None),
        frozenset(facts.classes),
        tuple(sorted({*facts.classes})),
        facts.kind == CREATURE,
        facts.kind == SPELL,
        facts.special == EVOLUTION,
        facts.kind == CROSS_GEAR,
        (facts.kind == CREATURE and (facts.attack or 0) <= 0)
        or any(isinstance(one, Throughout) and (one.power < 0 or one.fixed is not None) for one in abilities),
        by_hand,
    )


def _changes(abilities: tuple[DmAbility, ...], *, in_shields: bool) -> Iterator[tuple[str, int]]:
    for place, one in enumerate(abilities):
        if isinstance(one, Throughout) and one.in_shields == in_shields:
            yield from ((name, place) for name in one.changes)


def _by_name(pairs: Iterator[tuple[str, int]]) -> Mapping[str, tuple[int, ...]]:
    found: dict[str, tuple[int, ...]] = defaultdict(tuple)
    for name, place in pairs:
        found[name] += (place,)
    return dict(found)
