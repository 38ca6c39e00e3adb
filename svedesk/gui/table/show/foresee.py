"""What an answer would do, as far as the table of a game can tell."""

from __future__ import annotations

from collections.abc import Callable

from svedesk.bot.foresee import Foreseen
from svedesk.engine.view import View

Foresee = Callable[[View, int, int], Foreseen | None]
"""What the option of the open question with this index does, with a card chosen; None where that can't be told."""


def nothing_foreseen(view: View, option: int, aim: int) -> Foreseen | None:
    """Where nothing can be tried out."""
    return None
