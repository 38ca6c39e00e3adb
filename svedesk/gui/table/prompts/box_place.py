"""Where the box of a question stands: beside the card that asks, where it hides as little as can be of what may be
answered with."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize

from svedesk.engine.ask import Ask
from svedesk.gui.look.theme import px
from svedesk.gui.table.arrange import TRAY
from svedesk.gui.table.card_item import CardItem
from svedesk.gui.table.intent import candidates
from svedesk.gui.table.scene import TableScene
from svedesk.gui.table.table_seat import TableSeat

_AWAY = 10
_TARGET, _ASKS, _CARD = 12.0, 6.0, 0.7
"""How much worse it is to hide a card that may be picked, the one that asks, and any other."""
_FAR = 260.0
"""So many square pixels of a hidden card are as bad as one pixel further away."""


class BoxPlace(NamedTuple):
    """What is around a box: `beside` is what asks (None: the rules), `targets` what may be picked."""

    beside: QRectF | None = None
    targets: tuple[QRectF, ...] = ()
    others: tuple[QRectF, ...] = ()


def box_place(scene: TableScene, table_seat: TableSeat) -> BoxPlace:
    """What is around the box of what is asked now: of a manual attack, or of the open question."""
    offer = table_seat.offer
    if offer is not None:
        return _between(scene, offer.attacker.id, offer.target.id)
    return _of_question(scene, table_seat.ask)


def _of_question(scene: TableScene, ask: Ask | None) -> BoxPlace:
    """What is around the box of a question on a table: the tray, if cards were laid out for the question; else the card
    that asks; else the cards that may be picked, or the hand of who is asked."""
    if ask is None:
        return BoxPlace()
    zones, wanted, looked_at = (
        scene.words.table.zones,
        candidates(ask),
        scene.tray is not None and scene.tray.content.place is None,
    )
    seen = [item for item in scene.cards.values() if item.isVisible() and item.card is not None]
    if looked_at:
        seen = [item for item in seen if item.home.z >= TRAY]
    # Who pays with cards of a row looks at all of it, tapped ones too, and at how many there are.
    rows = {item.key.place for item in seen if item.key.card in wanted and _is_row_aside(scene, item)}
    looked_for = [item.key.card in wanted or item.key.place in rows for item in seen]
    targets = tuple(_lies(item) for item, is_target in zip(seen, looked_for, strict=True) if is_target)
    targets += (scene.side(ask.seat).name,) * bool(rows)
    others = tuple(_lies(item) for item, is_target in zip(seen, looked_for, strict=True) if not is_target)
    asks = scene.item_of(ask.source)
    if looked_at and scene.tray is not None:
        beside: QRectF | None = scene.tray.rect
    elif asks is not None:
        beside = _lies(asks)
    else:
        hand = (item for item in seen if zones[item.key.place.zone].shape == "fan" and item.key.place.seat == ask.seat)
        beside = _around(targets) or _around(tuple(map(_lies, hand)))
    return BoxPlace(beside, targets, others)


def _is_row_aside(scene: TableScene, item: CardItem) -> bool:
    zone = scene.words.table.zones[item.key.place.zone]
    return zone.shape == "row" and not zone.in_play


def _between(scene: TableScene, asks: int, target: int) -> BoxPlace:
    """What is around the box of a question about one card and another: beside the first, and both in sight."""
    items = [item for item in scene.cards.values() if item.isVisible() and item.card is not None]
    beside = next((_lies(item) for item in items if item.key.card == asks), None)
    targets = tuple(_lies(item) for item in items if item.key.card == target)
    return BoxPlace(beside, targets, tuple(_lies(item) for item in items if item.key.card not in (asks, target)))


def place_for(size: QSize, inside: QRect, place: BoxPlace) -> QPoint:
    """The corner of a box of this size."""
    away = float(px(_AWAY))
    room = QRectF(inside).adjusted(away, away, -away, -away)
    wide, high = float(size.width()), float(size.height())
    middle = QPointF(room.center().x() - wide / 2, room.center().y() - high / 2)
    beside = place.beside
    spots = [middle, QPointF(middle.x(), room.bottom() - high), QPointF(middle.x(), room.top())]
    spots += [QPointF(x, y) for x in (room.left(), room.right() - wide) for y in (room.top(), room.bottom() - high)]
    if beside is not None:
        centre = beside.center()
        for y in (centre.y() - high / 2, beside.top(), beside.bottom() - high):
            spots += [QPointF(beside.right() + away, y), QPointF(beside.left() - away - wide, y)]
        for x in (centre.x() - wide / 2, beside.left(), beside.right() - wide):
            spots += [QPointF(x, beside.top() - away - high), QPointF(x, beside.bottom() + away)]

    def price(corner: QPointF) -> float:
        box = QRectF(corner.x(), corner.y(), wide, high)
        hidden = sum(_common(box, rect) for rect in place.targets) * _TARGET
        hidden += sum(_common(box, rect) for rect in place.others) * _CARD
        far = 0.0
        if beside is not None:
            hidden += _common(box, beside) * _ASKS
            gap = QPointF(
                max(beside.left() - box.right(), box.left() - beside.right(), 0.0),
                max(beside.top() - box.bottom(), box.top() - beside.bottom(), 0.0),
            )
            far = gap.manhattanLength()
        return hidden / _FAR + far

    moved = (
        QPointF(
            max(room.left(), min(spot.x(), room.right() - wide)), max(room.top(), min(spot.y(), room.bottom() - high))
        )
        for spot in spots
    )
    return min(moved, key=price).toPoint()


def _common(rect: QRectF, other: QRectF) -> float:
    both = rect.intersected(other)
    return both.width() * both.height()


def _around(rects: tuple[QRectF, ...]) -> QRectF | None:
    whole = QRectF()
    for rect in rects:
        whole = whole.united(rect)
    return whole if rects else None


def _lies(item: CardItem) -> QRectF:
    """Where a card lies when it has come home."""
    wide, high = item.width, item.height
    if 45 < item.home.angle % 180 < 135:
        wide, high = high, wide
    centre = item.home.centre
    return QRectF(centre.x() - wide / 2, centre.y() - high / 2, wide, high)
