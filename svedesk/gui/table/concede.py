"""Giving up, after asking."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QMessageBox, QWidget

from svedesk.gui.kit.page import retone
from svedesk.gui.kit.translate import tr


def concede_box(name: str, done: Callable[[], object], parent: QWidget) -> QMessageBox:
    """Asks whether the person called `name` gives up; `done` is called when so."""
    box = QMessageBox(parent)
    box.setWindowTitle(tr("Concede"))
    box.setText(tr("Concede as {0}?", name))
    concede = box.addButton(tr("Concede"), QMessageBox.ButtonRole.DestructiveRole)
    retone(concede, "kind", "danger")
    concede.clicked.connect(done)
    # Who presses Enter too often goes on playing.
    box.setDefaultButton(box.addButton(tr("Play on"), QMessageBox.ButtonRole.RejectRole))
    return box
