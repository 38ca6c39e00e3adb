"""The decks that come with the program."""

from __future__ import annotations

from svedesk.data import resources
from svedesk.decks.model import Deck, deck_of_list
from svedesk.engine.game import Game


def starter_decks(game: Game) -> dict[str, Deck]:
    """The decks of a game by code ("SD01"), in its order, in a dictionary that is the caller's to change."""
    form = game.decks.formats[0]
    return {code: deck_of_list(deck, form) for code, deck in game.decks.shipped(resources()).items()}
