"""A bot in a process of its own. All it knows of a game are the bytes a guest in its seat would be sent, and while it
thinks the program that asks it stands still nowhere but in the thread that waits."""

from __future__ import annotations

from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from threading import Lock
from typing import Literal, NamedTuple

from svedesk.bot.apart import start_apart, wait_until_ready
from svedesk.bot.bot import Look
from svedesk.bot.plan import BotPlan
from svedesk.engine.ask import Answer, Ask
from svedesk.engine.message import Message
from svedesk.engine.script import Lang
from svedesk.messages import PROGRAM
from svedesk.wire.bot_messages import BotAdvice, BotAnswer, BotFailed, Wanted, question, read_from_bot
from svedesk.wire.live import BadPacket, encode


class BotStopped(Exception):
    """It was told to stop thinking."""


class BotDied(Exception):
    """Its process ended, or the bot failed. `error` has what is known of it, for a report."""

    def __init__(self, error: str) -> None:
        super().__init__(error)
        self.error = error

    def in_words(self, lang: Lang) -> str:
        """What a player is told."""
        return PROGRAM.say(Message("bot-died"), lang)


class BotProcess:
    """A bot that thinks in another process. It is started at the first question, or before by `start`; after it was
    stopped or has died, anew at the next one, with other chance, so that what failed need not fail again.

    One thread may wait in `think` or `answer` at a time; any other may `stop` it."""

    def __init__(self, plan: BotPlan) -> None:
        self.plan = plan
        self._lock = Lock()
        self._child: _Child | None = None
        self._ready: _Child | None = None  # read and written by the thread that waits
        self._starts = 0

    def start(self) -> None:
        """Let it get ready; returns at once."""
        with self._lock:
            self._started()

    def answer(self, ask: Ask, look: Look) -> Answer:
        """As any bot answers (see `Bot`). Raises what `think` raises."""
        return self.think(encode(look()))

    def think(self, view: bytes) -> Answer:
        """The answer to the question in a view; waits for it. Raises `BotStopped` and `BotDied`."""
        reply = self._asked("answer", view)
        assert isinstance(reply, BotAnswer)
        return reply.answer

    def advise(self, view: bytes, wanted: Literal["hint", "lethal", "worth"]) -> BotAdvice:
        """What a person might do at the question of a view (see `Wanted`), whatever the level of this bot; waits for
        it. Raises what `think` raises."""
        reply = self._asked(wanted, view)
        assert isinstance(reply, BotAdvice)
        return reply

    def _asked(self, wanted: Wanted, view: bytes) -> BotAnswer | BotAdvice:
        with self._lock:
            child = self._started()
        try:
            if child is not self._ready:
                wait_until_ready(child.process, child.link)
                self._ready = child
            child.link.send_bytes(question(wanted, view))
            reply = read_from_bot(child.link.recv_bytes())
        except (EOFError, OSError) as error:
            child.process.join()
            raise self._ended(child, f"exit status {child.process.exitcode}") from error
        except BadPacket as error:
            raise self._ended(child, str(error)) from error
        if isinstance(reply, BotFailed):
            raise self._ended(child, reply.error)
        if isinstance(reply, BotAnswer) != (wanted == "answer"):
            raise self._ended(child, f"said {reply.type} when {wanted} was wanted")
        return reply

    def stop(self) -> None:
        """End the process, whatever it does. Who waits for it is told at once."""
        with self._lock:
            child, self._child = self._child, None
        if child is not None:
            child.process.kill()
            child.process.join()

    def _started(self) -> _Child:
        if self._child is None:
            plan = self.plan._replace(seed=self.plan.seed + self._starts)
            self._child = _Child(*start_apart(_serve, plan))
            self._starts += 1
        return self._child

    def _ended(self, child: _Child, error: str) -> BotStopped | BotDied:
        with self._lock:
            stopped = self._child is not child
            if not stopped:
                self._child = None
                child.process.kill()
                child.process.join()
        return BotStopped() if stopped else BotDied(error)


class _Child(NamedTuple):
    """The process and this end of its pipe."""

    process: BaseProcess
    link: Connection


def _serve(link: Connection, plan: BotPlan) -> None:
    """What the process does until nobody asks it any more."""
    from svedesk.bot.serving import serve  # whoever asks does without all that thinks

    serve(link, plan)
