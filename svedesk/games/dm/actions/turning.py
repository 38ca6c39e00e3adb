"""Tapping and untapping (701.2, 105)."""

from __future__ import annotations

from svedesk.engine.records import SIDEWAYS, UPRIGHT, Card
from svedesk.games.dm.actions.notice import notice
from svedesk.games.dm.duel import Duel
from svedesk.games.dm.zones import BATTLE, MANA, UPSIDE_DOWN


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
