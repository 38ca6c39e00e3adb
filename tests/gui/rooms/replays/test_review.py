"""A finished game reviewed in the replay viewer: the graph, the moments, the better turn."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from threading import Event

import pytest
from gui.rooms.replays.test_replays import LEFT, click, game, kept, watch
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from svedesk.bot.plan import BotPlan
from svedesk.bot.process import BotDied, BotStopped
from svedesk.desk.automatic import the_least
from svedesk.desk.desk import Desk
from svedesk.gui.app.routes import GameRoute
from svedesk.gui.app.window import MainWindow
from svedesk.gui.rooms.replays import review, review_bar
from svedesk.gui.rooms.replays.page import ReplayPage
from svedesk.gui.rooms.replays.review_bar import ReviewBar
from svedesk.gui.rooms.replays.room import ReplayController
from svedesk.wire.bot_messages import BotAdvice
from svedesk.wire.live import decode

__all__ = ["game", "kept"]
Keep = Callable[..., Path]


class IdleProcess:
    """Does nothing in its turns, and thinks that this is best: a field is worth less the more lies on it."""

    waits = False
    error = ""

    def __init__(self, plan: BotPlan) -> None:
        self.stopped = Event()

    def think(self, view: bytes) -> tuple[int, ...]:
        if self.waits and self.stopped.wait(20):
            raise BotStopped
        if self.error:
            raise BotDied(self.error)
        ask = decode(view).ask
        assert ask is not None
        return the_least(ask)

    def advise(self, view: bytes, wanted: str) -> BotAdvice:
        seen = decode(view)
        return BotAdvice(worth=-float(seen.zone(seen.seat, "field").count))

    def stop(self) -> None:
        self.stopped.set()


@pytest.fixture(autouse=True)
def idle(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review, "BotProcess", IdleProcess)


def looked_at(qtbot: QtBot, window: MainWindow, kept: Keep) -> tuple[ReplayPage, ReviewBar]:
    """A whole game, once its review is complete."""
    kept()
    page = watch(qtbot, window)
    click(qtbot, page.transport.review)
    bar = page.findChild(ReviewBar)
    assert bar is not None
    qtbot.waitUntil(lambda: bar.complete)
    return page, bar


@pytest.mark.slow
def test_a_review_leaves_a_low_table_its_room(qtbot: QtBot, window: MainWindow, kept: Keep) -> None:
    page, bar = looked_at(qtbot, window, kept)
    window.resize(1400, 900)
    QApplication.processEvents()
    whole = bar.height()
    window.resize(1024, 600)
    QApplication.processEvents()
    assert bar.height() < whole * 0.75
    assert page.view.height() > 370


@pytest.mark.slow
def test_each_turn_is_a_point_and_each_that_gave_something_away_a_mark(
    qtbot: QtBot, window: MainWindow, kept: Keep
) -> None:
    page, bar = looked_at(qtbot, window, kept)
    assert len(bar.graph.points) > len(page.desk.replay.turns) - 2
    assert bar.graph.points[-1][1] in (0.0, 1.0)
    assert bar.moments
    assert bar.title.text() == f"{len(bar.moments)} mistakes found"


@pytest.mark.slow
def test_buttons_lead_from_moment_to_moment_and_say_what_was_better(
    qtbot: QtBot, window: MainWindow, kept: Keep
) -> None:
    page, bar = looked_at(qtbot, window, kept)
    first = bar.moments[0]
    places = [button.geometry() for button in (bar.before, bar.after, bar.shut)]
    click(qtbot, bar.after)
    assert page.desk.at == first.step
    assert [button.geometry() for button in (bar.before, bar.after, bar.shut)] == places, "no button walks"
    assert bar.title.text().startswith(f"After turn {first.turn}, Aiko's chance of winning: ")
    assert "Better (" in bar.text.text()
    click(qtbot, bar.after)
    assert page.desk.at == bar.moments[1].step
    click(qtbot, bar.before)
    assert page.desk.at == first.step
    assert not bar.before.isEnabled()


@pytest.mark.slow
def test_a_moment_says_what_was_plainly_wrong(
    qtbot: QtBot, window: MainWindow, kept: Keep, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(review_bar, "MISTAKE", 0.0)
    page, bar = looked_at(qtbot, window, kept)
    app, replay = window.app, page.desk.replay
    mistakes = replay.mistakes(app.game.bots(app.cards.rules, replay.setup.rules))
    told = {(turn.turn, turn.seat): turn.mistakes for turn in bar.graph.marks}
    wrong = [turn for turn in bar.moments if (turn.turn, turn.seat) in mistakes]
    assert wrong
    assert all(len(told[key]) == len(mistakes.get(key, ())) for key in told)  # who does nothing misses no win
    page.seek(wrong[0].step)
    assert bar.text.text().startswith(wrong[0].mistakes[0])
    assert "   Better (" in bar.text.text()


@pytest.mark.slow
def test_a_click_on_the_graph_shows_that_step(qtbot: QtBot, window: MainWindow, kept: Keep) -> None:
    page, bar = looked_at(qtbot, window, kept)
    graph = bar.graph
    qtbot.mouseClick(graph, LEFT, pos=QPoint(graph.width() - 9, 12))
    assert page.desk.at >= page.desk.replay.last - 3


@pytest.mark.slow
def test_the_better_turn_is_opened_as_a_board_and_leads_back(qtbot: QtBot, window: MainWindow, kept: Keep) -> None:
    _, bar = looked_at(qtbot, window, kept)
    click(qtbot, bar.after)
    moment = bar.moments[0]
    click(qtbot, bar.open)
    better = window.app.router.table
    assert isinstance(better, ReplayPage)
    assert better.desk.at == moment.step
    assert better.desk.replay.last < 200
    click(qtbot, better.transport.leave)
    again = window.app.router.table
    assert isinstance(again, ReplayPage)
    back = again.findChild(ReviewBar)
    assert back is not None
    assert back.complete
    assert (again.desk.at, len(back.moments)) == (moment.step, len(bar.moments))


@pytest.mark.slow
def test_the_end_of_a_game_covers_the_page_and_leads_to_its_review(
    qtbot: QtBot, window: MainWindow, kept: Keep
) -> None:
    window.app.router.open(GameRoute(Desk.load(kept(), window.app.cards.rules), ("Aiko", "Ren")))
    page = window.app.router.table
    assert page is not None
    assert page.banner.geometry() == page.body.rect()
    assert page.body.rect().contains(page.panel.geometry())
    click(qtbot, page.banner.buttons["Review"])
    replay = window.app.router.table
    assert isinstance(replay, ReplayPage)
    bar = replay.findChild(ReviewBar)
    assert bar is not None
    qtbot.waitUntil(lambda: bar.complete)


def test_it_tells_how_far_it_is_and_can_be_stopped(
    qtbot: QtBot, window: MainWindow, kept: Keep, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(IdleProcess, "waits", True)
    kept()
    page = watch(qtbot, window)
    click(qtbot, page.transport.review)
    bar = page.findChild(ReviewBar)
    assert bar is not None
    assert bar.title.text().startswith("Reviewing turn 0 of ")
    assert bar.shut.text() == "Cancel"
    wide = bar.shut.width()
    bar.say_progress(1, 1)
    assert bar.shut.text() == "Close review"
    assert bar.shut.sizeHint().width() <= wide, "no button walks when it is done"
    bar.say_progress(0, 9)
    click(qtbot, bar.shut)
    controller = window.app.router.current
    assert isinstance(controller, ReplayController)
    assert controller._review is None
    assert page.strip.isVisible()


def test_a_process_that_dies_is_a_sentence(
    qtbot: QtBot, window: MainWindow, kept: Keep, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(IdleProcess, "error", "killed")
    kept()
    page = watch(qtbot, window)
    click(qtbot, page.transport.review)
    bar = page.findChild(ReviewBar)
    assert bar is not None
    qtbot.waitUntil(lambda: bar.title.text() == "The computer player stopped unexpectedly and is starting again.")


def test_a_game_that_goes_on_is_not_reviewed(qtbot: QtBot, window: MainWindow, kept: Keep) -> None:
    kept(30)
    page = watch(qtbot, window)
    assert not page.transport.review.isVisible()
