"""The match and the clocks of a room, over its games: score, time, what may be claimed. Tells nobody."""

from __future__ import annotations

from collections.abc import Sequence

from svedesk.engine.message import Message, Refused
from svedesk.net.chess_clock import ChessClock, TimeLeft
from svedesk.net.hosted import HostedGame
from svedesk.net.match import Match
from svedesk.net.room_plan import RoomPlan
from svedesk.net.seats import Chair
from svedesk.wire.messages_table import MatchModel, Times

KEEP_CLOCKS = 5.0
"""Seconds after which clocks that run are kept again: that much of a thought a killed host forgets."""


class RoomMatch:
    """What the room's games come to. `before` are the games of the match before the one on the table."""

    def __init__(self, plan: RoomPlan, seats: int, now: float) -> None:
        self.before = Match(plan.best_of)
        self.clocks = ChessClock(plan.clock, seats, now)
        self._plan, self._seats, self._kept_at = plan, seats, now

    def so_far(self, game: HostedGame | None) -> Match:
        """The match with the game on the table, once that is over."""
        winner = game.winner if game is not None else None
        return self.before if winner is None else self.before.after(winner)

    def model(self, game: HostedGame | None) -> MatchModel:
        """What all are told of the match."""
        match, plan = self.so_far(game), self._plan
        return MatchModel(
            best_of=plan.best_of,
            results=match.results,
            first=plan.first,
            chooser=match.chooser,
            minutes=plan.clock.minutes,
            bonus=plan.clock.bonus,
            per=plan.clock.per,
        )

    def leave_table(self, game: HostedGame | None) -> None:
        """Another game is about to begin, after a match that is over another match. A game that was not played to its
        end counts for nothing."""
        match = self.so_far(game)
        self.before = Match(self._plan.best_of) if match.over else match

    def begin(self, now: float, times: TimeLeft | None) -> None:
        """A game begins, or goes on with these times."""
        self.clocks = ChessClock(self._plan.clock, self._seats, now, times)

    def look(self, now: float, chairs: Sequence[Chair], game: HostedGame | None) -> Times | None:
        """Let the clocks go on to `now`; what is to be told of them, if anything."""
        goes_on = (game is not None and not game.over) or self.so_far(game).goes_on
        away = [seat for seat, chair in enumerate(chairs) if goes_on and not chair.here]
        return self.clocks.look(now, game.desk if game is not None else None, away)

    def claim(self, seat: int, game: HostedGame | None) -> None:
        """End the game for a seat that may claim it; between games those of the match that are left. Raises
        `Refused`."""
        why = self.clocks.claim(seat)
        if not why:
            raise Refused(Message("nothing-to-claim"))
        if game is not None and not game.over:
            game.claim(seat, why)
            return
        played = self.so_far(game)
        left = played.forfeited(seat).results[len(played.results) :]
        self.before = self.before._replace(results=(*self.before.results, *left))

    def to_keep(self, now: float) -> bool:
        """Whether the clocks have run on for so long that they are to be kept once more."""
        if not self.clocks.runs or now - self._kept_at < KEEP_CLOCKS:
            return False
        self._kept_at = now
        return True
