"""What an assistive client finds on the table and is told, through Qt's own interfaces."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator

import pytest
from gui.keyboard import RIGHT, UP, Typist
from gui.person import Person
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QDialog, QPushButton, QWidget

from svedesk.engine.records import Place
from svedesk.gui.table import manual

NAME = QAccessible.Text.Name


@pytest.fixture(autouse=True)
def client() -> Iterator[None]:
    """An assistive client is there."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


@pytest.fixture
def hand(sit: Callable[..., Person]) -> Typist:
    """The rules off, two Goblins on the own field, the second engaged, and one on the other."""
    person = sit(open_hands=False)
    person.keep_hands()
    person.press("Rules on")
    table_seat = person.page.table_seat
    manual.create(table_seat, "SD01-017", Place(0, "field"), 2)
    manual.create(table_seat, "SD01-017", Place(1, "field"))
    manual.turn(table_seat, person.view.zone(0, "field").cards[1])
    return Typist(person.qtbot, person.window)


def heard(widget: QWidget) -> QAccessibleInterface:
    found = QAccessible.queryAccessibleInterface(widget)
    assert found is not None
    return found


def children(node: QAccessibleInterface) -> list[QAccessibleInterface]:
    found = [node.child(index) for index in range(node.childCount())]
    return [child for child in found if child is not None]


def names(node: QAccessibleInterface) -> list[str]:
    return [child.text(NAME) for child in children(node)]


def zone(person: Person, name: str) -> QAccessibleInterface:
    return next(node for node in children(heard(person.page.view)) if node.text(NAME).startswith(name))


def test_the_table_is_read_zone_by_zone(hand: Typist) -> None:
    read = [node for node in children(heard(hand.page.view)) if node.object() is None]
    assert [node.text(NAME) for node in read] == [
        "your leader, defense 20",
        "your field, 2 cards",
        "your hand, 4 cards",
        "your deck, 36 cards",
        "your evolve deck, 10 cards",
        "your cemetery, 0 cards",
        "your banished, 0 cards",
        "opponent's leader, defense 20",
        "opponent's field, 1 card",
        "opponent's hand, 4 cards",
        "opponent's deck, 36 cards",
        "opponent's evolve deck, 10 cards",
        "opponent's cemetery, 0 cards",
        "opponent's banished, 0 cards",
        "Aiko, Play points 1/1",
        "Aiko, Evolution points 0",
        "Aiko, whose turn it is",
        "Ren, Play points 0/0",
        "Ren, Evolution points 3",
        "Ren",
    ]


@pytest.mark.slow
def test_each_card_is_read_in_its_zone_and_no_hidden_one_is(hand: Typist) -> None:
    assert names(zone(hand, "your field")) == [
        "Goblin, follower, 2/2, reserved, your field 1 of 2",
        "Goblin, follower, 2/2, engaged, your field 2 of 2",
    ]
    assert [name.rpartition(", ")[2] for name in names(zone(hand, "your hand"))] == [
        f"your hand {n} of 4" for n in (1, 2, 3, 4)
    ]
    assert names(zone(hand, "opponent's hand")) == []
    assert names(zone(hand, "your deck")) == []


def test_the_tree_holds_together_and_lies_where_the_cards_lie(hand: Typist) -> None:
    table = heard(hand.page.view)
    view = hand.page.view
    for place in children(table):
        assert place.parent() is table
        assert children(table)[table.indexOfChild(place)] is place
        for card in children(place):
            assert card.parent() is place
            assert card.role() == QAccessible.Role.ListItem
    first = children(zone(hand, "your field"))[0]
    at = hand.where(hand.view.zone(0, "field").cards[0].id)
    point = view.viewport().mapToGlobal(view.mapFromScene(at))
    assert first.rect().contains(point)
    assert zone(hand, "your field").childAt(point.x(), point.y()) is first


def test_what_the_keyboard_comes_to_has_the_focus_and_is_told(hand: Typist) -> None:
    told: list[QAccessibleEvent] = []
    hand.page.navigation.announcer.send = told.append
    hand.go_to(hand.view.zone(0, "field").cards[1].id)
    table = heard(hand.page.view)
    focused = table.focusChild()
    assert focused is not None
    assert focused.text(NAME) == "Goblin, follower, 2/2, engaged, your field 2 of 2"
    assert focused.state().focused
    assert not children(zone(hand, "your field"))[0].state().focused
    assert told[-1].type() == QAccessible.Event.Focus
    assert told[-1].accessibleInterface() is focused
    hand.go_to((0, "deck"))
    assert table.text(QAccessible.Text.Description) == "your deck, 36 cards"


def test_a_card_that_goes_takes_its_interface_along_and_others_keep_theirs(hand: Typist) -> None:
    first, second = children(zone(hand, "your field"))
    kept = QAccessible.uniqueId(second)
    gone = QAccessible.uniqueId(first)
    hand.page.table_seat.act("move", (hand.view.zone(0, "field").cards[0].id,), Place(0, "banished"))
    assert names(zone(hand, "your field")) == ["Goblin, follower, 2/2, engaged, your field 1 of 1"]
    (left,) = children(zone(hand, "your field"))
    assert QAccessible.uniqueId(left) == kept
    assert QAccessible.accessibleInterface(gone) is None


def test_log_lines_questions_and_refusals_are_announced(sit: Callable[..., Person]) -> None:
    person = sit()
    told: list[str] = []

    def note(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            told.append(event.message())

    person.page.navigation.announcer.send = note
    typist = Typist(person.qtbot, person.window)
    question = person.page.strip.text
    typist.press_key(Qt.Key.Key_Return)
    assert told == [question], "the other is asked the same: it is said again"
    typist.press_key(Qt.Key.Key_Return)
    assert told[-1] == person.page.strip.text
    assert any(text.startswith("Turn 1 · Aiko") for text in told)
    typist.press_key(Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    assert told[-1] == person.page.strip.text
    assert "rules off" in told[-1]


@pytest.mark.slow
def test_nothing_is_made_or_sent_while_nobody_listens(hand: Typist) -> None:
    QAccessible.setActive(False)
    told: list[QAccessibleEvent] = []
    hand.page.navigation.announcer.send = told.append
    hand.press_key(UP)
    hand.press_key(RIGHT)
    manual.draw(hand.page.table_seat, 0)
    assert told == []


@pytest.mark.slow
def test_every_button_and_field_of_the_page_and_its_dialogs_has_a_name(hand: Typist) -> None:
    page = hand.page
    hand.window.app.actions["keys"].trigger()
    page.ask_card("Create a card on the field", lambda number: None)
    page.ask_number("Leader defense", 20, lambda number: None)
    page.ask_text("Note", "", lambda text: None)
    widgets = [page, *(dialog for dialog in hand.window.findChildren(QDialog) if dialog.isVisible())]
    assert len(widgets) == 5
    seen = 0
    for widget in widgets:
        for child in widget.findChildren(QWidget):
            if not child.isVisible() or not child.focusPolicy() & Qt.FocusPolicy.TabFocus:
                continue
            if isinstance(child.parentWidget(), QWidget) and child.focusProxy() is not None:
                continue
            assert heard(child).text(NAME), f"{child} in {child.parentWidget()} has no name"
            seen += isinstance(child, QPushButton)
    assert seen > 8
    for widget in widgets[1:]:
        widget.close()


@pytest.mark.slow
def test_a_page_goes_with_all_its_interfaces(hand: Typist) -> None:
    ids = [
        QAccessible.uniqueId(node) for place in children(heard(hand.page.view)) for node in (place, *children(place))
    ]
    assert len(ids) > 25
    hand.window.app.router.start()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()
    assert [QAccessible.accessibleInterface(one) for one in ids if QAccessible.accessibleInterface(one)] == []
