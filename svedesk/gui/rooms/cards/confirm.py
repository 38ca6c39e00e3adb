"""Dialogs of the card library: confirm a change, choose a file or folder."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QListWidget, QWidget

from svedesk.documents.damaged import readable
from svedesk.documents.paths import file_stem
from svedesk.engine.script import Lang
from svedesk.gui.kit.dialog import Dialog
from svedesk.gui.kit.file_dialogs import Done, file_to_open, file_to_save
from svedesk.gui.kit.layouts import named
from svedesk.gui.kit.page import labelled
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.face import FaceText
from svedesk.gui.look.preview import type_line
from svedesk.gui.look.theme import Theme, px
from svedesk.gui.rooms.cards.pack_jobs import about_pack
from svedesk.packs.model import Pack


class ConfirmDialog(Dialog):
    """Says what will be done and does it when that is wanted."""

    def __init__(
        self, theme: Theme, title: str, sentence: str, verb: str, done: Callable[[], object], parent: QWidget
    ) -> None:
        super().__init__(theme, title, sentence, verb, parent)
        self.accepted.connect(done)


def file_dialog(parent: QWidget, folder: Path, done: Done) -> QFileDialog:
    """Asks for a file that brings cards, in a folder at first."""
    kinds = tr("Cards (*.xml *.csv *.xlsx *.tsv *.txt *.json *.gz *.svepack);;All files (*)")
    return file_to_open(parent, tr("Import cards"), kinds, done, begin=folder)


def pack_dialog(parent: QWidget, done: Done) -> QFileDialog:
    """Asks for a pack to be installed."""
    return file_to_open(parent, tr("Install a pack"), tr("Packs of cards (*.svepack)"), done)


def export_dialog(parent: QWidget, name: str, done: Done) -> QFileDialog:
    """Asks where a pack of this name is written to."""
    return _save_dialog(parent, tr("Export the pack"), (name, "svepack"), tr("Packs of cards (*.svepack)"), done)


def report_dialog(parent: QWidget, name: str, done: Done) -> QFileDialog:
    """Asks where the report of an import of this name is written to."""
    return _save_dialog(parent, tr("Save the report"), (name, "txt"), tr("Texts (*.txt)"), done)


def _save_dialog(parent: QWidget, title: str, file: tuple[str, str], kinds: str, done: Done) -> QFileDialog:
    """Asks for a place, beginning with a file of this name and suffix."""
    name, suffix = file
    return file_to_save(parent, title, kinds, suffix, done, name=f"{file_stem(name, suffix)}.{suffix}")


def folder_dialog(parent: QWidget, folder: Path, done: Done) -> QFileDialog:
    """Asks for a folder of pictures, in a folder at first."""
    dialog = QFileDialog(parent, tr("Folder of card pictures"), str(folder))
    dialog.setFileMode(QFileDialog.FileMode.Directory)
    dialog.fileSelected.connect(lambda name: done(Path(name)))
    return dialog


class InstallDialog(Dialog):
    """Says what a pack holds before it is installed; `done` is called when it is wanted."""

    def __init__(self, theme: Theme, lang: Lang, pack: Pack, done: Callable[[], object], parent: QWidget) -> None:
        lead = " · ".join(about_pack(pack))
        super().__init__(theme, tr("Install “{0}”?", readable(pack.name)), lead, tr("Install"), parent)
        self._done = done
        if pack.note:
            self.inside.addWidget(labelled(pack.note[:600], wrap=True))
        self.list = named(QListWidget(), tr("Cards of the pack"))
        self.list.setMinimumHeight(px(260))
        for card in pack.cards:
            name = card.facts.name_ja if lang == "ja" else card.facts.name
            self.list.addItem(f"{name} · {type_line(FaceText(card.facts, (), lang))} · {card.number}")
        self.inside.addWidget(self.list)

    def accept(self) -> None:
        super().accept()
        self._done()
