"""Changed hosts that use what an honest one may do (J1 to J16): open a game, ask for everything again, lose a link, let
a request wait. The guest's program is unchanged, and each is named by it or refused."""

import pytest
from net.lan import deck, play, rules, sve
from net.test_changed_hosts import GUEST, HOST, begun, draw_for, ended, found
from net.test_forging_hosts import DealsSixTimes, verdict
from net.test_room import PLAN, Clock, FarLink, until

from svedesk.engine.log import Operation
from svedesk.net.audience import Attendee
from svedesk.net.chess_clock import ClockPlan
from svedesk.net.local_link import LocalLink
from svedesk.net.preparing import begun as dealt
from svedesk.net.room import Room
from svedesk.net.room_dealing import opening
from svedesk.net.tickets import OwnRecord
from svedesk.net.verify import check
from svedesk.wire.messages import Answer, Reply, Request
from svedesk.wire.messages_table import Requests, UpdatePacket


def end_turn(link) -> tuple[int, ...]:
    return (len(link.ask.options) - 1,)


class OpensUnseen(DealsSixTimes):
    """Opens each deal that it throws away truly, before anybody was shown it."""

    def between(self):
        chance = self.dealing.dealt.chance
        session = dealt(self.chairs, chance, self.rules, self.plan, self.match.before, None).session
        told = opening(session, "rules", self.dealing.dealt, ())
        self.chairs[GUEST].member._received(told)


def test_j1_deals_are_opened_unseen_until_one_is_good():
    _, *links = begun(OpensUnseen(rules(), PLAN, Clock()))
    play(links, seed=3)
    checked = check(links[GUEST].proof, sve())
    assert (found(checked), checked.at) == ("again", 5)


def match_of_three():
    room, *links = begun(Room(rules(), PLAN._replace(best_of=3), Clock()))
    play(links, answers=20, seed=4)
    return room, *links


def next_game(*links):
    for link in links:
        link.ready()
    return ended(*links)


@pytest.mark.parametrize("restarts", [False, True])
def test_j2_the_result_is_another_once_the_game_was_checked(tmp_path, restarts):
    room, *links = match_of_three()
    if restarts:
        links[GUEST]._witness._diary = OwnRecord(tmp_path / "gwen.json")
        links[GUEST]._witness.write()
    links[HOST].concede()
    assert verdict(links[GUEST]) == ""
    room.match.so_far = lambda game: room.match.before
    room.match.before = room.match.before.after(HOST)
    if restarts:
        old = links[GUEST]
        room.left(old)
        links[GUEST] = FarLink(room, "Gwen", record_file=OwnRecord(tmp_path / "gwen.json"))
        links[GUEST].welcome = old.welcome
        links[GUEST].sit_down()
        links[GUEST].choose_deck(deck("SD02"))
    room.game = None
    assert found(next_game(*links)) == "unasked-result"


def test_j3_the_winner_of_a_game_begins_the_next():
    room, *links = match_of_three()
    links[GUEST].concede()
    told = []
    links[GUEST].follow(lambda event: told.append(event.trouble.key) if event.trouble else None)

    class Chooses(type(room.match.before)):
        chooser = HOST

    room.match.before = Chooses(*room.match.so_far(room.game))
    room.match.leave_table = lambda game: None
    for link in links:
        link.ready()
    assert told == ["other-terms"]
    assert room.phase == "shuffle"


def test_j4_a_game_is_opened_early_and_never_again():
    """So that the window says "Verified", whatever is done from then on."""
    room, *links = begun()
    until(links, "main")
    room._open(room.game)
    assert links[GUEST].proof is not None
    play(links, answers=2)
    assert links[GUEST].proof is None
    room._open = lambda game: None
    links[HOST].concede()
    links[GUEST].leave()
    assert found(check(links[GUEST].unopened, sve())) == "unopened"


@pytest.mark.parametrize("why", ["time", "absent"])
def test_j5_the_end_of_a_game_is_opened_and_never_shown(why):
    room, *links = begun()
    until(links, "main", HOST)
    room.audience.table = lambda *args, **more: None
    room.game.claim(HOST, why)
    assert verdict(links[GUEST]) == "unshown"


def takes_a_draw_back(room, links) -> None:
    """The host draws for its turn and takes back no more than that."""
    guest = until(links, "main", GUEST)
    guest.answer(end_turn(guest))
    while links[HOST].ask is None or links[HOST].ask.kind != "main":
        play(links, answers=1)
    desk = room.game.desk
    while not any(getattr(event, "why", "") == "draw" for event in desk._course.records[-1].events):
        desk._course.go_back(1)
    desk._commit("undo")
    desk._course.go_back(1)
    desk._commit("undo")


def test_j6_a_card_that_was_drawn_is_taken_back():
    room, *links = begun()
    takes_a_draw_back(room, links)
    assert found(ended(*links)) == "unasked-undo"


def killed(room, folder):
    """A host's own seat and a guest that keeps what it notes; `again` is the guest after its program was killed."""
    host, guest = LocalLink(room, "Hugo"), FarLink(room, "Gwen", record_file=OwnRecord(folder / "gwen.json"))
    for link, code in ((host, "SD01"), (guest, "SD02")):
        link.sit_down()
        link.choose_deck(deck(code))
    for link in (host, guest):
        link.ready()

    def again():
        back = FarLink(room, "Gwen", record_file=OwnRecord(folder / "gwen.json"))
        back.welcome = guest.welcome
        back.sit_down()
        return back

    return host, guest, again


def test_j7_what_was_shown_is_taken_back_while_the_guests_program_is_down(tmp_path):
    room = Room(rules(), PLAN, Clock())
    host, guest, again = killed(room, tmp_path)
    until((host, guest), "main", HOST)
    host.set_mode("manual")
    guest.reply(guest.requests[0].id, "accept")
    before = len(room.game.desk.session.log)
    host.operate(Operation("die", HOST, amount=6))
    room.left(guest)
    room.game.desk.undo(consent=True)
    assert len(room.game.desk.session.log) == before
    assert found(ended(host, again())) == "unasked-undo"


def timed(monkeypatch, **plan):
    clock = Clock()
    monkeypatch.setattr("svedesk.net.link.time.monotonic", clock)
    room, *links = begun(Room(rules(), PLAN._replace(clock=ClockPlan(10), **plan), clock))
    return clock, room, *links


def test_j8_the_guests_clock_runs_while_the_table_is_held_back(monkeypatch):
    clock, room, *links = timed(monkeypatch)
    audience, guest = room.audience, links[GUEST]
    show = audience.show
    for _ in range(3):
        until(links, "main", HOST)
        audience.show = lambda attendee, *args: None if attendee.seat == GUEST else show(attendee, *args)
        while links[HOST].ask is not None:
            links[HOST].answer(end_turn(links[HOST]))
        assert guest.times.runs == GUEST
        clock.now += 6
        room.note_alive(guest)
        room.tick()
        audience.show = show
        show(audience.find(guest), room.game, "answer")
        play(links, answers=1)
    links[HOST].concede()
    assert verdict(guest) == "unasked-clock"


def test_j9_nobodys_time_goes_by_while_the_host_thinks(monkeypatch):
    clock, room, *links = timed(monkeypatch)
    clocks = room.match.clocks
    look = clocks.look

    def stops(now, desk, away):
        if desk is not None and desk.session.ask is not None and desk.session.ask.seat == HOST:
            desk = None
        return look(now, desk, away)

    clocks.look = stops
    for _ in range(3):
        until(links, "main", HOST)
        clock.now += 8
        room.note_alive(links[GUEST])
        room.tick()
        links[HOST].answer(end_turn(links[HOST]))
        until(links, "main", GUEST)
        links[GUEST].answer(end_turn(links[GUEST]))
    links[HOST].concede()
    assert verdict(links[GUEST]) == "unasked-clock"


def lets_be(room, kind) -> list:
    """A host that takes the guest's acts of a kind up, says nothing, and goes on."""
    kept, act = [], room.game.act

    def waits(seat, message):
        (kept.append(message) if seat == GUEST and isinstance(message, kind) else act(seat, message))

    room.game.act = waits
    return kept


@pytest.mark.parametrize("breaks", [False, True])
def test_j10_an_undo_that_was_asked_for_in_vain_is_used_for_another(breaks):
    room, *links = begun()
    until(links, "main", GUEST)
    play(links[GUEST:], answers=2, seed=2)
    assert not lets_be(room, Request)
    links[GUEST].undo()
    del room.game.act
    if breaks:
        room.left(links[GUEST])
        links[GUEST].sit_down()
    takes_a_draw_back(room, links)
    assert found(ended(*links)) == "unasked-undo"


@pytest.mark.parametrize("withdrawn", [False, True])
def test_j11_another_game_that_was_asked_for_in_vain_is_dealt_later(withdrawn):
    room, *links = begun()
    play(links, answers=6)
    if not withdrawn:
        lets_be(room, Request)
    links[GUEST].restart()
    if withdrawn:  # without a word of it
        room.game.consents.waiting = ()
        room.audience.to_seats(Requests())
    play(links, answers=20)
    room._do(lambda: (room._open(room.game), room._begin_dealing()))
    play(links, seed=3)
    assert verdict(links[GUEST]) == "unasked-restart"


@pytest.mark.parametrize("replies", [False, True])
def test_j12_rules_that_were_to_be_off_are_off_later(replies):
    """Asked for by the guest, or agreed to by it, at a moment of which nothing came."""
    room, *links = begun()
    until(links, "main", HOST)
    if replies:
        links[HOST].set_mode("manual")
    lets_be(room, Reply if replies else Request)
    if replies:
        links[GUEST].reply(links[GUEST].requests[0].id, "accept")
    else:
        links[GUEST].set_mode("manual")
    play(links, answers=20, seed=4)
    until(links, "main", HOST)
    desk = room.game.desk
    desk.set_mode("manual")
    desk.operate(draw_for(HOST))
    desk.set_mode("rules")
    assert found(ended(*links)) in ("unasked-rules-off", "not-allowed")


@pytest.mark.parametrize("why", ["time", "absent"])
def test_j13_a_claim_is_shown_on_a_table_that_was_asked_for_again(why):
    """A frame that does not fit makes a guest ask for everything: it has missed nothing of its own clock."""
    room, *links = begun(Room(rules(), PLAN._replace(clock=ClockPlan(10)), Clock()))
    until(links, "main", HOST)
    deliver = Attendee.deliver

    def breaks(attendee, message):
        if attendee.seat == GUEST and isinstance(message, UpdatePacket) and message.cause != "load":
            message = message.model_copy(update={"seq": message.seq + 7})
        deliver(attendee, message)

    with pytest.MonkeyPatch.context() as patches:
        patches.setattr(Attendee, "deliver", breaks)
        room.game.claim(HOST, why)
    assert links[GUEST].seen.resyncs == 1
    assert verdict(links[GUEST]) == "unasked-claim"


@pytest.mark.parametrize("seconds", [5, 700])
def test_j14_a_guest_whose_link_was_cut_for_a_moment_is_called_absent(monkeypatch, seconds):
    clock = Clock()
    monkeypatch.setattr("svedesk.net.link.time.monotonic", clock)
    room, *links = begun(Room(rules(), PLAN, clock))
    until(links, "main", HOST)
    clock.now += 300
    room.left(links[GUEST])
    links[GUEST]._disconnected()
    clock.now += seconds
    room.tick()
    room.tick()
    room.game.claim(HOST, "absent")
    links[GUEST].sit_down()
    assert verdict(links[GUEST]) == ("unasked-claim" if seconds < 600 else "")


def test_j15_a_game_that_is_over_goes_on():
    """The host gave up, and takes it back from an older save."""
    room, *links = begun()
    until(links, "main", HOST)
    links[HOST].concede()
    assert verdict(links[GUEST]) == ""
    room.game.desk._course.go_back(1)
    room._do(lambda: room.game.desk._commit("load"))
    assert found(ended(*links)) == "unasked-undo"


def test_j16_both_guests_are_told_that_the_other_lost():
    """By a claim that neither has made: what ends the game for a seat's sake that seat has to have signed."""
    room = Room(rules(), PLAN, Clock())
    links = FarLink(room, "Gwen"), FarLink(room, "Greta")
    for link, code in zip(links, ("SD01", "SD02"), strict=True):
        link.sit_down()
        link.choose_deck(deck(code))
    for link in links:
        link.ready()
    until(links, "main")
    room.game.claim(0, "absent")
    assert [verdict(link) for link in links] == ["not-yours", "unasked-claim"]


def test_an_act_of_one_game_of_a_match_is_worth_nothing_in_the_next():
    room, *links = match_of_three()
    guest = until(links, "main", GUEST)
    kept = guest._witness.signs(Answer(act=1, serial=guest.ask.serial, answer=end_turn(guest)))
    links[HOST].concede()
    for link in links:
        link.ready()
    guest = until(links, "main", GUEST)
    assert room.audience.find(guest).transcript.hears(kept) is None


def test_lines_of_the_log_in_another_order():
    """What was not signed so is asked for again; where it comes again it is shown, and named."""
    _, *links = begun()
    guest, deliver = links[GUEST], Attendee.deliver

    def swaps(attendee, message):
        if attendee.seat == GUEST and isinstance(message, UpdatePacket) and len(message.lines) > 1:
            message = message.model_copy(update={"lines": (*message.lines[1::-1], *message.lines[2:])})
        deliver(attendee, message)

    with pytest.MonkeyPatch.context() as patches:
        patches.setattr(Attendee, "deliver", swaps)
        while not guest.seen.resyncs:
            play(links, answers=1, seed=3)
    assert "signature" in dict(guest.record.breaches)
