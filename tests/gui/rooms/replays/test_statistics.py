"""What the user's games came to, beside the list of replays."""

from __future__ import annotations

from gui.person import Person
from pytestqt.qtbot import QtBot

from svedesk.desk.match_record import ResultsOf
from svedesk.gui.app.routes import ReplaysRoute
from svedesk.gui.app.window import MainWindow
from svedesk.gui.rooms.replays.list_page import StatisticsPanel
from svedesk.gui.rooms.start.new_game import NewGame
from svedesk.wire.match_record import BOTH, RecordedGame

WON = RecordedGame(0, 0, ("Fairies", "Blades"), "regular")
LOST = RecordedGame(1, 1, ("Fairies", "Blades"), "strong")


def test_wins_are_counted_by_who_went_first_and_by_deck(window: MainWindow, qtbot: QtBot) -> None:
    people = RecordedGame(1, 0, ("Blades", "Fairies"), own=BOTH)
    panel = StatisticsPanel([WON, LOST, people])
    qtbot.addWidget(panel)
    assert panel.rows == [
        ("All games", ResultsOf(2, 1)),
        ("Going first", ResultsOf(1, 1)),
        ("Going second", ResultsOf(1, 0)),
        ("Fairies", ResultsOf(3, 2)),
        ("Blades", ResultsOf(1, 0)),
    ]


def test_a_game_that_ends_is_on_the_page_of_replays(window: MainWindow, qtbot: QtBot) -> None:
    app = window.app
    app.router.home.start_game(NewGame(("SD01", "SD02"), ("Aiko", "Ren"), 1, True, 7, "pause"))
    person = Person(qtbot, window)
    person.page.table_seat.desk.concede(0)
    page = app.router.open(ReplaysRoute()).page
    names = [app.decks.by_key[key].name for key in ("SD01", "SD02")]
    assert dict(page.statistics.rows) == {names[0]: ResultsOf(1, 0), names[1]: ResultsOf(1, 1)}
