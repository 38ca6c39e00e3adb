"""Decks as they were: older versions of the one that is open, and those that were removed."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QWidget

from svedesk.decks.editing import compared
from svedesk.decks.model import Deck, size
from svedesk.decks.shelf import OlderDeck
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.theme import Theme
from svedesk.gui.rooms.decks.comparing import Differences, compared_words
from svedesk.gui.rooms.decks.past import Group, PastDialog, when_said


class HistoryDialog(PastDialog):
    """Lists them by date, with what they differ in from the deck that is open."""

    table: Differences

    def __init__(
        self,
        theme: Theme,
        deck: Deck,
        versions: tuple[OlderDeck, ...],
        removed: tuple[OlderDeck, ...],
        locale: QLocale,
        name_of: Callable[[str], str],
        parent: QWidget,
    ) -> None:
        self._deck, self._locale = deck, locale
        self._older = (*versions, *removed)
        self.picked: Callable[[OlderDeck], object] = lambda older: None
        """Called with the version to go back to."""
        self.brought: Callable[[OlderDeck], object] = lambda older: None
        """Called with the removed deck to be brought back."""
        super().__init__(
            theme,
            tr("Decks as they were"),
            Group(
                tr("Older versions of {0}", deck.name),
                tuple(self._line(one, named=one.deck.name != deck.name) for one in versions),
                tr("None yet."),
            ),
            Group(tr("Removed decks"), tuple(self._line(one, named=True) for one in removed), tr("None.")),
            Differences(name_of),
            parent,
        )

    def _line(self, one: OlderDeck, *, named: bool) -> str:
        cards = tr("{0} + {1} cards", size(one.deck.main), size(one.deck.evolve))
        name = f"{one.deck.name} · " if named else ""
        return f"{name}{when_said(one.when, self._locale)} · {cards}"

    def show_place(self, place: int) -> None:
        version = self.is_version(place)
        self.do.setText(tr("Bring it back") if place >= 0 and not version else tr("Make the deck this again"))
        if place < 0:
            self.told.setText(tr("A version is kept by itself when a deck has not changed for a while."))
            self.table.hide()
            return
        older = self._older[place].deck
        rows = compared(self._deck if version else Deck("", (), ()), older)
        self.told.setText(
            compared_words(rows) + (f" {tr('Its notes differ.')}" if version and older.note != self._deck.note else "")
        )
        self.table.setVisible(bool(rows))
        self.table.show_rows(rows, tr("Now"), tr("Then"))

    def take(self, place: int) -> None:
        (self.picked if self.is_version(place) else self.brought)(self._older[place])
