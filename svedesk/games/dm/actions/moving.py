"""Cards that move between zones: each is then new to its zone (400.5)."""

from __future__ import annotations

from collections.abc import Sequence

from svedesk.engine.ask import Flow
from svedesk.engine.message import Message
from svedesk.engine.records import BACK_FACE, EVERYONE, SIDEWAYS, UPRIGHT, Card, place_at
from svedesk.games.dm.abilities.instead import InsteadOf
from svedesk.games.dm.actions.asking import choose_cards
from svedesk.games.dm.actions.linking import (
    flipped_back,
    groups,
    is_linked_god,
    notice_part,
    part_of,
    take_apart,
)
from svedesk.games.dm.actions.notice import as_it_is, hearing, notice
from svedesk.games.dm.actions.replacing import Replacement, apply, replacements
from svedesk.games.dm.duel import HEIGHT, Duel, Steps
from svedesk.games.dm.facts import (
    CORE,
    CREATURE,
    DRAGHEART,
    IN_BATTLE,
    PSYCHIC,
    PSYCHIC_SUPER,
    RULE_PLUS,
    STAR,
    STAR_MAX,
    TAMASEED,
    DmFacts,
)
from svedesk.games.dm.facts import GACHARANGE as GACHARANGE_CREATURE
from svedesk.games.dm.values.battle_zone_abilities import Holder
from svedesk.games.dm.values.keywords import has_keyword
from svedesk.games.dm.zones import (
    BATTLE,
    DECK,
    GACHARANGE,
    GRAVEYARD,
    HAND,
    HYPERSPATIAL,
    MANA,
    PUBLIC,
    SHIELDS,
    UPSIDE_DOWN,
)

OF_HYPERSPATIAL = (PSYCHIC, PSYCHIC_SUPER, DRAGHEART)
"""Supertypes of cards of the hyperspatial zone (804.4, 806.4); so is Rule Plus (314.1)."""
_LEAVING = ("destroyed", "leaves", "to_graveyard", "to_mana", "discarded")


def destroy(duel: Duel, objects: Sequence[int], *, replacing: bool = False) -> Steps[tuple[int, ...]]:
    """Put creatures from the battle zone into their owners' graveyards (701.6a), all at once (400.7). One that can't be
    destroyed stays, whatever its power (700.3, 101.2)."""
    doomed = [card_id for card_id in dict.fromkeys(objects) if duel.is_there(card_id)]
    doomed = [card_id for card_id in doomed if not has_keyword(duel, duel.table.cards[card_id], "cant_be_destroyed")]
    return (yield from leave(duel, doomed, GRAVEYARD, why="destroy", replacing=replacing))


def leave(
    duel: Duel, objects: Sequence[int], zone: str, *, why: str = "", at: int | None = None, replacing: bool = False
) -> Steps[tuple[int, ...]]:
    """Let objects leave the battle zone, each with all its cards. Returns those that did, by the ids they had."""
    table = duel.table
    going = [table.cards[card_id] for card_id in dict.fromkeys(objects) if duel.is_there(card_id)]
    going = [card for card in going if not has_keyword(duel, card, "cant_leave")]  # 101.2
    if not going:
        return ()
    events = ["leave"] + ["destroy"] * (why == "destroy") + ["to_graveyard"] * (zone == GRAVEYARD)
    replaced = {} if replacing else (yield from replacements(duel, events, going))
    instead: dict[int, Replacement | None] = {**replaced}
    listeners = hearing(duel, *_LEAVING)  # 603.5c: whoever leaves with them still triggers
    if not replacing:
        for card in going:
            if card.id not in instead and _leaves_what_is_under_it(duel, card):
                take_top(duel, card.id, zone)
                instead[card.id] = None
    parted = yield from _leave_in_part(duel, [card for card in going if card.id not in instead], zone, why, listeners)
    left = [as_it_is(duel, card) for card in going if card.id not in instead and card.id not in parted]
    piles = [duel.pile(table.cards[card.id]) for card in left]
    for card in left:
        cross_over(duel, card, 0)
    if zone == DECK and at is not None:
        yield from into_deck(duel, [card.id for pile in piles for card in pile], at)
    else:
        for pile in piles:
            for card in pile:
                put(duel, card.id, zone, why=why, listeners=listeners)
    # 603.2d: an event that is replaced triggers nothing; 609.9: all that is done instead is done together with it.
    for card in left:
        if why == "destroy":
            notice(duel, "destroyed", card, listeners=listeners)
        notice(duel, "leaves", card, listeners=listeners)
        if zone == GRAVEYARD:
            notice(duel, "to_graveyard", card, listeners=listeners)
    for replacement in instead.values():
        if replacement is not None:
            yield from apply(duel, replacement)
    return (*parted, *(card.id for card in left))


def _leave_in_part(
    duel: Duel, going: Sequence[Card], zone: str, why: str, listeners: dict[str, tuple[tuple[Holder, Card], ...]]
) -> Steps[tuple[int, ...]]:
    """Of linked Gods one card leaves (803.7, 703.4f); of a psychic super creature with Link Release one cell, and the
    others are psychic creatures again (805.1b). Neither is a replacement. Returns which objects these were."""
    parted: tuple[int, ...] = ()
    for card in going:
        releases = is_released(duel, card)
        if not (releases or is_linked_god(duel, card)):
            continue
        chain = duel.chain(card)
        reason = Message("choose-leaving")
        chosen = yield from choose_cards(duel, card.owner, [part.id for part in chain], 1, 1, reason, kind="leaving")
        member = next((part for part in chain if part.id in chosen), chain[0])
        if releases:
            yield from release(duel, card, member)
        else:
            yield from _god_leaves(duel, card, member, zone, why, listeners)
        parted += (card.id,)
    return parted


def _god_leaves(
    duel: Duel,
    whole: Card,
    member: Card,
    zone: str,
    why: str = "",
    listeners: dict[str, tuple[tuple[Holder, Card], ...]] | None = None,
) -> Flow:
    """One of several linked Gods leaves; the others go on as they were, each by itself where they are not linked
    rightly any more (803.2b, 803.4)."""
    listeners = hearing(duel, *_LEAVING) if listeners is None else listeners
    chain, gears = duel.chain(whole), duel.gears(whole)
    part = part_of(duel, member, whole)
    put(duel, member.id, zone, why=why, at=0 if zone == DECK else None, listeners=listeners)
    yield from take_apart(duel, whole, groups(duel, [card for card in chain if card.id != member.id]), gears)
    events = ["destroyed"] * (why == "destroy") + ["leaves"] + ["to_graveyard"] * (zone == GRAVEYARD)
    for event in events:
        notice_part(duel, event, part, whole, listeners=listeners)


def is_released(duel: Duel, card: Card) -> bool:
    """Whether a psychic super creature has Link Release (805.1b)."""
    return duel.meaning(card).made_of is not None and has_keyword(duel, card, "link_release")


def release(duel: Duel, whole: Card, member: Card) -> Flow:
    """Link Release: a cell returns to the hyperspatial zone, which is no creature that leaves (805.1e), and the others
    are flipped: the same creature each, as it was (805.2)."""
    rest, gears = [card for card in duel.chain(whole) if card.id != member.id], duel.gears(whole)
    put(duel, member.id, HYPERSPATIAL, why="release")
    yield from take_apart(duel, whole, [[flipped_back(duel, card)] for card in rest], gears)


def _leaves_what_is_under_it(duel: Duel, card: Card) -> bool:
    """Whether only the top card leaves: of star evolutions with a card under them (811.1), which is a replacement and
    gives way to another (811.1a)."""
    if len(duel.pile(card)) < 2:
        return False
    return duel.facts(card).special in (STAR, STAR_MAX) or has_keyword(duel, card, "top_leaves")


def put(
    duel: Duel,
    card_id: int,
    zone: str,
    *,
    why: str = "",
    at: int | None = None,
    listeners: dict[str, tuple[tuple[Holder, Card], ...]] | None = None,
) -> int:
    """Put one card into its owner's zone, as cards lie there: in the mana zone upside down, and tapped if it has
    several civilizations (405.1); anything else untapped (400.5b). Returns its new id."""
    table = duel.table
    card = table.cards[card_id]
    turned = UPRIGHT
    if zone == MANA:
        several = len(duel.civilizations(card._replace(marks=()) if card.marks else card)) > 1
        turned = UPSIDE_DOWN + SIDEWAYS if several else UPSIDE_DOWN
    faceup = None if zone in (BATTLE, MANA, *PUBLIC) else False  # 400.2e: in a private zone it is private
    new = table.move(card_id, place_at(card.owner, zone), at=at, faceup=faceup, turned=turned, why=why)
    if zone == MANA:
        if duel.meanings[duel.face(card)].facts.kind == CORE:  # 309.5: there it stays what it is
            table.mark(new, BACK_FACE, card.mark(BACK_FACE))
        notice(duel, "to_mana", table.cards[new], listeners=listeners)
    meaning = duel.meanings[card.number]
    if meaning.is_ordinary:
        return new
    if meaning.is_two_faced and zone in (HAND, DECK, SHIELDS):  # 807.1b, 810.1b: it has no back
        table.put(table.cards[new]._replace(known=EVERYONE))
    at_home = home(meaning.facts)
    if at_home and zone not in (BATTLE, at_home):
        return table.move(new, place_at(card.owner, at_home), at=-1 if at_home == GACHARANGE else None, why="rules")
    return new


def home(facts: DmFacts) -> str:
    """The zone to which a card goes back at once when it is put anywhere but into the battle zone: psychic creatures
    and draghearts to the hyperspatial zone (117.1, 804.4b, 806.4b), Rule Plus too (314.4), gacharange creatures under
    the super gacharange zone (118.1, 809.2b)."""
    if facts.special == GACHARANGE_CREATURE:
        return GACHARANGE
    return HYPERSPATIAL if facts.special in OF_HYPERSPATIAL or facts.kind == RULE_PLUS else ""


def cross_over(duel: Duel, creature: Card, to: int) -> None:
    """Let the cross gear of a creature lie on another object, or with 0 by itself: it remains when that creature leaves
    (303.5)."""
    for gear in duel.gears(creature):
        duel.table.link(gear.id, to)


def into_deck(duel: Duel, cards: Sequence[int], at: int) -> Flow:
    """Put cards at one place of their owners' decks; of several the owner says the order, and nobody sees it
    (401.4)."""
    table = duel.table
    owners = {card_id: table.cards[card_id].owner for card_id in cards}
    for seat in duel.in_turn_order():
        mine = [card_id for card_id in cards if owners[card_id] == seat]
        if len(mine) > 1:
            chosen = yield from order(duel, seat, mine)
            mine = list(chosen)
        for card_id in reversed(mine) if at >= 0 else mine:
            # 401.6: a deck with fewer cards takes it at the bottom.
            put(duel, card_id, DECK, at=min(at, len(duel.deck(seat))) if at >= 0 else at)


def order(duel: Duel, seat: int, cards: Sequence[int]) -> Steps[tuple[int, ...]]:
    """The order in which a player wants cards that are dealt with one by one."""
    left, chosen = list(cards), []
    while len(left) > 1:
        (first,) = yield from choose_cards(duel, seat, left, 1, 1, Message("choose-order"), kind="order")
        chosen.append(first)
        left.remove(first)
    return (*chosen, *left)


def discard(duel: Duel, cards: Sequence[int], *, replacing: bool = False) -> Steps[int]:
    """Put cards from a hand into its owner's graveyard (701.7a); returns how many."""
    table = duel.table
    going = [table.cards[card_id] for card_id in dict.fromkeys(cards) if card_id in table.cards]
    going = [card for card in going if card.zone == HAND]
    own = any(ability.event == "discard" for card in going for ability in duel.printed(card).of[InsteadOf])
    instead = {} if replacing or not own else (yield from replacements(duel, ("discard",), going, printed=True))
    done = 0
    for card in going:
        if card.id not in instead:
            put(duel, card.id, GRAVEYARD, why="discard")
            notice(duel, "discarded", card)
            done += 1
    for replacement in instead.values():
        yield from apply(duel, replacement)
    return done


def into_shields(duel: Duel, card_id: int) -> int:
    """Add a card to its owner's shields, facedown (113.1); returns its new id."""
    return put(duel, card_id, SHIELDS, why="shield")


def take_top(duel: Duel, object_id: int, zone: str) -> None:
    """Let only the top card of a pile leave (801.4): what lies under it is rebuilt. The next card that may be in the
    battle zone stays there, others go to the graveyard (801.4a, 801.4b); it was there all the time (801.4c): nothing
    triggers, what was given to the pile and how it is turned stays (801.4d), and an attack goes on (801.4e)."""
    table = duel.table
    pile = duel.pile(table.cards[object_id])
    base = table.cards[object_id]
    gears = duel.gears(base)
    put(duel, pile[0].id, zone, why="rebuild")
    rest = [card for card in pile[1:] if card.id in table.cards]
    while rest and duel.printed(rest[0]).facts.kind not in IN_BATTLE:
        put(duel, rest[0].id, GRAVEYARD, why="rebuild")
        rest = rest[1:]
    if object_id not in table.cards:
        for gear in gears:
            table.link(gear.id, 0)
        _stand_for(duel, base, rest)
        for gear in gears:
            table.link(gear.id, rest[0].id if rest else 0)
    if rest and duel.printed(rest[0]).facts.kind not in (CREATURE, TAMASEED):
        table.put(table.cards[duel.root(table.cards[rest[0].id]).id]._replace(turned=UPRIGHT))


def leave_as_cards(duel: Duel, cards: Sequence[int], zone: str) -> Flow:
    """Let single cards of the battle zone leave it, and nothing else of the piles they are in (109.2a)."""
    table = duel.table
    for card_id in cards:
        card = table.cards.get(card_id)
        if card is None or card.zone != BATTLE:
            continue
        base = duel.root(card)
        pile = duel.pile(base)
        if card_id in (part.id for part in duel.chain(base)) and len(duel.chain(base)) > 1:
            yield from _part_leaves(duel, base, card, zone)
            continue
        if len(pile) == 1 and not card.on:
            yield from leave(duel, (card_id,), zone)
        elif card_id == pile[0].id and card.faceup:
            take_top(duel, base.id, zone)
        else:
            gears = duel.gears(base) if card_id == base.id else []
            for gear in gears:
                table.link(gear.id, 0)
            put(duel, card_id, zone)
            if card_id == base.id:
                rest = [member for member in pile if member.id != card_id]
                _stand_for(duel, base, rest)
                for gear in gears:
                    table.link(gear.id, duel.root(table.cards[rest[0].id]).id)


def _part_leaves(duel: Duel, whole: Card, member: Card, zone: str) -> Flow:
    """One of several linked cards leaves by itself: of Gods as a creature part (109.2b); a cell is no creature, but
    what replaces that a creature leaves counts for it, too (812.1e), and Link Release (805.1c). Where it leaves, the
    other cells can't stay (805.1a, 812.1d)."""
    if is_linked_god(duel, whole):
        yield from _god_leaves(duel, whole, member, zone)
    elif is_released(duel, whole):
        yield from release(duel, whole, member)
    elif duel.meaning(whole).made_of is not None:
        instead = yield from replacements(duel, ("leave",), (whole,))
        for replacement in instead.values():
            yield from apply(duel, replacement)
        if not instead:
            rest, gears = [card for card in duel.chain(whole) if card.id != member.id], duel.gears(whole)
            put(duel, member.id, zone)
            yield from take_apart(duel, whole, [[card] for card in rest], gears)
            for card in rest:
                put(duel, card.id, GRAVEYARD, why="rules")
    else:  # a ceremony and the nebulas that are linked to it
        rest, gears = [card for card in duel.chain(whole) if card.id != member.id], duel.gears(whole)
        put(duel, member.id, zone)
        yield from take_apart(duel, whole, [rest], gears)


def _stand_for(duel: Duel, base: Card, rest: Sequence[Card]) -> None:
    """The card that stood for a pile is gone: the topmost one that is faceup takes its place."""
    table = duel.table
    new = next((card for card in rest if card.faceup), None)
    if new is None:
        return
    table.link(new.id, 0)
    table.put(table.cards[new.id]._replace(turned=base.turned, given=base.given, marks=()))
    at = rest.index(new)
    for place, card in enumerate(rest):
        if card.id != new.id:
            table.put(table.cards[card.id]._replace(marks=((HEIGHT, at - place),)))
            table.link(card.id, new.id)
    for name in ("attacker", "target", "blocker"):
        if duel.number(name) == base.id:
            duel.set_number(name, new.id)
