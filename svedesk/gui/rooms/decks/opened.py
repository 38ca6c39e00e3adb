"""What the builder's page works with: the decks that are open, and what it asks about cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from svedesk.decks.editing import Editing
from svedesk.decks.model import Deck
from svedesk.decks.shelf import Shelf, all_decks
from svedesk.engine.facts import Facts
from svedesk.gui.app.card_finder import Finder
from svedesk.gui.kit.translate import tr

if TYPE_CHECKING:
    from svedesk.gui.app.window import MainWindow


class OpenDeck:
    """A deck on the page: how it is being built, and the file it is kept in (None: it never was)."""

    def __init__(self, deck: Deck, path: Path | None) -> None:
        self.editing, self.path = Editing(deck), path

    def keep(self, shelf: Shelf) -> None:
        """Have it written. Raises `DamagedFile`."""
        deck = self.editing.deck
        named = deck if deck.name.strip() else replace(deck, name=tr("Without a name"))
        self.path = shelf.keep(named, self.path)


def decks_changed(window: MainWindow) -> None:
    """What is kept among the decks is what games are offered from now on."""
    window.decks = all_decks(window.shelf)
    window.menu_page.form.offer_decks(window.offered_decks())


def new_deck() -> Deck:
    """A deck that nothing was done with."""
    return Deck(tr("New deck"), (), ())


class Sources(NamedTuple):
    """What the page asks about cards: `comes_from` tells where one is from that did not come with the program."""

    library: Mapping[str, Facts]
    finder: Finder
    comes_from: Callable[[str], str]
    meant: Callable[[str], tuple[int, tuple[Facts, ...]]]
    """Of a line nobody knows how many copies it says, and the nearest cards."""
