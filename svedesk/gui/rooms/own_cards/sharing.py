"""Packs exported and installed from the card editor."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from svedesk.gui.app.card_work import Job
from svedesk.gui.kit.open_pack import OpenPack
from svedesk.gui.kit.translate import tr
from svedesk.gui.rooms.cards.confirm import InstallDialog, export_dialog, pack_dialog
from svedesk.gui.rooms.cards.pack_jobs import export_job, install_job, read_pack_job
from svedesk.gui.rooms.own_cards.page import EditorPage
from svedesk.packs.model import Pack

if TYPE_CHECKING:
    from svedesk.gui.app.context import App


class PackSharing(QObject):
    """Gives packs away and installs them; there as long as its page is. The work itself goes on whatever page is shown.
    `installed` carries the id of a pack that is there now."""

    installed = Signal(str)

    def __init__(self, app: App, page: EditorPage) -> None:
        super().__init__(page)
        self._app, self._page, self._work = app, page, app.card_work
        self._work.ended.connect(self._tell_outcome)

    def ask_where(self, opened: OpenPack) -> None:
        """Ask where a pack is to be written to."""
        if opened.saved is None or not opened.saved.cards:
            self._page.say(tr("No card in this pack is complete yet."))
            return
        export_dialog(self._page, opened.pack.name, lambda path: self.export(opened, path)).open()

    def export(self, opened: OpenPack, path: Path) -> None:
        """Write a pack to a file."""
        if opened.saved is not None:
            self._begin(export_job(self._app, opened.saved, path, len(opened.pack.cards) - len(opened.saved.cards)))

    def ask_which(self) -> None:
        """Ask for a pack to be installed."""
        pack_dialog(self._page, self.look_into).open()

    def look_into(self, path: Path) -> None:
        """Say what a pack holds, and install it if that is wanted."""
        self._begin(read_pack_job(self._app, path))

    def install(self, path: Path, pack_id: str) -> None:
        """Install the pack in a file."""
        self._begin(install_job(self._app, path, pack_id))

    def _offer(self, path: Path, pack: Pack) -> None:
        done = partial(self.install, path, pack.id)
        InstallDialog(self._app.theme, self._app.lang, pack, done, self._page).open()

    def _begin(self, job: Job) -> None:
        if self._work.begin(job):
            self._page.say(job.what, wrong=False)
        else:
            self._page.say(tr("Another task is running. Wait for it, or cancel it."))

    def _tell_outcome(self) -> None:
        outcome = self._work.outcome
        if not outcome.packs:
            return  # an import that was begun on the page for the cards
        if outcome.chosen:
            self.installed.emit(outcome.chosen)
        self._page.say(outcome.sentence, wrong=outcome.wrong)
        if outcome.pack is not None:
            self._offer(*outcome.pack)
