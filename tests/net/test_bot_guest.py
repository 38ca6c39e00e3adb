"""A computer player as a guest: whole games, another one, lost connections, and what it does when its mind fails."""

from itertools import pairwise

import pytest
from net.lan import attach_bot, deck, local_table, play, sve
from net.own_cards import PACK, game, rules_with
from net.programs import Program, svedesk

from svedesk.bot.plan import BotPlan
from svedesk.bot.process import BotDied
from svedesk.bot.random_bot import RandomBot
from svedesk.bot.serving import made
from svedesk.cli.network.bot_seat import BotSeat
from svedesk.cli.network.rooms import PATIENCE
from svedesk.net.limits import Timing
from svedesk.net.verify import check
from svedesk.wire.live import decode


class AtOnce:
    """A loop whose other thread is quick."""

    def __init__(self) -> None:
        self.status = None

    def in_background(self, work, done) -> None:
        done(work())

    def after(self, seconds, act) -> None:
        act()

    def stop(self, status: int = 0) -> None:
        self.status = status


class Mind:
    """What thinks for a seat, without a process; it dies at these questions."""

    def __init__(self, *dies: int) -> None:
        self.dies, self.asked = dies, 0
        self.views: list[bytes] = []

    def think(self, view: bytes):
        self.asked += 1
        self.views.append(view)
        if self.asked in self.dies:
            raise BotDied("Traceback ...\nKeyError: 'XX-1'")
        seen = decode(view)
        return RandomBot(self.asked).answer(seen.ask, lambda: seen)

    def made(self, plan: BotPlan):
        self.plan = plan
        return self

    def stop(self) -> None:
        """It never thinks for long."""


def seated(mind: Mind, *, games: int = 0):
    """A room in which Ben is played by a mind, and Aya at random."""
    room, (aya, ben) = local_table()
    loop = AtOnce()
    seat = BotSeat(ben, deck("SD02"), loop, "en", level="regular", games=games)
    seat.make = mind.made
    return room, aya, seat, loop


def play_aya(aya, seat) -> None:
    """Play whole games of hers until nobody is asked; Ben answers by himself."""
    seat._ask()
    play((aya,))


def test_a_bot_plays_a_whole_game_from_bytes_alone():
    room, aya, seat, loop = seated(mind := Mind(), games=1)
    play_aya(aya, seat)
    assert room.phase == "over"
    assert seat.verified
    assert seat.answers == mind.asked > 10
    assert loop.status == 0
    assert all(type(view) is bytes for view in mind.views)


@pytest.mark.slow
def test_it_stays_for_another_game_and_leaves_after_its_last():
    room, aya, seat, loop = seated(Mind(), games=2)
    play_aya(aya, seat)
    assert loop.status is None
    aya.restart()
    assert room.phase == "playing"
    play_aya(aya, seat)
    assert len(seat.played) == 2
    assert seat.verified
    assert loop.status == 0


def test_two_bots_at_a_table_play_as_many_games_as_they_are_to_and_wait_for_no_person():
    room, links = local_table()
    seats = [
        BotSeat(link, deck("SD02"), AtOnce(), "en", games=games) for link, games in zip(links, (3, 5), strict=True)
    ]
    for seat in seats:
        seat._ask()
    assert [len(seat.played) for seat in seats] == [3, 3]
    assert [seat.loop.status for seat in seats] == [0, None], "the second would play on"
    assert all(seat.verified for seat in seats)
    away(room, 0, PATIENCE / 2)
    assert seats[1].loop.status is None
    away(room, 0, PATIENCE)
    assert seats[1].loop.status == 0, "nobody is there to play with"


def test_a_bot_that_is_told_no_number_plays_again_when_the_other_is_ready():
    room, aya, seat, loop = seated(Mind())
    play_aya(aya, seat)
    assert room.phase == "over"
    aya.ready()
    assert room.phase == "playing"
    assert loop.status is None


def away(room, seat: int, seconds: float) -> None:
    """A seat's program has been gone for so long."""
    now = room._clock()
    room.chairs[seat] = room.chairs[seat]._replace(member=None, away_since=now - seconds)
    room._tell_lobby()


def test_a_mind_that_fails_is_a_sentence_and_the_game_goes_on(capsys):
    room, aya, seat, _ = seated(Mind(2, 5))
    play_aya(aya, seat)
    assert room.phase == "over"
    said = capsys.readouterr().err
    assert said.count("The computer player stopped unexpectedly and is starting again. (KeyError: 'XX-1')") == 2


def test_it_thinks_about_the_question_that_is_open_when_it_has_thought():
    _, aya, seat, loop = seated(Mind())
    later = []
    loop.in_background = lambda work, done: later.append((work, done))
    seat._ask()
    while not later:
        aya.answer(RandomBot(1).answer(aya.ask, aya.view))
    before = seat.link.ask
    seat.link.answer(RandomBot(2).answer(before, seat.link.view))  # by somebody else, meanwhile
    while seat.link.ask is None:
        aya.answer(RandomBot(3).answer(aya.ask, aya.view))
    assert seat.link.ask.serial != before.serial
    assert len(later) == 1  # one thought at a time
    work, done = later.pop()
    done(work())
    assert seat.answers == 0
    assert len(later) == 1
    work, done = later.pop()
    done(work())
    assert seat.answers == 1


def test_cards_that_only_the_host_has_are_known_to_it_as_they_are_printed():
    """They come in sight one by one; each time its mind is made anew, with those it has met."""
    room, (aya, ben) = game(rules_with(*PACK), rules_with(*PACK), sve())
    seat = BotSeat(ben, deck("SD02"), AtOnce(), "en", level="regular")
    plans: list[BotPlan] = []

    class Reader(Mind):
        def made(self, plan: BotPlan):
            plans.append(plan)
            self.bot = made(plan)
            return super().made(plan)

        def think(self, view: bytes):
            seen = decode(view)
            return self.bot.answer(seen.ask, lambda: seen)

    seat.make = Reader().made
    play_aya(aya, seat)
    assert room.phase == "over"
    met = [{card.number for card in plan.others} for plan in plans]
    assert met[-1]
    assert all(one <= other for one, other in pairwise(met))
    assert met[-1] <= {card.facts.number for card in PACK}


# As a program.


@pytest.fixture
def program(qtbot, tmp_path):
    made = []

    def start(*words: str) -> Program:
        made.append(Program(qtbot, tmp_path / "home", svedesk(*words)))
        return made[-1]

    yield start
    for one in made:
        one.close()


@pytest.mark.slow
@pytest.mark.timeout(400)
def test_a_guest_comes_plays_is_killed_comes_back_plays_again_and_goes(lan, qtbot, program):
    table = lan(timing=Timing())
    aya = table.guest("Aya", "SD01", timing=Timing())
    attach_bot(aya, 1)
    way = ("join", table.code.text(), "--address", f"127.0.0.1:{table.host.port}", "--name", "Ben", "--deck", "SD02")
    ben = program(*way, "--bot", "learner", "--json")
    qtbot.waitUntil(lambda: aya.playing, timeout=90_000)
    log = table.room.game.desk.session.log
    qtbot.waitUntil(lambda: len(log) > 30, timeout=90_000)
    ben.kill()
    ben = program("join", "--again", "--bot", "learner", "--games", "2", "--json")
    qtbot.waitUntil(lambda: aya.proof is not None, timeout=90_000)
    first = aya.proof.game
    assert check(aya.proof, table.room.rules.ruleset).verified
    aya.restart()
    qtbot.waitUntil(lambda: aya.proof is not None and aya.proof.game != first, timeout=90_000)
    told = ben.result(90_000)
    assert told["finished"]
    assert told["verified"]
    assert table.room.chairs[1].left
