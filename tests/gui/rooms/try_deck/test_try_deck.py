"""Trying a deck, by mouse: hands dealt and redrawn, chances beside them, and a game against an empty seat."""

from __future__ import annotations

from collections import Counter

import pytest
from gui.person import Person
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from svedesk.decks.odds import chance_to_hold
from svedesk.engine.records import SHARED
from svedesk.games.sve.formats import OPENING_HAND
from svedesk.gui.app.open_game import NOBODY
from svedesk.gui.app.routes import TryDeckRoute
from svedesk.gui.app.window import MainWindow
from svedesk.gui.rooms.try_deck.chances import percent
from svedesk.gui.rooms.try_deck.page import TryDeckPage

LEFT = Qt.MouseButton.LeftButton


def click(qtbot: QtBot, widget: QWidget, at: QPoint | None = None) -> None:
    assert widget.isVisible()
    assert widget.isEnabled()
    qtbot.mouseClick(widget, LEFT, pos=widget.rect().center() if at is None else at)


@pytest.fixture
def page(qtbot: QtBot, window: MainWindow) -> TryDeckPage:
    button = next(one for one in window.app.router.home.page.findChildren(QPushButton) if one.text() == "Try a deck")
    click(qtbot, button)
    shown = window.stack.currentWidget()
    assert isinstance(shown, TryDeckPage)
    return shown


def test_hands_are_dealt_again_and_again(qtbot: QtBot, page: TryDeckPage, window: MainWindow) -> None:
    deck = Counter(window.app.decks.by_key["SD01"].as_list()["main"])
    hands = set()
    for _ in range(12):
        assert len(page.hand.numbers) == 4
        assert Counter(page.hand.numbers) <= deck
        hands.add(page.hand.numbers)
        click(qtbot, page.again)
    assert len(hands) > 6
    assert page.status.text() == "Opening hand, 4 cards, nothing played. Dealt 13, redrawn 0."


@pytest.mark.slow
def test_a_hand_is_redrawn_once_and_grows_by_a_card_a_turn(qtbot: QtBot, page: TryDeckPage) -> None:
    click(qtbot, page.redraw)
    assert not page.redraw.isEnabled()
    click(qtbot, page.turn)
    assert len(page.hand.numbers) == 4  # who goes first does not draw in the first turn
    assert page.status.text() == "Turn 1, 4 cards, nothing played. Dealt 1, redrawn 1."
    click(qtbot, page.turn)
    assert len(page.hand.numbers) == 5
    while page.turn.isEnabled():
        click(qtbot, page.turn)
    assert len(page.hand.numbers) == 12
    click(qtbot, page.again)
    assert page.redraw.isEnabled()
    page.first.setCurrentIndex(page.first.findText("Going second"))
    click(qtbot, page.turn)
    assert len(page.hand.numbers) == 5


def test_the_chances_of_the_card_that_is_clicked(qtbot: QtBot, page: TryDeckPage, window: MainWindow) -> None:
    for place in range(4):
        number = page.hand.numbers[place]
        click(qtbot, page.hand, page.hand.places()[place].center().toPoint())
        assert page.chances.card.currentData() == number
        copies = dict(window.app.decks.by_key["SD01"]["main"])[number]
        said = [[cell.text() for cell in row] for row in page.chances.held]
        for turn, (cards, kept, redrawn) in enumerate(said, start=1):
            assert cards == str(3 + turn)
            assert kept == percent(chance_to_hold(40, copies, turn, OPENING_HAND, goes_first=True, redraw=False))
            assert redrawn == percent(chance_to_hold(40, copies, turn, OPENING_HAND, goes_first=True, redraw=True))


def test_another_deck_has_other_cards(page: TryDeckPage, window: MainWindow) -> None:
    page.deck.setCurrentIndex(page.deck.findData("SD02"))
    assert Counter(page.hand.numbers) <= Counter(window.app.decks.by_key["SD02"].as_list()["main"])
    assert page.chances.card.count() == len(window.app.decks.by_key["SD02"]["main"])


@pytest.mark.slow
def test_the_same_is_shown_in_another_language(page: TryDeckPage, window: MainWindow) -> None:
    page.deck.setCurrentIndex(page.deck.findData("SD02"))
    window.app.settings.change(lang="ja")
    other = window.stack.currentWidget()
    assert isinstance(other, TryDeckPage)
    assert other is not page
    assert other.chosen == "SD02"
    assert other.again.text() == "配り直す"
    window.app.settings.change(lang="en")


def end_turn(person: Person) -> None:
    """End the turn; pass where the hand has a Quick card, keep to the hand limit."""
    person.press("End turn")
    for _ in range(12):
        if person.ask is None or person.ask.kind == "main":
            return
        if person.ask.kind == "quick":
            person.press_button(person.page.go_on)
        else:
            person.click(person.ask.options[0].card)


@pytest.mark.slow_after_first
@pytest.mark.parametrize("first", ["Going first", "Going second"])
def test_a_deck_is_played_alone_turn_after_turn(
    qtbot: QtBot, page: TryDeckPage, window: MainWindow, first: str
) -> None:
    page.first.setCurrentIndex(page.first.findText(first))
    click(qtbot, page.play)
    person = Person(qtbot, window)
    person.press("Keep this hand")
    own = 1 if first == "Going first" else 2
    for turn in (own, own + 2, own + 4):
        assert person.view.number(SHARED, "turn") == turn
        assert person.ask is not None
        assert (person.ask.kind, person.ask.seat) == ("main", 0)
        assert not person.page.cover.isVisible()
        end_turn(person)
    assert person.view.zone(NOBODY, "field").count == 0


@pytest.mark.slow
def test_a_game_alone_is_resumed_alone_and_begun_again_alone(
    qtbot: QtBot, page: TryDeckPage, window: MainWindow
) -> None:
    click(qtbot, page.play)
    person = Person(qtbot, window)
    person.press("Keep this hand")
    own = person.view.number(SHARED, "turn")
    window.app.router.start()
    click(qtbot, window.app.router.home.page.resume)
    end_turn(person)
    assert person.view.number(SHARED, "turn") == own + 2
    assert person.ask is not None
    window.shortcuts.actions["same_decks"].trigger()
    assert person.ask.kind == "redraw"
    person.press("Keep this hand")
    end_turn(person)
    assert person.view.number(SHARED, "turn") == own + 2


@pytest.mark.slow_after_first
@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("size", [(1000, 600), (1280, 720)])
def test_the_page_fits(window: MainWindow, size: tuple[int, int], lang: str) -> None:
    window.resize(*size)
    page = window.app.router.open(TryDeckRoute()).page
    for _ in range(9):
        page.turn.click()
    QApplication.processEvents()
    assert (window.width(), window.height()) == size
    for one in page.findChildren(QPushButton):
        if one.isVisible():
            assert one.width() >= one.sizeHint().width(), one.text()
    places = page.hand.places()
    assert len(places) == 12
    assert all(page.hand.rect().contains(place.toAlignedRect()) for place in places)
    assert all(not a.intersects(b) for a in places for b in places if a is not b)
    assert page.chances.width() <= page.chances.parentWidget().width()
