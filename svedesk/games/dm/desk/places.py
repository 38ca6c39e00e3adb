"""Where everything is on a table of Duel Masters, in units of the base size.

Each seat has its half of the battle zone before it, behind that its shields and its mana, which has the room of the
column beside them too, and nearest to it its hand. Deck and graveyard are on the right of the near seat, on the left
of the far one.
"""

from __future__ import annotations

from svedesk.engine.game_table import Rectangle, TableRow, TableZone
from svedesk.engine.table_layout import (
    COLUMN,
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
from svedesk.games.dm.zones import BATTLE, DECK, GACHARANGE, GRAVEYARD, HAND, HYPERSPATIAL, MANA, SHIELDS

SPLIT = 64
"""How far from the middle shields end and mana begins: of that there is more."""
BUTTON = 12
"""How far piles stay from the middle, where the button is that goes on."""
ROWS = (
    TableRow("far", 88),
    TableRow("far_back", 96),
    TableRow("far_field", 112, grows=True, turned=True),
    TableRow("middle", 24),
    TableRow("field", 112, grows=True, turned=True),
    TableRow("back", 96),
    TableRow("hand", 124, grows=True),
)


def _small_pile(gap: float) -> tuple[Rectangle, Rectangle]:
    return on_the_left(gap, SMALL, SMALL_HIGH, BUTTON)


ZONES = {
    zone.name: zone
    for zone in (
        TableZone(
            BATTLE,
            "row",
            across("field"),
            across("far_field"),
            in_play=True,
            changes=True,
            turns_over=True,
            linked=True,
        ),
        TableZone(
            SHIELDS,
            "row",
            across("back", end=("center", -SPLIT - PAD)),
            across("far_back", begin=("center", SPLIT + PAD)),
            outline="dashed",
            turns_over=True,
            numbered=True,
        ),
        TableZone(
            MANA,
            "row",
            across("back", begin=("center", -SPLIT), end=("right", -PAD)),
            across("far_back", begin=("left", PAD), end=("center", SPLIT)),
            turns_over=True,
            turns=True,
            changes=True,
            faces_owner=True,
        ),
        TableZone(
            HAND,
            "fan",
            across("hand", begin=("left", PAD)),
            across("far"),
            held=True,
        ),
        TableZone(DECK, "pile", *on_the_right(PAD, PILE, PILE_HIGH, BUTTON), held=True, on_top=True, top="first"),
        TableZone(
            GRAVEYARD,
            "pile",
            *on_the_right(PILE + 2 * PAD, PILE, PILE_HIGH, BUTTON),
            on_top=True,
            top="open",
            newest_on_top=True,
            turns_over=True,
        ),
        TableZone(
            HYPERSPATIAL,
            "pile",
            *on_the_left(PAD, SMALL, SMALL_HIGH, BUTTON),
            top="open",
            turns_over=True,
            if_used=True,
        ),
        TableZone(
            GACHARANGE,
            "pile",
            *_small_pile(SMALL + 2 * PAD),
            held=True,
            top="first",
            if_used=True,
        ),
    )
}
NAME_PLATES = (
    left(PAD, COLUMN, ("back.top", 0), ("back.bottom", 0)),
    right(PAD, COLUMN, ("far_back.top", 0), ("far_back.bottom", 0)),
)
