"""What a card means: its printed facts and its abilities, which can be asked for by kind."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from svedesk.engine.script import NodesByKind, NodesInPlace
from svedesk.games.dm.abilities.base import DmAbility
from svedesk.games.dm.abilities.printed import AlsoNamed, MadeOf, ManualCardText
from svedesk.games.dm.facts import (
    AURA,
    CELL,
    CORE,
    CREATURE,
    CROSS_GEAR,
    EVOLUTIONS,
    NEBULA,
    PSYCHIC_SUPER,
    SPELL,
    TWINPACT,
    WEAPON,
    DmFacts,
    is_two_faced,
)


@dataclass(frozen=True, slots=True)
class AbilityIndex:
    """The places of abilities by what they are about, so that of all others nothing is asked."""

    throughout: tuple[tuple[str, int], ...]
    """Static abilities that hold in the battle zone, each for every name of what it changes."""
    in_shields: tuple[tuple[str, int], ...]
    """Those that hold in the shield zone (113.6d)."""
    hears: tuple[tuple[str, int], ...]
    """Those that wait for an event in the battle zone, by its name."""
    replaces: tuple[tuple[str, int], ...]
    """Those that replace an event."""
    shots: tuple[int, ...]
    taps: tuple[int, ...]
    elsewhere: tuple[tuple[str, str, int], ...]
    """Those that wait for an event in another zone (110.4g): by the zone and the event."""
    declared: frozenset[str]
    """The events at which it may be declared from the hand (603.2e)."""
    acts: bool = False
    """Whether any of them counts in the battle zone."""


@dataclass(frozen=True, slots=True)
class Meaning:
    """One card. `of` has its abilities by kind, `numbered` with their places in `abilities`: no kind is named here."""

    facts: DmFacts
    abilities: tuple[DmAbility, ...]
    of: NodesByKind = field(repr=False, compare=False)
    numbered: NodesInPlace = field(repr=False, compare=False)
    keywords: tuple[str, ...]
    """The words of its keywords, in the order of its text."""
    words: frozenset[str]
    """The same, to look one up."""
    civilizations: frozenset[str]
    whole: frozenset[str]
    """The civilizations of the whole card: of a twinpact those of both halves."""
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
    is_attached: bool
    """Whether it lies on a creature and is no part of it: cross gear and weapons (109.2c)."""
    is_aura: bool
    """Whether it is attached to a creature as a part of it (310)."""
    names: tuple[str, ...]
    """Its names: a linked God has those of all (202.5)."""
    own_costs: tuple[DmAbility, ...]
    """What it says of its own cost (110.4e)."""
    may_shrink: bool
    """Whether it makes the power of a creature less, or has none itself."""
    is_twinpact: bool
    """Whether it is the creature of a twinpact, with another half (808.1)."""
    is_two_faced: bool
    """Whether it has two faces and no back (807.1, 810.1)."""
    is_ordinary: bool
    """Whether it is a creature of no supertype and not made of others: it may lie anywhere by itself."""
    gives_mana: bool
    """Whether it gives mana in the mana zone, where no text says otherwise: cores give none (309.5)."""
    index: AbilityIndex = field(repr=False, compare=False)
    """What its abilities wait for and change."""
    by_hand: bool = False
    """Whether its text is not executed: players carry it out where it would resolve."""
    counts_breakers: bool = False
    """Whether it is noted which creatures break shields."""
    made_of: MadeOf | None = None
    """Which cells it is made of, if it is a creature of several (805.1, 812.1)."""
    cell: Meaning | None = None
    """What one of its psychic cells is by itself."""


def define(
    facts: DmFacts, abilities: tuple[DmAbility, ...], *, by_hand: bool = False, back: Sequence[str] = ()
) -> Meaning:
    """A card with these abilities, the other half of which has the civilizations `back`."""
    has_no_power = facts.kind == CREATURE and (facts.attack or 0) <= 0
    names: tuple[str, ...] = () if facts.kind == NEBULA else (facts.counted_name,)  # 202.6, 810.4a
    names += tuple(ability.name for ability in abilities if isinstance(ability, AlsoNamed))
    keywords = tuple(dict.fromkeys(ability.keyword_name for ability in abilities if ability.keyword_name))
    made_of = next((ability for ability in abilities if isinstance(ability, MadeOf)), None)
    return Meaning(
        facts,
        abilities,
        NodesByKind(abilities),
        NodesInPlace(abilities),
        keywords,
        frozenset(keywords),
        frozenset(facts.classes),
        frozenset((*facts.classes, *back)),
        tuple(sorted({*facts.classes})),
        facts.kind == CREATURE,
        facts.kind == SPELL,
        facts.special in EVOLUTIONS,
        facts.kind == CROSS_GEAR,
        facts.kind in (CROSS_GEAR, WEAPON),
        facts.kind == AURA,
        names,
        tuple(ability for ability in abilities if ability.is_own_cost),
        has_no_power or any(ability.may_shrink for ability in abilities),
        facts.special == TWINPACT and bool(facts.back),
        is_two_faced(facts),
        facts.kind == CREATURE and not facts.special and made_of is None,
        facts.kind != CORE,
        _index_of(abilities),
        by_hand or any(isinstance(ability, ManualCardText) for ability in abilities),
        any(ability.counts_breakers for ability in abilities),
        made_of,
        define(_cell_of(facts), ()) if made_of is not None and facts.special == PSYCHIC_SUPER else None,
    )


def _index_of(abilities: tuple[DmAbility, ...]) -> AbilityIndex:
    placed = list(enumerate(abilities))
    index = AbilityIndex(
        tuple((change, place) for place, ability in placed for change in ability.changes_in_battle),
        tuple((change, place) for place, ability in placed for change in ability.changes_in_shields),
        tuple((ability.hears, place) for place, ability in placed if ability.hears),
        tuple((ability.replaces, place) for place, ability in placed if ability.replaces),
        tuple(place for place, ability in placed if ability.is_one_shot),
        tuple(place for place, ability in placed if ability.is_tap_ability),
        tuple((*ability.hears_in, place) for place, ability in placed if any(ability.hears_in)),
        frozenset(event for ability in abilities for event in ability.declared_at),
    )
    acts = index.throughout or index.hears or index.replaces or index.shots or index.taps
    return replace(index, acts=bool(acts))


def _cell_of(facts: DmFacts) -> DmFacts:
    """A psychic cell: no creature (805.1e), of cost 0 (805.1d), with the civilizations of the whole (805.1f)."""
    return replace(facts, kind=CELL, traits=(), traits_ja=(), cost=0, attack=None, varies=False)


def linked(parts: Sequence[Meaning]) -> Meaning:
    """Several cards side by side as one creature, with everything of each (803.1b, 202.5)."""
    first = parts[0].facts
    facts = replace(
        first,
        name="/".join(part.facts.name for part in parts),
        name_ja="/".join(part.facts.name_ja for part in parts),
        classes=tuple(dict.fromkeys(word for part in parts for word in part.facts.classes)),
        traits=tuple(dict.fromkeys(race for part in parts for race in part.facts.traits)),
        traits_ja=tuple(dict.fromkeys(race for part in parts for race in part.facts.traits_ja)),
        cost=sum(part.facts.cost or 0 for part in parts),
        attack=sum(part.facts.attack or 0 for part in parts),
    )
    whole = define(facts, tuple(ability for part in parts for ability in part.abilities))
    names = tuple(dict.fromkeys(name for part in parts for name in part.names))
    return replace(whole, names=names, is_ordinary=False, by_hand=any(part.by_hand for part in parts))
