"""The mouse on the table: hover, click, double click, drag. Finds out what is meant and hands it to the actions."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QPoint, QPointF
from PySide6.QtWidgets import QApplication

from svedesk.engine.game_table import GameTable
from svedesk.engine.records import Place
from svedesk.engine.view import CardView
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.theme import Theme
from svedesk.gui.table import intent, manual
from svedesk.gui.table.arrange import LARGE, TRAY
from svedesk.gui.table.card_item import CardItem
from svedesk.gui.table.drag import Drag, begin
from svedesk.gui.table.field_slots import slot_at
from svedesk.gui.table.focus import Focus, Stop, Way
from svedesk.gui.table.intent import Target
from svedesk.gui.table.motion import LIFT
from svedesk.gui.table.pointing import Pointing
from svedesk.gui.table.scene import TableScene
from svedesk.gui.table.selection import Selection
from svedesk.gui.table.table_seat import TableSeat
from svedesk.gui.table.zone_items import PileItem, ZoneItem

LARGER = 1.35
"""How much larger a card of the hand is below the mouse."""
WHOLE = 20.0
"""How much higher than it does a card of a row lies below the mouse."""
ABILITIES = ("click", "lay")
"""The gestures of what a click on a card opens its menu for."""


class MouseActions(Protocol):
    """What the mouse asks the window to do (menus are the window's)."""

    def preview_card(self, card: CardView | None) -> None: ...

    def zoom_card(self, card: CardView | None) -> None: ...

    def choose(self, options: tuple[int, ...], aim: int = 0) -> None:
        """Do one of these options; a small menu asks which when there are several."""

    def card_menu(self, card: CardView, at: QPoint) -> None: ...

    def zone_menu(self, item: ZoneItem, at: QPoint) -> None: ...

    def table_menu(self, at: QPoint) -> None:
        """The menu of the table itself."""

    def open_pile(self, place: Place) -> None: ...

    def attach_from(self, pile: Place, base: CardView) -> None:
        """Lay the card of a pile on another that fits it; a small menu asks which when there are several."""


class InFront(Protocol):
    """Something that is shown over the table for a while and hears the mouse first."""

    def hover(self, point: QPointF | None) -> bool:
        """The mouse moved (None: it left the table); returns whether it is on it."""

    def press(self, point: QPointF) -> bool:
        """The left button went down; returns whether that is all it means."""


class Mouse:
    """Mouse gestures on one scene, in scene coordinates."""

    def __init__(self, scene: TableScene, table_seat: TableSeat, theme: Theme, hands: MouseActions) -> None:
        self._scene, self._table_seat, self._theme, self._hands = scene, table_seat, theme, hands
        self._pressed: tuple[QPointF, CardItem | None, ZoneItem | None] | None = None
        self.drag: Drag | None = None
        self._lifted: CardItem | None = None
        self._whole: CardItem | None = None
        self._right: QPointF | None = None
        self.in_front: InFront | None = scene.animator.large
        self.pointing = Pointing(scene, theme)
        self.focus = Focus(scene)
        self.selection = Selection(scene, theme)
        self._adding = False

    @property
    def _table(self) -> GameTable:
        return self._table_seat.words.table

    def refresh(self) -> None:
        """The table was redrawn."""
        self.focus.refresh()
        self.selection.refresh(manual=self._table_seat.manual)

    def forget(self) -> None:
        """Clear the selection, arrows and large cards: another player is going to look."""
        self.cancel()
        self._right = None
        self.selection.clear()
        self.pointing.clear()
        self.hover(None)
        self.zoom(None)

    # -- hover --------------------------------------------------------------------------------------------------------

    def hover(self, point: QPointF | None) -> None:
        """The mouse moved with no button down (None: it left the table)."""
        if self.in_front is not None and self.in_front.hover(point):
            return
        self.focus.leave()
        item = self._scene.card_at(point) if point is not None else None
        self._lift(item if item is not None and self._in_hand(item) else None)
        self._show_whole(item)
        if item is not None:
            self._hands.preview_card(item.card)
        elif point is not None:
            zone = self._scene.zone_item_at(point)
            if isinstance(zone, PileItem) and zone.top is not None:
                self._hands.preview_card(zone.top)

    def _in_hand(self, item: CardItem) -> bool:
        view = self._scene.view
        fan = self._table.zones[item.key.place.zone].shape == "fan"
        return view is not None and item.key.place.seat == view.seat and fan and item.home.z < LARGE

    def _show_whole(self, item: CardItem | None) -> None:
        """Let the card under the mouse lie above those that overlap it in a row."""
        before, self._whole = self._whole, item if item is not None and self._overlaps(item) else None
        if before is not None and before is not self._whole and before.scene() is not None:
            before.setZValue(before.home.z)
        if self._whole is not None:
            self._whole.setZValue(self._whole.home.z + WHOLE)

    def _overlaps(self, item: CardItem) -> bool:
        return self._table.zones[item.key.place.zone].shape == "row" and item.home.z < TRAY

    def _lift(self, item: CardItem | None) -> None:
        if item is self._lifted:
            return
        for other, up in ((self._lifted, False), (item, True)):
            if other is None or other.scene() is None or (self.drag is not None and other is self.drag.item):
                continue
            high = self._scene.layout.px(10) if up else 0.0
            other.raise_by(high, self._scene.motion, LIFT, LARGER)
        self._lifted = item

    # -- press, move, release -----------------------------------------------------------------------------------------

    def press(self, point: QPointF, *, add: bool = False) -> None:
        """The left button went down; `add` (with Ctrl): to put cards into a group."""
        on_it = self.in_front is not None and self.in_front.press(point)
        aimed = self._scene.card_at(point)
        if self._scene.motion.running:
            self._scene.motion.finish()
        if on_it:
            self._pressed = None
            return
        tray = self._scene.tray
        if tray is not None and tray.sort_rect.contains(point):
            self._scene.sort_tray()
            self._pressed = None
            return
        if tray is not None and tray.content.place is not None and tray.is_left_by(point):
            self._scene.close_tray()
            self._pressed = None
            return
        # What still moved may lie elsewhere now: the card that is meant is the one that was seen.
        item_aimed_at = self._scene.item_of(aimed.key.card) if aimed is not None and aimed.key.card else None
        item = item_aimed_at if item_aimed_at is not None else self._scene.card_at(point)
        self._adding = add and self._table_seat.manual
        self._pressed = (point, item, None if item is not None else self._scene.zone_item_at(point))

    def move(self, point: QPointF) -> None:
        """The mouse moved with the left button down."""
        if self.drag is None:
            if self._pressed is None:
                return
            start, item, zone = self._pressed
            if self.selection.band is None and (point - start).manhattanLength() < QApplication.startDragDistance():
                return
            bare = item is None and not (isinstance(zone, PileItem) and zone.count)
            if self._table_seat.manual and (bare or (self._adding and item is not None)):
                if self.selection.band is None:
                    self.selection.begin_band(start, add=self._adding)
                self.selection.stretch_band(point)
                return
            if item is not None and item.key.card not in self.selection:
                self.selection.clear()
            self.drag = begin(self._scene, self._table_seat, self._theme, start, item, zone, self._others(item))
            if self.drag is None:
                self._pressed = None
                if self._table_seat.manual and item is not None and item.card is None:
                    self._table_seat.refused.emit(tr("That card is hidden. The menu of its owner can show that hand."))
                return
        self.drag.follow(point)

    def _others(self, item: CardItem | None) -> tuple[CardItem, ...]:
        """The other cards of the group an item is in: they are dragged with it."""
        if item is None or item.key.card not in self.selection:
            return ()
        items = (self._scene.item_of(card.id) for card in self.selection.cards if card.id != item.key.card)
        return tuple(other for other in items if other is not None)

    def release(self, point: QPointF, at: QPoint) -> None:
        """The left button went up; `at` is the same point on the screen, for menus."""
        pressed, self._pressed = self._pressed, None
        if self.selection.end_band():
            return
        if self.drag is not None:
            drag, self.drag = self.drag, None
            target = self._scene.target_at(point, without=drag.held)
            self._lifted = None
            drag.put_down()
            if target is not None:
                layout = self._scene.layout
                far = self._scene.side(target.seat) is layout.far
                self._scene.slots.want(Place(target.seat, target.zone), slot_at(layout, target, point, far=far))
            self._drop(drag, target)
            drag.darken()  # after what became of it is to be seen
            drag.fall_home()
        elif pressed is not None:
            _, item, zone = pressed
            if self._table_seat.manual and self._picks(item, zone, point):
                return
            if item is not None and item.scene() is not None:
                self._click(item, at)
            elif isinstance(zone, PileItem):
                self._hands.open_pile(zone.place)
            elif zone is not None and zone.number and self._table_seat.manual:
                self._hands.zone_menu(zone, at)

    def _picks(self, item: CardItem | None, zone: ZoneItem | None, point: QPointF) -> bool:
        """In manual mode, a click adds a card to the selection or takes it out (Ctrl), or clears the selection; True
        when that is all it did."""
        if not self._adding:
            return item is None and zone is None and self.selection.clear()
        if item is not None and item.scene() is not None:
            if item.card is not None and not self._table.zones[item.key.place.zone].fixed:
                self.selection.toggle(item.card.id)
            return True
        return isinstance(zone, PileItem) and self.selection.all_of(zone.place)

    def cancel(self) -> bool:
        """Cancel the drag; False when there is none."""
        self._pressed = None
        if self.selection.end_band():
            self.selection.clear()
            return True
        if self.drag is None:
            return False
        drag, self.drag = self.drag, None
        self._lifted = None
        drag.put_down()
        drag.darken()
        drag.fall_home()
        return True

    def double_click(self, point: QPointF) -> None:
        """The default deed of the card under the mouse; in manual mode turn it."""
        self._pressed = None
        item = self._scene.card_at(point)
        ask = self._table_seat.ask
        picks = ask is not None and ask.kind not in self._table.free_choices and not self._table_seat.manual
        if item is not None and item.card is not None:
            # While cards are picked each click counts: a double click is two of them.
            if picks:
                self._table_seat.click(item.card.id)
            else:
                self.use(item.card)
        elif item is None:
            zone = self._scene.zone_item_at(point)
            if isinstance(zone, PileItem):
                self._hands.open_pile(zone.place)

    def use(self, card: CardView) -> None:
        """What a double click or Space does with a card."""
        table_seat = self._table_seat
        if table_seat.manual:
            manual.turn(table_seat, card)
            return
        ask = table_seat.ask
        if ask is not None and ask.kind not in self._table.free_choices:
            table_seat.click(card.id)
            return
        verdict = intent.default(ask, card.id, self._table)
        if verdict.options:
            self._hands.choose(verdict.options)
        elif card.id in intent.candidates(ask):
            table_seat.click(card.id)
        else:
            table_seat.refused.emit(table_seat.why(intent.why_not(table_seat.refusals, card.id, self._table)))

    def right_press(self, point: QPointF) -> None:
        """The right button went down: a drag is let go; else it becomes a click or an arrow."""
        self._right = None if self.cancel() else point

    def right_move(self, point: QPointF) -> None:
        """The mouse moved with the right button down: an arrow that points."""
        start = self._right
        far = start is not None and (point - start).manhattanLength() >= QApplication.startDragDistance()
        if start is not None and far and not self.pointing.is_drawing:
            self.pointing.begin(start)
        self.pointing.follow(point)

    def right_release(self, point: QPointF, at: QPoint) -> None:
        """The right button went up; `at` is the same point on the screen, for menus."""
        start, self._right = self._right, None
        if self.pointing.is_drawing:
            self.pointing.end(point)
        elif start is not None:
            self.context(point, at)

    def zoom(self, point: QPointF | None) -> None:
        """Show the card the keyboard is at, or else the one here, as large as there is room (None: no more)."""
        card = self.focus.card if point is not None else None
        if card is None and point is not None:
            item, zone = self._scene.card_at(point), self._scene.zone_item_at(point)
            card = item.card if item is not None else zone.top if isinstance(zone, PileItem) else None
        self._hands.zoom_card(card)

    def step(self, way: Way) -> bool:
        """An arrow key: to the next card or zone that way. A card is then shown large and, in the hand, lifted. False
        when nothing is there."""
        moved = self.focus.move(way)
        self._came_to()
        return moved

    def go_to(self, stop: Stop) -> None:
        """The keyboard comes to a card or zone; see `step`."""
        self.focus.go_to(stop)
        self._came_to()

    def _came_to(self) -> None:
        card = self.focus.card
        item = self._scene.item_of(card.id) if card is not None else None
        self._lift(item if item is not None and self._in_hand(item) else None)
        if card is not None:
            self._hands.preview_card(card)

    def use_zone(self, item: ZoneItem, at: QPoint) -> None:
        """What Enter does with a zone: a pile is laid out, anything else has a menu; `at` is its place on the
        screen."""
        if isinstance(item, PileItem):
            self._hands.open_pile(item.place)
        else:
            self._hands.zone_menu(item, at)

    def context(self, point: QPointF, at: QPoint) -> None:
        """A right click: takes back what can be taken back, else opens a menu."""
        item = self._scene.card_at(point)
        table_seat = self._table_seat
        ask = table_seat.ask
        if item is None or item.key.card not in self.selection:
            self.selection.clear()
        if table_seat.offer is not None:
            table_seat.cancel()
        elif ask is not None and ask.form == "divide" and item is not None:
            table_seat.click(item.key.card, back=True)
        elif not table_seat.manual and ask is not None and ask.cancel:
            table_seat.cancel()
        elif item is not None and item.card is not None:
            self._hands.card_menu(item.card, at)
        else:
            zone = self._scene.zone_item_at(point)
            if zone is not None:
                self._hands.zone_menu(zone, at)
            else:
                self._hands.table_menu(at)

    def wheel(self, point: QPointF, steps: int) -> None:
        """In manual mode the wheel changes the number under the mouse."""
        if not self._table_seat.manual:
            return
        item = self._scene.card_at(point)
        number = self._table.zones[item.key.place.zone].number if item is not None else ""
        if item is not None and number:
            self._table_seat.act("number", amount=steps, text=number, side=item.key.place.seat)
            return
        zone = self._scene.zone_item_at(point)
        if zone is not None and zone.number:
            self._table_seat.act("number", amount=steps, text=zone.number, side=zone.seat)

    # -- what a click means -------------------------------------------------------------------------------------------

    def _click(self, item: CardItem, at: QPoint) -> None:
        table_seat, card = self._table_seat, item.card
        if card is None:
            return
        ask = table_seat.ask
        if table_seat.manual:
            return
        if ask is None:
            table_seat.refused.emit(table_seat.why(None))
        elif ask.kind in self._table.free_choices:
            usable = intent.deeds(ask, card.id, self._table)
            abilities = [i for i in usable if intent.gesture(ask.options[i].kind, self._table) in ABILITIES]
            if abilities:
                self._hands.card_menu(card, at)
        elif card.id in intent.candidates(ask):
            table_seat.click(card.id)

    # -- dropping ----------------------------------------------------------------------------------------------------

    def _drop(self, drag: Drag, target: Target | None) -> None:
        table_seat = self._table_seat
        if target is None:
            return
        if table_seat.manual:
            if drag.kind == "aim" and drag.item is not None and drag.item.card is not None:
                if drag.is_try(target):
                    manual.attack(table_seat, drag.item.card, target.card)
            elif drag.item is not None and drag.item.card is not None:
                manual.drop_cards(table_seat, self.selection.group(drag.item.card), target, drag.item.card)
            elif drag.pile is not None:
                self._drop_pile(drag.pile, target)
            return
        verdict = drag.verdict(target)
        if verdict.options:
            aim = target.card if drag.kind == "card" else 0
            self._hands.choose(verdict.options, aim)
        elif drag.is_try(target):
            table_seat.refused.emit(self._why_not_there(drag, target))

    def _why_not_there(self, drag: Drag, target: Target) -> str:
        """Why a drop does nothing; of a card that can be played, where to drop it."""
        table_seat, reason = self._table_seat, drag.reason(target)
        card = drag.item.key.card if drag.item is not None and drag.kind == "card" else 0
        if reason is None and intent.deeds(table_seat.ask, card, self._table):
            return tr("To play it, drop it on your {0}.", table_seat.words.zone_word(self._table.hand_zones.play))
        return table_seat.why(reason)

    def _drop_pile(self, pile: PileItem, target: Target) -> None:
        base = self._table_seat.view.card(target.card) if target.card else None
        if base is not None and manual.attachments(self._table_seat, base, pile.place) is not None:
            self._hands.attach_from(pile.place, base)
        else:
            manual.drop_pile(self._table_seat, pile.place, target, pile.top)
