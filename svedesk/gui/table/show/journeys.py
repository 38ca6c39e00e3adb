"""Cards on their way from place to place: drawn, played, destroyed, put away."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from svedesk.engine.events import CardLinked, CardMoved, Event
from svedesk.engine.records import Place
from svedesk.gui.table.arrange import Ident, Key, Spot
from svedesk.gui.table.card_item import CardItem
from svedesk.gui.table.motion import MOVE, Curve
from svedesk.gui.table.show.cast import class_light
from svedesk.gui.table.show.evolve import DEATH, destroy
from svedesk.gui.table.show.large import done_with
from svedesk.gui.table.show.light import Rays
from svedesk.gui.table.show.looks import as_printed
from svedesk.gui.table.show.stage import Stage

if TYPE_CHECKING:
    from svedesk.gui.table.scene import TableScene
    from svedesk.gui.table.show.sequence import EventSequence

STAGGER, MOST_FLYING = 70.0, 8
"""Milliseconds between two cards that go the same way; how many of those are seen."""
SPELL = 1.15
"""How much larger a spell is while it does what it does than one that lies there."""


BEHIND = 59.0
"""Above the cards on the fields, below those that are resolved."""


class Journeys:
    """The cards that move in one action, by the ids they have at each point of it."""

    def __init__(
        self, scene: TableScene, actors: dict[int, CardItem], leaving: Sequence[CardItem], ids: Mapping[int, int]
    ) -> None:
        self._scene, self._stage, self._words = scene, Stage(scene), scene.words
        self.actors = actors
        self._ids = ids
        self._unseen: dict[Place, list[CardItem]] = {}
        for item in leaving:
            if not item.key.card:
                self._unseen.setdefault(item.key.place, []).append(item)
        self.fresh: dict[Ident, CardItem] = {}
        """Items of cards that were not seen before, until they come."""
        self.moving: dict[CardItem, float] = {}
        """When each card that has moved comes to rest."""
        self.settles: dict[Place, float] = {}
        """When the other cards of a place close or make room."""
        self.touched: set[Place | tuple[int, str]] = set()
        self._at: dict[CardItem, QPointF] = {}

    def where(self, item: CardItem) -> QPointF:
        """Where an item is at this point of the events."""
        return self._at.get(item, item.pos())

    def moved(self, sequence: EventSequence, rest: Sequence[Event]) -> int:
        """Put the first of these events on the clock, with those that go the same way; returns how many they are."""
        first = rest[0]
        assert isinstance(first, CardMoved)
        together = [first]
        for event in rest[1:]:
            alike = isinstance(event, CardMoved) and _way(event) == _way(first) and event.was not in _ids(together)
            if not alike or first.why in ("play", "evolve"):
                break
            assert isinstance(event, CardMoved)
            together.append(event)
        before = sequence.at
        ends = before
        for nth, event in enumerate(together):
            sequence.at = before + STAGGER * min(nth, MOST_FLYING) * (first.why != "destroy")
            ends = max(ends, self._move(sequence, event, rest[len(together) :], shown=nth < MOST_FLYING))
        sequence.at = ends
        return len(together)

    def _move(self, sequence: EventSequence, event: CardMoved, later: Sequence[Event], *, shown: bool) -> float:
        scene, when = self._scene, sequence.at
        view = scene.view
        item = self.actors.pop(event.was, None) if event.was else None
        final = self.final(event)
        source, to = event.source, event.to
        for place in (source, to):
            if place is not None:
                self.settles[place] = when + (DEATH if event.why == "destroy" and place == source else 0.0)
                self.touched.add(place)
        if source is not None:
            sequence.hold(source, when)
        if to is None:
            return self._vanish(item, when)
        theirs = view is not None and source is not None and source.seat == 1 - view.seat
        if event.why in ("play", "evolve") and theirs and event.number and source is not None:
            when = self._large(event, done_with(event, self._words), source, when)
            if item is not None:
                hidden = item
                self._stage.at(sequence.at, lambda: hidden.setVisible(False))
        if item is None:
            item = self._begin(event, final, when)
        if item is None:
            sequence.hold(to, when)
            return when
        if event.card:
            self.actors[event.card] = item
        if event.why == "destroy":
            when = destroy(self._stage, item, when)
            if any(isinstance(other, CardMoved) and other.was == event.card and not other.to for other in later):
                return when  # it goes nowhere: a token that left the field is no more
        elif event.why == "play" and self._goes_on(event, later) is not None:
            self._at[item] = self._at.get(item, item.pos())
            return when  # it goes on to where it will lie at once
        base = self._base(event, later)
        if not shown and final is not item:
            sequence.hold(to, when)
            return when
        ends = self._fly(item, event, to, when, final is item, base)
        sequence.hold(to, ends)
        settled = final is item or base is not None
        return when + MOVE * (0.75 if settled and event.why != "evolve" else 1.0)

    def _large(self, event: CardMoved, caption: str, source: Place, when: float) -> float:
        large = self._scene.animator.large
        unseen = self._unseen.get(source)
        if unseen and not event.was:
            self._stage.remove(unseen.pop(), when)
        return large.show(event.number, caption, when, self._scene.rect_of(source).center())

    def _goes_on(self, event: CardMoved, later: Sequence[Event]) -> CardMoved | None:
        """The event that lays a card at once that is just being played. A spell is seen where it does what it does."""
        for other in later:
            if isinstance(other, CardMoved) and other.was == event.card and event.card:
                lies = other.to is not None and self._words.table.zones[other.to.zone].in_play
                return other if other.why == "resolve" and lies else None
        return None

    def final(self, event: CardMoved) -> CardItem | None:
        """The item of the card as it lies in the end, if it lies open then."""
        last = self._ids.get(event.card, event.card)
        if last and last in self._scene.cards:
            return self._scene.cards[last]
        if not event.card and event.to is not None:
            keys = (key for key in self.fresh if isinstance(key, Key) and key.place == event.to)
            key = next(keys, None)
            return self.fresh[key] if key is not None else None
        return None

    def _begin(self, event: CardMoved, final: CardItem | None, when: float) -> CardItem | None:
        """The item of a card nobody saw before: that of where it will lie, or one for its way only."""
        scene, source = self._scene, event.source
        start = scene.rect_of(source).center() if source is not None else None
        large = scene.animator.large
        grown = event.why in ("play", "evolve") and source is not None and scene.view is not None
        if grown and source is not None and scene.view is not None and source.seat != scene.view.seat and large.pace():
            start = large.middle
        unseen = self._unseen.get(source, []) if source is not None and not event.was else []
        if unseen and final is None and start is not large.middle:
            start = unseen[-1].pos()
            self._stage.remove(unseen.pop(), when)
        if final is not None and final.key.ident in self.fresh:
            item = self.fresh.pop(final.key.ident)
            item.setPos(start if start is not None else item.home.centre)
            item.setScale(0.8 if start is not None else 0.05)
        else:
            if source is None or start is None or scene.motion.reduced:
                return None
            if final is not None:
                return None  # an item of its own is at it already
            width = scene.layout.default_width * 0.85
            card = as_printed(event.number, source, self._words)
            item = CardItem(scene.faces, Spot(Key(0, source, -1), card, start, width, 0.0, 290.0))
            scene.addItem(item)
            self.moving[item] = when
        if start == large.middle:
            item.setScale(1.8)
        item.setVisible(False)
        self._stage.appear(item, when)
        self._at[item] = start if start is not None else item.home.centre
        return item

    def _base(self, event: CardMoved, later: Sequence[Event]) -> CardItem | None:
        """The card that one is laid on."""
        for other in later[:3]:
            if isinstance(other, CardLinked) and other.card == event.card and event.card:
                return self.actors.get(other.on)
        return None

    def _vanish(self, item: CardItem | None, when: float) -> float:
        if item is not None:
            self._stage.glide(item, when, MOVE, self.where(item), scale=0.4, fade=0.0, curve=Curve.InQuad)
            self.moving[item] = when + MOVE
        return when

    def _fly(
        self, item: CardItem, event: CardMoved, to: Place, when: float, lies: bool, base: CardItem | None
    ) -> float:
        """Let an item go to its next place; returns when it is there."""
        scene, stage = self._scene, self._stage
        looks = scene.words.table.zones[to.zone]
        long = MOVE * (1.0 if event.why != "destroy" else 1.15)
        if lies and item.key.place == to:
            spot = item.home
            begins = _become(item, spot)
            end: QPointF | Callable[[], QPointF] = spot.centre
            curve = Curve.OutBack if looks.in_play else Curve.OutCubic
            done = partial(item.lie, spot)
            stage.glide(item, when, long, end, angle=spot.angle, curve=curve, begins=begins, done=done)
            if looks.in_play and event.why in ("resolve", "play", "put", "create", ""):
                stage.burst(spot.centre, when + long * 0.55, scene.theme.text, spot.width * 0.85, long=300)
            self._at[item] = spot.centre
        else:
            over = base.pos() if base is not None else None
            point = over if over is not None else self._point(to)
            width = scene.rect_of(to).width() if looks.shape == "pile" else item.width
            spell = SPELL * scene.layout.card_width(to.zone) / item.width if looks.shape == "spread" else 0.0
            scale = spell or (1.25 if base is not None else width / item.width)
            fade = 1.0 if looks.shape in ("spread", "row") or base is not None else 0.35
            curve = Curve.OutBack if looks.shape == "spread" else Curve.InOutQuad
            z = item.zValue()

            def begins_flight() -> None:
                item.setZValue(max(z, 306.0))

            stage.glide(item, when, long, point, angle=0.0, scale=scale, fade=fade, curve=curve, begins=begins_flight)
            self._at[item] = point
        if looks.shape == "spread":  # a spell shines while it is read, and stays in front of that light
            colour = class_light(self._words.classes(event.number), scene.theme)
            rays = Rays(colour, scene.layout.default_width * 1.8, z=BEHIND)
            stage.show(rays, self._at[item], when + long * 0.5, 900, Curve.Linear)
        self.moving[item] = when + long
        return when + long

    def _point(self, to: Place) -> QPointF:
        return self._scene.rect_of(to).center()


def _way(event: CardMoved) -> tuple[object, ...]:
    return event.source, event.to and event.to.zone, event.why, bool(event.was)


def _ids(events: Sequence[CardMoved]) -> set[int]:
    return {event.card for event in events if event.card}


def _become(item: CardItem, spot: Spot) -> Callable[[], None]:
    def begins() -> None:
        width = item.width * item.scale()
        item.become(spot)
        item.setScale(width / spot.width)
        item.setZValue(300 + spot.z)
        item.setOpacity(1.0)

    return begins
