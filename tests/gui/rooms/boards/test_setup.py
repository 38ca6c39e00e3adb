"""A position set up from nothing: cards by name to any zone of either seat, the turn, then the rules on."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from gui.person import Person
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from svedesk.engine.records import SHARED
from svedesk.gui.app.routes import BoardsRoute
from svedesk.gui.app.window import MainWindow
from svedesk.gui.rooms.boards.dialogs import NewBoard
from svedesk.gui.rooms.boards.setup_dialog import SetupDialog

LEFT = Qt.MouseButton.LeftButton
ZONES = ("hand", "field", "ex", "deck", "evolve_deck", "cemetery", "banished")


@pytest.fixture
def putting(qtbot: QtBot, window: MainWindow) -> Callable[..., SetupDialog]:
    """A new board, with what puts cards on it open beside it."""

    def begin(*, with_decks: bool = False) -> SetupDialog:
        window.app.router.open(BoardsRoute()).set_up(NewBoard(("SD01", "SD02"), with_decks))
        assert window.app.router.table is not None
        dialog = window.app.router.table.findChild(SetupDialog)
        assert dialog is not None
        return dialog

    return begin


def click(qtbot: QtBot, widget: QWidget) -> None:
    assert widget.isVisible()
    assert widget.isEnabled()
    qtbot.mouseClick(widget, LEFT, pos=QPoint(widget.width() // 2, widget.height() // 2))


def put(qtbot: QtBot, dialog: SetupDialog, name: str, seat: int, zone: str, count: int = 1) -> None:
    dialog.field.clear()
    qtbot.keyClicks(dialog.field, name)
    dialog.seat.setCurrentIndex(seat)
    dialog.zone.setCurrentIndex(dialog.zone.findData(zone))
    dialog.count.setValue(count)
    click(qtbot, dialog.put)


@pytest.mark.slow
def test_a_puzzle_is_set_up_and_its_question_asked(
    qtbot: QtBot, window: MainWindow, putting: Callable[..., SetupDialog]
) -> None:
    dialog, person = putting(), Person(qtbot, window)
    put(qtbot, dialog, "SD02-003", 1, "hand")  # the opponent's hand is this
    put(qtbot, dialog, "goblin", 0, "field", 2)
    put(qtbot, dialog, "fairy circle", 0, "hand")
    put(qtbot, dialog, "SD01-005", 0, "cemetery", 3)
    dialog.turn.setValue(6)
    dialog.active.setCurrentIndex(0)
    click(qtbot, dialog.set_turn)
    dialog.close()
    assert [person.view.zone(1, "hand").count, person.view.zone(0, "cemetery").count] == [1, 3]
    assert person.names("field", 0) == ["Goblin", "Goblin"]
    assert person.names("hand", 0) == ["Fairy Circle"]
    person.press("Rules on")
    assert person.ask is not None
    assert (person.ask.kind, person.ask.seat, person.view.number(SHARED, "turn")) == ("main", 0, 6)
    assert {option.kind for option in person.ask.options} >= {"play", "attack", "end"}


@pytest.mark.slow_after_first
@pytest.mark.parametrize("zone", ZONES)
@pytest.mark.parametrize("seat", [0, 1])
def test_every_zone_of_both_seats_takes_cards(
    qtbot: QtBot, window: MainWindow, putting: Callable[..., SetupDialog], seat: int, zone: str
) -> None:
    dialog, person = putting(), Person(qtbot, window)
    assert tuple(dialog.zone.itemData(place) for place in range(dialog.zone.count())) == ZONES
    before = person.view.zone(seat, zone).count
    put(qtbot, dialog, "SD01-005", seat, zone)
    assert person.view.zone(seat, zone).count == before + 1
    person.page.table_seat.undo()
    assert person.view.zone(seat, zone).count == before


def test_cards_that_nobody_knows_come_from_the_deck(
    qtbot: QtBot, window: MainWindow, putting: Callable[..., SetupDialog]
) -> None:
    dialog, person = putting(with_decks=True), Person(qtbot, window)
    dialog.seat.setCurrentIndex(1)
    dialog.count.setValue(4)
    click(qtbot, dialog.draw)
    assert person.view.zone(1, "hand").count == 4
    assert person.view.zone(1, "deck").count == 36


@pytest.mark.slow
def test_what_is_typed_is_found_in_names_and_numbers(qtbot: QtBot, putting: Callable[..., SetupDialog]) -> None:
    dialog = putting()

    def shown() -> set[str]:
        items = [dialog.list.item(row) for row in range(dialog.list.count())]
        return {item.data(Qt.ItemDataRole.UserRole)[1] for item in items if not item.isHidden()}

    qtbot.keyClicks(dialog.field, "FAIRY circ")
    assert shown() == {"Fairy Circle"}
    dialog.field.clear()
    qtbot.keyClicks(dialog.field, "sd01-003")
    assert "Rose Gardener" in shown()
    assert dialog.chosen == "SD01-003"
    dialog.field.clear()
    dialog.field.setText("ゴブリン")  # in either language
    assert shown() >= {"Goblin", "Goblin King"}
    dialog.field.clear()
    qtbot.keyClicks(dialog.field, "no such card")
    assert dialog.chosen == ""
    click(qtbot, dialog.put)
    assert dialog.notice.text() == "No card has this name."


@pytest.mark.slow
def test_with_the_rules_on_nothing_is_put(
    qtbot: QtBot, window: MainWindow, putting: Callable[..., SetupDialog]
) -> None:
    dialog, person = putting(), Person(qtbot, window)
    person.press("Rules on")
    put(qtbot, dialog, "goblin", 0, "field")
    assert dialog.notice.isVisible()
    assert person.names("field", 0) == []


@pytest.mark.slow_after_first
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_it_fits_beside_the_table(
    qtbot: QtBot, window: MainWindow, putting: Callable[..., SetupDialog], lang: str
) -> None:
    dialog = putting()
    QApplication.processEvents()
    assert dialog.width() <= 400
    assert dialog.height() <= 600
    for button in dialog.findChildren(QPushButton):
        assert button.width() >= button.sizeHint().width(), button.text()
