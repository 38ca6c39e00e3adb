"""The chess clock: whose time goes by, what it gives, when a game may be claimed; nothing a guest says changes it."""

import pytest
from net.lan import deck, local_table, play, rules, sve
from net.test_match import first_asked
from net.test_room import Clock, FarLink, denied, end_turn, news_of, pair, until

from svedesk.engine.log import Operation
from svedesk.net.chess_clock import GRACE, UNTIMED_GRACE, ClockPlan
from svedesk.net.room import Room
from svedesk.net.room_plan import RoomPlan
from svedesk.net.store import RoomStore, load
from svedesk.net.verify import check
from svedesk.wire.messages import Answer, Beat, ClaimGame

TEN = ClockPlan(10, 0)
PLAN = RoomPlan("A game", "Host", clock=TEN)


def timed(clock: Clock, plan: ClockPlan = TEN, **more):
    room, links = local_table(PLAN._replace(clock=plan), clock, **more)
    return room, links


def left(link) -> list[int]:
    return [time // 1000 for time in link.times.left]


def pass_time(room, clock, seconds: float) -> None:
    clock.now += seconds
    room.tick()


def test_the_time_of_whoever_is_asked_goes_by():
    clock = Clock()
    room, links = timed(clock)
    one, other = pair(links, until(links, "main"))
    spent = {link: 600 - room.match.clocks.time_left.left[link.seat] for link in links}
    assert spent == {one: 0, other: 0}
    pass_time(room, clock, 30)
    end_turn(one, other)
    assert left(other)[one.seat] == 570
    assert left(other)[other.seat] == 600
    assert other.times.runs == other.seat


def test_without_a_clock_nobodys_time_goes_by():
    clock = Clock()
    room, links = local_table(clock=clock)
    pass_time(room, clock, 3000)
    assert links[0].times.left == ()
    assert links[0].times.claims == ("", "")
    assert links[0].time_left(0, 0.0) is None


@pytest.mark.parametrize("per", ["turn", "answer"])
def test_a_turn_or_an_answer_gives_time_once(per):
    clock = Clock()
    room, links = timed(clock, ClockPlan(10, 20, per))
    one, other = pair(links, until(links, "main", 0))
    before = list(room.match.clocks.time_left.left)
    end_turn(one, other)
    gained = room.match.clocks.time_left.left[one.seat] - before[one.seat]
    assert gained == 20
    while one.ask is None or one.ask.kind != "main":
        other.undo()
        if one.requests:
            one.reply(one.requests[0].id, "always")
    end_turn(one, other)
    assert room.match.clocks.time_left.left[one.seat] == before[one.seat] + 20, "done again it gives none"


def test_the_rest_of_a_game_gives_something_for_every_turn():
    clock = Clock()
    room, links = timed(clock, ClockPlan(10, 5))
    play(links)
    turns = room.game.desk.session.table.number(-1, "turn")
    assert sum(room.match.clocks.time_left.left) == 1200 + 5 * (turns - 1)


def test_with_the_rules_off_the_time_of_whose_turn_it_is_goes_by_and_none_is_given():
    clock = Clock()
    room, links = timed(clock, ClockPlan(10, 20))
    one, other = pair(links, until(links, "main", 0))
    one.set_mode("manual")
    other.reply(other.requests[0].id, "accept")
    pass_time(room, clock, 40)
    assert room.match.clocks.time_left.left[0] == 560
    for _ in range(5):
        one.operate(Operation("number", 0, text="turn", amount=1, side=-1))
    assert room.match.clocks.time_left.left[0] == 560


def test_once_a_time_is_over_the_other_seat_may_claim_and_nothing_happens_by_itself(monkeypatch):
    clock = Clock()
    monkeypatch.setattr("svedesk.net.link.time.monotonic", clock)
    room, links = timed(clock, ClockPlan(10, 20))
    one, other = pair(links, until(links, "main"))
    heard = news_of(other)
    other.claim_game()
    assert denied(heard) == ["nothing-to-claim"]
    pass_time(room, clock, 601)
    assert room.phase == "playing"
    assert other.claim == "time"
    assert one.claim == ""
    heard = news_of(one)
    one.claim_game()
    assert denied(heard) == ["nothing-to-claim"]
    end_turn(one, other)  # who plays on plays on, and gets no time for it
    assert room.match.clocks.time_left.left[one.seat] == 0
    other.claim_game()
    assert room.phase == "over"
    outcome = room.game.desk.session.table.outcome
    assert (outcome.winners, outcome.losers) == ((other.seat,), ((one.seat, "time"),))
    assert other.claim == "", "also not the rest of a match"
    assert all(check(link.proof, sve()).verified for link in links)


def test_when_both_times_are_over_neither_may_claim():
    clock = Clock()
    room, links = timed(clock)
    one, other = pair(links, until(links, "main", 0))
    pass_time(room, clock, 601)
    end_turn(one, other)
    pass_time(room, clock, 601)
    assert [link.claim for link in links] == ["", ""]


@pytest.mark.parametrize("minutes", [0, 10])
def test_whoever_is_away_loses_no_time_but_grace_and_then_the_other_may_claim(minutes):
    clock = Clock()
    room, links = timed(clock, ClockPlan(minutes))
    one, other = pair(links, until(links, "main"))
    room.left(one)
    grace = GRACE if minutes else UNTIMED_GRACE
    pass_time(room, clock, grace - 1)
    assert other.claim == ""
    assert all(time in (0, 600) for time in room.match.clocks.time_left.left)
    pass_time(room, clock, 1)
    assert other.claim == "absent"
    assert room.phase == "playing"
    other.claim_game()
    assert room.game.desk.session.table.outcome.losers == ((one.seat, "absent"),)


def test_grace_is_for_all_of_a_game_and_a_claim_ends_with_the_return():
    clock = Clock()
    room, links = timed(clock)
    ben = links[1]
    for _ in range(2):
        room.left(ben)
        pass_time(room, clock, GRACE - 20)
        back = FarLink(room, "Ben")
        back.welcome = ben.welcome
        claims = links[0].claim
        back.sit_down()
        ben = back
    assert claims == "absent"
    assert links[0].claim == ""


def test_the_clock_goes_on_where_it_was_after_the_host_was_killed(tmp_path):
    store = RoomStore(tmp_path / "room", PLAN, b"12345678")
    clock = Clock()
    room, links = timed(clock, keeper=store)
    asked = until(links, "main")
    for _ in range(100):
        pass_time(room, clock, 1)
    saved = load(tmp_path / "room").room.times
    assert 500 <= saved.left[asked.seat] <= 506, "what was thought since it was last kept is forgotten, no more"
    again = Room(rules(), load(tmp_path / "room").plan, Clock(), keeper=store)
    again.resume(load(tmp_path / "room").room, store.desk(load(tmp_path / "room").room, sve()))
    assert again.match.clocks.time_left.left == saved.left
    assert again.plan.clock == TEN


def test_another_game_is_begun_with_all_of_the_time():
    clock = Clock()
    room, links = timed(clock)
    pass_time(room, clock, 100)
    links[0].concede()
    for link in links:
        link.choose_deck(deck("SD01"))
        link.ready()
    assert room.match.clocks.time_left.left == (600, 600)


# -- clocks that lie ---------------------------------------------------------------------------------------------------


def test_nothing_a_guest_says_of_time_is_heard():
    clock = Clock()
    room, links = timed(clock)
    one, other = pair(links, until(links, "main"))
    pass_time(room, clock, 60)
    for lie in (Beat(at=2**53 - 1), ClaimGame(act=900), Answer(act=901, serial=one.ask.serial + 7, answer=(0,))):
        room.receive(one, lie)
    for field in ("left", "time", "clock", "runs", "bonus", "grace"):
        room.receive(one, ClaimGame.model_validate({"act": 902, "v": 2, field: 99_999_999}))
    pass_time(room, clock, 0)
    assert room.match.clocks.time_left.left[one.seat] == 540
    assert other.claim == ""
    assert room.phase == "playing"


def test_a_guests_display_counts_on_from_what_it_was_told_and_its_own_lie_ends_with_the_next_word():
    clock = Clock()
    room, links = timed(clock)
    one, other = pair(links, until(links, "main"))
    told = one._own_time._at
    assert one.time_left(one.seat, told + 12) == pytest.approx(one.times.left[one.seat] / 1000 - 12)
    assert one.time_left(other.seat, told + 12) == one.times.left[other.seat] / 1000
    one._own_time.times = one.times.model_copy(update={"left": (10**9, 10**9), "claims": ("time", "time")})
    heard = news_of(one)
    one.claim_game()
    assert denied(heard) == ["nothing-to-claim"]
    pass_time(room, clock, 10)
    end_turn(one, other)
    assert left(one)[one.seat] == 590


def test_a_clock_of_a_host_that_takes_more_than_went_by_is_told_at_the_end(monkeypatch):
    clock = Clock()
    monkeypatch.setattr("svedesk.net.link.time.monotonic", clock)
    room, links = timed(clock, ClockPlan(10, 5))
    honest = until(links, "main", 0)
    for _ in range(3):
        one = first_asked(links)
        clock.now += 20
        one.answer((len(one.ask.options) - 1,))
    assert all(abs(wrong) < 1 for link in links for wrong in link._own_time._wrong.values())
    seat = first_asked(links).seat
    room.match.clocks._left[seat] -= 15  # as a changed host might
    one = first_asked(links)
    one.answer((len(one.ask.options) - 1,))
    until(links, "main", 1 - seat)
    honest.concede()
    verdicts = {link.seat: check(link.proof, sve()).difference for link in links}
    assert verdicts == {seat: "unasked-clock", 1 - seat: ""}


@pytest.mark.parametrize("why", ["time", "absent"])
def test_a_claim_that_a_host_makes_up_is_told_at_the_end(monkeypatch, why):
    clock = Clock()
    monkeypatch.setattr("svedesk.net.link.time.monotonic", clock)
    room, links = timed(clock)
    one, other = pair(links, until(links, "main"))
    room.game.claim(other.seat, why)
    assert [check(link.proof, sve()).difference for link in (one, other)] == ["unasked-claim", "not-yours"]
