"""From how things lay to how they lie: what happened in between is put on the clock, one event after the other."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEasingCurve, QPointF
from PySide6.QtGui import QTransform

from svedesk.engine.events import CardMoved, Event
from svedesk.engine.view import CardView
from svedesk.gui.table.arrange import Ident, Spot
from svedesk.gui.table.card_item import CardItem
from svedesk.gui.table.effects import TurnBanner
from svedesk.gui.table.motion import ANNOUNCE, MOVE, TURN, Curve
from svedesk.gui.table.show.journeys import Journeys
from svedesk.gui.table.show.large import LargeCard
from svedesk.gui.table.show.sequence import EventSequence, Hold

if TYPE_CHECKING:
    from svedesk.gui.table.scene import TableScene


def renamed(events: tuple[Event, ...]) -> dict[int, int]:
    """Which card became which in the end, by each id it had on the way."""
    last: dict[int, int] = {}
    for event in reversed(events):
        if isinstance(event, CardMoved) and event.card:
            last[event.card] = end = last.get(event.card, event.card)
            if event.was:
                last[event.was] = end
    return last


_EVENTS = "events"
"""What stands for the events that are shown, among what moves."""


class Animator:
    """Plays the events of one action on a scene."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.large = LargeCard(scene)
        """What the other side plays, for a moment."""
        self._turn_at = 0.0
        self._rests: list[float] = []

    @property
    def busy(self) -> bool:
        """Whether events are still being shown."""
        return self._scene.motion.has(_EVENTS)

    def _played(self) -> None:
        self._scene.point_attack()
        self._scene.played.emit()

    def play(self, spots: tuple[Spot, ...], events: tuple[Event, ...], holds: Hold) -> None:
        """Let items go to their spots as the events say; new ones come from where they came from, lost ones go."""
        scene = self._scene
        if scene.motion.reduced:
            self._play_still(spots, events, holds)
            return
        ids = renamed(events)
        actors = {ident: item for ident, item in scene.cards.items() if isinstance(ident, int)}
        self._rename(ids)
        wanted = {spot.key.ident for spot in spots}
        leaving = [scene.cards.pop(ident) for ident in list(scene.cards) if ident not in wanted]
        self._rests = []
        journeys = Journeys(scene, actors, leaving, ids)
        for spot in spots:
            self._expect(spot, journeys.fresh)
        sequence = EventSequence(scene, journeys, holds)
        sequence.walk(events)
        for key, show in holds.items():
            if key not in journeys.touched and not sequence.waits_for(key):
                show()
        self._turn_at = sequence.turn_at
        for item in leaving:
            if item not in journeys.moving:
                self._leave(item, journeys.settles.get(item.key.place, sequence.at))
        for item, rests in journeys.moving.items():
            if item.key.ident not in scene.cards or scene.cards[item.key.ident] is not item:
                scene.motion.then(rests + 1, partial(scene.let_go, item))
        for spot in spots:
            item = scene.cards[spot.key.ident]
            if item in sequence.ruined:
                item.wear(spot.card, spot.key.place, spot.linked)
                continue  # it stays broken
            if item not in journeys.moving and not sequence.changes(item) and self._rests_at(item, spot):
                continue
            begins = journeys.settles.get(spot.key.place, 0.0)
            begins = max(begins, journeys.moving.get(item, 0.0), sequence.turned.get(item, 0.0))
            self._settle(item, spot, begins, sequence.at)
        rests = max((sequence.at, *(rests for rests in self._rests)))
        scene.motion.add(_EVENTS, 1.0, lambda share: None, self._played, delay=rests)

    def _play_still(self, spots: tuple[Spot, ...], events: tuple[Event, ...], holds: Hold) -> None:
        """Without movement all is as it is at once, after what the other side plays has been seen."""
        scene = self._scene

        def lie() -> None:
            scene.place(spots)
            for show in holds.values():
                show()
            scene.point_attack()

        def lie_later() -> None:
            lie()
            scene.drawn.emit()
            self._played()

        self._turn_at = 0.0
        played = self.large.wanted(events)
        if played is None or not self.large.pace():
            self._rename(renamed(events))
            lie()
            return
        number, caption, source = played
        ends = self.large.show(number, caption, 0.0, scene.rect_of(source).center())
        self._rename(renamed(events))
        scene.motion.add(_EVENTS, 1.0, lambda share: None, lie_later, delay=ends, moves=False)

    def _expect(self, spot: Spot, fresh: dict[Ident, CardItem]) -> None:
        """An item for a spot that looks as it did before; one that was not there is not seen yet."""
        scene = self._scene
        item = scene.cards.get(spot.key.ident)
        if item is not None:
            item.expect(spot)
            return
        item = scene.item_for(spot)
        item.setVisible(False)
        fresh[spot.key.ident] = item

    def _rests_at(self, item: CardItem, spot: Spot) -> bool:
        """Whether an item lies at a spot already, and looks as it should."""
        lies = item.pos() == spot.centre and item.rotation() == spot.angle and item.scale() == 1.0
        same = item.worn == (spot.card, spot.key.place, spot.linked) and item.width == spot.width
        return lies and same and item.isVisible() and item.zValue() == spot.z and not self._scene.motion.has(item)

    def _settle(self, item: CardItem, spot: Spot, begins: float, end: float) -> None:
        """What did not move by itself makes room, or takes on what is now true of it."""
        scene = self._scene
        if not item.isVisible():
            scene.motion.then(begins, lambda: item.setVisible(True))
        before, after = item.worn[0], spot.card
        if self._turns_over(before, after):
            self._turn_over(item, begins)
        start: list[tuple[QPointF, float, float, bool]] = []

        def step(share: float) -> None:
            if not start:
                width = item.width * item.scale()
                item.become(spot)
                item.setOpacity(1.0)
                far = (item.pos() - spot.centre).manhattanLength() > 2
                start.append((item.pos(), item.rotation(), width / spot.width, far))
                item.setZValue(200 + spot.z if far else spot.z)
            begin, turn, large, _ = start[0]
            item.setPos(begin + (spot.centre - begin) * share)
            item.setRotation(turn + (spot.angle - turn) * share)
            item.setScale(large + (1.0 - large) * share)

        def done() -> None:
            item.setZValue(spot.z)
            item.setScale(1.0)

        still = item.pos() == spot.centre and item.rotation() == spot.angle and item.width == spot.width
        when = end if still and begins < end else begins
        long = TURN if still else MOVE
        self._rests.append(when + long)
        scene.motion.add(item, long, step, done, delay=when, curve=Curve.OutCubic)

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

        self._scene.motion.add((item, "over"), TURN, step, item.resetTransform, delay=delay)

    def announce(self, text: str) -> None:
        """Say across the middle that a turn begins, for a moment."""
        scene = self._scene
        if scene.motion.reduced:
            return
        item = TurnBanner(text, scene.theme, scene.layout.text(22))
        item.setPos(scene.layout.middle.center())
        wide, shared = item.boundingRect().width(), scene.layout.shared.values()
        left = min((rect.left() for rect in shared), default=0.0)
        if left > wide:  # beside the shared zone: what lies there, and its name, stay in sight
            item.setX(left - scene.layout.px(6) - wide / 2)
        item.setVisible(False)
        scene.addItem(item)

        def step(share: float) -> None:
            item.setVisible(True)
            item.setOpacity(min(1.0, share * 6, (1.0 - share) * 4))
            item.setScale(1.0 + 0.08 * max(0.0, 1.0 - share * 8))

        linear, delay = QEasingCurve.Type.Linear, self._turn_at
        scene.motion.add(item, ANNOUNCE, step, lambda: scene.removeItem(item), curve=linear, delay=delay)

    def return_home(self, item: CardItem) -> None:
        """Let a card that was taken up fall back where it belongs."""
        self._settle(item, item.home, 0.0, 0.0)

    def _rename(self, ids: dict[int, int]) -> None:
        cards = self._scene.cards
        moved = [(new, cards.pop(old)) for old, new in ids.items() if old in cards and old != new]
        for new, item in moved:
            cards[new] = item

    def _leave(self, item: CardItem, when: float) -> None:
        """What is seen no more goes where it lies."""
        scene = self._scene
        item.setZValue(290)
        fade: Callable[[float], None] = lambda share: item.setOpacity(1.0 - share)  # noqa: E731
        scene.motion.add(item, MOVE, fade, partial(scene.let_go, item), delay=when)
