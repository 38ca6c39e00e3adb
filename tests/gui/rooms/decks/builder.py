"""What somebody does who builds a deck."""

from __future__ import annotations

from time import monotonic
from typing import TypeVar

import pytest
from PySide6.QtCore import QMimeData, QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from svedesk.gui.rooms.decks.page import BuilderPage

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def click(qtbot: QtBot, widget: QWidget) -> None:
    qtbot.mouseClick(widget, LEFT, pos=widget.rect().center())


def ready(page: BuilderPage) -> BuilderPage:
    """Wait until the cards are listed and found by all that can be asked: there are thousands."""
    until = monotonic() + 30
    while page.cards._finder.find("", rules=True) is None or page.cards._waits:
        assert monotonic() < until, "the cards do not become ready"
        QApplication.processEvents()
    return page


def find(page: BuilderPage, number: str) -> None:
    """Search until the card stands first."""
    ready(page).cards.filters.words.setText(number)
    QApplication.processEvents()
    assert page.cards.model.cards[0].facts.number == number


def double_click(qtbot: QtBot, page: BuilderPage, row: int = 0) -> None:
    view = page.cards.view
    at = view.visualRect(page.cards.model.index(row, 0)).center()
    qtbot.mouseClick(view.viewport(), LEFT, pos=at)
    qtbot.mouseDClick(view.viewport(), LEFT, pos=at)


def row_of(page: BuilderPage, number: str) -> int:
    """The row of a card in the deck."""
    rows = range(page.deck.list.count())
    return next(row for row in rows if page.deck.list.row_at(row).number == number)


def right_click(widget: QWidget, at: QPoint) -> None:
    """On the inside of a list."""
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, widget.mapToGlobal(at))
    QApplication.sendEvent(widget, event)


def choose(qtbot: QtBot, *path: str) -> None:
    """Pick an entry of the menu that is open, through its submenus, by the beginning of what it says."""
    menu = QApplication.activePopupWidget()
    for label in path:
        assert isinstance(menu, QMenu)
        action = next(action for action in menu.actions() if action.text().startswith(label))
        inner = action.menu()
        if isinstance(inner, QMenu):
            inner.popup(menu.mapToGlobal(menu.actionGeometry(action).topRight()))  # which Qt does after a moment
            menu = inner
        else:
            qtbot.mouseClick(menu, LEFT, pos=menu.actionGeometry(action).center())


class _FromThere(QDropEvent):
    """A drop whose source can be told: without a real drag Qt knows none."""

    def __init__(self, data: QMimeData, source: QObject) -> None:
        super().__init__(QPointF(20, 20), Qt.DropAction.CopyAction, data, LEFT, NONE)
        self._source = source

    def source(self) -> QObject:
        return self._source


class _EnterFromThere(QDragEnterEvent):
    def __init__(self, data: QMimeData, source: QObject) -> None:
        super().__init__(QPoint(20, 20), Qt.DropAction.CopyAction, data, LEFT, NONE)
        self._source = source

    def source(self) -> QObject:
        return self._source


def drop(data: QMimeData, source: QObject, target: QWidget) -> bool:
    """Drop what was dragged from one widget on another; whether it was taken there."""
    enter, event = _EnterFromThere(data, source), _FromThere(data, source)
    target.dragEnterEvent(enter)
    if enter.isAccepted():
        target.dropEvent(event)
    return enter.isAccepted()


Kind = TypeVar("Kind", bound=QWidget)


def dialog(page: BuilderPage, word: str, kind: type[Kind], monkeypatch: pytest.MonkeyPatch) -> Kind:
    """The dialog that a button opens."""
    opened: list[Kind] = []

    def open_unseen(self: Kind) -> None:
        opened.append(self)

    monkeypatch.setattr(kind, "open", open_unseen)
    page.buttons[word].click()
    (made,) = opened
    return made
