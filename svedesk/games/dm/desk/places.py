"""Where everything is on a table of Duel Masters, in units of the base size.

Each seat has its half of the battle zone before it, behind that its shields, and nearest to it its hand with the mana
beside it. Deck and graveyard are on the right of the near seat, on the left of the far one.
"""

from __future__ import annotations

from svedesk.engine.game_table import CARD_RATIO, Edge, Rectangle, TableRow, TableZone
from svedesk.games.dm.zones import BATTLE, DECK, GACHARANGE, GRAVEYARD, HAND, HYPERSPATIAL, MANA, SHIELDS

PAD, COLUMN = 8, 166
PILE = (COLUMN - PAD) / 2
PILE_HIGH = PILE / CARD_RATIO
SMALL = 57
SMALL_HIGH = SMALL / CARD_RATIO
MIDDLE = COLUMN + 2 * PAD
BUTTON = 12
"""How far piles stay from the middle, where the button is that goes on."""
ROWS = (
    TableRow("far", 88),
    TableRow("far_back", 80),
    TableRow("far_field", 112, grows=True, turned=True),
    TableRow("middle", 24),
    TableRow("field", 112, grows=True, turned=True),
    TableRow("back", 80),
    TableRow("hand", 124, grows=True),
)
_Line = tuple[str, float]


def _box(left: _Line, top: _Line, right: _Line, bottom: _Line) -> Rectangle:
    return Rectangle(Edge(*left), Edge(*top), Edge(*right), Edge(*bottom))


def _across(row: str) -> Rectangle:
    """The whole middle column of a row."""
    return _box(("left", MIDDLE), (f"{row}.top", 0), ("right", -MIDDLE), (f"{row}.bottom", 0))


def _left_half(row: str) -> Rectangle:
    return _box(("left", MIDDLE), (f"{row}.top", 0), ("center", -PAD / 2), (f"{row}.bottom", 0))


def _right_half(row: str) -> Rectangle:
    return _box(("center", PAD / 2), (f"{row}.top", 0), ("right", -MIDDLE), (f"{row}.bottom", 0))


def _pile(right: float, wide: float, high: float, by: float) -> tuple[Rectangle, Rectangle]:
    """A pile beside the battle zone: on the right for the near seat, on the left for the far one."""
    near = _box(("right", -right - wide), ("field.top", by), ("right", -right), ("field.top", by + high))
    far = _box(("left", right), ("far_field.bottom", -by - high), ("left", right + wide), ("far_field.bottom", -by))
    return near, far


def _small(left: float, high: float, by: float) -> tuple[Rectangle, Rectangle]:
    """A small pile on the other side."""
    near = _box(("left", left), ("field.top", by), ("left", left + SMALL), ("field.top", by + high))
    far = _box(("right", -left - SMALL), ("far_field.bottom", -by - high), ("right", -left), ("far_field.bottom", -by))
    return near, far


ZONES = {
    zone.name: zone
    for zone in (
        TableZone(
            BATTLE,
            "row",
            _across("field"),
            _across("far_field"),
            outline="solid",
            in_play=True,
            changes=True,
            turns_over=True,
            linked=True,
        ),
        TableZone(
            SHIELDS,
            "row",
            _left_half("back"),
            _right_half("far_back"),
            outline="dashed",
            turns_over=True,
            numbered=True,
        ),
        TableZone(MANA, "row", _right_half("back"), _left_half("far_back"), turns_over=True, turns=True, changes=True),
        TableZone(
            HAND,
            "fan",
            _box(("left", PAD), ("hand.top", 0), ("right", -MIDDLE), ("hand.bottom", 0)),
            _across("far"),
            held=True,
        ),
        TableZone(DECK, "pile", *_pile(PAD, PILE, PILE_HIGH, BUTTON), held=True, on_top=True, top="first"),
        TableZone(
            GRAVEYARD,
            "pile",
            *_pile(PILE + 2 * PAD, PILE, PILE_HIGH, BUTTON),
            on_top=True,
            top="open",
            newest_on_top=True,
            turns_over=True,
        ),
        TableZone(HYPERSPATIAL, "pile", *_small(PAD, SMALL_HIGH, BUTTON), top="open", turns_over=True, if_used=True),
        TableZone(
            GACHARANGE, "pile", *_small(SMALL + 2 * PAD, SMALL_HIGH, BUTTON), held=True, top="first", if_used=True
        ),
    )
}
NAME_PLATES = (
    _box(("left", PAD), ("back.top", 0), ("left", COLUMN + PAD), ("back.bottom", 0)),
    _box(("right", -COLUMN - PAD), ("far_back.top", 0), ("right", -PAD), ("far_back.bottom", 0)),
)
