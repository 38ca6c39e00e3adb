"""Older versions of a pack, and packs that were removed."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from svedesk.documents.damaged import readable
from svedesk.engine.script import Lang
from svedesk.games.sve.text.terms import TERMS
from svedesk.gui.kit.difference_table import DifferenceTable
from svedesk.gui.kit.history import HistoryDialog, HistoryTexts
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.theme import Theme
from svedesk.packs.diff import Difference, compared
from svedesk.packs.draft_words import label
from svedesk.packs.model import Pack
from svedesk.packs.shelf import OlderPack

_LONGEST = 300
"""Characters of a field that are shown."""


class PackHistoryDialog(HistoryDialog[OlderPack]):
    """Compares them with the pack that is open."""

    def __init__(
        self,
        theme: Theme,
        pack: Pack,
        versions: tuple[OlderPack, ...],
        removed: tuple[OlderPack, ...],
        lang: Lang,
        parent: QWidget,
    ) -> None:
        self._pack = pack
        texts = HistoryTexts(
            tr("Packs as they were"),
            tr("Older versions of {0}", readable(pack.name)),
            tr("Removed packs"),
            tr("Make the pack this again"),
            tr("A version is kept by itself when a pack is changed again after five minutes or more."),
        )
        super().__init__(theme, texts, versions, removed, DifferenceTable(), lang, parent)

    def summary(self, older: OlderPack, *, removed: bool) -> tuple[str, str]:
        pack = older.pack
        cards = tr("1 card") if pack.count == 1 else tr("{0} cards", pack.count)
        return readable(pack.name) if removed or pack.name != self._pack.name else "", cards

    def show_differences(self, older: OlderPack) -> str:
        then = older.pack
        rows = compared(self._pack if self.restores else Pack(then.id, then.name, then.author, then.note), then)
        self.table.show_cells((tr("Card"), "", tr("Now"), tr("Then")), [self._cells(row) for row in rows])
        if not self.restores:
            return tr("What is in it.")
        return tr("What differs.") if rows else tr("Only the order of the cards differs.")

    def _cells(self, row: Difference) -> tuple[str, str, str, str]:
        card = readable(row.card) if row.card else tr("The pack")
        if not row.field or row.field == "picture":
            now, then = (tr("there") if said else "–" for said in (row.now, row.then))
        else:
            terms = TERMS[self.lang].get(row.field, {})
            said = (terms.get(said, " ".join(said[:_LONGEST].split())) for said in (row.now, row.then))
            now, then = (readable(one) or "–" for one in said)
        return card, self._label(row), now, then

    def _label(self, row: Difference) -> str:
        if not row.card and row.field == "name":
            return tr("Name of the pack")
        return label(row.field, self.lang) if row.field else tr("The card")
