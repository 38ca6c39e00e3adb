"""The game that comes with the program, with its cards and decks."""

from collections.abc import Callable, Mapping

from svedesk.cards import library as cards
from svedesk.cards.library import Library
from svedesk.decks import starter
from svedesk.decks.model import Deck
from svedesk.engine.facts import Facts
from svedesk.engine.message import Message
from svedesk.games.sve.shadowverse import SVE as SVE
from svedesk.packs.draft import draft_class

CardDraft = draft_class(SVE.facts)


def starter_library() -> Library:
    return cards.starter_library(SVE)


def starter_decks() -> dict[str, Deck]:
    return starter.starter_decks(SVE)


def problems(deck: Deck, library: Mapping[str, Facts]) -> tuple[Message, ...]:
    return SVE.decks.problems(deck.as_list(), deck.format, library)


def fitting(deck: Deck, library: Mapping[str, Facts]) -> Callable[[Facts], bool]:
    return SVE.decks.fitting(deck.as_list(), deck.format, library)
