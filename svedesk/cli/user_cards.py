"""A list of cards of the user's own for one run of a command: facts and texts, in memory only, and decks made of those
cards."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

from svedesk.cards.collection import reprinted
from svedesk.cards.import_file import read_cards
from svedesk.cards.import_rows import entries_of
from svedesk.cards.library import Library, shipped_library
from svedesk.cards.shared_texts import told_texts
from svedesk.cli import materials
from svedesk.cli.console import CommandError
from svedesk.decks.model import Deck, deck_of_list
from svedesk.documents.damaged import DamagedFile
from svedesk.engine.facts import Facts
from svedesk.engine.game import CardRules, KnownCards


class UserCardRules(NamedTuple):
    """The rules over the shipped cards and those of a list, and the cards of the list."""

    rules: CardRules
    cards: tuple[Facts, ...]


@cache
def brought(path: Path) -> UserCardRules:
    """The cards of a list: Cockatrice XML, CSV, Excel or JSON. Raises CommandError."""
    shipped = shipped_library(materials.game())
    try:
        facts = materials.game().facts
        fresh = entries_of(read_cards(path, facts), shipped, facts)
    except DamagedFile as error:  # said as what other processes can be told, too
        raise CommandError(error.sentence) from error
    texts = {**{entry.number: ("", "") for entry in fresh}, **told_texts(fresh, {})}
    library = Library((*shipped.values(), *(entry.facts for entry in fresh)))
    rules = materials.game().rules(KnownCards(library, texts, reprints=reprinted(fresh, shipped)))
    return UserCardRules(rules, tuple(entry.facts for entry in fresh))


def random_deck(cards: tuple[Facts, ...], seed: int) -> Deck:
    """A deck made of these cards by chance. Raises CommandError when they make none."""
    deck = materials.game().decks.random(cards, shipped_library(materials.game()), seed)
    if deck is None:
        raise CommandError("There are not enough cards of any class in the list to build a deck.")
    return deck_of_list(deck)
