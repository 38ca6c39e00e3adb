"""Decks: what they are, the ones that come with the program, files of the user, and the rules of building them."""

from svedesk.decks.model import Deck
from svedesk.decks.starter import starter_decks

__all__ = ["Deck", "starter_decks"]
