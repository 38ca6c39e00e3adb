"""Cards that are used together (812.1), and cross gear that is crossed with creatures (303, 504.2)."""

from __future__ import annotations

from collections.abc import Sequence

from svedesk.engine.ask import Flow, Option
from svedesk.engine.events import Said
from svedesk.engine.message import Message, named
from svedesk.engine.records import BACK_FACE, Card, with_number
from svedesk.games.dm.abilities.printed import MadeOf
from svedesk.games.dm.actions.asking import choose_cards
from svedesk.games.dm.duel import Duel, Steps
from svedesk.games.dm.facts import CELL
from svedesk.games.dm.flow.payment import can_pay_with, mana_of, pay
from svedesk.games.dm.values.battle_zone_abilities import battle_zone_abilities


def combinations(duel: Duel, seat: int) -> list[int]:
    """Of each creature that a player can make of king cells now, one of the cells."""
    cells = _cells(duel, seat) if duel.meanings.has_cells else []
    if not cells:
        return []
    mana = mana_of(duel, seat)
    first = {duel.meanings[card.number].facts.back: card for card in reversed(cells)}
    able = []
    for card in first.values():
        whole = as_whole(card)
        made_of = duel.printed(whole).made_of
        if made_of is not None and all(_named(duel, cells, made_of)) and can_pay_with(duel, whole, mana):
            able.append(card.id)
    return sorted(able)


def choose_cells(duel: Duel, card: Card, seat: int) -> Steps[tuple[int, ...]]:
    """A cell of each name, from the hand or the mana zone; where there are several, the player says which."""
    made_of = duel.printed(as_whole(card)).made_of
    chosen: tuple[int, ...] = ()
    for ids in _named(duel, _cells(duel, seat), made_of) if made_of is not None else ():
        chosen += yield from choose_cards(duel, seat, ids, 1, 1, Message("choose-cell"), source=card.id, kind="cell")
    return chosen


def as_whole(card: Card) -> Card:
    """A king cell with the face up that is a part of its creature."""
    return card._replace(marks=with_number(card.marks, BACK_FACE, 1))


def _cells(duel: Duel, seat: int) -> list[Card]:
    cards = [*duel.hand(seat), *duel.mana(seat)]
    kinds = ((card, duel.meanings[card.number].facts) for card in cards if card.faceup or card.zone != "mana")
    return [card for card, facts in kinds if facts.kind == CELL and facts.back]


def _named(duel: Duel, cells: Sequence[Card], made_of: MadeOf) -> list[list[int]]:
    """For each name that is needed the cells that have it."""
    return [[card.id for card in cells if name in duel.meanings[card.number].names] for name in made_of.names]


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
