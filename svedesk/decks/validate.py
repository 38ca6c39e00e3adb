"""Whether a deck may be played by the rules of its game."""

from __future__ import annotations

from collections.abc import Mapping

from svedesk.decks.model import Deck
from svedesk.engine.facts import Facts
from svedesk.engine.message import Message
from svedesk.games.sve.desk import deck_check


def problems(deck: Deck, library: Mapping[str, Facts]) -> tuple[Message, ...]:
    """Everything a deck breaks of its format's rules; empty when it may be played."""
    return deck_check.problems(deck.as_list(), deck.format, library)
