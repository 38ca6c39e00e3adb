"""A person with a mouse: everything here goes through mouse events on the window, nothing through its functions."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QMouseEvent
from PySide6.QtWidgets import QApplication, QMenu, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from svedesk.engine.ask import Ask
from svedesk.engine.view import CardView, View
from svedesk.gui.app.window import MainWindow
from svedesk.gui.look.theme import scale_for, scale_now
from svedesk.gui.table.page import GamePage

LEFT, RIGHT, NONE = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton, Qt.MouseButton.NoButton


def entry(menu: QMenu, label: str) -> QAction | None:
    """The entry of a menu by the beginning of what it says."""
    found = [action for action in menu.actions() if action.text().startswith(label)]
    return next((action for action in found if action.text() == label), found[0] if found else None)


def resize(qtbot: QtBot, window: MainWindow, size: tuple[int, int]) -> None:
    """Give a window a size and wait until its pages fit it: in a large one all is larger, and made anew."""
    window.resize(*size)
    qtbot.waitUntil(lambda: scale_now() == scale_for(window.app.settings.now.ui_scale, window.size()))


class Person:
    def __init__(self, qtbot: QtBot, window: MainWindow) -> None:
        self.qtbot, self.window = qtbot, window
        self.presses = 0
        """How often the mouse was pressed: a drag is one press, a double click two."""

    # -- seeing -------------------------------------------------------------------------------------------------------

    @property
    def page(self) -> GamePage:
        assert self.window.app.router.table is not None
        return self.window.app.router.table

    @property
    def view(self) -> View:
        return self.page.table_seat.view

    @property
    def ask(self) -> Ask | None:
        return self.page.table_seat.ask

    @property
    def says(self) -> str:
        """What the strip says."""
        return self.page.strip.text

    def name(self, card: CardView) -> str:
        return self.page.table_seat.words.name(card.shown.printed)

    def names(self, zone: str, seat: int | None = None) -> list[str]:
        return [self.name(card) for card in self.view.zone(self.view.seat if seat is None else seat, zone).cards]

    def card(self, name: str, zone: str, seat: int | None = None) -> CardView:
        cards = self.view.zone(self.view.seat if seat is None else seat, zone).cards
        return next(card for card in cards if self.name(card) == name)

    def where(self, card: int) -> QPointF:
        """Where a card lies, in the scene."""
        item = self.page.scene.item_of(card)
        assert item is not None, f"card {card} is not on the table"
        return item.pos()

    def spot(self, zone: str, *, far: bool = False) -> QPointF:
        """A bare spot of a zone."""
        layout = self.page.scene.layout
        rect = (layout.far if far else layout.near).zone(zone)
        assert rect is not None
        return QPointF(rect.right() - 6, rect.center().y()) if zone in ("field", "ex") else rect.center()

    # -- moving -------------------------------------------------------------------------------------------------------

    def drag(self, start: QPointF, end: QPointF, *, drop: bool = True) -> None:
        view = self.page.view
        port = view.viewport()
        begin, stop = QPointF(view.mapFromScene(start)), QPointF(view.mapFromScene(end))
        self.presses += 1
        self._send(QEvent.Type.MouseButtonPress, begin, LEFT, LEFT)
        for step in range(1, 7):
            self._send(QEvent.Type.MouseMove, begin + (stop - begin) * step / 6, NONE, LEFT)
        if drop:
            self._send(QEvent.Type.MouseButtonRelease, stop, LEFT, NONE)
        assert port is not None

    def let_go(self, point: QPointF) -> None:
        self._send(QEvent.Type.MouseButtonRelease, QPointF(self.page.view.mapFromScene(point)), LEFT, NONE)

    def hover(self, point: QPointF) -> None:
        self._send(QEvent.Type.MouseMove, QPointF(self.page.view.mapFromScene(point)), NONE, NONE)

    def click(self, card: int, button: Qt.MouseButton = LEFT) -> None:
        self.click_at(self.where(card), button)

    def click_at(self, point: QPointF, button: Qt.MouseButton = LEFT) -> None:
        self.presses += 1
        self.qtbot.mouseClick(self.page.view.viewport(), button, pos=self.page.view.mapFromScene(point))

    def double_click(self, card: int) -> None:
        self.presses += 2
        at = self.page.view.mapFromScene(self.where(card))
        self.qtbot.mouseClick(self.page.view.viewport(), LEFT, pos=at)
        self.qtbot.mouseDClick(self.page.view.viewport(), LEFT, pos=at)

    def press(self, label: str) -> None:
        """Press the button that says `label`, wherever on the page it stands."""

        def seen() -> list[QPushButton]:
            return [b for b in self.page.findChildren(QPushButton) if b.text() == label and b.isVisible()]

        found = seen()
        if not found:  # what has happened is still being shown: this person has seen it
            self.page.queue.hurry()
            found = seen()
        assert found, f"no button {label!r}; the strip says {self.says!r}"
        self.press_button(found[0])

    def press_button(self, button: QWidget) -> None:
        assert button.isEnabled()
        self.presses += 1
        self.qtbot.mouseClick(button, LEFT, pos=button.rect().center())

    def choose_in_menu(self, *path: str) -> None:
        """Pick entries of the menu that is open, by the beginnings of what they say; one that is not there is looked
        for in the menus within it."""
        menu = self.page.opened
        for label in path:
            assert isinstance(menu, QMenu), f"no menu with {label!r}"
            menu = self._pick(menu, label)

    def _pick(self, menu: QMenu, label: str) -> QMenu | None:
        """Pick an entry; returns the menu it opens."""
        action = entry(menu, label)
        if action is None:
            within = (one for one in menu.actions() if (inner := one.menu()) and entry(inner, label))  # type: ignore[arg-type]
            group = next(within, None)
            assert group is not None, f"{label!r} is not among {[one.text() for one in menu.actions()]}"
            inner = self._pick(menu, group.text())
            assert inner is not None
            return self._pick(inner, label)
        assert action.isEnabled(), f"{label!r} can't be chosen"
        self.qtbot.mouseClick(menu, LEFT, pos=menu.actionGeometry(action).center())
        opened = action.menu() if label else None
        if not isinstance(opened, QMenu):
            return None
        self.qtbot.waitUntil(opened.isVisible)
        return opened

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        self.qtbot.keyClick(self.page.view, key, modifiers)

    def _send(self, kind: QEvent.Type, at: QPointF, button: Qt.MouseButton, held: Qt.MouseButton) -> None:
        port = self.page.view.viewport()
        event = QMouseEvent(
            kind, at, QPointF(port.mapToGlobal(at.toPoint())), button, held, Qt.KeyboardModifier.NoModifier
        )
        QApplication.sendEvent(port, event)

    # -- playing ------------------------------------------------------------------------------------------------------

    def hand_over(self) -> None:
        """Who has seen what happened lets the next player look."""
        if self.page.table_seat.next_seat >= 0:
            self.press_button(self.page.strip.buttons[0])

    def uncover(self) -> None:
        self.hand_over()
        if self.page.cover.isVisible():
            self.press_button(self.page.cover.show_cards)

    def keep_hands(self) -> None:
        """Both keep their opening hands."""
        self.uncover()
        while self.ask is not None and self.ask.kind == "redraw":
            self.press("Keep this hand")
            self.uncover()

    def play(self, name: str, zone: str = "hand") -> None:
        self.drag(self.where(self.card(name, zone).id), self.spot("field"))

    def end_turn(self) -> None:
        """End the turn, pass in Quick windows, keep the hand as it is, until the other seat's main phase."""
        seat = self.view.seat
        self.press("End turn")
        self.pass_on(seat)

    def pass_on(self, seat: int) -> None:
        for _ in range(20):
            self.uncover()
            ask = self.ask
            if ask is None or (ask.kind == "main" and ask.seat != seat):
                return
            if ask.kind == "quick":
                self.press_button(self.page.go_on)
            elif ask.kind == "discard":
                self.click(ask.options[0].card)
            else:
                raise AssertionError(f"asked {ask.kind} at the end of a turn")

    def point(self, point: QPointF) -> QPoint:
        return self.page.view.mapFromScene(point)
