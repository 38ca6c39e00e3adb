"""The transcript: what both ends signed can't be changed by either, and a third person finds what was forged."""

import functools
import json
import random

import pytest
from net.lan import play, rules, sve
from net.test_changed_hosts import GUEST, HOST, begun, found
from net.test_room import PLAN, Clock, FarLink, denied, news_of, until

from svedesk.cli.main import main
from svedesk.net.chess_clock import ClockPlan
from svedesk.net.room import Room
from svedesk.net.seat_record import SeatRecord
from svedesk.net.transcript import HostTranscript, SigningKey, Transcript, new_secret, wrong_entry
from svedesk.net.verify import check, part_of, signatures
from svedesk.wire.messages import Answer
from svedesk.wire.net_kept import Entry, Proof, read_kept, write_proof


@pytest.fixture(scope="module")
def proof() -> Proof:
    """Of a game in which the guest came back once."""
    room, *links = begun()
    play(links, answers=20, seed=3)
    room.left(links[GUEST])
    links[GUEST].sit_down()
    play(links, answers=30, seed=4)
    links[GUEST].concede()
    assert check(links[GUEST].proof, sve()).verified
    return links[GUEST].proof


def changed(proof: Proof, entries) -> Proof:
    return proof._replace(agreement=proof.agreement._replace(entries=tuple(entries)))


def first(proof: Proof, what: str, start: int = 0) -> int:
    return next(at for at, entry in enumerate(proof.agreement.entries) if entry.what == what and at >= start)


def test_a_transcript_has_all_that_was_said_and_holds(proof):
    assert wrong_entry(part_of(proof), proof.agreement.entries) is None
    assert [entry.what for entry in proof.agreement.entries].count("back") == 1
    host, *seats = signatures(proof)
    assert host.seat == -1
    assert all(signed.entries > 10 for signed in (host, *seats))
    assert len({signed.key for signed in (host, *seats)}) == 3


@pytest.mark.parametrize("what", ["told", "act", "back"])
def test_an_entry_that_was_cut_out_is_named(proof, what):
    at = first(proof, what, 8 if what != "back" else 0)
    entries = list(proof.agreement.entries)
    del entries[at]
    verdict = check(changed(proof, entries), sve())
    assert found(verdict) == "transcript"
    assert at + 1 <= verdict.at <= at + 3, "the next that was signed"


@pytest.mark.parametrize("what", ["told", "act"])
def test_entries_that_were_swapped_or_repeated_are_named(proof, what):
    at = first(proof, what, 8)
    entries = list(proof.agreement.entries)
    entries[at], entries[at + 1] = entries[at + 1], entries[at]
    assert found(check(changed(proof, entries), sve())) == "transcript"
    entries = list(proof.agreement.entries)
    entries.insert(at + 1, entries[at])
    assert found(check(changed(proof, entries), sve())) == "transcript"


@pytest.mark.parametrize("what", ["told", "act"])
def test_an_entry_that_another_has_signed_is_named(proof, what):
    at = first(proof, what, 8)
    entries = list(proof.agreement.entries)
    entries[at] = entries[at]._replace(sign=SigningKey(new_secret()).sign(b"?"))
    verdict = check(changed(proof, entries), sve())
    assert (found(verdict), verdict.at, verdict.seat) == ("transcript", at + 1, -1 if what == "told" else GUEST)


@pytest.mark.parametrize(
    "content", ["", "[]", "{}", "null", '["1"]', "[0]", '[0,"table"]', "[" * 9, '[0,"asked"]', "\x00"]
)
def test_an_entry_of_rubbish_is_named(proof, content):
    for what in ("told", "act"):
        entries = [*proof.agreement.entries[:4], Entry(what, content, 10**9), *proof.agreement.entries[4:]]
        verdict = check(changed(proof, entries), sve())
        assert (found(verdict), verdict.at) == ("transcript", 5)


def test_keys_that_are_missing_or_swapped_are_noticed(proof):
    keys = proof.agreement.keys
    for others in (keys[:2], (*keys, keys[0]), (keys[1], keys[0], keys[2]), (bytes(32),) * 3):
        assert found(check(proof._replace(agreement=proof.agreement._replace(keys=others)), sve())) == "transcript"


def test_a_table_that_the_host_never_signed_can_not_be_put_into_a_proof(proof):
    (at, _), *seen = proof.seen
    assert found(check(proof._replace(seen=((at, "0" * 64), *seen)), sve())) == "unasked-signature"


def test_an_answer_that_a_seat_has_not_signed_is_named_to_the_other(proof):
    others = proof.agreement.signed
    assert {signed.seat for signed in others} == {HOST}
    for signed in ((), tuple(act._replace(sign="A" * 86) for act in others), others[1:]):
        verdict = check(proof._replace(agreement=proof.agreement._replace(signed=signed)), sve())
        assert (found(verdict), verdict.seat) == ("not-signed", HOST)


def edited(proof: Proof, **fields) -> str:
    return found(check(proof._replace(agreement=proof.agreement._replace(**fields)), sve()))


def test_a_seat_that_edits_its_proof_accuses_nobody_of_what_it_has_signed_itself(proof):
    said = proof.agreement.said
    for at in (0, len(said) // 2):
        assert edited(proof, said=(*said[:at], *said[at + 1 :])) == "transcript"


def test_a_proof_that_was_cut_at_its_end_is_not_verified(proof):
    agreed = proof.agreement
    last = len(proof.seen) - 3
    kept = {at for at, _ in proof.seen[:last]}
    tables = [at for at, entry in enumerate(agreed.entries) if entry.what == "told" and '"table"' in entry.content]
    cut = proof._replace(seen=proof.seen[:last])
    shorter = {name: tuple(row for row in getattr(agreed, name) if row[0] in kept) for name in ("sights", "promised")}
    assert edited(cut, **shorter) == "unshown"
    assert edited(cut, **shorter, entries=agreed.entries[: tables[-4]]) in ("unshown", "unasked-signature")


def test_a_proof_without_any_signature_says_so(proof, tmp_path, capsys, monkeypatch):
    monkeypatch.setattr("svedesk.cli.materials.rules", sve)
    monkeypatch.setattr("svedesk.cli.materials.rule_problems", lambda deck, form: ())
    path = tmp_path / "unsigned.json"
    unsigned = {"keys": (), "entries": (), "signed": ()}
    path.write_bytes(write_proof(proof._replace(agreement=proof.agreement._replace(**unsigned))))
    main(["verify", str(path)])
    assert "Nobody has signed it" in capsys.readouterr().out


def test_an_answer_that_was_signed_at_another_table_of_the_same_length_is_not_taken():
    """Else a changed guest's proof would say that the host had answered in its name."""
    room, *links = begun()
    guest = until(links, "main", GUEST)
    end = (len(guest.ask.options) - 1,)
    transcript = room.audience.find(guest).transcript
    row = transcript.rows[-1]
    transcript.rows.append(row._replace(digest="0" * 64))
    heard = news_of(guest)
    guest.answer(end)
    assert denied(heard) == ["stale-answer"]
    assert row.at == len(room.game.desk.session.log)


def test_who_signs_nothing_is_not_heard():
    room, *links = begun()
    guest = until(links, "main", GUEST)
    heard = news_of(guest)
    guest._witness.signs = lambda act: act
    before = len(room.game.desk.session.log)
    guest.answer((len(guest.ask.options) - 1,))
    assert denied(heard) == ["act-not-signed"]
    assert len(room.game.desk.session.log) == before


def test_a_signature_is_for_one_connection_and_one_moment():
    room, *links = begun()
    guest = until(links, "main", GUEST)
    end = (len(guest.ask.options) - 1,)
    answer = guest._witness.signs(Answer(act=99, serial=guest.ask.serial, answer=end))
    room.left(guest)
    guest.sit_down()
    room.receive(guest, answer)
    assert guest.ask is not None, "what was signed on another connection is no answer on this one"


def test_a_host_that_was_killed_signs_on_with_its_key():
    part = SeatRecord(GUEST, bytes(32), bytes(32), key=new_secret()).part
    host, seat = SigningKey(new_secret()), SigningKey(new_secret())
    part = part._replace(keys=(host.public, host.public, seat.public))
    entries = []

    def connected(host_end):
        content = '[0,"denied"]'
        entries.append(Entry("told", content, 0, host_end.tells(content)))
        assert transcript.take(entries[-1])

    transcript = Transcript(part)
    connected(HostTranscript(part, "", host))
    since = transcript.since("ab")
    entries.append(Entry("back", "ab"))
    transcript.take(entries[-1])
    connected(HostTranscript(part, since, host))
    assert wrong_entry(part, entries) is None
    act = Answer(act=1, serial=1, answer=(0,))
    assert HostTranscript(part, "", host).hears(act) is None


def test_a_third_person_is_told_who_signed_what_and_what_was_forged(tmp_path, capsys, monkeypatch):
    room, *links = begun()
    asked = until(links, "main", GUEST)
    room.game.desk.answer((len(asked.ask.options) - 1,))  # the guest's turn ends, without its answer
    play(links, seed=9)
    monkeypatch.setattr("svedesk.cli.materials.rules", sve)
    monkeypatch.setattr("svedesk.cli.materials.rule_problems", lambda deck, form: ())
    told = {}
    for seat in (HOST, GUEST):
        path = tmp_path / f"{seat}.json"
        path.write_bytes(write_proof(links[seat].proof))
        assert main(["verify", str(path)]) == 1
        told[seat] = capsys.readouterr().out
    assert "not by you" in told[GUEST]
    assert "in the name of Seat 2, who has not signed it" in told[HOST]
    for out in told.values():
        assert [line.partition(" (key ")[0] for line in out.splitlines()[1:]] == ["The host", "Seat 1", "Seat 2"]
    keys = [[line.partition(" (key ")[2][:16] for line in out.splitlines()[1:]] for out in told.values()]
    assert keys[0] == keys[1], "both proofs name the same keys"


def test_a_proof_keeps_its_transcript(proof):
    assert read_kept(write_proof(proof), Proof) == proof


def test_a_link_that_lost_something_goes_on_with_a_signed_transcript():
    _, *links = begun()
    guest = links[GUEST]
    play(links, answers=8, seed=3)
    deliver = guest.deliver
    lost = []

    def drop(message):
        if type(message).__name__ == "UpdatePacket" and message.view[1].ask is None and not lost:
            lost.append(message)
        else:
            deliver(message)

    guest.deliver = drop
    play(links, answers=20, seed=5)
    assert lost
    assert guest.seen.resyncs
    guest.concede()
    assert isinstance(guest, FarLink)
    assert [check(link.proof, sve()).difference for link in links] == ["", ""]


def test_the_games_of_a_match_are_one_chain():
    """Each begins with what the one before came to, the score and all that it is dealt by, which the host signs."""
    _, *links = begun(Room(rules(), PLAN._replace(best_of=3), Clock()))
    proofs = []
    for _ in range(2):
        play(links, answers=20, seed=3)
        links[GUEST if not proofs else HOST].concede()
        proofs.append(links[GUEST].proof)
        for link in links:
            link.ready()
    first_game, second = proofs
    assert [check(each, sve()).difference for each in proofs] == ["", ""]
    transcript = Transcript(part_of(first_game), first_game.agreement.entries)
    assert second.agreement.before == transcript.head
    assert json.loads(second.agreement.match)["results"] == [HOST]
    agreed = second.agreement
    another = agreed.match.replace("[0]", "[1]")
    for change in ({"before": bytes(32)}, {"match": another}, {"choices": agreed.choices[::-1]}):
        verdict = check(second._replace(agreement=agreed._replace(**change)), sve())
        assert (found(verdict), verdict.at) == ("transcript", 1)


def test_clocks_are_told_under_the_hosts_signature():
    _, *links = begun(Room(rules(), PLAN._replace(clock=ClockPlan(10)), Clock()))
    play(links, answers=20, seed=3)
    entries = links[GUEST].record.entries
    times = [entry for entry in entries if entry.what == "told" and json.loads(entry.content)[1] == "times"]
    assert len(times) > 2
    assert json.loads(times[0].content)[2] == [600_000, 600_000]


SIGNED = ("own", "game", "promises", "seen", "secret", "shares", "saved")
SIGNED_OF_AGREEMENT = ("terms", "decks", "cards", "promised", "keys", "entries", "chosen", "choices", "match")
"""What of a proof can't be changed unnoticed; the rest are notes of the seat's own program, and signatures that only
count where they are needed."""


def places(fields, path=()):
    """Every value in plain data that is no array and no object."""
    inner = fields.items() if isinstance(fields, dict) else enumerate(fields) if isinstance(fields, list) else ()
    for key, value in inner:
        if isinstance(value, dict | list):
            yield from places(value, (*path, key))
        else:
            yield (*path, key)


def spoiled(value, chance):
    """Another value of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + chance.choice((-1, 1, 2**31, 2**60))
    if isinstance(value, str) and value:
        at = chance.randrange(len(value))
        return value[:at] + chr((ord(value[at]) ^ 1) or 1) + value[at + 1 :]
    return chance.choice(("x", 1, [], {}, "0" * 64))


@pytest.mark.slow
def test_a_proof_in_which_any_value_is_another_is_not_verified(proof):
    chance, data = random.Random(1), write_proof(proof)
    fields = json.loads(data)
    found_at = [(name,) for name in SIGNED] + [("agreement", name) for name in SIGNED_OF_AGREEMENT]
    for start in found_at:
        inner = functools.reduce(lambda part, key: part[key], start, fields)
        ways = [(*start, *path) for path in places(inner)] or [start]
        for path in chance.sample(ways, min(len(ways), 6)):
            again = json.loads(data)
            *outer, last = path
            holder = functools.reduce(lambda part, key: part[key], outer, again)
            if path[0] == "saved":
                holder[last] = holder[last][: len(holder[last]) // 2]
            else:
                holder[last] = spoiled(holder[last], chance)
            read = read_kept(json.dumps(again).encode(), Proof)
            assert read is None or not check(read, sve()).verified, path


@pytest.mark.slow
def test_nothing_in_a_proof_stops_the_check(proof):
    chance, data = random.Random(2), write_proof(proof)
    ways = list(places(json.loads(data)))
    for path in chance.sample(ways, 60):
        again = json.loads(data)
        *outer, last = path
        holder = functools.reduce(lambda part, key: part[key], outer, again)
        holder[last] = spoiled(holder[last], chance)
        read = read_kept(json.dumps(again).encode(), Proof)
        if read is not None:
            assert check(read, sve()).sentence("en", str)
            signatures(read)
