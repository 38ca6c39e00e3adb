"""Where everything is on a table of Shadowverse: Evolve, in units of the base size.

The middle column holds fields, EX areas and the far hand; the columns beside it leaders, decks and numbers. What is on
the left for the near seat is on the right for the far one.
"""

from __future__ import annotations

from svedesk.engine.game_table import CARD_RATIO, Beside, TableNumber, TableRow, TableZone
from svedesk.engine.table_layout import (
    COLUMN,
    MIDDLE,
    PAD,
    PILE,
    PILE_HIGH,
    SMALL,
    SMALL_HIGH,
    across,
    left,
    on_the_left,
    on_the_right,
    right,
)
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
    TableRow("far", 92, least=0.86),
    TableRow("far_field", 112, grows=True, turned=True),
    TableRow("middle", 54),
    TableRow("field", 112, grows=True, turned=True),
    TableRow("ex", 88, least=0.88),
    TableRow("hand", 124, grows=True),
)
BIG = COLUMN - SMALL - PAD
"""Width of a leader."""
BIG_HIGH = BIG / CARD_RATIO
FAR_EX = 5 * 76


def _beside_resolution(zone: str, nth: int) -> TableZone:
    """A pile that only some decks use."""
    return TableZone(zone, "pile", Beside(nth), Beside(nth), top="open", newest_on_top=True, if_used=True)


ZONES = {
    zone.name: zone
    for zone in (
        TableZone(
            LEADER,
            "single",
            *on_the_left(PAD, BIG, BIG_HIGH),
            fixed=True,
            number="leader_defense",
        ),
        TableZone(
            FIELD,
            "row",
            across("field"),
            across("far_field"),
            outline="solid",
            in_play=True,
            changes=True,
            turns_over=True,
        ),
        TableZone(
            EX,
            "row",
            across("ex"),
            across("far", begin=("right", -MIDDLE - FAR_EX)),
            outline="dashed",
            changes=True,
            turns_over=True,
        ),
        TableZone(
            HAND,
            "fan",
            across("hand", begin=("left", PAD)),
            across("far", end=("right", -MIDDLE - FAR_EX - PAD)),
            held=True,
        ),
        TableZone(
            DECK,
            "pile",
            *on_the_right(PAD, PILE, PILE_HIGH),
            held=True,
            on_top=True,
            top="first",
        ),
        TableZone(
            EVOLVE_DECK,
            "pile",
            *on_the_left(BIG + 2 * PAD, SMALL, SMALL_HIGH),
            held=True,
            on_top=True,
            turns_over=True,
            back="evolve",
        ),
        TableZone(
            CEMETERY,
            "pile",
            *on_the_right(PILE + 2 * PAD, PILE, PILE_HIGH),
            on_top=True,
            top="open",
            newest_on_top=True,
            turns_over=True,
        ),
        TableZone(
            BANISHED,
            "pile",
            *on_the_right(COLUMN + PAD - SMALL, SMALL, SMALL_HIGH, PILE_HIGH + PAD),
            on_top=True,
            top="open",
            newest_on_top=True,
            turns_over=True,
        ),
        TableZone(
            RESOLUTION,
            "spread",
            across("middle", begin=("center", -99), end=("center", 99)),
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
            on_the_left(PAD - 0.04 * _SHIELD, _SHIELD, _SHIELD, -0.02 * _SHIELD)[0],
            on_the_left(PAD + BIG - 0.96 * _SHIELD, _SHIELD, _SHIELD, BIG_HIGH - 0.98 * _SHIELD)[1],
        ),
        TableNumber(
            "play_points",
            "track",
            right(PAD, COLUMN, ("hand.bottom", -112), ("hand.bottom", -8)),
            on_the_right(PAD, BIG, SMALL_HIGH, PILE_HIGH + PAD)[1],
            most="max_play_points",
            up_to=10,
        ),
        TableNumber(
            "evolution_points",
            "stars",
            *on_the_left(BIG + 2 * PAD, SMALL, BIG_HIGH - SMALL_HIGH - PAD, SMALL_HIGH + PAD),
            up_to=3,
        ),
        TableNumber("super_evolution_points", "rings", shares="evolution_points", up_to=1),
    )
}
NAME_PLATES = (
    left(PAD, COLUMN, ("field.top", BIG_HIGH + PAD), ("ex.bottom", 0)),
    right(PAD, COLUMN, ("far.top", 0), ("far_field.bottom", -BIG_HIGH - PAD)),
)
