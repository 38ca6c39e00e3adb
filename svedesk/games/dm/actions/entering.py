"""Creatures that are put into the battle zone, and evolution (801)."""

from __future__ import annotations

from collections.abc import Sequence

from svedesk.engine.message import Message
from svedesk.engine.records import SIDEWAYS, UPRIGHT, Card, Place, with_number
from svedesk.games.dm.abilities.keyword import EvolvesFrom
from svedesk.games.dm.actions.asking import choose_cards
from svedesk.games.dm.actions.moving import cross_over, order
from svedesk.games.dm.actions.notice import notice
from svedesk.games.dm.duel import HEIGHT, Duel, Steps
from svedesk.games.dm.zones import BATTLE


def sources(duel: Duel, card: Card, seat: int) -> list[list[int]]:
    """For each card that an evolution creature needs under it, which there are; it can't be put into the battle zone
    where one is missing (801.1a)."""
    evolutions = duel.printed(card).of[EvolvesFrom][:1]
    creatures = duel.creatures(seat) if evolutions else []
    needed = [which for evolution in evolutions for which in evolution.sources]
    return [[creature.id for creature in creatures if which.match(duel, creature, seat, 0)] for which in needed]


def can_enter(duel: Duel, card: Card, seat: int) -> bool:
    """Whether a card may be put into the battle zone: creatures and cross gear may, spells may not (302.3, 403.1), and
    evolution creatures only onto what they evolve from (801.1a)."""
    meaning = duel.printed(card)
    if not meaning.is_creature:
        return meaning.is_gear
    if not meaning.is_evolution:
        return True
    choices = sources(duel, card, seat)
    return bool(choices) and all(choices) and len(set().union(*choices)) >= len(choices) and _distinct(choices)


def _distinct(choices: Sequence[Sequence[int]], taken: tuple[int, ...] = ()) -> bool:
    if not choices:
        return True
    return any(_distinct(choices[1:], (*taken, source)) for source in choices[0] if source not in taken)


def choose_sources(duel: Duel, card: Card, seat: int, *, cancel: bool = False) -> Steps[tuple[int, ...]]:
    """Let a player say onto which cards an evolution is put, and in which order they lie (801.1b); from the top
    down."""
    choices = sources(duel, card, seat)
    chosen: tuple[int, ...] = ()
    for place, able in enumerate(choices):
        later = choices[place + 1 :]
        left = [source for source in able if source not in chosen and _distinct(later, (*chosen, source))]
        reason = Message("choose-evolution")
        picked = yield from choose_cards(duel, seat, left, 1, 1, reason, source=card.id, kind="evolve", cancel=cancel)
        chosen += picked
    if len(chosen) > 1:
        chosen = yield from order(duel, seat, chosen)
    return chosen


def put_into_battle(
    duel: Duel, card_id: int, seat: int, onto: Sequence[int] = (), *, tapped: bool = False, why: str = ""
) -> int:
    """Put a creature into a player's half of the battle zone (301.2), untapped (400.5b), or onto what it evolves from
    (701.15a); returns the object it is there. What continuous effects make of it holds from the first moment (603.5b,
    608.3c), so that also those abilities trigger (603.5a)."""
    table = duel.table
    card = table.cards[card_id]
    tapped = tapped or "enters_tapped" in duel.printed(card).keywords  # 603.5d: no trigger
    faceup_id = table.move(card_id, Place(seat, BATTLE), turned=SIDEWAYS if tapped else UPRIGHT, why=why)
    there = [source for source in onto if duel.is_there(source)]
    object_id = _evolve(duel, faceup_id, there) if there else faceup_id
    notice(duel, "enters", table.cards[object_id], bound=(object_id,))
    return object_id


def _evolve(duel: Duel, card_id: int, onto: Sequence[int]) -> int:
    """Lay a card on others, which become one object: still the first of them (801.2), tapped if one was (801.2b), with
    what was given to any of them."""
    table = duel.table
    first, *others = onto
    base = table.cards[first]
    members = [card for source in onto for card in duel.pile(table.cards[source])]  # from the top down
    given, turned = base.given, base.turned
    for source in others:
        other = table.cards[source]
        cross_over(duel, other, first)
        given += other.given
        turned = SIDEWAYS if other.sideways else turned
    table.put(base._replace(given=given, turned=turned, marks=with_number(base.marks, HEIGHT, 0)))
    at = next(place for place, card in enumerate(members) if card.id == first)
    for place, card in enumerate(members):
        if card.id != first:
            marks = with_number(card.marks, HEIGHT, at - place)
            table.put(table.cards[card.id]._replace(given=(), marks=marks))
            table.link(card.id, first)
    table.mark(card_id, HEIGHT, at + 1)
    table.link(card_id, first)
    return first


def is_sick(duel: Duel, card: Card) -> bool:
    """Whether a creature has summoning sickness: it was not there when the turn began (301.5). Evolution creatures have
    none (801.3), nor has one that was under one since before the turn (801.4c): it is as old as its pile."""
    return card.arrived >= duel.turn > 0 and not duel.is_evolution(card)
