"""All cards that are known, found by number or by name in either language."""

from __future__ import annotations

import unicodedata
from collections.abc import ItemsView, Iterable, Iterator, Mapping, ValuesView
from functools import cache, cached_property
from types import MappingProxyType

from svedesk.cards.spelling import compared_number
from svedesk.data import resources
from svedesk.engine.facts import Facts
from svedesk.engine.game import Game
from svedesk.nearest import nearest


def folded(name: str) -> str:
    """A name as it is compared: without regard to case, character width, curled apostrophes, ligatures or extra
    spaces."""
    plain = unicodedata.normalize("NFKC", name).replace("\N{RIGHT SINGLE QUOTATION MARK}", "'").casefold()
    return " ".join(plain.replace("æ", "ae").split())


def letters(name: str) -> str:
    """The letters and digits of a name or number, for not everybody writes every mark: "titanias sanctuary"."""
    return "".join(filter(str.isalnum, unicodedata.normalize("NFKC", name).casefold().replace("æ", "ae")))


def alike(facts: Facts, languages: Iterable[str] = ("en", "ja")) -> Iterator[object]:
    """What two prints have in common that are of one card, whatever a list says of them: a name in one of the languages
    it is known in, types and statistics."""
    for lang in languages:
        name = folded(facts.name if lang == "en" else facts.name_ja)
        yield lang, name, facts.kind, facts.special, facts.cost, facts.attack, facts.defense


class Library(Mapping[str, Facts]):
    """Cards by collector number, in a fixed order.

    Of two cards with one number the later one is kept, in the earlier one's place. `aliases` are names besides those on
    the card, by number.
    """

    def __init__(
        self, cards: Iterable[Facts] = (), aliases: Mapping[str, Iterable[str]] = MappingProxyType({})
    ) -> None:
        self._cards = {facts.number: facts for facts in cards}
        self._aliases = aliases

    def __getitem__(self, number: str) -> Facts:
        return self._cards[number]

    def __iter__(self) -> Iterator[str]:
        return iter(self._cards)

    def __len__(self) -> int:
        return len(self._cards)

    def values(self) -> ValuesView[Facts]:
        """All cards: many look through them, and a `Mapping` would look each up by its number."""
        return self._cards.values()

    def items(self) -> ItemsView[str, Facts]:
        """All cards with their numbers."""
        return self._cards.items()

    def __repr__(self) -> str:
        return f"<Library of {len(self)} cards>"

    def facts(self, number: str) -> Facts:
        """What is printed on a card. Raises KeyError for an unknown number."""
        return self._cards[number]

    def numbers(self) -> tuple[str, ...]:
        """All collector numbers, in the library's order."""
        return tuple(self._cards)

    def tokens(self) -> tuple[Facts, ...]:
        """The tokens (9.1), in the library's order."""
        return tuple(facts for facts in self._cards.values() if facts.special == "token")

    def named(self, name: str) -> tuple[Facts, ...]:
        """The cards with this number, with this whole name in English or Japanese, or that count as it.

        Empty when there is none. A follower and its evolved card share a name, as reprints do: all are in the answer,
        in the library's order.
        """
        if name in self._cards:
            return (self._cards[name],)  # no card has another's number for a name
        return self._by_name.get(folded(name), ())

    def find(self, name: str) -> tuple[Facts, ...]:
        """As `named`; where no card is, the cards of which this is the number or a name but for marks, spaces and the
        noughts that people leave out of numbers; or the cards with this alias."""
        return (
            self.named(name)
            or self._by_letters.get(letters(name), ())
            or self.numbered(name)
            or self._by_alias.get(letters(name), ())
        )

    def numbered(self, number: str) -> tuple[Facts, ...]:
        """The cards with this number, whatever marks stand in it and whether its noughts are there (SD1-6); none where
        it is a name. The number as it stands goes before one that only means the same. Of an English number these are
        the prints of its card."""
        cards = (self._by_letters.get(letters(number), ()), self._by_number.get(compared_number(number), ()))
        matches = tuple(card for card in cards[0] if letters(card.number) == letters(number))
        return matches or tuple(sorted(cards[1], key=_is_further_print))

    def nearest(self, name: str, limit: int = 5) -> tuple[Facts, ...]:
        """At most `limit` cards that a part of a number or name, or a mistyped one, may mean; the likeliest first.

        Of cards that share a name only the first is given.
        """
        wanted = folded(name)
        if not wanted or limit < 1:
            return ()
        holding = sorted((known for known in self._by_name if wanted in known), key=len)
        starting = [known for known in holding if known.startswith(wanted)]
        # Several parts may stand for one card, so more are taken than cards are asked for.
        close = [self._by_part[part] for part in nearest(wanted, self._by_part, 4 * limit)]
        likely: dict[str, Facts] = {}
        for known in (*starting, *holding, *close):
            first = self._by_name[known][0]
            likely.setdefault(first.name, first)
        return tuple(likely.values())[:limit]

    @cached_property
    def _by_name(self) -> dict[str, tuple[Facts, ...]]:
        """Cards by each folded number and name."""
        by_name: dict[str, dict[str, Facts]] = {}
        for facts in self._cards.values():
            for name in (facts.number, facts.name, facts.name_ja, facts.counted_name):
                if name:
                    by_name.setdefault(folded(name), {})[facts.number] = facts
        return {name: tuple(cards.values()) for name, cards in by_name.items()}

    @cached_property
    def _by_letters(self) -> dict[str, tuple[Facts, ...]]:
        by_letters: dict[str, tuple[Facts, ...]] = {}
        for name, cards in self._by_name.items():
            if letters(name):
                by_letters.setdefault(letters(name), cards)
        return by_letters

    @cached_property
    def _by_alias(self) -> dict[str, tuple[Facts, ...]]:
        by_alias: dict[str, tuple[Facts, ...]] = {}
        for number, names in self._aliases.items():
            for alias in filter(None, map(letters, names)):
                by_alias[alias] = (*by_alias.get(alias, ()), self._cards[number])
        return by_alias

    @cached_property
    def _by_number(self) -> dict[str, tuple[Facts, ...]]:
        by_number: dict[str, tuple[Facts, ...]] = {}
        for facts in self._cards.values():
            for number in map(compared_number, filter(None, (facts.number, facts.english_number))):
                by_number[number] = (*by_number.get(number, ()), facts)
        return by_number

    @cached_property
    def _by_part(self) -> dict[str, str]:
        """The folded number or name that each of its parts, and itself, stands for.

        Of "aria, fairy princess" these are "aria", "fairy" and "princess".
        """
        parts = {name: name for name in self._by_name}
        for name in self._by_name:
            for part in name.replace(",", " ").replace("\N{KATAKANA MIDDLE DOT}", " ").split():
                parts.setdefault(part, name)
        return parts


def _is_further_print(card: Facts) -> bool:
    """Whether the English number of a card is first that of another print."""
    return card.numbers_of_english(card.english_number)[:1] != (card.number,)


@cache
def shipped_library(game: Game) -> Library:
    """The cards of a game that come with the program."""
    return Library(game.shipped_cards(resources()))
