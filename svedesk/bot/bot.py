"""What a bot is, and how bots play a session to its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol

from svedesk.engine.ask import Answer, Ask
from svedesk.engine.events import Event
from svedesk.engine.session import Session
from svedesk.engine.view import View

Look = Callable[[], View]
"""Gives the table as the bot's seat sees it now. A view costs time to make: a bot that needs none asks for none."""


class Bot(Protocol):
    """Answers questions of one seat."""

    def answer(self, ask: Ask, look: Look) -> Answer:
        """An answer that is possible at this question."""


def play_out(
    session: Session,
    bots: Sequence[Bot],
    most_answers: int,
    listener: Callable[[tuple[Event, ...]], object] | None = None,
) -> int:
    """Let bots (one for each seat) answer until the game is over; returns how many answers were given.

    Stops early after `most_answers`: `session.ask` is then still open. `listener` gets the events of each answer.
    """
    given = 0
    while (ask := session.ask) is not None and given < most_answers:
        answer = bots[ask.seat].answer(ask, partial(session.view, ask.seat))
        events = session.answer(answer, serial=ask.serial)
        given += 1
        if listener is not None:
            listener(events)
    return given
