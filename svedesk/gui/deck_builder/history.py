"""Decks as they were: older versions of the one that is open, and those that were removed."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QDateTime, QLocale, Qt
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QListWidgetItem, QPushButton, QVBoxLayout, QWidget

from svedesk.decks.editing import compared
from svedesk.decks.model import Deck, size
from svedesk.decks.shelf import OlderDeck
from svedesk.gui.deck_builder.comparing import Differences, compared_words
from svedesk.gui.deck_builder.dialog import DeckDialog
from svedesk.gui.lobby.page import labelled
from svedesk.gui.look.scale import px
from svedesk.gui.tongue import tr

_PLACE = Qt.ItemDataRole.UserRole


class HistoryDialog(DeckDialog):
    """Lists them by date, with what they differ in from the deck that is open."""

    def __init__(
        self,
        deck: Deck,
        versions: tuple[OlderDeck, ...],
        removed: tuple[OlderDeck, ...],
        locale: QLocale,
        name_of: Callable[[str], str],
        parent: QWidget,
    ) -> None:
        super().__init__(tr("Decks as they were"), parent, 820)
        self._deck, self._locale = deck, locale
        self._older = (*versions, *removed)
        self._versions = len(versions)
        self.picked: Callable[[OlderDeck], object] = lambda older: None
        """Called with the version to go back to."""
        self.brought: Callable[[OlderDeck], object] = lambda older: None
        """Called with the removed deck to be brought back."""
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Decks as they were"))
        self.list.setFixedWidth(px(300))
        self.told = labelled("", "quiet", wrap=True)
        self.table = Differences(name_of)
        self.back = QPushButton()
        self.back.setProperty("kind", "primary")
        leave = QPushButton(tr("Close"))
        leave.clicked.connect(self.reject)
        beside = QVBoxLayout()
        beside.addWidget(self.told)
        beside.addWidget(self.table, 1)
        columns = QHBoxLayout()
        columns.setSpacing(px(12))
        columns.addWidget(self.list)
        columns.addLayout(beside, 1)
        self.column.addLayout(columns, 1)
        self.row(leave, self.back)
        self.list.currentItemChanged.connect(self._show)
        self.list.itemActivated.connect(self._take)
        self.back.clicked.connect(self._take)
        self._fill()

    @property
    def place(self) -> int:
        """The place of the chosen one: versions first, the newest before, then those removed; -1 for none."""
        row = self.list.currentRow()
        return int(self.list.item(row).data(_PLACE)) if row >= 0 and self._is_deck(row) else -1

    def _fill(self) -> None:
        groups = (
            (tr("Older versions of {0}", self._deck.name), range(self._versions), tr("None yet.")),
            (tr("Removed decks"), range(self._versions, len(self._older)), tr("None.")),
        )
        for heading, places, nothing in groups:
            self._add(heading, heading=True)
            for place in places:
                one = self._older[place]
                made = QDateTime.fromSecsSinceEpoch(round(one.when))
                when = self._locale.toString(made, QLocale.FormatType.ShortFormat)
                cards = tr("{0} + {1} cards", size(one.deck.main), size(one.deck.evolve))
                name = "" if place < self._versions and one.deck.name == self._deck.name else f"{one.deck.name} · "
                self._add(f"{name}{when} · {cards}", place)
            if not places:
                self._add(nothing)
        self.list.setCurrentRow(next((row for row in range(self.list.count()) if self._is_deck(row)), -1))
        self._show()

    def _add(self, said: str, place: int | None = None, *, heading: bool = False) -> None:
        item = QListWidgetItem(said)
        if place is None:
            item.setFlags(Qt.ItemFlag.NoItemFlags)
        if heading:
            bold = item.font()
            bold.setBold(True)
            item.setFont(bold)
        item.setData(_PLACE, place)
        self.list.addItem(item)

    def _is_deck(self, row: int) -> bool:
        return self.list.item(row).data(_PLACE) is not None

    def _show(self) -> None:
        place = self.place
        self.back.setEnabled(place >= 0)
        version = 0 <= place < self._versions
        self.back.setText(tr("Bring it back") if place >= 0 and not version else tr("Make the deck this again"))
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

    def _take(self) -> None:
        place = self.place
        if place < 0:
            return
        (self.picked if place < self._versions else self.brought)(self._older[place])
        self.accept()
