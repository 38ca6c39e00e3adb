"""What is done with a deck beside building it: bring one in, share it, sample hands, compare."""

from __future__ import annotations

from pathlib import Path

import pytest
from gui.rooms.decks.builder import dialog
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QGuiApplication, QTextCursor
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QMenu
from pytestqt.qtbot import QtBot
from shipped import SVE, starter_decks, starter_library

from svedesk.decks.exchange import export
from svedesk.gui.rooms.decks.compare_dialog import CompareDialog
from svedesk.gui.rooms.decks.history import HandDialog
from svedesk.gui.rooms.decks.import_dialog import ImportDialog
from svedesk.gui.rooms.decks.page import BuilderPage
from svedesk.gui.rooms.decks.share_dialog import ShareDeckDialog
from svedesk.gui.rooms.decks.wanted_dialog import OWNED, WantedDialog

SD01 = starter_decks()["SD01"]


def test_a_deck_is_pasted(page: BuilderPage, monkeypatch: pytest.MonkeyPatch) -> None:
    pasting = dialog(page, "import", ImportDialog, monkeypatch)
    assert not pasting.do.isEnabled()
    pasting.text.setPlainText("Arisa\n3 Water Fairy\n2 Fairy Castor\n1 Nothing like it at all")
    assert pasting.summary.text().startswith("Leader 1 · Main deck 3 · Evolve deck 0\n2 unrecognized lines")
    assert pasting.unknown.item(0).text().startswith("2 Fairy Castor → Fairy Caster or ")
    offered(pasting, 0)["Change to Fairy Caster (SD01-006)"].trigger()
    assert pasting.unknown.count() == 1
    assert "\n1 unrecognized line. " in pasting.summary.text()
    pasting.do.click()
    assert dict(page.open.editing.deck["main"]) == {"SD01-011": 3, "SD01-006": 2}


def offered(pasting: ImportDialog, row: int) -> dict[str, QAction]:
    """What the menu of a line nobody knows offers when it is double-clicked."""
    pasting.unknown.itemActivated.emit(pasting.unknown.item(row))
    menu = pasting.findChildren(QMenu)[-1]
    assert menu.isVisible()
    menu.close()
    return {action.text(): action for action in menu.actions() if action.text()}


def test_what_is_owned_is_typed_and_what_is_wanted_is_told(
    page: BuilderPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    pasting = dialog(page, "import", ImportDialog, monkeypatch)
    pasting.text.setPlainText("Arisa\n3 Water Fairy\n2 Fairy Caster")
    pasting.do.click()
    assert page.deck.owned.text() == ""
    wanted = dialog(page, "owned", WantedDialog, monkeypatch)
    table = wanted.table
    assert wanted.total.text() == "You own 0 of 6 cards."
    assert table.item(0, 0).text() == "Water Fairy  (SD01-011)"
    assert table.item(0, OWNED).data(Qt.ItemDataRole.AccessibleTextRole) == "Owned: 0"
    wanted.show()
    wanted.activateWindow()
    qtbot.waitUntil(wanted.isActiveWindow, timeout=5_000)
    table.setFocus()
    table.setCurrentCell(0, OWNED)
    qtbot.keyClick(table, Qt.Key.Key_2)
    (field,) = table.viewport().findChildren(QLineEdit)
    qtbot.keyClick(field, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: wanted.total.text() == "You own 2 of 6 cards.", timeout=5_000)
    assert table.item(0, 0).text() == "Water Fairy  (SD01-011)", "rows that are typed into stay where they are"
    assert (table.currentRow(), table.currentColumn()) == (1, OWNED), "to be typed into next"
    wanted.copy.click()
    assert wanted.notice.text() == "Copied."
    assert "1 Water Fairy (SD01-011)" in QGuiApplication.clipboard().text().splitlines()
    table.item(0, OWNED).setText("many")
    assert wanted.notice.text() == "Type a number from 0 to 999."
    (tmp_path / "owned.csv").write_text("Number,Owned\nSD01-006,2\nNobody,1\n")
    wanted.take(tmp_path / "owned.csv")
    assert "You own 4 of 6 cards." in wanted.total.text()
    wanted.all.click()
    assert wanted.total.text() == "You own all 6 cards."
    assert not wanted.copy.isEnabled()
    wanted.reject()
    assert page.deck.owned.text() == "You own all 6 cards."


def test_every_card_near_to_a_pasted_line_can_be_picked(page: BuilderPage, monkeypatch: pytest.MonkeyPatch) -> None:
    pasting = dialog(page, "import", ImportDialog, monkeypatch)
    pasting.text.setPlainText("3 Water Fairy\n2 Fair\n1 Waltzing Fariy")
    assert pasting.draft is not None
    near = pasting.draft.unknown[0].near
    assert len(near) > 3
    said = offered(pasting, 0)
    assert list(said) == [*(f"Change to {facts.name} ({facts.number})" for facts in near), "Remove the line"]
    said[f"Change to {near[3].name} ({near[3].number})"].trigger()
    offered(pasting, 0)["Remove the line"].trigger()
    assert not pasting.unknown.isVisible()
    pasting.do.click()
    deck = page.open.editing.deck
    copies = {number: count for section in deck for number, count in deck[section]}
    assert copies == {"SD01-011": 3, near[3].number: 2}
    assert deck.unknown == ()


@pytest.mark.slow
def test_a_line_whose_name_and_number_are_two_cards_offers_both(
    page: BuilderPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    pasting = dialog(page, "import", ImportDialog, monkeypatch)
    pasting.text.setPlainText("3 Water Fairy\n2 Goblin (SD01) 6")
    told = "2 Goblin (SD01) 6 → the number is Fairy Caster (SD01-006), the name is Goblin (SD01-017)"
    assert pasting.unknown.item(0).text() == told
    offered(pasting, 0)["Change to Goblin (SD01-017)"].trigger()
    pasting.do.click()
    assert dict(page.open.editing.deck["main"]) == {"SD01-011": 3, "SD01-017": 2}


@pytest.mark.slow
def test_a_text_that_takes_long_is_read_when_typing_rests_or_when_its_deck_is_taken(
    qtbot: QtBot, page: BuilderPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    pasting = dialog(page, "import", ImportDialog, monkeypatch)
    pasting.text.setPlainText("\n".join(f"2 Nothing like card {row}" for row in range(400)))
    assert "400 unrecognized lines" in pasting.summary.text()
    pasting.text.moveCursor(QTextCursor.MoveOperation.Start)
    pasting.text.insertPlainText("3 Water Fairy\n")
    assert not pasting.do.isEnabled()
    qtbot.waitUntil(pasting.do.isEnabled)
    pasting.text.insertPlainText("3 Goblin\n")
    pasting.do.click()
    assert dict(page.open.editing.deck["main"]) == {"SD01-011": 3, "SD01-017": 3}


def test_what_is_no_deck_is_told_while_it_is_pasted(
    page: BuilderPage, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    pasting = dialog(page, "import", ImportDialog, monkeypatch)
    pasting.text.setPlainText("{")
    assert pasting.summary.text().endswith(".")
    assert not pasting.do.isEnabled()
    pasting.read_files([tmp_path / "none.txt"])
    assert "does not exist" in pasting.summary.text()
    (tmp_path / "deck.cod").write_text(export(SD01, "cod", starter_library(), SVE), encoding="utf-8")
    pasting.read_files([tmp_path / "deck.cod"])
    assert pasting.do.isEnabled()
    pasting.close()


@pytest.mark.slow_after_first
@pytest.mark.parametrize("form", ["text", "cod", "json", "code"])
def test_a_deck_is_shared(page: BuilderPage, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, form: str) -> None:
    page.put(SD01)
    sharing = dialog(page, "share", ShareDeckDialog, monkeypatch)
    sharing.form.setCurrentIndex(sharing.form.findData(form))
    sharing.do.click()
    assert QGuiApplication.clipboard().text().strip() == export(SD01, form, starter_library(), SVE).strip()  # type: ignore[arg-type]
    sharing.save.click()
    (asked,) = sharing.findChildren(QFileDialog)
    assert Path(asked.selectedFiles()[0]).name == f"Regal-Fairy-Princess.{'txt' if form in ('text', 'code') else form}"
    asked.reject()
    sharing.save_to(tmp_path / "deck.txt")
    assert sharing.notice.text() == "Saved as deck.txt."
    sharing.save_to(tmp_path / "no" / "deck.txt")
    assert "does not exist" in sharing.notice.text()
    sharing.close()


def test_sample_hands_are_of_the_deck(page: BuilderPage, monkeypatch: pytest.MonkeyPatch) -> None:
    page.put(SD01)
    hands = dialog(page, "hand", HandDialog, monkeypatch)
    seen = set()
    for _ in range(20):
        assert len(hands.cards.numbers) == 4
        assert set(hands.cards.numbers) <= dict(SD01["main"]).keys()
        seen.add(hands.cards.numbers)
        assert hands.minimumSizeHint().width() > hands.cards.sizeHint().width()
        hands.do.click()
    assert len(seen) > 10
    hands.close()


@pytest.mark.slow
def test_decks_are_compared(page: BuilderPage, monkeypatch: pytest.MonkeyPatch) -> None:
    page.put(SD01)
    page.take_out("SD01-001")
    comparing = dialog(page, "compare", CompareDialog, monkeypatch)
    comparing.other.setCurrentIndex(comparing.other.findData("SD01"))
    assert comparing.summary.text() == "Cards only in this deck: 0. Only in the other: 1."
    assert comparing.table.rows() == [("Aria, Fairy Princess  (SD01-001)", "2", "3", "-1")]
    comparing.close()


def test_a_dialog_grows_with_what_it_shows(page: BuilderPage) -> None:
    """What is pasted stays in sight when lines are told of that nobody knows."""
    page.buttons["import"].click()
    (pasting,) = page.findChildren(ImportDialog)
    pasting.text.setPlainText("Arisa\n3 Water Fairy\n2 Fairy Castor")
    QApplication.processEvents()
    assert pasting.unknown.isVisible()
    assert pasting.text.height() >= 200
    assert pasting.text.geometry().bottom() < pasting.summary.geometry().top()
    pasting.reject()


def test_what_needs_cards_waits_for_cards(page: BuilderPage) -> None:
    assert not page.buttons["hand"].isEnabled()
    assert not page.buttons["share"].isEnabled()
    page.add("SD01-011")
    assert page.buttons["hand"].isEnabled()
    assert page.buttons["share"].isEnabled()


def test_a_total_that_is_wrong_and_a_maybeboard_are_told_before_anything_is_kept(
    page: BuilderPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    pasting = dialog(page, "import", ImportDialog, monkeypatch)
    pasting.text.setPlainText("Main (4)\n3 Water Fairy\nMaybeboard\n2 Goblin\nTotal: 9")
    assert pasting.summary.text().splitlines() == [
        "Leader 0 · Main deck 3 · Evolve deck 0 · Maybe 2",
        "The list says 4 cards in “Main deck”; 3 were recognized.",
        "The list says 9 cards in all; 3 were recognized.",
    ]
    pasting.do.click()
    assert page.open.editing.deck.maybe == (("SD01-017", 2),)


@pytest.mark.parametrize("text", ["https://decklog.bushiroad.com/view/7H9K2", "7H9K2"])
def test_a_link_to_a_deck_says_how_to_get_the_deck(
    text: str, page: BuilderPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    pasting = dialog(page, "import", ImportDialog, monkeypatch)
    pasting.text.setPlainText(text)
    assert "svedesk opens no web pages. Open" in pasting.summary.text()
    assert not pasting.do.isEnabled()


def test_whose_numbers_a_list_has_is_asked_once_and_taken_back(
    page: BuilderPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    pasting = dialog(page, "import", ImportDialog, monkeypatch)
    pasting.text.setPlainText("3 BP02-104")
    assert pasting.edition.isVisibleTo(pasting)
    assert not pasting.do.isEnabled()
    choose(pasting, "en")
    assert pasting.draft is not None
    assert set(pasting.draft.deck().numbers()) == {"BP02-107"}
    pasting.read(b"3 BP02-104\n2 BP02-100")
    assert set(pasting.draft.deck().numbers()) == {"BP02-107", "BP02-103"}, "it is asked once"
    choose(pasting, "ja")
    assert set(pasting.draft.deck().numbers()) == {"BP02-104", "BP02-100"}
    pasting.do.click()
    assert set(page.open.editing.deck.numbers()) == {"BP02-104", "BP02-100"}


def test_it_is_not_asked_where_the_list_tells(page: BuilderPage, monkeypatch: pytest.MonkeyPatch) -> None:
    pasting = dialog(page, "import", ImportDialog, monkeypatch)
    pasting.text.setPlainText("3 Bahamut (BP02-104)")
    assert not pasting.edition.isVisibleTo(pasting)
    assert pasting.do.isEnabled()


def choose(pasting: ImportDialog, edition: str) -> None:
    pasting.edition.setCurrentIndex(pasting.edition.findData(edition))
    pasting.edition.activated.emit(pasting.edition.currentIndex())
