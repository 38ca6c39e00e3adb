"""Cross gear in the battle zone is crossed with creatures (303, 504.2)."""

from __future__ import annotations

from svedesk.engine.ask import Flow, Option
from svedesk.engine.events import Said
from svedesk.engine.message import Message, named
from svedesk.engine.records import Card
from svedesk.games.dm.duel import Duel
from svedesk.games.dm.flow.payment import can_pay_with, mana_of, pay
from svedesk.games.dm.values.battle_zone_abilities import battle_zone_abilities


def crossings(duel: Duel) -> list[Option]:
    """Every cross gear that the active player has the mana to cross (303.3b), with each creature it can be crossed
    with: any but the one it is crossed with already (303.4, 303.4a), and nothing but creatures (303.3)."""
    gears = battle_zone_abilities(duel).gears
    if not gears:
        return []
    seat, mana = duel.active, mana_of(duel, duel.active)
    mine = [card for card in map(duel.table.cards.__getitem__, gears) if card.seat == seat]
    able = [card for card in mine if can_pay_with(duel, card, mana)]
    creatures = [card.id for card in duel.creatures(seat) if duel.is_creature(card)]
    return [Option("cross", gear.id, card_id) for gear in able for card_id in creatures if card_id != gear.on]


def cross(duel: Duel, gear_id: int, creature_id: int, seat: int) -> Flow:
    """Pay what the cross gear costs once more, and cross it with a creature (303.3b). How it lies makes no difference
    (303.3d)."""
    table = duel.table
    yield from pay(duel, table.cards[gear_id], seat)
    gear, creature = duel.card(gear_id), duel.card(creature_id)
    if gear is not None and creature is not None and _fits(duel, gear, creature):
        table.link(gear_id, creature_id)
        top = duel.top(creature)
        table.emit(Said(seat, Message("crossed", (named(gear.number), named(top.number)))))


def _fits(duel: Duel, gear: Card, creature: Card) -> bool:
    """Whether both are still what they were: somebody may have moved cards by hand while mana was picked."""
    return duel.is_gear(gear) and duel.is_there(creature.id) and duel.is_creature(creature)
