"""A person with a keyboard and no mouse: every act is a key pressed in what has the keyboard, whatever that is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from gui.person import Person
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QApplication, QMenu, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from svedesk.engine.ask import Ask, Option
from svedesk.gui.app.window import MainWindow
from svedesk.gui.table.focus import Stop

CTRL = Qt.KeyboardModifier.ControlModifier
LEFT, RIGHT, UP, DOWN = Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down
ENTER, ESC = Qt.Key.Key_Return, Qt.Key.Key_Escape
BACK = {LEFT: RIGHT, RIGHT: LEFT, UP: DOWN, DOWN: UP}


class Typist(Person):
    """Looks at the page as a person does, and presses keys."""

    def __init__(self, qtbot: QtBot, window: MainWindow) -> None:
        super().__init__(qtbot, window)
        self.pressed = 0
        qtbot.waitUntil(lambda: QApplication.focusWidget() is not None)

    def press_key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        popup = QApplication.activePopupWidget()
        target = popup if popup is not None else QApplication.focusWidget()
        assert target is not None, "nothing has the keyboard"
        self.qtbot.keyClick(target, key, modifiers)
        self.pressed += 1

    # -- going somewhere ----------------------------------------------------------------------------------------------

    def go_to(self, stop: Stop) -> None:
        """Walk over the table to a card or zone: always the arrow that leads nearest, another where that
        was tried."""
        focus = self.page.mouse.focus
        if focus.at is None or not self.page.view.hasFocus():
            self.walk_up_to_table()
        tried: Counter[tuple[Stop | None, Qt.Key]] = Counter()
        for _ in range(60):
            if focus.at == stop:
                return
            here, there = focus.centre, self.centre_of(stop)
            assert here is not None
            way = there - here
            ways = sorted(
                (LEFT, RIGHT, UP, DOWN),
                key=lambda key: -{LEFT: -way.x(), RIGHT: way.x(), UP: -way.y(), DOWN: way.y()}[key],
            )
            key = min(ways, key=lambda key: tried[focus.at, key])
            tried[focus.at, key] += 1
            self.press_key(key)
            if not self.page.view.hasFocus():
                self.walk_up_to_table()
        raise AssertionError(f"{stop} is not reached with 60 arrows")

    def walk_up_to_table(self) -> None:
        """Out of the buttons with Esc, or the first arrow of all."""
        if not self.page.view.hasFocus():
            self.press_key(ESC)
        assert self.page.view.hasFocus()
        for _ in range(3):
            if self.page.mouse.focus.at is not None and self.page.view.hasFocus():
                return
            self.press_key(UP)

    def centre_of(self, stop: Stop) -> QPointF:
        if isinstance(stop, int):
            item = self.page.scene.item_of(stop)
            assert item is not None, f"card {stop} is not on the table"
            return item.home.centre
        return self.page.scene.zone_items[stop].rect.center()

    def go_to_button(self, button: QWidget) -> None:
        """With Tab, as everywhere."""
        for _ in range(40):
            if QApplication.focusWidget() is button:
                return
            self.press_key(Qt.Key.Key_Tab)
        raise AssertionError("the button is not reached")

    def enter_on(self, stop: Stop) -> None:
        self.go_to(stop)
        self.press_key(ENTER)

    def enter_button(self, button: QPushButton) -> None:
        self.go_to_button(button)
        self.press_key(ENTER)

    # -- menus --------------------------------------------------------------------------------------------------------

    @property
    def menu(self) -> QMenu | None:
        opened = self.page.opened
        return opened if isinstance(opened, QMenu) and opened.isVisible() else None

    def pick_in_menu(self, fits: Callable[[str], bool] = lambda text: True) -> None:
        """Down to the first entry that fits, and Enter."""
        menu = self.menu
        if menu is None:
            return
        for _ in range(len(menu.actions()) + 1):
            active = menu.activeAction()
            if active is not None and active.isEnabled() and fits(active.text()):
                self.press_key(ENTER)
                return
            self.press_key(DOWN)
        raise AssertionError(f"nothing fits in {[action.text() for action in menu.actions()]}")

    # -- answering ----------------------------------------------------------------------------------------------------

    def hand_over(self) -> None:
        if self.page.table_seat.next_seat >= 0:
            self.press_key(ENTER, CTRL)

    def uncover(self) -> None:
        self.hand_over()
        if self.page.cover.isVisible():
            self.press_key(ENTER)

    def reach(self, card: int) -> None:
        """Go to a card; one in a pile is laid out first."""
        if self.page.scene.item_of(card) is None:
            found = self.view.card(card)
            assert found is not None
            self.enter_on((found.seat, found.zone))
        self.go_to(card)

    def do(self, option: Option) -> None:
        """A deed of the main phase or a Quick window."""
        if option.kind in ("end", "pass"):
            self.press_key(ENTER, CTRL)
        elif option.kind == "evolve":
            self.reach(option.card)
            self.press_key(Qt.Key.Key_E)
            self.pick_in_menu()
        else:
            self.reach(option.card)
            self.press_key(ENTER)
            self.pick_in_menu()

    def answer(self, ask: Ask) -> None:
        """Pick the first options that are enough, or as many as there may be."""
        strip, picking = self.page.strip, self.page.table_seat.picking
        assert picking is not None
        if ask.form == "number" and strip.number.isVisible():
            self.press_key(ENTER)
            return
        if ask.form == "number":
            self.enter_button(next(button for button in self.page.strip.buttons if button.isEnabled()))
            return
        if ask.form == "divide":
            while not picking.complete:
                self.enter_on(ask.options[0].card)
            self.confirm()
            return
        for index, option in enumerate(ask.options):
            if self.ask is None or self.ask.serial != ask.serial:
                return
            picked = self.page.table_seat.picking
            if ask.form == "pick" and picked is not None and len(picked.picked) >= max(1, ask.low):
                break
            button = self.button_for(index)
            if button is not None:
                self.enter_button(button)
            else:
                self.enter_on(option.card)
        if self.ask is not None and self.ask.serial == ask.serial:
            self.confirm()

    def confirm(self) -> None:
        found = self.page.strip.primary()
        assert isinstance(found, QPushButton), f"nothing to confirm with: {self.says}"
        self.enter_button(found)

    def button_for(self, index: int) -> QPushButton | None:
        page = self.page
        planned = [
            *zip(page.strip.buttons, page.strip.plan.buttons, strict=True),
            *zip(page.choices.buttons, page.strip.plan.choices, strict=True),
        ]
        for widget, button in planned:
            if button.act in ("answer", "pick") and button.answer == (index,):
                return widget
        return None
