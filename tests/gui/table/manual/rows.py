"""One row of the table of operations."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from gui.table.manual.manual_person import Hands

Act = Callable[[Hands], object]
Check = Callable[[Hands], bool]


def nothing(person: Hands) -> None:
    """No preparation is needed."""


class Row(NamedTuple):
    """What TABLE.md section 4 calls it, how it is reached, what a hand does, and whether it has been done.

    `before` prepares the table by operations that are not the one looked at. `keeps` is False where the table's state
    is the same after it (an arrow, a look): then only the log tells. `restarts`: the question is another one after.
    """

    words: str
    how: str
    do: Act
    done: Check
    before: Act = nothing
    restarts: bool = False
    helped: bool = False
    """Whether other operations are done along with it in the same step (the helps of the settings)."""

    @property
    def id(self) -> str:
        return f"{self.words} / {self.how}".replace(" ", "-")
