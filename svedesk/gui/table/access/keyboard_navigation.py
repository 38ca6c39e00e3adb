"""The keyboard on the page of a game: arrows go over the table and on to the buttons below it, Enter uses or presses
what it is at, Esc goes back to the table, F6 from part to part."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QCursor, QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QAbstractSpinBox, QApplication, QMenu, QWidget

from svedesk.gui.table.access.announcer import TableAnnouncer
from svedesk.gui.table.focus import Stop, Way

if TYPE_CHECKING:
    from svedesk.gui.table.page import GamePage

_WITHIN = frozenset(
    (
        *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down),
        *(Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Plus, Qt.Key.Key_Minus),
    )
)
"""Keys of the table that lists, texts and fields have a use of their own for."""


class KeyboardNavigation:
    """Where the keyboard is on a page. Without it anywhere else it is on the table."""

    def __init__(self, page: GamePage) -> None:
        self._page = page
        self.announcer = TableAnnouncer(page)

    # -- arrows -------------------------------------------------------------------------------------------------------

    def step(self, way: Way) -> None:
        """An arrow: to what is nearest that way, of cards, zones and buttons alike, as they lie on the screen."""
        page, buttons = self._page, self.buttons()
        now = self.focused()
        focus = page.mouse.focus
        aimed = any(item.glow == "target" for item in page.scene.cards.values())
        begins = page.strip.box.isVisible() and focus.at is None and not aimed
        if buttons and now not in buttons and (page.banner.isVisible() or begins):
            buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)
            return
        at_table = now is None or now is page.view
        if at_table and focus.at is None:
            self.to_table()
            page.mouse.step(way)
            self.announcer.came_to()
            return
        here = self._on_screen(focus.at) if at_table else _middle(now)
        nearest = _nearest(here, self._around(buttons, but=focus.at if at_table else now), way)
        if isinstance(nearest, QWidget):
            nearest.setFocus(Qt.FocusReason.OtherFocusReason)
        elif nearest is not None:
            self.to_table()
            page.mouse.go_to(nearest)
            self.announcer.came_to()

    def _around(self, buttons: list[QWidget], *, but: QWidget | Stop | None) -> dict[QWidget | Stop, QPoint]:
        """Everything arrows lead to, and where on the screen it is; nothing that lies below what stands over the
        table."""
        page = self._page
        over = [widget for widget in (page.strip.box, page.go_on) if widget.isVisible()]
        points: dict[QWidget | Stop, QPoint] = {button: _middle(button) for button in buttons}
        if not page.banner.isVisible():
            for stop, centre in page.mouse.focus.stops().items():
                point = page.view.mapFromScene(centre)
                if not any(widget.geometry().contains(point) for widget in over):
                    points[stop] = page.view.viewport().mapToGlobal(point)
        return {widget: point for widget, point in points.items() if widget != but}

    def _on_screen(self, stop: Stop | None) -> QPoint:
        centre = self._page.mouse.focus.stops().get(stop, QPointF()) if stop is not None else QPointF()
        return self._page.view.viewport().mapToGlobal(self._page.view.mapFromScene(centre))

    def buttons(self) -> list[QWidget]:
        """The buttons the arrows reach: of the end of the game, else those that answer what is asked."""
        page = self._page
        buttons: list[QWidget]
        if page.banner.isVisible():
            buttons = page.banner.findChildren(QAbstractButton)
        else:
            buttons = [*page.choices.buttons, page.strip.number, *page.strip.buttons, page.strip.say_number, page.go_on]
        return [widget for widget in buttons if widget.isVisibleTo(page) and widget.isEnabled()]

    # -- Enter, Esc ---------------------------------------------------------------------------------------------------

    def enter(self) -> bool:
        """Press the button, use the card, open the zone that has the keyboard, else press the bright button. False
        when there is nothing of it."""
        page = self._page
        if self.press():
            return True
        card, zone = page.mouse.focus.card, page.mouse.focus.zone
        if card is not None:
            page.mouse.use(card)
        elif zone is not None:
            page.mouse.use_zone(zone, self.at())
        else:
            button = page.strip.primary() or self._passes()
            if button is None:
                return False
            button.click()
        return True

    def _passes(self) -> QAbstractButton | None:
        """The button on the table that passes; to end a turn, one means to."""
        page, ask = self._page, self._page.table_seat.ask
        responds = ask is not None and ask.kind in page.table_seat.words.table.responses
        return page.go_on if responds and page.go_on.isVisibleTo(page) else None

    def press(self) -> bool:
        """Press the button that has the keyboard; False when none has. When it is gone then, the keyboard is at the one
        in its place as long as the same is asked, else on the table."""
        page, button = self._page, self.focused()
        if not isinstance(button, QAbstractButton):
            return False
        if button is page.bar.rules:
            page.bar.rules.press_by_key()
            return True
        buttons = self.buttons()
        place = buttons.index(button) if button in buttons else -1
        asked = self._asked()
        if place >= 0:
            self.to_table()
        button.click()
        left = self.buttons() if page.isVisible() and self._asked() == asked else []
        if place >= 0 and left:
            left[min(place, len(left) - 1)].setFocus()
        return True

    def escape(self) -> bool:
        """Back to the table from anywhere else; False when the keyboard is there already."""
        if self._page.view.hasFocus():
            return False
        self.to_table()
        return True

    def come_back(self, had: QWidget | None) -> None:
        """To the table if what had the keyboard is hidden now: Qt would leave it at any button of the window."""
        if had is not None and not had.isVisible():
            self.to_table()

    def to_table(self) -> None:
        """Give the table the keyboard."""
        if not self._page.view.hasFocus():
            self._page.view.setFocus()

    # -- menus --------------------------------------------------------------------------------------------------------

    def at(self) -> QPoint:
        """Where on the screen the keyboard is on the table; where the mouse is when it is not there."""
        centre = self._page.mouse.focus.centre
        if centre is None:
            return QCursor.pos()
        return self._page.view.viewport().mapToGlobal(self._page.view.mapFromScene(centre))

    def menu(self) -> None:
        """The menu of the card or zone the keyboard is at, as a right click opens it."""
        page = self._page
        card, zone = page.mouse.focus.card, page.mouse.focus.zone
        if card is not None:
            page.card_menu(card, self.at())
        elif zone is not None:
            page.zone_menu(zone, self.at())
        else:
            page.table_menu(self.at())
        self.begin_menu()

    def begin_menu(self) -> None:
        """Let a menu that a key opened begin at its first entry."""
        opened = self._page.opened
        if isinstance(opened, QMenu) and opened.isVisible() and self._page.mouse.focus.at is not None:
            first = next((entry for entry in opened.actions() if entry.isEnabled() and not entry.isSeparator()), None)
            if first is not None:
                opened.setActiveAction(first)

    def order_tabs(self) -> None:
        """Tab goes from the table to what answers the question, then to the panel and the bar, and round."""
        page = self._page
        bar = page.bar.buttons
        order = [page.view, page.view.tray_filter, *self.buttons(), *page.talk.parts, *bar]
        for first, then in pairwise(order):
            QWidget.setTabOrder(first, then)

    # -- from part to part --------------------------------------------------------------------------------------------

    def next_part(self, direction: int = 1) -> None:
        """To the next part of the page: table, buttons of the question, search, log, what is below it, top bar."""
        page = self._page
        bar = [page.bar.rules, page.bar.panel]
        parts = [
            page.view,
            *self.buttons()[:1],
            *page.talk.parts,
            *[button for button in bar if button.isVisible()][:1],
        ]
        parts = [part for part in parts if part.isVisible() and part.isEnabled()]
        now = self.focused()
        if now in self.buttons():
            now = self.buttons()[0]
        here = parts.index(now) if now in parts else 0
        parts[(here + direction) % len(parts)].setFocus(Qt.FocusReason.TabFocusReason)

    def keeps(self, event: QEvent) -> bool:
        """Whether a key belongs to what has the keyboard, and is none of the table's now."""
        now = self.focused()
        if not isinstance(event, QKeyEvent) or now is None or now is self._page.view:
            return False
        key = event.key()
        if isinstance(now, QAbstractButton):
            return False
        if isinstance(now, QAbstractSpinBox) and key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            return False  # the number is said
        plain = not event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier)
        return plain and (key in _WITHIN or (bool(event.text().strip()) and key != Qt.Key.Key_Escape))

    def _asked(self) -> int:
        ask = self._page.table_seat.ask
        return ask.serial if ask is not None else -1

    def focused(self) -> QWidget | None:
        """What on the page has the keyboard."""
        now = QApplication.focusWidget()
        return now if now is not None and self._page.isAncestorOf(now) else None


def _middle(widget: QWidget | None) -> QPoint:
    return widget.mapToGlobal(widget.rect().center()) if widget is not None else QPoint()


def _nearest(here: QPoint, others: Mapping[QWidget | Stop, QPoint], way: Way) -> QWidget | Stop | None:
    """What is nearest that way; one row's next before another row."""
    across = {"left": -1, "right": 1}.get(way, 0)
    down = {"up": -1, "down": 1}.get(way, 0)
    best: tuple[float, QWidget | Stop] | None = None
    for other, there in others.items():
        to = there - here
        along = to.x() * across + to.y() * down
        aside = abs(to.x() * down) + abs(to.y() * across)
        price = along + 2.5 * aside
        # The fan of a hand sags a little: that is not yet another row.
        if along > max(12.0, 0.2 * aside) and (best is None or price < best[0]):
            best = (price, other)
    return best[1] if best is not None else None
