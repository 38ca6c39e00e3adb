"""Files of decks dropped on the window, or named when it is opened, are offered among the decks."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget
from pytestqt.qtbot import QtBot
from shipped import SVE, starter_decks, starter_library

from svedesk.decks.exchange import Form, export
from svedesk.gui.app import open_game
from svedesk.gui.app.routes import CardsRoute, DecksRoute
from svedesk.gui.app.window import MainWindow
from svedesk.gui.kit.file_dialogs import begin_in_last_folder
from svedesk.gui.rooms.decks.import_dialog import ImportDialog
from svedesk.gui.rooms.decks.page import BuilderPage

SD01 = starter_decks()["SD01"]


def deck_file(folder: Path, name: str, form: Form) -> Path:
    path = folder / name
    path.write_text(export(SD01, form, starter_library(), SVE), encoding="utf-8")
    return path


def drop(window: QWidget, *files: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file)) for file in files])
    held = (Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(window, QDragEnterEvent(QPoint(200, 200), *held))
    QApplication.sendEvent(window, QDropEvent(QPointF(200, 200), *held))


def taken(window: MainWindow) -> BuilderPage:
    """Take the deck that is offered on the page of the decks."""
    page = window.stack.currentWidget()
    assert isinstance(page, BuilderPage)
    (offered,) = [one for one in page.findChildren(ImportDialog) if one.isVisible()]
    assert offered.summary.text().startswith("Leader 1 · Main deck 40")
    offered.do.click()
    return page


@pytest.mark.slow_after_first
@pytest.mark.parametrize(("name", "form"), [("deck.cod", "cod"), ("deck.json", "json"), ("deck.txt", "text")])
def test_a_deck_that_is_opened_is_offered(window: MainWindow, tmp_path: Path, name: str, form: Form) -> None:
    open_game.load(window.app, deck_file(tmp_path, name, form))
    assert taken(window).open.editing.deck["main"] == SD01["main"]


@pytest.mark.slow_after_first
@pytest.mark.parametrize(("name", "form"), [("deck.cod", "cod"), ("deck.json", "json")])
def test_a_deck_that_is_chosen_among_the_cards_is_offered_among_the_decks(
    window: MainWindow, tmp_path: Path, name: str, form: Form
) -> None:
    window.app.router.open(CardsRoute()).offer(deck_file(tmp_path, name, form))
    assert taken(window).open.editing.deck["main"] == SD01["main"]


def test_one_that_is_dropped_before_the_decks_is_offered_there(page: BuilderPage, tmp_path: Path) -> None:
    window = page.window()
    assert isinstance(window, MainWindow)
    drop(window, deck_file(tmp_path, "deck.cod", "cod"))
    assert taken(window) is page
    assert page.open.editing.deck["main"] == SD01["main"]


@pytest.mark.slow
def test_a_folder_of_decks_is_taken_at_once_each_called_as_its_file(
    qtbot: QtBot, page: BuilderPage, tmp_path: Path
) -> None:
    window = page.window()
    assert isinstance(window, MainWindow)
    nameless = "<cockatrice_deck><deckname/><zone name='main'><card number='3' name='{}'/></zone></cockatrice_deck>"
    (tmp_path / "Fairies.cod").write_text(nameless.format("Water Fairy"))
    (tmp_path / "Nobody.cod").write_text(nameless.format("Nothing like it at all"))
    (tmp_path / "odd.cod").write_text("<cockatrice_deck>")
    drop(window, *sorted(tmp_path.glob("*.cod")), deck_file(tmp_path, "sd01.txt", "text"))
    (offered,) = [one for one in page.findChildren(ImportDialog) if one.isVisible()]
    assert not offered.do.isEnabled()  # it is being read
    qtbot.waitUntil(offered.do.isEnabled)
    rows = [offered.unknown.item(row).text() for row in range(offered.unknown.count())]
    assert [row.split(":")[0] for row in rows if "Main deck" in row] == ["Fairies", "Nobody", SD01.name]
    assert "odd.cod" in rows[2]
    assert offered.summary.text() == "Decks in these files: 2."
    offered.do.click()
    assert [one.editing.deck.name for one in page.decks] == ["Fairies", SD01.name]  # the empty one made room
    kept = {one.deck.name: one.deck["main"] for one in window.app.decks.shelf.decks()}
    assert kept == {"Fairies": (("SD01-011", 3),), SD01.name: SD01["main"]}


def test_the_files_of_the_next_deck_are_looked_for_where_the_last_was_found(page: BuilderPage, tmp_path: Path) -> None:
    for start in (Path.home(), tmp_path):
        dialog = QFileDialog(page, "", str(Path.home()))
        begin_in_last_folder(dialog)
        assert Path(dialog.directory().absolutePath()) == start
        dialog.setDirectory(str(tmp_path))
        dialog.accepted.emit()
        dialog.deleteLater()


def test_what_can_not_be_read_as_a_deck_is_told(window: MainWindow, tmp_path: Path) -> None:
    (tmp_path / "odd.cod").write_text("no deck of Cockatrice\x00")
    open_game.load(window.app, tmp_path / "odd.cod")
    page = window.stack.currentWidget()
    assert page is not None
    (offered,) = page.findChildren(ImportDialog)
    assert offered.summary.text().endswith(".")
    offered.close()


def test_a_restriction_list_that_is_dropped_is_added_and_named(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "list.json"
    path.write_text(
        json.dumps({"format": "svedesk-restrictions", "version": 1, "game": "sve", "date": "2027-01-15", "rows": []}),
        encoding="utf-8",
    )
    window.app.router.open(DecksRoute())
    drop(window, path)
    page = window.stack.currentWidget()
    assert isinstance(page, BuilderPage)
    assert page.deck.checked_by.text() == "Checked against the restriction list of 2027-01-15."
    assert page.notice.text() == "Added the restriction list of 2027-01-15: 0 entries."
