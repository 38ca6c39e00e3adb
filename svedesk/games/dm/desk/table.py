"""The table of Duel Masters as a `GameTable`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from svedesk.engine.game_table import (
    Deed,
    GameTable,
    HandMenus,
    HandZones,
    Known,
    Orientation,
    Rectangle,
    TableRow,
    TableZone,
    all_known,
)
from svedesk.engine.records import SIDEWAYS, UPRIGHT, Place
from svedesk.engine.ruleset import Ruleset
from svedesk.engine.script import Lang
from svedesk.engine.table_words import Name
from svedesk.engine.view import View
from svedesk.games.dm.desk import hands, places
from svedesk.games.dm.desk.words import DmWords
from svedesk.games.dm.flow.turn import STEPS
from svedesk.games.dm.ruleset import Dm
from svedesk.games.dm.zones import GACHARANGE, HYPERSPATIAL, UPSIDE_DOWN


class DmTable(GameTable):
    """What Duel Masters says of its table."""

    rows: tuple[TableRow, ...] = places.ROWS
    zones: Mapping[str, TableZone] = places.ZONES
    name_plates: tuple[Rectangle, Rectangle] = places.NAME_PLATES
    steps: tuple[str, ...] = STEPS
    preparing = frozenset(("setup",))
    resume_step = "main"
    free_choices = frozenset(("charge", "main", "attack", "block"))
    responses = frozenset(("block",))
    renewed = frozenset(("auto",))
    go_on = frozenset(("skip", "next", "end", "pass"))
    deeds: tuple[Deed, ...] = hands.DEEDS
    primary: Mapping[str, str] = {
        "charge": "skip",
        "main": "next",
        "attack": "end",
        "block": "pass",
        "pay": "auto",
        "by_hand": "done",
        "looked": "done",
    }
    orientations: tuple[Orientation, ...] = (
        Orientation(UPRIGHT, "untapped", "untap", then=SIDEWAYS),
        Orientation(SIDEWAYS, "tapped", "tap", then=UPRIGHT),
        Orientation(UPSIDE_DOWN, "upside_down", "mana_untap", then=UPSIDE_DOWN + SIDEWAYS),
        Orientation(UPSIDE_DOWN + SIDEWAYS, "mana_tapped", "mana_tap", then=UPSIDE_DOWN),
    )
    hand_zones: HandZones = hands.HAND_ZONES
    hand_menus: HandMenus = hands.HAND_MENUS
    is_drop = staticmethod(hands.is_drop)
    drop = staticmethod(hands.drop)
    drop_top = staticmethod(hands.drop_top)

    def is_used(self, view: View, place: Place) -> bool:
        """Whether the deck of a seat has cards for a zone that only some use."""
        return place.zone not in (HYPERSPATIAL, GACHARANGE) or view.zone(*place).count > 0

    def words(
        self, rules: Ruleset, lang: Lang, name: Name, seats: Sequence[str] = (), *, known: Known = all_known
    ) -> DmWords:
        """The words of a table. Raises TypeError for the rules of another game."""
        if not isinstance(rules, Dm):
            raise TypeError(f"{type(rules).__name__} are not the rules of this game")
        return DmWords(rules, lang, name, tuple(seats), known)


DM_TABLE = DmTable()
