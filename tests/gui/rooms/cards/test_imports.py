"""Cards brought in from files: asked before, told after, stopped in the middle, taken back, played with at once."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest
from cards.lists import EMBER, SHARED, brought, card, card_database
from gui.rooms.cards.librarian import NUMBERS, Librarian, prints
from gui.rooms.decks.builder import ready
from PIL import Image
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QPushButton
from pytestqt.qtbot import QtBot
from shipped import leaders, starter_decks, sve_deck

from svedesk.cards.database import Database
from svedesk.gui.app import open_game
from svedesk.gui.app.routes import DecksRoute
from svedesk.gui.app.window import MainWindow
from svedesk.gui.rooms.cards.import_report import ImportReportDialog
from svedesk.gui.rooms.cards.room import CardsController
from svedesk.gui.rooms.decks.page import BuilderPage
from svedesk.gui.rooms.start.new_game import NewGame


@pytest.fixture
def many(tmp_path: Path) -> Path:
    """Enough cards for an import to be stopped in the middle."""
    path = tmp_path / "many.xml"
    cards = (card(f"Many {n}", f"a/YY{n // 1000:02}-{n % 1000:03}EN.png") for n in range(6_000))
    path.write_text(card_database(*cards), encoding="utf-8")
    return path


@pytest.mark.slow
def test_a_file_is_imported_with_a_report_and_taken_back(
    qtbot: QtBot, librarian: Librarian, database: Database, xml: Path
) -> None:
    open_game.load(librarian.window.app, xml)
    page = librarian.page
    asked = librarian.allowed()
    assert isinstance(asked, ImportReportDialog)
    assert asked.report_view.outcome.text() == "Result: 13 new · 0 changed · 0 unchanged · 1 unknown"
    assert [len(group.lines) for group in asked.report_view.remarks.remarks.groups] == [1, 13]
    assert "Import the cards from “cards.xml”?" in asked.windowTitle()
    assert prints(database) == []
    librarian.click(asked.do)
    assert page.tabs.currentWidget() is page.imports
    librarian.done()
    assert page.imports.counts.text() == "13 new · 0 changed · 0 unchanged · 1 unknown"
    groups = [(group.what, len(group.lines)) for group in page.imports.remarks.remarks.groups]
    assert groups == [("unknown", 1), ("odd", 13)]
    assert page.imports.history.count() == 1
    librarian.click(page.imports.undo)
    asked = librarian.dialog()
    said = " ".join(label.text() for label in asked.findChildren(type(page.imports.counts)))
    assert "13 added cards will be removed, 0 changed cards will be restored" in said
    librarian.click(asked.do)
    librarian.done()
    assert prints(database) == []
    assert page.imports.notice.text() == "Import of cards.xml undone."
    assert page.imports.history.count() == 0
    assert "XX01-001" not in librarian.window.app.cards.library


@pytest.mark.slow
def test_nothing_happens_without_a_yes(librarian: Librarian, database: Database, xml: Path) -> None:
    open_game.load(librarian.window.app, xml)
    librarian.allowed().reject()
    assert librarian.window.app.card_work.job is None
    librarian.bring(xml)
    librarian.click(librarian.page.imports.undo)
    librarian.dialog().reject()
    assert len(prints(database)) == 13


@pytest.mark.slow
def test_new_cards_are_built_with_and_played_at_once(
    qtbot: QtBot, librarian: Librarian, window: MainWindow, xml: Path
) -> None:
    librarian.bring(xml)
    librarian.click(librarian.page.back)
    window.app.router.open(DecksRoute())
    builder = window.stack.currentWidget()
    assert isinstance(builder, BuilderPage)
    ready(builder).cards.filters.words.setText("ember 001")
    assert [one.facts.number for one in builder.cards.model.cards] == ["XX01-001"]
    shipped = starter_decks()["SD01"]
    main = (*((number, 3) for number in NUMBERS), (shipped["main"][0][0], 1))
    window.app.decks.shelf.keep(sve_deck("Embers", leaders(shipped), main, shipped["evolve"]))
    librarian.click(builder.back)
    window.app.router.home.start_game(NewGame(("my:Embers", "SD02"), ("Aiko", "Ren"), 0, open_hands=True, seed=7))
    assert window.app.router.table is not None
    assert {one.number for one in window.app.router.table.table_seat.view.zone(0, "hand").cards} & set(NUMBERS)


@pytest.mark.slow
def test_the_deck_builder_leads_to_the_cards_and_they_back_to_it(
    qtbot: QtBot, librarian: Librarian, window: MainWindow, xml: Path
) -> None:
    window.app.router.open(DecksRoute())
    builder = window.stack.currentWidget()
    assert isinstance(builder, BuilderPage)
    builder.add("SD01-011")
    librarian.click(builder.buttons["cards"])
    librarian.ready()
    librarian.bring(xml)
    librarian.click(librarian.page.back)
    builder = window.stack.currentWidget()
    assert isinstance(builder, BuilderPage)
    assert builder.open.editing.copies("SD01-011") == 1
    assert "XX01-001" in builder.library


@pytest.mark.slow
def test_it_is_stopped_in_the_middle_and_nothing_has_changed(
    qtbot: QtBot, librarian: Librarian, window: MainWindow, database: Database, many: Path
) -> None:
    brought(database, EMBER)
    before = list(database.rows())
    work, seen = window.app.card_work, []
    work.progressed.connect(lambda done, total: seen.append((done, total)))
    open_game.load(window.app, many)
    librarian.click(librarian.allowed().do)
    page = librarian.page
    qtbot.waitUntil(lambda: page.bar.maximum() == 12_000 and page.bar.value() > 0)
    assert not page.bring.isEnabled()
    librarian.click(page.stop)
    librarian.done()
    assert page.imports.notice.text() == "Stopped. Nothing has changed."
    assert list(database.rows()) == before
    assert len(database.imports()) == 1
    assert seen[-1][0] < 12_000
    librarian.bring(many)
    assert page.imports.counts.text().startswith("6000 new")


@pytest.mark.slow
def test_the_import_goes_on_while_another_page_is_shown(
    qtbot: QtBot, librarian: Librarian, window: MainWindow, many: Path
) -> None:
    open_game.load(window.app, many)
    librarian.click(librarian.allowed().do)
    librarian.click(librarian.page.back)
    qtbot.waitUntil(lambda: "YY05-999" in window.app.cards.library, timeout=30_000)
    librarian.click(window.app.router.home.page.cards)
    assert librarian.page.imports.counts.text().startswith("6000 new")


@pytest.mark.slow
def test_a_window_that_is_closed_stops_it(
    qtbot: QtBot, librarian: Librarian, window: MainWindow, database: Database, many: Path
) -> None:
    open_game.load(window.app, many)
    librarian.click(librarian.allowed().do)
    page = librarian.page
    qtbot.waitUntil(lambda: page.bar.value() > 0)
    window.close()
    assert prints(database) == []
    assert database.imports() == ()


@pytest.mark.slow
def test_while_another_svedesk_holds_the_library_a_sentence_tells_it(
    librarian: Librarian, database: Database, xml: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("svedesk.cards.database.TIMEOUT", 0.05)
    brought(database, EMBER)
    other = sqlite3.connect(database.path, isolation_level=None)
    other.execute("begin immediate")
    librarian.bring(xml)
    assert "can't be used (database is locked). Nothing was changed." in librarian.page.imports.notice.text()
    other.execute("rollback")
    other.close()
    assert prints(database) == ["XX01-001"]
    librarian.bring(xml)
    assert len(prints(database)) == 13


@pytest.mark.slow
def test_two_windows_take_the_same_import_back_only_once(librarian: Librarian, database: Database, xml: Path) -> None:
    brought(database, {**EMBER, "number": "ZZ01-001"})
    librarian.bring(xml)
    librarian.click(librarian.page.imports.undo)
    database.undo()
    librarian.click(librarian.dialog().do)
    librarian.done()
    assert "Another svedesk changed the card library" in librarian.page.imports.notice.text()
    assert prints(database) == ["ZZ01-001"]


@pytest.mark.slow_after_first
@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        ("cut.xml", card_database(card("Ember"))[:-30], "cut.xml"),
        ("bomb.xml", '<!DOCTYPE a [<!ENTITY b "c">]>' + card_database(card("Ember")), "contains XML declarations"),
        ("empty.csv", "", "is empty"),
        ("broken.json", '[{"number": "XX01-001"', "broken.json"),
        ("one.json", "{}", "one.json"),
    ],
)
def test_a_damaged_file_is_told_and_nothing_changes(
    librarian: Librarian, database: Database, tmp_path: Path, name: str, content: str, said: str
) -> None:
    path = tmp_path / name
    path.write_text(content, encoding="utf-8")
    offer(librarian, path)
    assert said in librarian.page.imports.notice.text()
    assert not database.path.exists()


def offer(librarian: Librarian, path: Path) -> None:
    """Choose a file in the dialog, and say yes if that is asked."""
    library = librarian.window.app.router.current
    assert isinstance(library, CardsController)
    library.offer(path)
    librarian.done()
    if [one for one in librarian.page.findChildren(QPushButton) if one.text() == "Import" and one.isVisible()]:
        librarian.click(librarian.allowed().do)
        librarian.done()


def drop(window: MainWindow, *files: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file)) for file in files])
    at = QPointF(300, 300)
    held = (Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(window, QDragEnterEvent(at.toPoint(), *held))
    QApplication.sendEvent(window, QDropEvent(at, *held))


@pytest.mark.slow
def test_several_files_are_asked_about_one_after_the_other(
    librarian: Librarian, window: MainWindow, database: Database, xml: Path, tmp_path: Path
) -> None:
    (other := tmp_path / "other.xml").write_text(card_database(card("Oak", "a/ZZ01-001EN.png")), encoding="utf-8")
    (sheet := tmp_path / "sheet.csv").write_text("number,name,type\nZZ01-002,Elm,Spell\n", encoding="utf-8")
    drop(window, xml, sheet, other, tmp_path / "nothing.txt")
    assert "cards.xml" in librarian.allowed().windowTitle()
    librarian.dialog().reject()
    assert "sheet.csv" in librarian.allowed().windowTitle()
    librarian.click(librarian.dialog().do)
    assert "other.xml" in librarian.allowed().windowTitle()
    librarian.click(librarian.dialog().do)
    librarian.done()
    assert prints(database) == ["ZZ01-001", "ZZ01-002"]


def test_what_brings_no_cards_is_told_on_the_page_it_is_dropped_on(
    librarian: Librarian, window: MainWindow, tmp_path: Path
) -> None:
    tab = librarian.page.imports
    for name, said in (
        ("SD01-001.png", "Drop the folder that contains “SD01-001.png”"),
        ("notes.rtf", "“notes.rtf” contains no cards. You can import:"),
        ("game.svedesk", "“game.svedesk”"),
    ):
        (tmp_path / name).write_bytes(b"\x89nothing")
        drop(window, tmp_path / name)
        assert window.stack.currentWidget() is librarian.page
        assert tab.notice.isVisible()
        assert said in tab.notice.text()


@pytest.mark.slow
def test_a_file_is_dropped_on_the_window(
    librarian: Librarian, window: MainWindow, database: Database, xml: Path
) -> None:
    """Where a game is open, back from the cards is back at the table."""
    window.app.router.home.start_game(NewGame(("SD01", "SD02"), ("Aiko", "Ren"), 0, open_hands=True, seed=7))
    assert window.app.router.table is not None
    hand = window.app.router.table.table_seat.view.zone(0, "hand").cards
    drop(window, xml)
    assert "cards.xml" in librarian.allowed().windowTitle()
    assert prints(database) == []
    librarian.click(librarian.dialog().do)
    librarian.done()
    assert len(prints(database)) == 13
    librarian.click(librarian.page.back)
    assert window.app.router.table is not None
    assert window.app.router.table.table_seat.view.zone(0, "hand").cards == hand
    window.app.router.table.table_seat.concede()
    open_game.load(window.app, xml)
    librarian.allowed().reject()
    librarian.click(librarian.page.back)
    assert window.stack.currentWidget() is window.app.router.home.page


@pytest.mark.slow
def test_a_folder_of_pictures_is_shown_on_cards_and_let_go(
    qtbot: QtBot, librarian: Librarian, window: MainWindow, tmp_path: Path
) -> None:
    folder = tmp_path / "pictures"
    folder.mkdir()
    Image.new("RGB", (630, 880), "red").save(folder / "SD01-001.png")
    panel = librarian.page.cards.panel
    librarian.page.cards.words.setText("SD01-001")

    def is_red() -> bool:
        return panel.face.grab().toImage().pixelColor(panel.face.rect().center()).name() == "#ff0000"

    assert not is_red()
    (folder / "SD01-002.png").write_bytes(b"no picture")
    open_game.load(window.app, folder)
    assert "Use the pictures in “pictures”?" in librarian.dialog().windowTitle()
    librarian.click(librarian.dialog().do)
    librarian.done()
    assert window.app.settings.now.card_pictures == str(folder)
    librarian.page.tabs.setCurrentIndex(0)
    qtbot.waitUntil(is_red)
    librarian.page.tabs.setCurrentIndex(1)
    assert librarian.page.imports.counts.text() == "0 new · 1 changed · 0 unchanged · 1 refused"
    librarian.click(librarian.page.imports.undo)
    librarian.click(librarian.dialog().do)
    librarian.done()
    assert window.app.settings.now.card_pictures == ""


@pytest.mark.slow
def test_the_keyboard_imports_and_takes_back(
    qtbot: QtBot, librarian: Librarian, window: MainWindow, database: Database, xml: Path
) -> None:
    open_game.load(window.app, xml)
    qtbot.keyClick(librarian.allowed(), Qt.Key.Key_Return)
    librarian.done()
    assert len(prints(database)) == 13
    tab = librarian.page.imports
    qtbot.keyClick(tab.file, Qt.Key.Key_Space)
    (asking,) = librarian.page.findChildren(QFileDialog)
    assert Path(asking.directory().path()) == xml.parent
    asking.reject()
    tab.undo.setFocus()
    qtbot.keyClick(tab.undo, Qt.Key.Key_Space)
    qtbot.keyClick(librarian.dialog(), Qt.Key.Key_Return)
    librarian.done()
    assert prints(database) == []


@pytest.mark.lists
@pytest.mark.slow
def test_the_real_lists_of_both_languages_are_imported(qtbot: QtBot, librarian: Librarian) -> None:
    for path in (SHARED / "cockatrice" / "ShadowverseEvolveTCG.xml", SHARED / "cards_ja.json"):
        librarian.bring(path)
        assert librarian.page.imports.remarks.isVisible()
    assert len(librarian.found()) > 1_500
    report = librarian.page.imports.report
    assert report is not None
    assert report.read == len(json.loads((SHARED / "cards_ja.json").read_text(encoding="utf-8"))) - 2
    librarian.page.tabs.setCurrentIndex(0)
    assert librarian.window.grab().width() == 1280
