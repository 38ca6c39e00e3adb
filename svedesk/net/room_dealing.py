"""The deals of a room: the one that is being made, and what the game on the table was dealt from. Tells nobody."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime

from svedesk.desk.desk import Mode
from svedesk.desk.resume import Moment
from svedesk.engine.log import Answered, Conceded
from svedesk.engine.session import Session
from svedesk.net.audience import Attendee
from svedesk.net.hosted import HostedGame
from svedesk.net.preparing import dealing_of
from svedesk.net.room_match import RoomMatch
from svedesk.net.room_plan import Keeper, KeptRoom, RoomPlan, Rules
from svedesk.net.seats import Chair
from svedesk.net.seed import Dealing, Dealt
from svedesk.net.shuffle import Chance
from svedesk.net.transcript import HostTranscript, SigningKey, new_secret
from svedesk.wire.messages import Commit, Hello, Resync, Share
from svedesk.wire.messages_table import Opening, Reveal, ShuffleBegins, Signed

PATIENCE = 20.0
"""Seconds a seat has for each of its two parts in a deal."""


class RoomDealing:
    """What the cards of a room are shuffled by. `making` is the deal that is being made, `chance`, `promises` and
    `cards` are of the game on the table."""

    def __init__(self) -> None:
        self.making: Dealing | None = None
        self.secret_key = new_secret()
        """Of the key the host signs with."""
        self.keys: tuple[bytes, ...] = ()
        """The public keys of the seats."""
        self._begun: set[tuple[int, str]] = set()
        """By seat, what transcripts of the game on the table have gone on from."""
        self.signed: list[Signed] = []
        """What the seats have signed in the game on the table."""
        self.dealt: Dealt | None = None
        """What that game was dealt from."""
        self._last: Opening | None = None
        """What was told of the game before, while the next is dealt."""

    def resume(self, saved: KeptRoom, now: float) -> None:
        """Go on with what was kept."""
        self.dealt, self.keys, self.signed, self.making = saved.dealt, saved.keys, list(saved.signed), saved.dealing
        self.secret_key = saved.key or self.secret_key
        if self.making is not None:
            self.making.began, self.making.key = now, self.key.public

    @property
    def chance(self) -> Chance | None:
        """What the seed of the game on the table was made of."""
        return self.dealt.chance if self.dealt is not None else None

    def saved_in(self, saved: KeptRoom) -> KeptRoom:
        """What is to be kept of a room, with all of this."""
        keys = tuple(self.making.keys) if self.making is not None else self.keys
        return saved._replace(dealt=self.dealt, dealing=self.making, key=self.secret_key, keys=keys)

    def keep(self, signed: Signed, keeper: Keeper | None) -> None:
        """Keep what a seat has signed in the game on the table."""
        self.signed.append(signed)
        if keeper is not None and self.chance is not None:
            keeper.add(self.chance.game, signed)

    def begin(self, chairs: Sequence[Chair], rules: Rules, plan: RoomPlan, match: RoomMatch, now: float) -> None:
        """Another game is to be dealt."""
        self.dealt, self.keys = None, ()
        self.making = dealing_of(chairs, rules, plan, match, self.key.public, now)
        self.signed.clear()
        self._begun.clear()

    @property
    def key(self) -> SigningKey:
        """What the host signs with."""
        return SigningKey(self.secret_key)

    def begin_transcript(self, attendee: Attendee, back: Hello | Resync | None = None) -> None:
        """Begin the host's end of a seat's transcript, as it comes `back` or has told its bytes, if it knows all
        keys."""
        if back is not None:
            attendee.transcript, attendee.back = None, (back.game, back.since)
        game, since = attendee.back
        making, seat = self.making, attendee.seat
        if attendee.watches or attendee.transcript is not None or (attendee.local and not game and back is not None):
            return  # the host's own program may have lost what it kept, and plays on without
        if making is not None and making.has_shared(seat):
            part = making.dealt().part(seat, (self.key.public, *making.keys))
        elif making is None and self.dealt is not None and self.keys and all(self.keys):
            part = self.dealt.part(seat, (self.key.public, *self.keys))
        else:
            return
        since = since if game == part.game.hex() else ""
        if (since or back is not None) and (seat, since) in self._begun:
            since = (
                new_secret().hex()
            )  # a beginning that was there before would let its program leave out what came then
        self._begun.add((seat, since))
        attendee.transcript = HostTranscript(part, since, self.key)

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
        promised = message.commitment, message.deck, message.key, message.before
        if not making.commit(seat, *map(bytes.fromhex, promised)):
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
        self.dealt, self.keys = making.dealt(), tuple(making.keys)
        self.making = self._last = None
        return self.dealt.chance

    def break_off(self) -> None:
        """Nothing comes of the deal."""
        self.making = self.dealt = None

    def opened(self, game: HostedGame) -> tuple[Opening, ...]:
        """What the game on the table was dealt from, and all that was done: to be told once it is over or given up."""
        if self.dealt is None:
            return ()
        self._last = opening(game.desk.session, game.desk.mode, self.dealt, self.signed)
        return (self._last,)


def opening(session: Session, mode: Mode, dealt: Dealt, signed: Sequence[Signed]) -> Opening:
    """The opening of a game that is over (or given up): from now on everyone may know everything."""
    chance = dealt.chance
    log, table = tuple(session.log), session.table
    saved = Moment(datetime.now(UTC), mode, session.setup, log, (), (), table, session.ruleset).written().decode()
    shares = tuple(share.hex() for share in chance.shares)
    answered = {(entry.seat, at) for at, entry in enumerate(log) if isinstance(entry, Answered)}
    gave_up = {entry.seat for entry in log if isinstance(entry, Conceded)}
    last = {act.seat: act for act in signed if act.seat in gave_up}
    return Opening(
        game=chance.game.hex(),
        secret=chance.secret.hex(),
        shares=shares,
        saved=saved,
        cards=dealt.cards,
        signed=tuple(act for act in signed if (act.seat, act.at) in answered or last.get(act.seat) is act),
        salts=tuple(salt.hex() for salt in dealt.salts),
    )
