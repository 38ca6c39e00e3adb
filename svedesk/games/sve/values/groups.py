"""Which cards on the table a text means."""

from __future__ import annotations

from svedesk.engine.records import Card
from svedesk.games.sve.abilities.base import Context
from svedesk.games.sve.game import Game
from svedesk.games.sve.group import Group, Ref, Target
from svedesk.games.sve.values.names import definition


def belongs(game: Game, card: Card, group: Group, seat: int, this: int) -> bool:
    """Whether a card on a field is one of a group, seen from a text of `seat` on card `this`."""
    if group.other and card.id == this:
        return False
    if group.side != "any" and (card.seat == seat) != (group.side == "your"):
        return False
    meaning = definition(game, card)
    facts = meaning.facts
    if group.token:
        # The trait and "token" say all: a Pixie token is a follower as tokens of the pool go, and an amulet token would
        # be meant too.
        if game.definitions[card.number].facts.special != "token":
            return False
    elif group.kind not in {"card", facts.kind}:
        return False
    return group.trait is None or group.trait.en in facts.traits


def members(game: Game, group: Group, seat: int, this: int) -> tuple[int, ...]:
    """The ids of a group's cards on the fields, the active player's first."""
    return tuple(card.id for card in game.on_fields() if belongs(game, card, group, seat, this))


def acted_on(game: Game, target: Target, context: Context) -> tuple[int, ...]:
    """The cards a verb acts on now, those that moved on left out (1.3.2)."""
    if isinstance(target, Ref):
        ids = context.it if target.name == "it" else (context.this,)
        return tuple(card_id for card_id in ids if card_id in game.table.cards)
    return members(game, target, context.seat, context.this)
