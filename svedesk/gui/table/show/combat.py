"""How blows are shown: the attacker lunges until it meets its target, all stops for an instant, both flash and are
thrown back, numbers pop, and then the cards show what is left of them."""

from __future__ import annotations

import math
from typing import NamedTuple

from PySide6.QtCore import QPointF

from svedesk.gui.table.card_item import CardItem
from svedesk.gui.table.motion import Curve
from svedesk.gui.table.show.light import Bolt, Embers
from svedesk.gui.table.show.stage import Stage

WIND_UP, LUNGE, STOP, BACK = 110.0, 130.0, 50.0, 240.0
"""Milliseconds: drawing back, dashing forward, the instant nothing moves, and the way home."""
BOLT, GATHER, FLY = 320.0, 220.0, 200.0
"""Milliseconds of what hits without a fight: in all, while light gathers, and on its way."""
TOLD = 240.0
"""Milliseconds from when a number pops until the card says it."""
WHITE = "#FFFFFF"


class Blow(NamedTuple):
    """What one card takes from another."""

    source: CardItem | None
    target: CardItem
    amount: int


def lunge(stage: Stage, when: float, attacker: CardItem, target: CardItem, stop: float = STOP) -> float:
    """The attacker meets its target and goes home; returns when they meet."""
    begin, z = attacker.pos(), attacker.zValue()
    begins: list[tuple[QPointF, QPointF, float]] = []
    meets = when + WIND_UP + LUNGE

    def paths() -> tuple[QPointF, QPointF, float]:
        if not begins:
            begins.append((attacker.pos(), _contact(attacker, target), attacker.zValue()))
            attacker.setZValue(310)
        return begins[0]

    def wind_up(share: float) -> None:
        start, end, _ = paths()
        attacker.setPos(start - (end - start) * (0.06 * share))

    def dash(share: float) -> None:
        start, end, _ = paths()
        from_ = start - (end - start) * 0.06
        attacker.setPos(from_ + (end - from_) * share)
        attacker.setScale(1.0 + 0.06 * share)

    def home(share: float) -> None:
        start, end, _ = paths()
        attacker.setPos(end + (start - end) * share)
        attacker.setScale(1.06 - 0.06 * min(1.0, share))

    def lie() -> None:
        attacker.setPos(paths()[0])
        attacker.setScale(1.0)
        attacker.setZValue(attacker.home.z if begins else z)

    assert begin is not None
    stage.run(when, WIND_UP, wind_up, None, Curve.OutQuad)
    stage.run(when + WIND_UP, LUNGE, dash, None, Curve.InCubic)
    stage.run(meets + stop, BACK, home, lie, Curve.OutBack)
    return meets


def bolt(stage: Stage, when: float, start: QPointF, end: QPointF, width: float, colour: str = "") -> None:
    """A light gathers where a card is and flies to another, which it hits `BOLT` later."""
    gold = colour or stage.scene.theme.you_can
    stage.show(Embers(gold, width * 0.7, 16, "gather", width * 0.05), start, when - 60, GATHER, Curve.Linear)
    stage.show(Bolt(gold, end - start, width * 0.13), start, when + BOLT - FLY, FLY, Curve.InQuad)


def _contact(attacker: CardItem, target: CardItem) -> QPointF:
    """Where the attacker's middle is when its edge meets the target's."""
    start, end = attacker.pos(), target.pos()
    way = end - start
    length = math.hypot(way.x(), way.y())
    if not length:
        return start
    apart = (attacker.height + target.height) * 0.36
    return end - way * (min(apart, length * 0.8) / length)


def struck(stage: Stage, meets: float, blow: Blow, size: float, *, number: bool = True, stop: float = STOP) -> float:
    """One card is hit: light, recoil, the number; returns when the card may show what is left of it."""
    scene, target = stage.scene, blow.target
    stage.flash(target, meets, WHITE, 0.8)
    stage.flash(target, meets + stop + 60, scene.theme.attack, 0.6)
    way = QPointF(0, 0)
    if blow.source is not None:
        way = target.pos() - blow.source.pos()
        length = math.hypot(way.x(), way.y()) or 1.0
        way = way * (target.width * 0.16 / length)
    if blow.amount and number:
        stage.pop(target.pos, meets + stop, f"−{blow.amount}", "damage", size)
    if blow.source is not None:
        stage.burst(target.pos, meets, scene.theme.attack, target.width * 0.75, rays=9, long=280)
        embers = Embers(scene.theme.attack, target.width * 0.95, 8 + 3 * min(6, blow.amount), size=target.width * 0.05)
        stage.show(embers, target.pos, meets, 420)
    if way.manhattanLength():
        stage.shake(target, meets + stop, way)
    return meets + stop + TOLD
