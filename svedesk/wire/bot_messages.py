"""What a bot in a process of its own says: an answer, or that it can't go on. It is told views as guests are
(`live.encode`)."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from svedesk.wire.live import checked
from svedesk.wire.messages import Count, Frame

LONGEST_ERROR = 4_000


class BotAnswer(Frame):
    """The answer to the question with this serial."""

    type: Literal["answer"] = "answer"
    serial: Count
    answer: Annotated[tuple[Annotated[int, Field(ge=-(2**31), lt=2**31)], ...], Field(max_length=500)]


class BotFailed(Frame):
    """An error, for whoever mends it."""

    type: Literal["failed"] = "failed"
    error: Annotated[str, Field(max_length=LONGEST_ERROR)]


FromBot = BotAnswer | BotFailed


def read_from_bot(data: bytes) -> FromBot:
    """A bot's message. Raises `BadPacket`."""
    return checked(_from_bot(), data)


@cache
def _from_bot() -> TypeAdapter[FromBot]:
    return TypeAdapter(Annotated[FromBot, Field(discriminator="type")])
