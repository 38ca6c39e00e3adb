"""What cards mean, each found out when it is first asked: a game has a hundred cards, a library ten thousand."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from types import MappingProxyType

from svedesk.games.sve.abilities.no_damage import NoDamage
from svedesk.games.sve.abilities.replacement import Replaces
from svedesk.games.sve.abilities.restriction import DealsByDefense, OthersCannotAttack
from svedesk.games.sve.abilities.spellchain_counts import SpellchainCounts
from svedesk.games.sve.definition import Definition
from svedesk.games.sve.facts import SveFacts

_NO_CARDS: Mapping[str, SveFacts] = MappingProxyType({})


def _nothing(number: str) -> Definition:
    raise KeyError(number)


class Definitions(dict[str, Definition]):
    """What cards mean, by number. It holds what was asked so far; asking for another card of `cards` defines it.

    Besides there is what is asked all the time, to pass by at once what most games have nothing of: `change_costs`
    tells whether any card changes what cards cost to play, `with_gifts` holds the numbers of those that have (on
    either face) passive abilities that reach cards, `with_ears` of those that wait for what happens to others,
    `with_replacements` of those that have replacement effects or, as equipment, give them,
    `any_counting` whether any card has more cards counted for Spellchain, `changes_fights` whether any keeps others
    from attacking or has them deal other damage, `with_no_damage` of those by which cards don't take damage,
    `with_history` of those that ask what has happened this turn; `any_states` and `any_stack` tell whether any card
    has a state trigger, or Stack, `any_in_ex` one that waits for something in the EX area. All that is
    told of the cards defined so far, so those that lie on a table must be: see `know`.
    What is told of cards that lie nowhere decides nothing.

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
        self.changes_fights = self.any_counting = False
        self.change_costs = self.any_states = self.any_stack = self.any_in_ex = False
        self.with_gifts, self.with_ears = set[str](), set[str]()
        self.with_replacements, self.with_no_damage = set[str](), set[str]()
        self.with_history = set[str]()
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
            self.change_costs = self.change_costs or bool(face.play_costs)
            self.changes_fights = self.changes_fights or any(
                isinstance(ability, OthersCannotAttack | DealsByDefense) for ability in face.abilities
            )
            self.any_counting = self.any_counting or any(
                isinstance(ability, SpellchainCounts) for ability in face.abilities
            )
            self.any_states = self.any_states or face.has_states
            self.any_in_ex = self.any_in_ex or face.waits_in_ex
            self.any_stack = self.any_stack or "stack" in face.keywords
            if face.passives or face.gives_traits:
                self.with_gifts.add(number)
            if face.hears:
                self.with_ears.add(number)
            given = (ability for has in face.equipped_has for ability in has.abilities)
            if face.replacements or any(isinstance(ability, Replaces) for ability in given):
                self.with_replacements.add(number)
            if face.history:
                self.with_history.add(number)
            if any(isinstance(restriction, NoDamage) for restriction in face.restrictions):
                self.with_no_damage.add(number)
        self[number] = meaning
        return meaning
