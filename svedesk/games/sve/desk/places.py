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


def _left(left: float, width: float, top: tuple[str, float], bottom: tuple[str, float]) -> Rectangle:
    """A box so far from the left edge of the table."""
    return Rectangle(Edge("left", left), Edge(*top), Edge("left", left + width), Edge(*bottom))


def _right(right: float, width: float, top: tuple[str, float], bottom: tuple[str, float]) -> Rectangle:
    """A box so far from the right edge of the table."""
    return Rectangle(Edge("right", -right - width), Edge(*top), Edge("right", -right), Edge(*bottom))


def _across(row: str) -> Rectangle:
    """The whole middle column of a row."""
    return Rectangle(Edge("left", MIDDLE), Edge(f"{row}.top"), Edge("right", -MIDDLE), Edge(f"{row}.bottom"))


def _below(height: float, by: float = 0) -> tuple[tuple[str, float], tuple[str, float]]:
    """From the top of the near field on."""
    return ("field.top", by), ("field.top", by + height)


def _above(height: float, by: float = 0) -> tuple[tuple[str, float], tuple[str, float]]:
    """Up from the bottom of the far field."""
    return ("far_field.bottom", -by - height), ("far_field.bottom", -by)


ZONES = {
    zone.name: zone
    for zone in (
        TableZone(
            LEADER,
            "single",
            _left(PAD, BIG, *_below(BIG_HIGH)),
            _right(PAD, BIG, *_above(BIG_HIGH)),
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
            _right(PAD, PILE, *_below(PILE_HIGH)),
            _left(PAD, PILE, *_above(PILE_HIGH)),
            held=True,
            on_top=True,
            top="first",
        ),
        TableZone(
            EVOLVE_DECK,
            "pile",
            _left(BIG + 2 * PAD, SMALL, *_below(SMALL_HIGH)),
            _right(BIG + 2 * PAD, SMALL, *_above(SMALL_HIGH)),
            held=True,
            on_top=True,
            turns_over=True,
            back="evolve",
        ),
        TableZone(
            CEMETERY,
            "pile",
            _right(PILE + 2 * PAD, PILE, *_below(PILE_HIGH)),
            _left(PILE + 2 * PAD, PILE, *_above(PILE_HIGH)),
            on_top=True,
            top="open",
            newest_on_top=True,
            turns_over=True,
        ),
        TableZone(
            BANISHED,
            "pile",
            _right(COLUMN + PAD - SMALL, SMALL, *_below(SMALL_HIGH, PILE_HIGH + PAD)),
            _left(COLUMN + PAD - SMALL, SMALL, *_above(SMALL_HIGH, PILE_HIGH + PAD)),
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
        TableZone(
            RACE,
            "pile",
            Beside(2),
            Beside(2),
            top="open",
            newest_on_top=True,
            if_used=True,
            takes_cards=False,
            linked=True,
        ),
        TableZone(
            DRIVE,
            "pile",
            Beside(1),
            Beside(1),
            top="open",
            newest_on_top=True,
            if_used=True,
            takes_cards=False,
            linked=True,
        ),
        TableZone(TRIGGER, "pile", Beside(0), Beside(0), top="open", newest_on_top=True, if_used=True),
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
            _left(PAD - 0.04 * _SHIELD, _SHIELD, *_below(_SHIELD, -0.02 * _SHIELD)),
            _right(
                PAD + BIG - _SHIELD + 0.04 * _SHIELD,
                _SHIELD,
                *_above(_SHIELD, BIG_HIGH - _SHIELD + 0.02 * _SHIELD),
            ),
        ),
        TableNumber(
            "play_points",
            "track",
            _right(PAD, COLUMN, ("hand.bottom", -112), ("hand.bottom", -8)),
            _left(PAD, BIG, *_above(SMALL_HIGH, PILE_HIGH + PAD)),
            most="max_play_points",
            up_to=10,
        ),
        TableNumber(
            "evolution_points",
            "stars",
            _left(BIG + 2 * PAD, SMALL, *_below(BIG_HIGH - SMALL_HIGH - PAD, SMALL_HIGH + PAD)),
            _right(BIG + 2 * PAD, SMALL, *_above(BIG_HIGH - SMALL_HIGH - PAD, SMALL_HIGH + PAD)),
            up_to=3,
        ),
        TableNumber("super_evolution_points", "rings", shares="evolution_points", up_to=1),
    )
}
NAME_PLATES = (
    _left(PAD, COLUMN, ("field.top", BIG_HIGH + PAD), ("ex.bottom", 0)),
    _right(PAD, COLUMN, ("far.top", 0), ("far_field.bottom", -BIG_HIGH - PAD)),
)
