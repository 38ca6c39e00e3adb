"""Creatures that are put into the battle zone, and evolution (801)."""

from __future__ import annotations

from collections.abc import Sequence

from svedesk.engine.message import Message
from svedesk.engine.records import BACK_FACE, SIDEWAYS, UPRIGHT, Card, place_at, with_number
from svedesk.games.dm.abilities.keyword import EvolvesFrom
from svedesk.games.dm.actions.asking import choose_cards
from svedesk.games.dm.actions.linking import (
    choose_neighbours,
    is_linked_god,
    link_all,
    link_between,
    notice_part,
    part_of,
)
from svedesk.games.dm.actions.moving import cross_over, order, put
from svedesk.games.dm.actions.notice import notice
from svedesk.games.dm.duel import HEIGHT, SEAL, Duel, Steps
from svedesk.games.dm.facts import D2, IN_BATTLE, NEO, STAR_MAX
from svedesk.games.dm.meaning import Meaning
from svedesk.games.dm.values.keywords import has_keyword
from svedesk.games.dm.which import has_race_word
from svedesk.games.dm.zones import BATTLE, GACHARANGE, GRAVEYARD

AWAKENED = "awakened"
"""The mark of a psychic creature that was flipped by awakening."""
COMMAND = "command"
"""The number of the table that is the id of a Command which was put into the battle zone (703.4j)."""


def sources(duel: Duel, card: Card, seat: int) -> list[list[int]]:
    """For each card that an evolution creature needs under it, which there are; it can't be put into the battle zone
    where one is missing (801.1a)."""
    evolutions = duel.printed(card).of[EvolvesFrom][:1]
    needed = [which for evolution in evolutions for which in evolution.sources]
    eligible = [which.find(duel, seat, 0) for which in needed]
    anything = [own for own in duel.creatures(seat) if has_keyword(duel, own, "any_evolution")]
    eligible = [[*able, *(own for own in anything if own not in able)] for able in eligible]
    return [[source.id for source in able if source.seat == seat and source.id != card.id] for able in eligible]


def can_enter(duel: Duel, card: Card, seat: int) -> bool:
    """Whether a card may be put into the battle zone: creatures and cross gear may, spells may not (302.3, 403.1), and
    evolution creatures only onto what they evolve from (801.1a)."""
    meaning = duel.printed(card)
    if not meaning.is_creature or not meaning.is_evolution or needs_nothing(meaning):
        return meaning.facts.kind in IN_BATTLE
    choices = sources(duel, card, seat)
    return bool(choices) and all(choices) and len(set().union(*choices)) >= len(choices) and _distinct(choices)


def needs_nothing(meaning: Meaning) -> bool:
    """Whether an evolution needs nothing under it: star max evolutions (813.1), and those with Forbidden Star Evolution
    (811.1b)."""
    return meaning.facts.special == STAR_MAX or "forbidden_star_evolution" in meaning.keywords


def _distinct(choices: Sequence[Sequence[int]], taken: tuple[int, ...] = ()) -> bool:
    if not choices:
        return True
    return any(_distinct(choices[1:], (*taken, source)) for source in choices[0] if source not in taken)


def choose_sources(duel: Duel, card: Card, seat: int, *, cancel: bool = False) -> Steps[tuple[int, ...]]:
    """Let a player say onto which cards an evolution is put, and in which order they lie (801.1b); from the top
    down."""
    meaning = duel.printed(card)
    if not meaning.of[EvolvesFrom]:
        return ()
    choices = sources(duel, card, seat)
    if meaning.facts.special == NEO or needs_nothing(meaning):  # 802.1, 813.1: onto one, or onto none
        able = choices[0] if choices else []
        reason = Message("choose-evolution")
        return (yield from choose_cards(duel, seat, able, 0, 1, reason, source=card.id, kind="evolve", cancel=cancel))
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
    duel: Duel,
    card_id: int,
    seat: int,
    onto: Sequence[int] = (),
    *,
    beside: Sequence[int] = (),
    tapped: bool = False,
    why: str = "",
) -> Steps[int]:
    """Put a creature into a player's half of the battle zone (301.2), untapped (400.5b), or onto what it evolves from
    (701.15a), linked with the Gods it may be linked with (803.1a), or, as one creature, together with the cells
    `beside` it (812.1c); returns the object it is there. What continuous effects make of it holds from the first moment
    (603.5b, 608.3c), so that also those abilities trigger (603.5a)."""
    table = duel.table
    card = table.cards[card_id]
    left, right = (0, 0) if onto or beside else (yield from choose_neighbours(duel, card, seat))
    if card_id not in table.cards:  # cards may have been moved by hand while something was asked
        return 0
    tapped = tapped or "enters_tapped" in duel.printed(card).keywords  # 603.5d: no trigger
    faceup_id = table.move(card_id, place_at(seat, BATTLE), turned=SIDEWAYS if tapped else UPRIGHT, why=why)
    there = [source for source in onto if duel.is_there(source)]
    if beside:
        cells = [faceup_id, *(table.move(cell, place_at(seat, BATTLE), why=why) for cell in beside)]
        for cell in cells:
            table.mark(cell, BACK_FACE, 1)
        link_all(duel, [table.cards[cell] for cell in cells], [table.cards[faceup_id]])
    # By another card's text (110.4f), which reads a God before it is linked (803.1d).
    by_text = not there and has_keyword(duel, table.cards[faceup_id], "enters_tapped")
    if by_text and not table.cards[faceup_id].sideways:
        table.put(table.cards[faceup_id]._replace(turned=SIDEWAYS))
    object_id = _evolve(duel, faceup_id, there) if there else link_between(duel, faceup_id, left, right)
    below = [source for source in onto if source in table.cards and table.cards[source].zone != BATTLE]
    for depth, source in enumerate(below, 1):  # what it evolves from in another zone is put under it
        under = table.move(source, place_at(seat, BATTLE), why="evolve")
        table.mark(under, HEIGHT, -depth)
        table.link(under, object_id)
    if there and not table.cards[object_id].sideways and has_keyword(duel, table.cards[object_id], "enters_tapped"):
        table.put(table.cards[object_id]._replace(turned=SIDEWAYS))
    _remove_old_field(duel, object_id)
    if has_race_word(duel.printed(table.cards[faceup_id]).facts, "Command"):
        duel.set_number(COMMAND, object_id)
    notice_entered(duel, "enters", object_id, faceup_id)
    return object_id


def notice_entered(duel: Duel, event: str, object_id: int, card_id: int) -> None:
    """A card entered: of one that is linked to others only its own characteristics are read (803.1c)."""
    entered = duel.table.cards[object_id]
    if object_id != card_id and card_id in (part.id for part in duel.chain(entered)):
        part = part_of(duel, duel.table.cards[card_id], entered)
        notice_part(duel, event, part, entered, bound=(object_id,))
    else:
        notice(duel, event, entered, bound=(object_id,))


def _remove_old_field(duel: Duel, field_id: int) -> None:
    """A new D2 field removes the one that was there, whoever's it is (703.4l)."""
    if duel.facts(duel.table.cards[field_id]).special != D2:
        return
    for card in duel.in_battle():
        if card.id != field_id and duel.facts(card).special == D2:
            for member in duel.pile(card):
                put(duel, member.id, GRAVEYARD, why="rules")


def gacharange_summon(duel: Duel, seat: int) -> Steps[int]:
    """Put the top card of a super gacharange zone into the battle zone as if its cost were paid (701.29a); returns what
    it is there, 0 where there is none."""
    lying = duel.table.zone(seat, GACHARANGE)
    if not lying:
        return 0
    object_id = yield from put_into_battle(duel, lying[0], seat, why="summon")
    if object_id:
        notice_summoned(duel, object_id)
    return object_id


def notice_summoned(duel: Duel, object_id: int) -> None:
    """A creature was summoned; of one that linked as it entered only its own characteristics are read (803.1c)."""
    is_god = is_linked_god(duel, duel.table.cards[object_id])
    notice_entered(duel, "summoned", object_id, newest_of(duel, object_id).id if is_god else object_id)


def newest_of(duel: Duel, object_id: int) -> Card:
    """The card that made an object what it is: the one on top, of linked Gods the one that was put last."""
    card = duel.table.cards[object_id]
    return max(duel.chain(card)) if is_linked_god(duel, card) else duel.top(card)


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
    for place, aura in enumerate(duel.auras(table.cards[first])):  # 310.7a: the auras lie above it
        table.mark(aura.id, HEIGHT, at + 2 + place)
    return first


def is_sick(duel: Duel, card: Card) -> bool:
    """Whether a creature has summoning sickness: it was not there when the turn began (301.5). Evolution creatures have
    none (801.3), nor has one that was under one since before the turn (801.4c): it is as old as its pile."""
    if card.arrived < duel.turn or not duel.turn or duel.is_evolution(card):
        return False
    # Awakened (804.6) and linked (803.5) creatures have none.
    return not (duel.top(card).mark(AWAKENED) or len(duel.chain(card)) > 1)


def put_seal(duel: Duel, card_id: int) -> bool:
    """Put the top card of its owner's deck facedown on a card as a seal (116.1a); whether there was one."""
    table = duel.table
    if not duel.is_there(card_id) or not duel.deck(table.cards[card_id].owner):
        return False
    card = table.cards[card_id]
    seal = table.move(duel.deck(card.owner)[0], place_at(card.seat, BATTLE), faceup=False, why="seal")
    table.mark(seal, SEAL, 1)
    table.link(seal, card_id)
    return True
