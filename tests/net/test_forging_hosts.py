"""What changed hosts were found to do unnoticed in the third round (F1 to F17), and more (G1 to G6): the guest's
program is unchanged, and each is named by it."""

import pytest
from net.lan import deck, play, rules, sve
from net.test_changed_hosts import GUEST, HOST, begun, by_hand, draw_for, ended, found
from net.test_room import PLAN, Clock, FarLink, until

from svedesk.engine.log import Conceded
from svedesk.engine.message import Message, Refused
from svedesk.engine.session import Session
from svedesk.net.audience import Attendee
from svedesk.net.chess_clock import ClockPlan
from svedesk.net.code import JoinCode
from svedesk.net.guest import GuestLink
from svedesk.net.local_link import LocalLink
from svedesk.net.log_promises import LogPromises
from svedesk.net.room import Room
from svedesk.net.room_dealing import opening
from svedesk.net.seed import Dealing
from svedesk.net.store import RoomStore, load
from svedesk.net.transcript import HostTranscript, SigningKey, new_secret
from svedesk.net.verify import check
from svedesk.wire.messages_codec import view_digest
from svedesk.wire.messages_table import Denied, Opening, ShuffleBegins


def verdict(link) -> str:
    return found(check(link.proof, sve()))


class DealsSixTimes(Room):
    """Deals until it likes what it sees; what it does before each of the deals that it throws away is `between`."""

    deals = 0

    def _begin(self, chance):
        self.deals += 1
        if self.deals < 6:
            self.between()
            self._begin_dealing()
        else:
            super()._begin(chance)

    def between(self):
        guest = self.chairs[GUEST].member
        guest._received(guest.welcome.model_copy(update={"token": f"{self.deals:064x}"}))


class OpensNothing(DealsSixTimes):
    """Throws each deal away with an opening of nothing."""

    def between(self):
        guest = self.chairs[GUEST].member
        record = guest.record
        opening = {"game": record.game.hex(), "secret": "0" * 64, "shares": ("0" * 64,) * 2, "saved": "{}"}
        guest._received(Opening(**opening))


@pytest.mark.parametrize("kind", [DealsSixTimes, OpensNothing])
def test_f1_f2_deals_until_one_is_good(kind):
    _, *links = begun(kind(rules(), PLAN, Clock()))
    play(links, seed=3)
    checked = check(links[GUEST].proof, sve())
    assert (found(checked), checked.at) == ("again", 5)


def test_f1_f3_a_new_token_makes_a_guest_forget_no_deal(qapp):
    _, *links = begun()
    guest = GuestLink(JoinCode(("127.0.0.1",), 1, bytes(10), bytes(8)), "Gwen")
    guest._witness.begin(links[GUEST].record)
    for token in ("1" * 64, "2" * 64):
        guest._handle(links[GUEST].welcome.model_copy(update={"token": token}))
    assert guest.record is links[GUEST].record
    asked = ShuffleBegins(
        game="3" * 64, commitment="4" * 64, terms=guest.record.terms, deck=guest.record.deck, key="5" * 64
    )
    guest._handle(asked)
    assert guest.record.again == 1


def test_a_host_that_promises_no_log(monkeypatch):
    monkeypatch.setattr(LogPromises, "of", lambda promises, log: "")
    _, *links = begun()
    assert found(ended(*links)) == "unasked-log"


def told(room, link, change):
    """Tell a guest a table that was changed, and then the true one."""
    true, deliver = [], link.deliver

    def lie(message):
        if type(message).__name__ == "UpdatePacket" and not true:
            true.append(message)
            message = change(message)
        deliver(message)

    link.deliver = lie
    return true


def wrongly_shown(message):
    version, view = message.view
    view = view._replace(zones=tuple(zone._replace(cards=()) for zone in view.zones))
    return message.model_copy(update={"view": (version, view), "digest": view_digest(view)})


@pytest.mark.parametrize("signs", [False, True])
def test_f4_f5_a_false_table_then_the_true_one(signs):
    """A table that is not signed is not even shown; of two that are signed the transcript tells."""
    room, *links = begun()
    guest = links[GUEST]
    until(links, "main", GUEST)
    if signs:
        deliver = Attendee.deliver

        def lie(attendee, message):
            deliver(attendee, wrongly_shown(message) if attendee.seat == GUEST else message)

        with pytest.MonkeyPatch.context() as patches:
            patches.setattr(Attendee, "deliver", lie)
            room._show_all("answer", room.game)
        assert not any(zone.count and zone.cards for zone in guest.seen.view().zones)
        room._show_all("answer", room.game)
        assert ended(*links).difference == "unasked-view"
    else:
        told(room, guest, wrongly_shown)
        shown = guest.view()
        room._show_all("answer", room.game)
        assert guest.view() == shown
        assert guest.seen.resyncs == 1
        assert ended(*links).verified


@pytest.mark.parametrize("why", ["time", "absent"])
@pytest.mark.parametrize("minutes", [0, 10])
def test_f6_f7_a_claim_told_as_an_answer_or_without_a_clock(why, minutes):
    room, *links = begun(Room(rules(), PLAN._replace(clock=ClockPlan(minutes)), Clock()))
    until(links, "main", HOST)
    commit = room.game.desk._commit
    room.game.desk._commit = lambda cause, *args: commit("answer", *args)
    room.game.claim(HOST, why)
    assert verdict(links[GUEST]) == "unasked-claim"


def test_f8_another_game_is_dealt_without_asking():
    room, *links = begun()
    play(links, answers=20)
    room._do(lambda: (room._open(room.game), room._begin_dealing()))
    play(links, seed=3)
    assert verdict(links[GUEST]) == "unasked-restart"


def test_f9_an_answer_that_was_denied_is_given_later():
    room, *links = begun()
    guest = until(links, "main", GUEST)
    end = (len(guest.ask.options) - 1,)
    act = room.game.act

    def denies(seat, message):
        raise Refused(Message("stale-answer"))

    room.game.act = denies
    guest.answer(end)
    room.game.act = act
    room.game.desk.answer(end)
    assert found(ended(*links)) == "not-yours"


def test_f10_an_answer_that_was_taken_back_by_agreement_is_given_again():
    room, *links = begun()
    guest = until(links, "main", GUEST)
    end = (len(guest.ask.options) - 1,)
    guest.answer(end)
    guest.undo()
    for request in links[HOST].requests:
        links[HOST].reply(request.id, "accept")
    assert guest.ask is not None
    assert guest.ask.kind == "main"
    room.game.desk.answer(end)
    assert found(ended(*links)) == "not-yours"


def test_f11_passes_after_passing_was_ended():
    _, *links = begun()
    guest = links[GUEST]
    guest.set_pass_policy(GUEST, "when_able")
    until(links, "main", GUEST)
    guest.set_pass_policy(GUEST, "pause")
    play(links, answers=4, seed=2)
    ((begun_at, ended_at),) = guest.record.passing
    assert begun_at < ended_at < guest._length


def test_f12_the_lobby_tells_another_result():
    room, *links = begun(Room(rules(), PLAN._replace(best_of=3), Clock()))
    so_far = room.match.so_far

    def lies(game):
        match = so_far(game)
        return match._replace(results=(HOST,)) if match.results else match

    room.match.so_far = lies
    until(links, "main")
    links[HOST].concede()
    assert verdict(links[GUEST]) == "unasked-result"


def test_f13_a_draw_that_was_offered_switches_the_rules_off():
    room, *links = begun()
    until(links, "main", HOST)
    links[GUEST].draw()
    desk = room.game.desk
    desk.set_mode("manual")
    desk.operate(draw_for(HOST))
    desk.set_mode("rules")
    assert found(ended(*links)) == "not-allowed"


def test_f14_always_for_the_rules_off_is_no_licence_while_they_are_on():
    room, *links = begun()
    until(links, "main", HOST)
    links[HOST].set_mode("manual")
    links[GUEST].reply(links[GUEST].requests[0].id, "always")
    links[HOST].set_mode("rules")
    links[GUEST].reply(links[GUEST].requests[0].id, "accept")
    play(links, answers=2)
    until(links, "main", HOST)
    by_hand(room, draw_for(HOST))
    assert found(ended(*links)) == "not-allowed"


def test_f15_a_hidden_answer_is_rewritten_after_the_game(monkeypatch):
    class PromisesAnother(LogPromises):
        def of(self, log):
            return super().of([*log[:-1], Conceded(HOST, "")] if log else log)

    monkeypatch.setattr("svedesk.net.hosted.LogPromises", PromisesAnother)
    _, *links = begun()
    play(links, answers=30, seed=3)
    links[GUEST].concede()
    assert verdict(links[GUEST]) == "rewritten"


def timed(monkeypatch, stands_still=()):
    """A game with a clock, of which those of `stands_still` never run; `pass_time` lets seconds go by for all."""
    clock = Clock()
    monkeypatch.setattr("svedesk.net.link.time.monotonic", clock)
    room, *links = begun(Room(rules(), PLAN._replace(clock=ClockPlan(10)), clock))

    def pass_time(seconds):
        for _ in range(seconds):
            for seat in stands_still:
                room.match.clocks._left[seat] = 600.0
            clock.now += 1
            room.note_alive(links[GUEST])
            room.tick()
        for seat in stands_still:
            room.match.clocks._left[seat] = 600.0

    return links, pass_time


@pytest.mark.parametrize("forgets_what_was_signed", [False, True])
def test_f15_the_order_of_the_redrawn_hand_is_another_after_the_game(forgets_what_was_signed):
    """The guest was never shown it: only what the host signed and promised tells."""
    room, *links = begun()
    until(links, "main", HOST)
    log = room.game.desk.session.log
    at = next(at for at, entry in enumerate(log) if entry.seat == HOST and len(entry.answer) > 2)
    opened = room._open

    def opens_another(game):
        session = game.desk.session
        again = Session(session.ruleset, session.setup)
        for index, entry in enumerate(session.log):
            again.enter(entry._replace(answer=entry.answer[::-1]) if index == at else entry)
        game.desk.session = again
        opened(game)

    room._open = opens_another
    links[GUEST].concede()
    proof = links[GUEST].proof
    if forgets_what_was_signed:  # as if the host's seat had signed both
        proof = proof._replace(agreement=proof.agreement._replace(keys=()))
    assert found(check(proof, sve())) == ("rewritten" if forgets_what_was_signed else "not-signed")


@pytest.mark.parametrize("stands_still", [(), (HOST,)])
def test_f16_the_hosts_own_clock_stands_still(monkeypatch, stands_still):
    links, pass_time = timed(monkeypatch, stands_still)
    for _ in range(3):
        until(links, "main", HOST)
        pass_time(8)
        links[HOST].answer((len(links[HOST].ask.options) - 1,))
        until(links, "main", GUEST)
        pass_time(8)
        links[GUEST].answer((len(links[GUEST].ask.options) - 1,))
    links[HOST].concede()
    assert verdict(links[GUEST]) == ("unasked-clock" if stands_still else "")


def test_f17_a_game_that_is_never_opened():
    room, *links = begun()
    room._open = lambda game: None
    until(links, "main")
    links[HOST].concede()
    links[GUEST].leave()
    assert links[GUEST].proof is None
    assert found(check(links[GUEST].unopened, sve())) == "unopened"


def sat_down(room=None):
    """A host's own seat that has no deck yet, and a guest's that has."""
    room = room or Room(rules(), PLAN, Clock())
    host, guest = LocalLink(room, "Hugo"), FarLink(room, "Gwen")
    for link in (host, guest):
        link.sit_down()
    guest.choose_deck(deck("SD02"))
    guest.ready()
    return room, host, guest


def test_f18_a_guests_deck_is_not_known_before_the_host_has_promised_its_own():
    room, host, guest = sat_down()
    assert room.chairs[GUEST].deck is None
    host.choose_deck(deck("SD01"))
    assert room.chairs[GUEST].deck is None
    host.ready()
    assert room.phase == "playing"
    assert room.chairs[GUEST].deck == deck("SD02")
    assert ended(host, guest).verified


def reads_first(room, host, guest, promise: str) -> None:
    """The host tells of a deck that it has promised and of a seat that is ready, and reads the guest's."""
    lobby = guest.lobby
    chair = lobby.chairs[HOST].model_copy(update={"promise": promise, "ready": True})
    guest.deliver(lobby.model_copy(update={"chairs": (chair, lobby.chairs[GUEST])}))
    assert room.chairs[GUEST].deck == deck("SD02")


def test_f18_the_hosts_deck_is_chosen_once_the_guests_is_known():
    room, host, guest = sat_down()
    reads_first(room, host, guest, "a" * 64)
    host.choose_deck(deck("SD03"))
    host.ready()
    checked = ended(host, guest)
    assert (found(checked), checked.seat) == ("late-deck", HOST)


@pytest.mark.parametrize("refuses", [False, True])
def test_f18_the_hosts_deck_is_changed_once_the_guests_is_known(refuses):
    """Also where the host says that it can't play the guest's deck, so that another is shown."""
    room, host, guest = sat_down()
    host.choose_deck(deck("SD01"))
    reads_first(room, host, guest, room.chairs[HOST].promise.hex())
    if refuses:
        guest.choose_deck(deck("SD04"))
        guest.ready()
    host.choose_deck(deck("SD03"))
    host.ready()
    checked = ended(host, guest)
    assert (found(checked), checked.seat) == ("late-deck", HOST)


def test_f18_what_was_promised_is_not_opened(monkeypatch):
    monkeypatch.setattr(
        "svedesk.net.room_dealing.opening",
        lambda session, mode, dealt, signed: opening(session, mode, dealt._replace(salts=()), signed),
    )
    _, *links = begun()
    assert found(ended(*links)) == "late-deck"


def test_f18_a_deck_that_is_refused_and_then_another_is_no_reason_to_accuse():
    problem = (Message("deck-main", (39, 40, 50), "6.1.1.2"),)
    room, host, guest = sat_down(Room(rules(lambda one, form: problem if one == deck("SD02") else ()), PLAN, Clock()))
    host.choose_deck(deck("SD01"))
    host.ready()
    assert guest.lobby.problems == problem
    assert not room.chairs[GUEST].ready
    guest.choose_deck(deck("SD04"))
    guest.ready()
    assert ended(host, guest).verified


def test_f18_another_deck_than_was_promised_is_not_taken():
    room, host, guest = sat_down()
    guest._part._choice = guest._part._choice.model_copy(update={"deck": deck("SD05")})
    host.choose_deck(deck("SD01"))
    host.ready()
    room.receive(guest, guest._part._choice)
    assert room.chairs[GUEST].member is None


# -- of our own making -------------------------------------------------------------------------------------------------


def test_g1_a_guest_is_named_a_key_that_is_not_its_own():
    """So that the host can sign for it: the guest does not tell its bytes, and nothing is dealt."""
    room = Room(rules(), PLAN, Clock())
    links = LocalLink(room, "Hugo"), FarLink(room, "Gwen")
    reveal, own = Dealing.reveal, SigningKey(new_secret()).public.hex()

    def lies(dealing):
        asked = reveal(dealing)
        return asked.model_copy(update={"keys": (*asked.keys[:2], own)})

    with pytest.MonkeyPatch.context() as patches:
        patches.setattr(Dealing, "reveal", lies)
        for link, code in zip(links, ("SD01", "SD02"), strict=True):
            link.sit_down()
            link.choose_deck(deck(code))
        for link in links:
            link.ready()
    assert room.phase == "shuffle"
    assert not links[GUEST].record.promises


def test_g2_another_key_signs_from_the_middle_of_the_game_on():
    room, *links = begun()
    play(links, answers=20, seed=3)
    room.audience.find(links[GUEST]).transcript._key = SigningKey(new_secret())
    room.dealing.secret_key = new_secret()
    play(links, answers=6, seed=3)
    room.game.desk.concede(HOST)
    assert verdict(links[GUEST]) == "unasked-signature"


def test_g3_an_answer_is_denied_without_a_signature_and_given_later():
    room, *links = begun()
    guest = until(links, "main", GUEST)
    end = (len(guest.ask.options) - 1,)
    act, deliver = room.game.act, Attendee.deliver

    def denies(seat, message):
        raise Refused(Message("stale-answer"))

    def signs_no_denial(attendee, message):
        if isinstance(message, Denied):
            attendee.member.deliver(message)
        else:
            deliver(attendee, message)

    with pytest.MonkeyPatch.context() as patches:
        patches.setattr(Attendee, "deliver", signs_no_denial)
        room.game.act = denies
        guest.answer(end)
        room.game.act = act
    room.game.desk.answer(end)
    assert found(ended(*links)) == "not-yours"


def test_g4_one_consent_is_used_for_two_undos():
    room, *links = begun()
    until(links, "main", GUEST)
    play(links[1:], answers=4, seed=2)
    until(links, "main", HOST)
    links[HOST].undo()
    for request in links[GUEST].requests:
        links[GUEST].reply(request.id, "accept")
    while any(entry.seat == GUEST for entry in room.game.desk.session.log[-6:]):
        room.game.desk.undo(consent=True)
    assert found(ended(*links)) == "unasked-undo"


def test_g5_the_hosts_seat_has_signed_another_answer_than_the_one_that_is_opened():
    _, *links = begun()
    hears = HostTranscript.hears

    def forgets(transcript, act):
        signed = hears(transcript, act)
        return signed._replace(number=signed.number + 1) if signed and transcript.part.seat == HOST else signed

    with pytest.MonkeyPatch.context() as patches:
        patches.setattr(HostTranscript, "hears", forgets)
        play(links, seed=3)
    checked = check(links[GUEST].proof, sve())
    assert (found(checked), checked.seat) == ("not-signed", HOST)


def test_g6_a_connection_is_broken_again_and_again_to_leave_something_out():
    """Each time the guest comes back it says what it had last, and the host signs that."""
    room, *links = begun()
    for answers in range(6):
        play(links, answers=answers, seed=answers)
        room.left(links[GUEST])
        links[GUEST].sit_down()
    asked = until(links, "main", GUEST)
    room.left(asked)
    room.game.desk.answer((len(asked.seen.view().ask.options) - 1,))
    asked.sit_down()
    assert found(ended(*links)) == "not-yours"


def test_a_program_that_was_killed_before_a_guest_is_back_tells_no_fresh_clocks(tmp_path):
    """Else the host's own seat takes the time that was kept for stolen."""
    plan = PLAN._replace(clock=ClockPlan(5))
    clock = Clock()
    room = Room(rules(), plan, clock, keeper=RoomStore(tmp_path / "room", plan, bytes(8)))
    own, guest = LocalLink(room, "Hugo"), FarLink(room, "Gwen")
    for link, code in ((own, "SD01"), (guest, "SD02")):
        link.sit_down()
        link.choose_deck(deck(code))
    for link in (own, guest):
        link.ready()
    until((own, guest), "main")
    for _ in range(65):
        clock.now += 1
        room.tick()
    stored = load(tmp_path / "room")
    again = Room(rules(), stored.plan, clock, keeper=RoomStore(tmp_path / "room", stored.plan, stored.secret))
    again.resume(stored.room, None)
    back = LocalLink(again, "Hugo", seat=HOST)
    back.sit_down()
    assert back.times.left == ()
