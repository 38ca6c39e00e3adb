"""A bot that is handed only the bytes of the network's view plays as it does at the table."""

import os
import signal
from multiprocessing import Pipe
from threading import Event, Thread

import pytest
from shipped import SVE

from svedesk.bot.bot import play_out
from svedesk.bot.plan import BotPlan
from svedesk.bot.process import BotDied, BotProcess, BotStopped
from svedesk.bot.serving import made
from svedesk.cli import materials
from svedesk.engine.session import Session
from svedesk.packs.owned import rules_of
from svedesk.wire.live import decode, encode

DECKS = ("SD01", "SD02", "SD03", "SD04", "SD05", "SD06")


def new_game(seed: int) -> Session:
    decks = tuple(materials.deck(DECKS[(seed + seat) % len(DECKS)]) for seat in (0, 1))
    return Session(rules_of(SVE.name), materials.setup(decks, seed))


def plans(session: Session, level: str) -> tuple[BotPlan, ...]:
    setup = session.setup
    return tuple(BotPlan(level, setup.game, setup.rules, 7 + seat, setup.decks[seat]) for seat in (0, 1))


class OfBytes:
    """A bot that is handed a view as it comes out of its bytes."""

    def __init__(self, plan: BotPlan) -> None:
        self.bot = made(plan)

    def answer(self, ask, look):
        view = decode(encode(look()))
        assert view.ask == ask
        return self.bot.answer(view.ask, lambda: view)


@pytest.mark.slow_after_first
@pytest.mark.parametrize("seed", range(3))
def test_the_bytes_of_a_view_say_all_a_bot_needs(seed):
    at_table, by_bytes = new_game(seed), new_game(seed)
    play_out(at_table, [made(plan) for plan in plans(at_table, "learner")], 5_000)
    play_out(by_bytes, [OfBytes(plan) for plan in plans(by_bytes, "learner")], 5_000)
    assert at_table.table.outcome is not None
    assert by_bytes.log == at_table.log


@pytest.mark.slow
@pytest.mark.parametrize("level", ["random", "regular"])
def test_a_bot_in_a_process_answers_as_the_same_bot_at_the_table(level):
    at_table, apart = new_game(3), new_game(3)
    play_out(at_table, [made(plan) for plan in plans(at_table, level)], 5_000)
    bots = [BotProcess(plan) for plan in plans(apart, level)]
    try:
        play_out(apart, bots, 5_000)
    finally:
        for bot in bots:
            bot.stop()
    assert apart.table.outcome is not None
    assert apart.log == at_table.log


@pytest.mark.slow
def test_a_process_that_is_killed_is_a_sentence_and_another_one_goes_on():
    session = new_game(1)
    asked = encode(session.view(session.ask.seat))
    bot = BotProcess(plans(session, "random")[0])
    session.ask.picked(bot.think(asked))
    os.kill(bot._child.process.pid, signal.SIGTERM)
    bot._child.process.join()
    with pytest.raises(BotDied) as died:
        bot.think(asked)
    assert died.value.in_words("en").endswith("is starting again.")
    assert died.value.in_words("ja").endswith("。")
    session.ask.picked(bot.think(asked))
    bot.stop()


@pytest.mark.slow
def test_what_fails_in_a_process_is_told_with_its_error():
    session = new_game(1)
    bot = BotProcess(plans(session, "random")[0])
    other = session.view(1 - session.ask.seat)
    with pytest.raises(BotDied) as died:
        bot.think(encode(other))
    assert "nothing is asked" in died.value.error
    session.ask.picked(bot.think(encode(session.view(session.ask.seat))))
    bot.stop()


@pytest.mark.slow
@pytest.mark.parametrize("ready", [True, False], ids=["at work", "not ready yet"])
def test_who_waits_is_told_at_once_that_a_bot_was_stopped(ready):
    session = new_game(1)
    bot = BotProcess(plans(session, "random")[0])
    bot.start()
    waits, ended = Event(), []
    # Windows keeps the far end of the pipe open here until the process is ready.
    link, far = (bot._child.link, None) if ready else Pipe()

    class Unheard:
        """A question that never gets to the bot."""

        recv = link.recv

        def fileno(self) -> int:
            if not ready:
                waits.set()
            return link.fileno()

        def send_bytes(self, data) -> None:
            pass

        def recv_bytes(self) -> bytes:
            waits.set()
            return link.recv_bytes()

    def wait() -> None:
        try:
            bot.think(encode(session.view(session.ask.seat)))
        except BotStopped as stopped:
            ended.append(stopped)

    bot._child = bot._child._replace(link=Unheard())
    waiting = Thread(target=wait)
    waiting.start()
    assert waits.wait(60)
    bot.stop()
    waiting.join(60)
    assert len(ended) == 1
    if far:
        far.close()
    session.ask.picked(bot.think(encode(session.view(session.ask.seat))))
    bot.stop()


def test_stopping_a_bot_that_was_never_asked_is_nothing():
    bot = BotProcess(BotPlan("random", SVE.name, SVE.editions[-1], 1))
    bot.stop()
    bot.stop()
