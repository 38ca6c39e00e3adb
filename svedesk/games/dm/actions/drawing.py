"""Drawing (114), tapping and untapping (701.2, 105)."""

from __future__ import annotations

from svedesk.engine.ask import Flow
from svedesk.engine.records import EVERYONE, SIDEWAYS, UPRIGHT, Card, place_at
from svedesk.games.dm.actions.notice import notice
from svedesk.games.dm.actions.replacing import apply, draw_replacement
from svedesk.games.dm.actions.states import settle
from svedesk.games.dm.duel import Duel
from svedesk.games.dm.run import Run
from svedesk.games.dm.zones import BATTLE, HAND, MANA, UPSIDE_DOWN


def tap(duel: Duel, card_id: int) -> bool:
    """Turn a card by 90 degrees (701.2a); one that is tapped is tapped no further, and then nothing triggers (105.6,
    603.2c)."""
    card = duel.card(card_id)
    if card is None or card.sideways or card.on or not _is_turned(duel, card):
        return False
    duel.table.turn_card(card_id, (UPSIDE_DOWN if card.zone == MANA else UPRIGHT) + SIDEWAYS)
    if card.zone == BATTLE:
        notice(duel, "tapped", duel.table.cards[card_id])
    return True


def untap(duel: Duel, card_id: int) -> bool:
    """Turn a card back (701.2b); one that is untapped is untapped no further (105.6)."""
    card = duel.card(card_id)
    if card is None or not card.sideways or not _is_turned(duel, card):
        return False
    return duel.table.turn_card(card_id, UPSIDE_DOWN if card.zone == MANA else UPRIGHT)


def _is_turned(duel: Duel, card: Card) -> bool:
    """Whether a card is one that is tapped and untapped: only creatures in the battle zone and mana are (105.4a). A
    field that lies upside down stays so (105.5)."""
    return card.zone == MANA or (card.zone == BATTLE and duel.is_creature(card))


def draw(duel: Duel, seat: int, count: int, run: Run | None = None) -> Flow:
    """Draw cards, one after the other (114.2). Each may be replaced, and that is done whole before the next (114.4a,
    609.6a); what is done instead of a draw is not replaced again (101.5). `run.it` are then the cards drawn, none of
    those that came instead (114.4b, 609.6b)."""
    drawn: tuple[int, ...] = ()
    for _ in range(count):
        # 114.6a: also the draw from a deck without cards can be replaced; nothing else comes of it.
        instead = None if run is not None and run.replacing else (yield from draw_replacement(duel, seat))
        if instead is not None:
            yield from apply(duel, instead)
        elif duel.deck(seat):
            drawn += (draw_one(duel, seat),)
        yield from settle(duel)
    if run is not None:
        run.it, run.done = drawn, len(drawn)


def draw_one(duel: Duel, seat: int) -> int:
    """Put the top card of a deck into the hand (114.1). What triggers on it waits (114.5)."""
    table = duel.table
    new = table.move(duel.deck(seat)[0], place_at(seat, HAND), why="draw")
    if duel.meanings[table.cards[new].number].is_two_faced:  # 807.1b, 810.1b
        table.put(table.cards[new]._replace(known=EVERYONE))
    table.set_number(seat, "drawn", table.number(seat, "drawn") + 1)
    notice(duel, "drawn", table.cards[new], bound=(new,))
    return new
