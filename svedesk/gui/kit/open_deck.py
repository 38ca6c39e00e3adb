"""A deck that is being built."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from svedesk.decks.editing import Editing
from svedesk.decks.model import Deck
from svedesk.decks.shelf import Shelf
from svedesk.gui.kit.translate import tr


class OpenDeck:
    """A deck on the page: how it is being built, and the file it is kept in (None: it never was)."""

    def __init__(self, deck: Deck, path: Path | None) -> None:
        self.editing, self.path = Editing(deck), path

    def keep(self, shelf: Shelf) -> None:
        """Have it written. Raises `DamagedFile`."""
        deck = self.editing.deck
        named = deck if deck.name.strip() else replace(deck, name=tr("Without a name"))
        self.path = shelf.keep(named, self.path)


def new_deck() -> Deck:
    """A deck that nothing was done with."""
    return Deck(tr("New deck"), (), ())
