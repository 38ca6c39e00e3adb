"""What cards mean, each found out when it is first asked: a game has a hundred cards, a library ten thousand."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from types import MappingProxyType
from typing import Any, TypeVar

from svedesk.engine.facts import Facts
from svedesk.engine.script import Node, NodesByKind, NodesInPlace, walk
from svedesk.games.sve.abilities.automatic import InEx
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
        return any(map(self.of.__getitem__, kinds))

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


_NO_CARDS: Mapping[str, SveFacts] = MappingProxyType({})


def _nothing(number: str) -> Definition:
    raise KeyError(number)


class Definitions(dict[str, Definition]):
    """What cards mean, by number. It holds what was asked so far; asking for another card of `cards` defines it.

    Besides there is what is asked all the time, to pass by at once what most games have nothing of: `having` tells
    which of them have (on either face) an ability of a kind or another part of that kind, `awaiting` which wait for a
    kind of happening, `with_ears` holds the numbers of those that wait for what happens to others, `recalling_arrival`
    of those whose text asks from where they came onto the field. All know the cards defined so far, so those that lie
    on a table must be: see `know`. What cards have that lie nowhere decides nothing.

    A library may be asked by two threads at once: a card is among the others only when all is told of it.
    """

    def __init__(
        self,
        known: Mapping[str, Definition],
        cards: Mapping[str, SveFacts] = _NO_CARDS,
        define: Callable[[str], Definition] = _nothing,
        given: Callable[[], Mapping[str, Definition]] = dict,
    ) -> None:
        """`known` are the cards that are none of `cards`; `define` tells what one of those means, by its number, and
        `given` the abilities that cards give: looked for when one is asked for that is no card."""
        super().__init__()
        self.cards = cards
        self._define, self._find_given = define, given
        self.with_ears, self.recalling_arrival = set[str](), set[str]()
        self.having: defaultdict[type[Node], set[str]] = defaultdict(set)
        self.awaiting: defaultdict[type[Happening], set[str]] = defaultdict(set)
        for number, meaning in known.items():
            if number not in cards:
                self._keep(number, meaning)

    def __missing__(self, number: str) -> Definition:
        return self._keep(number, self._define(number)) if number in self.cards else self._given[number]

    def __contains__(self, number: object) -> bool:
        return super().__contains__(number) or number in self.cards or number in self._given

    def find(self, number: str) -> Definition | None:
        """What a card means, None for an unknown number."""
        try:
            return self[number]
        except KeyError:
            return None

    def look(self, number: str) -> Definition:
        """What a card means, defined for this once where nobody has asked for it. Raises KeyError for an unknown
        number."""
        return self[number] if super().__contains__(number) or number not in self.cards else self._define(number)

    def numbers(self) -> tuple[str, ...]:
        """All there is, defined or not."""
        return tuple(dict.fromkeys((*self, *self.cards, *self._given)))

    def printed(self, number: str) -> SveFacts:
        """What is printed on a card, which is not defined for that. Raises KeyError for an unknown number."""
        return self.cards[number] if number in self.cards else self[number].facts

    def know(self, numbers: Iterable[str]) -> None:
        """Define cards that lie on a table, or are about to."""
        for number in numbers:
            self[number]

    @cached_property
    def tokens(self) -> tuple[SveFacts, ...]:
        """What is printed on tokens, in the order of the cards."""
        return tuple(facts for facts in self.cards.values() if facts.special == "token")

    def token_named(self, name: str) -> str:
        """The number of the first token that counts as this name, "" where none does."""
        return next((facts.number for facts in self.tokens if facts.counted_name == name), "")

    @cached_property
    def token_called(self) -> dict[str, str]:
        """The number of a token by its name in either language; of several the first."""
        return {name: facts.number for facts in reversed(self.tokens) for name in (facts.name_ja, facts.name)}

    @cached_property
    def _given(self) -> Mapping[str, Definition]:
        return self._find_given()

    def _keep(self, number: str, meaning: Definition) -> Definition:
        """Keep what a card means, after what is told of it."""
        faces: Iterable[Definition] = (meaning,)
        if meaning.facts.back in self.cards:  # it may lie with that face visible
            faces = (meaning, self._define(meaning.facts.back))
        for face in faces:
            for kind in {kind for node in _parts(face) for kind in type(node).__mro__ if issubclass(kind, Node)}:
                self.having[kind].add(number)
            if face.is_crest:
                self.having[InEx].add(number)  # its abilities wait there
            for awaited in face.awaits:
                self.awaiting[awaited].add(number)
            if face.hears:
                self.with_ears.add(number)
        if meaning.recalls_arrival:
            self.recalling_arrival.add(number)
        self[number] = meaning
        return meaning


def _parts(meaning: Definition) -> Iterator[Node]:
    """What a card has: its abilities and what they are made of. An ability that it only gives counts as its own on
    equipment."""
    is_equipment = meaning.facts.kind == "equipment"
    for ability in meaning.abilities:
        yield ability
        yield from (node for node in walk(ability) if is_equipment or not isinstance(node, Ability))
