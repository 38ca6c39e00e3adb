"""A deck as its owner thinks of it: how many of which card."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from svedesk.engine.game import GameDecks
from svedesk.engine.log import DeckList
from svedesk.engine.zones import InSections

Copies = tuple[tuple[str, int], ...]
"""Card numbers, each with how many copies there are, in the order the owner keeps them."""

Lines = tuple[tuple[str, str], ...]
"""Lines of a list, each with the section it stood in."""
MOST_COPIES = 99
"""Of one card, in files, codes and lists."""
LONGEST_NOTE = 1_000
MAYBE, SIDE = "maybe", "side"
"""Beside the sections of every game: cards that are only considered; and what lists of others call a sideboard, in
which some keep what is not drawn and some what is only considered."""
_BESIDE = {
    SIDE: ("side", "sb", "side deck", "sidedeck", "sideboard", "サイド", "サイドデッキ", "サイドボード"),
    MAYBE: (
        *("maybe", "maybeboard", "maybe board", "maybe deck", "considering", "under consideration", "candidates"),
        *("cut", "cuts", "cut cards", "to test", "testing", "wishlist", "wish list", "considered"),
        *("不採用", "不採用カード", "入れ替え候補", "入替候補", "抜いたカード", "試したいカード"),
        *("maybes", "候補", "採用候補", "候補カード", "検討", "検討中", "検討枠", "保留", "メイビーボード"),
    ),
}
_EMPTY: Mapping[str, Copies] = {}
_FORMAT = re.compile("[a-z_]{1,20}")
MOST_UNKNOWN = 200
"""How many lines that nobody knows are kept of a section: no deck has as many cards."""


@dataclass(frozen=True, slots=True)
class Deck(InSections[tuple[str, int]]):
    """How many of which card there are in each section.

    It may break every rule of building decks: `GameDecks.problems` tells which.
    """

    name: str = ""
    format: str = "standard"
    """The name of the format it is built for (see `GameDecks`)."""
    note: str = ""
    """What its owner wants to remember of it."""
    unknown: Lines = ()
    """Lines of the list it was made from whose card nobody knows: kept until they are settled, and given back with the
    list. They are no cards of the deck."""
    maybe: Copies = ()
    """Cards that are only considered: kept with the deck, and none of it."""

    def as_list(self) -> DeckList:
        """The cards one by one, as a game is set up with them."""
        return DeckList(tuple((section, one_by_one(copies)) for section, copies in self.sections), self.name)

    def numbers(self) -> tuple[str, ...]:
        """Every card number in it once, section by section."""
        return tuple(dict.fromkeys(number for number, _ in self.all))


def in_sections(rules: GameDecks, copies: Mapping[str, Copies] = _EMPTY) -> tuple[tuple[str, Copies], ...]:
    """The sections of a deck of a game, with these cards."""
    return tuple((section, copies.get(section, ())) for section in rules.sections)


def deck_of_list(deck: DeckList, form: str = "standard") -> Deck:
    """A deck of these cards."""
    return Deck(tuple((section, tuple(Counter(deck[section]).items())) for section in deck), deck.name, form)


def is_format(name: str) -> bool:
    """Whether a format may be called so, be it one that only a later version knows."""
    return _FORMAT.fullmatch(name) is not None


def holds_one(rules: GameDecks, section: str) -> bool:
    """Whether a section is for one card as a rule, so that another takes its place."""
    return rules.most_in(section, rules.formats[0]) == 1


def counted_sections(rules: GameDecks) -> tuple[str, ...]:
    """The sections of which it is worth telling how many cards they have."""
    return tuple(section for section in rules.sections if not holds_one(rules, section))


def beside_main(rules: GameDecks) -> str:
    """The section of the cards that are not drawn: what follows the main one; that itself in a game without."""
    after = rules.sections[rules.sections.index(rules.main_section) :]
    return after[min(1, len(after) - 1)]


def section_called(rules: GameDecks, word: str) -> str | None:
    """The section that goes by a name, be it one that lists and files of others call it; `MAYBE` or `SIDE` for what
    stands beside all sections."""
    plain = word.casefold()
    if plain in rules.sections:
        return plain
    called = [(section, words.headings) for section, words in rules.section_words.items()]
    return next((section for section, words in (*called, *_BESIDE.items()) if plain in map(str.casefold, words)), None)


def size(copies: Copies) -> int:
    """How many cards these are together."""
    return sum(count for _, count in copies)


def summed(copies: Iterable[tuple[str, int]]) -> dict[str, int]:
    """How many there are of each card, those told of in several places together, in the order they are first told."""
    counts: dict[str, int] = {}
    for number, count in copies:
        counts[number] = counts.get(number, 0) + count
    return counts


def one_by_one(copies: Copies) -> tuple[str, ...]:
    """Each copy by itself."""
    return tuple(number for number, count in copies for _ in range(count))
