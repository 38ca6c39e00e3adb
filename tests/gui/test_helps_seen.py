"""Help in manual mode that is seen: tokens at the card below the mouse, phases in the bar."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from gui.person import LEFT, Person
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QMenu, QPushButton

from svedesk.engine.records import SHARED, Place
from svedesk.gui import by_hand
from svedesk.gui.helping import TokenButtons, helping

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
FAIRIES = "SD01-005"
"""Waltzing Fairy, which puts a Fairy into the EX area."""


@pytest.fixture
def hand(sit: Callable[..., Person]) -> Person:
    person = sit()
    person.keep_hands()
    person.press("Rules on")
    for number in (FAIRIES, "SD02-019"):
        by_hand.create(person.page.sitting, number, Place(0, "field"))
    return person


def buttons(person: Person) -> list[QPushButton]:
    found = person.page.findChild(TokenButtons)
    assert isinstance(found, TokenButtons)
    return [button for button in found.findChildren(QPushButton) if button.isVisible()]


def over(person: Person, name: str) -> None:
    person.hover(person.where(person.card(name, "field").id))


def tokens_of(person: Person, name: str) -> list[tuple[str, str]]:
    words = person.page.sitting.words
    found = helping(person.page).tokens(person.card(name, "field"))
    return [(words.name(number), zone) for number, zone in found]


def test_the_tokens_of_the_card_below_the_mouse_are_one_click_away(hand: Person) -> None:
    ((name, zone),) = tokens_of(hand, "Waltzing Fairy")
    before = len(hand.view.zone(0, zone).cards)
    over(hand, "Waltzing Fairy")
    (button,) = buttons(hand)
    assert button.text() == f"+ {name}"
    rect = hand.page.scene.item_of(hand.card("Waltzing Fairy", "field").id).sceneBoundingRect()  # type: ignore[union-attr]
    at = hand.page.view.mapFromScene(rect).boundingRect()
    assert at.contains(button.parentWidget().geometry().center()), "it stands at its card"
    hand.press_button(button)
    assert [hand.name(card) for card in hand.view.zone(0, zone).cards][-1] == name
    assert len(hand.view.zone(0, zone).cards) == before + 1
    assert buttons(hand) == []
    hand.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert len(hand.view.zone(0, zone).cards) == before


def test_they_go_with_the_mouse_with_the_rules_and_when_not_wanted(hand: Person) -> None:
    over(hand, "Waltzing Fairy")
    over(hand, "Fighter")
    assert buttons(hand) == []
    over(hand, "Waltzing Fairy")
    assert buttons(hand)
    hand.window.settings.change(help_tokens=False)
    over(hand, "Fighter")
    over(hand, "Waltzing Fairy")
    assert buttons(hand) == []
    hand.window.settings.change(help_tokens=True)
    hand.press("By hand")
    over(hand, "Fighter")
    over(hand, "Waltzing Fairy")
    assert buttons(hand) == []


def test_a_key_creates_them_too(hand: Person) -> None:
    ((name, zone),) = tokens_of(hand, "Waltzing Fairy")
    over(hand, "Waltzing Fairy")
    hand.key(Qt.Key.Key_T)
    assert hand.name(hand.view.zone(0, zone).cards[-1]) == name
    over(hand, "Fighter")
    hand.key(Qt.Key.Key_T)
    assert hand.says == "Fighter creates no token."


def test_where_there_are_several_a_menu_asks(hand: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(helping(hand.page), "tokens", lambda card: (("SD01-T01", "ex"), ("SD02-T01", "field")))
    over(hand, "Fighter")
    assert [button.text() for button in buttons(hand)] == ["+ Fairy", "+ Knight"]
    hand.key(Qt.Key.Key_T)
    assert isinstance(hand.page.opened, QMenu)
    hand.choose_in_menu("Knight")
    assert hand.names("field")[-1] == "Knight"


def click_phase(person: Person, place: int) -> None:
    track = person.page.bar.phases
    person.qtbot.mouseClick(track, LEFT, pos=QPoint(round(track.width() * (place + 0.5) / 4), track.height() // 2))


def test_a_click_on_a_phase_goes_there(hand: Person) -> None:
    click_phase(hand, 2)
    assert hand.view.step[0] == "end"
    click_phase(hand, 3)  # the Quick window stands before the end phase's own place is left
    click_phase(hand, 1)
    assert (hand.view.step[0], hand.view.number(SHARED, "active")) == ("main", 0)
    click_phase(hand, 0)
    assert (hand.view.step[0], hand.view.number(SHARED, "active"), hand.view.number(SHARED, "turn")) == ("main", 1, 2)


def test_with_the_rules_on_phases_are_only_shown(hand: Person) -> None:
    hand.press("By hand")
    entries = len(hand.page.sitting.desk.session.log)
    for place in range(4):
        click_phase(hand, place)
    assert len(hand.page.sitting.desk.session.log) == entries
