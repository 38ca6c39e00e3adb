"""What a seat is sent does not depend on what it may not know: two games in which cards it has not seen have changed
places are, byte for byte, the same game to it."""

import random
from dataclasses import replace
from functools import cache, partial
from itertools import combinations

import pytest
from dm.playing import LIBRARY

from svedesk.bot.random_bot import RandomBot
from svedesk.decks.starter import starter_decks
from svedesk.engine.ask import Answer
from svedesk.engine.events import Event, redacted
from svedesk.engine.log import DeckList, Operation, Setup
from svedesk.engine.message import Refused
from svedesk.engine.records import SPECTATOR, Place
from svedesk.engine.session import Session
from svedesk.engine.table import Table
from svedesk.engine.view import see
from svedesk.games.dm.card_scripts import SCRIPTS
from svedesk.games.dm.duel_masters import DM
from svedesk.games.dm.ruleset import Dm
from svedesk.games.dm.zones import BATTLE, DECK, HAND, MANA, SHIELDS
from svedesk.wire.live import encode
from svedesk.wire.messages_codec import write_record

SEATS = (0, 1, SPECTATOR)
DECKS = tuple(deck.as_list() for deck in starter_decks(DM).values())
PAIRS = tuple(combinations(DECKS, 2))
FIFTY = [pytest.param(seed, marks=[pytest.mark.slow] if seed > 2 else []) for seed in range(50)]


def labelled(deck: DeckList) -> DeckList:
    """The deck with its copies numbered through, so that a number says which copy it is."""
    return deck.having(main=tuple(f"{number}.{place}" for place, number in enumerate(deck["main"])))


@cache
def rules() -> Dm:
    facts, scripts = dict(LIBRARY), dict(SCRIPTS)
    for deck in DECKS:
        for number, label in zip(deck["main"], labelled(deck)["main"], strict=True):
            facts[label] = replace(LIBRARY[number], number=label)
            scripts[label] = SCRIPTS[number]
    return Dm(facts, scripts)


def started(seed: int, decks: tuple[DeckList, ...]) -> Session:
    return Session(rules(), Setup("dm", "1.38", seed, decks, -1, ask_hidden=True))


def sent(session: Session, events: tuple[Event, ...], seat: int) -> bytes:
    """All that a seat gets after something happened."""
    return encode(session.view(seat)) + write_record(tuple(redacted(event, seat) for event in events))


def played(session: Session, seed: int) -> list[Answer]:
    bots = RandomBot(seed), RandomBot(seed + 1000)
    said: list[Answer] = []
    while (ask := session.ask) is not None:
        said.append(bots[ask.seat].answer(ask, partial(session.view, ask.seat)))
        session.answer(said[-1])
    return said


@pytest.mark.slow
@pytest.mark.parametrize("seed", FIFTY)
def test_cards_that_nobody_has_seen_may_change_places(seed: int) -> None:
    """Cards of decks and shields: the same answers lead to the same bytes for all seats."""
    decks = tuple(map(labelled, PAIRS[seed % len(PAIRS)]))
    first = started(seed, decks)
    said = played(first, seed)
    stop = random.Random(seed).randrange(len(said) // 3, len(said))
    first = started(seed, decks)
    bytes_of = dict.fromkeys(SEATS, b"")
    for answer in said[:stop]:
        events = first.answer(answer)
        for seat in SEATS:
            bytes_of[seat] += sent(first, events, seat)
    everything = b"".join(bytes_of.values())
    unseen = [sorted(label for label in deck["main"] if label.encode() + b'"' not in everything) for deck in decks]
    chance = random.Random(seed)
    swapped = []
    for deck, labels in zip(decks, unseen, strict=True):
        mixed = labels[:]
        chance.shuffle(mixed)
        becomes = dict(zip(labels, mixed, strict=True))
        swapped.append(deck.having(main=tuple(becomes.get(label, label) for label in deck["main"])))
    second = started(seed, tuple(swapped))
    again = dict.fromkeys(SEATS, b"")
    for answer in said[:stop]:
        events = second.answer(answer)
        for seat in SEATS:
            again[seat] += sent(second, events, seat)
    assert min(map(len, unseen)) > 0 or first.table.outcome is not None
    assert again == bytes_of


@pytest.mark.parametrize("seed", FIFTY)
def test_what_a_seat_sees_is_the_same_whatever_it_does_not_see(seed: int) -> None:
    """Also the other's hand: at any moment its cards may be others."""
    session = started(seed, tuple(map(labelled, PAIRS[seed % len(PAIRS)])))
    chance = random.Random(seed)
    bots = RandomBot(seed), RandomBot(seed + 1000)
    while (ask := session.ask) is not None:
        if chance.random() < 0.15:
            for seat in SEATS:
                other = exchanged(session.table, seat, chance)
                hidden = ask if ask.seat == seat else ask._replace(options=())
                assert encode(see(session.table, seat, rules(), hidden)) == encode(see(other, seat, rules(), hidden))
        session.answer(bots[ask.seat].answer(ask, partial(session.view, ask.seat)))


def hand_acts(table: Table, chance: random.Random) -> list[Operation]:
    """What hands may do with the rules off, so that hidden cards lie everywhere: seals, facedown mana, looks."""
    seat = chance.randrange(2)
    base = [card.id for card in table.in_zone(seat, BATTLE) if not card.on]
    shields = table.zone(1 - seat, SHIELDS)
    acts = [
        Operation("draw", seat, source=Place(seat, DECK), to=Place(seat, HAND), amount=1),
        Operation("take", seat, source=Place(seat, DECK), to=Place(seat, SHIELDS), amount=1),
        Operation("take", seat, source=Place(seat, DECK), to=Place(seat, MANA), amount=1),
        Operation("look", seat, source=Place(seat, SHIELDS), amount=1),
        Operation("look", seat, source=Place(seat, DECK), amount=2),
        Operation("forget", seat),
        Operation("shuffle", seat, source=Place(seat, DECK)),
        Operation("take", seat, source=Place(seat, DECK), to=Place(seat, BATTLE), amount=1),
    ]
    acts += [Operation("cover", seat, (base[0],), source=Place(seat, DECK))] if base else []
    acts += [Operation("move", seat, (shields[-1],), Place(1 - seat, HAND))] if shields else []
    return acts


def seen_by(table: Table, seat: int) -> set[str]:
    return {card.number for card in table.cards.values() if table.sees(card) >> seat & 1}


@pytest.mark.parametrize("seed", FIFTY)
def test_with_the_rules_off_a_seat_is_sent_nothing_of_what_it_does_not_see(seed: int) -> None:
    """Views and events of each operation are the same whatever cards lie where the seat does not see them."""
    session = started(seed, tuple(map(labelled, PAIRS[seed % len(PAIRS)])))
    chance = random.Random(seed)
    done = 0
    for _ in range(60):
        operation = chance.choice(hand_acts(session.table, chance))
        knew = {seat: seen_by(session.table, seat) for seat in SEATS}
        try:
            events = session.operate(operation)
        except Refused:
            continue
        done += 1
        for seat in SEATS:
            other = exchanged(session.table, seat, chance)
            assert encode(see(session.table, seat, rules(), None)) == encode(see(other, seat, rules(), None))
            told = write_record(tuple(redacted(event, seat) for event in events))
            never = {card.number for card in session.table.cards.values()} - seen_by(session.table, seat) - knew[seat]
            assert not any(number.encode() + b'"' in told for number in never), operation
    assert done > 20


def exchanged(table: Table, seat: int, chance: random.Random) -> Table:
    """The table with the cards mixed that a seat does not know, each owner's among themselves."""
    other = table.snapshot()
    for owner in (0, 1):
        hidden = [card for card in other.cards.values() if card.owner == owner and not table.sees(card) >> seat & 1]
        numbers = [card.number for card in hidden]
        chance.shuffle(numbers)
        for card, number in zip(hidden, numbers, strict=True):
            other.cards[card.id] = card._replace(number=number)
    return other
