"""The pictures of own cards: read in the background, and kept."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject

from svedesk.documents.damaged import DamagedFile, readable
from svedesk.gui.kit.file_dialogs import file_to_open
from svedesk.gui.kit.open_pack import OpenPack
from svedesk.gui.kit.tasks import Tasks
from svedesk.gui.kit.translate import tr
from svedesk.gui.rooms.own_cards.page import EditorPage
from svedesk.packs.drafts import Drafts
from svedesk.packs.editing import with_card
from svedesk.packs.prepare import picture_from


class PictureChooser(QObject):
    """Gives the card a page shows its picture; there as long as the page is."""

    def __init__(self, page: EditorPage, drafts: Drafts, tasks: Tasks) -> None:
        super().__init__(page)
        self._page, self._drafts, self._tasks = page, drafts, tasks
        self._here = True
        page.right_panel.face.dropped.connect(self.take)

    def ask(self) -> None:
        """Ask for a picture."""
        kinds = tr("Pictures (*.png *.jpg *.jpeg *.webp)")
        file_to_open(self._page, tr("Choose a picture"), kinds, self.take).open()

    def take(self, path: Path) -> None:
        """Give the card that is shown the picture in a file, once another thread has looked at it."""
        opened = self._page.open
        if opened.card is None:
            return
        self._page.say(tr("Checking {0}.", readable(path.name)), wrong=False)
        number = opened.card.number
        self._tasks.start(
            lambda: picture_from(path),
            done=lambda data: self._have(data, opened, number),
            failed=self._fail,
            queue="own card pictures",
        )

    def close(self) -> None:
        """The page is gone: a picture that comes now is nobody's."""
        self._here = False

    def change(self, name: str) -> None:
        """The card that is shown has the picture of this name now, or none."""
        opened = self._page.open
        if opened.card is not None and opened.card.picture != name:
            self._page.change(with_card(opened.pack, opened.at, replace(opened.card, picture=name)), opened.at)

    def _have(self, data: bytes, opened: OpenPack, number: str) -> None:
        if not self._here:
            return
        try:
            path = self._drafts.add_picture(opened.pack.id, data, suffix_of(data))
        except DamagedFile as damaged:
            self._fail(damaged)
            return
        opened.pictures[path.name] = path
        self._page.say("")
        if opened is self._page.open and opened.card is not None and opened.card.number == number:
            self.change(path.name)

    def _fail(self, damaged: DamagedFile) -> None:
        if self._here:
            self._page.say(damaged.in_words(self._page.lang))


def suffix_of(data: bytes) -> str:
    """What a picture's file is called at its end, by its content."""
    return ".png" if data.startswith(b"\x89PNG") else ".webp" if data.startswith(b"RIFF") else ".jpg"
