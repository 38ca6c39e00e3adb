"""The lab, by mouse: a series is played in the background, shown as it comes, stopped, gone on with and looked at."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import pytest
from lab.lab_plans import lab_game
from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from svedesk.gui.app import lab_run, open_game
from svedesk.gui.app.routes import DecksRoute, LabRoute, StartRoute
from svedesk.gui.app.window import MainWindow
from svedesk.gui.look.theme import px
from svedesk.gui.rooms.lab.cells import NAME, LabTableView
from svedesk.gui.rooms.lab.form import LabRequest
from svedesk.gui.rooms.lab.page import CARDS, COMPARED, GAMES, HANDS, MATCHUPS, LabPage
from svedesk.gui.rooms.replays.page import ReplayPage
from svedesk.lab.deck_games import play_task
from svedesk.lab.planning import DeckProblems
from svedesk.lab.workers import TaskKills
from svedesk.wire.lab_results import CardUse

LEFT = Qt.MouseButton.LeftButton
WANTED = LabRequest("SD01", "", "", "", ("SD02", "SD03"), 6, "random", False)


def click(qtbot: QtBot, widget: QWidget) -> None:
    assert widget.isVisible()
    assert widget.isEnabled()
    qtbot.mouseClick(widget, LEFT)


def pretended(tasks, stopped) -> Iterator:
    """Games that end at once."""
    for place, task in enumerate(tasks):
        if stopped():
            return
        cards = CardUse("SD01-001", 1, 1, 1, place % 2, 1 - place % 2), CardUse("SD01-004", played=1)
        result = "lost" if place % 3 else "won"
        yield place, lab_game(task.place, result, *cards, first=place % 2 == 0, turns=6 + place % 4)


@pytest.fixture
def games(monkeypatch):
    """Has games played in no time; `games.set()` lets them go on after the third."""
    gate = threading.Event()
    gate.set()

    def share(work, tasks, workers, *, prepare, stopped):
        for place, game in pretended(tasks, stopped):
            yield place, game
            while place == 2 and not gate.is_set() and not stopped():
                gate.wait(0.01)

    monkeypatch.setattr(lab_run, "spread", share)
    return gate


@pytest.fixture
def page(qtbot: QtBot, window: MainWindow, games) -> LabPage:
    button = next(one for one in window.app.router.home.page.findChildren(QPushButton) if one.text() == "Lab")
    click(qtbot, button)
    shown = window.stack.currentWidget()
    assert isinstance(shown, LabPage)
    return shown


def play(qtbot: QtBot, window: MainWindow, page: LabPage, wanted: LabRequest = WANTED) -> None:
    page.form.started.emit(wanted)
    over(qtbot, window)


def over(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.waitUntil(lambda: window.app.lab is not None and not window.app.lab.running)


def cells(view: LabTableView) -> list[list[str]]:
    model = view.cells
    return [[model.text(row, column) for column in range(model.columnCount())] for row in range(model.rowCount())]


def test_before_anything_is_played_the_page_says_what_it_is_for(page: LabPage) -> None:
    assert page.empty.isVisible()
    assert not page.tabs.isVisible()
    assert not page.earlier.isEnabled()


@pytest.mark.slow
def test_a_series_is_played_and_shown(qtbot: QtBot, window: MainWindow, page: LabPage) -> None:
    page.form.games.insertItem(0, "6", 6)
    page.form.games.setCurrentIndex(0)
    click(qtbot, page.form.start)
    over(qtbot, window)
    rows = cells(page.matchups)
    assert [row[:2] for row in rows][::5] == [["Blade of Resentment", "6"], ["All decks", "30"]]
    assert rows[-1][2].startswith("33.3 %")
    assert sum(won + lost for _, won, lost in page.turns.turns) == 30
    page.tabs.setCurrentIndex(CARDS)
    aria = cells(page.cards)[0]
    assert aria[:5] == ["Aria, Fairy Princess", "3", "100 %", "50 %", "50 %"]
    assert page.facts.text().startswith("30 games, both sides played by Regular")
    for tab in (MATCHUPS, CARDS, GAMES):
        page.tabs.setCurrentIndex(tab)
        shown = QPixmap(page.size())
        page.render(shown)


def test_a_series_is_stopped_and_gone_on_with(qtbot: QtBot, window: MainWindow, page: LabPage, games) -> None:
    games.clear()
    page.form.started.emit(WANTED)
    qtbot.waitUntil(lambda: window.app.lab is not None and window.app.lab.done == 3)
    assert not page.form.start.isEnabled()
    click(qtbot, page.stop)
    over(qtbot, window)
    assert page.left_over.text() == "3 of 12 games"
    games.set()
    click(qtbot, page.go_on)
    over(qtbot, window)
    assert window.app.lab is not None
    assert window.app.lab.done == 12
    assert page.go_on.text() == "Play more"


def test_a_series_goes_on_while_another_page_is_shown(qtbot: QtBot, window: MainWindow, page: LabPage, games) -> None:
    games.clear()
    page.form.started.emit(WANTED)
    qtbot.waitUntil(lambda: window.app.lab is not None and window.app.lab.done == 3)
    window.app.router.open(StartRoute())
    games.set()
    over(qtbot, window)
    again = window.app.router.open(LabRoute()).page
    assert isinstance(again, LabPage)
    assert cells(again.matchups)[-1][1] == "12"


def test_earlier_results_are_opened(qtbot: QtBot, window: MainWindow, page: LabPage) -> None:
    play(qtbot, window, page)
    play(qtbot, window, page, WANTED._replace(games=2, against=("SD04",)))
    assert page.earlier.count() == 2
    shown = [page.earlier.itemText(at) for at in range(2)]
    assert page.earlier.currentText() in shown
    page.earlier.activated.emit(1 - page.earlier.currentIndex())
    qtbot.waitUntil(lambda: len(cells(page.matchups)) == 3)
    assert cells(page.matchups)[-1][1] == "12"


def test_a_file_of_results_is_opened(qtbot: QtBot, window: MainWindow, page: LabPage, tmp_path) -> None:
    play(qtbot, window, page)
    assert window.app.lab is not None
    elsewhere = tmp_path / "sent.svelab"
    elsewhere.write_bytes(window.app.lab.series.path.read_bytes())
    window.app.router.start()
    open_game.load(window.app, elsewhere)
    qtbot.waitUntil(lambda: window.app.lab is not None and window.app.lab.series.path == elsewhere)
    shown = window.stack.currentWidget()
    assert isinstance(shown, LabPage)
    assert cells(shown.matchups)[-1][1] == "12"


@pytest.mark.slow
def test_a_file_that_holds_none_is_told(qtbot: QtBot, window: MainWindow, page: LabPage, tmp_path) -> None:
    (tmp_path / "bad.svelab").write_text("{}")
    open_game.load(window.app, tmp_path / "bad.svelab")
    shown = window.stack.currentWidget()
    assert isinstance(shown, LabPage)
    qtbot.waitUntil(lambda: "bad.svelab" in shown.notice.text())


def test_two_lists_are_shown_side_by_side(qtbot: QtBot, window: MainWindow, page: LabPage) -> None:
    play(qtbot, window, page, WANTED._replace(out="SD01-008", into="BP01-013"))
    assert page.tabs.currentIndex() == COMPARED
    assert [row[0] for row in cells(page.both)[:2]] == ["Okami", "Fairy Beast"]
    assert len(cells(page.lists)) == 3
    page.tabs.setCurrentIndex(MATCHUPS)
    page.which.setCurrentIndex(1)
    assert page.which.currentText() == "Regal Fairy Princess with Fairy Beast for Okami"


@pytest.mark.slow
def test_first_hands_are_told_once_one_was_redrawn(
    qtbot: QtBot, window: MainWindow, page: LabPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    play(qtbot, window, page)
    assert not page.tabs.isTabVisible(HANDS)
    page.tabs.setCurrentIndex(CARDS)
    assert page.cards.columnWidth(0) >= px(NAME), "names have room however much is told of them"

    def share(work, tasks, workers, *, prepare, stopped):
        for task in tasks:
            cheap = task.place % 3
            hand = CardUse("SD01-017", offered=cheap), CardUse("SD01-001", offered=4 - cheap)
            won = "won" if cheap else "lost"
            yield task.place, lab_game(task.place, won, *hand, kept=bool(cheap))

    monkeypatch.setattr(lab_run, "spread", share)
    play(qtbot, window, page)
    assert page.tabs.isTabVisible(HANDS)
    page.tabs.setCurrentIndex(HANDS)
    assert page.stack.currentWidget() is page.hands
    rows = cells(page.hands)
    assert [row[:2] for row in rows] == [["0", "4"], ["1", "4"], ["2", "4"]]
    assert rows[0][2] == "–"
    assert rows[0][3].startswith("0.0 %")
    assert rows[1][2].startswith("100.0 %")


def test_a_swap_is_chosen_by_the_names_of_cards(qtbot: QtBot, page: LabPage) -> None:
    form = page.form
    form.other.setCurrentIndex(1)
    assert form.swap.isVisible()
    with qtbot.waitSignal(form.started) as asked:
        form.into.setEditText("Fairy Beast")
        click(qtbot, form.start)
    assert asked.args is not None
    assert asked.args[0][1:4] == ("", "SD01-001", "BP01-013")


def test_a_heading_sorts_and_all_decks_stay_last(qtbot: QtBot, window: MainWindow, page: LabPage) -> None:
    play(qtbot, window, page)
    page.matchups.sortByColumn(0, Qt.SortOrder.DescendingOrder)
    assert [row[0] for row in cells(page.matchups)] == ["Mysteries of Conjuration", "Blade of Resentment", "All decks"]


@pytest.mark.slow
def test_a_game_is_watched_and_leads_back(qtbot: QtBot, window: MainWindow, page: LabPage, monkeypatch) -> None:
    def share(work, tasks, workers, *, prepare, stopped):
        return ((place, play_task(task)) for place, task in enumerate(tasks))

    monkeypatch.setattr(lab_run, "spread", share)
    play(qtbot, window, page, WANTED._replace(games=1))
    page.tabs.setCurrentIndex(GAMES)
    page.games.activated.emit(page.games.games.index(1, 0))
    qtbot.waitUntil(lambda: isinstance(window.stack.currentWidget(), ReplayPage))
    watched = window.stack.currentWidget()
    assert isinstance(watched, ReplayPage)
    assert watched.desk.replay.finished
    watched.leave.emit()
    assert isinstance(window.stack.currentWidget(), LabPage)


@pytest.mark.parametrize(("form", "begins"), [("csv", b"\xef\xbb\xbfRegal"), ("html", b"<!doctype html>")])
def test_results_are_saved(qtbot: QtBot, window: MainWindow, page: LabPage, tmp_path, form: str, begins: bytes) -> None:
    play(qtbot, window, page)
    path = tmp_path / f"out.{form}"
    window.app.router.current.export(path, form)  # type: ignore[attr-defined]
    assert path.read_bytes().startswith(begins)
    assert page.notice.text() == f"Saved as out.{form}."


@pytest.mark.parametrize(
    ("wanted", "sentence"),
    [
        (WANTED._replace(against=()), "Choose at least one deck to play against."),
        (WANTED._replace(out="SD01-001"), "Choose the card that comes in."),
        (WANTED._replace(out="SD01-001", into="SD01-001"), "Choose two different cards to swap."),
        (WANTED._replace(out="SD01-008", into="SD02-001"), "can't be played"),
    ],
)
def test_what_cannot_be_played_is_told(page: LabPage, wanted: LabRequest, sentence: str) -> None:
    page.form.started.emit(wanted)
    assert sentence in page.notice.text()
    assert page.empty.isVisible()


@pytest.mark.slow
def test_cards_that_are_resolved_manually_are_named(page: LabPage, monkeypatch) -> None:
    monkeypatch.setattr("svedesk.gui.rooms.lab.room.problems", lambda *_: DeckProblems((), ("SD01-001",)))
    page.form.started.emit(WANTED)
    assert "resolved manually: Aria, Fairy Princess. Tick the box" in page.notice.text()


def test_a_process_that_ends_again_and_again_is_told(qtbot: QtBot, window: MainWindow, page: LabPage, monkeypatch):
    def share(work, tasks, workers, *, prepare, stopped):
        yield from pretended(iter([next(tasks)]), stopped)
        raise TaskKills(1)

    monkeypatch.setattr(lab_run, "spread", share)
    play(qtbot, window, page)
    assert page.notice.text() == "The process that plays game 2 keeps crashing."
    assert page.left_over.text() == "1 of 12 games"


def test_the_deck_builder_leads_here_with_its_deck(qtbot: QtBot, window: MainWindow) -> None:
    window.app.decks.shelf.keep(window.app.decks.by_key["SD03"])
    builder = window.app.router.open(DecksRoute()).page
    click(qtbot, builder.buttons["lab"])  # type: ignore[attr-defined]
    page = window.stack.currentWidget()
    assert isinstance(page, LabPage)
    assert str(page.form.deck.currentData()).startswith("my:")


@pytest.mark.slow
def test_games_are_played_by_processes(qtbot: QtBot, window: MainWindow) -> None:
    """As it is, with nothing pretended."""
    page = window.app.router.open(LabRoute()).page
    assert isinstance(page, LabPage)
    page.form.started.emit(WANTED._replace(games=2))
    qtbot.waitUntil(lambda: window.app.lab is not None and not window.app.lab.running, timeout=60_000)
    assert cells(page.matchups)[-1][1] == "4"
