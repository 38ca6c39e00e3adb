"""Texts that the program does not execute: their player carries them out by hand, and says when it is done."""

from __future__ import annotations

from svedesk.engine.ask import Ask, Flow, Option, ask
from svedesk.engine.message import Message, named
from svedesk.games.dm.actions.states import settle
from svedesk.games.dm.duel import Duel

BY_HAND = "by_hand"


def by_hand(duel: Duel, card_id: int, seat: int, number: str = "") -> Flow:
    """Wait until a text was carried out by hand: that of the card `number`, which may be nowhere any more (id 0), or of
    the card that lies on top."""
    number = number or duel.top(duel.table.cards[card_id]).number

    def build() -> Ask:
        return Ask(seat, BY_HAND, (Option("done"),), reason=Message("by-hand", (named(number),)), source=card_id)

    yield from ask(build)
    yield from settle(duel)
