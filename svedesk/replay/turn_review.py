"""What a review says of one turn of a replay."""

from __future__ import annotations

from typing import NamedTuple

from svedesk.desk.desk import Desk


class TurnReview(NamedTuple):
    """A turn of a seat: the step at which it was asked first, the one at which the turn was over, and its chance to win
    then; and the same of the turn that the computer played instead: its chance, what it did, and that game. `mistakes`
    says in sentences what was plainly wrong with the turn."""

    turn: int
    seat: int
    step: int
    end: int
    chance: float
    better: float
    did: tuple[str, ...]
    game: Desk
    mistakes: tuple[str, ...] = ()

    @property
    def lost(self) -> float:
        """How much of a chance was given away."""
        return max(0.0, self.better - self.chance)

    @property
    def missed_win(self) -> bool:
        """Whether the computer won in this turn."""
        outcome = self.game.view(self.seat).outcome
        return outcome is not None and outcome.winners == (self.seat,) and self.chance < 1.0
