"""What the showing of events is made of: one movement, light, number or arrow each, at a time of the clock."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsView

from svedesk.engine.view import View
from svedesk.gui.look.theme import Theme
from svedesk.gui.table.arrow import ArrowItem
from svedesk.gui.table.card_item import CardItem
from svedesk.gui.table.layout import Layout
from svedesk.gui.table.motion import Curve, Motion
from svedesk.gui.table.show.sparks import Burst, Growing, PopKind, PopNumber
from svedesk.gui.table.words import Words

POP, FLASH, GROW, FADE = 760, 200, 180, 140
"""Milliseconds of a number, of a light, of an arrow that grows, of what goes."""
SHORT_OF = 0.34
"""How far before the middle of a card an arrow ends, of the card's height."""


class StageScene(Protocol):
    """What is needed of the scene that something is shown on."""

    motion: Motion
    theme: Theme
    layout: Layout
    words: Words
    view: View | None
    ratio: float

    def addItem(self, item: QGraphicsItem, /) -> None: ...

    def removeItem(self, item: QGraphicsItem, /) -> None: ...

    def let_go(self, item: QGraphicsItem) -> None: ...

    def views(self) -> list[QGraphicsView]: ...


class Stage:
    """Puts beats on the clock of a scene. Where something begins is looked up when it begins."""

    def __init__(self, scene: StageScene) -> None:
        self.scene = scene

    def at(self, when: float, do: Callable[[], None]) -> None:
        """Do something then."""
        self.scene.motion.then(when, do)

    def run(
        self,
        when: float,
        duration: float,
        step: Callable[[float], None],
        done: Callable[[], None] | None = None,
        curve: Curve = Curve.Linear,
    ) -> None:
        """Let something change for a while."""
        self.scene.motion.add(object(), duration, step, done, delay=when, curve=curve)

    def glide(
        self,
        item: CardItem,
        when: float,
        duration: float,
        to: QPointF | Callable[[], QPointF],
        *,
        angle: float | None = None,
        scale: float = 1.0,
        fade: float = 1.0,
        curve: Curve = Curve.OutBack,
        begins: Callable[[], None] | None = None,
        done: Callable[[], None] | None = None,
    ) -> None:
        """Move an item to a point, from where it is then."""
        start: list[tuple[QPointF, float, float, float]] = []

        def step(share: float) -> None:
            if not start:
                if begins is not None:
                    begins()
                start.append((item.pos(), item.rotation(), item.scale(), item.opacity()))
            begin, turn, large, clear = start[0]
            end = to() if callable(to) else to
            item.setPos(begin + (end - begin) * share)
            if angle is not None:
                item.setRotation(turn + (angle - turn) * share)
            item.setScale(max(0.02, large + (scale - large) * share))
            item.setOpacity(max(0.0, min(1.0, clear + (fade - clear) * share)))

        self.run(when, duration, step, done, curve)

    def appear(self, item: CardItem, when: float) -> None:
        """Be seen from then on."""
        self.at(when, lambda: item.setVisible(True))

    def remove(self, item: QGraphicsItem, when: float) -> None:
        """Be gone from then on."""
        self.at(when, lambda: self.scene.let_go(item))

    def flash(self, item: CardItem, when: float, colour: str, strength: float = 0.85) -> None:
        """Light an item up for a moment."""
        self.run(when, FLASH, lambda share: item.light(strength * (1.0 - share), colour))

    def shake(self, item: CardItem, when: float, way: QPointF, duration: float = 260.0) -> None:
        """Knock an item back and let it swing to where it was."""
        start: list[QPointF] = []

        def step(share: float) -> None:
            if not start:
                start.append(item.pos())
            swing = math.exp(-4.2 * share) * math.cos(share * 13) if share < 1 else 0.0
            item.setPos(start[0] + way * swing)

        self.run(when, duration, step)

    def pop(self, where: Callable[[], QPointF], when: float, text: str, kind: PopKind, size: float) -> None:
        """A number springs up over a point."""
        scene = self.scene
        item = PopNumber(text, kind, scene.theme, scene.layout.text(size), scene.ratio)
        item.setVisible(False)
        scene.addItem(item)

        def step(share: float) -> None:
            item.setPos(where())
            item.setVisible(True)
            item.pop(share)

        self.run(when, POP, step, lambda: scene.removeItem(item))

    def burst(
        self,
        where: QPointF | Callable[[], QPointF],
        when: float,
        colour: str,
        radius: float,
        rays: int = 0,
        long: float = 340,
    ) -> None:
        """A ring of light widens."""
        self.show(Burst(colour, radius, rays), where, when, long)

    def show(
        self,
        spark: Growing,
        where: QPointF | Callable[[], QPointF],
        when: float,
        long: float,
        curve: Curve = Curve.OutCubic,
    ) -> None:
        """Let a spark come and go at a point, in so many milliseconds."""
        scene = self.scene
        spark.setVisible(False)
        scene.addItem(spark)

        def step(share: float) -> None:
            if not spark.isVisible():
                spark.setPos(where() if callable(where) else where)
                spark.setVisible(True)
            spark.grow(share)

        self.run(when, long, step, lambda: scene.removeItem(spark), curve)

    def arrow(
        self, start: QPointF, end: QPointF, when: float, colour: str, arrow: ArrowItem | None = None
    ) -> ArrowItem:
        """Let an arrow grow, and stay; returns it. `arrow` is one that there is."""
        scene = self.scene
        if arrow is None:
            arrow = ArrowItem(colour, scene.theme.illegal, scene.layout.px(6))
            arrow.setVisible(False)
            scene.addItem(arrow)
        grown = arrow

        def step(share: float) -> None:
            grown.setVisible(True)
            grown.setOpacity(1.0)
            grown.point(start, start + (end - start) * share)

        self.run(when, GROW, step, None, Curve.OutCubic)
        return arrow

    def fade(self, item: QGraphicsItem, when: float, done: Callable[[], None]) -> None:
        """Let something go."""
        self.run(when, FADE, lambda share: item.setOpacity(1.0 - share), done)


def before(start: QPointF, end: QPointF, item: CardItem) -> QPointF:
    """Where an arrow to an item ends: its numbers stay in sight."""
    way = end - start
    length = math.hypot(way.x(), way.y())
    short = min(item.height * SHORT_OF, length * 0.4)
    return end - way * (short / length) if length else end
