"""Which cards of a deck the user owns, and which it still wants."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPushButton, QTableWidgetItem, QWidget

from svedesk.cards.owned_copies import MOST, WantedCard
from svedesk.gui.kit.dialog import Dialog
from svedesk.gui.kit.file_dialogs import file_to_open
from svedesk.gui.kit.page import labelled
from svedesk.gui.kit.table_rows import TableCell, fill_rows, row_key, rows_table
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.theme import Theme, px

OWNED = 2
"""The column of copies owned, which is typed into."""


class WantedDialog(Dialog):
    """`cards` tells what is owned now, `own` is called with what was typed, `bring` with a file of copies."""

    def __init__(
        self,
        theme: Theme,
        name: str,
        cards: Callable[[], tuple[WantedCard, ...]],
        own: Callable[[dict[str, int]], object],
        bring: Callable[[Path], object],
        name_of: Callable[[str], str],
        parent: QWidget,
    ) -> None:
        lead = tr("Type how many copies of each card you own; all its prints count together.")
        super().__init__(theme, tr("Owned copies: {0}", name), lead, "", parent, width=620)
        self._cards, self._own, self._name_of, self._bring = cards, own, name_of, bring
        self.table = rows_table(
            tr("Owned copies"), (tr("Card"), tr("In the deck"), tr("Owned"), tr("Missing")), wide=(0,)
        )
        by = self.table.EditTrigger
        self.table.setEditTriggers(by.AnyKeyPressed | by.EditKeyPressed | by.DoubleClicked | by.SelectedClicked)
        self.table.setMinimumHeight(px(330))
        self.total = labelled("", "heading")
        self.inside.addWidget(self.table)
        self.inside.addWidget(self.total)
        self.all, self.copy = QPushButton(tr("I own all of it")), QPushButton(tr("Copy the missing cards"))
        self.file = QPushButton(tr("From a list …"))
        self.file.setToolTip(tr("A list of what you own: numbers or names with counts, in any form a deck may have"))
        self.beside(self.file, self.all, self.copy)
        self.leave.setDefault(False)  # Enter is for the cell that is typed into
        self.all.clicked.connect(self._own_all)
        self.copy.clicked.connect(self._copy)
        self.file.clicked.connect(lambda: file_to_open(self, self.file.text(), tr("All files (*)"), self.take).open())
        self.table.itemChanged.connect(self._typed)
        self._places: dict[str, int] = {}
        self.refresh()
        self.table.setCurrentCell(0, OWNED)

    def wanted_text(self) -> str:
        """What is wanted as a list, a card on each line."""
        return "\n".join(
            f"{card.missing} {self._name_of(card.number)} ({card.number})" for card in self._cards() if card.missing
        )

    def refresh(self) -> None:
        """Show what is owned now. What was wanted when it was opened is first: rows that are typed into stay."""
        cards = sorted(self._cards(), key=lambda card: -card.missing)
        self._places = self._places or {card.number: place for place, card in enumerate(cards)}
        cards.sort(key=lambda card: self._places.get(card.number, len(self._places)))
        rows = []
        for card in cards:
            owned = TableCell(str(card.owned), card.owned)
            owned.setFlags(owned.flags() | Qt.ItemFlag.ItemIsEditable)
            counts = (
                TableCell(str(card.copies), card.copies),
                owned,
                TableCell(str(card.missing or "–"), card.missing),
            )
            rows.append((TableCell(f"{self._name_of(card.number)}  ({card.number})"), *counts))
        self.table.blockSignals(True)
        fill_rows(self.table, rows, [card.number for card in cards])
        self.table.blockSignals(False)
        self.total.setText(owned_words(self._cards()))
        self.all.setEnabled(any(card.missing for card in cards))
        self.copy.setEnabled(self.all.isEnabled())

    def take(self, path: Path) -> None:
        """Take over what a list says is owned."""
        self.notice.say("")
        self._bring(path)
        self.refresh()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.wanted_text())
        self.notice.say(tr("Copied."), wrong=False)

    def _own_all(self) -> None:
        self._own({card.number: card.copies for card in self._cards() if card.missing})
        self.refresh()

    def _typed(self, item: QTableWidgetItem) -> None:
        row, text = item.row(), item.text().strip()
        number = str(row_key(self.table, row))
        if item.column() == OWNED:
            count = int(text) if text.isdecimal() and len(text) < 6 else None
            if count is None or count > MOST:
                self.notice.say(tr("Type a number from 0 to {0}.", MOST))
            else:
                self.notice.say("")
                self._own({number: count})
            # Once the cell that was typed into is done with.
            QTimer.singleShot(0, self, lambda: self._go_on(row, on=count is not None))

    def _go_on(self, typed: int, *, on: bool) -> None:
        """Show what is owned now, and go on to the next row, unless another was chosen than the one typed into."""
        row, column = self.table.currentRow(), self.table.currentColumn()
        self.refresh()
        if row == typed:
            row, column = min(typed + on, self.table.rowCount() - 1), OWNED
        self.table.setCurrentCell(row, column)


def owned_words(cards: tuple[WantedCard, ...]) -> str:
    """How much of a deck is owned."""
    every = sum(card.copies for card in cards)
    missing = sum(card.missing for card in cards)
    return (
        tr("You own all {0} cards.", every)
        if every and not missing
        else tr("You own {0} of {1} cards.", every - missing, every)
    )
