"""Two moments with the rules off, each prepared once: an ordinary question and a Quick window. What a test did is
taken back after it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest
from gui.table.manual.manual_person import Hands
from PySide6.QtCore import QCoreApplication, QEvent
from pytestqt.qtbot import QtBot

from svedesk.desk.desk import Desk
from svedesk.engine.records import Place
from svedesk.gui.app.run import application_for, make_window
from svedesk.gui.app.window import MainWindow
from svedesk.gui.look.theme import DARK
from svedesk.gui.rooms.start.new_game import NewGame
from svedesk.gui.table import manual


@pytest.fixture(scope="module")
def bare_window(qapp_cls: type, tmp_path_factory: pytest.TempPathFactory) -> Iterator[MainWindow]:
    application_for(DARK)
    window = make_window(saves=cast(Path, tmp_path_factory.mktemp("saves")), reduced_motion=True)
    window.resize(1280, 720)
    window.show()
    yield window
    window.close()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@pytest.fixture(scope="module", params=["question", "quick"])
def prepared(request: pytest.FixtureRequest, bare_window: MainWindow) -> int:
    """The window at one of the two moments; how many entries its log has."""
    bare_window.app.router.home.start_game(NewGame(("SD01", "SD01"), ("Aiko", "Ren"), 0, False, 7, "pause"))
    return lay_out(bare_window, quick=request.param == "quick")


def lay_out(window: MainWindow, *, quick: bool) -> int:
    """A main phase, or the Quick window in the end phase of the other seat, with the rules off and cards on both
    sides."""
    page = window.app.router.table
    assert page is not None
    table_seat = page.table_seat
    table_seat.uncover()
    while table_seat.ask is not None and table_seat.ask.kind == "redraw":
        table_seat.answer((next(i for i, option in enumerate(table_seat.ask.options) if option.kind == "no"),))
        table_seat.uncover()
    assert table_seat.ask is not None
    if quick:
        table_seat.answer((next(i for i, option in enumerate(table_seat.ask.options) if option.kind == "end"),))
        table_seat.uncover()
    assert table_seat.ask is not None
    assert table_seat.ask.kind == ("quick" if quick else "main")
    table_seat.toggle_rules()
    me, you = table_seat.seat, 1 - table_seat.seat
    assert table_seat.bottom == me
    for number, place in (
        ("SD01-017", Place(me, "field")),
        ("SD01-003", Place(me, "field")),
        ("SD02-012", Place(you, "field")),
        ("SD01-T01", Place(me, "ex")),
        ("SD01-019", Place(me, "hand")),
        ("SD01-001", Place(me, "hand")),
    ):
        assert manual.create(table_seat, number, place)
    return len(cast(Desk, table_seat.desk).session.log)


@pytest.fixture
def person(qtbot: QtBot, bare_window: MainWindow, prepared: int) -> Iterator[Hands]:
    sat = Hands(qtbot, bare_window)
    bare_window.activateWindow()
    qtbot.waitUntil(bare_window.isActiveWindow)
    yield sat
    sat.tidy()
    table_seat = sat.page.table_seat
    if not table_seat.rules_off:
        table_seat.toggle_rules()
    desk = cast(Desk, table_seat.desk)
    if len(desk.session.log) > prepared:
        desk.return_to(prepared)
    assert len(desk.session.log) == prepared
    sat.tidy()
