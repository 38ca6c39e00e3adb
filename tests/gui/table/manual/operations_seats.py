"""Section 4, player and table."""

from __future__ import annotations

from gui.table.manual.manual_person import CTRL, SHIFT, Hands, ShieldItem, TrackItem
from gui.table.manual.operations_piles import Counts, Key
from gui.table.manual.rows import Check, Row

from svedesk.engine.events import RandomDrawn, Said
from svedesk.engine.records import SHARED
from svedesk.gui.table.manual import OWN_NUMBER


def number(name: str, change: int) -> Check:
    """A number of the acting seat is so much more than before."""
    return lambda p: p.view.number(p.me, name) == p.numbers_before.get(name, 0) + change


def is_now(name: str, value: int) -> Check:
    return lambda p: p.view.number(p.me, name) == value


def asked(person: Hands, text: str, *path: str) -> None:
    person.seat_menu(*path)
    person.type(text)


def rolled(sides: int) -> Check:
    def check(person: Hands) -> bool:
        event = person.page.table_seat.desk.lines(person.you)[-1].event
        return isinstance(event, RandomDrawn) and event.sides == sides and 1 <= event.value <= sides

    return check


def said(key: str) -> Check:
    def check(person: Hands) -> bool:
        event = person.page.table_seat.desk.lines(person.you)[-1].event
        return isinstance(event, Said) and event.message.key == key

    return check


PLAYER = (
    Row(
        "leader defense",
        "menu",
        lambda p: p.number_menu(ShieldItem, "Leader defense −2"),
        number("leader_defense", -2),
    ),
    Row("leader defense", "key down", lambda p: p.key(Key.Key_F11), number("leader_defense", -1)),
    Row("leader defense", "key up", lambda p: p.key(Key.Key_F12), number("leader_defense", 1)),
    Row("leader defense", "key set", lambda p: (p.key(Key.Key_L, CTRL), p.type("13")), is_now("leader_defense", 13)),
    Row("leader defense", "wheel", lambda p: p.wheel(ShieldItem, -1), number("leader_defense", -1)),
    Row("play points", "menu", lambda p: p.number_menu(TrackItem, "Play points +3"), number("play_points", 3)),
    Row(
        "play points",
        "click",
        lambda p: (p.click_at(p.number_at(TrackItem)), p.choose("Play points +1")),
        number("play_points", 1),
    ),
    Row("play points", "wheel", lambda p: p.wheel(TrackItem, 1), number("play_points", 1)),
    Row("play points", "type", lambda p: asked(p, "7", "Play points"), is_now("play_points", 7)),
    Row("play points", "arithmetic", lambda p: asked(p, "+3", "Play points"), number("play_points", 3)),
    Row("maximum play points", "menu", lambda p: asked(p, "9", "Maximum play points"), is_now("max_play_points", 9)),
    Row(
        "maximum play points",
        "menu of the number",
        lambda p: (p.number_menu(TrackItem, "Set maximum"), p.type("+2")),
        number("max_play_points", 2),
    ),
    Row("evolution points", "menu", lambda p: asked(p, "1", "Evolution points"), is_now("evolution_points", 1)),
    Row(
        "any named player counter",
        "menu, a new name",
        lambda p: asked(p, "storm count", "New counter"),
        is_now(OWN_NUMBER + "storm count", 1),
    ),
    Row(
        "any named player counter",
        "menu",
        lambda p: asked(p, "+4", "storm count"),
        is_now(OWN_NUMBER + "storm count", 5),
        lambda p: asked(p, "storm count", "New counter"),
    ),
    Row("hand limit", "menu", lambda p: asked(p, "9", "Hand limit"), is_now("hand_limit", 9)),
)

TABLE = (
    Row("create any token", "menu", lambda p: asked(p, "Fairy", "Create a card"), Counts({"field": 1})),
    Row("create any token", "key", lambda p: (p.key(Key.Key_T, CTRL), p.type("Fairy")), Counts({"field": 1})),
    Row(
        "create any card by name",
        "menu, in the EX area",
        lambda p: asked(p, "Quickblader", "Create in the EX"),
        Counts({"ex": 1}),
    ),
    Row(
        "create any card by name",
        "menu, in the hand",
        lambda p: asked(p, "Quickblader", "Create in the hand"),
        Counts({"hand": 1}),
    ),
    Row("create it again", "key", lambda p: p.key(Key.Key_G, CTRL), Counts({"field": 1})),
    Row("dice (any sides)", "menu", lambda p: asked(p, "20", "Dice and coins", "Roll a custom die"), rolled(20)),
    Row("dice (any sides)", "menu, six", lambda p: p.seat_menu("Dice and coins", "Roll a die"), rolled(6)),
    Row("dice (any sides)", "key", lambda p: p.key(Key.Key_I, CTRL), rolled(6)),
    Row("coin", "menu", lambda p: p.seat_menu("Dice and coins", "Toss a coin"), rolled(2)),
    Row("coin", "key", lambda p: p.key(Key.Key_I, CTRL | SHIFT), rolled(2)),
    Row(
        "random card from a zone",
        "menu",
        lambda p: p.pile_menu("deck", "Random", "Random card to the hand"),
        Counts({"hand": 1, "deck": -1}),
    ),
    Row(
        "first player",
        "menu",
        lambda p: p.seat_menu("Dice and coins", "Choose who goes first"),
        said("operation-first"),
    ),
    Row(
        "phase set by hand",
        "menu",
        lambda p: p.seat_menu("Set phase", "Main phase"),
        lambda p: p.view.step[0] == "main" and p.view.number(SHARED, "active") == p.me,
        restarts=True,
    ),
    Row(
        "phase set by hand",
        "key",
        lambda p: p.key(Key.Key_N),
        lambda p: p.view.step[0] in ("end", "main"),
        restarts=True,
        helped=True,
    ),
    Row(
        "turn set by hand",
        "menu",
        lambda p: asked(p, "8", "Set turn"),
        lambda p: p.view.number(SHARED, "turn") == 8,
        restarts=True,
    ),
)
