"""What a bot in a process of its own is asked and says: an answer, advice for a person, or that it can't go on. It is
told views as guests are (`live.encode`)."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from svedesk.wire.live import checked
from svedesk.wire.messages import Count, Frame

Number = Annotated[str, Field(max_length=200)]
"""Of a card, "" for none."""

Reason = tuple[Annotated[str, Field(max_length=100)], Annotated[tuple[Count | str, ...], Field(max_length=4)]]
LONGEST_ERROR = 4_000
Wanted = Literal["answer", "hint", "lethal", "worth"]
"""What is wanted of a bot: an answer to the question of a view, what a person might do there, a way to win this turn,
what the position of its seat is worth."""


class BotAnswer(Frame):
    """The answer to the question with this serial."""

    type: Literal["answer"] = "answer"
    serial: Count
    answer: Annotated[tuple[Annotated[int, Field(ge=-(2**31), lt=2**31)], ...], Field(max_length=500)]


class AdvisedStep(Frame):
    """One thing to do: the kind of the option and its number, its card, its target, and what else is picked for it,
    each card by its id and its number. Ids are those of the view, as far as a card does not move on the way."""

    kind: Annotated[str, Field(max_length=100)]
    index: Count = 0
    card: tuple[Count, Number] = (0, "")
    target: tuple[Count, Number] = (0, "")
    picked: Annotated[tuple[tuple[Count, Number], ...], Field(max_length=500)] = ()


class BotAdvice(Frame):
    """What a person might do, step by step; nothing at all where no way is found. `reasons` say why, as keys of the
    game's sentences with their counts. `worth` is how well the seat stands, where that was wanted: the logarithm of its
    odds to win."""

    type: Literal["advice"] = "advice"
    steps: Annotated[tuple[AdvisedStep, ...], Field(max_length=500)] = ()
    reasons: Annotated[tuple[Reason, ...], Field(max_length=20)] = ()
    worth: Annotated[float, Field(ge=-1_000, le=1_000)] = 0.0


class BotFailed(Frame):
    """An error, for whoever mends it."""

    type: Literal["failed"] = "failed"
    error: Annotated[str, Field(max_length=LONGEST_ERROR)]


FromBot = BotAnswer | BotAdvice | BotFailed


def read_from_bot(data: bytes) -> FromBot:
    """A bot's message. Raises `BadPacket`."""
    return checked(_from_bot(), data)


@cache
def _from_bot() -> TypeAdapter[FromBot]:
    return TypeAdapter(Annotated[FromBot, Field(discriminator="type")])


def question(wanted: Wanted, view: bytes) -> bytes:
    """What a bot is asked about a view."""
    return b"%b\n%b" % (wanted.encode(), view)


def read_question(data: bytes) -> tuple[str, bytes]:
    """What is wanted, and the view."""
    wanted, _, view = data.partition(b"\n")
    return wanted.decode(), view
