"""Dialogs that ask for a file, one to open, or where something is saved to; and what could not be read or written, in
words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from svedesk.documents.damaged import DamagedFile
from svedesk.engine.script import Lang
from svedesk.gui.kit.translate import tr

_KEPT = "last_folder"
"""The property of a window that keeps it, until the window is closed."""


def begin_in_last_folder(dialog: QFileDialog) -> None:
    """Show the folder a file was chosen of last in this window, and keep the one that is chosen of now."""
    window: QWidget = dialog
    while (above := window.parentWidget()) is not None:
        window = above
    last = window.property(_KEPT)
    if isinstance(last, str):
        dialog.setDirectory(last)
    dialog.accepted.connect(lambda: window.setProperty(_KEPT, dialog.directory().absolutePath()))


@contextmanager
def reporting(say: Callable[[str], object], lang: Lang) -> Iterator[None]:
    """Say what is wrong with a file in place of raising `DamagedFile`; what follows in the block is left out then."""
    try:
        yield
    except DamagedFile as damaged:
        say(damaged.in_words(lang))


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
