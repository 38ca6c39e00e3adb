"""Which cards may go into a deck beside those it has: what is worth showing while it is built."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from svedesk.decks.model import Deck
from svedesk.engine.facts import Facts
from svedesk.games.sve.desk import fitting as of_game


def fitting(deck: Deck, library: Mapping[str, Facts]) -> Callable[[Facts], bool]:
    """Tells of a card whether it fits what is in a deck already."""
    return of_game.fitting(deck.as_list(), deck.format, library)
