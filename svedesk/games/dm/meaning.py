"""What a card means: its printed facts and its abilities, which can be asked for by kind."""

from __future__ import annotations

from dataclasses import dataclass, field

from svedesk.engine.nodes_by_kind import NodesByKind, NodesInPlace
from svedesk.games.dm.abilities.base import DmAbility
from svedesk.games.dm.facts import CREATURE, CROSS_GEAR, EVOLUTION, SPELL, DmFacts


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
        facts.special == EVOLUTION,
        facts.kind == CROSS_GEAR,
        has_no_power or any(ability.may_shrink for ability in abilities),
        by_hand,
    )
