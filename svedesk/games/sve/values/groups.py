"""Which cards on the table a text means."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from svedesk.engine.records import Card
from svedesk.games.sve.abilities.base import Context
from svedesk.games.sve.both_targets import Both
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Group, LeaderOf, Leaders, Ref, Target
from svedesk.games.sve.values.belonging import belongs, controller
from svedesk.games.sve.values.keywords import keywords
from svedesk.games.sve.values.names import is_follower
from svedesk.games.sve.values.stats import attack, defense
from svedesk.games.sve.zones import EX, FIELD, LEADER


def is_meant(game: GameState, card: Card, group: Group, seat: int, this: int) -> bool:
    """Whether a card in the group's zone is one of it, seen from a text of `seat` on card `this`."""
    if not belongs(game, card, group, seat, this):
        return False
    for narrowing in group.filters:
        if narrowing.has_values and not narrowing.fits_by_values(_ValuesSeen(game, card)):
            return False
    return True


class _ValuesSeen(NamedTuple):
    """The values of a card that may be meant."""

    game: GameState
    card: Card

    @property
    def keywords(self) -> tuple[str, ...]:
        """The names of its keywords."""
        return keywords(self.game, self.card)

    @property
    def attack(self) -> int | None:
        """Its attack, None where it is no follower (5.24.2.1)."""
        return attack(self.game, self.card) if is_follower(self.game, self.card) else None

    @property
    def defense(self) -> int | None:
        """Its defense, None where it is no follower."""
        return defense(self.game, self.card) if is_follower(self.game, self.card) else None


def members(game: GameState, group: Group | Leaders, seat: int, this: int) -> tuple[int, ...]:
    """The ids of a group's cards in its zone, the active player's first; leaders before followers."""
    if isinstance(group, Leaders):
        seats = {"your": (seat,), "enemy": (1 - seat,), "any": game.in_turn_order()}[group.side]
        leaders = tuple(card_id for side in seats for card_id in game.table.zone(side, LEADER)[:1])
        return leaders + (members(game, group.followers, seat, this) if group.and_followers else ())
    if group.zone == FIELD:
        lying = game.on_fields()
    else:
        zones = (FIELD, EX) if group.zone == "field_or_ex" else (group.zone,)
        lying = [card for zone in zones for owner in game.in_turn_order() for card in game.table.in_zone(owner, zone)]
    return tuple(card.id for card in lying if is_meant(game, card, group, seat, this))


def reserved(game: GameState, group: Group, seat: int, this: int) -> tuple[int, ...]:
    """The cards of a group that can be engaged."""
    return tuple(card_id for card_id in members(game, group, seat, this) if not game.table.cards[card_id].sideways)


def all_alike(game: GameState, card_ids: Iterable[int]) -> bool:
    """Whether cards of one zone differ in nothing but their place."""
    cards = map(game.table.cards.__getitem__, card_ids)
    return len({(card.number, card.given, card.counters) for card in cards}) <= 1


def acted_on(game: GameState, target: Target | Both, context: Context, *, noun: str = "card") -> tuple[int, ...]:
    """The cards a verb acts on now, those that moved on left out (1.3.2). With `noun` "follower" a text that says "this
    follower" does nothing while the card is none (5.24.3.1)."""
    if isinstance(target, Both):
        acted = (acted_on(game, part, context, noun=noun) for part in (target.first, target.second))
        return tuple(dict.fromkeys(card_id for ids in acted for card_id in ids))
    if isinstance(target, Ref):
        this = game.card(context.this)
        if target.name == "this" and noun == "follower" and this is not None and not is_follower(game, this):
            return ()
        return tuple(card_id for card_id in context.named(target.name) if card_id in game.table.cards)
    if isinstance(target, LeaderOf):
        return tuple(
            card
            for seat in controllers(game, context.named(target.whose))
            for card in game.table.zone(seat, LEADER)[:1]
        )
    return members(game, target, context.seat, context.this)


def controllers(game: GameState, card_ids: Iterable[int]) -> tuple[int, ...]:
    """Who controls cards, or controlled them last, each once."""
    return tuple(dict.fromkeys(seat for card_id in card_ids for seat in _controller(game, card_id)))


def _controller(game: GameState, card_id: int) -> tuple[int, ...]:
    """Who controls a card, or controlled it when it was last on the field (10.11.1); nobody where it was taken away by
    hand."""
    when = game if card_id in game.table.cards else game.left.get(card_id)
    return () if when is None else (controller(when.table.cards[card_id]),)
