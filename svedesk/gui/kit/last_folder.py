"""Where dialogs for files begin: in the folder the user chose a file of last."""

from __future__ import annotations

from PySide6.QtWidgets import QFileDialog, QWidget

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
