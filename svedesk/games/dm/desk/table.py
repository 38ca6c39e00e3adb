"""The table of Duel Masters as a `GameTable`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from svedesk.engine.ask import Option
from svedesk.engine.game_table import (
    Deed,
    FactsOf,
    GameTable,
    HandMenus,
    HandZones,
    Known,
    Orientation,
    Rectangle,
    TableRow,
    TableZone,
    Target,
    all_known,
)
from svedesk.engine.log import Operation
from svedesk.engine.records import SIDEWAYS, UPRIGHT, Place
from svedesk.engine.ruleset import Ruleset
from svedesk.engine.script import Lang
from svedesk.engine.table_words import Name
from svedesk.engine.view import CardView, View
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

    def is_used(self, view: View, place: Place) -> bool:
        """Whether the deck of a seat has cards for a zone that only some use."""
        return place.zone not in (HYPERSPATIAL, GACHARANGE) or view.zone(*place).count > 0

    def is_drop(self, option: Option, card: CardView | None, target: Target, seat: int) -> bool:
        """Whether a drop means an option."""
        return hands.is_drop(option, card, target, seat)

    def drop(
        self, view: View, cards: Sequence[CardView], held: CardView, target: Target, facts: FactsOf
    ) -> Operation | None:
        """What it means by hand to drop cards."""
        return hands.drop(view, cards, held, target, facts)

    def drop_top(self, view: View, place: Place, target: Target) -> Operation | None:
        """What it means by hand to drop the top card of a pile."""
        return hands.drop_top(view, place, target)

    def words(
        self, rules: Ruleset, lang: Lang, name: Name, seats: Sequence[str] = (), *, known: Known = all_known
    ) -> DmWords:
        """The words of a table. Raises TypeError for the rules of another game."""
        if not isinstance(rules, Dm):
            raise TypeError(f"{type(rules).__name__} are not the rules of this game")
        return DmWords(rules, lang, name, tuple(seats), known)


DM_TABLE = DmTable()
