"""The cards that can be created manually."""

from __future__ import annotations

from collections.abc import Iterable

from svedesk.cards.library import Library
from svedesk.decks.model import Deck
from svedesk.engine.facts import stats_text
from svedesk.gui.table.words import Words


def known_cards(words: Words, numbers: Iterable[str]) -> list[tuple[str, str, str]]:
    """Number, name and note of each of these cards that is known, once. By hand everything can be created in every
    game; the note of a card that not all editions know says which is the first, and what it is called where it is
    printed, in Japanese."""
    rows = []
    for number in dict.fromkeys(numbers):
        try:
            facts = words.facts(number)
        except KeyError:
            continue  # of a deck whose pack or list is gone
        kind = f"{words.of_game.term('special', facts.special)} {words.of_game.term('kind', facts.kind)}"
        kind = f"{kind} {stats_text(facts.attack, facts.defense)}".strip()
        name = words.name(number)
        later = [part for part in (facts.name_ja, facts.first_edition) if part != name] if facts.first_edition else []
        rows.append((number, name, " · ".join((kind, *later, number))))
    return rows


def cards_to_create(words: Words, library: Library, decks: Iterable[Deck]) -> list[tuple[str, str, str]]:
    """Every card that can be created, tokens first: number, name, note."""
    numbers = (
        *(facts.number for facts in library.tokens()),
        *(number for deck in decks for number in deck.numbers()),
    )
    return known_cards(words, numbers)
