"""A match: one game, or the best of three. Pure.

The comprehensive rules know single games and no side deck, so between the games of a match each player may bring any
deck that is legal for the format. Nor do they say who begins a later game: the loser of the game before decides, as is
usual in card games, and after a draw chance picks who does, as before the first game (6.2.1.6).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

DRAWN = -1
"""In place of a winner: nobody won."""


class Match(NamedTuple):
    """The games of a match that are over. `results` are the seats that won them."""

    best_of: int = 1
    results: tuple[int, ...] = ()

    def after(self, winner: int) -> Match:
        """The match with one game more."""
        return self._replace(results=(*self.results, winner))

    def won_by(self, seat: int) -> int:
        """How many games a seat has won."""
        return self.results.count(seat)

    def score(self, names: Sequence[str]) -> str:
        """Both players with the games they have won."""
        return f"{names[0]} {self.won_by(0)} : {self.won_by(1)} {names[1]}"

    @property
    def over(self) -> bool:
        """Whether a seat has won more than half of the games, or all have been played. A drawn game counts as played:
        whoever has won more wins, and with as many each the match is drawn."""
        return len(self.results) >= self.best_of or max(self.won_by(0), self.won_by(1)) > self.best_of // 2

    @property
    def goes_on(self) -> bool:
        """Whether it has begun and is not over."""
        return bool(self.results) and not self.over

    @property
    def leader(self) -> int:
        """The seat that has won more games than the other, `DRAWN` when neither has."""
        first, second = self.won_by(0), self.won_by(1)
        return DRAWN if first == second else int(second > first)

    @property
    def chooser(self) -> int:
        """The seat that decides who begins the next game: who lost the last one, -1 for chance to say."""
        return 1 - self.results[-1] if self.goes_on and self.results[-1] != DRAWN else -1

    def first(self, planned: int) -> int:
        """The seat that goes first in the next game, -1 where it is chosen: only in a match's first game it can be the
        one that was `planned`."""
        return -1 if self.goes_on else planned

    def forfeited(self, winner: int) -> Match:
        """The match won by the seat whose opponent plays no more."""
        match = self
        while not match.over:
            match = match.after(winner)
        return match
