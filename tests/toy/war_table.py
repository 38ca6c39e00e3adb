"""The table of War: rows of its own, one pile each for deck and cards won, and a score in place of everything else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from toy.war import ZONES

from svedesk.engine.ask import Ask
from svedesk.engine.game_table import (
    GameTable,
    HandZones,
    Known,
    Orientation,
    Rectangle,
    TableNumber,
    TableRow,
    TableZone,
    all_known,
)
from svedesk.engine.message import Message
from svedesk.engine.ruleset import Ruleset
from svedesk.engine.script import Lang
from svedesk.engine.table_layout import PLAIN_NAME_PLATES, PLAIN_ROWS, plain_numbers, plain_zones
from svedesk.engine.table_words import Name
from svedesk.engine.view import View
from svedesk.engine.zones import ZoneSpec
from svedesk.game_words import GameWords
from svedesk.messages import Catalogue

MESSAGES = Catalogue(Path(__file__).parent / "messages")


class WarWords(GameWords):
    """The words of War for one reader."""

    catalogue = MESSAGES
    zones: Mapping[str, ZoneSpec] = ZONES
    facedown_acts = frozenset(("play",))

    def question(self, ask: Ask, view: View) -> str:
        return self.sentence(Message(f"ask-{ask.kind}"))


class WarTable(GameTable):
    """War as a `GameTable`."""

    hand_zones = HandZones("deck", "hand", "won", "field")
    rows: tuple[TableRow, ...] = PLAIN_ROWS
    zones: Mapping[str, TableZone] = plain_zones(ZONES, hand_zones)
    numbers: Mapping[str, TableNumber] = plain_numbers(("score",))
    name_plates: tuple[Rectangle, Rectangle] = PLAIN_NAME_PLATES
    steps = ("battle",)
    preparing = frozenset(("deal",))
    overviews = frozenset(("main", "select"))
    free_choices = frozenset(("main",))
    go_on = frozenset(("end",))
    orientations = (
        Orientation(0, "upright", "straighten"),
        Orientation(1, "across", "turn"),
        Orientation(2, "upside_down", "invert"),
    )
    life = "score"

    def words(
        self, rules: Ruleset, lang: Lang, name: Name, seats: Sequence[str] = (), *, known: Known = all_known
    ) -> WarWords:
        return WarWords(lang, name, tuple(seats))


WAR_TABLE = WarTable()
