"""Changed hosts that keep what a guest has said for later, or wait until it looks away (H1 to H8): the guest's program
is unchanged, and each is named by it or refused."""

import pytest
from net.lan import deck, play, rules, sve
from net.test_changed_hosts import GUEST, HOST, begun, draw_for, ended, found, rules_off
from net.test_forging_hosts import verdict
from net.test_room import PLAN, Clock, FarLink, until

from svedesk.engine.message import Message, Refused
from svedesk.net.chess_clock import ClockPlan
from svedesk.net.local_link import LocalLink
from svedesk.net.own_time import OwnTime
from svedesk.net.room import Room
from svedesk.net.tickets import OwnRecord
from svedesk.net.transcript import new_secret
from svedesk.net.verify import check
from svedesk.wire.messages import Answer, Concede, Operate
from svedesk.wire.messages_table import Times


def ignores(room, kind) -> list:
    """A host that takes acts of a kind up, does nothing, and shows the guest the same table again."""
    kept, act = [], room.game.act

    def waits(seat, message):
        if seat == GUEST and isinstance(message, kind) and not kept:
            kept.append(message)
            room._show_all("load", room.game)
        else:
            act(seat, message)

    room.game.act = waits
    return kept


@pytest.mark.parametrize("breaks", [False, True])
def test_h1_a_guest_that_gave_up_in_vain_is_made_to_later(breaks):
    room, *links = begun()
    guest = until(links, "main", GUEST)
    ignored = ignores(room, Concede)
    guest.concede()
    assert ignored
    if breaks:
        room.left(guest)
        guest.sit_down()
    play(links, answers=20, seed=4)
    room.game.desk.concede(GUEST)
    assert verdict(guest) == "not-yours"


@pytest.mark.parametrize("breaks", [False, True])
def test_h2_the_host_chooses_between_two_answers_to_one_question(breaks):
    room, *links = begun()
    guest = until(links, "main", GUEST)
    while guest.ask is None or guest.ask.kind != "main" or len(guest.ask.options) < 2:
        play(links, answers=1, seed=len(guest.lines()))
    end = (len(guest.ask.options) - 1,)
    ignored = ignores(room, Answer)
    guest.answer(end)
    if breaks:
        room.left(guest)
        guest._unconfirmed.forget_lost()
        guest.sit_down()
    assert ignored
    assert guest.ask is not None
    room.game.act = lambda seat, message: room.game.desk.answer(end)
    guest.answer((0,))
    del room.game.act
    assert found(ended(*links)) == "not-yours"


@pytest.mark.parametrize("denies", [False, True])
def test_h3_something_by_hand_that_was_denied_is_done_later(denies):
    room, *links = begun()
    until(links, "main", HOST)
    rules_off(*links)
    guest = links[GUEST]
    if denies:

        def refuses(seat, message):
            raise Refused(Message("rules-are-on"))

        room.game.act = refuses
    else:
        assert not ignores(room, Operate)
    guest.operate(draw_for(GUEST))
    del room.game.act
    links[HOST].operate(draw_for(HOST))
    room.game.desk.operate(draw_for(GUEST))
    guest.concede()
    assert verdict(guest) == "not-yours"


def test_h4_a_draw_that_was_refused_ends_the_game_later():
    room, *links = begun()
    until(links, "main", HOST)
    links[GUEST].draw()
    links[HOST].reply(links[HOST].requests[0].id, "refuse")
    play(links, answers=20, seed=4)
    desk, mode = room.game.desk, "rules"
    desk.mode = "manual"
    operate = desk._course.session.operate

    def hides(operation):
        events = operate(operation)
        desk.mode = mode
        return events

    desk._course.session.operate = hides
    room.game.desk.set_mode = lambda mode: None
    room.game._draw(GUEST)
    assert found(check(links[GUEST].proof, sve())) in ("not-allowed", "not-yours")


def test_h5_the_guests_clock_is_shorter_after_a_broken_connection(monkeypatch):
    clock = Clock()
    monkeypatch.setattr("svedesk.net.link.time.monotonic", clock)
    room, *links = begun(Room(rules(), PLAN._replace(clock=ClockPlan(10)), clock))
    guest = until(links, "main", GUEST)
    clock.now += 5
    room.left(guest)
    room.match.clocks._left[GUEST] -= 60
    clock.now += 5
    guest.sit_down()
    guest.concede()
    assert verdict(guest) == "unasked-clock"


@pytest.mark.parametrize("change", [{"clock": ClockPlan(1)}, {"best_of": 5}, {"key": True}, {}])
def test_h6_h7_the_second_game_of_a_match_has_another_clock_length_or_key(change):
    plan = PLAN._replace(best_of=3, clock=ClockPlan(10))
    room, *links = begun(Room(rules(), plan, Clock()))
    play(links, answers=20, seed=4)
    links[HOST].concede()
    if "key" in change:
        room.dealing.secret_key = new_secret()
    else:
        room.match._plan = room.plan = plan._replace(**change)
    told = []
    links[GUEST].follow(lambda event: told.append(event.trouble.key) if event.trouble else None)
    for link in links:
        link.ready()
    assert told == (["other-terms"] if change else [])
    assert room.phase == ("shuffle" if change else "playing")


def test_h8_a_game_goes_on_from_an_older_save_after_both_were_killed(tmp_path):
    room = Room(rules(), PLAN, Clock())
    host, guest = LocalLink(room, "Hugo"), FarLink(room, "Gwen", record_file=OwnRecord(tmp_path / "gwen.json"))
    for link, code in ((host, "SD01"), (guest, "SD02")):
        link.sit_down()
        link.choose_deck(deck(code))
    for link in (host, guest):
        link.ready()
    links = (host, guest)
    asked = until(links, "main", GUEST)
    before = len(room.game.desk.session.log)
    play((asked,), answers=3, seed=2)
    until(links, "main", HOST)
    room.left(guest)
    while len(room.game.desk.session.log) > before:
        room.game.desk.undo(consent=True)
    again = FarLink(room, "Gwen", record_file=OwnRecord(tmp_path / "gwen.json"))
    again.welcome = guest.welcome
    again.sit_down()
    assert found(ended(host, again)) == "unasked-undo"


def test_a_host_that_was_killed_may_have_lost_what_its_clock_had_given():
    """Of a host that is still the same nothing is lost."""
    for same, wrong in ((False, False), (True, True)):
        own = OwnTime()
        own.begin()
        assert not own.hears(Times(left=(700_000, 700_000), runs=0), 0, 5, 100.0)
        own.connected(0, 110.0, 0.0, same=same)
        assert own.hears(Times(left=(600_000, 600_000), runs=0), 0, 5, 110.0) == wrong
