"""The decks of this user and those that come with the program: what games are offered."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from svedesk.decks import Deck
from svedesk.decks.shelf import Shelf, all_decks
from svedesk.engine.script import Lang
from svedesk.gui.app.card_service import CardService


class DeckService(QObject):
    """Decks by key. `changed` tells that others are offered from now on."""

    changed = Signal()

    def __init__(self, folder: Path, cards: CardService, lang: Callable[[], Lang], parent: QObject) -> None:
        super().__init__(parent)
        self._cards, self._folder, self._lang = cards, folder, lang
        self.shelf = Shelf(cards.game, folder)
        self.by_key: dict[str, Deck] = all_decks(self.shelf)
        cards.changed.connect(self.reload)

    def names(self) -> tuple[tuple[str, str], ...]:
        """Key and name of every deck."""
        return tuple((key, self.title(deck.name)) for key, deck in self.by_key.items())

    def title(self, name: str) -> str:
        """A deck's name as it is read: one that comes with the program is called something in each language."""
        return self._cards.game.term("deck", name, self._lang())

    def reload(self) -> None:
        """Read the shelf again; that of another game, if the window is about that now."""
        self.shelf = Shelf(self._cards.game, self._folder)
        self.by_key = all_decks(self.shelf)
        self.changed.emit()
