"""Shuffles that can be checked, and who is found out."""

import hmac
import time

import pytest
from net.lan import deck, local_table, play, rules, sve
from net.test_room import Clock

from svedesk.cli.main import main
from svedesk.messages import PROGRAM
from svedesk.net.local_link import LocalLink
from svedesk.net.room import Room
from svedesk.net.room_dealing import PATIENCE
from svedesk.net.room_plan import RoomPlan
from svedesk.net.seat_record import SeatRecord
from svedesk.net.seed import BrokenPromise, Dealing
from svedesk.net.shuffle import Chance, commitment
from svedesk.net.terms import deck_promise
from svedesk.net.transcript import SigningKey
from svedesk.net.verify import check
from svedesk.wire.messages import Commit, Share
from svedesk.wire.messages_table import Terms
from svedesk.wire.net_kept import Proof, read_kept, write_proof
from svedesk.wire.saved import read_game, write_game

GAME, HOST, AYA, BEN = (bytes([number]) * 32 for number in (1, 2, 3, 4))
TERMS = Terms("sve", "EN 1.16.0", "standard", -1, -1, True, "", b"")


def a_dealing() -> Dealing:
    return Dealing((deck("SD01"), deck("SD02")), TERMS, (), game=GAME, secret=HOST)


def promised(dealing: Dealing, share: bytes, seat: int, brought=None):
    brought = brought or dealing.decks[seat]
    return commitment(GAME, share, seat), deck_promise(GAME, share, seat, dealing.terms, brought)


@pytest.fixture(scope="module")
def proofs():
    _, links = local_table()
    play(links, seed=5)
    return tuple(link.proof for link in links)


def test_the_seed_is_made_of_everyones_bytes_as_it_is_written_down():
    """RFC 5869, step by step: 256 bits."""
    extracted = hmac.digest(GAME, HOST + AYA + BEN, "sha256")
    expected = hmac.digest(extracted, b"svedesk shuffle 2 seed\x01", "sha256")
    assert Chance(GAME, HOST, (AYA, BEN)).seed() == int.from_bytes(expected, "big")
    seeds = {Chance(GAME, HOST, shares).seed() for shares in ((AYA, BEN), (BEN, AYA), (AYA, AYA))}
    assert len(seeds) == 3


def test_a_promise_is_bound_to_its_seat_and_its_game():
    promises = {commitment(game, AYA, seat) for game in (GAME, BEN) for seat in (-1, 0, 1)}
    assert len(promises) == 6


def test_no_bytes_are_taken_before_all_have_promised_and_none_twice():
    dealing = a_dealing()
    dealing.commit(0, *promised(dealing, AYA, 0))
    dealing.share(0, AYA)
    dealing.commit(0, *promised(dealing, BEN, 0))  # another promise comes too late
    dealing.commit(1, *promised(dealing, BEN, 1))
    assert dealing.stage == "shares"
    dealing.share(0, AYA)
    dealing.share(1, BEN)
    assert dealing.chance().shares == (AYA, BEN)


def test_other_bytes_than_promised_are_not_taken():
    dealing = a_dealing()
    for seat, share in enumerate((AYA, BEN)):
        dealing.commit(seat, *promised(dealing, share, seat))
    with pytest.raises(BrokenPromise):
        dealing.share(1, AYA)


def test_another_deck_than_promised_is_not_taken():
    dealing = a_dealing()
    share, deck_of_seat_1 = commitment(dealing.game, AYA, 0), promised(dealing, AYA, 0, deck("SD02"))[1]
    dealing.commit(0, share, deck_of_seat_1)
    dealing.commit(1, *promised(dealing, BEN, 1))
    with pytest.raises(BrokenPromise):
        dealing.share(0, AYA)


def test_the_promise_of_a_deck_is_the_same_in_any_order_and_tells_nothing_of_it():
    dealing = a_dealing()
    other_way = deck("SD01").having(main=deck("SD01")["main"][::-1])
    assert promised(dealing, AYA, 0) == promised(dealing, AYA, 0, other_way)
    assert promised(dealing, AYA, 0)[1] != promised(dealing, BEN, 0)[1]
    assert promised(dealing, AYA, 0)[1] != promised(dealing, AYA, 1, deck("SD01"))[1]
    for field, other in (
        ("edition", "EN"),
        ("form", "sealed"),
        ("first", 0),
        ("chooser", 1),
        ("rules_off", False),
        ("cards", AYA),
    ):
        dealing.terms = TERMS._replace(cards=BEN, **{field: other}) if field != "cards" else TERMS._replace(cards=other)
        assert promised(dealing, AYA, 0) != promised(a_dealing(), AYA, 0)


def test_a_seat_keeps_its_bytes_to_itself_unless_its_promises_are_among_all():
    record = SeatRecord(0, GAME, commitment(GAME, HOST, -1), terms=TERMS, deck=deck("SD01"))
    record.key, record.public = AYA, (HOST,)
    keys = (HOST, SigningKey(AYA).public, BEN)
    other = commitment(GAME, BEN, 1)
    own, own_deck = record.promise, record.deck_promise
    assert not record.revealed((other, other), (own_deck, other), keys)
    assert not record.revealed((own, other), (other, other), keys)
    assert not record.revealed((), (), keys)
    for others in ((BEN, *keys[1:]), (HOST, BEN, BEN), keys[:2], ()):
        assert not record.revealed((own, other), (own_deck, other), others)
    assert record.revealed((own, other), (own_deck, other), keys)
    assert not record.revealed((own, own), (own_deck, other), keys)
    assert not record.revealed((own, other), (own_deck, own_deck), keys)
    assert not record.revealed((own, other), (own_deck, other), (*keys[:2], AYA))


def test_a_program_that_breaks_its_promise_is_put_out_and_the_table_goes_back_to_the_lobby():
    room = Room(rules(), RoomPlan("A game", "Host"), time.monotonic)
    honest, liar = LocalLink(room, "Aya"), Liar(room, "Ben")
    for link in (honest, liar):
        link.sit_down()
        link.choose_deck(deck("SD01"))
        link.ready()
    assert room.phase == "lobby"
    assert liar.state == "closed"
    assert honest.lobby.chairs[0].taken
    assert not honest.lobby.chairs[0].ready


@pytest.mark.parametrize("silent_at", [Commit, Share])
def test_who_does_not_take_part_in_the_shuffle_is_put_out_after_a_while_and_named(silent_at):
    clock = Clock()
    room = Room(rules(), RoomPlan("A game", "Host"), clock)
    honest, mute = LocalLink(room, "Aya"), Mute(room, "Ben")
    mute.silent_at = silent_at
    told = []
    honest.follow(lambda event: told.append(event.trouble) if event.trouble else None)
    for link in (honest, mute):
        link.sit_down()
        link.choose_deck(deck("SD01"))
        link.ready()
    clock.now += PATIENCE - 1
    room.tick()
    assert room.phase == "shuffle"
    clock.now += 1
    room.tick()
    assert room.phase == "lobby"
    assert mute.state == "closed"
    assert [(one.key, one.args) for one in told] == [("no-part", ("Ben",))]
    assert "Ben" in told[0].sentence()
    assert not honest.lobby.chairs[0].ready


class Mute(LocalLink):
    def _send(self, message):
        if not isinstance(message, self.silent_at):
            super()._send(message)


class Liar(LocalLink):
    def _send(self, message):
        if isinstance(message, Share):
            message = message.model_copy(update={"share": "77" * 32})
        super()._send(message)


@pytest.mark.slow
def test_a_game_is_verified_by_both_seats_and_from_its_file(proofs):
    for proof in proofs:
        verdict = check(proof, sve())
        assert verdict.verified
        assert verdict.moments == len(proof.seen) > 20
        assert read_kept(write_proof(proof), Proof) == proof
        assert verdict.heading("en") == "Verified"
        assert str(verdict.moments) in verdict.sentence("ja", str)


def test_anyone_can_check_an_exported_proof(proofs, tmp_path, capsys):
    path = tmp_path / "proof.json"
    path.write_bytes(write_proof(proofs[0]))
    assert main(["verify", str(path)]) == 0
    assert capsys.readouterr().out.startswith(PROGRAM["en"].words["verdict-heading"]["verified"] + ": ")
    path.write_bytes(write_proof(proofs[0]._replace(secret=AYA)))
    assert main(["verify", str(path), "--lang", "ja"]) == 1
    assert capsys.readouterr().out.startswith(PROGRAM["ja"].words["verdict-heading"]["differs"] + ": ")
    path.write_text("{}")
    assert main(["verify", str(path)]) == 2
    assert PROGRAM["en"].words["kind"]["svedesk-proof"] in capsys.readouterr().err


@pytest.mark.parametrize("spoiled", [b"", b"{}", b"\xff", b'{"format":"svedesk-proof"}'])
def test_a_file_that_is_no_proof_is_none(spoiled):
    assert read_kept(spoiled, Proof) is None


def test_a_host_that_opens_other_bytes_is_found_out(proofs):
    verdict = check(proofs[0]._replace(secret=AYA), sve())
    assert (verdict.difference, verdict.seat) == ("promise", -1)


def test_a_seat_that_opens_other_bytes_is_found_out(proofs):
    proof = proofs[0]
    verdict = check(proof._replace(shares=(proof.shares[0], AYA)), sve())
    assert (verdict.difference, verdict.seat) == ("promise", 1)


def test_a_game_without_ones_own_bytes_is_found_out(proofs):
    assert check(proofs[0]._replace(own=AYA), sve()).difference == "own-share"


def changed(proof, change):
    return proof._replace(saved=write_game(change(read_game(proof.saved.encode()))).decode())


def test_a_game_from_another_seed_is_found_out(proofs):
    other = changed(proofs[0], lambda saved: saved._replace(setup=saved.setup._replace(seed=1)))
    assert check(other, sve()).difference == "seed"


def test_a_deck_that_was_changed_after_the_shuffle_is_found_out(proofs):
    def stacked(saved):
        first, second = saved.setup.decks
        return saved._replace(setup=saved.setup._replace(decks=(first.having(main=first["main"][::-1]), second)))

    assert check(changed(proofs[0], stacked), sve()).difference == "order"


def test_an_answer_nobody_gave_is_found_at_its_place(proofs):
    def cut(saved):
        return saved._replace(log=saved.log[:10])

    verdict = check(changed(proofs[0], cut), sve())
    assert (verdict.difference, verdict.at) == ("view", 10)


def test_a_spoiled_file_is_found_out(proofs):
    assert check(proofs[0]._replace(saved=proofs[0].saved[:-20]), sve()).difference == "game"


def test_what_an_undo_took_back_is_not_asked_for_in_the_proof():
    _, links = local_table()
    play(links, answers=12)
    asked = next(link for link in links if link.ask is not None)
    other = next(link for link in links if link is not asked)
    asked.undo()
    for request in other.requests:
        other.reply(request.id, "accept")
    play(links, seed=99)
    assert all(check(link.proof, sve()).verified for link in links)
