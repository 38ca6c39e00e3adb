"""The game that comes with the program, with its cards and decks."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any

from svedesk.cards import library as cards
from svedesk.cards.library import Library
from svedesk.decks import starter
from svedesk.decks.model import Copies, Deck, Lines, one_by_one
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


def sve_deck(
    name: str = "",
    leaders: Iterable[str] = (),
    main: Copies = (),
    evolve: Copies = (),
    format: str = "standard",  # noqa: A002 - as the field is called
    note: str = "",
    unknown: Lines = (),
) -> Deck:
    """A deck of these cards, the leaders by number."""
    sections = (("leaders", tuple(Counter(leaders).items())), ("main", main), ("evolve", evolve))
    return Deck(sections, name, format, note, unknown)


def having(deck: Deck, **changes: Any) -> Deck:
    """A deck with other cards in some sections, the leaders by number, and other fields."""
    if "leaders" in changes:
        changes["leaders"] = tuple(Counter(changes["leaders"]).items())
    sections = {section: changes.pop(section) for section in deck if section in changes}
    return replace(deck.having(**sections), **changes)


def leaders(deck: Deck) -> tuple[str, ...]:
    """The numbers of a deck's leaders."""
    return one_by_one(deck["leaders"])
