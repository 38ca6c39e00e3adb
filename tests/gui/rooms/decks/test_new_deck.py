"""A new deck begins with its class, in the words of the game."""

from __future__ import annotations

from pathlib import Path

import pytest
from gui.rooms.decks.builder import click, ready
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shipped import starter_decks

from svedesk.gui.app.routes import DecksRoute
from svedesk.gui.app.run import make_window
from svedesk.gui.rooms.decks.class_tiles import ClassTile
from svedesk.gui.rooms.decks.page import BuilderPage

pytestmark = pytest.mark.slow


def tile(page: BuilderPage, word: str) -> ClassTile:
    return next(one for one in page.cards.classes.tiles if one.word == word)


def test_one_click_shows_a_class_with_its_leaders_first(qtbot: QtBot, page: BuilderPage) -> None:
    cards = ready(page).cards
    assert cards.classes.isVisible()
    click(qtbot, tile(page, "Runecraft"))
    assert not cards.classes.isVisible()
    assert {card.facts.classes for card in cards.model.cards} == {("Runecraft",)}
    leader = cards.model.cards[0].facts
    assert leader.kind == "leader"
    QApplication.processEvents()
    assert cards.view.hasFocus()
    qtbot.keyClick(cards.view, Qt.Key.Key_Return)  # the first card is the current one
    assert page.open.editing.copies(leader.number) == 1
    assert {card.facts.classes for card in cards.model.cards} == {("Runecraft",), ("Neutral",)}
    assert not cards.filters.wanted.craft, "a leader's class tells what fits"


def test_there_is_no_deck_of_neutral_cards_alone(page: BuilderPage) -> None:
    crafts = ["Forestcraft", "Swordcraft", "Runecraft", "Dragoncraft", "Abysscraft", "Havencraft"]
    assert [one.word for one in ready(page).cards.classes.tiles] == crafts


def test_a_class_is_chosen_by_keys(qtbot: QtBot, page: BuilderPage) -> None:
    cards = ready(page).cards
    cards.filters.words.setFocus()
    for _ in range(30):
        focus = QApplication.focusWidget()
        if isinstance(focus, ClassTile):
            break
        qtbot.keyClick(focus, Qt.Key.Key_Tab)
    first, second = cards.classes.tiles[:2]
    assert first.hasFocus()
    qtbot.keyClick(first, Qt.Key.Key_Right)
    assert second.hasFocus()
    assert (second.accessibleName(), second.accessibleDescription()) == ("Swordcraft", "Shows its cards")
    qtbot.keyClick(second, Qt.Key.Key_Return)
    assert {card.facts.classes for card in cards.model.cards} == {("Swordcraft",)}


def test_the_step_can_be_skipped_and_comes_with_the_next_new_deck(qtbot: QtBot, page: BuilderPage) -> None:
    cards = ready(page).cards
    every = len(cards.model.cards)
    click(qtbot, cards.classes.every)
    assert not cards.classes.isVisible()
    assert len(cards.model.cards) == every
    page.put(starter_decks()["SD01"])
    assert not cards.classes.isVisible()
    page.buttons["new"].click()
    assert cards.classes.isVisible()
    cards.filters.words.setText("fairy")
    assert not cards.classes.isVisible()
    cards.filters.words.clear()
    page.buttons["new"].click()
    click(qtbot, tile(page, "Forestcraft"))
    page.buttons["new"].click()
    assert cards.classes.isVisible()
    assert not cards.filters.wanted.craft


@pytest.mark.parametrize("size", [(1000, 600), (1280, 720)])
def test_another_game_has_its_own_words(qtbot: QtBot, tmp_path: Path, size: tuple[int, int]) -> None:
    window = make_window(saves=tmp_path, game="dm", lang="ja")
    qtbot.addWidget(window)
    window.resize(*size)
    window.show()
    window.app.router.open(DecksRoute())
    page = window.stack.currentWidget()
    assert isinstance(page, BuilderPage)
    row = ready(page).cards.classes
    QApplication.processEvents()
    assert row.accessibleName() == "文明を選んで始める"
    assert [one.accessibleName() for one in row.tiles] == ["光", "水", "闇", "火", "自然"]
    rects = [one.geometry() for one in row.tiles]
    assert all(row.rect().contains(rect) for rect in rects)
    assert not any(a.intersects(b) for at, a in enumerate(rects) for b in rects[at + 1 :])
    assert page.cards.view.height() > 100
