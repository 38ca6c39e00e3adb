"""How the page stands, and what its charts say."""

from __future__ import annotations

import pytest
from gui.person import resize
from PySide6.QtCore import QPoint, QPointF, QRectF
from PySide6.QtWidgets import QApplication, QComboBox, QStyle, QStyleOptionComboBox
from pytestqt.qtbot import QtBot
from shipped import starter_decks

from svedesk.gui.app.routes import DecksRoute
from svedesk.gui.app.window import MainWindow
from svedesk.gui.rooms.decks.page import BuilderPage

SD01 = starter_decks()["SD01"]


def room_for_text(box: QComboBox) -> int:
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    part = QStyle.SubControl.SC_ComboBoxEditField
    return box.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, part, box).width()


@pytest.mark.slow_after_first
@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("size", [(1280, 720), (1000, 600), (1920, 1080)])
def test_nothing_is_cut_or_under_another(qtbot: QtBot, window: MainWindow, lang: str, size: tuple[int, int]) -> None:
    resize(qtbot, window, size)
    window.app.router.open(DecksRoute())
    page = window.stack.currentWidget()
    assert isinstance(page, BuilderPage)
    page.put(SD01)
    QApplication.processEvents()
    deck = page.deck
    shown = [page.cards.filters, page.cards.view, page.reading, deck.list, deck.curve, deck.legal, deck.note, deck.name]
    rects = [QRectF(QPointF(one.mapTo(page, QPoint(0, 0))), one.size().toSizeF()) for one in shown]
    for rect in rects:
        assert QRectF(page.rect()).contains(rect)
    assert not any(a.intersects(b) for at, a in enumerate(rects) for b in rects[at + 1 :])
    filters = page.cards.filters
    for button in (*page.buttons.values(), filters.fits, filters.clear):
        assert button.width() >= button.sizeHint().width() - 2, button.text()
    for box in filters.findChildren(QComboBox):
        assert room_for_text(box) >= box.fontMetrics().horizontalAdvance(box.currentText()), box.currentText()
    assert page.deck.list.height() > 100


def test_charts_say_in_words_what_they_draw(page: BuilderPage) -> None:
    page.put(SD01)
    assert page.deck.types.rows == (("Follower", 27), ("Spell", 8), ("Amulet", 5))
    assert page.deck.types.accessibleDescription() == "Follower: 27, Spell: 8, Amulet: 5"
    assert page.deck.curve.accessibleDescription() == "1: 12, 2: 11, 3: 9, 4: 5, 6: 3"
    assert page.deck.executes.text() == "Fully automated."
    assert page.deck.executed.parts[1:] == (0, 0)


def test_an_empty_deck_says_what_to_do(page: BuilderPage) -> None:
    assert not page.deck.executes.isVisible()
    bare = page.deck.list.grab().toImage()
    page.add("SD01-011")
    assert page.deck.executes.isVisible()
    assert page.deck.list.grab().toImage() != bare
