"""What section 4 names beside operations on the table's state: arrows, pings, notes of a person, conceding, whose side
lies at the bottom; and the cards that are linked to others."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from gui.table.manual.manual_person import ALT, CTRL, LEFT, SHIFT, Hands
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot
from sve.playing import Playing
from sve.rules.test_ch14_umamusume import stable
from sve.rules.test_ch14_vanguard import stage

from svedesk.desk.desk import Desk
from svedesk.games.sve.ruleset import Sve
from svedesk.gui.app.routes import GameRoute
from svedesk.gui.app.window import MainWindow


def right_drag(person: Hands, start: QPointF, end: QPointF) -> None:
    port = person.page.view.viewport()
    right, none = Qt.MouseButton.RightButton, Qt.MouseButton.NoButton
    for kind, at, button, held in (
        (QEvent.Type.MouseButtonPress, start, right, right),
        (QEvent.Type.MouseMove, end, none, right),
        (QEvent.Type.MouseButtonRelease, end, right, none),
    ):
        point = QPointF(person.point(at))
        event = QMouseEvent(kind, point, QPointF(port.mapToGlobal(point.toPoint())), button, held, ALT & ~ALT)
        QApplication.sendEvent(port, event)


@pytest.mark.slow_after_first
def test_arrows_point_and_are_cleared(person: Hands) -> None:
    right_drag(person, person.where(person.mine("Goblin").id), person.where(person.theirs("Quickblader").id))
    assert len(person.page.mouse.pointing.arrows) == 1
    person.key(Qt.Key.Key_R, CTRL)
    assert person.page.mouse.pointing.arrows == []


def test_a_ping_shows_a_ring(person: Hands) -> None:
    seen: list[QPointF] = []
    person.page.mouse.pointing.pinged = seen.append
    person.qtbot.mouseClick(
        person.page.view.viewport(), LEFT, ALT, person.point(person.where(person.mine("Goblin").id))
    )
    assert len(seen) == 1


def test_conceding_is_one_step_and_taken_back(person: Hands) -> None:
    desk = person.page.table_seat.desk
    before = desk.session.digest()
    person.key(Qt.Key.Key_F2)
    box = person.page.opened
    assert isinstance(box, QMessageBox)
    yes = next(button for button in box.buttons() if button.text() == "Concede")
    assert isinstance(yes, QPushButton)
    person.qtbot.mouseClick(yes, LEFT)
    person.settle()
    assert person.view.outcome is not None
    assert [seat for seat, _ in person.view.outcome.losers] == [person.me]
    person.undo()
    assert desk.session.digest() == before


def test_seats_are_swapped_and_swapped_back(person: Hands) -> None:
    me, before = person.me, person.page.table_seat.desk.session.digest()
    for seat in (1 - me, me):
        person.key(Qt.Key.Key_O, CTRL | SHIFT)
        assert person.page.cover.isVisible(), "the other person sits down first"
        person.uncover()
        assert (person.view.seat, person.page.table_seat.bottom) == (seat, seat)
        assert person.page.table_seat.desk.session.digest() == before


# -- linked cards ------------------------------------------------------------------------------------------------------


@pytest.fixture
def sit_before(qtbot: QtBot, window: MainWindow) -> Iterator[Callable[[Playing], Hands]]:
    rules = window.app.cards.rules

    def begin(t: Playing) -> Hands:
        assert isinstance(t.session.ruleset, Sve)
        window.app.cards.rules = t.session.ruleset
        window.app.router.open(GameRoute(Desk(t.session), ("Aiko", "Ren"), True))
        person = Hands(qtbot, window)
        person.press("Rules on")
        return person

    yield begin
    window.app.cards.rules = rules


@pytest.mark.slow_after_first
@pytest.mark.parametrize(
    ("board", "card", "base", "zone"),
    [
        (lambda: stable("Runner", carrots=2), "Carrot", "Runner", "race"),
        (lambda: stage(field=["Rider"]), "Drive Point", "Rider", "drive"),
    ],
    ids=["carrots", "drive points"],
)
def test_carrots_and_drive_points_attach_and_come_off(
    sit_before: Callable[[Playing], Hands], board: Callable[[], Playing], card: str, base: str, zone: str
) -> None:
    person = sit_before(board())
    desk = person.page.table_seat.desk
    before, laid = desk.session.digest(), person.count(zone)
    person.key(Qt.Key.Key_F3, CTRL)
    tray = person.page.scene.tray
    assert tray is not None
    person.menu_of(next(one for one in tray.content.cards if person.name(one) == card), "Place on top", base)
    assert person.count(zone) == laid + 1
    assert person.view.zone(person.me, zone).cards[-1].on == person.mine(base).id
    after = desk.session.digest()
    person.page.scene.close_tray()
    person.menu_of(person.mine(base), "Take off", card)
    assert person.count(zone) == laid
    person.undo()
    assert desk.session.digest() == after
    person.undo()
    assert desk.session.digest() == before
