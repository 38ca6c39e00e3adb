"""What the deck builder asks about cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from svedesk.decks.model import Deck
from svedesk.decks.restrictions import RestrictionList
from svedesk.engine.facts import Facts
from svedesk.engine.game import CardRules, Game
from svedesk.gui.app.card_finder import CardFinder


class CardData(NamedTuple):
    """What the page asks about cards. `comes_from` tells where one is from that did not come with the program."""

    game: Game
    rules: CardRules
    library: Mapping[str, Facts]
    finder: CardFinder
    comes_from: Callable[[str], str]
    nearest: Callable[[str], tuple[int, tuple[Facts, ...]]]
    """Of a line nobody knows how many copies it says, and the nearest cards."""
    owned_words: Callable[[Deck], str]
    """How much of a deck the user owns, "" where nothing was ever told."""
    restrictions: RestrictionList | None = None
    """The restriction list that decks are checked against."""
