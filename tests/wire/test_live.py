"""Views and events as bytes: the same for the same, read back as they were, and nothing else believed."""

import json
import random
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from toy.drive import act, war

from svedesk.engine.events import (
    Attacked,
    AttackEnded,
    ByHand,
    CardChanged,
    CardFlipped,
    CardLinked,
    CardMoved,
    CardTurned,
    DamageDealt,
    Event,
    GameEnded,
    Looked,
    NumberChanged,
    PhaseBegan,
    Played,
    RandomDrawn,
    Revealed,
    Said,
    Shuffled,
    redacted,
)
from svedesk.engine.message import Message
from svedesk.engine.records import Outcome, Place
from svedesk.wire.live import BadPacket, decode, encode
from svedesk.wire.messages_codec import read_to_guest, write_message
from svedesk.wire.messages_table import OldLines

DECK, HAND = Place(0, "deck"), Place(0, "hand")
ONE_OF_EACH = (
    CardMoved(1, 2, "S-01", DECK, HAND, 0, 0, "draw"),
    CardMoved(0, 2, "S-01", None, HAND, 0, 0),
    CardTurned(2, 1),
    CardFlipped(2, "S-01", False, 0),
    CardLinked(3, 2),
    CardChanged(2, "attack", -1, "", "S-02"),
    DamageDealt(1, 2, 3, "ability"),
    NumberChanged(-1, "turn", 1, 2),
    Shuffled(DECK),
    Looked(0, DECK, 2, ("S-01", "S-02")),
    Revealed(2, "S-01", HAND),
    Played(0, "card", 2, "S-01", 1, (3, 4)),
    Attacked(0, 2, 3),
    AttackEnded(2),
    PhaseBegan(1, "main", 4),
    RandomDrawn(0, 6, 5),
    Said(0, Message("hello", (1, "#S-01"), "1.2.3")),
    ByHand(0, "draw"),
    GameEnded(Outcome((1,), ((0, "deck"),))),
)


def told(*events):
    """Lines of the log with these events, as they are sent."""
    lines = tuple((at, 0, 1, False, (type(event).__name__, event)) for at, event in enumerate(events))
    return write_message(OldLines(keep=0, lines=lines))


def read(data: bytes):
    return tuple(line[4][1] for line in read_to_guest(data).lines)


def test_every_kind_of_event_comes_back_as_it_was():
    assert {type(event) for event in ONE_OF_EACH} == set(get_args(Event))
    assert read(told(*ONE_OF_EACH)) == ONE_OF_EACH
    for event in ONE_OF_EACH:
        (back,) = read(told(event))
        assert type(back) is type(event)


@pytest.mark.slow
@given(st.integers(0, 2**32))
@settings(max_examples=25)
def test_every_view_of_a_game_comes_back_as_it_was(seed):
    chance = random.Random(seed)
    session = war(seed, size=13)
    for _ in range(25):
        events = act(session, chance) or ()
        for seat in (0, 1):
            view = session.view(seat)
            back = decode(encode(view))
            assert back == view
            assert type(back.zones[0].place) is Place
            heard = tuple(redacted(event, seat) for event in events)
            assert read(told(*heard)) == heard


def test_the_bytes_of_a_view_do_not_depend_on_how_it_came_to_be():
    first, second = war(), war()
    second.answer((0,))
    second.undo()
    assert encode(first.view(1)) == encode(second.view(1))
    assert encode(first.view(0)) != encode(first.view(1))


def test_names_in_any_script_are_sent_as_they_are():
    said = Said(0, Message("counter", ("妖精", "é", '"\\')))
    assert "妖精".encode() in told(said)
    assert read(told(said)) == (said,)


GOOD = encode(war().view(0))


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"null",
        b"[]",
        b"[1]",
        b"{}",
        b"\xff\xff",
        GOOD[:-1],
        GOOD + b" ",
        b" " + GOOD,
        GOOD.replace(b",", b", ", 1),
        b"[1" + GOOD[2:],  # another protocol
        b"[true" + GOOD[2:],
        b"[1.0" + GOOD[2:],
        GOOD.replace(b"false", b"0", 1),
        GOOD.replace(b'"turn",1', b'"turn",1.0', 1),
        GOOD.replace(b'"turn",1', b'"turn",true', 1),
        GOOD.replace(b'"turn",1', b'"turn","1"', 1),
        GOOD.replace(b'"turn",1', b'"turn",NaN', 1),
        GOOD.replace(b'"turn",1', b'"turn",1,1', 1),
        GOOD.replace(b'"battle"', b'"\\u0062attle"', 1),
        b"[" * 100_000,
        b"[2," + b"[" * 5_000 + b"]" * 5_000 + b"]",
        b"[2,[" + b"9" * 10_000 + b"]]",
        b"[2," + b" " * 1_000_000 + GOOD[3:],
    ],
)
def test_bytes_that_nobody_here_writes_are_refused(data):
    assert data != GOOD
    with pytest.raises(BadPacket) as caught:
        decode(data)
    assert len(str(caught.value)) < 300


@pytest.mark.parametrize(
    "event",
    [
        '["Nothing",[]]',
        '["CardTurned",[1]]',
        '["CardTurned",[1,1,2]]',
        '["CardTurned",[1,true]]',
        '["ByHand",[1,true]]',
    ],
)
def test_events_that_nobody_here_writes_are_refused(event):
    good = told(CardTurned(1, 2)).decode()
    assert read(good.encode()) == (CardTurned(1, 2),)
    with pytest.raises(BadPacket):
        read(good.replace('["CardTurned",[1,2]]', event).encode())


def test_mangled_packets_by_the_thousand_are_refused_or_are_packets():
    chance = random.Random(5)
    refused = 0
    for _ in range(2_000):
        data = bytearray(GOOD)
        for _ in range(chance.choice((1, 1, 2, 9))):
            where = chance.randrange(len(data))
            if chance.random() < 0.3:
                del data[where : where + chance.choice((1, 5, 200))]
            else:
                data[where] = chance.choice(b'[]{}",0123456789aZ\\\x00\xff ')
        try:
            view = decode(bytes(data))
        except BadPacket:
            refused += 1
        else:
            assert encode(view) == bytes(data)
    assert 1_000 < refused < 2_000


def test_a_view_is_json_anyone_can_read():
    protocol, view = json.loads(GOOD)
    assert protocol == 2
    assert view[0] == 0
