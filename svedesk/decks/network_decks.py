"""Games with another program: the decks it brings, bare lists of numbers, and whether it is the same program."""

from __future__ import annotations

import hashlib
from dataclasses import astuple
from functools import cache

from svedesk import __version__
from svedesk.cards.library import shipped_library
from svedesk.engine.game import CardRules, Game
from svedesk.engine.log import DeckList


def stops_by_hand(deck: DeckList, game: Game, rules: CardRules) -> bool:
    """Whether a game with this deck stops for cards to be resolved by hand."""
    return not game.decks.automation(deck.all, rules).whole


@cache
def this_program(game: Game) -> str:
    """A SHA-256 in hex of what every copy of this program knows of a game's cards and rules: one with another may check
    a game otherwise. What its user has brought in besides is not in it (see `engine.origin`)."""
    facts = sorted((number, astuple(printed)) for number, printed in shipped_library(game).items())
    return hashlib.sha256(repr((__version__, game.editions, facts)).encode()).hexdigest()
