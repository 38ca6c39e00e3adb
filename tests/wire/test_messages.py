"""Messages between programs: what is written is read again, and nothing else is."""

import json
from contextlib import suppress
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st
from net.lan import local_table, play

from svedesk.engine.events import CardMoved
from svedesk.engine.log import DeckList, Operation
from svedesk.engine.message import Message
from svedesk.engine.records import Place
from svedesk.games.sve.zones import deck_list
from svedesk.net.updates import Stream
from svedesk.wire import messages as say
from svedesk.wire import messages_table as tell
from svedesk.wire.live import BadPacket
from svedesk.wire.messages_codec import (
    DEEPEST,
    read_to_guest,
    read_to_host,
    spoken_version,
    view_digest,
    write_message,
)

ZERO = "00" * 32
BY = {"game": "sve", "edition": "EN 1.16.0", "form": "standard", "first": -1, "chooser": -1, "rules_off": True}
TERMS = tell.Terms(**BY, data="", cards=bytes(32))
TO_HOST = [
    say.Hello(version="1.0", name="Aya", secret="ab" * 8, token=ZERO, lines=3, lines_digest=ZERO),
    say.ChooseDeck(deck=deck_list(("L",), ("A", "A"), (), "デッキ"), salt=ZERO, form="standard"),
    say.Ready(ready=True),
    say.Commit(game=ZERO, commitment=ZERO, deck=ZERO, key=ZERO),
    say.Share(game=ZERO, share=ZERO),
    say.Answer(act=1, serial=7, answer=(0, 2)),
    say.Cancel(act=2, serial=7),
    say.Operate(act=3, operation=Operation("move", 0, (1,), Place(0, "ex"))),
    say.Concede(act=4),
    say.Request(act=5, what="watchers", detail="hands", turns=2),
    say.Reply(act=6, request=1, say="always"),
    say.Withdraw(act=7, request=1),
    say.Passing(act=8, policy="when_able"),
    say.Chat(text="よろしくお願いします"),
    say.SayPhrase(phrase="good-game"),
    say.ClaimGame(act=9),
    say.Point(card=4, target=5),
    say.Beat(at=123_456),
    say.Resync(),
    say.Leave(),
    say.Operate(act=9, operation=Operation("step", 0, text="start"), helps=("draw", "points")),
    say.PromiseDeck(promise=ZERO, name="デッキ", by_hand=True),
    say.ChooseDeck(
        deck=deck_list(("L",), ("MY-1",), ()),
        salt=ZERO,
        cards=(
            say.ToldCard(number="MY-1", digest="ab" * 16, pack="Mine"),
            say.ToldCard(number="X-1", digest="cd" * 16),
        ),
    ),
]
TO_GUEST = [
    tell.ConnectionRefused(key="version", args=("1.0", 2)),
    tell.Denied(act=3, message=Message("answer-count", (1, 2), "1.2.3")),
    tell.Notice(key="rules-failed", args=("KeyError",)),
    tell.ShuffleBegins(game=ZERO, commitment=ZERO, terms=TERMS, deck=DeckList((("main", ("A", "A")),)), key=ZERO),
    tell.Reveal(game=ZERO, commitments=(ZERO, ZERO), decks=(ZERO, ZERO), keys=(ZERO, ZERO, ZERO)),
    tell.OldLines(
        keep=0,
        lines=((0, -1, 0, False, ("CardMoved", CardMoved(1, 2, "A", Place(0, "deck"), None, 0, 0, "draw"))),),
    ),
    tell.Requests(waiting=(tell.Wish(1, 0, "undo", waits_for=(1,)),), outcome="accepted"),
    tell.ChatLine(seat=0, name="Aya", text="hi", phrase="hello"),
    tell.Times(left=(600_000, 1), runs=1, away=(0,), grace=(5, 0), claims=("", "absent")),
    tell.Pointed(by=0, card=1, target=0, seat=0, zone="field"),
    tell.Echo(at=5),
    tell.UpdateDifference(patch={"seq": [2], "view": [1, [0, ["cut", 3, 1]]]}),
    tell.Opening(
        game=ZERO,
        secret=ZERO,
        shares=(ZERO,),
        saved="{}",
        cards=(("A", ZERO),),
        signed=(tell.Signed(1, 2, 3, "A" * 43, "B" * 86),),
    ),
    tell.Goodbye(back=True),
    tell.Lobby(
        phase="lobby",
        chairs=(tell.ChairModel(name="Aya", deck="", ready=False, taken=True, local=False, away=-1, thought=0),),
    ),
]


def name(message) -> str:
    return type(message).__name__


@pytest.mark.parametrize("message", TO_HOST, ids=name)
def test_what_a_guest_says_is_read_as_it_was_written(message):
    data = write_message(message)
    assert read_to_host(data) == message
    with pytest.raises(BadPacket):
        read_to_guest(data)


@pytest.mark.parametrize("message", TO_GUEST, ids=name)
def test_what_the_host_says_is_read_as_it_was_written(message):
    data = write_message(message)
    assert read_to_guest(data) == message
    with pytest.raises(BadPacket):
        read_to_host(data)


def test_every_message_is_in_these_tests():
    assert {type(message) for message in TO_HOST} == set(get_args(say.ToHost))
    assert {*(type(message) for message in TO_GUEST), tell.UpdatePacket, tell.Welcome} == set(get_args(tell.ToGuest))


@pytest.mark.slow
def test_updates_of_a_whole_game_are_read_as_they_were_written():
    room, links = local_table()
    desk, checked = room.game.desk, 0
    while room.phase == "playing":
        play(links, answers=3, seed=checked)
        for seat in (0, 1):
            for message in Stream(seat).messages(desk, "load"):
                again = read_to_guest(write_message(message))
                assert again.__dict__ == message.__dict__
                if isinstance(message, tell.OldLines):
                    continue
                assert type(again.view[1].zones[0]) is type(message.view[1].zones[0])
                assert view_digest(again.view[1]) == message.digest
                checked += 1
    assert checked > 20


def test_a_views_digest_does_not_count_the_serial_of_its_question():
    _, links = local_table()
    view = next(link for link in links if link.ask).view()
    other = view._replace(ask=view.ask._replace(serial=99))
    assert view_digest(other) == view_digest(view)
    assert view_digest(view._replace(ask=view.ask._replace(low=0))) != view_digest(view)


@pytest.mark.parametrize(
    ("message", "field", "value"),
    [
        (TO_HOST[0], "name", ""),
        (TO_HOST[0], "name", "x" * 41),
        (TO_HOST[0], "name", "a\nb"),
        (TO_HOST[0], "name", "a\u202eb"),
        (TO_HOST[0], "token", "00" * 31),
        (TO_HOST[0], "secret", "abc"),
        (TO_HOST[0], "lines", -1),
        (TO_HOST[0], "lines", 2**53),
        (TO_HOST[0], "watch", 1),
        (TO_HOST[5], "answer", [1.0]),
        (TO_HOST[5], "answer", ["1"]),
        (TO_HOST[5], "answer", [0] * 501),
        (TO_HOST[5], "serial", True),
        (TO_HOST[9], "what", "win"),
        (TO_HOST[9], "turns", 21),
        (TO_HOST[13], "text", ""),
        (TO_HOST[13], "text", "x" * 501),
        (TO_HOST[2], "v", 1),
        (TO_HOST[2], "v", 3),
        (TO_HOST[-1], "cards", [{"number": "MY-1", "digest": "ab" * 33}]),
        (TO_HOST[-1], "cards", [{"number": "MY-1", "digest": "AB" * 16}]),
        (TO_HOST[-1], "cards", [{"number": "MY-1", "digest": "ab" * 16, "pack": "a\nb"}]),
        (TO_HOST[-1], "cards", [{"number": "M" * 201, "digest": "ab" * 16}]),
        (TO_HOST[-1], "cards", [{"number": "MY-1", "digest": "ab" * 16}] * 501),
    ],
)
def test_values_out_of_bounds_are_refused(message, field, value):
    fields = json.loads(write_message(message))
    fields[field] = value
    with pytest.raises(BadPacket):
        read_to_host(json.dumps(fields).encode())


def test_fields_of_a_newer_minor_version_are_passed_over():
    fields = {**json.loads(write_message(TO_HOST[5])), "mood": "calm"}
    assert read_to_host(json.dumps(fields).encode()) == TO_HOST[5]


def test_deep_nesting_is_refused_before_it_is_read():
    for depth, fine in ((DEEPEST, True), (DEEPEST + 1, False), (5000, False)):
        nested = b'{"type":"beat","at":1,"x":' + b"[" * (depth - 1) + b"]" * (depth - 1) + b"}"
        if fine:
            assert read_to_host(nested).at == 1
        else:
            with pytest.raises(BadPacket, match="deep"):
                read_to_host(nested)
    brackets = json.dumps({"type": "chat", "text": "[[{{" * 20 + '\\"[', "v": 2}).encode()
    assert read_to_host(brackets).text.startswith("[[{{")


@pytest.mark.parametrize(
    ("data", "version"),
    [(b'{"v":1}', 1), (b'{"v":"1"}', 7), (b"{}", 7), (b"[]", 7), (b'{"v":true}', 7), (b'{"type":"hello","v":8}', 8)],
)
def test_the_version_of_a_first_message_is_read_whatever_else_it_holds(data, version):
    assert spoken_version(data) == version


@given(st.binary(max_size=200))
def test_any_bytes_are_a_message_or_refused(data):
    for read in (read_to_host, read_to_guest, spoken_version):
        with suppress(BadPacket):
            read(data)


def test_records_are_objects_of_their_fields_in_messages_as_older_programs_read_them():
    operate = say.Operate(act=3, operation=Operation("move", 0, (1,), Place(0, "ex")))
    operation = (
        '{"seat":0,"by_hand":"move","cards":[1],"to":{"seat":0,"zone":"ex"},'
        '"amount":0,"text":"","source":null,"side":0,"until":""}'
    )
    act = '"v":2,"act":3,"row":0,"sign":"","type":"operate"'
    assert write_message(operate).decode() == f'{{{act},"operation":{operation},"helps":null}}'
    shuffle = json.loads(
        write_message(tell.ShuffleBegins(game=ZERO, commitment=ZERO, terms=TERMS, deck=DeckList(()), key=ZERO))
    )
    assert shuffle["terms"] == {"v": 2, **BY, "data": "", "cards": ZERO}
    requests = json.loads(write_message(tell.Requests(waiting=(tell.Wish(1, 0, "undo", waits_for=(1,)),))))
    wish = {"v": 2, "id": 1, "seat": 0, "what": "undo", "detail": "", "turns": 0, "waits_for": [1]}
    assert requests["waiting"] == [wish]
