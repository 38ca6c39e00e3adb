"""Dialogs of the card library: confirm a change, choose a file or folder."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from svedesk.documents.paths import file_stem
from svedesk.gui.kit.dialog import Dialog
from svedesk.gui.kit.file_dialogs import Done, file_to_open, file_to_save
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.theme import Theme


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
