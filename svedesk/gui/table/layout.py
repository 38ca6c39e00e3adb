"""Where everything is on the table: pixels from what the game says of its places, the same at every scale.

Lengths are logical pixels of the table view. The base size is that of a window of 1280 x 720; other sizes scale it, and
what is left over goes to the middle column and the middle row.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSizeF

from svedesk.engine.game_table import (
    CARD_RATIO,
    TABLE_HEIGHT,
    TABLE_WIDTH,
    Beside,
    Edge,
    GameTable,
    Rectangle,
    TableRow,
    TableZone,
)

BASE = QSizeF(TABLE_WIDTH, TABLE_HEIGHT)
"""The table at scale 1."""
RATIO = CARD_RATIO
MIDDLE = "middle"
"""The row that takes what is left over."""


class Side(NamedTuple):
    """The zones and numbers of one seat, as rectangles by name, and where its name is."""

    zones: Mapping[str, QRectF]
    numbers: Mapping[str, QRectF]
    name: QRectF
    growing: frozenset[str]
    """Zones whose cards have the size that is wanted of them."""

    def zone(self, name: str) -> QRectF | None:
        """The rectangle of a zone by its name, None for one that has no place of its own."""
        return self.zones.get(name)


class Layout(NamedTuple):
    """The whole table: `near` is the seat at the bottom, `far` the one opposite."""

    table: GameTable
    size: QSizeF
    scale: float
    near: Side
    far: Side
    shared: Mapping[str, QRectF]
    middle: QRectF
    go_on: QRectF
    banner: QRectF
    cards: float = 1.0
    """The scale of the cards that are read, as far as there was room for what was wanted."""
    least_text: int = 11

    def px(self, length: float) -> float:
        """A base length at this scale."""
        return length * self.scale

    def text(self, pixels: float) -> int:
        """A text height in pixels at this scale; never under the least that is to be read."""
        return max(self.least_text, round(pixels * self.scale))

    def slot(self, side: Side, zone: str, index: int, of: int = 0) -> QRectF:
        """One of the slots of a row; more cards than slots share the row evenly."""
        row = side.zones[zone]
        slots = max(of, self.table.zones[zone].slots)
        step = row.width() / slots
        return QRectF(row.left() + step * index, row.top(), step, row.height())

    def card_width(self, zone: str, *, far: bool = False) -> float:
        """How wide a card is in a zone."""
        side = self.far if far else self.near
        rect = side.zones.get(zone) or self.shared.get(zone)
        if rect is None:
            return self.default_width
        margin = _MARGINS.get(self.table.zones[zone].shape)
        if margin is None:
            return rect.width()
        grown = min(1.0, self.cards) if zone in side.growing else 1.0
        return (rect.height() - self.px(margin[far])) * RATIO * grown

    @property
    def default_width(self) -> float:
        """How wide a card is that is on its way between places."""
        rows = [zone.name for zone in self.table.zones.values() if zone.in_play and zone.name in self.near.zones]
        return self.card_width(rows[0]) if rows else 66 * self.scale


_MARGINS = {"row": (6, 6), "spread": (4, 4), "fan": (16, 6)}
"""What of its height a zone leaves free around its cards, near and far, by shape."""
_GAP, _GAPS_OF_SPARE = 4.0, 16
"""The least gap between rows, and the part of what is left over that goes to each."""
_PAD, _COLUMN, _BESIDE = 8, 166, 66
"""The margin, the width of the columns beside the middle one, and of a card beside the shared zone at most."""
_BUTTON = QSizeF(132, 40)


def layout(table: GameTable, width: float, height: float, cards: float = 1.0, least_text: int = 11) -> Layout:
    """The layout of a table of this size in logical pixels. `cards` is the wanted scale of the cards that are read:
    smaller ones are smaller in their places, larger ones get what room the others can spare."""
    s = min(width / BASE.width(), height / BASE.height())
    rows = _rows(table, width / s, height / s, cards)
    lines = {"left": 0.0, "center": width / 2, "right": width}
    y, bottom = 0.0, height
    above = [row.name for row in table.rows].index(MIDDLE)
    for row in table.rows[:above]:
        y += rows.gap * s
        lines[f"{row.name}.top"], y = y, y + rows.heights[row.name] * s
        lines[f"{row.name}.bottom"] = y
    for row in reversed(table.rows[above + 1 :]):
        lines[f"{row.name}.bottom"], bottom = bottom, bottom - rows.heights[row.name] * s
        lines[f"{row.name}.top"] = bottom
        bottom -= rows.gap * s
    lines[f"{MIDDLE}.top"], lines[f"{MIDDLE}.bottom"] = y + rows.gap * s, bottom
    side_column = (_COLUMN + 2 * _PAD) * s
    middle = _between(side_column, lines[f"{MIDDLE}.top"], width - side_column, bottom)
    plan = _Plan(table, lines, s, middle)
    button_w, button_h = _BUTTON.width() * s, _BUTTON.height() * s
    button_y = middle.center().y() - button_h / 2
    return Layout(
        table,
        QSizeF(width, height),
        s,
        plan.side(far=False),
        plan.side(far=True),
        plan.shared,
        middle,
        QRectF(width - _PAD * s - button_w, button_y, button_w, button_h),
        QRectF(_PAD * s, button_y, _COLUMN * s, button_h),
        rows.cards,
        least_text,
    )


class _Rows(NamedTuple):
    """How high the rows of the table are, at scale 1."""

    heights: Mapping[str, float]
    gap: float
    cards: float


def _rows(table: GameTable, width: float, height: float, wanted: float) -> _Rows:
    """The rows in a table of this size, at scale 1. Rows that grow do so until a turned card is as wide as its slot;
    the middle, the gaps and then the other rows make room."""
    rows = [row for row in table.rows if row.name != MIDDLE]
    if wanted <= 1.0:
        gap = _GAP + max(0.0, height - BASE.height()) / _GAPS_OF_SPARE
        return _Rows({row.name: row.height for row in rows}, gap, wanted)
    least_middle = next(row.height for row in table.rows if row.name == MIDDLE)
    slots = {row.name: _slot_width(table, row, width) for row in rows if row.turned}
    others = [row for row in rows if not row.grows]
    most, least = sum(row.height for row in others), sum(row.height * row.least for row in others)

    def at(cards: float) -> tuple[_Rows, float]:
        heights = {}
        for row in rows:
            room = max(row.height, slots[row.name] + 6) if row.turned else row.height * cards
            heights[row.name] = min(row.height * cards, room)
        spare = height - (len(rows) + 1) * _GAP - least_middle - sum(heights[row.name] for row in rows if row.grows)
        share = max(0.0, min(1.0, (spare - least) / (most - least))) if most > least else 1.0
        heights |= {row.name: row.height * (row.least + (1 - row.least) * share) for row in others}
        left = spare - least - (most - least) * share
        return _Rows(heights, _GAP + max(0.0, left) / _GAPS_OF_SPARE, cards), left

    low, high = 1.0, wanted
    if at(high)[1] < 0:
        for _ in range(24):
            middle = (low + high) / 2
            low, high = (low, middle) if at(middle)[1] < 0 else (middle, high)
        high = low
    return at(high)[0]


def _slot_width(table: GameTable, row: TableRow, width: float) -> float:
    """The narrowest slot of a row that is turned, at scale 1."""
    lines = {"left": 0.0, "center": width / 2, "right": width}

    def slot(zone: TableZone, box: Rectangle) -> float:
        return (lines[box.right.line] + box.right.by - lines[box.left.line] - box.left.by) / zone.slots

    boxes = [
        (zone, box) for zone in table.zones.values() for box in (zone.near, zone.far) if isinstance(box, Rectangle)
    ]
    return min(slot(zone, box) for zone, box in boxes if zone.shape == "row" and _row_of(box) == row.name)


def _row_of(box: Rectangle) -> str:
    return box.top.line.partition(".")[0]


def _between(left: float, top: float, right: float, bottom: float) -> QRectF:
    return QRectF(left, top, right - left, bottom - top)


class _Plan:
    """The boxes of a game on the lines of one table."""

    def __init__(self, table: GameTable, lines: Mapping[str, float], scale: float, middle: QRectF) -> None:
        self._table, self._lines, self._scale, self._middle = table, lines, scale, middle
        self._growing = {row.name for row in table.rows if row.grows}
        spreads = (zone for zone in table.zones.values() if zone.shape == "spread" and isinstance(zone.near, Rectangle))
        self.shared = {zone.name: self._box(zone.near) for zone in spreads if isinstance(zone.near, Rectangle)}

    def side(self, *, far: bool) -> Side:
        """The places of one seat."""
        zones, growing = {}, set()
        for zone in self._table.zones.values():
            box = zone.far if far else zone.near
            if box is None or zone.name in self.shared:
                continue
            zones[zone.name] = self._beside(box, far=far) if isinstance(box, Beside) else self._box(box)
            if isinstance(box, Rectangle) and _row_of(box) in self._growing:
                growing.add(zone.name)
        boxes = ((number.name, number.far if far else number.near) for number in self._table.numbers.values())
        numbers = {name: self._box(box) for name, box in boxes if box is not None}
        return Side(zones, numbers, self._box(self._table.name_plates[far]), frozenset(growing))

    def _box(self, box: Rectangle) -> QRectF:
        return _between(*map(self._at, box))

    def _at(self, edge: Edge) -> float:
        return self._lines[edge.line] + edge.by * self._scale

    def _beside(self, place: Beside, *, far: bool) -> QRectF:
        """A card beside the shared zone: as large as there is room for all of them."""
        s, pad, middle = self._scale, _PAD * self._scale, self._middle
        shared = max((rect.width() for rect in self.shared.values()), default=0.0)
        places = len({zone.near for zone in self._table.zones.values() if isinstance(zone.near, Beside)})
        beside = (middle.width() - shared) / 2 - 2 * pad
        width = min((middle.height() - 4 * s) * RATIO, (beside - 2 * pad) / places, _BESIDE * s)
        away = shared / 2 + pad + width / 2 + place.nth * (width + pad)
        x = middle.center().x() + (-away if far else away)
        return QRectF(x - width / 2, middle.center().y() - width / RATIO / 2, width, width / RATIO)
