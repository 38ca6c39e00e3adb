"""Giving up, after asking."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QMessageBox, QWidget

from svedesk.gui.tongue import tr


def concede_box(name: str, done: Callable[[], object], parent: QWidget) -> QMessageBox:
    """Asks whether the person called `name` gives up; `done` is called when so."""
    box = QMessageBox(parent)
    box.setWindowTitle(tr("Concede"))
    box.setText(tr("{0} concedes?", name))
    box.addButton(tr("Concede"), QMessageBox.ButtonRole.DestructiveRole).clicked.connect(done)
    box.addButton(tr("Play on"), QMessageBox.ButtonRole.RejectRole)
    return box
