"""Commands for packs on the page of the card library."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from svedesk.gui.app.card_work import JobResult
from svedesk.gui.app.routes import OwnCardsRoute
from svedesk.gui.rooms.cards.confirm import export_dialog, pack_dialog
from svedesk.gui.rooms.cards.install_dialog import InstallDialog
from svedesk.gui.rooms.cards.pack_jobs import export_job, install_job, read_pack_job, remove_job, restore_job
from svedesk.packs.model import Pack

if TYPE_CHECKING:
    from svedesk.gui.rooms.cards.room import CardsController


class PackCommands(QObject):
    """There as long as the page is."""

    def __init__(self, library: CardsController) -> None:
        super().__init__(library)
        self._library, self._app = library, library.app
        self._tab = tab = library.page.packs
        tab.install.clicked.connect(self._ask_which)
        tab.export_wanted.connect(self._ask_where)
        tab.remove_wanted.connect(self._remove)
        tab.restore.clicked.connect(self._restore_removed)
        tab.edit_wanted.connect(self._edit)
        self.show()

    def show(self) -> None:
        """Show the packs that are there."""
        packs = self._app.cards.packs.load()
        self._tab.show_packs(packs.packs, packs.damaged)

    def tell(self, outcome: JobResult) -> None:
        """Something that was done with packs is over."""
        if outcome.pack is not None:
            self._offer(*outcome.pack)
            return
        self.show()
        self._tab.choose(outcome.chosen)
        self._tab.say(outcome.sentence, wrong=outcome.wrong, undo=outcome.back is not None)

    def _offer(self, path: Path, pack: Pack) -> None:
        page, app = self._library.page, self._app
        dialog = InstallDialog(
            page.theme, app.lang, pack, lambda: self._library.begin(install_job(app, path, pack.id)), page
        )
        dialog.rejected.connect(self._library.offer_next)
        dialog.open()

    def _ask_which(self) -> None:
        pack_dialog(self._library.page, lambda path: self._library.begin(read_pack_job(self._app, path))).open()

    def _ask_where(self, pack: Pack) -> None:
        export_dialog(
            self._library.page, pack.name, lambda path: self._library.begin(export_job(self._app, pack, path))
        ).open()

    def _remove(self, pack: Pack) -> None:
        self._library.begin(remove_job(self._app, pack))

    def _restore_removed(self) -> None:
        outcome = self._app.card_work.outcome
        if outcome.back is not None:
            self._library.begin(restore_job(self._app, outcome.back, outcome.chosen))

    def _edit(self, pack: Pack) -> None:
        self._app.router.open(OwnCardsRoute(pack.id))
