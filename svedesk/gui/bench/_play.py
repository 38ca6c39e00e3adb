"""Hours of manual play in a window, without a person: turns that use most of what a hand can do, each painted."""

from __future__ import annotations

import gc

from PySide6.QtCore import QCoreApplication, QEvent

from svedesk.engine.records import SHARED, Place
from svedesk.engine.view import CardView
from svedesk.gui.bench._table import TOKENS, BenchTable
from svedesk.gui.table.actions import end_turn

TURNS_OF_A_GAME = 100
CHANGES: tuple[tuple[str, dict[str, object]], ...] = (
    ("turn", {"amount": 1}),
    ("stat", {"text": "attack", "amount": 1}),
    ("stat", {"text": "defense", "amount": 2, "until": "turn"}),
    ("damage", {"amount": 1}),
    ("counter", {"text": "charge", "amount": 1}),
    ("keyword", {"text": "ward"}),
    ("note", {"text": "seen"}),
)


def play_turns(table: BenchTable, count: int) -> None:
    """So many turns, one seat's after the other's; a new game after each `TURNS_OF_A_GAME` of one."""
    for _ in range(count):
        if table.table_seat.view.number(SHARED, "turn") > TURNS_OF_A_GAME:
            table.new_game()
        _turn(table)
        end_turn(table.page)
        table.paint()
        end_turn(table.page)
        table.paint()


def settle() -> None:
    """Let go of all that waits to be let go of."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()


def _turn(table: BenchTable) -> None:
    table_seat = table.table_seat
    seat = table_seat.view.number(SHARED, "active")
    hand, field, deck, cemetery = (Place(seat, zone) for zone in ("hand", "field", "deck", "cemetery"))
    table.do("look", source=deck, amount=3)
    table.page.open_pile(deck)
    table.paint()
    table.page.scene.close_tray()
    table.do("forget", source=deck)
    for card in table_seat.view.zone(*hand).cards[:1]:
        table.do("move", (card.id,), to=field)
        table.paint()
    table.do("create", to=field, amount=1, text=TOKENS[table_seat.view.number(SHARED, "turn") % len(TOKENS)])
    _change(table, table_seat.view.zone(*field).cards[-1])
    table_seat.undo()
    table.paint()
    table_seat.redo()
    table.do("die", amount=6)
    # What lies there goes on, so that a game can go on: to the cemetery, and from there below the deck.
    lying = [card.id for card in table_seat.view.zone(*field).cards]
    if len(lying) > 4:
        table.do("move", lying[:-2], to=cemetery, text="top")
    buried = [card.id for card in table_seat.view.zone(*cemetery).cards]
    if len(buried) > 5:
        table.do("move", buried, to=deck, text="bottom")
        table.do("shuffle", source=deck)
    while table_seat.view.zone(*deck).count > 60:
        table.do("mill", source=deck, to=Place(seat, "banished"), amount=5)
    banished = [card.id for card in table_seat.view.zone(seat, "banished").cards]
    if len(banished) > 10:
        table.do("remove", banished)
    table.paint()


def _change(table: BenchTable, card: CardView) -> None:
    """Two kinds of changes of one card, others each turn, the mouse over it."""
    table.page.preview_card(card)
    turn = table.table_seat.view.number(SHARED, "turn")
    for name, fields in (CHANGES[turn % len(CHANGES)], CHANGES[(turn + 3) % len(CHANGES)]):
        table.do(name, (card.id,), **fields)
    table.paint()
