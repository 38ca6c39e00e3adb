"""Older versions of a pack, and packs that were removed: compared, and restored."""

from __future__ import annotations

from dataclasses import replace
from pathlib import PurePath
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from svedesk.documents.damaged import DamagedFile, readable
from svedesk.engine.game import Game
from svedesk.engine.script import Lang
from svedesk.gui.kit.difference_table import DifferenceTable
from svedesk.gui.kit.file_dialogs import reporting
from svedesk.gui.kit.history import HistoryDialog, HistoryTexts
from svedesk.gui.kit.open_pack import OpenPack, draft_of_pack, with_others
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.theme import Theme
from svedesk.gui.rooms.own_cards.page import EditorPage
from svedesk.packs.diff import Difference, compared
from svedesk.packs.draft import PackDraft, label
from svedesk.packs.drafts import Drafts
from svedesk.packs.model import Pack
from svedesk.packs.shelf import OlderPack, Packs

if TYPE_CHECKING:
    from svedesk.gui.app.context import App

_LONGEST = 300
"""Characters of a field that are shown."""


class PackHistoryDialog(HistoryDialog[OlderPack]):
    """Compares them with the pack that is open."""

    def __init__(
        self,
        theme: Theme,
        game: Game,
        pack: Pack,
        versions: tuple[OlderPack, ...],
        removed: tuple[OlderPack, ...],
        lang: Lang,
        parent: QWidget,
    ) -> None:
        self._game, self._pack = game, pack
        texts = HistoryTexts(
            tr("Pack history"),
            tr("Older versions of {0}", readable(pack.name)),
            tr("Removed packs"),
            tr("Restore this version"),
            tr("A version is saved automatically when a pack is changed again after five minutes or more."),
        )
        super().__init__(theme, texts, versions, removed, DifferenceTable(), lang, parent)

    def summary(self, older: OlderPack, *, removed: bool) -> tuple[str, str]:
        pack = older.pack
        cards = tr("1 card") if pack.count == 1 else tr("{0} cards", pack.count)
        return readable(pack.name) if removed or pack.name != self._pack.name else "", cards

    def show_differences(self, older: OlderPack) -> str:
        then = older.pack
        rows = compared(self._pack if self.restores else Pack(then.id, then.name, then.author, then.note), then)
        self.table.show_cells((tr("Card"), "", tr("Now"), tr("This version")), [self._cells(row) for row in rows])
        if not self.restores:
            return tr("Contents of the pack:")
        return tr("The differences:") if rows else tr("Only the order of the cards differs.")

    def _cells(self, row: Difference) -> tuple[str, str, str, str]:
        card = readable(row.card) if row.card else tr("Pack details")
        if not row.field or row.field == "picture":
            now, then = (tr("yes") if flag else "–" for flag in (row.now, row.then))
        else:
            both = (" ".join(flag[:_LONGEST].split()) for flag in (row.now, row.then))
            flag = (self._game.term(row.field, value, self.lang) for value in both)
            now, then = (readable(word) or "–" for word in flag)
        return card, self._label(row), now, then

    def _label(self, row: Difference) -> str:
        if not row.card and row.field == "name":
            return tr("Name of the pack")
        return label(row.field, self.lang, self._game) if row.field else tr("The card")


class PackHistory(QObject):
    """Shows older versions of packs and restores them. `undeleted` carries the id of a removed pack that is back."""

    undeleted = Signal(str)

    def __init__(self, app: App, page: EditorPage, packs: Packs, drafts: Drafts) -> None:
        super().__init__(page)
        self._app, self._page, self._packs, self._drafts = app, page, packs, drafts

    def ask(self) -> None:
        """Ask which version of the open pack, or which removed pack, to restore."""
        self._page.keep_now()
        opened = self._page.open
        pack = opened.saved if opened.saved is not None else Pack(opened.pack.id, opened.pack.name)
        try:
            versions = self._packs.versions(pack.id) if opened.saved is not None else ()
            last = {gone.pack.id: gone for gone in reversed(self._packs.removed())}  # of an id the last can be had back
        except DamagedFile as damaged:
            self._page.say(damaged.in_words(self._app.lang))
            return
        versions = tuple(older for older in versions if older.pack != pack)
        removed = tuple(sorted(last.values(), key=lambda gone: gone.when, reverse=True))
        dialog = PackHistoryDialog(
            self._page.theme, self._app.game, pack, versions, removed, self._app.lang, self._page
        )
        dialog.restored.connect(lambda older: self._go_back(opened, older))
        dialog.undeleted.connect(self._bring_back)
        dialog.open()

    def _go_back(self, opened: OpenPack, older: OlderPack) -> None:
        """Restore a version: a change like any other, so the pack as it is now becomes a version, too."""
        if opened is not self._page.open:
            return
        draft, numbers = _restored_draft(opened, older.pack), opened.saved.numbers if opened.saved is not None else ()
        unfinished = (card for card in opened.pack.cards if card.number.strip() not in numbers)
        for name, path in self._packs.pictures_of(older.pack).items():
            opened.pictures[_picture_name(opened, older.pack, name)] = path
        opened.apart = 0
        self._page.change(with_others(draft, unfinished), 0)
        self._page.keep_now()

    def _bring_back(self, gone: OlderPack) -> None:
        with reporting(self._page.say, self._app.lang):
            self._packs.bring_back(gone.pack.id)
            self._drafts.bring_back(gone.pack.id)
            self.undeleted.emit(gone.pack.id)


def _restored_draft(opened: OpenPack, older: Pack) -> PackDraft:
    """The draft of an older version, its pictures under names that are free now."""
    draft = draft_of_pack(older)
    cards = (replace(card, picture=_picture_name(opened, older, card.picture)) for card in draft.cards)
    return replace(draft, cards=tuple(cards))


def _picture_name(opened: OpenPack, older: Pack, name: str) -> str:
    """The name for a picture of an older version: undo must tell it from one that has its name now."""
    then = {picture.name: picture.sha256 for picture in older.pictures}.get(name)
    now = (
        {picture.name: picture.sha256 for picture in opened.saved.pictures}.get(name)
        if opened.saved is not None
        else None
    )
    if then is None or (now == then or (now is None and name not in opened.pictures)):
        return name
    return f"{then[:16]}{PurePath(name).suffix}"
