"""What a card means: its printed facts and its abilities, which can be asked for by kind."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, TypeVar

from svedesk.engine.facts import Facts
from svedesk.engine.script import Node, walk
from svedesk.games.sve.facts import SveFacts, sve_facts
from svedesk.games.sve.script_node import Ability
from svedesk.games.sve.trigger_events import Happening

_A = TypeVar("_A", bound=Ability)
_N = TypeVar("_N", bound=Node)
_Kept = dict[type[Node], Any]


@dataclass(frozen=True, slots=True)
class Definition:
    """One card. `awaits` is what its automatic abilities wait for, `hears` what of it may happen to other cards, too.

    Its abilities of a kind are looked for once, when they are first asked for: no kind is named here.
    """

    facts: SveFacts
    abilities: tuple[Ability, ...]
    keywords: tuple[str, ...]
    awaits: frozenset[type[Happening]]
    hears: frozenset[type[Happening]]
    recalls_arrival: bool
    """Whether a text of it asks from where the card came onto the field."""
    _of: _Kept = field(default_factory=dict, init=False, repr=False, compare=False)
    _numbered: _Kept = field(default_factory=dict, init=False, repr=False, compare=False)
    _inside: _Kept = field(default_factory=dict, init=False, repr=False, compare=False)

    @property
    def name(self) -> str:
        """The name it counts as (2.1)."""
        return self.facts.counted_name

    @property
    def is_token(self) -> bool:
        """Whether it is a token (9.1)."""
        return self.facts.special == "token"

    def of(self, kind: type[_A]) -> tuple[_A, ...]:
        """Its abilities of a kind."""
        try:
            abilities: tuple[_A, ...] = self._of[kind]
        except KeyError:
            abilities = self._of[kind] = tuple(ability for _, ability in self.numbered(kind))
        return abilities

    def has(self, *kinds: type[Ability]) -> bool:
        """Whether it has an ability of one of these kinds."""
        return any(self.of(kind) for kind in kinds)

    def numbered(self, kind: type[_A]) -> tuple[tuple[int, _A], ...]:
        """Its abilities of a kind, each with its zero-based place in `abilities`."""
        try:
            abilities: tuple[tuple[int, _A], ...] = self._numbered[kind]
        except KeyError:
            numbered = enumerate(self.abilities)
            abilities = tuple((index, ability) for index, ability in numbered if isinstance(ability, kind))
            self._numbered[kind] = abilities
        return abilities

    def inside(self, kind: type[_N]) -> tuple[_N, ...]:
        """All parts of its abilities that are of a kind."""
        try:
            nodes: tuple[_N, ...] = self._inside[kind]
        except KeyError:
            nodes = self._inside[kind] = tuple(node for node in walk(self.abilities) if isinstance(node, kind))
        return nodes


def define(facts: Facts, abilities: tuple[Ability, ...]) -> Definition:
    """The definition of a card with these abilities."""
    return Definition(
        sve_facts(facts),
        abilities,
        tuple(dict.fromkeys(ability.keyword_name for ability in abilities if ability.keyword_name)),
        frozenset(kind for ability in abilities for kind in ability.hears),
        frozenset(kind for ability in abilities for kind in ability.hears_of_others),
        any(getattr(node, "recalls_arrival", False) for node in walk(abilities)),
    )
