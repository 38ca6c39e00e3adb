"""The router: one page over the start page, one over both, and each built again from its route."""

from collections.abc import Callable

import pytest
from gui.person import Person
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from svedesk.gui.app.routes import (
    BoardsRoute,
    CardsRoute,
    DecksRoute,
    HelpRoute,
    HostRoute,
    JoinRoute,
    OwnCardsRoute,
    ReplaysRoute,
    Route,
    SettingsRoute,
    TryDeckRoute,
)
from svedesk.gui.app.window import MainWindow
from svedesk.gui.rooms.lobby.host_page import HostPage

PAGES = (
    *(BoardsRoute(), CardsRoute(), DecksRoute(), HostRoute(), JoinRoute()),
    *(OwnCardsRoute(), ReplaysRoute(), TryDeckRoute()),
)


@pytest.mark.slow
@pytest.mark.parametrize("route", PAGES, ids=lambda route: type(route).__name__)
def test_a_page_is_opened_built_again_and_left(window: MainWindow, route: Route) -> None:
    router = window.app.router
    opened = router.open(route)
    assert window.stack.currentWidget() is opened.page
    assert window.windowTitle().startswith(opened.title)
    window.app.settings.change(lang="ja", theme="light")
    assert router.current is not None
    assert router.current is not opened
    assert type(router.current) is type(opened)
    assert window.stack.currentWidget() is router.current.page
    assert router.current.title != opened.title
    router.current.page.left.emit()  # type: ignore[attr-defined]
    assert window.stack.currentWidget() is router.home.page
    assert window.stack.count() == 1


def test_what_was_typed_before_a_network_game_is_carried_over(qtbot: QtBot, window: MainWindow) -> None:
    page = window.app.router.open(HostRoute()).page
    assert isinstance(page, HostPage)
    page.name.clear()
    qtbot.keyClicks(page.name, "Aiko")
    window.app.settings.change(theme="light")
    again = window.app.router.shown.page
    assert isinstance(again, HostPage)
    assert again is not page
    assert again.name.text() == "Aiko"


@pytest.mark.slow
def test_a_page_over_a_game_leaves_the_game_alone(window: MainWindow, sit: Callable[..., Person]) -> None:
    person, router = sit(), window.app.router
    table, asked = router.table, person.ask
    router.open_over(SettingsRoute())
    router.open_over(HelpRoute())
    assert (router.table, router.playing) == (table, False)
    router.back()
    assert (router.table, router.playing, person.ask) == (table, True, asked)
    assert window.stack.currentWidget() is table


@pytest.mark.slow
def test_a_covered_table_is_built_again_when_it_is_seen(window: MainWindow, sit: Callable[..., Person]) -> None:
    sit()
    router = window.app.router
    table, desk = router.table, router.table.table_seat.desk if router.table else None
    router.open_over(SettingsRoute())
    window.app.settings.change(theme="light")
    assert router.table is table
    router.back()
    assert router.table is not None
    assert router.table is not table
    assert router.table.table_seat.desk is desk
    assert router.table.theme.name == "light"


@pytest.mark.parametrize(
    ("route", "name"),
    [
        *((HostRoute(), "Your name"), (JoinRoute(), "Your name"), (OwnCardsRoute(), "Name")),
        *((CardsRoute(), "Search the cards"), (DecksRoute(), "Search the cards")),
        *((SettingsRoute(), "Search the settings"), (HelpRoute(), "Search the help")),
    ],
    ids=lambda part: type(part).__name__ if isinstance(part, Route) else "",
)
def test_the_keyboard_begins_where_one_types(window: MainWindow, route: Route, name: str) -> None:
    page = window.app.router.open(route).page
    field = QApplication.focusWidget()
    assert page.isAncestorOf(field)
    assert isinstance(field, QLineEdit)
    assert field.accessibleName() == name
