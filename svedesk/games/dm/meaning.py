"""What a card means: its printed facts and its abilities, which can be asked for by kind."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from svedesk.engine.nodes_by_kind import NodesByKind, NodesInPlace
from svedesk.games.dm.abilities.base import DmAbility
from svedesk.games.dm.abilities.linking import MadeOf
from svedesk.games.dm.abilities.manual_card_text import ManualCardText
from svedesk.games.dm.abilities.printed import AlsoNamed
from svedesk.games.dm.facts import (
    AURA,
    CELL,
    CREATURE,
    CROSS_GEAR,
    EVOLUTIONS,
    NEBULA,
    PSYCHIC_SUPER,
    SPELL,
    WEAPON,
    DmFacts,
)


@dataclass(frozen=True, slots=True)
class Meaning:
    """One card. `of` has its abilities by kind, `numbered` with their places in `abilities`: no kind is named here."""

    facts: DmFacts
    abilities: tuple[DmAbility, ...]
    of: NodesByKind = field(repr=False, compare=False)
    numbered: NodesInPlace = field(repr=False, compare=False)
    keywords: tuple[str, ...]
    """The words of its keywords, in the order of its text."""
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
    by_hand: bool = False
    """Whether its text is not executed: players carry it out where it would resolve."""
    made_of: MadeOf | None = None
    """Which cells it is made of, if it is a creature of several (805.1, 812.1)."""
    cell: Meaning | None = None
    """What one of its psychic cells is by itself."""


def define(facts: DmFacts, abilities: tuple[DmAbility, ...], *, by_hand: bool = False) -> Meaning:
    """A card with these abilities."""
    has_no_power = facts.kind == CREATURE and (facts.attack or 0) <= 0
    names: tuple[str, ...] = () if facts.kind == NEBULA else (facts.counted_name,)  # 202.6, 810.4a
    names += tuple(ability.name for ability in abilities if isinstance(ability, AlsoNamed))
    made_of = next((ability for ability in abilities if isinstance(ability, MadeOf)), None)
    return Meaning(
        facts,
        abilities,
        NodesByKind(abilities),
        NodesInPlace(abilities),
        tuple(dict.fromkeys(ability.keyword_name for ability in abilities if ability.keyword_name)),
        frozenset(facts.classes),
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
        by_hand or any(isinstance(ability, ManualCardText) for ability in abilities),
        made_of,
        define(_cell_of(facts), ()) if made_of is not None and facts.special == PSYCHIC_SUPER else None,
    )


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
    return replace(whole, names=names, by_hand=any(part.by_hand for part in parts))
