"""The table of Shadowverse: Evolve as a `GameTable`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from svedesk.engine.facts import Facts
from svedesk.engine.game_table import (
    Attachment,
    Deed,
    GameTable,
    HandMenus,
    HandZones,
    Known,
    Orientation,
    Rectangle,
    TableNumber,
    TableRow,
    TableZone,
    all_known,
)
from svedesk.engine.records import SIDEWAYS, UPRIGHT, Place
from svedesk.engine.ruleset import Ruleset
from svedesk.engine.script import Lang
from svedesk.engine.table_words import Name
from svedesk.engine.view import CardView, View
from svedesk.games.sve.desk import hands, places
from svedesk.games.sve.desk.hands import attached_zone, attachments
from svedesk.games.sve.desk.words import SveWords
from svedesk.games.sve.formats import VANGUARD
from svedesk.games.sve.ruleset import Sve
from svedesk.games.sve.universes import BASED_ON, PRINCESS_CONNECT, UMAMUSUME, universe_at
from svedesk.games.sve.zones import DRIVE, EQUIPMENT, RACE, TRIGGER

_USED_BY = {RACE: UMAMUSUME, DRIVE: VANGUARD, TRIGGER: VANGUARD, EQUIPMENT: PRINCESS_CONNECT}


class SveTable(GameTable):
    """What Shadowverse: Evolve says of its table."""

    rows: tuple[TableRow, ...] = places.ROWS
    zones: Mapping[str, TableZone] = places.ZONES
    numbers: Mapping[str, TableNumber] = places.NUMBERS
    name_plates: tuple[Rectangle, Rectangle] = places.NAME_PLATES
    steps = ("start", "main", "end")
    preparing = frozenset(("setup",))
    resume_step = "main"
    overviews = frozenset(("main", "redraw", "quick"))
    free_choices = frozenset(("main", "quick"))
    responses = frozenset(("quick",))
    choices = frozenset(
        (
            *(
                "first",
                "redraw",
                "order",
                "target",
                "choose",
                "evolve_point",
                "select",
                "may",
                "chosen_cost",
                "keep",
                "pending",
            ),
            *("replacement", "ward", "discard", "number", "divide"),
        )
    )
    go_on = frozenset(("end", "pass"))
    deeds: tuple[Deed, ...] = hands.DEEDS
    primary: Mapping[str, str] = {
        "quick": "pass",
        "redraw": "no",
        "first": "first",
        "evolve_point": "points",
        "by_hand": "done",
    }
    orientations: tuple[Orientation, ...] = (
        Orientation(UPRIGHT, "reserved", "refresh"),
        Orientation(SIDEWAYS, "engaged", "engage"),
    )
    hand_zones: HandZones = hands.HAND_ZONES
    hand_menus: HandMenus = hands.HAND_MENUS
    is_drop = staticmethod(hands.is_drop)
    drop = staticmethod(hands.drop)
    drop_top = staticmethod(hands.drop_top)
    life = "leader_defense"

    def is_used(self, view: View, place: Place) -> bool:
        """Whether the deck of a seat is of the universe that uses a zone."""
        return universe_at(view.number(place.seat, BASED_ON)) == _USED_BY[place.zone]

    def attachments(
        self, view: View, base: CardView, pile: Place, facts: Callable[[str], Facts]
    ) -> tuple[Attachment, ...] | None:
        """The evolved cards of an evolve deck that a card on the field may evolve with."""
        return attachments(view, base, pile, facts)

    def attached_zone(self, facts: Facts) -> str:
        """The evolve zone, but for Carrots, Drive Points and equipment."""
        return attached_zone(facts)

    def words(
        self, rules: Ruleset, lang: Lang, name: Name, seats: Sequence[str] = (), *, known: Known = all_known
    ) -> SveWords:
        """The words of a table. Raises TypeError for the rules of another game."""
        if not isinstance(rules, Sve):
            raise TypeError(f"{type(rules).__name__} are not the rules of this game")
        return SveWords(rules, lang, name, tuple(seats), known)


SVE_TABLE = SveTable()
