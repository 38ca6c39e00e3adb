"""What a card means: its printed facts and its abilities, which can be asked for by kind."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, TypeVar

from svedesk.engine.facts import Facts
from svedesk.engine.nodes_by_kind import NodesByKind, NodesInPlace
from svedesk.engine.script import Node, walk
from svedesk.games.sve.facts import SveFacts, sve_facts
from svedesk.games.sve.script_node import Ability
from svedesk.games.sve.trigger_events import Happening

_N = TypeVar("_N", bound=Node)


@dataclass(frozen=True, slots=True)
class Definition:
    """One card. `awaits` is what its automatic abilities wait for, `hears` what of it may happen to other cards, too.

    `of` has its abilities by kind, `numbered` with their places in `abilities`: no kind is named here.
    """

    facts: SveFacts
    abilities: tuple[Ability, ...]
    keywords: tuple[str, ...]
    awaits: frozenset[type[Happening]]
    hears: frozenset[type[Happening]]
    of: NodesByKind = field(repr=False, compare=False)
    numbered: NodesInPlace = field(repr=False, compare=False)
    is_crest: bool = field(init=False, repr=False, compare=False)
    """Whether it is a crest, whose abilities are valid in the EX area alone (JA 10.3.6): asked all the time."""
    _inside: dict[type[Node], tuple[Any, ...]] = field(default_factory=dict, init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "is_crest", self.facts.kind == "crest")

    @property
    def name(self) -> str:
        """The name it counts as (2.1)."""
        return self.facts.counted_name

    @property
    def is_token(self) -> bool:
        """Whether it is a token (9.1)."""
        return self.facts.special == "token"

    @property
    def recalls_arrival(self) -> bool:
        """Whether a text of it asks from where the card came onto the field."""
        return any(getattr(node, "recalls_arrival", False) for node in walk(self.abilities))

    def has(self, *kinds: type[Ability]) -> bool:
        """Whether it has an ability of one of these kinds."""
        return any(self.of[kind] for kind in kinds)

    def inside(self, kind: type[_N]) -> tuple[_N, ...]:
        """All parts of its abilities that are of a kind."""
        if kind not in self._inside:
            self._inside[kind] = tuple(node for node in walk(self.abilities) if isinstance(node, kind))
        return self._inside[kind]


def define(facts: Facts, abilities: tuple[Ability, ...]) -> Definition:
    """The definition of a card with these abilities."""
    return Definition(
        sve_facts(facts),
        abilities,
        tuple(dict.fromkeys(ability.keyword_name for ability in abilities if ability.keyword_name)),
        frozenset(kind for ability in abilities for kind in ability.hears),
        frozenset(kind for ability in abilities for kind in ability.hears_of_others),
        NodesByKind(abilities),
        NodesInPlace(abilities),
    )
