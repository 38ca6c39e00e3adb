"""Attack and defense as they are now, in the layers of 10.9."""

from __future__ import annotations

from typing import Literal

from svedesk.engine.records import Card
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.values.field_state import values_of
from svedesk.games.sve.values.keywords import reaching
from svedesk.games.sve.values.links import equipped_stats
from svedesk.games.sve.values.names import definition
from svedesk.games.sve.zones import FIELD

Stat = Literal["attack", "defense"]


def attack(game: GameState, card: Card) -> int:
    """Its attack. 0 for a card without (5.24.2.1 forbids the reference; no rule here makes one)."""
    if card.zone != FIELD:
        return _stat(game, card, "attack")
    values = values_of(game, card)
    if values.attack is not None:
        return values.attack
    value = _stat(game, card, "attack")
    if not values.reach.conditional:
        values.attack = value
    return value


def defense(game: GameState, card: Card) -> int:
    """Its defense with the damage it took; may be negative (5.13.1.1)."""
    return undamaged_defense(game, card) - card.damage


def undamaged_defense(game: GameState, card: Card) -> int:
    """Its defense as if it had taken no damage."""
    if card.zone != FIELD:
        return _stat(game, card, "defense")
    values = values_of(game, card)
    if values.defense is not None:
        return values.defense
    value = _stat(game, card, "defense")
    if not values.reach.conditional:
        values.defense = value
    return value


def carry_offsets(game: GameState, card_id: int) -> None:
    """Before a card evolves: turn what was set on it into the difference from what is printed, so that its evolved card
    has every difference again (JA 5.15.2.1). What was added is a difference already, what it lost stays lost."""
    card = game.table.cards[card_id]
    facts = definition(game, card).facts
    value = {"attack": facts.attack or 0, "defense": facts.defense or 0}
    given = []
    for change in sorted(card.given, key=lambda change: change.order):
        stat = change.what.removeprefix("set_")
        if stat in value and change.what != stat:
            change = change._replace(what=stat, value=int(change.value) - value[stat])
        if stat in value:
            value[stat] += int(change.value)
        given.append(change)
    game.table.put(card._replace(given=tuple(given)))


def _stat(game: GameState, card: Card, stat: Stat) -> int:
    facts = definition(game, card).facts
    printed = facts.attack if stat == "attack" else facts.defense
    value = printed or 0  # 10.9.1.1: the base is what is printed, on the evolved card where it is evolved
    # 10.9.1.4 with 10.9.1.6: numbers change in the order the effects were produced. A passive ability's place in that
    # order is when its card came to its zone (10.9.1.6.1), which is what its id counts; a given change carries its own
    # serial (10.9.1.6.2).
    changes: list[tuple[int, str, int]] = []
    for change in card.given:
        if change.what == stat:
            changes.append((change.order, "add", int(change.value)))
        elif change.what == f"set_{stat}":
            changes.append((change.order, "set", int(change.value)))
    for givers, passive in reaching(game, card, stat):
        more = passive.attack if stat == "attack" else passive.defense
        changes += [(giver, "add", more) for giver in givers] if card.given else [(0, "add", more * len(givers))]
    for token, more_attack, more_defense in equipped_stats(game, card):
        changes.append((token, "add", more_attack if stat == "attack" else more_defense))
    for _, how, amount in sorted(changes):
        value = amount if how == "set" else value + amount
    return value
