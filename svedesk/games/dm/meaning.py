"""What a card means: its printed facts and its abilities, which can be asked for by kind."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from svedesk.engine.nodes_by_kind import NodesByKind, NodesInPlace
from svedesk.games.dm.abilities.base import DmAbility
from svedesk.games.dm.abilities.manual_card_text import ManualCardText
from svedesk.games.dm.facts import AURA, CREATURE, CROSS_GEAR, EVOLUTIONS, SPELL, WEAPON, DmFacts


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


def define(facts: DmFacts, abilities: tuple[DmAbility, ...], *, by_hand: bool = False) -> Meaning:
    """A card with these abilities."""
    has_no_power = facts.kind == CREATURE and (facts.attack or 0) <= 0
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
        (facts.name,),
        tuple(ability for ability in abilities if ability.is_own_cost),
        has_no_power or any(ability.may_shrink for ability in abilities),
        by_hand or any(isinstance(ability, ManualCardText) for ability in abilities),
    )


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
    return replace(whole, names=tuple(part.facts.name for part in parts), by_hand=any(part.by_hand for part in parts))
