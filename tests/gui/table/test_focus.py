"""The keyboard alone moves from card to card, plays, and picks; arrows and rings point without changing anything."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from gui.person import LEFT, NONE, Person
from PySide6.QtCore import QEvent, QPointF, Qt

from svedesk.engine.records import Place
from svedesk.gui.table import manual

RIGHT = Qt.MouseButton.RightButton


def test_arrows_walk_along_the_hand_and_enter_plays(sit: Callable[..., Person]) -> None:
    person = sit()
    person.keep_hands()
    table_seat = person.page.table_seat
    table_seat.toggle_rules()
    manual.create(table_seat, "SD01-017", Place(0, "hand"))
    manual.number_set(table_seat, 0, "play_points", 1)
    table_seat.toggle_rules()
    focus = person.page.mouse.focus
    person.key(Qt.Key.Key_Right)
    assert focus.card is not None
    seen = {focus.card.id}
    for _ in range(12):
        if focus.card is not None and person.name(focus.card) == "Goblin":
            break
        person.key(Qt.Key.Key_Right)
        assert focus.card is not None
        seen.add(focus.card.id)
    else:
        for _ in range(12):
            person.key(Qt.Key.Key_Left)
            if person.name(focus.card) == "Goblin":
                break
    assert focus.card is not None
    assert person.name(focus.card) == "Goblin"
    assert person.page.preview.card == focus.card
    assert person.where(focus.card.id).y() < person.page.scene.cards[focus.card.id].home.centre.y(), "lifted"
    person.key(Qt.Key.Key_Return)
    assert "Goblin" in person.names("field")


def test_up_leaves_the_hand_and_the_mouse_takes_the_focus_away(sit: Callable[..., Person]) -> None:
    person = sit()
    person.keep_hands()
    person.key(Qt.Key.Key_Down)
    focus = person.page.mouse.focus
    assert focus.card is not None
    assert focus.card.zone == "hand"
    person.key(Qt.Key.Key_Up)
    assert focus.card is None or (focus.card.seat, focus.card.zone) != (0, "hand")
    person.hover(person.spot("field"))
    assert focus.card is None


@pytest.mark.slow
def test_a_right_drag_draws_an_arrow_that_stays_until_it_is_cleared(sit: Callable[..., Person]) -> None:
    person = sit()
    person.keep_hands()
    digest = person.page.table_seat.desk.session.digest()
    view = person.page.view
    card = person.view.zone(0, "hand").cards[0]
    start = QPointF(view.mapFromScene(person.where(card.id)))
    end = QPointF(view.mapFromScene(person.where(person.view.zone(1, "leader").cards[0].id)))
    person._send(QEvent.Type.MouseButtonPress, start, RIGHT, RIGHT)
    for step in (1, 2, 3):
        person._send(QEvent.Type.MouseMove, start + (end - start) * step / 3, NONE, RIGHT)
    person._send(QEvent.Type.MouseButtonRelease, end, RIGHT, NONE)
    assert len(person.page.mouse.pointing.arrows) == 1
    assert person.page.opened is None, "no menu opens at the end of a right drag"
    person.key(Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    assert not person.page.mouse.pointing.arrows
    assert person.page.table_seat.desk.session.digest() == digest


def test_alt_and_a_click_only_point(sit: Callable[..., Person]) -> None:
    person = sit()
    person.keep_hands()
    serial = person.ask.serial if person.ask else 0
    card = person.view.zone(0, "hand").cards[0]
    at = person.page.view.mapFromScene(person.where(card.id))
    person.qtbot.mouseClick(person.page.view.viewport(), LEFT, Qt.KeyboardModifier.AltModifier, at)
    assert person.ask is not None
    assert person.ask.serial == serial
