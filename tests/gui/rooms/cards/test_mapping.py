"""Which column of a list is what: guessed, chosen with what comes of it before the eyes, kept and used again."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest
from cards.lists import SHARED
from gui.rooms.cards.librarian import Librarian
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from svedesk.cards.database import Database
from svedesk.cards.kept_mappings import Mappings
from svedesk.gui.app import open_game
from svedesk.gui.rooms.cards.mapping_dialog import MappingDialog
from svedesk.gui.rooms.cards.mapping_samples import SampleRows
from svedesk.gui.rooms.cards.mapping_words import WordsDialog

ROWS = (
    ("Ref", "Called", "Was called", "Sort", "Colour", "Pay", "Says"),
    ("XX01-001", "Ember Adept", "", "Unit", "Forest|Sword", "2", "Ward."),
    ("XX01-002", "", "Old Ash", "Trick", "Rune", "1", "Draw a card."),
    ("XX01-003", "Lone Coal", "", "", "Rune", "x", ""),
)


@pytest.fixture
def sheet(tmp_path: Path) -> Path:
    """A list whose columns are called as nobody else's."""
    path = tmp_path / "sheet.csv"
    with path.open("w", encoding="utf-8", newline="") as file:
        csv.writer(file).writerows(ROWS)
    return path


def choose(box: QComboBox, column: str) -> None:
    box.setCurrentIndex(box.findData(column))
    box.activated.emit(box.currentIndex())


def cells(table: SampleRows, head: str) -> list[str]:
    """What stands below a heading."""
    heads = []
    for place in range(table.columnCount()):
        item = table.horizontalHeaderItem(place)
        heads.append(item.text() if item is not None else "")
    found = [table.item(row, heads.index(head)) for row in range(table.rowCount())]
    return [item.text() if item is not None else "" for item in found]


def tried(qtbot: QtBot, dialog: MappingDialog) -> str:
    """Wait until it is known what would come of it."""
    qtbot.waitUntil(lambda: dialog.report_view.outcome.text().startswith("Result"), timeout=20_000)
    return dialog.report_view.outcome.text()


def remarks(dialog: MappingDialog) -> list[str]:
    """What is said of the list and its rows, before it is kept."""
    return [text for group in dialog.report_view.remarks.remarks.groups for text in (group.text, *group.lines)]


def map_it(librarian: Librarian, sheet: Path) -> MappingDialog:
    dialog = librarian.columns(sheet)
    for field, column in (("number", "Ref"), ("name", "Called"), ("kind", "Sort"), ("classes", "Colour")):
        choose(dialog.fields.first[field], column)
    choose(dialog.fields.second["name"], "Was called")
    choose(dialog.fields.first["cost"], "Pay")
    choose(dialog.fields.first["text"], "Says")
    dialog.separator.setText("|")
    return dialog


def settle_words(librarian: Librarian, dialog: MappingDialog) -> None:
    librarian.click(dialog.fields.words["kind"])
    words = librarian.dialog()
    assert isinstance(words, WordsDialog)
    for word, meaning in (("Unit", "follower"), ("Trick", "spell"), ("", "amulet")):
        words.boxes[word].setEditText(meaning)
    librarian.click(words.do)


@pytest.mark.slow
def test_columns_are_chosen_with_what_comes_of_it_before_the_eyes(
    qtbot: QtBot, librarian: Librarian, database: Database, sheet: Path
) -> None:
    bare = sheet.with_name("bare.csv")
    bare.write_text("Ref,Called,Sort,Pay\nx,Ember Adept,Unit,3\n", encoding="utf-8")
    dialog = librarian.columns(bare)
    assert "“bare.csv” has no column" in dialog.notice.text()
    assert not dialog.do.isEnabled()
    dialog.reject()
    dialog = map_it(librarian, sheet)
    assert cells(dialog.file, "Called") == ["Ember Adept", "", "Lone Coal"]
    assert cells(dialog.cards, "English name") == ["Ember Adept", "Old Ash", "Lone Coal"]
    assert cells(dialog.cards, "Class")[0] == "Forestcraft / Swordcraft"
    assert tried(qtbot, dialog).endswith("3 unknown")
    assert any("“Ember Adept”: type of card missing" in line for line in remarks(dialog))
    assert not dialog.do.isEnabled()  # nothing would be kept
    assert cells(dialog.cards, "Row") == ["Unknown"] * 3
    settle_words(librarian, dialog)
    assert cells(dialog.cards, "Type") == ["follower", "spell", "amulet"]
    assert tried(qtbot, dialog) == "Result: 3 new · 0 changed · 0 unchanged"
    choose(dialog.fields.first["text"], "")
    qtbot.waitUntil(lambda: "ignored columns: Says" in remarks(dialog), timeout=20_000)
    choose(dialog.fields.first["text"], "Says")
    qtbot.waitUntil(lambda: tried(qtbot, dialog) and "ignored columns: Says" not in remarks(dialog), timeout=20_000)
    assert cells(dialog.cards, "Row") == ["New"] * 3
    assert not database.path.exists()
    librarian.click(dialog.do)
    librarian.done()
    assert librarian.page.imports.counts.text() == "3 new · 0 changed · 0 unchanged"
    library = librarian.window.app.cards.library
    assert (library["XX01-002"].name, library["XX01-002"].kind, library["XX01-002"].cost) == ("Old Ash", "spell", 1)
    assert library["XX01-001"].classes == ("Forestcraft", "Swordcraft")


@pytest.mark.slow
def test_a_mapping_is_kept_and_used_again(
    qtbot: QtBot, librarian: Librarian, database: Database, sheet: Path, tmp_path: Path
) -> None:
    dialog = map_it(librarian, sheet)
    settle_words(librarian, dialog)
    tried(qtbot, dialog)
    dialog.name.selectAll()
    qtbot.keyClicks(dialog.name, "My sheet")
    qtbot.keyClick(dialog.name, Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert "Saved as “My sheet”" in dialog.notice.text()
    librarian.click(dialog.do)
    librarian.done()
    other = tmp_path / "other.csv"
    rows = [ROWS[0], ("XX01-009", "Younger", "", "Unit", "Rune", "3", "")]
    with other.open("w", encoding="utf-8", newline="") as file:
        csv.writer(file).writerows(rows)
    dialog = librarian.columns(other)
    assert dialog.saved.currentText() == "My sheet"
    assert dialog.separator.text() == "|"
    assert tried(qtbot, dialog) == "Result: 1 new · 0 changed · 0 unchanged"
    qtbot.keyClick(dialog, Qt.Key.Key_Return)
    librarian.done()
    assert librarian.window.app.cards.library["XX01-009"].kind == "follower"
    dialog = librarian.columns(other)
    librarian.click(dialog.forget)
    assert Mappings().all() == ()
    assert dialog.saved.count() == 1
    dialog.reject()


@pytest.mark.slow
def test_no_button_of_the_fields_is_cut_off(librarian: Librarian, tmp_path: Path) -> None:
    path = tmp_path / "mine.csv"
    path.write_text("number,name,type\nXX01-001,Ember,spell\n", encoding="utf-8")
    fields = librarian.columns(path).fields
    inside = fields.widget()
    assert inside.minimumSizeHint().width() <= fields.viewport().width()
    for button in fields.words.values():
        assert button.mapTo(inside, button.rect().topRight()).x() < fields.viewport().width()


@pytest.mark.slow
def test_the_guess_is_there_beside_what_is_kept(qtbot: QtBot, librarian: Librarian, tmp_path: Path) -> None:
    path = tmp_path / "list.json"
    path.write_text(json.dumps([{"number": "XX01-001", "name": "Ember", "type": "follower"}]), encoding="utf-8")
    dialog = librarian.columns(path)
    choose(dialog.fields.first["name"], "type")
    librarian.click(dialog.keep)
    qtbot.keyClick(dialog.separator, Qt.Key.Key_Return)
    assert dialog.isVisible()
    dialog.reject()
    dialog = librarian.columns(path)
    assert dialog.fields.columns("name") == ["type"]
    choose(dialog.saved, "")
    assert dialog.fields.columns("name") == ["name"]
    dialog.reject()


@pytest.mark.slow
def test_the_keyboard_reaches_every_column(qtbot: QtBot, librarian: Librarian, sheet: Path) -> None:
    dialog = librarian.columns(sheet)
    assert dialog.fields.columns("number") == ["Ref"], "found by what stands in it"
    assert dialog.keep.isEnabled()
    box = dialog.fields.first["number"]
    box.setFocus()
    qtbot.keyClick(box, Qt.Key.Key_Down)
    assert dialog.fields.columns("number") == ["Called"]
    qtbot.keyClick(box, Qt.Key.Key_Up)
    assert dialog.fields.columns("number") == ["Ref"]
    dialog.reject()


def test_a_list_that_is_no_list_is_told(librarian: Librarian, database: Database, tmp_path: Path) -> None:
    path = tmp_path / "numbers.json"
    path.write_text("[1, 2]", encoding="utf-8")
    open_game.load(librarian.window.app, path)
    librarian.done()
    assert "numbers.json" in librarian.page.imports.notice.text()
    assert not database.path.exists()


@pytest.mark.lists
@pytest.mark.slow
def test_the_real_japanese_list_is_imported_with_what_is_guessed(
    qtbot: QtBot, librarian: Librarian, database: Database
) -> None:
    dialog = librarian.columns(SHARED / "cards_ja.json")
    assert tried(qtbot, dialog).endswith("2 unknown")
    settle = dialog.fields.values
    assert settle == {}
    dialog.fields.means("kind", {"": "aid"})
    qtbot.waitUntil(lambda: "unknown" not in tried(qtbot, dialog), timeout=20_000)
    librarian.click(dialog.do)
    librarian.done()
    report = librarian.page.imports.report
    assert report is not None
    assert report.read == 2510


@pytest.mark.slow
def test_a_column_that_no_mapping_may_name_is_told(librarian: Librarian, tmp_path: Path) -> None:
    path = tmp_path / "odd \u202e list.json"
    long = "n" * 300
    path.write_text(json.dumps([{"Ref": "XX01-001", long: "Ember", "name": "Ember"}]), encoding="utf-8")
    dialog = librarian.columns(path)
    assert "\u202e" not in dialog.name.text()
    choose(dialog.fields.first["name_ja"], long)
    assert not dialog.do.isEnabled()
    assert dialog.notice.text()
    choose(dialog.fields.first["name_ja"], "")
    assert dialog.keep.isEnabled()
    assert not dialog.notice.text()
    dialog.reject()


def test_what_is_odd_about_a_row_is_told_before_it_comes_in(librarian: Librarian, sheet: Path, qtbot: QtBot) -> None:
    path = sheet.with_name("odd.csv")
    path.write_text(
        "number,name,type,class,cost\nXX01-001,Ember,Spell,Forestcraft,abc\nXX01-002,Ash,Spell,Forestcraft,2\n",
        encoding="utf-8",
    )
    dialog = librarian.columns(path)
    assert tried(qtbot, dialog) == "Result: 2 new · 0 changed · 0 unchanged"
    said = "ignored the cost “abc”: not a number"
    assert remarks(dialog) == [said, f"XX01-001: {said}"]
    first, second = (dialog.cards.item(row, 0) for row in range(2))
    assert first is not None
    assert second is not None
    assert (first.text(), first.toolTip(), second.toolTip()) == ("New", said, "New")


def test_nothing_is_kept_before_it_is_known_what_comes_of_it(
    librarian: Librarian, database: Database, sheet: Path, qtbot: QtBot
) -> None:
    path = sheet.with_name("plain.csv")
    path.write_text("number,name,type\nXX01-001,Ember,Spell\n", encoding="utf-8")
    dialog = librarian.columns(path)
    assert not dialog.do.isEnabled()
    qtbot.keyClick(dialog, Qt.Key.Key_Return)
    assert dialog.isVisible()
    tried(qtbot, dialog)
    qtbot.keyClick(dialog, Qt.Key.Key_Return)
    librarian.done()
    assert [row["number"] for row in database.rows()] == ["XX01-001"]


def test_a_list_of_another_game_is_said_to_be_one(librarian: Librarian, sheet: Path, qtbot: QtBot) -> None:
    path = sheet.with_name("other.csv")
    path.write_text("number,name,type,civ\nDM99-001,Pup,Creature,Fire\nDM99-002,Kid,Creature,Fire\n", encoding="utf-8")
    dialog = librarian.columns(path)
    tried(qtbot, dialog)
    assert "This looks like a list of Duel Masters." in dialog.notice.text()


def test_numbers_that_may_be_of_either_edition_are_asked_about(
    librarian: Librarian, database: Database, sheet: Path, qtbot: QtBot
) -> None:
    path = sheet.with_name("numbers.csv")
    path.write_text("number,rarity\nBP02-104,LG\nBP02-100,BR\n", encoding="utf-8")
    dialog = librarian.columns(path)
    tried(qtbot, dialog)
    dialog.report_view.english.click()
    librarian.click(librarian.allowed().do)
    librarian.done()
    assert "BP02-104" not in {row["number"] for row in database.rows()}
