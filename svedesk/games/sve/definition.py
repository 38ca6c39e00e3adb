"""What a card means: its printed facts with the abilities of its script, sorted once for quick asking."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeGuard

from svedesk.engine.facts import Facts
from svedesk.engine.script import walk
from svedesk.games.sve.abilities.activated import Activated, Evolve
from svedesk.games.sve.abilities.added_cost import AddedCost
from svedesk.games.sve.abilities.also_called import AlsoCalled
from svedesk.games.sve.abilities.automatic import Automatic, InEx
from svedesk.games.sve.abilities.base import Ability
from svedesk.games.sve.abilities.cost import Cost
from svedesk.games.sve.abilities.equipped import EquippedHas
from svedesk.games.sve.abilities.from_hand import FromHand
from svedesk.games.sve.abilities.gives_trait import GivesTrait
from svedesk.games.sve.abilities.keyword import Keyword
from svedesk.games.sve.abilities.own_cost import CostsX, OwnCost
from svedesk.games.sve.abilities.passive import IgnoresWard, WhileHere
from svedesk.games.sve.abilities.play_cost import PlayCost
from svedesk.games.sve.abilities.playable import CannotBePlayed, CannotBePlayedThen, CostsByCount, CostsLessIf
from svedesk.games.sve.abilities.replacement import Replaces, Replacing
from svedesk.games.sve.abilities.restriction import Restriction
from svedesk.games.sve.abilities.spell import Spell
from svedesk.games.sve.abilities.stack import Stack
from svedesk.games.sve.conditions.happened import ThisTurn
from svedesk.games.sve.facts import SveFacts, sve_facts
from svedesk.games.sve.group import Called, Token
from svedesk.games.sve.keywords.achieved import Achieved
from svedesk.games.sve.trigger_events import Happening


@dataclass(frozen=True, slots=True)
class Definition:
    """One card. The tuples after `abilities` hold them by kind, each with its zero-based place in `abilities`; `awaits`
    is what its automatic abilities wait for, `hears` what of it may happen to other cards, too (`Trigger.hears`)."""

    facts: SveFacts
    abilities: tuple[Ability, ...]
    keywords: tuple[str, ...]
    automatics: tuple[tuple[int, Automatic], ...]
    awaits: frozenset[type[Happening]]
    hears: frozenset[type[Happening]]
    activated: tuple[tuple[int, Activated], ...]
    evolves: tuple[tuple[int, Evolve], ...]
    passives: tuple[tuple[int, WhileHere], ...]
    replacements: tuple[tuple[int, Replacing], ...]
    ignores_ward: bool
    restrictions: tuple[Restriction, ...]
    play_costs: tuple[PlayCost, ...]
    has_states: bool
    gives_traits: tuple[GivesTrait, ...]
    own_costs: tuple[OwnCost, ...]
    costs_x: int
    added_costs: tuple[Cost, ...]
    also_called: tuple[Token | Called, ...]
    cannot_be_played: tuple[CannotBePlayed | CannotBePlayedThen, ...]
    changes_own_cost: tuple[CostsLessIf | CostsByCount, ...]
    waits_in_ex: bool
    recalls_arrival: bool
    """Whether a text of it asks from where the card came onto the field."""
    equipped_has: tuple[EquippedHas, ...]
    from_hand: tuple[tuple[int, FromHand], ...]
    spell: Spell | None
    history: tuple[ThisTurn, ...] = ()
    """What it asks for of what has happened this turn."""

    @property
    def name(self) -> str:
        """The name it counts as (2.1)."""
        return self.facts.counted_name

    @property
    def is_token(self) -> bool:
        """Whether it is a token (9.1)."""
        return self.facts.special == "token"


def _is_activated_on_field(ability: Ability) -> TypeGuard[Activated]:
    return isinstance(ability, Activated) and not isinstance(ability, FromHand)


def _replacing(ability: Ability) -> tuple[Replacing, ...]:
    """The replacement effect of an ability, if it has one."""
    if isinstance(ability, Replaces):
        return (ability.replacing,)
    return (ability.leaving,) if isinstance(ability, Stack) and ability.leaving is not None else ()


def define(facts: Facts, abilities: tuple[Ability, ...]) -> Definition:
    """The definition of a card with these abilities."""
    numbered = tuple(enumerate(abilities))
    automatics = tuple((index, ability) for index, ability in numbered if isinstance(ability, Automatic))
    triggers = [ability.trigger.awaited for _, ability in automatics]
    return Definition(
        sve_facts(facts),
        abilities,
        tuple(dict.fromkeys(ability.name for ability in abilities if isinstance(ability, Keyword | Stack))),
        automatics,
        frozenset(kind for trigger in triggers for kind in trigger.hears),
        frozenset(kind for trigger in triggers if not trigger.own for kind in trigger.hears),
        tuple((index, ability) for index, ability in numbered if _is_activated_on_field(ability)),
        tuple((index, ability) for index, ability in numbered if isinstance(ability, Evolve)),
        tuple((index, ability) for index, ability in numbered if isinstance(ability, WhileHere)),
        tuple((index, replacing) for index, ability in numbered for replacing in _replacing(ability)),
        any(isinstance(ability, IgnoresWard) for ability in abilities),
        tuple(ability for ability in abilities if isinstance(ability, Restriction)),
        tuple(ability for ability in abilities if isinstance(ability, PlayCost)),
        any(isinstance(ability, Automatic) and isinstance(ability.trigger.awaited, Achieved) for ability in abilities),
        tuple(ability for ability in abilities if isinstance(ability, GivesTrait)),
        tuple(ability for ability in abilities if isinstance(ability, OwnCost)),
        sum(ability.times for ability in abilities if isinstance(ability, CostsX)),
        tuple(part for ability in abilities if isinstance(ability, AddedCost) for part in ability.cost),
        tuple(ability.name for ability in abilities if isinstance(ability, AlsoCalled)),
        tuple(ability for ability in abilities if isinstance(ability, CannotBePlayed | CannotBePlayedThen)),
        tuple(ability for ability in abilities if isinstance(ability, CostsLessIf | CostsByCount)),
        any(isinstance(ability, InEx) for ability in abilities),
        any(getattr(node, "recalls_arrival", False) for node in walk(abilities)),
        tuple(ability for ability in abilities if isinstance(ability, EquippedHas)),
        tuple((index, ability) for index, ability in numbered if isinstance(ability, FromHand)),
        next((ability for ability in abilities if isinstance(ability, Spell)), None),
        tuple(node for node in walk(abilities) if isinstance(node, ThisTurn)),
    )
