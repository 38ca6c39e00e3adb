"""Attacking with a follower (8.4), with the keywords that restrict or allow it."""

from __future__ import annotations

from collections.abc import Generator
from typing import NamedTuple

from svedesk.engine.ask import Builder, Flow, Picked
from svedesk.engine.events import Attacked, AttackEnded
from svedesk.engine.message import Message
from svedesk.engine.records import SHARED, SIDEWAYS, Card
from svedesk.games.sve.abilities.passive import IgnoresWard
from svedesk.games.sve.abilities.restriction import MustAttack
from svedesk.games.sve.actions.damage import deal
from svedesk.games.sve.actions.engage import engage
from svedesk.games.sve.actions.triggers import note
from svedesk.games.sve.flow.confirmation import confirmation_timing
from svedesk.games.sve.flow.quick import quick_window
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.rules.losses import FOUGHT_BANE
from svedesk.games.sve.trigger_events import AttackMade, Damage, Fought
from svedesk.games.sve.values.keywords import keywords
from svedesk.games.sve.values.names import definition, is_follower
from svedesk.games.sve.values.restrictions import (
    cannot_attack,
    cannot_attack_leaders,
    fighting_damage,
    followers_first,
    is_restricted,
)
from svedesk.games.sve.zones import LEADER

ATTACKED = "attacked"
"""The mark of a follower that must attack: the last turn in which it did."""
_NO_FOLLOWER, _ENGAGED = Message("not-a-follower", (), "8.4.2"), Message("attacker-engaged", (), "8.4.2")
_CAME_NOW = Message("came-this-turn", (), "8.4.2.1")


def why_not_attack(game: GameState, card: Card) -> Message | None:
    """Why a follower cannot be selected as the attacking follower (8.4.2); None when it can."""
    if not is_follower(game, card):
        return _NO_FOLLOWER
    if card.turned % 2 == SIDEWAYS:
        return _ENGAGED
    if cannot_attack(game, card):  # before all that would allow it (1.3.3)
        return Message("cannot-attack", (), "8.4.3.2.1")
    if _was_here(game, card) or (card.marks and card.mark("evolved") == game.turn):  # 8.4.2.1
        return None
    if _AT_ONCE.isdisjoint(keywords(game, card)):  # 12.9.2, 12.10.2
        return _CAME_NOW
    return None


_AT_ONCE = frozenset(("storm", "rush"))


def _was_here(game: GameState, card: Card) -> bool:
    """Whether a card has been on its player's field since the start of the turn (8.4.2.1)."""
    return card.arrived < game.turn


_INTIMIDATE, _RESERVED = Message("intimidate", (), "12.12.2"), Message("target-reserved", (), "8.4.3.1")


class Attackable(NamedTuple):
    """What the followers of one seat may find to attack, looked up once for all of them: the ids of the other seat's
    followers without Intimidate (12.12.2), of those the engaged ones, and of these those with Ward; and of those with
    Intimidate."""

    followers: tuple[int, ...]
    engaged: tuple[int, ...]
    wards: tuple[int, ...]
    intimidating: frozenset[int]


def attackable(game: GameState, seat: int) -> Attackable:
    """What the followers of a seat may find to attack."""
    followers, engaged, wards, intimidating = [], [], [], []
    for card in game.field(1 - seat):
        if is_follower(game, card):
            has = keywords(game, card)
            if "intimidate" in has:
                intimidating.append(card.id)
                continue
            followers.append(card.id)
            if card.turned % 2 == SIDEWAYS:
                engaged.append(card.id)
                if "ward" in has:
                    wards.append(card.id)
    return Attackable(tuple(followers), tuple(engaged), tuple(wards), frozenset(intimidating))


def must_attack(game: GameState, seat: int) -> Card | None:
    """A follower that an effect forces to attack this turn, which it has not and can (JA 7.3.3.1); None where no such
    condition is unmet, or the edition does not keep the main phase from ending for it."""
    if not game.edition.forced_conditions:
        return None
    for card in game.field(seat):
        unmet = is_restricted(game, card, MustAttack) and card.mark(ATTACKED) != game.turn
        if unmet and why_not_attack(game, card) is None and attack_targets(game, card, attackable(game, seat)):
            return card
    return None


def attack_targets(game: GameState, card: Card, foes: Attackable) -> tuple[int, ...]:
    """The ids of what a follower that can attack may select as its attack target (8.4.3)."""
    if foes.wards and not _ignores_ward(game, card):
        return foes.wards  # 12.8.2 iii: what may not be selected at all forces nothing
    attackers = keywords(game, card)
    followers = foes.followers if "assail" in attackers else foes.engaged
    if _why_no_leader(game, card, attackers) or (followers and followers_first(game)):
        return followers
    return (*followers, *game.table.zone(1 - card.seat, LEADER)[:1])


def why_not_target(game: GameState, card: Card, target: Card, foes: Attackable) -> Message | None:
    """Why an attacking follower may not select a target (8.4.3.1); None when it may."""
    attackers = keywords(game, card)
    if target.zone == LEADER:
        refusal = _why_no_leader(game, card, attackers)
        reachable = foes.followers if "assail" in attackers else foes.engaged
        if refusal is None and reachable and followers_first(game):
            refusal = Message("followers-first", (), "1.3.3")
    else:
        refusal = _INTIMIDATE if target.id in foes.intimidating else None
        if refusal is None and not target.sideways and "assail" not in attackers:
            refusal = _RESERVED
    if refusal is not None or target.id in foes.wards or not foes.wards or _ignores_ward(game, card):
        return refusal
    return Message("ward-first", (), "12.8.2")


def _ignores_ward(game: GameState, card: Card) -> bool:
    ignoring = definition(game, card).of[IgnoresWard]
    return bool(ignoring) and any(
        own.condition is None or own.condition.holds_for(game, card.seat, 0, card.id) for own in ignoring
    )


def _why_no_leader(game: GameState, card: Card, attackers: tuple[str, ...]) -> Message | None:
    """Why a follower with these keywords may not attack a leader, Ward left aside."""
    if cannot_attack_leaders(game, card):
        return Message("cannot-attack-leader", (), "14.4.5.1.3.3")
    if _was_here(game, card) or "storm" in attackers:
        return None
    return Message("leader-not-yet", (), "8.4.3.1")


def attack(game: GameState, card_id: int, target_id: int) -> Flow:
    """Perform an attack, from engaging the attacking follower to the end of the attack."""
    table = game.table
    card, target = table.cards[card_id], table.cards[target_id]
    if is_restricted(game, card, MustAttack):
        table.mark(card_id, ATTACKED, game.turn)
    engage(game, [card_id])  # 8.4.4
    table.emit(Attacked(card.seat, card_id, target_id))  # 8.4.5
    table.set_number(SHARED, "attacker", card_id)
    table.set_number(SHARED, "attack_target", target_id)
    note(game, [AttackMade(table.cards[card_id], target)])
    yield from confirmation_timing(game)  # 8.4.6
    yield from rest_of_attack(game, card_id, target_id, 1 - card.seat)


def rest_of_attack(game: GameState, card_id: int, target_id: int, defender: int) -> Flow:
    """An attack from the defending player's Quick window on."""
    table = game.table
    yield from quick_window(game, defender, "quick-attack")  # 8.4.7, 8.4.8
    yield from _damage(game, card_id, target_id)  # 8.4.9
    yield from confirmation_timing(game)  # 8.4.10
    table.set_number(SHARED, "attacker", 0)  # 8.4.11
    table.set_number(SHARED, "attack_target", 0)
    table.emit(AttackEnded(card_id))


def _damage(game: GameState, card_id: int, target_id: int) -> Generator[Builder, Picked, None]:
    """Attack damage, and the damage back at the same time (8.4.9.1), if attacker and target are still there."""
    card, target = game.card(card_id), game.card(target_id)
    if card is None or not is_follower(game, card) or target is None:
        return
    damages = [Damage(card_id, target_id, fighting_damage(game, card), "attack")]
    fights = target.zone != LEADER and is_follower(game, target)
    if fights:
        damages.append(Damage(target_id, card_id, fighting_damage(game, target), "combat"))
    bane = [fighter.id for fighter in (card, target) if fights and "bane" in keywords(game, fighter)]
    yield from deal(game, damages)
    if fights and game.lies_on_field(card_id) and game.lies_on_field(target_id):  # 8.4.9.2: they fought
        both = ((card_id, target_id), (target_id, card_id))
        if game.edition.bane_triggers:  # EN early 12.14.1
            note(game, [Fought(game.table.cards[fighter], other) for fighter, other in both])
            return
        for fighter, other in both:
            if fighter in bane:
                game.table.mark(other, FOUGHT_BANE, 1)
