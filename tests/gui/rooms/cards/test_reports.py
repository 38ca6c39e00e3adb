"""What imports reported: told again, filtered, copied, saved; and imports taken back with those after them."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from cards.lists import EMBER, brought
from gui.rooms.cards.librarian import Librarian, prints
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from svedesk.cards.database import Database
from svedesk.gui.app.card_work import JobResult
from svedesk.gui.app.routes import CardsRoute
from svedesk.gui.app.window import MainWindow
from svedesk.gui.rooms.cards.imports_tab import when
from svedesk.gui.rooms.cards.room import CardsController


@pytest.mark.slow
def test_what_an_import_did_is_told_again_and_older_ones_are_taken_back_with_those_after_them(
    librarian: Librarian, window: MainWindow, database: Database, xml: Path, tmp_path: Path
) -> None:
    brought(database, EMBER, file="first.csv")
    librarian.bring(xml)
    brought(database, {**EMBER, "number": "ZZ01-001", "cost": "much"}, file="third.csv")
    librarian.click(librarian.page.back)
    window.app.card_work.outcome = JobResult()  # as in a window that has just been opened
    librarian.click(window.app.router.home.page.cards)
    librarian.ready()
    page = librarian.page
    tab = page.imports
    page.tabs.setCurrentWidget(tab)
    assert tab.head.text() == "third.csv"
    assert tab.undo.text() == "Undo this import …"
    tab.history.setCurrentRow(1)
    assert tab.head.text() == "cards.xml"
    assert tab.counts.text() == "12 new · 1 changed · 0 unchanged · 1 unknown"
    assert [len(group.lines) for group in tab.remarks.remarks.groups] == [1, 13]
    library = librarian.window.app.router.current
    assert isinstance(library, CardsController)
    library.save_report(tmp_path / "report.txt")
    assert tab.notice.text() == "Saved as report.txt."
    saved = (tmp_path / "report.txt").read_text(encoding="utf-8")
    assert saved.startswith(f"cards.xml ({when(tab.made[1])}): 12 new")
    assert saved.count("removed spaces around the name") == 14
    library.save_report(tmp_path / "nowhere" / "report.txt")
    assert "does not exist" in tab.notice.text()
    assert tab.undo.text() == "Undo this import and the one after it …"
    librarian.click(tab.undo)
    asked = librarian.dialog()
    assert asked.windowTitle() == "Undo 2 imports, back to “cards.xml”?"
    librarian.click(asked.do)
    librarian.done()
    assert tab.notice.text() == "2 imports undone, back to cards.xml."
    assert prints(database) == ["XX01-001"]
    assert tab.head.text() == "first.csv"


@pytest.mark.slow
def test_what_is_said_of_a_whole_list_is_one_line(librarian: Librarian, database: Database, tmp_path: Path) -> None:
    path = tmp_path / "mine.csv"
    path.write_text("number,name,type,Price\nXX01-001,Ember ,spell,3\n", encoding="utf-8")
    librarian.columns(path)
    librarian.click(librarian.allowed().do)
    librarian.done()
    tree, tab = librarian.page.imports.remarks, librarian.page.imports
    heads = [tree.remarks.index(row, 0) for row in range(tree.remarks.rowCount())]
    assert [(head.data(), tree.remarks.rowCount(head)) for head in heads] == [
        ("With warnings (1): removed spaces around the name “Ember”", 1),
        ("With warnings: ignored columns: Price", 0),
    ]
    assert tab.as_text().endswith("\n\nWith warnings: ignored columns: Price")


@pytest.mark.slow
def test_an_import_from_before_there_were_reports_can_be_taken_back(
    librarian: Librarian, window: MainWindow, database: Database
) -> None:
    brought(database, EMBER, file="old.csv")
    with closing(sqlite3.connect(database.path)) as connection, connection:
        connection.execute("delete from reports")
    window.app.router.open(CardsRoute())
    librarian.ready()
    tab = librarian.page.imports
    assert tab.counts.text() == "1 new · 0 changed"
    assert tab.none.text() == "No remarks: this was imported with an older version of svedesk."
    with closing(sqlite3.connect(database.path)) as connection, connection:
        connection.execute("insert into reports values (1, 'no report')")
    tab.history.setCurrentRow(-1)
    tab.history.setCurrentRow(0)
    assert tab.none.text().startswith("The report of “old.csv” can't be read.")
    librarian.page.tabs.setCurrentWidget(tab)
    librarian.click(tab.undo)
    librarian.click(librarian.dialog().do)
    librarian.done()
    assert prints(database) == []


@pytest.mark.slow
def test_remarks_are_filtered_and_copied(qtbot: QtBot, librarian: Librarian, xml: Path) -> None:
    librarian.bring(xml)
    tab = librarian.page.imports
    qtbot.keyClicks(tab.filter, "005")
    qtbot.waitUntil(lambda: len(tab.remarks.remarks.groups) == 1)
    assert [line.partition(":")[0] for line in tab.remarks.remarks.groups[0].lines] == ["XX01-005"]
    librarian.click(tab.copy)
    copied = QGuiApplication.clipboard().text()
    assert copied.startswith("cards.xml (")
    assert "removed spaces around the name “Ember 005”" in copied
    assert "006" not in copied
    tab.remarks.setCurrentIndex(tab.remarks.remarks.index(0, 0))
    qtbot.keyClick(tab.remarks, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text().startswith("With warnings (1):")
    tab.filter.setText("nothing like it")
    qtbot.waitUntil(tab.none.isVisible)


@pytest.mark.slow
def test_the_report_tells_how_many_cards_are_automated_and_what_is_not_read(
    librarian: Librarian, qtbot: QtBot, database: Database
) -> None:
    texts = ("Ward.\n{FANFARE} Sing a song.", "{FANFARE} Draw a card and sing a song.", "Ward.")
    rows = [{**EMBER, "number": f"XX01-00{n}", "name": f"Ember {n}", "text": text} for n, text in enumerate(texts, 1)]
    brought(database, *rows, file="songs.csv")
    librarian.window.app.cards.reload()
    tab = librarian.page.imports
    librarian.page.tabs.setCurrentWidget(tab)
    librarian.done()
    library = librarian.window.app.router.current
    assert isinstance(library, CardsController)
    tab.show_imports(database.imports())
    qtbot.waitUntil(lambda: tab.reading is not None, timeout=30_000)
    assert tab.read.text() == "1 of 3 cards with a text are fully automated; 2 of 4 lines are read."
    assert [tab.unread.item(row).text() for row in range(tab.unread.count())] == ["2 ×  Sing a song."]
    assert tab.as_text().endswith("2 ×  Sing a song.")
