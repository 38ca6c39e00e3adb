"""Before the first turn (103)."""

from __future__ import annotations

from svedesk.engine.events import Said
from svedesk.engine.message import Message
from svedesk.engine.records import Place
from svedesk.games.dm.actions.states import HAS_DECK
from svedesk.games.dm.duel import Duel
from svedesk.games.dm.flow.turn import begin
from svedesk.games.dm.zones import DECK, FIRST_CARDS, GACHARANGE, HAND, SHIELDS


def prepare(duel: Duel, first: int) -> None:
    """Shuffle (103.2), lay the shields, draw (103.3), let chance say who goes first (103.4), and begin (103.5)."""
    table = duel.table
    for seat in (0, 1):
        table.shuffle(Place(seat, DECK))
        table.shuffle(Place(seat, GACHARANGE))
        table.set_number(seat, HAS_DECK, int(bool(duel.deck(seat))))
    for seat in (0, 1):
        for zone, why in ((SHIELDS, "shield"), (HAND, "draw")):
            for card_id in duel.deck(seat)[:FIRST_CARDS]:
                table.move(card_id, Place(seat, zone), why=why)
    if first < 0:
        first = table.random_below(2)
        table.emit(Said(first, Message("operation-first", (first,))))
    begin(duel, first)
