"""What one deck holds that another does not, side by side."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from PySide6.QtWidgets import QWidget

from svedesk.decks.model import Deck
from svedesk.decks.shelf import offered_as
from svedesk.gui.kit.dialog import Dialog
from svedesk.gui.kit.difference_table import DifferenceTable
from svedesk.gui.kit.layouts import add_all, choice_box
from svedesk.gui.kit.page import labelled
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.theme import Theme

Differs = Callable[[Deck], tuple[tuple[str, int, int], ...]]
"""The cards of which another deck holds another number: card number, copies here, copies there."""


class DeckDifferences(DifferenceTable):
    """A row for each card of which two decks hold a different number."""

    def __init__(self, name_of: Callable[[str], str]) -> None:
        super().__init__()
        self._name_of = name_of

    def show_rows(self, rows: Iterable[tuple[str, int, int]], here: str, there: str) -> None:
        """Show them under the names of both decks, what one has alone first."""
        ordered = sorted(rows, key=lambda row: row[2] - row[1])
        self.show_cells(
            (tr("Card"), here, there, tr("Difference")),
            [
                (f"{self._name_of(number)}  ({number})", str(mine or "–"), str(other or "–"), f"{mine - other:+d}")
                for number, mine, other in ordered
            ],
        )


class CompareDialog(Dialog):
    """Compares a deck with another of those there are."""

    def __init__(
        self,
        theme: Theme,
        name: str,
        others: Mapping[str, Deck],
        names: Mapping[str, str],
        differs: Differs,
        name_of: Callable[[str], str],
        parent: QWidget,
    ) -> None:
        super().__init__(theme, tr("Compare {0}", name), tr("Compare it with"), "", parent, width=640)
        self._name, self._others, self._differs = name, others, differs
        self.other = choice_box(((key, offered_as(key, names[key])) for key in others), tr("Other deck"))
        self.summary = labelled("", "quiet", wrap=True)
        self.table = DeckDifferences(name_of)
        add_all(self.inside, self.other, self.summary, (self.table, 1))
        self.other.currentIndexChanged.connect(self._show)
        self._show()

    def _show(self) -> None:
        other = self._others.get(self.other.currentData())
        if other is None:
            return
        rows = self._differs(other)
        self.summary.setText(compared_words(rows))
        self.table.setVisible(bool(rows))
        there = other.name if other.name != self._name else tr("Other deck")
        self.table.show_rows(rows, self._name, there)


def compared_words(rows: tuple[tuple[str, int, int], ...]) -> str:
    """How much two decks differ."""
    if not rows:
        return tr("The same cards.")
    more = sum(max(0, here - there) for _, here, there in rows)
    fewer = sum(max(0, there - here) for _, here, there in rows)
    return tr("Cards only in this deck: {0}. Only in the other: {1}.", more, fewer)
