"""What users set about how a table behaves. Nothing here changes what a log replays to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

PassPolicy = Literal["pause", "when_able", "until_touched"]
"""What a seat wants of questions it may pass (see `Ruleset.passable`): "pause" at each (so that a pause tells nothing),
pause only "when_able" to do something, or pass all "until_touched": until something happens to the seat or its
cards."""


@dataclass(frozen=True, slots=True)
class DeskSettings:
    """`ask_anyway`: kinds of questions that are asked even when there is only one answer. `passing`: for each seat.
    `consent`: whether an undo past what was seen, drawn or answered by another needs to be agreed to ("asked"), or two
    people at one screen see to it ("free"). `ask_hidden`: whether a choice among cards that another seat does not see
    is asked even when there is only one answer: an answer at once would tell how many cards there are. `idle`: seats
    nobody sits at; the desk does the least for them, so that one person can play a deck alone. `computers`: for each
    seat how well a computer plays it, "" for a person; nothing at all for a game of persons. A save keeps it."""

    ask_anyway: frozenset[str] = frozenset()
    passing: tuple[PassPolicy, ...] = ("pause", "pause")
    consent: Literal["free", "asked"] = "free"
    ask_hidden: bool = False
    idle: frozenset[int] = frozenset()
    computers: tuple[str, ...] = ()

    @property
    def by_computer(self) -> frozenset[int]:
        """The seats that a computer plays."""
        return frozenset(seat for seat, level in enumerate(self.computers) if level)
