"""Tables of whole rows."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractItemView, QTableView


def show_rows(table: QTableView, height: int) -> None:
    """Make a table one of whole rows of this height in pixels: one is selected at a time, Tab leaves it."""
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.setShowGrid(False)
    table.setWordWrap(False)
    table.setTabKeyNavigation(False)
    table.verticalHeader().hide()
    table.verticalHeader().setDefaultSectionSize(height)
