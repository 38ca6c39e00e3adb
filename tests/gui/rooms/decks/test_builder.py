"""Building decks: with the mouse, with the keyboard, by drag, menu and number keys."""

from __future__ import annotations

from dataclasses import replace

import pytest
from gui.rooms.decks.builder import LEFT, choose, click, double_click, drop, find, ready, right_click, row_of
from PySide6.QtCore import QMimeData, QPointF, QRectF, Qt
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shipped import having, leaders, problems, starter_decks, starter_library, sve_deck

from svedesk.decks import Deck
from svedesk.gui.app import open_game
from svedesk.gui.app.window import MainWindow
from svedesk.gui.kit.card_list import MIME
from svedesk.gui.rooms.decks.card_reader import LargeCardDialog
from svedesk.gui.rooms.decks.deck_rows import buttons
from svedesk.gui.rooms.decks.page import BuilderPage
from svedesk.gui.rooms.start.new_game import NewGame

Key, Held = Qt.Key, Qt.KeyboardModifier
SD01 = starter_decks()["SD01"]


@pytest.mark.slow
def test_a_legal_deck_is_built_with_the_mouse(qtbot: QtBot, window: MainWindow, page: BuilderPage) -> None:
    assert "leader" in page.deck.legal.toolTip().lower()
    ready(page)
    for number, count in ((leaders(SD01)[0], 1), *SD01["main"], *SD01["evolve"]):
        find(page, number)
        for _ in range(count):
            double_click(qtbot, page)
    assert page.deck.legal.text() == "This deck is legal."
    deck = page.open.editing.deck
    assert problems(deck, starter_library()) == ()
    assert (leaders(deck), deck["main"], deck["evolve"]) == (leaders(SD01), SD01["main"], SD01["evolve"])
    click(qtbot, page.back)
    assert "my:New-deck" in window.app.decks.by_key
    window.app.router.home.start_game(NewGame(("my:New-deck", "SD02"), ("Aiko", "Ren"), 0, True, 5))
    assert window.app.router.table is not None


@pytest.mark.slow
def test_a_legal_deck_is_built_with_the_keyboard(qtbot: QtBot, page: BuilderPage) -> None:
    """Ctrl+F, a number, Tab to the cards, Enter for each copy."""
    ready(page)
    for number, count in ((leaders(SD01)[0], 1), *SD01["evolve"], *SD01["main"]):
        qtbot.keyClick(page, Key.Key_F, Held.ControlModifier)
        assert page.cards.filters.words.hasFocus()
        page.cards.filters.words.selectAll()
        qtbot.keyClicks(page.cards.filters.words, number)
        while not page.cards.view.hasFocus():
            focused = QApplication.focusWidget()
            assert focused is not None
            qtbot.keyClick(focused, Key.Key_Tab)
        qtbot.keyClick(page.cards.view, Key.Key_Home)
        for _ in range(count):
            qtbot.keyClick(page.cards.view, Key.Key_Return)
    assert page.deck.legal.text() == "This deck is legal."
    qtbot.keyClick(page.cards.view, Key.Key_Minus)
    assert page.deck.legal.text() != "This deck is legal."
    qtbot.keyClick(page.cards.view, Key.Key_Z, Held.ControlModifier)
    assert page.deck.legal.text() == "This deck is legal."


@pytest.mark.slow
@pytest.mark.slow_after_first
@pytest.mark.parametrize("key", [Key.Key_Down, Key.Key_Return])
def test_one_key_leads_from_what_is_typed_to_the_first_card(qtbot: QtBot, page: BuilderPage, key: Key) -> None:
    qtbot.keyClicks(ready(page).cards.filters.words, "SD01-011")
    qtbot.keyClick(page.cards.filters.words, key)
    assert page.cards.view.hasFocus()
    qtbot.keyClick(page.cards.view, Key.Key_3)
    assert page.open.editing.deck["main"] == (("SD01-011", 3),)


@pytest.mark.slow
def test_the_card_that_keys_are_for_is_marked_when_tab_leads_to_the_cards(qtbot: QtBot, page: BuilderPage) -> None:
    ready(page).cards.filters.clear.setFocus()
    while not page.cards.view.hasFocus():
        focused = QApplication.focusWidget()
        assert focused is not None
        qtbot.keyClick(focused, Key.Key_Tab)
    assert page.cards.view.selectedIndexes() == [page.cards.model.index(0, 0)]


def test_a_row_has_a_plus_and_a_minus(qtbot: QtBot, page: BuilderPage) -> None:
    page.add("SD01-011")
    row = next(at for at in range(page.deck.list.count()) if page.deck.list.row_at(at).number)
    minus, plus = buttons(QRectF(page.deck.list.visualItemRect(page.deck.list.item(row))))
    for _ in range(2):
        qtbot.mouseClick(page.deck.list.viewport(), LEFT, pos=plus.center().toPoint())
    assert page.open.editing.copies("SD01-011") == 3
    qtbot.mouseClick(page.deck.list.viewport(), LEFT, pos=minus.center().toPoint())
    assert page.open.editing.copies("SD01-011") == 2


@pytest.mark.slow
def test_a_card_is_dropped_into_the_deck(page: BuilderPage) -> None:
    find(page, "SD01-011")
    data = page.cards.model.mimeData([page.cards.model.index(0, 0)])
    assert isinstance(data, QMimeData)
    assert bytes(data.data(MIME).data()) == b"SD01-011"
    drop = QDropEvent(QPointF(20, 20), Qt.DropAction.CopyAction, data, LEFT, Held.NoModifier)
    page.deck.list.dropEvent(drop)
    assert page.open.editing.copies("SD01-011") == 1


def test_a_row_dropped_anywhere_outside_of_the_deck_is_a_copy_fewer(page: BuilderPage) -> None:
    page.carry_out("3", "SD01-011")
    data = page.deck.list.mimeData([page.deck.list.item(row_of(page, "SD01-011"))])
    assert drop(data, page.deck.list, page)
    assert page.open.editing.copies("SD01-011") == 2
    assert drop(data, page.deck.list, page.deck.list)
    assert page.open.editing.copies("SD01-011") == 2
    assert not drop(data, page.cards.view, page)
    assert page.open.editing.copies("SD01-011") == 2


def test_a_card_in_the_wrong_pile_is_dropped_where_it_belongs(page: BuilderPage) -> None:
    page.put(sve_deck("Mixed up", (), (("SD01-012", 2),), (("SD01-011", 1),)))
    data = page.deck.list.mimeData([page.deck.list.item(row_of(page, "SD01-012"))])
    drop(data, page.deck.list, page.deck.list)
    assert page.open.editing.deck == sve_deck("Mixed up", (), (), (("SD01-011", 1), ("SD01-012", 2)))


@pytest.mark.slow
def test_number_keys_say_how_many_in_the_list_and_in_the_deck(qtbot: QtBot, page: BuilderPage) -> None:
    find(page, "SD01-011")
    page.cards.view.setCurrentIndex(page.cards.model.index(0, 0))
    for key, count in ((Key.Key_3, 3), (Key.Key_1, 1), (Key.Key_2, 2)):
        qtbot.keyClick(page.cards.view, key)
        assert page.open.editing.copies("SD01-011") == count
    page.deck.list.setCurrentRow(row_of(page, "SD01-011"))
    qtbot.keyClick(page.deck.list, Key.Key_3)
    assert page.open.editing.deck["main"] == (("SD01-011", 3),)
    qtbot.keyClick(page.deck.list, Key.Key_0)
    assert page.open.editing.deck["main"] == ()
    page.carry_out("3", "SD01-LD01")
    assert leaders(page.open.editing.deck) == ("SD01-LD01",)


@pytest.mark.slow
def test_a_card_has_a_menu(qtbot: QtBot, page: BuilderPage) -> None:
    find(page, "SD01-011")
    view = page.cards.view
    for label, count in (("Add one", 1), ("Set to three copies", 3), ("Remove one", 2), ("Remove all", 0)):
        right_click(view.viewport(), view.visualRect(page.cards.model.index(0, 0)).center())
        choose(qtbot, label)
        assert page.open.editing.copies("SD01-011") == count


def test_a_row_has_a_menu_and_its_card_is_read_large(qtbot: QtBot, page: BuilderPage) -> None:
    page.carry_out("2", "SD01-011")
    rows = page.deck.list
    item = rows.item(row_of(page, "SD01-011"))
    right_click(rows.viewport(), rows.visualItemRect(item).center())
    choose(qtbot, "Remove one")
    assert page.open.editing.copies("SD01-011") == 1
    right_click(rows.viewport(), rows.visualItemRect(rows.item(row_of(page, "SD01-011"))).center())
    choose(qtbot, "Show large")
    (large,) = page.findChildren(LargeCardDialog)
    assert large.preview.face.number == "SD01-011"
    large.accept()
    heading = rows.visualItemRect(rows.item(0)).center()
    right_click(rows.viewport(), heading)
    assert QApplication.activePopupWidget() is None


@pytest.mark.slow
def test_space_reads_a_card_large(qtbot: QtBot, page: BuilderPage) -> None:
    find(page, "SD01-006")
    page.cards.view.setCurrentIndex(page.cards.model.index(0, 0))
    qtbot.keyClick(page.cards.view, Key.Key_Space)
    (large,) = page.findChildren(LargeCardDialog)
    assert large.preview.face.number == "SD01-006"
    large.accept()


def test_what_nobody_knows_any_more_can_be_taken_out(page: BuilderPage) -> None:
    page.put(having(SD01, main=(*SD01["main"], ("ZZ99-001", 3))))
    page.carry_out("fewer", "ZZ99-001")
    assert page.open.editing.copies("ZZ99-001") == 2
    page.carry_out("more", "ZZ99-001")
    page.carry_out("3", "ZZ99-001")
    assert page.open.editing.copies("ZZ99-001") == 2
    page.carry_out("0", "ZZ99-001")
    assert page.open.editing.deck["main"] == SD01["main"]


@pytest.mark.slow
def test_faces_fill_their_rows(qtbot: QtBot, window: MainWindow, page: BuilderPage) -> None:
    view, model = page.cards.view, page.cards.model
    qtbot.waitUntil(lambda: model.rowCount() >= 30, timeout=60_000)
    for wide in (1024, 1280, 1500, 1920):
        window.resize(wide, 720)
        QApplication.processEvents()
        view.doItemsLayout()
        rects = [view.visualRect(model.index(row, 0)) for row in range(30)]
        row = [rect for rect in rects if rect.top() == rects[0].top()]
        left = view.viewport().width() - row[-1].right()
        assert 0 <= left < row[0].width() / 3, f"{len(row)} faces {row[0].width()} wide leave {left} of {wide}"


def test_a_limited_card_says_so_and_three_of_it_are_a_problem(window: MainWindow, page: BuilderPage) -> None:
    page.put(restricted())
    page.read("BP03-048")
    assert "Limited to 1 since 2024-06-28." in page.reading.about.text()
    assert "3 copies of Gingerbread House, which is limited to 1" in page.deck.legal.toolTip()
    page.read("BP06-040")
    assert "Limited" not in page.reading.about.text()
    window.app.settings.change(restrictions="none")
    again = window.stack.currentWidget()
    assert isinstance(again, BuilderPage)
    again.read("BP03-048")
    assert "Limited" not in again.reading.about.text()
    assert again.deck.legal.text() == "This deck is legal."


def test_the_form_of_a_new_game_says_that_a_deck_is_not_legal(window: MainWindow) -> None:
    app = window.app
    app.decks.by_key["my:house"] = restricted()
    assert open_game.executed(app, "my:house").endswith("Not legal.")
    assert "legal" not in open_game.executed(app, "SD03")


def restricted() -> Deck:
    """The Runecraft starter deck with three copies of a card that is limited to one."""
    deck = starter_decks()["SD03"]
    main = (("BP03-048", 3), *(entry for entry in deck["main"] if entry[0] != "SD03-001"))
    sections = {section: main if section == "main" else deck[section] for section in deck}
    return replace(deck, sections=tuple(sections.items()))


def test_cards_that_are_only_considered_come_and_go_by_keys_and_by_mouse(qtbot: QtBot, page: BuilderPage) -> None:
    find(page, "SD01-011")
    double_click(qtbot, page)
    double_click(qtbot, page)
    cards = page.deck.list
    cards.setCurrentRow(row_of(page, "SD01-011"))
    qtbot.keyClick(cards, Qt.Key.Key_M)
    deck = page.open.editing.deck
    assert (dict(deck["main"])["SD01-011"], deck.maybe) == (1, (("SD01-011", 1),))
    (maybe,) = (row for row in range(cards.count()) if cards.row_at(row).maybe)
    said = cards.item(maybe).data(Qt.ItemDataRole.AccessibleTextRole)
    assert (said, cards.row_at(maybe - 1).name) == ("1 Water Fairy (Maybe)", "Maybe · 1")
    _, plus = buttons(QRectF(cards.visualItemRect(cards.item(maybe))))
    qtbot.mouseClick(cards.viewport(), LEFT, pos=plus.center().toPoint())
    assert page.open.editing.deck.maybe == (("SD01-011", 2),)
    cards.setCurrentRow(maybe)
    qtbot.keyClick(cards, Qt.Key.Key_M)
    deck = page.open.editing.deck
    assert (dict(deck["main"])["SD01-011"], deck.maybe) == (2, (("SD01-011", 1),))
    right_click(cards.viewport(), cards.visualItemRect(cards.item(maybe)).center())
    choose(qtbot, "Move one from Maybe")
    assert page.open.editing.deck.maybe == ()
