"""Which cards are drawn as cards of their own, and where each lies: from a view and a layout to spots."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from svedesk.engine.game_table import GameTable, TableZone
from svedesk.engine.records import SHARED, Place
from svedesk.engine.view import CardView, View, ZoneView
from svedesk.gui.table.layout import RATIO, Layout, Side

TWO = 0.72
"""How wide one of two single cards is, of the width one alone has."""
LARGE = 120.0
"""How high cards lie that are looked at large in the middle of the table."""
LARGE_HAND = 0.44
"""How high the cards of an opening hand are, of the table's height."""
TRAY = 220.0
"""How high the cards in a tray lie: everything else lies lower."""


class Key(NamedTuple):
    """What an item on the table stands for: a card by its id, or (id 0) the n-th card of a zone this seat may not
    know."""

    card: int
    place: Place
    nth: int = 0

    @property
    def ident(self) -> Ident:
        """What finds the item: the card's id alone, wherever it lies now."""
        return self.card or self


Ident = int | Key


class Spot(NamedTuple):
    """How one card lies: its centre, width, turn in degrees clockwise and height above the cloth. `card` is None for
    a back; `linked` are cards attached to it that peek out below it."""

    key: Key
    card: CardView | None
    centre: QPointF
    width: float
    angle: float
    z: float
    linked: tuple[CardView, ...] = ()
    label: str = ""
    """The number of its place, on a back that is known by it."""


def arrange(view: View, layout: Layout, slots: Mapping[int, int] | None = None) -> tuple[Spot, ...]:
    """Every card that lies open on the table or in a hand. `slots` are those of cards that have one of their own."""
    chosen = slots or {}
    spots: list[Spot] = []
    for zone in view.zones:
        looks = layout.table.zones[zone.place.zone]
        far = zone.place.seat not in (view.seat, SHARED)
        side = layout.far if far else layout.near
        if looks.shape == "row":
            linked = linked_cards(view, layout.table) if looks.in_play else {}
            for half, at in _halves(zone, view, layout) if zone.place.seat == SHARED else ((zone, side),):
                spots.extend(_row(half, layout, at, at is layout.far, chosen, linked))
        elif looks.shape == "fan":
            chooses = not far and view.ask is not None and bool(view.step) and view.step[0] in layout.table.preparing
            spots.extend(_large_hand(zone, layout) if chooses else _fan(zone, layout, side, far))
        elif looks.shape == "single":
            spots.extend(_singles(zone, side))
        elif looks.shape == "spread":
            spots.extend(_spread(zone, layout))
    return tuple(spots)


def _halves(zone: ZoneView, view: View, layout: Layout) -> tuple[tuple[ZoneView, Side], ...]:
    """A row that all seats share: each seat's own cards are on its side of the table."""
    theirs = tuple(card for card in zone.cards if card.owner != view.seat)
    ours = tuple(card for card in zone.cards if card.owner == view.seat)
    near = zone._replace(cards=ours, count=zone.count - len(theirs))
    return (near, layout.near), (zone._replace(cards=theirs, count=len(theirs)), layout.far)


def linked_cards(view: View, table: GameTable) -> dict[int, tuple[CardView, ...]]:
    """The cards that peek out below each card in play, or lie facedown on it."""
    linked: dict[int, tuple[CardView, ...]] = {}
    for zone in view.zones:
        if table.zones[zone.place.zone].linked:
            for card in zone.cards:
                if card.on and not _is_of_pile(card, view):
                    linked[card.on] = (*linked.get(card.on, ()), card)
    return linked


def _is_of_pile(card: CardView, view: View) -> bool:
    """Whether a card and what it lies on are one: both of a kind, side by side in one zone."""
    base = view.card(card.on)
    same = base is not None and (base.seat, base.zone) == (card.seat, card.zone)
    return base is not None and same and card.faceup and not card.is_beside and card.shown.kind == base.shown.kind


def _singles(zone: ZoneView, side: Side) -> Iterator[Spot]:
    """One card fills the place; two share it, the first before the second."""
    rect = side.zones[zone.place.zone]
    if len(zone.cards) < 2:
        for card in zone.cards:
            yield Spot(Key(card.id, zone.place), card, rect.center(), rect.width(), 0.0, 1.0)
        return
    width = rect.width() * TWO
    high = width / RATIO
    ends = (QPointF(rect.left() + width / 2, rect.bottom() - high / 2), rect.topRight() + QPointF(-width / 2, high / 2))
    for nth, card in enumerate(zone.cards[:2]):
        yield Spot(Key(card.id, zone.place), card, ends[nth], width, 0.0, 1.0 - nth * 0.5)


def upright(zone: ZoneView) -> tuple[CardView, ...]:
    """The cards of a row that have a place of their own: those that lie on another are drawn with it."""
    return tuple(card for card in zone.cards if not card.on)


def _row(
    zone: ZoneView,
    layout: Layout,
    side: Side,
    far: bool,
    chosen: Mapping[int, int],
    linked: Mapping[int, tuple[CardView, ...]],
) -> Iterator[Spot]:
    cards, place = upright(zone), zone.place
    unknown = max(0, zone.count - len(zone.cards))
    total, looks = len(cards) + unknown, layout.table.zones[place.zone]
    width = layout.card_width(place.zone, far=far)
    lies_across = [bool(card.turned % 2) for card in cards] + [False] * unknown
    centres = _slots(layout, side, lies_across[::-1] if far else lies_across, place.zone)
    for index in range(total):
        # Both seats lay their cards from their own left: the opponent's row runs the other way.
        card = cards[index] if index < len(cards) else None
        nth = index if card is None else chosen.get(card.id, index)
        centre = centres(max(total, looks.slots) - 1 - nth if far else nth)
        if card is not None:
            label = str(index + 1) if looks.numbered and not card.faceup else ""
            angle = lies_at(looks, card.turned, far=far)
            # Whichever end of a card its name begins at, the next card leaves it in sight.
            from_left = total - 1 - index if far else index
            above = total - 1 - from_left if 90.0 < angle <= 270.0 else from_left
            lying = centre, width, angle, 10.0 + above
            yield Spot(Key(card.id, place), card, *lying, linked.get(card.id, ()), label)
        else:
            yield Spot(Key(0, place, index - len(cards)), None, centre, width, 0.0, 10.0 + index)


def lies_at(looks: TableZone, turned: int, *, far: bool) -> float:
    """How many degrees a card in a zone is turned before the player at the bottom, by its quarter turns."""
    return (90.0 * turned + (180.0 if far and looks.faces_owner else 0.0)) % 360


def _slots(layout: Layout, side: Side, lies_across: list[bool], zone: str) -> Callable[[int], QPointF]:
    """What tells the middle of each slot, of cards that are upright or lie across. More cards than slots are side by
    side, each as wide as it lies, and overlap where the row has no room for that."""
    total = len(lies_across)
    if total <= layout.table.zones[zone].slots:
        return lambda at: layout.slot(side, zone, at, total).center()
    row, gap = side.zones[zone], layout.px(4)
    upright_width = layout.card_width(zone, far=side is layout.far)
    widths = [upright_width / RATIO if across else upright_width for across in lies_across]
    begins = [sum(widths[:at]) + gap * at for at in range(total)]
    room, needed = row.width() - widths[-1], begins[-1]
    closer = min(1.0, room / needed) if needed else 1.0
    first = row.left() + max(0.0, row.width() - needed * closer - widths[-1]) / 2
    return lambda at: QPointF(first + begins[at] * closer + widths[at] / 2, row.center().y())


def _fan(zone: ZoneView, layout: Layout, side: Side, far: bool) -> Iterator[Spot]:
    count = zone.count
    if not count:
        return
    width = layout.card_width(zone.place.zone, far=far)
    rect = side.zones[zone.place.zone]
    margin = layout.px(6)
    gap = layout.px(6)
    room = rect.width() - 2 * margin - width
    step = min(width + gap, room / (count - 1)) if count > 1 else 0.0
    turn = 0.0 if far else min(1.3, 6.0 / count)
    start = _middle_of_fan(layout, side, rect) - step * (count - 1) / 2
    start = max(rect.left() + margin + width / 2, min(start, rect.right() - margin - width / 2 - step * (count - 1)))
    for index in range(count):
        across = index - (count - 1) / 2
        sag = 0.0 if far or count < 2 else layout.px(4) * (2 * across / (count - 1)) ** 2
        centre = QPointF(start + step * index, rect.center().y() - layout.px(0 if far else 3) + sag)
        card = zone.cards[index] if index < len(zone.cards) else None
        key = Key(card.id, zone.place) if card else Key(0, zone.place, index - len(zone.cards))
        yield Spot(key, card, centre, width, across * turn, 40.0 + index)


def _middle_of_fan(layout: Layout, side: Side, rect: QRectF) -> float:
    """A hand is held before the middle of the field, where it has the room for that."""
    field = side.zones.get(layout.table.hand_zones.play)
    below = field is not None and rect.left() <= field.left() and rect.right() >= field.right()
    return field.center().x() if field is not None and below else rect.center().x()


def _large_hand(zone: ZoneView, layout: Layout) -> Iterator[Spot]:
    """The hand a game begins with is looked at large, in the middle of the table."""
    count, size = zone.count, layout.size
    gap = layout.px(14)
    width = min(size.height() * LARGE_HAND * RATIO, (size.width() - layout.px(40)) / max(1, count) - gap)
    for index in range(count):
        x = size.width() / 2 + (index - (count - 1) / 2) * (width + gap)
        card = zone.cards[index] if index < len(zone.cards) else None
        key = Key(card.id, zone.place) if card else Key(0, zone.place, index - len(zone.cards))
        yield Spot(key, card, QPointF(x, size.height() * 0.52), width, 0.0, LARGE + index)


def _spread(zone: ZoneView, layout: Layout) -> Iterator[Spot]:
    width = layout.card_width(zone.place.zone)
    step = layout.px(66)
    rect = layout.shared[zone.place.zone]
    for index, card in enumerate(zone.cards):
        across = index - (len(zone.cards) - 1) / 2
        centre = QPointF(
            rect.center().x() + across * min(step, rect.width() / max(1, len(zone.cards))), rect.center().y()
        )
        yield Spot(Key(card.id, zone.place), card, centre, width, 0.0, 60.0 + index)


def tray_spots(cards: tuple[CardView, ...], rect: QRectF, columns: int, width: float, gap: float) -> tuple[Spot, ...]:
    """Cards laid out in rows inside a tray."""
    height = width / RATIO
    used = min(columns, len(cards)) * (width + gap) - gap
    left = rect.left() + (rect.width() - used) / 2
    spots = []
    for index, card in enumerate(cards):
        row, column = divmod(index, columns)
        centre = QPointF(left + column * (width + gap) + width / 2, rect.top() + row * (height + gap) + height / 2)
        spots.append(Spot(Key(card.id, Place(card.seat, card.zone)), card, centre, width, 0.0, TRAY))
    return tuple(spots)
