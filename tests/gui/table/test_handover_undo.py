"""Undo and redo across a handover, and a hand that was drawn anew: nothing is shown to the wrong player, nothing is
out of reach."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from gui.keyboard import CTRL, ENTER, Typist
from gui.person import Person
from gui.table.test_handover import drawn, hidden_hand, on_screen
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication


@pytest.fixture
def ren(sit: Callable[..., Person]) -> Typist:
    """Ren at the screen after Aiko's first turn, both hands closed."""
    person = sit(open_hands=False, quick="when_able")
    person.keep_hands()
    typist = Typist(person.qtbot, person.window)
    typist.press_key(ENTER, CTRL)
    typist.uncover()
    assert typist.view.seat == 1
    return typist


def nothing_is_seen_of(person: Person, *hands: dict[str, str]) -> None:
    said, seen = on_screen(person), drawn(person)
    for hand in hands:
        assert not seen & hand.keys()
        assert [name for number, name in hand.items() if name in said or number in said] == []


@pytest.mark.slow
def test_redo_is_in_reach_behind_the_cover_and_shows_no_hand(ren: Typist) -> None:
    rens = hidden_hand(ren)
    page = ren.page
    digest = page.table_seat.desk.session.digest()
    ren.press("Undo")
    assert page.cover.isVisible(), "it is Aiko's turn again"
    assert page.cover.name.text() == "Aiko: your turn"
    assert page.cover.redo.isVisible()
    ren.press_button(page.cover.redo)
    assert page.table_seat.desk.session.digest() == digest
    assert page.cover.isVisible(), "nobody said who sits here"
    assert page.cover.name.text() == "Ren: your turn"
    assert not page.cover.redo.isVisible()
    nothing_is_seen_of(ren, rens)
    ren.uncover()
    assert ren.view.seat == 1


@pytest.mark.slow
def test_the_key_of_redo_works_there_too_and_that_of_undo_does_not(ren: Typist) -> None:
    page, desk = ren.page, ren.page.table_seat.desk
    digest = desk.session.digest()
    ren.press_key(Qt.Key.Key_Z, CTRL)
    undone = desk.session.digest()
    assert undone != digest
    assert page.cover.isVisible()
    ren.press_key(Qt.Key.Key_Y, CTRL)
    assert desk.session.digest() == digest
    assert page.cover.isVisible()
    assert page.cover.name.text() == "Ren: your turn"
    ren.press_key(Qt.Key.Key_Z, CTRL)
    assert desk.session.digest() == digest, "nobody said who sits here"
    ren.press_key(ENTER)
    assert not page.cover.isVisible()
    assert ren.view.seat == 1


def test_the_keyboard_reaches_redo_on_the_cover(ren: Typist) -> None:
    ren.press("Undo")
    cover = ren.page.cover
    for _ in range(3):
        if QApplication.focusWidget() is cover.redo:
            break
        ren.press_key(Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is cover.redo
    ren.press_key(ENTER)
    assert cover.isVisible()
    assert cover.name.text() == "Ren: your turn"


def test_a_cover_without_anything_undone_offers_no_redo(sit: Callable[..., Person]) -> None:
    person = sit(open_hands=False)
    assert person.page.cover.isVisible()
    assert not person.page.cover.redo.isVisible()


def test_a_new_hand_is_seen_before_the_screen_is_handed_over(sit: Callable[..., Person]) -> None:
    person = sit(open_hands=False)
    person.uncover()
    assert person.ask is not None
    seat = person.view.seat
    before = hidden_hand(person)
    person.press("Redraw")
    while person.ask is not None and person.ask.kind == "order":
        person.press("Keep order")
    assert not person.page.cover.isVisible(), "what was drawn has not been seen yet"
    assert person.view.seat == seat
    assert hidden_hand(person) != before
    lie = {item.card.number for item in person.page.scene.cards.values() if item.card is not None}
    assert hidden_hand(person).keys() <= lie
    new = hidden_hand(person)
    person.hand_over()
    assert person.page.cover.isVisible()
    nothing_is_seen_of(person, new, before)
