"""How far each set is automatic, as a page of the card library."""

from __future__ import annotations

from collections import Counter

import pytest
from gui.rooms.cards.librarian import Librarian
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QTableWidget
from pytestqt.qtbot import QtBot

LEFT = Qt.MouseButton.LeftButton


def cells(table: QTableWidget, name: str) -> list[str]:
    (row,) = (row for row in range(table.rowCount()) if table.item(row, 0).text() == name)  # type: ignore[union-attr]
    return [table.item(row, column).text() for column in range(1, table.columnCount())]  # type: ignore[union-attr]


@pytest.mark.slow
def test_sets_are_counted_as_the_rules_have_their_cards_and_lead_to_them(qtbot: QtBot, librarian: Librarian) -> None:
    page, rules = librarian.page, librarian.window.app.cards.rules
    page.tabs.setCurrentWidget(page.sets)
    table = page.sets.table
    qtbot.waitUntil(lambda: table.rowCount() > 10, timeout=60_000)
    library = librarian.window.app.cards.library
    of_set = (number for number in library if number.startswith("BP05-") and library[number].special != "token")
    counted = Counter(rules.reading(number).automation for number in of_set)
    numbers = [counted[status] for status in ("executes", "partly", "by_hand")]
    share = 100 * numbers[0] // sum(numbers)
    assert cells(table, "BP05") == [*map(str, (sum(numbers), *numbers)), f"{share} %"]
    assert page.sets.total.text().startswith(f"{len(list(library))} prints in {table.rowCount()} sets")
    table.setFocus()
    table.setCurrentCell(next(row for row in range(table.rowCount()) if "BP05" in table.item(row, 0).text()), 0)
    said = table.item(table.currentRow(), 2)
    assert said is not None
    assert said.data(Qt.ItemDataRole.AccessibleTextRole) == f"Automated: {numbers[0]}"
    qtbot.keyClick(table, Qt.Key.Key_Return)
    assert page.tabs.currentWidget() is page.cards
    finder = librarian.window.app.cards.finder
    assert librarian.found()
    assert all(any(facts.number.startswith("BP05-") for facts in finder.prints(number)) for number in librarian.found())


@pytest.mark.slow
def test_sets_are_sorted_by_a_click_on_a_heading(qtbot: QtBot, librarian: Librarian) -> None:
    page = librarian.page
    page.tabs.setCurrentWidget(page.sets)
    table = page.sets.table
    qtbot.waitUntil(lambda: table.rowCount() > 10, timeout=60_000)
    header = table.horizontalHeader()
    qtbot.mouseClick(header.viewport(), LEFT, pos=QPoint(header.sectionViewportPosition(1) + 5, 5))
    counts = [int(table.item(row, 1).text()) for row in range(table.rowCount())]  # type: ignore[union-attr]
    assert counts in (sorted(counts), sorted(counts, reverse=True))
