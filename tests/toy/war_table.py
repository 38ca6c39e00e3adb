"""The table of War: rows of its own, one pile each for deck and cards won, and a score in place of everything else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from toy.war import War

from svedesk.engine.ask import Ask, Option
from svedesk.engine.events import CardMoved, GameEnded, NumberChanged, PhaseBegan, RandomDrawn, Said
from svedesk.engine.facts import Facts
from svedesk.engine.game_table import (
    Deed,
    Edge,
    GameTable,
    HandMenus,
    HandMove,
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
from svedesk.engine.records import SHARED
from svedesk.engine.ruleset import Ruleset
from svedesk.engine.script import Lang
from svedesk.engine.table_words import LogEvent, LogText, Name, TableWords
from svedesk.engine.view import View
from svedesk.messages import CardFiller, Catalogue, sentence_case

MESSAGES = Catalogue(Path(__file__).parent / "messages")
ROWS = (
    TableRow("far_hand", 92),
    TableRow("far_field", 120, grows=True, turned=True),
    TableRow("middle", 80),
    TableRow("field", 120, grows=True, turned=True),
    TableRow("hand", 124, grows=True),
)


def box(
    left: tuple[str, float], top: tuple[str, float], right: tuple[str, float], bottom: tuple[str, float]
) -> Rectangle:
    return Rectangle(Edge(*left), Edge(*top), Edge(*right), Edge(*bottom))


def row(name: str) -> Rectangle:
    return box(("left", 182), (f"{name}.top", 0), ("right", -182), (f"{name}.bottom", 0))


ZONES = {
    zone.name: zone
    for zone in (
        TableZone(
            "field", "row", row("field"), row("far_field"), slots=3, outline="solid", in_play=True, turns_over=True
        ),
        TableZone(
            "hand",
            "fan",
            box(("left", 8), ("hand.top", 0), ("right", -182), ("hand.bottom", 0)),
            row("far_hand"),
            held=True,
        ),
        TableZone(
            "deck",
            "pile",
            box(("right", -87), ("field.top", 0), ("right", -8), ("field.top", 110)),
            box(("left", 8), ("far_field.bottom", -110), ("left", 87), ("far_field.bottom", 0)),
            held=True,
            on_top=True,
            top="first",
        ),
        TableZone(
            "won",
            "pile",
            box(("right", -174), ("field.top", 0), ("right", -95), ("field.top", 110)),
            box(("left", 95), ("far_field.bottom", -110), ("left", 174), ("far_field.bottom", 0)),
            on_top=True,
            top="open",
        ),
        TableZone(
            "spare",
            "pile",
            box(("left", 8), ("field.top", 0), ("left", 65), ("field.top", 80)),
            box(("right", -65), ("far_field.bottom", -80), ("right", -8), ("far_field.bottom", 0)),
            held=True,
            turns_over=True,
        ),
        TableZone("spoils", "spread", box(("center", -120), ("middle.top", 0), ("center", 120), ("middle.bottom", 0))),
    )
}
NUMBERS = {
    "score": TableNumber(
        "score",
        "plain",
        box(("left", 75), ("field.top", 0), ("left", 174), ("field.top", 44)),
        box(("right", -174), ("far_field.bottom", -44), ("right", -75), ("far_field.bottom", 0)),
    )
}
NAMES = (
    box(("left", 8), ("field.top", 90), ("left", 174), ("field.top", 134)),
    box(("right", -174), ("far_hand.top", 0), ("right", -8), ("far_hand.top", 44)),
)


class WarLog:
    """Tells turns, cards that are played, drawn and taken, and the end."""

    def __init__(self, words: WarWords, seat: int, seats: Sequence[str], name: Name) -> None:
        self._words, self._seat, self._seats, self._name = words, seat, seats, name

    def learn(self, view: View) -> None:
        """Events of War name their cards by number."""

    def follow(self, event: LogEvent) -> None:
        """Nothing is to be remembered."""

    def read(self, events: Sequence[LogEvent]) -> tuple[LogText, ...]:
        said = ((place, self._said(one)) for place, one in enumerate(events))
        return tuple(LogText(place, place, text) for place, text in said if text)

    def _said(self, event: LogEvent) -> str:
        match event.event:
            case PhaseBegan(seat, _, turn):
                return self._line("turn", self._who(seat), turn)
            case CardMoved() as moved if moved.to is not None and moved.why in ("play", "take", "draw"):
                return self._line(moved.why, self._who(moved.to.seat), self._card(moved))
            case CardMoved() as moved if event.by_hand and moved.to is not None:
                zone = self._words.term("zone", moved.to.zone)
                return self._line("move", self._who(moved.to.seat), self._card(moved), zone)
            case NumberChanged(seat, "score", _, after):
                return self._line("score", self._who(seat), after)
            case RandomDrawn(seat, sides, value):
                return self._line("die", self._who(seat), value, sides)
            case Said(_, message):
                return self._words.sentence(message)
            case GameEnded(outcome):
                return self._line("won", self._who(outcome.winners[0])) if outcome.winners else self._line("drawn")
            case _:
                return ""

    def _card(self, moved: CardMoved) -> str:
        """A card by its name where everyone sees it; what is played lies facedown until it is answered."""
        places = {place.zone for place in (moved.source, moved.to) if place is not None}
        seen = bool(places & {"won", "spoils"}) or (moved.why != "play" and "field" in places)
        return self._name(moved.number) if seen and moved.number else self._words.term("state", "hidden")

    def _who(self, seat: int) -> str:
        if seat == SHARED:
            return self._words.term("log", "nobody")
        if self._seats:
            return self._seats[seat]
        return self._words.term("log", "you" if seat == self._seat else "other")

    def _line(self, key: str, *args: int | str) -> str:
        return sentence_case(self._words.term("log", key).format(*args))


class WarWords(TableWords):
    """The words of War for one reader."""

    def known_term(self, kind: str, word: str) -> str:
        return MESSAGES[self.lang].words.get(kind, {}).get(word, "")

    def sentence(self, message: Message, *, clause: bool = False) -> str:
        filler = CardFiller(MESSAGES[self.lang].words, self._name, self._seats or None)
        return filler.say(message, MESSAGES, self.lang, clause=clause)

    def question(self, ask: Ask, view: View) -> str:
        return self.sentence(Message(f"ask-{ask.kind}"))

    def option(self, ask: Ask, option: Option, view: View, *, target: str = "") -> str:
        card = view.card(option.card)
        return self.term("option", option.kind).format(self._name(card.number) if card is not None else "")

    def sheet(self, facts: Facts) -> tuple[str, ...]:
        return (f"{facts.number}  {facts.name}", f"{self.term('stat', 'attack')} {facts.attack}")

    def log(self, seat: int, *, by_name: bool = False, name: Name | None = None) -> WarLog:
        return WarLog(self, seat, self._seats if by_name else (), name or self._name)


class WarTable(GameTable):
    """War as a `GameTable`."""

    rows: tuple[TableRow, ...] = ROWS
    zones: Mapping[str, TableZone] = ZONES
    numbers: Mapping[str, TableNumber] = NUMBERS
    name_plates: tuple[Rectangle, Rectangle] = NAMES
    steps = ("battle",)
    preparing = frozenset(("deal",))
    resume_step = "battle"
    overviews = frozenset(("main", "select"))
    free_choices = frozenset(("main",))
    go_on = frozenset(("end",))
    deeds = (Deed("play", "drop"),)
    hand_zones = HandZones("deck", "hand", "won", "field")
    orientations = (
        Orientation(0, "upright", "straighten"),
        Orientation(1, "across", "turn"),
        Orientation(2, "upside_down", "invert"),
    )
    hand_menus = HandMenus(
        moves=(HandMove("field"), HandMove("hand"), HandMove("won", "top"), HandMove("deck", "top")),
        top_moves=(HandMove("hand"), HandMove("deck", "bottom")),
        random_moves=(HandMove("won", "top"),),
        rest_moves=(HandMove("deck", "bottom"),),
        creates=("field", "hand"),
        numbers=("score",),
    )
    life = "score"

    def words(
        self, rules: Ruleset, lang: Lang, name: Name, seats: Sequence[str] = (), *, known: Known = all_known
    ) -> WarWords:
        assert isinstance(rules, War)
        return WarWords(lang, name, tuple(seats))


WAR_TABLE = WarTable()
