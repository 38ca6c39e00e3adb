"""What a seat is sent does not depend on what it may not know.

Every copy of a main deck's card gets a number of its own here ("SD01-005.2"), so that a number in what is sent says
which card it is. Two kinds of proof: nothing sent holds a number or an id of a card the seat has not seen; and two
games whose decks differ only in cards a seat has not seen up to some answer are, up to that answer, byte for byte the
same game to it.
"""

import random
import re
from dataclasses import replace
from functools import cache
from itertools import combinations
from typing import NamedTuple

import pytest
from shipped import starter_decks
from sve.playing import shipped_facts
from sve.random_play import MOST_ANSWERS, answers, setup

from svedesk.engine.ask import Answer, Ask, Option
from svedesk.engine.events import CardMoved, Event, Looked, Revealed, redacted
from svedesk.engine.log import DeckList
from svedesk.engine.records import SPECTATOR, Place
from svedesk.engine.session import Session
from svedesk.engine.table import Table
from svedesk.games.sve.card_scripts import SCRIPTS
from svedesk.games.sve.ruleset import Sve
from svedesk.wire.live import encode
from svedesk.wire.messages_codec import write_record

SEATS = (0, 1, SPECTATOR)


# -- decks in which each copy has its own number -----------------------------------------------------------------------


def labelled(deck: DeckList) -> DeckList:
    """The deck with its copies numbered through. Evolve decks stay: copies there are really the same to the rules."""
    return deck.having(main=tuple(f"{number}.{place}" for place, number in enumerate(deck["main"])))


@cache
def labelled_rules() -> Sve:
    """The rules over cards with such numbers."""
    facts, scripts = dict(shipped_facts()), dict(SCRIPTS)
    for deck in (deck.as_list() for deck in starter_decks().values()):
        for number, label in zip(deck["main"], labelled(deck)["main"], strict=True):
            facts[label] = replace(facts[number], number=label)
            scripts[label] = SCRIPTS[number]
    return Sve(facts, scripts)


PAIRS = tuple(combinations(sorted(starter_decks()), 2))
"""Every pair of different starter decks: two of the same would have the same labels."""


def labelled_pair(codes: tuple[str, str]) -> tuple[DeckList, DeckList]:
    """Two such decks."""
    mine, yours = (labelled(starter_decks()[code].as_list()) for code in codes)
    return mine, yours


def labelled_game(seed: int, decks: tuple[DeckList, ...] | None = None, first: int = -1) -> Session:
    """A game of such decks, SD01 against SD02 unless told."""
    mine, yours = decks or labelled_pair(("SD01", "SD02"))
    return Session(labelled_rules(), setup(seed, (mine, yours), first))


# -- who has seen what, found out without the code under test ----------------------------------------------------------


class Witness:
    """What one seat has seen so far: numbers of main deck cards, ids of evolve deck cards."""

    def __init__(self, seat: int) -> None:
        self.bit = 1 << seat
        self.seat = seat
        self.numbers: set[str] = set()
        self.evolved: set[int] = set()

    def look(self, table: Table, events: tuple[Event, ...]) -> None:
        """What lies open to the seat now, and what it saw pass by."""
        for card in table.cards.values():
            if self.may_see(table, card):
                self.saw(card.id, card.number)
        for event in events:
            if isinstance(event, CardMoved) and (self.open(event.source) or self.open(event.to)):
                self.saw(event.card, event.number)
                self.evolved.add(event.was)
            elif isinstance(event, Revealed):  # to everyone, whatever becomes of it before anybody is asked again
                self.saw(event.card, event.number)
            elif isinstance(event, Looked):
                self.numbers.update(self.learns(event))

    def may_see(self, table: Table, card) -> bool:
        """The zones of chapter 4 once more, in this test's own words."""
        if card.known & self.bit:
            return True
        if card.zone == "deck":
            return False
        if card.zone == "hand":
            return card.seat == self.seat
        if card.zone == "evolve_deck":
            return card.faceup or card.seat == self.seat
        return card.faceup

    def learns(self, event: Looked) -> tuple[str, ...]:
        """The numbers a look tells the seat: its own looks only."""
        return event.numbers if event.seat == self.seat else ()

    def hidden_ids(self, table: Table) -> set[int]:
        """The ids of cards that it may not see."""
        return {card.id for card in table.cards.values() if not self.may_see(table, card)}

    def open(self, place: Place | None) -> bool:
        """Whether what lies in a zone lies open to the seat while the rules alone play (nothing lies facedown then)."""
        if place is None or place.zone == "deck":
            return False
        return place.zone not in ("hand", "evolve_deck") or place.seat == self.seat

    def saw(self, card_id: int, number: str) -> None:
        self.numbers.add(number)
        self.evolved.add(card_id)


# -- what is sent ------------------------------------------------------------------------------------------------------


def sent(session: Session, events: tuple[Event, ...], seat: int) -> bytes:
    """All bytes a seat gets after something happened."""
    return encode(session.view(seat)) + write_record(tuple(redacted(event, seat) for event in events))


ID_FIELDS = ("card", "was", "on", "id", "target", "targets", "source", "about")


def ids_in(thing) -> set[int]:
    """Every id of a card in a view or an event."""
    found: set[int] = set()
    if isinstance(thing, tuple) and hasattr(thing, "_fields"):
        for name in thing._fields:
            value = getattr(thing, name)
            if name in ID_FIELDS and isinstance(value, int) and not isinstance(value, bool):
                found.add(value)
            elif name in ID_FIELDS and isinstance(value, tuple) and not hasattr(value, "_fields"):
                found.update(item for item in value if isinstance(item, int))
            else:
                found |= ids_in(value)
        if getattr(thing, "name", "") in ("attacker", "attack_target"):
            found |= {thing.before, thing.after}
    elif isinstance(thing, tuple):
        if len(thing) == 3 and thing[1] in ("attacker", "attack_target"):
            found.add(thing[2])
        for item in thing:
            found |= ids_in(item)
    return found - {0}


LABEL = re.compile(rb"SD0\d-0\d\d\.\d+")


def tells_no_secret(seed: int, session: Session) -> int:
    """After every answer, for every seat: no number, name or id of a card it has not seen. Returns how many packets
    were looked through."""
    witnesses = [Witness(seat) for seat in SEATS]
    choose = answers(session, seed)
    events, before = session.opening, session.ruleset.deal(session.setup)
    facts, packets = session.ruleset.facts, 0
    names: dict[str, set[str]] = {}
    for deck in session.setup.decks:
        for number in deck["main"]:
            names.setdefault(facts(number).name, set()).add(number)
    # An evolved card, a token or a leader may be called as a card of a deck is.
    others = {card.name for card in shipped_facts().values() if card.special or card.kind == "leader"}
    others |= {one for one in names for other in {*names, *others} if one != other and one in other}
    while True:
        for witness in witnesses:
            witness.look(session.table, events)
            told = sent(session, events, witness.seat)
            packets += 1
            numbers = {label.decode() for label in LABEL.findall(told)}
            assert numbers <= witness.numbers, f"seat {witness.seat} is told {numbers - witness.numbers}"
            for name, copies in names.items():
                if not copies & witness.numbers and name not in others:
                    assert name.encode() not in told
            # A card that was hidden and lies open now under the same id is one the seat looks at. One that is gone may
            # have been shown to all, or to the seat, before it went on.
            looked = {number for event in events if isinstance(event, Looked) for number in witness.learns(event)}
            shown = {event.card for event in events if isinstance(event, Revealed)}
            shown |= {card.id for card in before.cards.values() if card.number in looked}
            was, now = witness.hidden_ids(before), witness.hidden_ids(session.table)
            hidden = now | (was - session.table.cards.keys() - shown)
            mine = tuple(redacted(event, witness.seat) for event in events)
            assert not hidden & (ids_in(session.view(witness.seat)) | ids_in(mine))
        if session.ask is None:
            return packets
        before = session.table.snapshot()
        events = session.answer(choose(session.ask))


@pytest.mark.slow_after_first
@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
def test_nothing_sent_tells_of_a_card_the_seat_has_not_seen(pair):
    tells_no_secret(5, labelled_game(5, labelled_pair(pair)))


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
def test_nothing_sent_in_twenty_games_tells_of_a_card_the_seat_has_not_seen(pair):
    decks = labelled_pair(pair)
    print(sum(tells_no_secret(seed, labelled_game(seed, decks)) for seed in range(20)), "packets")


# -- swapping ----------------------------------------------------------------------------------------------------------


class Told(NamedTuple):
    """One answer of a game: what was asked, what was picked, and what a seat was sent then."""

    ask: Ask
    picked: tuple[Option, ...] | Answer
    bytes_sent: bytes


def swaps(seed: int, seat: int, length: int | None = None, pair: tuple[str, str] = ("SD01", "SD02")) -> int:
    """Play a game (up to so many answers); permute in the decks all cards the seat has not seen until then; play the
    other game with the same answers. Asserts that the seat is sent the same bytes; returns how many cards were
    swapped."""
    session = labelled_game(seed, labelled_pair(pair))
    choose, witness = answers(session, seed), Witness(seat)
    evolve_ids = [session.ruleset.deal(session.setup).zone(side, "evolve_deck") for side in (0, 1)]
    opening, story = sent(session, session.opening, seat), []
    witness.look(session.table, session.opening)
    for _ in range(MOST_ANSWERS if length is None else length):
        if (ask := session.ask) is None:
            break
        answer = choose(ask)
        picked = ask.picked(answer)
        events = session.answer(answer)
        witness.look(session.table, events)
        story.append(Told(ask, picked, sent(session, events, seat)))
    decks = tuple(
        swapped(deck, witness, evolve_ids[side], random.Random(seed)) for side, deck in enumerate(session.setup.decks)
    )
    twin = labelled_game(seed, decks)
    assert sent(twin, twin.opening, seat) == opening
    for told in story:
        assert twin.ask is not None
        # A number said or an order of unseen cards is said again as it is; a pick is looked up, the list may differ.
        if told.ask.form == "pick":
            answer = tuple(twin.ask.options.index(option) for option in told.picked)
        elif told.ask.form == "order":
            answer = tuple(told.ask.options.index(option) for option in told.picked)
        else:
            answer = told.picked
        events = twin.answer(answer)
        assert sent(twin, events, seat) == told.bytes_sent, f"seat {seat} can tell the games apart after {told.ask}"
    return sum(
        one != other
        for deck, other_deck in zip(session.setup.decks, decks, strict=True)
        for one, other in zip(deck["main"] + deck["evolve"], other_deck["main"] + other_deck["evolve"], strict=True)
    )


def swapped(deck: DeckList, witness: Witness, evolve_ids: tuple[int, ...], chance: random.Random) -> DeckList:
    """The deck with its unseen cards mixed, main deck and evolve deck each for itself."""
    unseen = [number for number in deck["main"] if number not in witness.numbers]
    mixed = dict(zip(unseen, chance.sample(unseen, len(unseen)), strict=True))
    places = [place for place, card_id in enumerate(evolve_ids) if card_id not in witness.evolved]
    evolve = list(deck["evolve"])
    for place, other in zip(places, chance.sample(places, len(places)), strict=True):
        evolve[place] = deck["evolve"][other]
    return deck.having(main=tuple(mixed.get(number, number) for number in deck["main"]), evolve=tuple(evolve))


@pytest.mark.slow_after_first
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
def test_games_that_differ_only_in_unseen_cards_are_the_same_game_to_a_seat(pair, seat):
    assert swaps(7, seat, pair=pair) > 5


@pytest.mark.slow_after_first
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("length", [0, 3, 10, 25, 50, 80])
def test_so_are_beginnings_of_games(length, seat):
    """What is seen later is still secret now."""
    assert swaps(100 + length, seat, length) > 5


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
def test_swapping_in_ten_games(pair):
    chance, cards = random.Random(1), 0
    for seed in range(10):
        for seat in SEATS:
            cards += swaps(40_000 + seed, seat, pair=pair)
            cards += sum(swaps(40_000 + seed, seat, chance.randrange(120), pair) for _ in range(3))
    print(cards, "cards swapped in 10 games, 120 comparisons")


def test_in_these_games_cards_are_looked_at_and_shown():
    """By SD03, SD04, SD05 and SD06: cards that pass by a seat in other ways than by lying open."""
    kinds = set()
    for pair in (("SD03", "SD04"), ("SD05", "SD06")):
        session = labelled_game(7, labelled_pair(pair))
        choose = answers(session, 7)
        while session.ask is not None:
            kinds |= {session.ask.kind, *(type(event) for event in session.answer(choose(session.ask)))}
    assert {"look", Revealed} <= kinds


def test_swapping_a_seen_card_is_noticed():
    """Else the proof above would prove nothing."""
    session = labelled_game(1, first=0)
    witness = Witness(0)
    witness.look(session.table, session.opening)
    mine, yours = session.setup.decks
    seen = next(number for number in mine["main"] if number in witness.numbers)
    unseen = next(number for number in mine["main"] if number not in witness.numbers)
    other = {seen: unseen, unseen: seen}
    decks = (mine.having(main=tuple(other.get(number, number) for number in mine["main"])), yours)
    twin = labelled_game(1, decks, first=0)
    assert sent(twin, twin.opening, 0) != sent(session, session.opening, 0)
    assert sent(twin, twin.opening, 1) == sent(session, session.opening, 1)
