"""What a drop and its undo cost until the table is painted that shows them, with the rules off and on; a card shown as
large as there is room; a deck of 60 laid out. All through real mouse events where a mouse does it, on a table of 120
cards at 1920 x 1080."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent

from svedesk.cards.library import shipped_library
from svedesk.engine.records import Place
from svedesk.games.registry import shipped_games
from svedesk.gui.bench._table import NONE, BenchTable, Took, p95, report

CARDS = 120
DECK = 60
DROPS = 40


def measure(folder: Path) -> dict[str, float]:
    """Milliseconds: of drops, undos and cards zoomed before what 95 of 100 take at most (`own`: this program's work for
    that; `done`: until the panel is painted, too), of opening the deck and of zooming a card for the first time,
    which draws it, the longest."""
    table = BenchTable(folder)
    decks = _decks(table)
    zooms, again = _zooms(table), _zooms(table)
    table.fill(CARDS)
    off = [_drop(table) for _ in range(DROPS)]
    table.new_game(2)
    on = [_play(table) for _ in range(DROPS)]
    table.window.close()
    drops, undos = zip(*off, strict=True)
    plays, takes_back = zip(*on, strict=True)
    return {
        "drop_p95_ms": p95([act.frame for act in drops]),
        "drop_done_p95_ms": p95([act.done for act in drops]),
        "drop_own_p95_ms": p95([act.own for act in drops]),
        "undo_p95_ms": p95([act.frame for act in undos]),
        "undo_done_p95_ms": p95([act.done for act in undos]),
        "undo_own_p95_ms": p95([act.own for act in undos]),
        "play_p95_ms": p95([act.frame for act in plays]),
        "play_done_p95_ms": p95([act.done for act in plays]),
        "play_own_p95_ms": p95([act.own for act in plays]),
        "play_undo_p95_ms": p95([act.frame for act in takes_back]),
        "play_undo_own_p95_ms": p95([act.own for act in takes_back]),
        "zoom_first_ms": max(zooms),
        "zoom_p95_ms": p95(again),
        "deck_60_ms": max(decks),
    }


def _drop(table: BenchTable) -> tuple[Took, Took]:
    """A card of the hand laid on the field in manual mode, then taken back."""
    card = table.table_seat.view.zone(table.table_seat.seat, "hand").cards[0].id
    return _dropped(table, card)


def _play(table: BenchTable) -> tuple[Took, Took]:
    """A follower played with the rules on, then taken back."""
    table_seat = table.table_seat
    if table_seat.rules_off:
        table.do("number_set", side=0, text="max_play_points", amount=10)
        table.do("number_set", side=0, text="play_points", amount=10)
        table.do("create", to=Place(0, "hand"), amount=1, text="SD01-009")
        table_seat.toggle_rules()
    card = next(card for card in table_seat.view.zone(0, "hand").cards if card.number == "SD01-009")
    return _dropped(table, card.id)


def _dropped(table: BenchTable, card: int) -> tuple[Took, Took]:
    field = table.page.scene.layout.near.zone("field")
    assert field is not None
    before = len(table.table_seat.desk.lines(0))
    at = table.lift(card, field.center())
    taken = table.took(lambda: table.send(QEvent.Type.MouseButtonRelease, at, NONE))
    assert len(table.table_seat.desk.lines(0)) > before, "the drop did something"
    return taken, table.took(table.table_seat.undo)


def _zooms(table: BenchTable) -> list[float]:
    """Each card of a hand and an evolve deck shown as large as there is room."""
    times = []
    for card in (*table.table_seat.view.zone(0, "hand").cards, *table.table_seat.view.zone(0, "evolve_deck").cards):
        times.append(table.shown_ms(lambda card=card: table.page.zoom_card(card)))  # type: ignore[misc]
        table.page.zoom_card(None)
        table.paint()
    return times


def _decks(table: BenchTable) -> list[float]:
    """A deck of 60 different cards searched and laid out; the first time all its faces are drawn, too."""
    place = Place(table.table_seat.seat, "deck")
    library = shipped_library(shipped_games().default)
    cards = map(library.facts, library.numbers())
    numbers = (facts.number for facts in cards if not facts.special and facts.kind != "leader")
    while table.table_seat.view.zone(*place).count < DECK:
        table.do("create", to=place, amount=1, text=next(numbers))
    times = []
    for _ in range(5):

        def search() -> None:
            table.do("look", source=place)
            table.page.open_pile(place)

        times.append(table.shown_ms(search))
        tray = table.page.scene.tray
        assert tray is not None
        assert len(tray.content.cards) == DECK
        table.page.scene.close_tray()
        table.paint()
    return times


if __name__ == "__main__":
    report(measure)
