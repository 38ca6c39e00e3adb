"""Looking through all cards: searched as somebody types, read beside the list."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median

import pytest
from cards.lists import EMBER, brought
from gui.person import resize
from gui.rooms.cards.librarian import Librarian
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot
from shipped import shipped_library, starter_library

from svedesk.cards.database import Database
from svedesk.cli.bench_library import TYPED, synthetic
from svedesk.gui.app import card_finder, open_game
from svedesk.gui.app.card_finder import CardFinder
from svedesk.gui.app.routes import CardsRoute
from svedesk.gui.app.window import MainWindow
from svedesk.gui.kit import tasks
from svedesk.gui.rooms.cards import cards_table
from svedesk.gui.rooms.cards.card_catalogue import CardCatalogue
from svedesk.gui.rooms.cards.page import CardsPage

Key, Held = Qt.Key, Qt.KeyboardModifier


def row(librarian: Librarian, at: int = 0) -> list[str]:
    model = librarian.page.cards.model
    return [str(model.data(model.index(at, column))) for column in range(model.columnCount())]


def test_all_cards_are_listed_with_both_names(librarian: Librarian) -> None:
    assert len(librarian.found()) > 150
    told = row(librarian, librarian.page.cards.model.row_of("SD01-001"))
    aria = starter_library()["SD01-001"]
    number = "SD01-001 +4"  # SP01 prints her four times more
    assert told == ["6", aria.name, aria.name_ja, "Forest", "Follower", "5/5", number, "Automated", "svedesk"]
    assert librarian.page.cards.count.text().startswith(f"{len(librarian.found())} cards")


@pytest.mark.slow
def test_the_figures_tell_how_many_cards_execute(librarian: Librarian) -> None:
    cards = librarian.type("set:BP05")
    (count, told) = librarian.page.cards.count.text().split(" · ")
    assert count == f"{len(cards)} cards"
    assert sum(map(int, re.findall(r"\d+", told))) == len(cards)
    assert int(told.split(" automated")[0]) > len(cards) / 2


@pytest.mark.slow
def test_cards_are_found_by_typing(qtbot: QtBot, librarian: Librarian) -> None:
    tab = librarian.page.cards
    librarian.type("")
    qtbot.keyClicks(tab.words, "class:rune type:spell cost<=1")
    facts = [shipped_library()[number] for number in librarian.found()]
    assert facts
    assert all(one.classes == ("Runecraft",) and one.kind == "spell" and (one.cost or 0) <= 1 for one in facts)
    tab.words.setText("fiary princes")
    assert librarian.found()[0] == "SD01-001"
    assert "Showing results for fairy, fiery" in tab.count.text()
    assert "instead of “fiary”." in tab.count.text()
    tab.words.setText("nothing-has-this")
    assert librarian.found() == []
    assert "No card matches." in tab.count.text()
    assert not tab.panel.details.isVisible()


@pytest.mark.slow
def test_a_single_filter_is_taken_off(qtbot: QtBot, librarian: Librarian) -> None:
    tab = librarian.page.cards
    every = librarian.type("set:SD01")
    for box, value in ((tab.rules, "executes"), (tab.source, "pack")):
        box.setCurrentIndex(box.findData(value))
        box.activated.emit(box.currentIndex())
    assert librarian.found() == []
    rules, source = tab.chips.chips
    assert (rules.text(), source.text()) == ("Automated", "Packs")
    assert source.accessibleName() == "Remove the filter All sources: Packs"
    librarian.click(source)
    assert librarian.found()
    librarian.click(tab.chips.chips[0])
    assert librarian.found() == every


@pytest.mark.slow
def test_filters_are_taken_off_with_keys_alone(qtbot: QtBot, librarian: Librarian) -> None:
    tab = librarian.page.cards
    librarian.type("set:SD01")
    for box in (tab.rules, tab.source):
        box.setFocus()
        qtbot.keyClick(box, Key.Key_Down)
    assert [box.currentIndex() for box in (tab.rules, tab.source)] == [1, 1]
    buttons = []
    for _ in tab.chips.chips:
        qtbot.keyClick(QApplication.focusWidget(), Key.Key_Tab)
        chip = QAccessible.queryAccessibleInterface(QApplication.focusWidget())
        buttons.append((chip.role(), chip.text(QAccessible.Text.Name)))
    assert buttons == [
        (QAccessible.Role.PushButton, f"Remove the filter {box.itemText(0)}: {box.currentText()}")
        for box in (tab.rules, tab.source)
    ]
    qtbot.keyClick(QApplication.focusWidget(), Key.Key_Space)
    assert (tab.rules.currentIndex(), tab.source.currentIndex()) == (1, 0)
    assert QApplication.focusWidget() is tab.chips.chips[0]
    qtbot.keyClick(QApplication.focusWidget(), Key.Key_Return)
    assert tab.rules.currentIndex() == 0
    assert tab.words.hasFocus()


@pytest.mark.slow
def test_official_answers_that_were_brought_in_stand_below_the_card(
    qtbot: QtBot, librarian: Librarian, tmp_path: Path
) -> None:
    path = tmp_path / "answers.csv"
    path.write_text("number,question,answer\nSD01-001,Does she dance?,Yes.\n")
    open_game.offered(librarian.window.app, path)
    librarian.ready()
    librarian.type("SD01-001")
    details = librarian.page.cards.panel.details.toPlainText()
    assert "Official answers" in details
    assert details.rstrip().endswith("Does she dance?\nYes.")
    assert "1 new" in librarian.page.imports.notice.text()


@pytest.mark.slow
def test_official_answers_are_removed_once_that_was_asked(qtbot: QtBot, librarian: Librarian, tmp_path: Path) -> None:
    path = tmp_path / "answers.csv"
    path.write_text("number,question,answer\nSD01-001,Does she dance?,Yes.\n")
    open_game.offered(librarian.window.app, path)
    librarian.ready()
    librarian.page.tabs.setCurrentWidget(librarian.page.imports)
    librarian.click(librarian.page.imports.answers)
    dialog = librarian.dialog()
    assert "imported: 1." in " ".join(label.text() for label in dialog.findChildren(QLabel))
    librarian.click(dialog.leave)
    assert len(librarian.window.app.answers_about("SD01-001")) == 1
    librarian.click(librarian.page.imports.answers)
    librarian.click(librarian.dialog().do)
    librarian.ready()
    assert not librarian.window.app.answers_about("SD01-001")
    assert librarian.page.imports.notice.text() == "Official answers removed."
    assert not librarian.page.imports.answers.isVisibleTo(librarian.page.imports)


@pytest.mark.slow
def test_the_keyboard_reaches_every_card(qtbot: QtBot, librarian: Librarian) -> None:
    tab = librarian.page.cards
    assert tab.words.hasFocus()
    librarian.type("")
    qtbot.keyClicks(tab.words, "fairy")
    qtbot.keyClick(tab.words, Key.Key_Down)
    assert tab.table.hasFocus()
    first = tab.panel.number
    qtbot.keyClick(tab.table, Key.Key_Down)
    assert tab.panel.number == librarian.found()[1] != first
    qtbot.keyClick(tab.table, Key.Key_F, Held.ControlModifier)
    assert tab.words.hasFocus()
    assert tab.words.selectedText() == "fairy"


def test_the_mouse_chooses_a_card_and_sorts(qtbot: QtBot, librarian: Librarian) -> None:
    tab = librarian.page.cards
    at = tab.table.visualRect(tab.model.index(4, cards_table.NAME)).center()
    qtbot.mouseClick(tab.table.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert tab.panel.number == librarian.found()[4]
    before = librarian.found()
    head = tab.table.horizontalHeader()
    over = QPoint(head.sectionViewportPosition(cards_table.COST) + 10, 10)
    costs = []
    for _ in range(3):
        qtbot.mouseClick(head.viewport(), Qt.MouseButton.LeftButton, pos=over)
        costs.append([shipped_library()[number].cost or -1 for number in librarian.found()])
    assert costs[0] in (sorted(costs[0]), sorted(costs[0], reverse=True))
    assert costs[1] == costs[0][::-1] or sorted(costs[1], reverse=costs[1][0] > costs[1][-1]) == costs[1]
    assert librarian.found() == before


@pytest.mark.slow
def test_the_text_of_an_import_stands_beside_the_face(
    qtbot: QtBot, librarian: Librarian, window: MainWindow, database: Database
) -> None:
    aria = {
        "number": "SD01-001",
        "name": "Aria",
        "kind": "follower",
        "text": "What Aria says.",
        "text_ja": "アリアの文。",
    }
    other = {**EMBER, "text": "Ward.\nStorm.", "text_ja": "【守護】"}
    alike = {**other, "number": "XX01-002", "variant_of": "XX01-001", "rarity": "SL"}
    brought(database, aria, other, alike, file="mine.csv")
    with qtbot.waitSignal(window.app.cards.changed):
        window.app.cards.reload()
    librarian.ready()
    tab = librarian.page.cards
    librarian.type("SD01-001")
    told = tab.panel.details.toPlainText()
    assert "What Aria says." in told
    assert "アリアの文。" in told
    assert "text: mine.csv" in told
    tab.words.setText("ember adept")
    told = tab.panel.details.toPlainText()
    assert "Ward.\nStorm." in told
    assert "【守護】" in told
    assert "XX01-002 mine.csv · SL" in told
    assert row(librarian)[cards_table.NUMBERS :] == ["XX01-001 +1", "Automated", "mine.csv"]
    assert tab.panel.number == "XX01-001"
    tab.panel.details.anchorClicked.emit(QUrl("XX01-002"))
    assert tab.panel.number == "XX01-002"
    assert librarian.window.grab().width() == 1280


@pytest.mark.slow
def test_they_are_chosen_by_where_they_are_from_and_how_they_execute(
    qtbot: QtBot, librarian: Librarian, window: MainWindow, database: Database
) -> None:
    brought(database, {**EMBER, "text": "Something nobody can read."})
    with qtbot.waitSignal(window.app.cards.changed):
        window.app.cards.reload()
    librarian.ready()
    tab = librarian.page.cards
    librarian.type("")
    tab.source.setCurrentIndex(tab.source.findData("import"))
    tab.source.activated.emit(tab.source.currentIndex())
    assert librarian.found() == ["XX01-001"]
    tab.rules.setCurrentIndex(tab.rules.findData("executes"))
    tab.rules.activated.emit(tab.rules.currentIndex())
    assert librarian.found() == []
    tab.source.setCurrentIndex(0)
    tab.source.activated.emit(0)
    assert "SD01-001" in librarian.found()


def test_in_a_small_window_other_columns_make_way_for_the_names(librarian: Librarian, window: MainWindow) -> None:
    table = librarian.page.cards.table

    def hidden() -> list[int]:
        return [column for column in range(table.model().columnCount()) if table.isColumnHidden(column)]

    assert hidden() == []
    window.resize(1000, 600)
    QApplication.processEvents()
    assert cards_table.SOURCE in hidden()
    assert {cards_table.NAME, cards_table.NAME_JA, cards_table.RULES} & set(hidden()) == set()
    assert min(table.columnWidth(column) for column in (cards_table.NAME, cards_table.NAME_JA)) >= cards_table.NAMES
    window.resize(1280, 720)
    QApplication.processEvents()
    assert hidden() == []


@pytest.mark.slow
def test_a_damaged_library_is_told_on_the_page_and_a_new_one_begun(
    librarian: Librarian, window: MainWindow, database: Database
) -> None:
    database.path.parent.mkdir(parents=True, exist_ok=True)
    database.path.write_bytes(b"no database" * 500)
    window.app.router.open(CardsRoute())
    tab = librarian.page.imports
    assert "is damaged" in tab.notice.text()
    librarian.page.tabs.setCurrentWidget(tab)
    assert tab.undo.isHidden()
    librarian.click(tab.anew)
    librarian.asked()
    librarian.click(librarian.dialog().do)
    librarian.done()
    (aside,) = database.path.parent.glob("library-damaged-*.sqlite")
    assert tab.notice.text() == f"The damaged library was renamed to {aside.name}. Import your lists again."
    assert tab.anew.isHidden()
    assert database.imports() == ()
    librarian.ready()
    assert len(librarian.found()) > 150


@pytest.mark.slow
def test_it_is_made_again_in_another_theme_and_language(librarian: Librarian, window: MainWindow) -> None:
    old = librarian.page
    window.app.settings.change(theme="light")
    window.app.settings.change(lang="ja")
    assert isinstance(librarian.page, CardsPage)
    assert librarian.page is not old
    assert librarian.page.title.text() == "カード"
    librarian.ready()
    assert len(librarian.found()) > 150
    window.app.settings.change(lang="en")


@pytest.mark.slow
def test_they_are_sorted_by_how_they_execute_as_soon_as_that_is_known(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, librarian: Librarian, window: MainWindow
) -> None:
    monkeypatch.setattr(card_finder, "FEW", 0)
    monkeypatch.setattr(tasks, "SLICE", 0)  # it comes no further
    assert window.app.cards.owned is not None
    made = CardFinder((*window.app.cards.owned.entries, *(card.first for card in synthetic(5))), window.app.cards.rules)
    tab = librarian.page.cards
    tab.panel.face.hide()  # the rules draw no face of invented cards
    while made.find("") is None:
        made._slices.step()
    tab.show_catalogue(CardCatalogue(window.app.cards.owned, made))
    before = librarian.found()
    tab.model.sort(cards_table.RULES)
    assert librarian.found() == before
    monkeypatch.setattr(tasks, "SLICE", 0.005)
    qtbot.waitUntil(lambda: made.whole)
    by_status = [tab.model.cell(card, cards_table.RULES) for card in tab.model.cards]
    assert by_status == sorted(by_status, key=str.casefold)
    assert len(set(by_status)) > 1


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_ten_thousand_cards_are_searched_and_drawn_while_somebody_types(
    qtbot: QtBot, librarian: Librarian, window: MainWindow, size: tuple[int, int], seconds: Callable[..., float]
) -> None:
    resize(qtbot, window, size)
    known = starter_library()["SD01-001"]
    assert window.app.cards.owned is not None
    entries = (*window.app.cards.owned.entries, *(entry for card in synthetic(10_000) for entry in card.prints))
    tab = librarian.page.cards
    # The rules draw no face of invented cards: what is measured is the search and the list.
    tab.panel.face.hide()
    tab.show_catalogue(CardCatalogue(window.app.cards.owned, CardFinder(entries, window.app.cards.rules)))
    assert not tab.ready
    assert "Preparing the cards …" in tab.count.text()
    librarian.ready()
    assert known.number in librarian.found()

    def typing(words: str) -> None:
        tab.words.setText(words)
        QApplication.processEvents()

    times = []
    for typed in TYPED:
        for end in range(1, len(typed) + 1, 4):
            times.append(seconds(partial(typing, typed[:end])))
    assert median(times) < 0.05
