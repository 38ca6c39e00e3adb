"""Packs given away and installed: files are read and written beside the window, and what one holds is said first."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QFileDialog, QListWidget, QWidget

from svedesk.cards.report import Report
from svedesk.cards.sentences import say
from svedesk.documents.damaged import DamagedFile, readable
from svedesk.engine.facts import Facts
from svedesk.gui.boards.dialogs import BoardDialog
from svedesk.gui.card_editor.counted import about_pack
from svedesk.gui.card_editor.open_pack import OpenPack
from svedesk.gui.lobby.page import labelled
from svedesk.gui.look.face import FaceText
from svedesk.gui.look.preview import type_line
from svedesk.gui.look.scale import px
from svedesk.gui.look.theme import Theme
from svedesk.gui.tongue import tr
from svedesk.gui.words import Lang
from svedesk.packs.model import Pack
from svedesk.packs.reading import read_pack
from svedesk.packs.shelf import Packs

SUFFIX = "svepack"
NAMED = 3
"""So many cards with mistakes are named."""
Say = Callable[..., None]


class InstallDialog(BoardDialog):
    """Says what a pack holds before it is installed; `done` is called when it is wanted."""

    def __init__(self, theme: Theme, lang: Lang, pack: Pack, done: Callable[[], object], parent: QWidget) -> None:
        lead = " · ".join(about_pack(pack))
        super().__init__(theme, tr("Install “{0}”?", readable(pack.name)), lead, tr("Install"), parent)
        self._done = done
        if pack.note:
            self.inside.addWidget(labelled(pack.note[:600], wrap=True))
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Cards of the pack"))
        self.list.setMinimumHeight(px(260))
        for card in pack.cards:
            name = card.facts.name_ja if lang == "ja" else card.facts.name
            self.list.addItem(f"{name} · {type_line(FaceText(card.facts, (), lang))} · {card.number}")
        self.inside.addWidget(self.list)

    def accept(self) -> None:
        super().accept()
        self._done()


class Sharing(QObject):
    """Gives packs away and installs them, for the page `parent`. `installed` carries the id of a pack that is there
    now."""

    installed = Signal(str)
    _ended = Signal(object, object)

    def __init__(
        self,
        theme: Theme,
        lang: Lang,
        packs: Packs,
        library: Callable[[], Mapping[str, Facts]],
        told: Say,
        parent: QWidget,
    ) -> None:
        """`library` gives the cards that scripts may name, `told` is given what is to be said, and with `wrong` whether
        something is."""
        super().__init__(parent)
        self._library = library
        self._theme, self._lang, self._packs, self._tell, self._page = theme, lang, packs, told, parent
        self._thread: ThreadPoolExecutor | None = None
        self._ended.connect(self._end, Qt.ConnectionType.QueuedConnection)
        parent.destroyed.connect(self._close)

    def ask_where(self, one: OpenPack) -> None:
        """Ask where a pack is to be written to."""
        if one.kept is None or not one.kept.cards:
            self._tell(tr("No card of this pack is finished yet."))
            return
        name = "".join(letter for letter in one.pack.name if letter.isalnum() or letter in " -_").strip() or "pack"
        place = str(Path.home() / f"{name}.{SUFFIX}")
        dialog = QFileDialog(self._page, tr("Give the pack away"), place, tr("Packs of cards (*.svepack)"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(SUFFIX)
        dialog.selectFile(place)
        dialog.fileSelected.connect(lambda chosen: self.give(one, Path(chosen)))
        dialog.open()

    def give(self, one: OpenPack, path: Path) -> None:
        """Write a pack to a file."""
        left = len(one.pack.cards) - (len(one.kept.cards) if one.kept is not None else 0)
        said = tr("Written to {0}.", readable(path.name))
        more = tr("Not finished, and still only here: {0}.", left) if left else ""
        self._begin(
            lambda: self._packs.export(one.pack.id, path), lambda _: self._tell(f"{said} {more}".strip(), wrong=False)
        )

    def ask_which(self) -> None:
        """Ask for a pack to be installed."""
        kinds = tr("Packs of cards (*.svepack)")
        dialog = QFileDialog(self._page, tr("Install a pack"), str(Path.home()), kinds)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda chosen: self.look_into(Path(chosen)))
        dialog.open()

    def look_into(self, path: Path) -> None:
        """Say what a pack holds, and install it if that is wanted."""
        self._begin(lambda: read_pack(path).pack, lambda pack: self._offer(pack, path))

    def install(self, path: Path, pack_id: str) -> None:
        """Install the pack in a file."""
        library = self._library()
        self._begin(lambda: self._packs.install(path, library=library), lambda report: self._have(report, pack_id))

    def _offer(self, pack: object, path: Path) -> None:
        assert isinstance(pack, Pack)
        self._tell("")
        InstallDialog(self._theme, self._lang, pack, lambda: self.install(path, pack.id), self._page).open()

    def _have(self, report: object, pack_id: str) -> None:
        assert isinstance(report, Report)
        self.installed.emit(pack_id)
        said = [tr("Installed. Cards: {0} new, {1} changed, {2} as before.", *map(len, _counted(report)))]
        odd = report.of("odd")
        said += [f"{one.place}: {say(one.message, self._lang)}." for one in odd[:NAMED]]
        if len(odd) > NAMED:
            said.append(tr("And {0} more.", len(odd) - NAMED))
        self._tell(" ".join(said), wrong=bool(odd))

    def _begin(self, act: Callable[[], object], then: Callable[[object], object]) -> None:
        """Do something in another thread, one after the other."""
        if self._thread is None:
            self._thread = ThreadPoolExecutor(1, "packs")
        self._thread.submit(act).add_done_callback(lambda done: self._ended.emit(done, then))

    def _end(self, done: Future[object], then: Callable[[object], object]) -> None:
        try:
            result = done.result()
        except DamagedFile as damaged:
            self._tell(damaged.in_words(self._lang))
        else:
            then(result)

    def _close(self) -> None:
        if self._thread is not None:
            self._thread.shutdown(wait=True, cancel_futures=True)


def _counted(report: Report) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    return report.new, report.changed, report.same
