"""A person who moves cards by hand: menus with what opens out of them, small questions, groups."""

from __future__ import annotations

from gui.person import LEFT, RIGHT, Person
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication

from svedesk.engine.table import Table
from svedesk.engine.view import CardView
from svedesk.gui.kit.input_dialogs import CardDialog, NumberDialog, TextDialog
from svedesk.gui.table.number_items import ShieldItem, TrackItem
from svedesk.gui.table.zone_items import NameItem, ZoneItem

CTRL, ALT, SHIFT, PLAIN = (
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.NoModifier,
)


class Hands(Person):
    zones_before: dict[str, int]
    deck_before: list[str]
    numbers_before: dict[str, int]
    looked: list[int]

    def note(self) -> None:
        """Remember how things lie before something is done."""
        self.zones_before = {zone.place.zone: zone.count for zone in self.view.zones if zone.place.seat == self.me}
        self.deck_before = self.deck()
        self.numbers_before = {name: value for seat, name, value in self.view.numbers if seat == self.me}

    @property
    def me(self) -> int:
        """The seat that acts; it lies at the bottom."""
        return self.page.table_seat.seat

    @property
    def you(self) -> int:
        return 1 - self.me

    @property
    def table(self) -> Table:
        return self.page.table_seat.desk.session.table

    def mine(self, name: str, zone: str = "field") -> CardView:
        return self.card(name, zone, self.me)

    def theirs(self, name: str, zone: str = "field") -> CardView:
        return self.card(name, zone, self.you)

    def count(self, zone: str, seat: int | None = None) -> int:
        return self.view.zone(self.me if seat is None else seat, zone).count

    def deck(self) -> list[str]:
        """The numbers in the own deck, from the top: what no seat sees."""
        return [self.table.cards[card].number for card in self.table.zone(self.me, "deck")]

    def pile(self, zone: str, *, far: bool = False) -> QPointF:
        layout = self.page.scene.layout
        rect = (layout.far if far else layout.near).zone(zone)
        assert rect is not None
        return rect.center()

    def settle(self) -> None:
        """What was closed is gone and the window has the keyboard again, as when a person goes on: the platform without
        a screen does not see to that."""
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        if self.page.opened is None and not self.window.isActiveWindow():
            self.window.activateWindow()
            self.qtbot.waitUntil(self.window.isActiveWindow)

    # -- menus and questions ------------------------------------------------------------------------------------------

    def menu_of(self, card: CardView, *path: str) -> None:
        """A right click on a card, and entries of the menu by the beginnings of what they say."""
        self.click(card.id, RIGHT)
        self.choose(*path)

    def pile_menu(self, zone: str, *path: str, far: bool = False) -> None:
        self.click_at(self.pile(zone, far=far), RIGHT)
        self.choose(*path)

    def seat_menu(self, *path: str, far: bool = False) -> None:
        layout = self.page.scene.layout
        self.click_at((layout.far if far else layout.near).name.center(), RIGHT)
        self.choose(*path)

    def number_menu(self, item: type[ZoneItem], *path: str) -> None:
        self.click_at(self.number_at(item), RIGHT)
        self.choose(*path)

    def choose(self, *path: str) -> None:
        self.choose_in_menu(*path)
        self.settle()

    def type(self, text: str) -> None:
        """Answer the small question that is open with the keyboard."""
        dialog = self.page.opened
        assert isinstance(dialog, NumberDialog | TextDialog | CardDialog)
        dialog.field.selectAll()
        self.qtbot.keyClick(dialog.field, Qt.Key.Key_Backspace)
        self.qtbot.keyClicks(dialog.field, text)
        self.qtbot.keyClick(dialog.field, Qt.Key.Key_Return)
        self.settle()

    def number_at(self, item: type[ZoneItem], *, far: bool = False) -> QPointF:
        seat = self.you if far else self.me
        found = [one for one in self.page.scene.items() if type(one) is item and one.seat == seat]
        assert len(found) == 1
        # The name plate is drawn at the top of a taller rectangle.
        return found[0].rect.center() if item is not NameItem else found[0].rect.topLeft() + QPointF(20, 10)

    def wheel(self, item: type[ZoneItem], steps: int) -> None:
        at = QPointF(self.page.view.mapFromScene(self.number_at(item)))
        port = self.page.view.viewport()
        event = QWheelEvent(
            at,
            QPointF(port.mapToGlobal(at.toPoint())),
            QPoint(),
            QPoint(0, 120 * steps),
            Qt.MouseButton.NoButton,
            PLAIN,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(port, event)

    # -- mouse and keys -----------------------------------------------------------------------------------------------

    def at(self, card: CardView, key: Qt.Key, modifiers: Qt.KeyboardModifier = PLAIN) -> None:
        """A key with the mouse over a card."""
        self.hover(self.where(card.id))
        self.key(key, modifiers)

    def move_to(self, card: CardView, zone: str, *, far: bool = False) -> None:
        self.drag(self.where(card.id), self.spot(zone, far=far))

    def ctrl_click(self, card: CardView) -> None:
        self.qtbot.mouseClick(self.page.view.viewport(), LEFT, CTRL, self.point(self.where(card.id)))

    def band(self, start: QPointF, end: QPointF, modifiers: Qt.KeyboardModifier = PLAIN, *, drop: bool = True) -> None:
        """A frame drawn over the cloth."""
        port = self.page.view.viewport()
        begin, stop = QPointF(self.point(start)), QPointF(self.point(end))
        for kind, at, button in (
            (QEvent.Type.MouseButtonPress, begin, LEFT),
            (QEvent.Type.MouseMove, begin + (stop - begin) / 2, Qt.MouseButton.NoButton),
            (QEvent.Type.MouseMove, stop, Qt.MouseButton.NoButton),
            *(((QEvent.Type.MouseButtonRelease, stop, LEFT),) if drop else ()),
        ):
            held = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseButtonRelease else LEFT
            event = QMouseEvent(kind, at, QPointF(port.mapToGlobal(at.toPoint())), button, held, modifiers)
            QApplication.sendEvent(port, event)

    @property
    def group(self) -> list[str]:
        """The names of the group that is picked, in its order."""
        return [self.name(card) for card in self.page.mouse.selection.cards]

    def undo(self) -> None:
        self.key(Qt.Key.Key_Z, CTRL)

    def redo(self) -> None:
        self.key(Qt.Key.Key_Y, CTRL)

    def tidy(self) -> None:
        """Close what is open and let go of what is held."""
        if self.page.opened is not None:
            self.page.opened.close()
        self.page.scene.close_tray()
        self.page.mouse.selection.clear()
        self.page.mouse.pointing.clear()


__all__ = ["ALT", "CTRL", "PLAIN", "SHIFT", "Hands", "NameItem", "ShieldItem", "TrackItem"]
