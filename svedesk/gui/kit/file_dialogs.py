"""Dialogs that ask for a file: one to open, or where something is saved to. Whoever wants them opens them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from svedesk.gui.kit.translate import tr

Done = Callable[[Path], object]
"""Hears which file was chosen."""


def file_to_open(parent: QWidget, title: str, kinds: str, done: Done, *, begin: Path | None = None) -> QFileDialog:
    """Asks for a file that is there, in the user's folder at first or in `begin`."""
    dialog = QFileDialog(parent, title, str(begin or Path.home()), kinds)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    return _telling(dialog, done)


def file_to_save(parent: QWidget, title: str, kinds: str, suffix: str, done: Done, *, name: str = "") -> QFileDialog:
    """Asks for a place in the user's folder; `name` is offered for the file."""
    dialog = QFileDialog(parent, title, str(Path.home() / name), kinds)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(suffix)
    return _telling(dialog, done)


def load_dialog(parent: QWidget, done: Done) -> QFileDialog:
    """Asks for a game or a board to load."""
    return file_to_open(parent, tr("Load a game or a board"), tr("svedesk files (*.svedesk);;All files (*)"), done)


def _telling(dialog: QFileDialog, done: Done) -> QFileDialog:
    dialog.fileSelected.connect(lambda name: done(Path(name)))
    dialog.finished.connect(dialog.deleteLater)
    return dialog
