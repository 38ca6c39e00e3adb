"""From how things lay to how they lie: what moves, turns, leans and rises for the events of one action."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEasingCurve, QPointF
from PySide6.QtGui import QTransform

from svedesk.engine.events import CardLinked, CardMoved, DamageDealt, Event, NumberChanged
from svedesk.engine.game_table import TableZone
from svedesk.engine.records import Place
from svedesk.engine.view import CardView
from svedesk.gui.table.arrange import Key, Spot
from svedesk.gui.table.card_item import CardItem
from svedesk.gui.table.effects import RisingNumber, TurnBanner
from svedesk.gui.table.motion import ANNOUNCE, LEAN, LONGEST, MOVE, RISE, TURN

if TYPE_CHECKING:
    from svedesk.gui.table.scene import TableScene

MOST_FLYING = 6


def renamed(events: tuple[Event, ...]) -> dict[int, int]:
    """Which card became which, for cards seen before and after: the id at the start to the id at the end."""
    now: dict[int, int] = {}
    for event in events:
        if isinstance(event, CardMoved) and event.was and event.card:
            first = next((start for start, end in now.items() if end == event.was), event.was)
            now[first] = event.card
    return now


class Animator:
    """Plays the events of one action on a scene."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.begins: dict[int, tuple[QPointF, float]] = {}
        """Cards that come next and were shown before: from which point, and how wide they were."""

    def play(self, spots: tuple[Spot, ...], events: tuple[Event, ...], ids: dict[int, int]) -> None:
        """Let items go to their spots; new ones come from where the events say, lost ones go there."""
        scene = self._scene
        delay = self._lean(events)
        self._rise(events, delay)
        shown = {ident for ident in scene.cards if isinstance(ident, int)} | {spot.key.card for spot in spots}
        self._fly(events, shown, delay)
        self._rename(ids)
        wanted = {spot.key.ident for spot in spots}
        for ident in [ident for ident in scene.cards if ident not in wanted]:
            item = scene.cards.pop(ident)
            self._leave(item, _went(events, item.key.card), delay)
        stagger = min(60.0, 500.0 / max(1, len(spots)))
        come = 0
        for spot in spots:
            old = scene.cards.get(spot.key.ident)
            if old is None:
                source = _came(events, spot.key.card, spot.key.place)
                item = scene.item_for(spot)
                if spot.key.card in self.begins:
                    begin, width = self.begins[spot.key.card]
                    item.setPos(begin)
                    item.setScale(width / spot.width)
                    self._go(item, spot, 0.0)
                elif source is not None:
                    item.setPos(scene.rect_of(source).center())
                    item.setScale(0.8)
                    self._go(item, spot, delay + come * stagger)
                    come += 1
            else:
                turns_over = self._turns_over(old.card, spot.card)
                self._go(old, spot, delay)
                if turns_over:
                    self._turn_over(old, delay)
        self.begins.clear()

    def _turns_over(self, before: CardView | None, after: CardView | None) -> bool:
        """Whether a card is turned faceup or facedown, or shows its other face (2.14)."""
        if before is None or after is None:
            return False
        is_turned = self._scene.words.is_turned
        return before.faceup != after.faceup or is_turned(before) != is_turned(after)

    def _turn_over(self, item: CardItem, delay: float) -> None:
        """What now lies up comes round from its edge."""

        def step(share: float) -> None:
            item.setTransform(QTransform.fromScale(max(0.02, share), 1.0))

        motion = self._scene.motion
        motion.add((item, "over"), TURN, step, item.resetTransform, delay=min(delay, LONGEST - TURN))

    def announce(self, text: str) -> None:
        """Say across the middle that a turn begins, for a moment."""
        scene = self._scene
        if scene.motion.reduced:
            return
        item = TurnBanner(text, scene.theme, scene.layout.text(22))
        item.setPos(scene.layout.middle.center())
        wide, left = item.boundingRect().width(), min(rect.left() for rect in scene.layout.shared.values())
        if left > wide:  # beside the shared zone: what lies there, and its name, stay in sight
            item.setX(left - scene.layout.px(6) - wide / 2)
        scene.addItem(item)

        def step(share: float) -> None:
            item.setOpacity(min(1.0, share * 6, (1.0 - share) * 4))

        scene.motion.add(item, ANNOUNCE, step, lambda: scene.removeItem(item), curve=QEasingCurve.Type.Linear)

    def return_home(self, item: CardItem) -> None:
        """Let a card that was taken up fall back where it belongs."""
        self._go(item, item.home, 0.0)

    def _rename(self, ids: dict[int, int]) -> None:
        cards = self._scene.cards
        moved = [(new, cards.pop(old)) for old, new in ids.items() if old in cards]
        for new, item in moved:
            cards[new] = item

    def _go(self, item: CardItem, spot: Spot, delay: float) -> None:
        begin, turn, width = item.pos(), item.rotation(), item.width * item.scale()
        item.become(spot)
        if begin == spot.centre and turn == spot.angle and width == spot.width:
            item.setZValue(spot.z)
            item.setScale(1.0)
            return
        start_scale = width / spot.width
        far = (begin - spot.centre).manhattanLength() > 2
        item.setScale(start_scale)
        item.setZValue(300 + spot.z if far else spot.z)

        def step(share: float) -> None:
            item.setPos(begin + (spot.centre - begin) * share)
            item.setRotation(turn + (spot.angle - turn) * share)
            item.setScale(start_scale + (1.0 - start_scale) * share)

        def done() -> None:
            item.setZValue(spot.z)
            item.setScale(1.0)

        duration = MOVE if far else TURN
        self._scene.motion.add(item, duration, step, done, delay=min(delay, LONGEST - duration))

    def _fly(self, events: tuple[Event, ...], shown: set[int], delay: float) -> None:
        """What goes from pile to pile, or onto a card, flies over the table though it lies
        nowhere as a card."""
        flown = 0
        for event in events:
            if not isinstance(event, CardMoved) or event.source is None or event.to is None or flown >= MOST_FLYING:
                continue
            if event.was in shown or event.card in shown or event.source == event.to:
                continue
            if self._is_laid_out(event.to) or self._is_laid_out(event.source) or event.why in ("search", "mulligan"):
                continue
            self._ghost(event.source, event.to, _base_of(events, event.card), delay + 50.0 * flown)
            flown += 1

    def _zone(self, place: Place) -> TableZone:
        return self._scene.words.table.zones[place.zone]

    def _is_laid_out(self, place: Place) -> bool:
        """Whether the cards of a zone are items of their own."""
        return self._zone(place).shape not in ("pile", "attached")

    def _ghost(self, source: Place, to: Place, base: int, delay: float) -> None:
        scene = self._scene
        if scene.motion.reduced:
            return
        start, under = scene.rect_of(source), scene.item_of(base)
        end = under.home.centre if under is not None else scene.rect_of(to).center()
        width = scene.layout.usual_width * 0.8
        spot = Spot(Key(0, source, -1), None, start.center(), width, 0.0, 380.0)
        item = CardItem(scene.faces, spot)
        item.setVisible(False)
        scene.addItem(item)

        def step(share: float) -> None:
            item.setVisible(True)
            item.setPos(spot.centre + (end - spot.centre) * share)

        scene.motion.add(item, MOVE * 1.4, step, lambda: scene.removeItem(item), delay=delay)

    def _leave(self, item: CardItem, to: Place | None, delay: float) -> None:
        scene = self._scene
        begin, turn = item.pos(), item.rotation()
        end = scene.rect_of(to).center() if to is not None else begin
        item.setZValue(290)

        def step(share: float) -> None:
            item.setPos(begin + (end - begin) * share)
            item.setRotation(turn * (1 - share))
            item.setOpacity(1.0 - 0.75 * share if to is not None else 1.0 - share)

        scene.motion.add(item, MOVE, step, lambda: scene.removeItem(item), delay=min(delay, LONGEST - MOVE))

    def _lean(self, events: tuple[Event, ...]) -> float:
        """The attacking card leans 12 % of the way towards its target and back; returns how long the rest waits for
        that."""
        scene = self._scene
        for event in events:
            if isinstance(event, DamageDealt) and event.kind in ("attack", "combat"):
                item, target = scene.item_of(event.source), scene.item_of(event.target)
                if item is None or target is None:
                    continue
                begin, way = item.pos(), (target.pos() - item.pos()) * 0.12
                item.setZValue(310)
                scene.motion.add(
                    (item, "lean"), LEAN, _there_and_back(item, begin, way), curve=QEasingCurve.Type.InOutSine
                )
                return LEAN / 2
        return 0.0

    def _rise(self, events: tuple[Event, ...], delay: float) -> None:
        scene, layout, theme = self._scene, self._scene.layout, self._scene.theme
        of_cards = {zone.number: zone.name for zone in scene.words.table.zones.values() if zone.number}
        for event in events:
            if isinstance(event, DamageDealt) and event.amount:
                item = scene.item_of(event.target)
                if item is not None and not self._zone(item.key.place).number:
                    self._number(item.pos(), f"−{event.amount}", theme.attack, layout.text(26), delay)
            elif isinstance(event, NumberChanged) and event.name in of_cards and event.before:
                amount = event.after - event.before
                text = f"+{amount}" if amount > 0 else f"−{-amount}"
                colour = theme.heal if amount > 0 else theme.attack
                place = Place(event.seat, of_cards[event.name])
                self._number(scene.rect_of(place).center(), text, colour, layout.text(32), delay)

    def _number(self, at: QPointF, text: str, colour: str, size: int, delay: float) -> None:
        scene = self._scene
        if scene.motion.reduced:
            return
        item = RisingNumber(text, colour, size)
        item.setPos(at)
        item.setVisible(False)
        scene.addItem(item)

        def step(share: float) -> None:
            item.setVisible(True)
            item.setPos(at - QPointF(0, size * 1.5 * share))
            item.setOpacity(1.0 if share < 0.6 else 1.0 - (share - 0.6) / 0.4)

        scene.motion.add(item, RISE, step, lambda: scene.removeItem(item), delay=delay)


def _base_of(events: tuple[Event, ...], card: int) -> int:
    """The card that `card` was laid on, 0 when on none."""
    return next((event.on for event in events if isinstance(event, CardLinked) and event.card == card and card), 0)


def _there_and_back(item: CardItem, begin: QPointF, way: QPointF) -> Callable[[float], None]:
    def step(share: float) -> None:
        item.setPos(begin + way * (2 * share if share < 0.5 else 2 - 2 * share))

    return step


def _came(events: tuple[Event, ...], card: int, place: Place) -> Place | None:
    """Where a card that is seen for the first time came from. For cards without an id: where the last one to come to
    the zone came from."""
    for event in reversed(events):
        if isinstance(event, CardMoved) and event.to is not None and event.source is not None:
            if card and event.card == card:
                return event.source
            if not card and not event.card and event.to == place:
                return event.source
    return None


def _went(events: tuple[Event, ...], card: int) -> Place | None:
    """Where a card that is seen no more went."""
    for event in events:
        if isinstance(event, CardMoved) and event.was == card and card:
            return event.to
    return None
