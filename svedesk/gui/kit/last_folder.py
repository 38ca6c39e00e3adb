"""Where dialogs for files begin: in the folder the user chose a file of last, with a name that every system takes."""

from __future__ import annotations

import re

from PySide6.QtWidgets import QFileDialog, QWidget

_UNFIT = re.compile(r"[^\w-]+")
_KEPT = "last_folder"
"""The property of a window that keeps it, until the window is closed."""


def file_name(name: str, suffix: str) -> str:
    """What a file is called that holds something of this name."""
    return f"{_UNFIT.sub('-', name).strip('-')[:60] or 'deck'}.{suffix}"


def begin_in_last_folder(dialog: QFileDialog) -> None:
    """Show the folder a file was chosen of last in this window, and keep the one that is chosen of now."""
    window: QWidget = dialog
    while (above := window.parentWidget()) is not None:
        window = above
    last = window.property(_KEPT)
    if isinstance(last, str):
        dialog.setDirectory(last)
    dialog.accepted.connect(lambda: window.setProperty(_KEPT, dialog.directory().absolutePath()))
