"""Where to save to, and what to load."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from svedesk.gui.kit.translate import tr


def save_dialog(parent: QWidget, done: Callable[[Path], object], *, board: bool) -> QFileDialog:
    """Asks where a game, or a board, is saved to."""
    title = tr("Export the board") if board else tr("Save the game")
    dialog = QFileDialog(parent, title, str(Path.home()), tr("svedesk files (*.svedesk)"))
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix("svedesk")
    dialog.fileSelected.connect(lambda name: done(Path(name)))
    return dialog


def load_dialog(parent: QWidget, done: Callable[[Path], object]) -> QFileDialog:
    """Asks for a game or a board to load."""
    kinds = tr("svedesk files (*.svedesk);;All files (*)")
    dialog = QFileDialog(parent, tr("Load a game or a board"), str(Path.home()), kinds)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.fileSelected.connect(lambda name: done(Path(name)))
    return dialog


def seat_dialog(parent: QWidget, done: Callable[[Path], object], *, save: bool) -> QFileDialog:
    """Asks for the file of a seat in a network game."""
    title = tr("Take your seat to another computer") if save else tr("Seat from a file")
    dialog = QFileDialog(parent, title, str(Path.home()), tr("Seats (*.ticket)"))
    if save:
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("ticket")
        dialog.selectFile("seat.ticket")
    else:
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.fileSelected.connect(lambda name: done(Path(name)))
    return dialog
