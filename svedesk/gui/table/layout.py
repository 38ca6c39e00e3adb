"""Where everything lies on the table: pure geometry from the table's own rectangle, the same at every scale.

Lengths are logical pixels of the table view. The base size is 980 x 640 (a window of 1280 x 720); other sizes scale
it and spread what is
left over between the places of the field and around the middle.
"""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF, QSizeF

BASE = QSizeF(980, 640)
"""The table at scale 1."""
RATIO = 63 / 88
"""Width of a card by its height."""
PLACES = 5


class SideLayout(NamedTuple):
    """The zones of one seat, as rectangles."""

    field: QRectF
    ex: QRectF
    hand: QRectF
    leader: QRectF
    evolve_deck: QRectF
    deck: QRectF
    cemetery: QRectF
    banished: QRectF
    play_points: QRectF
    evolution_points: QRectF
    name: QRectF
    race: QRectF
    drive: QRectF
    trigger: QRectF

    def zone(self, name: str) -> QRectF | None:
        """The rectangle of a zone by its name, None for one that has no place of its own."""
        if name in _ZONES:
            rect: QRectF = getattr(self, name)
            return rect
        return None


USED = ("race", "drive", "trigger")
"""Zones that only some decks use; they lie beside the middle: yours on the right, the opponent's on the left."""
LAID_IN = ("trigger",)
"""Those of them a card may be laid in by itself; in the others it is linked to a card (11.8, 11.10)."""
_ZONES = frozenset(("field", "ex", "hand", "leader", "evolve_deck", "deck", "cemetery", "banished", *USED))


class Layout(NamedTuple):
    """The whole table: `near` is the seat at the bottom, `far` the one opposite."""

    size: QSizeF
    scale: float
    near: SideLayout
    far: SideLayout
    middle: QRectF
    resolution: QRectF
    end_turn: QRectF
    banner: QRectF
    cards: float = 1.0
    """The scale of the cards in hand and on the fields, as far as there was room for what was wanted."""
    least_text: int = 11

    def px(self, length: float) -> float:
        """A base length at this scale."""
        return length * self.scale

    def text(self, pixels: float) -> int:
        """A text height in pixels at this scale; never under the least that is to be read."""
        return max(self.least_text, round(pixels * self.scale))

    def place(self, side: SideLayout, index: int, of: int = PLACES, zone: str = "field") -> QRectF:
        """One of the places of a row; more cards than places share the row evenly."""
        row = side.ex if zone == "ex" else side.field
        places = max(of, PLACES)
        step = row.width() / places
        return QRectF(row.left() + step * index, row.top(), step, row.height())

    def card_width(self, zone: str, *, far: bool = False) -> float:
        """How wide a card lies in a zone."""
        side = self.far if far else self.near
        if zone in ("field", "ex"):
            row = side.zone(zone)
            assert row is not None
            return (row.height() - self.px(6)) * RATIO * (min(1.0, self.cards) if zone == "field" else 1.0)
        if zone == "resolution":
            return (self.resolution.height() - self.px(4)) * RATIO
        if zone == "hand":
            return (side.hand.height() - self.px(6 if far else 16)) * RATIO * (1.0 if far else min(1.0, self.cards))
        rect = side.zone(zone)
        return rect.width() if rect is not None else side.deck.width()


class _Rows(NamedTuple):
    """How high the rows of the table are, at scale 1."""

    far: float
    field: float
    ex: float
    hand: float
    gap: float
    cards: float


_USUAL = _Rows(92, 112, 88, 124, 4, 1.0)
_LEAST_MIDDLE = 60
_LEAST_OTHERS = 0.7
"""How far the rows that hold no large cards give way."""


def _rows(height: float, place: float, wanted: float) -> _Rows:
    """The rows in a table of this height with places of this width, at scale 1. Fields grow until an engaged card is as
    wide as its place, the hand on; the middle, the gaps and then the rows of the EX areas make room."""
    if wanted <= 1.0:
        return _USUAL._replace(gap=4 + max(0.0, height - BASE.height()) / 16, cards=wanted)

    def at(cards: float) -> tuple[_Rows, float]:
        field, hand = min(112 * cards, max(112.0, place + 6)), 124 * cards
        spare = height - 6 * 4 - _LEAST_MIDDLE - 2 * field - hand
        others = max(_LEAST_OTHERS, min(1.0, spare / (92 + 88)))
        left = spare - others * (92 + 88)
        return _Rows(92 * others, field, 88 * others, hand, 4 + max(0.0, left) / 16, cards), left

    low, high = 1.0, wanted
    if at(high)[1] < 0:
        for _ in range(24):
            middle = (low + high) / 2
            low, high = (low, middle) if at(middle)[1] < 0 else (middle, high)
        high = low
    return at(high)[0]


def layout(width: float, height: float, cards: float = 1.0, least_text: int = 11) -> Layout:
    """The layout of a table of this size in logical pixels. `cards` is the wanted scale of the cards in hand and on
    the fields: smaller ones lie smaller in their places, larger ones get what room the others can spare."""
    s = min(width / BASE.width(), height / BASE.height())
    # What the shape of the window leaves over: across, the places of the fields share it; downwards, the middle and
    # the gaps do.
    pad = 8 * s
    column = 166 * s
    centre = width - 2 * column - 4 * pad
    rows = _rows(height / s, centre / s / PLACES, cards)
    left, middle_x, right = pad, 2 * pad + column, width - pad - column
    far_row, field_row, ex_row, hand_row = rows.far * s, rows.field * s, rows.ex * s, rows.hand * s
    gap = rows.gap * s
    top = gap
    far_field = top + far_row + gap
    hand_y = height - hand_row
    ex_y = hand_y - gap - ex_row
    near_field = ex_y - gap - field_row
    middle_y = far_field + field_row + gap
    middle = QRectF(middle_x, middle_y, centre, near_field - gap - middle_y)

    pile_w = (column - pad) / 2
    pile_h = pile_w / RATIO
    small_w = 57 * s
    small_h = small_w / RATIO
    leader_w = column - small_w - pad
    leader_h = leader_w / RATIO

    def pile(x: float, y: float) -> QRectF:
        return QRectF(x, y, pile_w, pile_h)

    resolution_w = 3 * 66 * s
    resolution = QRectF(middle.center().x() - resolution_w / 2, middle.top(), resolution_w, middle.height())
    beside = (centre - resolution_w) / 2 - 2 * pad
    used_w = min((middle.height() - 4 * s) * RATIO, (beside - 2 * pad) / len(USED), 66 * s)

    def used(place: int, *, far: bool) -> QRectF:
        away = resolution_w / 2 + pad + used_w / 2 + place * (used_w + pad)
        x = middle.center().x() + (-away if far else away)
        return QRectF(x - used_w / 2, middle.center().y() - used_w / RATIO / 2, used_w, used_w / RATIO)

    near = SideLayout(
        field=QRectF(middle_x, near_field, centre, field_row),
        ex=QRectF(middle_x, ex_y, centre, ex_row),
        hand=QRectF(left, hand_y, width - column - 3 * pad, hand_row),
        leader=QRectF(left, near_field, leader_w, leader_h),
        evolve_deck=QRectF(left + leader_w + pad, near_field, small_w, small_h),
        deck=pile(right + pile_w + pad, near_field),
        cemetery=pile(right, near_field),
        banished=QRectF(right, near_field + pile_h + pad, small_w, small_h),
        play_points=QRectF(right, hand_y + hand_row - 112 * s, column, 104 * s),
        evolution_points=QRectF(left + leader_w + pad, near_field + small_h + pad, small_w, leader_h - small_h - pad),
        name=QRectF(left, near_field + leader_h + pad, column, hand_y - gap - near_field - leader_h - pad),
        race=used(2, far=False),
        drive=used(1, far=False),
        trigger=used(0, far=False),
    )
    bottom = far_field + field_row
    far_ex_w = min(centre * 0.62, 5 * 76 * s)
    far = SideLayout(
        field=QRectF(middle_x, far_field, centre, field_row),
        ex=QRectF(middle_x + centre - far_ex_w, top, far_ex_w, far_row),
        hand=QRectF(middle_x, top, centre - far_ex_w - pad, far_row),
        leader=QRectF(right + small_w + pad, bottom - leader_h, leader_w, leader_h),
        evolve_deck=QRectF(right, bottom - small_h, small_w, small_h),
        deck=pile(left, bottom - pile_h),
        cemetery=pile(left + pile_w + pad, bottom - pile_h),
        banished=QRectF(left + column - small_w, bottom - pile_h - pad - small_h, small_w, small_h),
        play_points=QRectF(left, bottom - pile_h - pad - small_h, column - small_w - pad, small_h),
        evolution_points=QRectF(right, bottom - leader_h, small_w, leader_h - small_h - pad),
        name=QRectF(right, top, column, bottom - leader_h - pad - top),
        race=used(2, far=True),
        drive=used(1, far=True),
        trigger=used(0, far=True),
    )
    button_w, button_h = 132 * s, 40 * s
    end_turn = QRectF(right + column - button_w, middle.center().y() - button_h / 2, button_w, button_h)
    banner = QRectF(left, middle.center().y() - button_h / 2, column, button_h)
    return Layout(QSizeF(width, height), s, near, far, middle, resolution, end_turn, banner, rows.cards, least_text)
