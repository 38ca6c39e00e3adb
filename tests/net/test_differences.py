"""Updates as differences: what comes out is what went in, whatever is sent between."""

import json
import random
import secrets

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from net.lan import local_table, play

from svedesk.bot.random_bot import RandomBot
from svedesk.net import guest
from svedesk.net.local_link import LocalLink
from svedesk.net.received import Gap, Seen
from svedesk.wire import differences
from svedesk.wire.differences import DoesNotFit, UpdateReader, UpdateWriter, difference, patched
from svedesk.wire.live import BadPacket
from svedesk.wire.messages import Hello
from svedesk.wire.messages_codec import write_message
from svedesk.wire.messages_table import Opening, UpdateDifference, UpdatePacket

JSON = st.recursive(
    st.none() | st.integers(-3, 3) | st.text("ab", max_size=2),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.sampled_from("xyz"), inner, max_size=3),
    max_leaves=25,
)


@pytest.mark.slow
@settings(max_examples=150, deadline=None)
@given(JSON, JSON)
def test_the_difference_of_two_values_leads_from_one_to_the_other(old, new):
    patch = json.loads(json.dumps(difference(old, new)))
    assert patched(old, patch) == new
    assert difference(new, new) == 0


def test_one_card_more_is_told_by_that_card_and_not_by_the_others():
    old = [[number, "BP01-001", ["field"]] for number in range(9)]
    assert difference(old, [*old[:4], [77, "X"], *old[4:]]) == ["cut", 4, 0, [77, "X"]]
    assert difference(old, [*old[:4], *old[5:]]) == ["cut", 4, 1]
    assert difference(old, [*old[:4], [4, "BP01-001", ["hand"]], *old[5:]]) == [4, [2, [0, ["hand"]]]]


@pytest.mark.parametrize(
    "patch",
    [
        *(None, 1, True, "cut", [], ["cut", 0], ["cut", 0, 3], ["cut", -1, 1], ["cut", 0, True], ["cut", 9, 0]),
        *([2, 0], [-1, 0], [0.0, 0], [True, 0], ["at", 0], [0, 0, 0, 0], [0, {"x": 0}], {"x": [1]}, {}),
    ],
)
def test_a_patch_that_does_not_fit_is_refused(patch):
    with pytest.raises(DoesNotFit):
        patched([1, 2], patch)


# -- whole games -------------------------------------------------------------------------------------------------------


class Recorder(LocalLink):
    """A seat that keeps what it is sent."""

    def __init__(self, *args, **more) -> None:
        super().__init__(*args, **more)
        self.sent = []

    def deliver(self, message) -> None:
        self.sent.append(message)
        super().deliver(message)


@pytest.fixture(scope="module")
def game():
    """Every message of a game of middling length, by seat, the same one each time: a short game takes up to 27 % of the
    bytes, because its beginning and its end weigh more, and a long one 18."""
    chance = random.Random(10)
    with pytest.MonkeyPatch.context() as patches:
        patches.setattr(secrets, "token_bytes", chance.randbytes)
        room, links = local_table(kind=Recorder)
        play(links)
    assert room.phase == "over"
    return [link.sent for link in links]


@pytest.mark.slow
def test_a_whole_game_arrives_as_it_was_in_a_quarter_of_the_bytes(game):
    for sent in game:
        writer, reader = UpdateWriter(), UpdateReader()
        packed = [writer.write(message) for message in sent]
        assert [write_message(reader.read(data)) for data in packed] == [write_message(one) for one in sent]
        before, after = sum(len(write_message(one)) for one in sent), sum(map(len, packed))
        assert after < before / 4
        assert after < 150_000


def test_no_difference_holds_anything_but_what_the_whole_holds(game):
    writer = UpdateWriter()
    for message in game[0]:
        data = writer.write(message)
        if b'"type":"difference"' in data:
            assert leaves(json.loads(data)["patch"]) <= {"cut", *leaves(json.loads(write_message(message)))} | set(
                range(400)
            )


def leaves(value) -> set:
    """All texts and numbers in a value."""
    if isinstance(value, dict):
        return {leaf for inner in value.values() for leaf in leaves(inner)}
    return {leaf for inner in value for leaf in leaves(inner)} if isinstance(value, list) else {value}


def test_what_was_loaded_comes_whole_and_so_does_the_first_of_a_connection(game):
    updates = [one for one in game[0] if isinstance(one, UpdatePacket)][:6]
    writer = UpdateWriter()
    kinds = [
        json.loads(writer.write(one))["type"] for one in (*updates, updates[-1].model_copy(update={"cause": "load"}))
    ]
    assert kinds == ["update", *["difference"] * 5, "update"]


def test_an_update_that_was_missed_is_noticed_until_a_whole_one_comes(game):
    updates = [one for one in game[0] if isinstance(one, UpdatePacket)][:6]
    writer, reader, seen = UpdateWriter(), UpdateReader(), Seen()
    first, _, third, *_ = (writer.write(one) for one in updates)
    with pytest.raises(DoesNotFit):
        reader.read(third)
    seen.take(reader.read(first))
    with pytest.raises((DoesNotFit, Gap)):
        seen.take(reader.read(third))
    everything = updates[-1].model_copy(update={"cause": "load", "keep": 0})
    seen.take(reader.read(writer.write(everything)))
    assert seen.view() == everything.view[1]


@pytest.mark.slow
def test_spoiled_differences_are_refused_or_make_another_whole_update(game):
    """Bytes, values, places in arrays: nothing stops the guest, nothing is read that is no update; whether it shows the
    right view is told by the view's digest, as of any update."""
    chance = random.Random(4)
    writer = UpdateWriter()
    bases = [UpdateReader() for _ in range(12)]
    refused = 0
    for message in (one for one in game[1] if isinstance(one, UpdatePacket)):
        data = writer.write(message)
        for reader in bases:
            base = reader._base
            try:
                assert isinstance(reader.read(spoiled(chance, data) if base else data), UpdatePacket)
            except (DoesNotFit, BadPacket):
                refused += 1
            if base:
                reader._base = base
                assert write_message(reader.read(data)) == write_message(message)
    assert refused > 500


def test_differences_make_no_update_without_end(game, monkeypatch):
    monkeypatch.setattr(differences, "LARGEST_UPDATE", 20_000)
    reader = UpdateReader()
    reader.read(UpdateWriter().write(next(one for one in game[0] if isinstance(one, UpdatePacket))))
    line = [0, -1, 0, False, ["PhaseBegan", [0, "main", 1]]]
    growing = write_message(UpdateDifference(patch={"lines": ["cut", 0, 0, *[line] * 100]}))
    sizes = []
    with pytest.raises(DoesNotFit):  # noqa: PT012
        while len(sizes) < 9:
            sizes.append(len(write_message(reader.read(growing))))
    assert 0 < len(sizes) < 9


def spoiled(chance: random.Random, data: bytes) -> bytes:
    how = chance.randrange(4)
    if how == 0:
        at = chance.randrange(len(data))
        return data[:at] + bytes([chance.randrange(256)]) + data[at + 1 :]
    if how == 1:
        return data[: chance.randrange(len(data))]
    odd = chance.choice(
        ("1e999", '"\\ud800"', "9" * 5000, "[[[" * 9 + "]]]" * 9, "-1", "null", "{}", "true", '["cut",0,0]')
    )
    numbers = [at for at, byte in enumerate(data) if 48 <= byte <= 57]
    at = chance.choice(numbers)
    return data[:at] + odd.encode() + data[at + 1 :]


def test_an_opening_is_no_difference(game):
    assert isinstance(game[0][-1], Opening)
    assert UpdateReader().read(UpdateWriter().write(game[0][-1])) == game[0][-1]
    assert isinstance(UpdateDifference(patch={}), UpdateDifference)


# -- over sockets ------------------------------------------------------------------------------------------------------


def playing(lan, qtbot):
    table = lan()
    links = [table.guest("Aya", "SD01"), table.guest("Ben", "SD02")]
    qtbot.waitUntil(lambda: all(link.playing for link in links))
    return table, links


def act_at(links) -> None:
    link = next(link for link in links if link.ask is not None)
    link.answer(RandomBot(1).answer(link.ask, link.view))


def test_a_wrong_difference_brings_the_whole_table_again(lan, qtbot):
    table, links = playing(lan, qtbot)
    for link in links:
        link._reader._base["view"][1][0] = 7  # not what the host thinks its guests hold
    act_at(links)
    qtbot.waitUntil(lambda: any(link.seen.resyncs for link in links))
    qtbot.waitUntil(
        lambda: any(link.seen.resyncs and link.view() == table.room.game.desk.view(link.seat) for link in links)
    )
    assert max(link.seen.resyncs for link in links) == 1
    link = next(link for link in links if link.seen.resyncs)
    assert link.lines() == table.room.game.desk.lines(link.seat)


def test_a_guest_that_does_not_ask_for_differences_is_sent_whole_updates(lan, qtbot, monkeypatch):
    monkeypatch.setattr(guest, "Hello", lambda **fields: Hello(**{**fields, "differences": False}))
    table, links = playing(lan, qtbot)
    assert [one.writer for one in table.host._guests] == [None, None]
    act_at(links)
    qtbot.waitUntil(lambda: {link.seen.update.at for link in links} == {len(table.room.game.desk.session.log)})
