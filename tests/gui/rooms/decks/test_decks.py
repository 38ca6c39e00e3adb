"""Several decks: kept by themselves, turned between, as they were before, removed and brought back."""

from __future__ import annotations

import os
from dataclasses import replace

import pytest
from gui.rooms.decks.builder import choose, click, dialog
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shipped import SVE, having, starter_decks

from svedesk.cards.library import Library
from svedesk.decks.files import load_deck
from svedesk.games.sve.facts import SveFacts
from svedesk.games.sve.ruleset import Sve
from svedesk.gui.app.routes import CardsRoute, DecksRoute, HostRoute, ReplaysRoute, Route, TryDeckRoute
from svedesk.gui.app.window import MainWindow
from svedesk.gui.rooms.decks.history import DeckHistoryDialog
from svedesk.gui.rooms.decks.import_dialog import ImportDialog
from svedesk.gui.rooms.decks.page import BuilderPage
from svedesk.gui.rooms.lobby.deck_box import DeckBox, Offered
from svedesk.gui.rooms.lobby.host_page import HostPage

Key, Held = Qt.Key, Qt.KeyboardModifier


@pytest.mark.slow
def test_a_deck_is_kept_by_itself_and_is_there_the_next_time(
    qtbot: QtBot, window: MainWindow, page: BuilderPage
) -> None:
    page.deck.name.setText("")
    qtbot.keyClicks(page.deck.name, "Fairies")
    page.deck.note.setPlainText("For Fridays.")
    page.add("SD01-011")
    qtbot.waitUntil(lambda: page.open.path is not None)
    assert page.open.path is not None
    kept = load_deck(page.open.path, SVE)
    assert (kept.name, kept.note, kept["main"]) == ("Fairies", "For Fridays.", (("SD01-011", 1),))
    window.app.router.open(DecksRoute())
    again = window.stack.currentWidget()
    assert isinstance(again, BuilderPage)
    assert again.open.editing.deck == kept
    assert again.deck.name.text() == "Fairies"


def test_nothing_is_kept_of_a_deck_with_nothing_in_it(window: MainWindow, page: BuilderPage) -> None:
    page.keep_now()
    assert not list(window.app.folders.saves.glob("decks/*.json"))


def test_several_decks_are_open_each_a_tab(qtbot: QtBot, page: BuilderPage) -> None:
    page.add("SD01-011")
    click(qtbot, page.buttons["new"])
    page.add("SD02-001")
    bar = page.tabs.bar
    assert bar.count() == 2
    qtbot.mouseClick(bar, Qt.MouseButton.LeftButton, pos=bar.tabRect(0).center())
    assert page.open.editing.deck["main"] == (("SD01-011", 1),)
    click(qtbot, page.buttons["copy"])
    assert page.open.editing.deck["main"] == (("SD01-011", 1),)
    assert page.open.editing.deck.name == "New deck (copy)"
    click(qtbot, page.buttons["remove"])
    assert bar.count() == 2


def test_keys_and_a_menu_turn_between_decks(qtbot: QtBot, page: BuilderPage) -> None:
    for name in ("Ants & Bees", "Crows"):
        click(qtbot, page.buttons["new"])
        page.deck.name.selectAll()
        qtbot.keyClicks(page.deck.name, name)
    assert page.tabs.bar.tabText(1) == "Ants && Bees"
    qtbot.keyClick(page, Key.Key_PageDown, Held.ControlModifier)
    assert page.open.editing.deck.name == "New deck"
    qtbot.keyClick(page, Key.Key_PageUp, Held.ControlModifier)
    assert page.open.editing.deck.name == "Crows"
    click(qtbot, page.tabs.all)
    menu = page.tabs.menu
    assert [action.isChecked() for action in menu.actions()] == [False, False, True]
    qtbot.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(menu.actions()[1]).center())
    assert page.deck.name.text() == "Ants & Bees"


@pytest.mark.slow_after_first
@pytest.mark.parametrize("route", [None, CardsRoute(), ReplaysRoute()], ids=["close", "cards", "replays"])
def test_what_was_changed_last_is_kept_whatever_comes_in_place_of_the_page(
    page: BuilderPage, route: Route | None
) -> None:
    window = page.window()
    assert isinstance(window, MainWindow)
    shelf = window.app.decks.shelf
    page.add("SD01-011")
    if route is None:
        window.close()
    else:
        window.app.router.open(route)
    assert [one.deck["main"] for one in shelf.decks()] == [(("SD01-011", 1),)]


def test_a_deck_is_made_what_it_was_before(qtbot: QtBot, page: BuilderPage, monkeypatch: pytest.MonkeyPatch) -> None:
    page.carry_out("3", "SD01-011")
    page.keep_now()
    path = page.open.path
    assert path is not None
    os.utime(path, (1000, 1000))
    page.carry_out("1", "SD01-011")
    page.add("SD01-001")
    history = dialog(page, "history", DeckHistoryDialog, monkeypatch)
    assert history.do.text() == "Restore this version"
    assert history.table.rows() == [
        ("Aria, Fairy Princess  (SD01-001)", "1", "–", "+1"),
        ("Water Fairy  (SD01-011)", "1", "3", "-2"),
    ]
    history.do.click()
    assert page.open.editing.deck["main"] == (("SD01-011", 3),)
    page.undo()
    assert dict(page.open.editing.deck["main"]) == {"SD01-011": 1, "SD01-001": 1}


def test_a_removed_deck_is_brought_back(page: BuilderPage, monkeypatch: pytest.MonkeyPatch) -> None:
    page.carry_out("3", "SD01-011")
    page.keep_now()
    page.buttons["remove"].click()
    assert page.notice.text() == "“New deck” removed. Restore it with History …"
    assert page.open.editing.deck["main"] == ()
    history = dialog(page, "history", DeckHistoryDialog, monkeypatch)
    assert history.do.text() == "Restore"
    history.do.click()
    assert page.open.editing.deck["main"] == (("SD01-011", 3),)
    assert page.open.path is not None
    assert load_deck(page.open.path, SVE)["main"] == (("SD01-011", 3),)


def test_without_older_versions_the_history_says_so(page: BuilderPage, monkeypatch: pytest.MonkeyPatch) -> None:
    history = dialog(page, "history", DeckHistoryDialog, monkeypatch)
    assert not history.do.isEnabled()
    assert history.differences.text() == "A version is saved automatically once a deck has not changed for a while."
    history.reject()
    QApplication.processEvents()


@pytest.mark.slow
def test_the_page_made_anew_in_other_words_shows_the_same_deck(window: MainWindow, page: BuilderPage) -> None:
    page.carry_out("3", "SD01-011")
    page.buttons["new"].click()
    page.carry_out("2", "SD01-006")
    page.cards.filters.words.setText("fairy")
    page.show_decks(0)
    window.app.settings.change(lang="ja")
    again = window.stack.currentWidget()
    assert isinstance(again, BuilderPage)
    assert again is not page
    assert again.open.editing.deck["main"] == (("SD01-011", 3),)
    assert again.tabs.bar.count() == 2
    assert again.cards.filters.words.text() == "fairy"
    assert again.deck.legal.text().startswith("リーダー")
    window.app.settings.change(lang="en")


@pytest.mark.slow
def test_a_new_deck_is_offered_at_once_wherever_decks_are_chosen(
    qtbot: QtBot, window: MainWindow, page: BuilderPage
) -> None:
    """And each place says how much of it is executed."""
    window.app.router.home.page.form.seed.setText("12")
    page.put(replace(starter_decks()["SD02"], name="Blades"))
    click(qtbot, page.back)
    form = window.app.router.home.page.form
    assert form.seed.text() == "12"
    for box in form.decks:
        assert box.itemText(box.findData("my:Blades")) == "Blades · Swordcraft"
    form.decks[0].setCurrentIndex(form.decks[0].findData("my:Blades"))
    qtbot.waitUntil(lambda: form.captions[0].text() == "First seat · Fully automated.")
    fish = window.app.router.open(TryDeckRoute()).page
    fish.deck.setCurrentIndex(fish.deck.findData("my:Blades"))
    assert fish.executes.text() == "Fully automated."
    window.app.router.open(HostRoute())
    host = window.stack.currentWidget()
    assert isinstance(host, HostPage)
    host.deck.setCurrentIndex(host.deck.findData("my:Blades"))
    assert host.deck.executed.text() == "Fully automated."
    assert host.deck.executed.isVisible()


def test_how_much_is_executed_is_counted_where_it_is_not_all(window: MainWindow) -> None:
    window.app.router.open(HostRoute())
    host = window.stack.currentWidget()
    assert isinstance(host, HostPage)
    cards = (SveFacts(f"ZZ01-00{at}", f"Nobody {at}", "", "amulet", cost=1) for at in range(3))
    library = Library((*window.app.cards.library.values(), *cards))
    some = having(starter_decks()["SD02"], main=(("ZZ01-001", 3), ("ZZ01-002", 3), ("SD02-001", 3)), evolve=())
    box = DeckBox(
        Offered({"some": some}, window.app.words(("", "")).of_game.sentence, SVE, Sve(library), library), "en"
    )
    assert box.executed.text() == "1 automated, 0 partly, 2 manual."
    assert box.accessibleDescription() == "1 automated, 0 partly, 2 manual."


def test_lines_nobody_knows_stay_with_the_deck_and_are_settled(
    qtbot: QtBot, page: BuilderPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    pasting = dialog(page, "import", ImportDialog, monkeypatch)
    pasting.text.setPlainText("Arisa\n3 Water Fairy\n2 Fairy Castor\n1 Nothing like it at all")
    pasting.do.click()
    rows = page.deck.list
    lines = [rows.row_at(row).name for row in range(rows.count()) if rows.row_at(row).line >= 0]
    assert lines == ["2 Fairy Castor", "1 Nothing like it at all"]
    first = next(row for row in range(rows.count()) if rows.row_at(row).line == 0)
    rows.scrollToItem(rows.item(first))
    qtbot.mouseClick(rows.viewport(), Qt.MouseButton.LeftButton, pos=rows.visualItemRect(rows.item(first)).center())
    choose(qtbot, "Change to Fairy Caster")
    assert dict(page.open.editing.deck["main"]) == {"SD01-011": 3, "SD01-006": 2}
    assert [line for _, line in page.open.editing.deck.unknown] == ["1 Nothing like it at all"]
    last = next(row for row in range(rows.count()) if rows.row_at(row).line == 0)
    rows.setCurrentRow(last)
    qtbot.keyClick(rows, Key.Key_Return)
    choose(qtbot, "Remove the line")
    assert page.open.editing.deck.unknown == ()
    page.undo()
    page.undo()
    page.restore(replace(page.open.editing.deck, unknown=(("main", "2 Okami"),)))
    page.show_line_menu(0, page.mapToGlobal(page.rect().center()))
    choose(qtbot, "Change to Okami")
    assert page.open.editing.copies("SD01-008") == 2
    page.undo()
    page.undo()
    assert len(page.open.editing.deck.unknown) == 2
    assert dict(page.open.editing.deck["main"]) == {"SD01-011": 3}
