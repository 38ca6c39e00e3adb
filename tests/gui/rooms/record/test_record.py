"""The page of the match record: finished games by matchup, with notes that are typed, exported, deleted."""

from __future__ import annotations

import csv
import io
from pathlib import Path

import pytest
from gui.person import Person
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from svedesk.desk.match_record import MatchRecord
from svedesk.gui.app.routes import RecordRoute, ReplaysRoute
from svedesk.gui.app.window import MainWindow
from svedesk.gui.rooms.record.page import NOTES
from svedesk.gui.rooms.record.room import RecordController
from svedesk.gui.rooms.start.new_game import NewGame
from svedesk.wire.match_record import RecordedGame

LEFT = Qt.MouseButton.LeftButton
WON = RecordedGame(0, 0, ("Fairies", "Blades"), "regular", 0, ("Aiko", ""), 9, "2026-04-01T10:00:00+00:00")
LOST = RecordedGame(0, 1, ("Dragons", "Fairies"), "", 1, ("Ren", "Aiko"), 12, "2026-04-02T10:00:00+00:00")


@pytest.fixture
def record(window: MainWindow) -> RecordController:
    """The page with a game won against the computer and a later one lost online."""
    games = MatchRecord(window.app.folders.saves)
    games.add("one", WON)
    games.add("two", LOST)
    opened = window.app.router.open(RecordRoute())
    assert isinstance(opened, RecordController)
    return opened


def test_a_finished_game_is_in_the_record_and_can_be_watched(window: MainWindow, qtbot: QtBot) -> None:
    window.app.router.home.start_game(NewGame(("SD01", "SD02"), ("Aiko", "Ren"), 1, True, 7, "pause"))
    Person(qtbot, window).page.table_seat.desk.concede(0)
    replays = window.app.router.open(ReplaysRoute()).page
    qtbot.mouseClick(replays.statistics.more, LEFT)  # type: ignore[attr-defined]
    opened = window.app.router.shown
    assert isinstance(opened, RecordController)
    page = opened.page
    names = [window.app.decks.by_key[key].name for key in ("SD01", "SD02")]
    (row,) = page.rows()
    assert row[1:] == (*names, "Aiko vs. Ren", "Lost", "second", "", "")
    page.list.selectRow(0)
    qtbot.mouseClick(page.watch, LEFT)
    assert window.app.router.table is not None


def test_a_click_on_a_matchup_lists_its_games(record: RecordController, qtbot: QtBot) -> None:
    page = record.page
    assert [row[1:6] for row in page.rows()] == [
        ("Fairies", "Dragons", "Ren", "Lost", "first"),
        ("Fairies", "Blades", "Computer (Regular)", "Won", "first"),
    ]
    place = page.matchups.visualItemRect(page.matchups.item(0, 0)).center()
    qtbot.mouseClick(page.matchups.viewport(), LEFT, pos=place)
    assert page.heading.text() == "Fairies against Blades"
    assert [row[2] for row in page.rows()] == ["Blades"]
    qtbot.mouseClick(page.all, LEFT)
    assert len(page.rows()) == 2
    page.opponents.setFocus()
    qtbot.keyClick(page.opponents, Qt.Key.Key_Down)
    assert [row[3] for row in page.rows()] == ["Computer (Regular)"]


def test_a_note_is_typed_and_kept(record: RecordController, qtbot: QtBot, window: MainWindow) -> None:
    page = record.page
    page.list.setFocus()
    page.list.selectRow(0)
    qtbot.mouseClick(page.note, LEFT)
    field = QApplication.focusWidget()
    assert isinstance(field, QLineEdit)
    qtbot.keyClicks(field, "Too slow")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: MatchRecord(window.app.folders.saves).games()["two"].notes == "Too slow")
    assert page.list.item(0, NOTES).data(Qt.ItemDataRole.AccessibleTextRole) == "Notes: Too slow"


def test_a_game_is_deleted_with_a_key_and_brought_back(record: RecordController, qtbot: QtBot) -> None:
    page = record.page
    page.list.selectRow(0)
    page.list.setFocus()
    qtbot.keyClick(page.list, Qt.Key.Key_Delete)
    assert [row[2] for row in page.rows()] == ["Blades"]
    qtbot.mouseClick(page.undo, LEFT)
    assert [row[2] for row in page.rows()] == ["Dragons", "Blades"]


def test_the_games_that_are_listed_are_exported(record: RecordController, tmp_path: Path) -> None:
    record.export(tmp_path / "record.csv")
    rows = list(csv.reader(io.StringIO((tmp_path / "record.csv").read_text(encoding="utf-8-sig"))))
    assert rows[0] == list(record.page.heads())
    assert [row[4] for row in rows[1:]] == ["Lost", "Won"]


def test_a_damaged_record_is_told_of_on_the_page(window: MainWindow) -> None:
    (window.app.folders.saves / "record.json").write_text("oops")
    page = window.app.router.open(RecordRoute()).page
    assert "damaged" in page.notice.text()  # type: ignore[attr-defined]
    assert page.empty.isVisible()  # type: ignore[attr-defined]


def test_the_page_is_rebuilt_in_another_language_as_it_was(record: RecordController, window: MainWindow) -> None:
    record.page.matchups.selectRow(0)
    window.app.settings.change(lang="ja", theme="light")
    again = window.app.router.shown.page
    assert again.heading.text() == "Fairies 対 Blades"  # type: ignore[attr-defined]
    again.left.emit()  # type: ignore[attr-defined]
    assert isinstance(window.app.router.shown.state(), ReplaysRoute)
