"""Which cards on the table a text means."""

from __future__ import annotations

from svedesk.engine.records import Card
from svedesk.games.sve.abilities.base import Context
from svedesk.games.sve.game import Game
from svedesk.games.sve.group import Group, Ref, Target
from svedesk.games.sve.values.belonging import belongs
from svedesk.games.sve.values.stats import defense
from svedesk.games.sve.zones import CEMETERY


def is_meant(game: Game, card: Card, group: Group, seat: int, this: int) -> bool:
    """Whether a card in the group's zone is one of it, seen from a text of `seat` on card `this`."""
    if not belongs(game, card, group, seat, this):
        return False
    return group.most_defense is None or defense(game, card) <= group.most_defense


def members(game: Game, group: Group, seat: int, this: int) -> tuple[int, ...]:
    """The ids of a group's cards in its zone, the active player's first."""
    if group.zone == "cemetery":
        lying = [card for owner in game.in_turn_order() for card in game.table.in_zone(owner, CEMETERY)]
    else:
        lying = game.on_fields()
    return tuple(card.id for card in lying if is_meant(game, card, group, seat, this))


def acted_on(game: Game, target: Target, context: Context) -> tuple[int, ...]:
    """The cards a verb acts on now, those that moved on left out (1.3.2)."""
    if isinstance(target, Ref):
        ids = context.it if target.name == "it" else (context.this,)
        return tuple(card_id for card_id in ids if card_id in game.table.cards)
    return members(game, target, context.seat, context.this)
