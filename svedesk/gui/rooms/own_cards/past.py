"""Packs had back as they were."""

from __future__ import annotations

from dataclasses import replace
from pathlib import PurePath
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from svedesk.documents.damaged import DamagedFile
from svedesk.gui.rooms.own_cards.history import PackHistoryDialog
from svedesk.gui.rooms.own_cards.open_pack import OpenPack, draft_of_pack, with_others
from svedesk.gui.rooms.own_cards.page import EditorPage
from svedesk.packs.draft import PackDraft
from svedesk.packs.drafts import Drafts
from svedesk.packs.model import Pack
from svedesk.packs.shelf import OlderPack, Packs

if TYPE_CHECKING:
    from svedesk.gui.app.context import App


class Past(QObject):
    """Shows what packs were and makes them that again; there as long as its page is. `brought` carries the id of a
    removed pack that is there again."""

    brought = Signal(str)

    def __init__(self, app: App, page: EditorPage, packs: Packs, drafts: Drafts) -> None:
        super().__init__(page)
        self._app, self._page, self._packs, self._drafts = app, page, packs, drafts

    def ask(self) -> None:
        """Ask which version of the open pack, or which removed pack, is wanted."""
        self._page.keep_now()
        one = self._page.open
        pack = one.kept if one.kept is not None else Pack(one.pack.id, one.pack.name)
        try:
            versions = self._packs.versions(pack.id) if one.kept is not None else ()
            last = {gone.pack.id: gone for gone in reversed(self._packs.removed())}  # of an id the last can be had back
        except DamagedFile as damaged:
            self._tell(damaged)
            return
        versions = tuple(older for older in versions if older.pack != pack)
        removed = tuple(sorted(last.values(), key=lambda gone: gone.when, reverse=True))
        dialog = PackHistoryDialog(self._page.theme, pack, versions, removed, self._app.lang, self._page)
        dialog.restored.connect(lambda older: self._go_back(one, older))
        dialog.undeleted.connect(self._bring_back)
        dialog.open()

    def _go_back(self, one: OpenPack, older: OlderPack) -> None:
        """Make a pack what it was: a change like any other, before which it is set aside as it is now."""
        if one is not self._page.open:
            return
        draft, kept = _beside(one, older.pack), one.kept.numbers if one.kept is not None else ()
        unfinished = (card for card in one.pack.cards if card.number.strip() not in kept)
        for name, path in self._packs.pictures_of(older.pack).items():
            one.pictures[_name_beside(one, older.pack, name)] = path
        one.apart = 0
        self._page.change(with_others(draft, unfinished), 0)
        self._page.keep_now()

    def _bring_back(self, gone: OlderPack) -> None:
        try:
            self._packs.bring_back(gone.pack.id)
            self._drafts.bring_back(gone.pack.id)
        except DamagedFile as damaged:
            self._tell(damaged)
        else:
            self.brought.emit(gone.pack.id)

    def _tell(self, damaged: DamagedFile) -> None:
        self._page.say(damaged.in_words(self._app.lang))


def _beside(one: OpenPack, older: Pack) -> PackDraft:
    """The draft of an older version, its pictures called what nothing else is called now."""
    draft = draft_of_pack(older)
    cards = (replace(card, picture=_name_beside(one, older, card.picture)) for card in draft.cards)
    return replace(draft, cards=tuple(cards))


def _name_beside(one: OpenPack, older: Pack, name: str) -> str:
    """What a picture of an older version is called, so that undo tells it from one that has its name now."""
    then = {picture.name: picture.sha256 for picture in older.pictures}.get(name)
    now = {picture.name: picture.sha256 for picture in one.kept.pictures}.get(name) if one.kept is not None else None
    if then is None or (now == then or (now is None and name not in one.pictures)):
        return name
    return f"{then[:16]}{PurePath(name).suffix}"
