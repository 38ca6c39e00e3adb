"""A window to capture for a stream: the card that is looked at, hands by choice, names hidden."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from gui.person import Person
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from svedesk.gui.table.stream_window import StreamWindow


def stream_of(person: Person) -> StreamWindow:
    person.key(Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    (window,) = person.page.findChildren(StreamWindow)
    assert window.isVisible()
    assert window.isWindow()
    return window


@pytest.mark.slow
def test_it_shows_the_card_that_is_pointed_at_and_hands_and_names_by_choice(
    sit: Callable[..., Person], qtbot: QtBot
) -> None:
    person = sit(open_hands=False)
    person.uncover()
    person.keep_hands()
    stream = stream_of(person)
    me = person.page.table_seat.bottom
    card = person.view.zone(me, "hand").cards[0]
    person.hover(person.where(card.id))
    assert stream.face.card is not None
    assert stream.face.card.id == card.id
    assert "Aiko: 20" in stream.head.text()
    assert stream.near.isHidden()
    assert stream.far.isHidden()
    stream.choices["own"].trigger()
    assert [shown.id for shown in stream.near.cards] == [shown.id for shown in person.view.zone(me, "hand").cards]
    assert person.name(card) in stream.near.accessibleDescription()
    stream.choices["both"].trigger()
    assert (stream.near.seat, stream.far.seat) == (me, 1 - me), "each has the backs of its own sleeves"
    assert stream.far.count == person.view.zone(1 - me, "hand").count
    assert not any(shown.number for shown in stream.far.cards), "nothing more than this person sees"
    stream.hide_names.trigger()
    assert "Aiko" not in stream.head.text()
    assert "Player 1: 20" in stream.head.text()
    stream.activateWindow()
    qtbot.waitUntil(stream.isActiveWindow, timeout=5_000)
    qtbot.keyClick(stream, Qt.Key.Key_H)
    assert stream.hands == "none"
    qtbot.keyClick(stream, Qt.Key.Key_N)
    assert "Aiko: 20" in stream.head.text()


@pytest.mark.slow
def test_while_the_screen_is_handed_over_it_shows_no_card(sit: Callable[..., Person]) -> None:
    person = sit(open_hands=False)
    person.uncover()
    stream = stream_of(person)
    stream.show_hands("own")
    person.page.preview_card(person.view.zone(person.page.table_seat.bottom, "hand").cards[0])
    assert stream.near.cards
    person.page.cover.show()
    stream.refresh()
    assert stream.near.cards == ()
    assert stream.face.card is None


def test_it_has_a_name_and_its_menu_says_its_keys(sit: Callable[..., Person]) -> None:
    stream = stream_of(sit())
    assert stream.accessibleName() == "svedesk: stream"
    keys = {action.text(): action.shortcut() for action in stream.actions()}
    assert keys["Hide the names"] == QKeySequence("N")
    assert "No hands" in keys
    assert "Right-click" in stream.toolTip()
    assert isinstance(QMenu(stream), QMenu)


def test_the_menu_of_a_game_has_it_among_what_changes_the_look(sit: Callable[..., Person]) -> None:
    person = sit()
    person.press_button(person.page.bar.menu)
    menu = person.page.opened
    assert isinstance(menu, QMenu)
    (look,) = (action.menu() for action in menu.actions() if action.text() == "Appearance")
    assert isinstance(look, QMenu)
    assert "Stream window" in [action.text().partition("\t")[0] for action in look.actions()]
    menu.close()
