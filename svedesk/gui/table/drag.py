"""A drag that goes on: what was taken up, where it may go, what is said beside the mouse."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QPointF, QRectF

from svedesk.engine.ask import Option
from svedesk.engine.game_table import Shape, TableZone, Target
from svedesk.engine.message import Message
from svedesk.engine.records import SHARED, Place
from svedesk.gui.look.theme import Theme
from svedesk.gui.table import intent
from svedesk.gui.table.arrange import TRAY
from svedesk.gui.table.arrow import ArrowItem
from svedesk.gui.table.card_item import CardItem
from svedesk.gui.table.effects import PlaceGlow
from svedesk.gui.table.scene import TableScene
from svedesk.gui.table.table_seat import TableSeat
from svedesk.gui.table.zone_items import PileItem, ZoneItem

DragKind = Literal["card", "aim", "lay"]
MOST_LEAN, LEAN, RIGHT = 10.0, 0.55, 200.0
"""How far a carried card leans at most, in degrees, and for each pixel it moves at once; how long it takes to come
upright."""
GROUP_STEP = 12
"""How far each further card of a dragged group lies from the one before, at the table's own scale."""
_PLAY = "play"
"""The kind of option of a card that may be dropped on what it will ask for."""
TRIED: tuple[Shape, ...] = ("row", "spread", "single")
"""Zones a card is dropped on to do something with it, by their shape; and the middle."""


def begin(
    scene: TableScene,
    table_seat: TableSeat,
    theme: Theme,
    start: QPointF,
    item: CardItem | None,
    zone: ZoneItem | None,
    others: tuple[CardItem, ...] = (),
) -> Drag | None:
    """The drag that starts where the button went down, None when nothing there can be taken up. `others` are the rest
    of a group, which goes along."""
    pile = zone if item is None and isinstance(zone, PileItem) and zone.count else None
    kind = _kind(table_seat, item, pile, aiming=scene.aiming)
    return Drag(scene, table_seat, theme, kind, start, item, pile, others) if kind is not None else None


def _kind(table_seat: TableSeat, item: CardItem | None, pile: PileItem | None, *, aiming: bool) -> DragKind | None:
    table = table_seat.words.table
    sources = {deed.source for deed in table.deeds if deed.gesture == "lay"}
    if pile is not None:
        if table_seat.manual:
            return "card"
        return "lay" if pile.place.seat == table_seat.seat and pile.place.zone in sources else None
    if item is None or item.card is None:
        return None
    place, looks = item.key.place, table.zones[item.key.place.zone]
    if table_seat.manual:
        if aiming and looks.in_play:
            return "aim"
        return None if looks.fixed else "card"
    if intent.is_aimed(table_seat.ask, table_seat.refusals, item.card.id, place.zone, table):
        return "aim"
    if place.zone in sources:
        return "lay"
    played = looks.shape == "fan" or (looks.shape == "row" and not looks.in_play)
    return "card" if place.seat == table_seat.seat and played else None


class Drag:
    """One drag. `arrow` follows the mouse where the card itself stays (it is aimed, or the top of a pile)."""

    def __init__(
        self,
        scene: TableScene,
        table_seat: TableSeat,
        theme: Theme,
        kind: DragKind,
        start: QPointF,
        item: CardItem | None,
        pile: PileItem | None,
        others: tuple[CardItem, ...] = (),
    ) -> None:
        self._scene, self._table_seat, self._theme = scene, table_seat, theme
        self.kind, self.item, self.pile, self.others = kind, item, pile, others
        self._grip = start - item.pos() if item is not None else QPointF()
        self.glows: list[tuple[Target, QRectF, PlaceGlow]] = []
        self.arrow: ArrowItem | None = None
        scene.offer_used(offered=table_seat.manual and kind == "card")
        self._homes = tuple(held.home for held in self.held)
        self._light()
        self._take_up()

    @property
    def held(self) -> tuple[CardItem, ...]:
        """All cards in hand."""
        return () if self.item is None else (self.item, *self.others)

    def verdict(self, target: Target) -> intent.GestureResult:
        """What dropping it there does with the rules on."""
        table_seat = self._table_seat
        if self.item is not None and Place(target.seat, target.zone) == self.item.key.place:
            return intent.GestureResult()  # Moved about within its own zone.
        table = table_seat.words.table
        if self.kind == "lay":
            return intent.lay(table_seat.ask, table_seat.refusals, target, self._source, table)
        card = self.item.card if self.item is not None else None
        if card is None:
            return intent.GestureResult()
        words = table_seat.words.of_game

        def drops(option: Option, target: Target) -> bool:
            if table.is_drop(option, card, target, table_seat.seat):
                return True
            return option.kind == _PLAY and bool(target.card) and words.waits_for_target(card.shown.printed)

        return intent.drop(table_seat.ask, table_seat.refusals, card.id, target, drops, table)

    @property
    def _source(self) -> str:
        """The zone that what is in hand comes from."""
        if self.pile is not None:
            return self.pile.place.zone
        return self.item.key.place.zone if self.item is not None else ""

    def _looks(self, target: Target) -> TableZone | None:
        return self._table_seat.words.table.zones.get(target.zone)

    def is_legal(self, target: Target | None) -> bool:
        """Whether it may be dropped there."""
        if target is not None and self._table_seat.manual:
            return self.kind != "aim" or self.is_try(target)
        return target is not None and bool(self.verdict(target).options)

    def is_try(self, target: Target) -> bool:
        """Whether a drop there was meant to do something (a card put back where it lay was not)."""
        if self.item is not None and Place(target.seat, target.zone) == self.item.key.place:
            return False
        looks = self._looks(target)
        if self.kind == "aim" and self.item is not None:
            faced = looks is not None and (looks.in_play or looks.shape == "single")
            return target.seat == 1 - self.item.key.place.seat and bool(target.card) and faced
        if self.kind == "lay":
            return looks is not None and looks.in_play and bool(target.card)
        return looks is None or looks.shape in TRIED

    def reason(self, target: Target) -> Message | None:
        """Why it may not be dropped there, as the rules say it."""
        why = self.verdict(target).why
        if why is None and self.item is not None:
            table_seat = self._table_seat
            why = intent.why_not(table_seat.refusals, self.item.key.card, table_seat.words.table)
        return why

    def follow(self, point: QPointF) -> None:
        """The mouse is here now."""
        scene, table_seat = self._scene, self._table_seat
        target = scene.target_at(point, without=self.held)
        legal = self.is_legal(target)
        if self.arrow is not None:
            self.arrow.point(self._origin(), point, faint=not legal)
        elif self.item is not None:
            self._carry(point - self._grip)
            for nth, other in enumerate(self.others, 1):
                other.setPos(self.item.pos() + QPointF(nth, nth) * scene.layout.px(GROUP_STEP))
        self._foretell(target, legal=legal)
        for place, rect, glow in self.glows:
            glow.point(rect.contains(point) and (target is None or place.zone == target.zone))
        text = ""
        if target is not None and not legal and self.is_try(target):
            reason = self.reason(target)
            text = table_seat.why(reason) if reason is not None or table_seat.ask is None else ""
        scene.hint.say(text, point, scene.layout.size, bad=True)

    def _carry(self, to: QPointF) -> None:
        """A card in hand leans the way it is moved, the more the faster, and comes upright when it is held still."""
        item, motion = self.item, self._scene.motion
        assert item is not None
        moved = to.x() - item.pos().x()
        item.setPos(to)
        if motion.reduced:
            return
        upright = 90.0 * item.card.turned if item.card is not None else 0.0
        lean = item.rotation() - upright
        wanted = max(-MOST_LEAN, min(MOST_LEAN, moved * LEAN))
        start = lean + (wanted - lean) * 0.4
        item.setRotation(upright + start)
        motion.add((item, "lean"), RIGHT, lambda share: item.setRotation(upright + start * (1.0 - share)))

    def _foretell(self, target: Target | None, *, legal: bool) -> None:
        """Show what a drop here would do to the cards on the table."""
        scene, table_seat = self._scene, self._table_seat
        options = self.verdict(target).options if target is not None and legal and not table_seat.manual else ()
        if target is not None and target.card and len(options) == 1 and self.kind != "lay":
            scene.forecast.show(table_seat.foresee, options[0], target.card if self.kind == "card" else 0)
        else:
            scene.forecast.clear()

    def put_down(self) -> None:
        """Drop the cards in hand where they are, see `fall_home`."""
        scene = self._scene
        scene.hint.say("", QPointF(), scene.layout.size, bad=False)
        scene.show_tray(visible=True)
        scene.forecast.clear()
        for held in self.held:
            scene.motion.drop((held, "lean"))
            held.carry(carried=False)
        if self.arrow is not None:
            scene.removeItem(self.arrow)
        scene.mark(None if self._table_seat.manual else self._table_seat.ask, self._table_seat.picking)

    def darken(self) -> None:
        """Show no longer where the cards may go. All that lies there is painted again."""
        self._scene.offer_used(offered=False)
        for _, _, glow in self.glows:
            self._scene.removeItem(glow)

    def fall_home(self) -> None:
        """Move back what nothing was done with; the others go on from where they were dropped."""
        if self.item is not None and self.kind != "aim":
            for held, home in zip(self.held, self._homes, strict=True):
                if held.home == home and held.scene() is self._scene and not self._scene.motion.has(held):
                    self._scene.animator.return_home(held)

    def _origin(self) -> QPointF:
        if self.item is not None:
            return self.item.home.centre
        assert self.pile is not None
        return self.pile.rect.center()

    def _take_up(self) -> None:
        scene, theme, item = self._scene, self._theme, self.item
        if item is None or self.kind == "aim":
            colour = theme.attack if self.kind == "aim" else theme.info
            self.arrow = ArrowItem(colour, theme.illegal, scene.layout.px(6))
            scene.addItem(self.arrow)
            return
        if item.home.z >= TRAY:
            scene.show_tray(visible=False, but=self.held)
        scene.motion.drop(item)
        item.setRotation(90 * item.card.turned if item.card is not None else 0)
        item.setZValue(350)
        item.setScale(1.1)
        item.carry(carried=True)
        for nth, other in enumerate(self.others, 1):
            scene.motion.drop(other)
            other.carry(carried=True)
            other.setZValue(350 - nth / (len(self.others) + 1))

    def _light(self) -> None:
        """Show where it may go."""
        table_seat = self._table_seat
        table = table_seat.words.table
        if self.kind == "aim" and self.item is not None:
            for card in intent.aims(table_seat.ask, self.item.key.card, table):
                self._light_card(card, "attack")
            self._light_places()
        elif self.kind == "lay" and table_seat.ask is not None:
            for option in table_seat.ask.options:
                if intent.gesture(option.kind, table) == "lay":
                    self._light_card(option.card, "legal")
        elif self.kind == "card":
            self._light_places()

    def _light_places(self) -> None:
        """Show the zones where it may go, and its own zone in play in any case, if it is not there."""
        scene, table_seat = self._scene, self._table_seat
        own_field = Target(table_seat.seat, table_seat.words.table.hand_zones.play) if self.kind == "card" else None
        for target, rect in self._places():
            legal = self.is_legal(target)
            if legal or target == own_field:
                glow = PlaceGlow(rect, self._theme, legal=legal, radius=scene.layout.px(8))
                scene.addItem(glow)
                self.glows.append((target, rect, glow))

    def _light_card(self, card: int, glow: Literal["attack", "legal"]) -> None:
        item = self._scene.item_of(card)
        if item is not None:
            item.show_as(glow=glow)

    def _places(self) -> list[tuple[Target, QRectF]]:
        scene, table_seat = self._scene, self._table_seat
        zones = [zone for zone in table_seat.words.table.zones.values() if zone.takes_cards and not zone.fixed]
        shared = {zone.place.zone for zone in table_seat.view.zones if zone.place.seat == SHARED}
        places = []
        for owner in (table_seat.seat, 1 - table_seat.seat):
            for zone in zones:
                rect = scene.side(owner).zone(zone.name)
                if rect is not None and (table_seat.manual or zone.shape == "row"):
                    places.append((Target(SHARED if zone.name in shared else owner, zone.name), rect))
        if table_seat.manual:
            places += [(Target(SHARED, zone), rect) for zone, rect in scene.layout.shared.items()]
        return places
