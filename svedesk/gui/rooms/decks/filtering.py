"""Which cards are shown: search and filters."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import NamedTuple

from svedesk.cards.prints import Joined
from svedesk.engine.facts import Facts
from svedesk.engine.game_scripts import Automation


class FilterValues(NamedTuple):
    """What is chosen; "" and -1 are anything. `cost` 8 means 8 or more; `set` is the beginning of numbers, or `FROM`
    and where cards are from that did not come with the program; `shared` are fields that only this game has, with what
    is to be in them."""

    words: str = ""
    craft: str = ""
    kind: str = ""
    cost: int = -1
    trait: str = ""
    keyword: str = ""
    set: str = ""
    status: str = ""
    shared: tuple[tuple[str, str], ...] = ()


class ListedCard(NamedTuple):
    """A card in the list: the print that is shown of it, and all there are."""

    facts: Facts
    prints: tuple[Facts, ...]


COSTLY = 8
FROM = "from:"
Keywords = Callable[[str], frozenset[str]]
Status = Callable[[str], Automation]
_ANYTHING = FilterValues()
_NONE: Mapping[str, str] = MappingProxyType({})


class CardFilter:
    """Sifts cards. It remembers those it has seen, so that showing thousands of them again takes no time."""

    def __init__(self, keywords: Keywords, status: Status, comes_from: Callable[[str], str]) -> None:
        self._keywords, self._status, self._comes_from = keywords, status, comes_from
        self._seen: dict[str, ListedCard | None] = {}

    def __call__(
        self, cards: Iterable[Joined], wanted: FilterValues, chosen: Mapping[str, str] = _NONE
    ) -> tuple[ListedCard, ...]:
        """Of the cards that were found those that pass the filters, in the order they were found in. Of each the first
        print that does is shown; `chosen` has the print to be shown rather, by the number of a card's first."""
        known = [(card.first.number, listed) for card in cards if (listed := self._listed(card)) is not None]
        if wanted._replace(words="") == _ANYTHING and not chosen:
            return tuple([card for _, card in known])
        matches = []
        for number, card in known:
            first = chosen.get(number, "")
            shown = next((facts for facts in _before(card.prints, first) if self._passes(facts, wanted)), None)
            if shown is not None:
                matches.append(card._replace(facts=shown))
        return tuple(matches)

    def prepare(self, cards: Iterable[Joined]) -> Iterator[None]:
        """Look at cards in steps before they are shown."""
        for card in cards:
            self._listed(card)
            yield

    def _listed(self, card: Joined) -> ListedCard | None:
        """A card as it is listed; nothing of one that goes into no deck."""
        number = card.first.number
        if number not in self._seen:
            prints = tuple([entry.facts for entry in card.prints])
            shown = next(filter(_goes_into_decks, prints), None)
            self._seen[number] = ListedCard(shown, prints) if shown is not None else None
        return self._seen[number]

    def _passes(self, card: Facts, wanted: FilterValues) -> bool:
        return (
            _goes_into_decks(card)
            and (not wanted.craft or wanted.craft in card.classes)
            and (not wanted.kind or wanted.kind == (card.special or card.kind))
            and (wanted.cost < 0 or (card.cost is not None and min(card.cost, COSTLY) == wanted.cost))
            and (not wanted.trait or wanted.trait in card.traits)
            and (not wanted.set or self._is_of(card.number, wanted.set))
            and all(getattr(card, name) == value for name, value in wanted.shared)
            and (not wanted.keyword or wanted.keyword in self._keywords(card.number))
            and (not wanted.status or wanted.status == self._status(card.number))
        )

    def _is_of(self, number: str, wanted: str) -> bool:
        if wanted.startswith(FROM):
            return self._comes_from(number) == wanted.removeprefix(FROM)
        return number.startswith(f"{wanted}-")


def _before(prints: tuple[Facts, ...], first: str) -> tuple[Facts, ...]:
    if not first:
        return prints
    return tuple(sorted(prints, key=lambda facts: facts.number != first))


def _goes_into_decks(card: Facts) -> bool:
    return card.special != "token" and not card.front
