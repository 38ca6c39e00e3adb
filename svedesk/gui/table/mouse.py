"""The mouse on the table: hover, click, double click, drag. Finds out what is meant and hands it to the actions."""

from __future__ import annotations

from typing import Literal, Protocol

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtWidgets import QApplication

from svedesk.engine.records import SHARED, Place
from svedesk.engine.view import CardView
from svedesk.gui.look.theme import Theme
from svedesk.gui.sitting import Sitting
from svedesk.gui.table import intent
from svedesk.gui.table.arrow import ArrowItem
from svedesk.gui.table.card_item import CardItem
from svedesk.gui.table.effects import PlaceGlow
from svedesk.gui.table.intent import FREE_PICKS, Target
from svedesk.gui.table.motion import LIFT
from svedesk.gui.table.scene import TableScene
from svedesk.gui.table.zone_items import PileItem, ZoneItem

DragKind = Literal["card", "attack", "evolve"]


class Hands(Protocol):
    """What the mouse asks the window to do (menus and operations are the window's)."""

    def preview_card(self, card: CardView | None) -> None: ...

    def choose(self, options: tuple[int, ...], aim: int = 0) -> None:
        """Do one of these options; a small menu asks which when there are several."""

    def move_by_hand(self, card: CardView, target: Target) -> None:
        """Manual mode: a card was dropped on a target."""

    def pile_by_hand(self, place: Place, target: Target) -> None:
        """Manual mode: the top card of a pile was dropped on a target."""

    def turn_by_hand(self, card: CardView) -> None:
        """Manual mode: a card was double-clicked."""

    def card_menu(self, card: CardView, at: QPoint) -> None: ...

    def zone_menu(self, item: ZoneItem, at: QPoint) -> None: ...

    def open_pile(self, place: Place) -> None: ...

    def step_number(self, seat: int, name: str, by: int) -> None: ...


class Drag:
    """A drag that goes on: what was taken, how, and what lies below the mouse."""

    def __init__(self, kind: DragKind, item: CardItem | None, pile: PileItem | None, start: QPointF) -> None:
        self.kind = kind
        self.item, self.pile = item, pile
        self.start = start
        self.grip = start - item.pos() if item is not None else QPointF()
        self.glows: list[tuple[Target, QRectF, PlaceGlow]] = []
        self.lit: list[CardItem] = []
        self.arrow: ArrowItem | None = None


class Mouse:
    """Mouse gestures on one scene, in scene coordinates."""

    def __init__(self, scene: TableScene, sitting: Sitting, theme: Theme, hands: Hands) -> None:
        self._scene, self._sitting, self._theme, self._hands = scene, sitting, theme, hands
        self._pressed: tuple[QPointF, CardItem | None, ZoneItem | None] | None = None
        self.drag: Drag | None = None
        self._lifted: CardItem | None = None
        self._swallow = False

    # -- hover --------------------------------------------------------------------------------------------------------

    def hover(self, point: QPointF | None) -> None:
        """The mouse moved with no button down (None: it left the table)."""
        item = self._scene.card_at(point) if point is not None else None
        self._lift(item if item is not None and self._in_hand(item) else None)
        if item is not None:
            self._hands.preview_card(item.card)
        elif point is not None:
            zone = self._scene.zone_item_at(point)
            if isinstance(zone, PileItem) and zone.top is not None:
                self._hands.preview_card(zone.top)

    def _in_hand(self, item: CardItem) -> bool:
        view = self._scene.view
        return view is not None and item.key.place == Place(view.seat, "hand") and item.home.z < 200

    def _lift(self, item: CardItem | None) -> None:
        if item is self._lifted:
            return
        for other, up in ((self._lifted, False), (item, True)):
            if other is None or other.scene() is None or (self.drag is not None and other is self.drag.item):
                continue
            other.raise_by(self._scene.layout.px(24) if up else 0.0, self._scene.motion, LIFT)
        self._lifted = item

    # -- press, move, release -----------------------------------------------------------------------------------------

    def press(self, point: QPointF) -> None:
        """The left button went down."""
        if self._scene.motion.running:
            self._scene.motion.finish()
        tray = self._scene.tray
        if tray is not None and tray.content.place is not None:
            if tray.close_rect.contains(point) or not tray.rect.contains(point):
                self._scene.close_tray()
                self._pressed = None
                self._swallow = True
                return
        item = self._scene.card_at(point)
        self._pressed = (point, item, None if item is not None else self._scene.zone_item_at(point))

    def move(self, point: QPointF) -> None:
        """The mouse moved with the left button down."""
        if self.drag is None:
            if self._pressed is None:
                return
            start, item, zone = self._pressed
            if (point - start).manhattanLength() < QApplication.startDragDistance():
                return
            self.drag = self._begin(start, item, zone)
            if self.drag is None:
                self._pressed = None
                return
        self._follow(self.drag, point)

    def release(self, point: QPointF, at: QPoint) -> None:
        """The left button went up; `at` is the same point on the screen, for menus."""
        pressed, self._pressed = self._pressed, None
        if self.drag is not None:
            drag, self.drag = self.drag, None
            target = self._scene.target_at(point, without=drag.item)
            self._put_down(drag)
            self._drop(drag, target)
        elif pressed is not None:
            _, item, zone = pressed
            if item is not None and item is self._scene.card_at(point):
                self._click(item, at)
            elif isinstance(zone, PileItem):
                self._hands.open_pile(zone.place)

    def cancel(self) -> bool:
        """Let go of what is being dragged; False when nothing is."""
        self._pressed = None
        if self.drag is None:
            return False
        drag, self.drag = self.drag, None
        self._put_down(drag)
        self._scene.mark(self._sitting.ask, self._sitting.picking)
        return True

    def double_click(self, point: QPointF) -> None:
        """The default deed of the card under the mouse; in manual mode engage or refresh it."""
        self._pressed = None
        item = self._scene.card_at(point)
        if item is not None and item.card is not None:
            self.use(item.card)
        elif item is None:
            zone = self._scene.zone_item_at(point)
            if isinstance(zone, PileItem):
                self._hands.open_pile(zone.place)

    def use(self, card: CardView) -> None:
        """What a double click or Space does with a card."""
        sitting = self._sitting
        if sitting.manual:
            self._hands.turn_by_hand(card)
            return
        ask = sitting.ask
        if ask is not None and ask.kind not in FREE_PICKS:
            return
        verdict = intent.default(ask, card.id)
        if verdict.options:
            self._hands.choose(verdict.options)
        elif card.id in intent.candidates(ask):
            sitting.click(card.id)
        else:
            sitting.refused.emit(sitting.why(intent.why_not(sitting.refusals, card.id, None, sitting.seat)))

    def context(self, point: QPointF, at: QPoint) -> None:
        """The right button: takes back what can be taken back, else opens a menu."""
        if self.cancel():
            return
        item = self._scene.card_at(point)
        sitting = self._sitting
        ask = sitting.ask
        if ask is not None and ask.form == "divide" and item is not None:
            sitting.click(item.key.card, back=True)
        elif not sitting.manual and ask is not None and ask.cancel:
            sitting.cancel()
        elif item is not None and item.card is not None:
            self._hands.card_menu(item.card, at)
        else:
            zone = self._scene.zone_item_at(point)
            if zone is not None:
                self._hands.zone_menu(zone, at)

    def wheel(self, point: QPointF, steps: int) -> None:
        """In manual mode the wheel changes the number under the mouse."""
        if not self._sitting.manual:
            return
        item = self._scene.card_at(point)
        if item is not None and item.key.place.zone == "leader":
            self._hands.step_number(item.key.place.seat, "leader_defense", steps)
            return
        zone = self._scene.zone_item_at(point)
        if zone is not None and zone.number:
            self._hands.step_number(zone.seat, zone.number, steps)

    # -- what a click means -------------------------------------------------------------------------------------------

    def _click(self, item: CardItem, at: QPoint) -> None:
        sitting, card = self._sitting, item.card
        if card is None:
            return
        ask = sitting.ask
        if sitting.manual:
            return
        if ask is None:
            sitting.refused.emit(sitting.why(None))
        elif ask.kind in FREE_PICKS:
            abilities = tuple(i for i in intent.deeds(ask, card.id) if ask.options[i].kind in ("activate", "evolve"))
            if abilities:
                self._hands.card_menu(card, at)
        elif card.id in intent.candidates(ask):
            sitting.click(card.id)

    # -- dragging -----------------------------------------------------------------------------------------------------

    def _begin(self, start: QPointF, item: CardItem | None, zone: ZoneItem | None) -> Drag | None:
        sitting = self._sitting
        if item is not None and item.card is not None:
            place = item.key.place
            if sitting.manual:
                drag = None if place.zone == "leader" else Drag("card", item, None, start)
            elif intent.is_attacker(sitting.ask, sitting.refusals, item.card.id, place.zone):
                drag = Drag("attack", item, None, start)
            elif place.zone == "evolve_deck":
                drag = Drag("evolve", item, None, start)
            elif place.seat == sitting.seat and place.zone in ("hand", "ex"):
                drag = Drag("card", item, None, start)
            else:
                drag = None
        elif isinstance(zone, PileItem) and zone.count:
            if sitting.manual:
                drag = Drag("card", None, zone, start)
            elif zone.place == Place(sitting.seat, "evolve_deck"):
                drag = Drag("evolve", None, zone, start)
            else:
                drag = None
        else:
            drag = None
        if drag is not None:
            self._light(drag)
        return drag

    def _light(self, drag: Drag) -> None:
        """Show where it may go."""
        scene, sitting = self._scene, self._sitting
        if drag.kind == "attack" and drag.item is not None:
            for card in intent.aims(sitting.ask, drag.item.key.card):
                self._light_card(drag, card, "attack")
        elif drag.kind == "evolve" and sitting.ask is not None:
            for option in sitting.ask.options:
                if option.kind == "evolve":
                    self._light_card(drag, option.card, "legal")
        if drag.kind == "attack" and drag.item is not None:
            drag.arrow = ArrowItem(self._theme.attack, self._theme.illegal, scene.layout.px(6))
            scene.addItem(drag.arrow)
        elif drag.kind == "evolve" and drag.item is None:
            drag.arrow = ArrowItem(self._theme.info, self._theme.illegal, scene.layout.px(6))
            scene.addItem(drag.arrow)
        elif drag.item is None:
            drag.arrow = ArrowItem(self._theme.info, self._theme.illegal, scene.layout.px(5))
            scene.addItem(drag.arrow)
        if drag.kind == "card":
            for target, rect in self._places(drag):
                legal = sitting.manual or bool(self._verdict(drag, target).options)
                if legal or target == Target(sitting.seat, "field"):
                    glow = PlaceGlow(rect, self._theme, legal=legal, radius=scene.layout.px(8))
                    scene.addItem(glow)
                    drag.glows.append((target, rect, glow))
        if drag.item is not None and drag.kind != "attack":
            scene.motion.drop(drag.item)
            drag.item.setRotation(0 if drag.item.card is None or not drag.item.card.engaged else 90)
            drag.item.setZValue(350)
            drag.item.setScale(1.06)

    def _light_card(self, drag: Drag, card: int, glow: Literal["attack", "legal"]) -> None:
        item = self._scene.item_of(card)
        if item is not None:
            item.show_as(glow=glow)
            drag.lit.append(item)

    def _places(self, drag: Drag) -> list[tuple[Target, QRectF]]:
        scene, seat = self._scene, self._sitting.seat
        found = []
        zones = ("field", "ex", "hand", "deck", "cemetery", "banished", "evolve_deck") if self._sitting.manual else ("field", "ex")
        for owner in (seat, 1 - seat):
            side = scene.side(owner)
            for zone in zones:
                rect = side.zone(zone)
                if rect is not None:
                    found.append((Target(owner, zone), rect))
        if self._sitting.manual:
            found.append((Target(SHARED, "resolution"), scene.layout.resolution))
        return found

    def _follow(self, drag: Drag, point: QPointF) -> None:
        scene = self._scene
        target = scene.target_at(point, without=drag.item)
        legal = target is not None and (self._sitting.manual or bool(self._verdict(drag, target).options))
        if drag.arrow is not None:
            if drag.item is not None:
                origin = drag.item.home.centre
            else:
                assert drag.pile is not None
                origin = drag.pile.rect.center()
            drag.arrow.point(origin, point, faint=not legal)
        elif drag.item is not None:
            drag.item.setPos(point - drag.grip)
        for place, rect, glow in drag.glows:
            glow.point(rect.contains(point) and (target is None or place.zone == target.zone))
        self._say(drag, target, legal, point)

    def _say(self, drag: Drag, target: Target | None, legal: bool, point: QPointF) -> None:
        scene, sitting = self._scene, self._sitting
        text = ""
        if not sitting.manual and not legal and drag.item is not None:
            home = drag.item.key.place
            away = target is not None and Place(target.seat, target.zone) != home
            if drag.kind == "attack":
                away = target is not None and target.seat == 1 - sitting.seat and bool(target.card)
            if away and target is not None:
                reason = self._verdict(drag, target).why
                if reason is None and target.zone in ("field", "ex", "middle", "resolution", "leader"):
                    reason = intent.why_not(sitting.refusals, drag.item.key.card, None, sitting.seat)
                text = sitting.why(reason) if reason is not None or sitting.ask is None else ""
        elif drag.kind == "evolve" and not legal and target is not None and target.card:
            reason = intent.evolve_drop(sitting.ask, sitting.refusals, target).why
            text = sitting.why(reason) if reason is not None else ""
        scene.hint.say(text, point, scene.layout.size, bad=True)

    def _verdict(self, drag: Drag, target: Target) -> intent.Verdict:
        sitting = self._sitting
        if drag.kind == "evolve":
            return intent.evolve_drop(sitting.ask, sitting.refusals, target)
        card = drag.item.card if drag.item is not None else None
        if card is None:
            return intent.Verdict()
        return intent.drop(sitting.ask, sitting.refusals, card.id, target, anywhere=card.shown.kind == "spell")

    def _put_down(self, drag: Drag) -> None:
        scene = self._scene
        scene.hint.say("", QPointF(), scene.layout.size, bad=False)
        for _, _, glow in drag.glows:
            scene.removeItem(glow)
        if drag.arrow is not None:
            scene.removeItem(drag.arrow)
        if drag.item is not None and drag.kind != "attack":
            self._lifted = None
            scene.animator.return_home(drag.item)
        scene.mark(self._sitting.ask, self._sitting.picking)

    def _drop(self, drag: Drag, target: Target | None) -> None:
        sitting = self._sitting
        if target is None:
            return
        if sitting.manual:
            if drag.item is not None and drag.item.card is not None:
                self._hands.move_by_hand(drag.item.card, target)
            elif drag.pile is not None:
                self._hands.pile_by_hand(drag.pile.place, target)
            return
        verdict = self._verdict(drag, target)
        if verdict.options:
            aim = target.card if drag.kind == "card" else 0
            self._hands.choose(verdict.options, aim)
        elif self._is_try(drag, target):
            reason = verdict.why
            if reason is None and drag.item is not None:
                reason = intent.why_not(sitting.refusals, drag.item.key.card, None, sitting.seat)
            sitting.refused.emit(sitting.why(reason))

    def _is_try(self, drag: Drag, target: Target) -> bool:
        """Whether a drop that does nothing was meant to do something (a card put back where it lay was not)."""
        if drag.item is not None and Place(target.seat, target.zone) == drag.item.key.place:
            return False
        if drag.kind == "attack":
            return target.seat == 1 - self._sitting.seat and bool(target.card)
        if drag.kind == "evolve":
            return target.zone == "field" and bool(target.card)
        return target.zone in ("field", "ex", "middle", "resolution", "leader")
