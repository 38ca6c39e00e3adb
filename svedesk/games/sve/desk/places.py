"""Where everything is on a table of Shadowverse: Evolve, in units of the base size.

The middle column holds fields, EX areas and the far hand; the columns beside it leaders, decks and numbers. What is on
the left for the near seat is on the right for the far one.
"""

from __future__ import annotations

from svedesk.engine.game_table import CARD_RATIO, Beside, Edge, Rectangle, TableNumber, TableRow, TableZone
from svedesk.games.sve.zones import (
    BANISHED,
    CEMETERY,
    DECK,
    DRIVE,
    EQUIPMENT,
    EVOLVE,
    EVOLVE_DECK,
    EX,
    FIELD,
    HAND,
    LEADER,
    RACE,
    RESOLUTION,
    TRIGGER,
)

ROWS = (
    TableRow("far", 92),
    TableRow("far_field", 112, grows=True, turned=True),
    TableRow("middle", 60),
    TableRow("field", 112, grows=True, turned=True),
    TableRow("ex", 88),
    TableRow("hand", 124, grows=True),
)
PAD = 8
COLUMN = 166
PILE = (COLUMN - PAD) / 2
SMALL = 57
BIG = COLUMN - SMALL - PAD
"""Widths of a card: of a pile, a small pile, a leader."""
PILE_HIGH, SMALL_HIGH, BIG_HIGH = PILE / CARD_RATIO, SMALL / CARD_RATIO, BIG / CARD_RATIO
MIDDLE = COLUMN + 2 * PAD
"""How far the middle column is from the edges."""
FAR_EX = 5 * 76
Span = tuple[tuple[str, float], tuple[str, float]]
"""Top and bottom: lines of the table, and how far from them."""


def _left(left: float, width: float, top: tuple[str, float], bottom: tuple[str, float]) -> Rectangle:
    """A box so far from the left edge of the table."""
    return Rectangle(Edge("left", left), Edge(*top), Edge("left", left + width), Edge(*bottom))


def _right(right: float, width: float, top: tuple[str, float], bottom: tuple[str, float]) -> Rectangle:
    """A box so far from the right edge of the table."""
    return Rectangle(Edge("right", -right - width), Edge(*top), Edge("right", -right), Edge(*bottom))


def _across(row: str) -> Rectangle:
    """The whole middle column of a row."""
    return Rectangle(Edge("left", MIDDLE), Edge(f"{row}.top"), Edge("right", -MIDDLE), Edge(f"{row}.bottom"))


def _on_the_left(gap: float, width: float, high: float, by: float = 0) -> tuple[Rectangle, Rectangle]:
    """A place for each seat beside its field, from the side of the middle on: so far from the left edge for the near
    seat, from the right one for the far seat."""
    near, far = _beside_fields(high, by)
    return _left(gap, width, *near), _right(gap, width, *far)


def _on_the_right(gap: float, width: float, high: float, by: float = 0) -> tuple[Rectangle, Rectangle]:
    """The same on the other side."""
    near, far = _beside_fields(high, by)
    return _right(gap, width, *near), _left(gap, width, *far)


def _beside_fields(high: float, by: float) -> tuple[Span, Span]:
    """From the top of the near field on, and up from the bottom of the far one."""
    return (("field.top", by), ("field.top", by + high)), (("far_field.bottom", -by - high), ("far_field.bottom", -by))


def _beside_resolution(zone: str, nth: int) -> TableZone:
    """A pile that only some decks use."""
    return TableZone(zone, "pile", Beside(nth), Beside(nth), top="open", newest_on_top=True, if_used=True)


ZONES = {
    zone.name: zone
    for zone in (
        TableZone(
            LEADER,
            "single",
            *_on_the_left(PAD, BIG, BIG_HIGH),
            fixed=True,
            number="leader_defense",
        ),
        TableZone(
            FIELD,
            "row",
            _across("field"),
            _across("far_field"),
            outline="solid",
            in_play=True,
            changes=True,
            turns_over=True,
        ),
        TableZone(
            EX,
            "row",
            _across("ex"),
            Rectangle(Edge("right", -MIDDLE - FAR_EX), Edge("far.top"), Edge("right", -MIDDLE), Edge("far.bottom")),
            outline="dashed",
            changes=True,
            turns_over=True,
        ),
        TableZone(
            HAND,
            "fan",
            Rectangle(Edge("left", PAD), Edge("hand.top"), Edge("right", -MIDDLE), Edge("hand.bottom")),
            Rectangle(Edge("left", MIDDLE), Edge("far.top"), Edge("right", -MIDDLE - FAR_EX - PAD), Edge("far.bottom")),
            held=True,
        ),
        TableZone(
            DECK,
            "pile",
            *_on_the_right(PAD, PILE, PILE_HIGH),
            held=True,
            on_top=True,
            top="first",
        ),
        TableZone(
            EVOLVE_DECK,
            "pile",
            *_on_the_left(BIG + 2 * PAD, SMALL, SMALL_HIGH),
            held=True,
            on_top=True,
            turns_over=True,
            back="evolve",
        ),
        TableZone(
            CEMETERY,
            "pile",
            *_on_the_right(PILE + 2 * PAD, PILE, PILE_HIGH),
            on_top=True,
            top="open",
            newest_on_top=True,
            turns_over=True,
        ),
        TableZone(
            BANISHED,
            "pile",
            *_on_the_right(COLUMN + PAD - SMALL, SMALL, SMALL_HIGH, PILE_HIGH + PAD),
            on_top=True,
            top="open",
            newest_on_top=True,
            turns_over=True,
        ),
        TableZone(
            RESOLUTION,
            "spread",
            Rectangle(Edge("center", -99), Edge("middle.top"), Edge("center", 99), Edge("middle.bottom")),
            turns_over=True,
        ),
        TableZone(EVOLVE, "attached"),
        _beside_resolution(RACE, 2)._replace(takes_cards=False, linked=True),
        _beside_resolution(DRIVE, 1)._replace(takes_cards=False, linked=True),
        _beside_resolution(TRIGGER, 0),
        _beside_resolution(EQUIPMENT, 2)._replace(takes_cards=False, linked=True),  # no deck has Carrots, too
    )
}

_SHIELD = 0.48 * BIG
"""How large a leader's defense is, at the upper left corner of its card."""
NUMBERS = {
    number.name: number
    for number in (
        TableNumber(
            "leader_defense",
            "shield",
            _on_the_left(PAD - 0.04 * _SHIELD, _SHIELD, _SHIELD, -0.02 * _SHIELD)[0],
            _on_the_left(PAD + BIG - 0.96 * _SHIELD, _SHIELD, _SHIELD, BIG_HIGH - 0.98 * _SHIELD)[1],
        ),
        TableNumber(
            "play_points",
            "track",
            _right(PAD, COLUMN, ("hand.bottom", -112), ("hand.bottom", -8)),
            _on_the_right(PAD, BIG, SMALL_HIGH, PILE_HIGH + PAD)[1],
            most="max_play_points",
            up_to=10,
        ),
        TableNumber(
            "evolution_points",
            "stars",
            *_on_the_left(BIG + 2 * PAD, SMALL, BIG_HIGH - SMALL_HIGH - PAD, SMALL_HIGH + PAD),
            up_to=3,
        ),
        TableNumber("super_evolution_points", "rings", shares="evolution_points", up_to=1),
    )
}
NAME_PLATES = (
    _left(PAD, COLUMN, ("field.top", BIG_HIGH + PAD), ("ex.bottom", 0)),
    _right(PAD, COLUMN, ("far.top", 0), ("far_field.bottom", -BIG_HIGH - PAD)),
)
