"""What is done with a card on the page for the cards: into a deck, to the builder, to the editor, copied."""

from __future__ import annotations

from pathlib import Path

import pytest
from gui.rooms.cards.librarian import Librarian
from gui.rooms.decks.builder import choose, ready, right_click
from packs.sample_packs import PICTURES, pack
from PySide6.QtCore import Qt
from PySide6.QtGui import QContextMenuEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot
from shipped import SVE, sve_deck

from svedesk.gui.app.routes import CardsRoute, DecksRoute
from svedesk.gui.app.window import MainWindow
from svedesk.gui.rooms.decks.card_reader import LargeCardDialog
from svedesk.gui.rooms.decks.page import BuilderPage
from svedesk.gui.rooms.own_cards.page import EditorPage
from svedesk.packs.shelf import Packs

Key, Held = Qt.Key, Qt.KeyboardModifier


@pytest.fixture
def decks(window: MainWindow) -> Path:
    """Two decks on the shelf; the file of the second."""
    window.app.decks.shelf.keep(sve_deck("First", (), ()))
    return window.app.decks.shelf.keep(sve_deck("Second", (), (("SD01-011", 1),)))


def look_for(librarian: Librarian, number: str) -> None:
    """Have the card chosen, with the keyboard on it."""
    tab = librarian.page.cards
    librarian.type(number)
    tab.table.setFocus()
    assert tab.panel.number == number


def double_click(qtbot: QtBot, librarian: Librarian) -> None:
    """On the chosen card."""
    table = librarian.page.cards.table
    at = table.visualRect(table.currentIndex()).center()
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=at)
    qtbot.mouseDClick(table.viewport(), Qt.MouseButton.LeftButton, pos=at)


def menu_on_card(librarian: Librarian) -> list[str]:
    """What the menu of the chosen card says, without keys."""
    table = librarian.page.cards.table
    right_click(table.viewport(), table.visualRect(table.currentIndex()).center())
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return [action.text().partition("\t")[0] for action in menu.actions() if not action.isSeparator()]


def main(window: MainWindow, name: str) -> dict[str, int]:
    """The main deck that is kept under a name."""
    return dict(next(one.deck["main"] for one in window.app.decks.shelf.decks() if one.deck.name == name))


def test_a_card_is_put_into_a_deck_by_menu_and_keys(
    qtbot: QtBot, librarian: Librarian, window: MainWindow, decks: Path
) -> None:
    window.app.router.open(CardsRoute())
    librarian.ready()
    look_for(librarian, "SD01-006")
    tab = librarian.page.cards
    assert tab.bar.status.text() == (
        "Double-click or press Enter to enlarge a card. Press + to add it to a deck; right-click for more."
    )
    assert menu_on_card(librarian)[:2] == ["Add to a deck", "Show large"]
    choose(qtbot, "Add to a deck", "Second")
    assert main(window, "Second") == {"SD01-011": 1, "SD01-006": 1}
    assert tab.bar.status.text() == "Fairy Caster: 1 in “Second”."
    assert tab.bar.decks.currentText() == "Second"
    assert "1 in the deck" in tab.panel.details.toPlainText()
    assert menu_on_card(librarian)[:5] == [
        *("Add one", "Set to three copies", "Remove one", "Remove all"),
        "Add to another deck",
    ]
    choose(qtbot, "Set to three copies")
    assert main(window, "Second") == {"SD01-011": 1, "SD01-006": 3}
    for key, copies in (
        (Key.Key_Minus, 2),
        (Key.Key_Plus, 3),
        (Key.Key_1, 1),
        (Key.Key_Return, 2),
        (Key.Key_Delete, 1),
    ):
        qtbot.keyClick(tab.table, key)
        assert main(window, "Second")["SD01-006"] == copies
    double_click(qtbot, librarian)
    assert main(window, "Second")["SD01-006"] == 2
    qtbot.keyClick(tab.table, Key.Key_Z, Held.ControlModifier)
    qtbot.keyClick(tab.table, Key.Key_Z, Held.ControlModifier)
    assert main(window, "Second")["SD01-006"] == 2
    qtbot.keyClick(tab.table, Key.Key_Y, Held.ControlModifier)
    assert main(window, "Second")["SD01-006"] == 1
    assert tab.bar.status.text() == "Fairy Caster: 1 in “Second”."
    tab.words.setText("fairy")
    qtbot.keyClick(tab.table, Key.Key_Down)
    assert tab.bar.status.text().startswith("Double-click or press + or Enter to add one to the deck")
    assert window.app.decks.by_key["my:Second"]["main"] == (("SD01-011", 1), ("SD01-006", 1))
    assert main(window, "First") == {}


@pytest.mark.slow
def test_without_a_deck_a_card_is_read_and_a_key_asks_for_the_deck(
    qtbot: QtBot, librarian: Librarian, window: MainWindow
) -> None:
    look_for(librarian, "SD01-006")
    tab = librarian.page.cards
    double_click(qtbot, librarian)
    (large,) = librarian.page.findChildren(LargeCardDialog)
    assert large.isVisible()
    large.accept()
    qtbot.keyClick(tab.table, Key.Key_3)
    choose(qtbot, "New deck")
    assert main(window, "New deck") == {"SD01-006": 3}
    assert tab.bar.decks.currentText() == "New deck"
    look_for(librarian, "SD01-T01")
    qtbot.keyClick(tab.table, Key.Key_Plus)
    assert tab.bar.status.text() == "“Fairy” can't be put into a deck."
    assert "Add one" not in menu_on_card(librarian)
    choose(qtbot, "Copy the name")
    assert QGuiApplication.clipboard().text() == "Fairy"
    assert main(window, "New deck") == {"SD01-006": 3}


@pytest.mark.slow
def test_the_deck_of_the_builder_is_the_one_and_the_builder_is_had_back_with_it(
    qtbot: QtBot, librarian: Librarian, window: MainWindow, decks: Path
) -> None:
    window.app.router.open(DecksRoute(decks))
    builder = window.stack.currentWidget()
    assert isinstance(builder, BuilderPage)
    librarian.click(builder.buttons["cards"])
    librarian.ready()
    assert librarian.page.cards.bar.decks.currentText() == "Second"
    look_for(librarian, "SD01-006")
    qtbot.keyClick(librarian.page.cards.table, Key.Key_2)
    librarian.click(librarian.page.back)
    builder = window.stack.currentWidget()
    assert isinstance(builder, BuilderPage)
    assert builder.open.path == decks
    assert builder.open.editing.copies("SD01-006") == 2


@pytest.mark.slow
def test_a_card_is_opened_in_the_builder_and_copied_by_keys(
    qtbot: QtBot, librarian: Librarian, window: MainWindow, decks: Path
) -> None:
    look_for(librarian, "SD01-006")
    table = librarian.page.cards.table
    qtbot.keyClick(table, Key.Key_C, Held.ControlModifier)
    assert QGuiApplication.clipboard().text() == "SD01-006"
    qtbot.keyClick(table, Key.Key_C, Held.ControlModifier | Held.ShiftModifier)
    assert QGuiApplication.clipboard().text() == "Fairy Caster"
    qtbot.keyClick(table, Key.Key_B, Held.ControlModifier)
    builder = window.stack.currentWidget()
    assert isinstance(builder, BuilderPage)
    ready(builder)
    assert builder.cards.model.cards[0].facts.number == "SD01-006"
    assert builder.reading.number == "SD01-006"


@pytest.mark.slow
def test_the_menu_key_opens_the_menu_and_a_card_of_an_own_pack_is_edited(
    qtbot: QtBot, librarian: Librarian, window: MainWindow
) -> None:
    look_for(librarian, "SD01-006")
    assert "Edit" not in menu_on_card(librarian)
    QApplication.activePopupWidget().close()
    own = pack()
    Packs(SVE).keep(own, PICTURES)
    with qtbot.waitSignal(window.app.cards.changed):
        window.app.cards.reload()
    librarian.ready()
    last = own.cards[-1]
    look_for(librarian, last.number)
    table = librarian.page.cards.table
    at = table.visualRect(table.currentIndex()).center()
    QApplication.sendEvent(table, QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, at, table.mapToGlobal(at)))
    choose(qtbot, "Edit")
    page = window.stack.currentWidget()
    assert isinstance(page, EditorPage)
    assert page.open.card is not None
    assert page.open.card.number == last.number
