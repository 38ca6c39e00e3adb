"""Packs as they were: older versions of the one that is open, and those that were removed."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from svedesk.documents.damaged import readable
from svedesk.engine.script import Lang
from svedesk.games.sve.text.terms import TERMS
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.theme import Theme
from svedesk.gui.rooms.decks.cells import Cells
from svedesk.gui.rooms.decks.past import Group, PastDialog, locale_of, when_said
from svedesk.packs.diff import Difference, compared
from svedesk.packs.draft_words import label
from svedesk.packs.model import Pack
from svedesk.packs.shelf import OlderPack

_LONGEST = 300
"""Characters of a field that are shown."""


class PackHistoryDialog(PastDialog):
    """Lists them by date, with what they differ in from the pack that is open."""

    def __init__(
        self,
        theme: Theme,
        pack: Pack,
        versions: tuple[OlderPack, ...],
        removed: tuple[OlderPack, ...],
        lang: Lang,
        parent: QWidget,
    ) -> None:
        self._pack, self._lang = pack, lang
        self._older = (*versions, *removed)
        self.picked: Callable[[OlderPack], object] = lambda older: None
        """Called with the version to go back to."""
        self.brought: Callable[[OlderPack], object] = lambda older: None
        """Called with the removed pack to be brought back."""
        super().__init__(
            theme,
            tr("Packs as they were"),
            Group(
                tr("Older versions of {0}", readable(pack.name)),
                tuple(self._line(one, named=one.pack.name != pack.name) for one in versions),
                tr("None yet."),
            ),
            Group(tr("Removed packs"), tuple(self._line(one, named=True) for one in removed), tr("None.")),
            Cells(),
            parent,
        )

    def _line(self, one: OlderPack, *, named: bool) -> str:
        count = len(one.pack.cards)
        cards = tr("1 card") if count == 1 else tr("{0} cards", count)
        name = f"{readable(one.pack.name)} · " if named else ""
        return f"{name}{when_said(one.when, locale_of(self._lang))} · {cards}"

    def show_place(self, place: int) -> None:
        version = self.is_version(place)
        self.do.setText(tr("Bring it back") if place >= 0 and not version else tr("Make the pack this again"))
        if place < 0:
            self.told.setText(
                tr("A version is kept by itself when a pack is changed again after five minutes or more.")
            )
            self.table.hide()
            return
        older = self._older[place].pack
        rows = compared(self._pack if version else Pack(older.id, older.name, older.author, older.note), older)
        if not version:
            self.told.setText(tr("What is in it."))
        else:
            self.told.setText(tr("What differs.") if rows else tr("Only the order of the cards differs."))
        self.table.setVisible(bool(rows))
        self.table.show_cells((tr("Card"), "", tr("Now"), tr("Then")), [self._cells(row) for row in rows])

    def _cells(self, row: Difference) -> tuple[str, str, str, str]:
        card = readable(row.card) if row.card else tr("The pack")
        if not row.field or row.field == "picture":
            now, then = (tr("there") if said else "–" for said in (row.now, row.then))
        else:
            terms = TERMS[self._lang].get(row.field, {})
            said = (terms.get(said, " ".join(said[:_LONGEST].split())) for said in (row.now, row.then))
            now, then = (readable(one) or "–" for one in said)
        return card, self._label(row), now, then

    def _label(self, row: Difference) -> str:
        if not row.card and row.field == "name":
            return tr("Name of the pack")
        return label(row.field, self._lang) if row.field else tr("The card")

    def take(self, place: int) -> None:
        (self.picked if self.is_version(place) else self.brought)(self._older[place])
