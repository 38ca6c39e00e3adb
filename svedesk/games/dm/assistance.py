"""What a hand means to do besides, with the rules off."""

from __future__ import annotations

from collections.abc import Collection

from svedesk.engine.log import Operation
from svedesk.games.dm.duel import Duel
from svedesk.games.dm.zones import BATTLE


def assist(duel: Duel, operation: Operation, helps: Collection[str]) -> tuple[Operation, ...]:
    """The operation as it is meant: cards lie in each zone as they do there (`ZoneSpec.lies`), and who moves the card
    that stands for a pile moves all of it (801.2), but for cross gear (303.5)."""
    if operation.name != "move" or operation.to is None or operation.to.zone == BATTLE:
        return (operation,)
    cards: dict[int, None] = {}
    for card_id in operation.cards:
        card = duel.card(card_id)
        whole = card is not None and card.zone == BATTLE and not card.on
        pile = [member.id for member in duel.pile(card)] if card is not None and whole else [card_id]
        cards.update(dict.fromkeys(pile))
    return (operation._replace(cards=tuple(cards)),)
