"""The deals of a room: the one that is being made, and what the game on the table was dealt from. Tells nobody."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from svedesk.net.hosted import HostedGame
from svedesk.net.match import Match
from svedesk.net.preparing import dealing_of
from svedesk.net.reveal import opening
from svedesk.net.room_plan import Kept, RoomPlan, Rules
from svedesk.net.seats import Chair
from svedesk.net.seed import Dealing
from svedesk.net.shuffle import Chance
from svedesk.net.terms import CardDigests
from svedesk.wire.messages import Commit, Share
from svedesk.wire.messages_table import Opening, Reveal, ShuffleBegins

PATIENCE = 20.0
"""Seconds a seat has for each of its two parts in a deal."""


class RoomDealing:
    """What the cards of a room are shuffled by. `making` is the deal that is being made, `chance`, `promises` and
    `cards` are of the game on the table."""

    def __init__(self) -> None:
        self.making: Dealing | None = None
        self.chance: Chance | None = None
        self.promises: tuple[bytes, ...] = ()
        self.cards: CardDigests = ()
        self._last: Opening | None = None
        """What was told of the game before, while the next is dealt."""

    def resume(self, kept: Kept, now: float) -> None:
        """Go on with what was kept."""
        self.chance, self.promises, self.cards = kept.chance, kept.promises, kept.cards
        self.making = kept.dealing
        if self.making is not None:
            self.making.began = now

    def begin(self, chairs: Sequence[Chair], rules: Rules, plan: RoomPlan, match: Match, now: float) -> None:
        """Another game is to be dealt."""
        self.chance = None
        self.making = dealing_of(chairs, rules, plan, match, now)

    def questions(self, seat: int) -> Iterator[Opening | ShuffleBegins | Reveal]:
        """What a seat is asked that has come in, or is dealt to."""
        if self.making is None:
            return
        if self._last is not None:
            yield self._last  # the connection may have broken before it came
        yield self.making.shuffle(seat)
        if self.making.stage == "shares":
            yield self.making.reveal()

    def take(self, seat: int, message: Commit | Share, now: float) -> Reveal | None:
        """What a seat says; what all are to be asked then. Raises `BrokenPromise`."""
        making = self.making
        if making is None or message.game != making.game.hex():
            return None
        if isinstance(message, Share):
            making.share(seat, bytes.fromhex(message.share))
            return None
        if not making.commit(seat, bytes.fromhex(message.commitment), bytes.fromhex(message.deck)):
            return None
        making.began = now
        return making.reveal()

    def late(self, chairs: Sequence[Chair], now: float) -> tuple[int, ...]:
        """The seats that are here and have kept a deal waiting for too long."""
        making = self.making
        if making is None or now - making.began < PATIENCE:
            return ()
        return tuple(seat for seat, chair in enumerate(chairs) if chair.here and making.lacks(seat))

    def done(self) -> Chance | None:
        """What the next game is dealt from, once all is there."""
        making = self.making
        if making is None or making.stage != "done":
            return None
        self.chance, self.cards = making.chance(), making.cards
        self.promises = (making.promise, *(share for share, _ in making.commitments))
        self.making = self._last = None
        return self.chance

    def break_off(self) -> None:
        """Nothing comes of the deal."""
        self.making = self.chance = None

    def opened(self, game: HostedGame) -> tuple[Opening, ...]:
        """What the game on the table was dealt from, and all that was done: to be told once it is over or given up."""
        if self.chance is None:
            return ()
        self._last = opening(game.desk.session, game.desk.mode, self.chance, self.cards)
        return (self._last,)
