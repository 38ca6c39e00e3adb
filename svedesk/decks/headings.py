"""What the sections of a deck are called, and how many cards are told of them."""

from __future__ import annotations

from svedesk.decks.model import MAYBE, Copies, Deck, counted_sections, size
from svedesk.engine.game import Game, GameDecks
from svedesk.engine.script import Lang


def heading(game: Game, section: str, copies: Copies, lang: Lang) -> str:
    """The line above the cards of a section: "Main deck · 40", or "Leader" where it is for one card."""
    name = game.term("section", section, lang)
    return f"{name} · {size(copies)}" if section in (*counted_sections(game.decks), MAYBE) else name


def sizes(deck: Deck, rules: GameDecks) -> str:
    """How many cards a deck has, section by section: "40 + 10"."""
    return " + ".join(str(size(deck[section])) for section in counted_sections(rules))
