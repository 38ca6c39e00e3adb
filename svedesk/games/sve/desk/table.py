"""The table of Shadowverse: Evolve as a `GameTable`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from svedesk.engine.facts import Facts
from svedesk.engine.game_table import Attachment, Known, Name, TableNumber, TableZone, all_known
from svedesk.engine.records import Place
from svedesk.engine.ruleset import Ruleset
from svedesk.engine.script import Lang
from svedesk.engine.view import CardView, View
from svedesk.games.sve.desk.attaching import attached_zone, attachments
from svedesk.games.sve.desk.words import SveWords
from svedesk.games.sve.ruleset import Sve
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

ZONES = {
    zone.name: zone
    for zone in (
        TableZone(LEADER, "single"),
        TableZone(FIELD, "row", in_play=True),
        TableZone(EX, "row"),
        TableZone(HAND, "fan", held=True),
        TableZone(DECK, "pile", held=True),
        TableZone(EVOLVE_DECK, "pile", held=True),
        TableZone(CEMETERY, "pile", newest_on_top=True),
        TableZone(BANISHED, "pile", newest_on_top=True),
        TableZone(RESOLUTION, "spread"),
        TableZone(EVOLVE, "attached"),
        TableZone(RACE, "pile", if_used=True, newest_on_top=True),
        TableZone(DRIVE, "pile", if_used=True, newest_on_top=True),
        TableZone(TRIGGER, "pile", if_used=True, newest_on_top=True),
    )
}
NUMBERS = {
    number.name: number
    for number in (
        TableNumber("leader_defense"),
        TableNumber("play_points", most="max_play_points"),
        TableNumber("evolution_points"),
    )
}


class SveTable:
    """What Shadowverse: Evolve says of its table."""

    zones: Mapping[str, TableZone] = ZONES
    numbers: Mapping[str, TableNumber] = NUMBERS
    overviews = frozenset(("main", "redraw", "quick"))

    def attachments(
        self, view: View, base: CardView, pile: Place, facts: Callable[[str], Facts]
    ) -> tuple[Attachment, ...] | None:
        """The evolved cards of an evolve deck that a card on the field may evolve with."""
        return attachments(view, base, pile, facts)

    def attached_zone(self, facts: Facts) -> str:
        """The evolve zone, but for Carrots and Drive Points."""
        return attached_zone(facts)

    def words(
        self, rules: Ruleset, lang: Lang, name: Name, seats: Sequence[str] = (), *, known: Known = all_known
    ) -> SveWords:
        """The words of a table. Raises TypeError for the rules of another game."""
        if not isinstance(rules, Sve):
            raise TypeError(f"{type(rules).__name__} are not the rules of this game")
        return SveWords(rules, lang, name, tuple(seats), known)


SVE_TABLE = SveTable()
