"""Numbers that conditions ask for: at least so many, at most so many, or just so many."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from svedesk.engine.message import Message
from svedesk.games.sve.script_node import too_few

Bound = Literal["least", "most", "exact"]

BOUND_EN = "<bound|least=at least |most=at most |exact=exactly >"
"""Before a number."""
BOUND_JA = "<bound|least=以上|most=以下|exact=>"
"""Behind it."""


def is_within(number: int, bound: Bound, limit: int) -> bool:
    """Whether a number is as a condition asks for."""
    return number >= limit if bound == "least" else number <= limit if bound == "most" else number == limit


def always(bound: Bound, limit: int) -> Iterator[Message]:
    """What is wrong with a limit that nothing is below."""
    if bound == "least":
        yield from too_few(limit, "mistake-at-least")
