"""One seat's side of a table over a network, without the network: keeps what the host tells, sends what the seat does.

It is a table as a window uses it (`TableBackend`). Everything arrives later: actions return at once and are *pending*
until the table comes back changed or the action is denied; both are reported to listeners. `GuestLink` puts a socket
under it, `LocalLink` the host's own room, so a window sees no difference.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterable
from dataclasses import replace

from svedesk.desk.desk import Mode
from svedesk.desk.log import LogLine
from svedesk.desk.settings import DeskSettings, PassPolicy
from svedesk.desk.updates import Listener, Listeners, Update
from svedesk.engine.ask import Answer, Ask
from svedesk.engine.log import Claim, DeckList, Operation
from svedesk.engine.message import Message, Refused
from svedesk.engine.origin import CardNote
from svedesk.engine.records import SPECTATOR
from svedesk.engine.ruleset import Refusal
from svedesk.engine.view import View
from svedesk.net.asking import Asking
from svedesk.net.errors import Trouble
from svedesk.net.link_events import Follower, LinkEvent, State
from svedesk.net.match import Match
from svedesk.net.own_time import OwnTime
from svedesk.net.received import Gap, Seen
from svedesk.net.seat_record import SeatRecord
from svedesk.net.taking_part import TakingPart
from svedesk.net.talk import Talk
from svedesk.net.transcript import Told
from svedesk.net.unconfirmed import Confirmed, Unconfirmed, answered_cards
from svedesk.net.witness import Diary, Witness
from svedesk.wire import messages as out
from svedesk.wire import messages_table as tell
from svedesk.wire.net_kept import Proof


class SeatLink(Asking):
    """The part of a link that is the same at the host and at a guest. Whoever puts a connection under it overrides
    `_send` and calls `_received`. Actions raise `Refused` when they can't even be sent: no connection, no question, an
    answer that is not possible, an action before that is still pending. `subscribe` tells of the table, `follow` of all
    else."""

    _hosts = False
    """Whether the host is this same program."""

    def __init__(self, diary: Diary | None = None) -> None:
        self.state: State = "connecting"
        self.trouble: Trouble | None = None
        """Why the connection is not there, None while all is well."""
        self.latency = 0.0
        """Seconds of the last heartbeat there and back (0 at the host)."""
        self.seat = -1
        """The own seat; 30 for a spectator; -1 before the host has let this program in."""
        self.lobby: tell.Lobby | None = None
        """Phase, seats (with who is away and for how long), spectators."""
        self.settings = DeskSettings()
        self.welcome: tell.Welcome | None = None
        """What the host said of itself and its game, None before it has let this program in."""
        self.proof: Proof | None = None
        """All that is needed to check the game that was opened (see `verify.check`)."""
        self.requests = ()
        self.talk = Talk(self._send)
        self.seen = Seen()
        self._witness = Witness(diary)
        if diary is not None:
            diary.on_trouble = lambda reason: self._tell_state(Trouble("seat-not-kept", (reason,)))
        self._part = TakingPart(self._witness)
        self._unconfirmed = Unconfirmed()
        self._own_time = OwnTime()
        self._policy: PassPolicy | None = None
        self._listeners = Listeners()
        self._followers: list[Follower] = []

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Call `listener` with every update of the table; returns what ends that."""
        return self._listeners.add(listener)

    def follow(self, follower: Follower) -> Callable[[], None]:
        """Call `follower` with everything else that happens; returns what ends that."""
        self._followers.append(follower)
        return lambda: self._followers.remove(follower)

    def close(self) -> None:
        """The table's page goes; the link goes on by itself."""

    def leave(self) -> None:
        """Say goodbye and close. The seat stays kept in a game that has begun."""
        self._send(out.Leave())
        self._set_state("closed")

    # -- reading ------------------------------------------------------------------------------------------------------

    @property
    def record(self) -> SeatRecord | None:
        """What is noted of the game that is played, None before one is dealt."""
        return self._witness.record

    @property
    def unopened(self) -> Proof | None:
        """What there is to check of a game whose host is gone and has not opened it."""
        record = self.record
        if self.state != "closed" or self.proof is not None or record is None or not record.seen or record.opened:
            return None
        return record.proof(tell.Opening(game=record.game.hex(), secret="0" * 64, shares=(), saved=""))

    @property
    def playing(self) -> bool:
        """Whether there is a table to see."""
        return self.seen.update is not None

    @property
    def connected(self) -> bool:
        """Whether what is done now reaches the host."""
        return self.state == "joined"

    @property
    def watches(self) -> bool:
        """Whether this is no seat at the table but a spectator's place."""
        return self.lobby is not None and self.seat >= len(self.lobby.chairs)

    @property
    def near_seat(self) -> int:
        """Whose side lies at the bottom; a spectator sits beside the first seat."""
        return 0 if self.watches else max(self.seat, 0)

    def view(self, seat: int = -1) -> View:
        """The table as this seat may see it, without a question it has answered; between two games the last one's.
        `seat` is whose side lies at the bottom. Raises LookupError before there is one."""
        view = self.seen.view()
        if view.ask is not None and (self.pending or not self.playing):
            view = view._replace(ask=None)
        return view if seat < 0 else view._replace(seat=seat)

    @property
    def ask(self) -> Ask | None:
        """The open question if this seat is asked and has not answered yet."""
        return self.view().ask if self.playing else None

    @property
    def pending(self) -> bool:
        """Whether an own act has not been confirmed."""
        return bool(self._unconfirmed)

    @property
    def pending_cards(self) -> frozenset[int]:
        """The cards of the act that is not confirmed yet."""
        return self._unconfirmed.cards

    @property
    def holds_answer(self) -> bool:
        """Whether an answer waits for the connection to come back."""
        return self._unconfirmed.holds

    @property
    def mode(self) -> Mode:
        """Whether the rules are on."""
        return self.seen.update.mode if self.seen.update else "rules"

    @property
    def can_undo(self) -> bool:
        """Whether there is anything to take back."""
        return self.seen.update is not None and self.seen.update.can_undo

    @property
    def can_redo(self) -> bool:
        """Whether something taken back can be done again."""
        return self.seen.update is not None and self.seen.update.can_redo

    def lines(self, seat: int = -1, since: int = 0) -> tuple[LogLine, ...]:
        """The game's log from line `since` on, as this seat may read it."""
        return self.seen.lines(since)

    def refusals(self) -> tuple[Refusal, ...]:
        """What this seat might try at its question and may not, and why."""
        return self.seen.update.refusals if self.seen.update else ()

    def time_left(self, seat: int, now: float) -> float | None:
        """Seconds on a seat's clock at `now` (of `time.monotonic`), counted on from what the host told last; None
        without a clock. Only for the eye: the host never hears of it."""
        return self._own_time.left(seat, now, runs=self.state == "joined")

    @property
    def times(self) -> tell.Times:
        """The clocks as the host told them last; see `time_left`."""
        return self._own_time.times

    @property
    def match(self) -> Match:
        """The match that is played, with the games of it that are over."""
        return Match(self.lobby.match.best_of, self.lobby.match.results) if self.lobby is not None else Match()

    @property
    def claim(self) -> Claim:
        """Why this seat may claim the game now, "" when it may not."""
        seat = self.seat
        return self.times.claims[seat] if seat in range(len(self.times.claims)) else ""

    # -- acting -------------------------------------------------------------------------------------------------------

    def choose_deck(
        self, deck: DeckList, form: str = "", cards: Iterable[CardNote] = (), *, by_hand: bool = False
    ) -> None:
        """Bring a deck, of which another program is shown nothing before all are ready; what is wrong with it comes
        back as `lobby.problems`. `cards` says what this program means by those of its cards that do not come with the
        program (`Ruleset.brought`), `by_hand` whether any is resolved by hand."""
        promise = self._part.brings(deck, form, cards, by_hand=by_hand, at_once=self._hosts)
        if promise is None:
            self._tell_state(Trouble("deck-too-large", (len(deck.all),)))
        else:
            self._send(promise)

    def ready(self, ready: bool = True) -> None:
        """Say that the game may begin. Agrees to what the lobby says of spectators."""
        self._send(out.Ready(ready=ready))

    def answer(self, answer: Answer, *, serial: int | None = None) -> None:
        """Answer the open question, now or as soon as the host is there again."""
        ask = self._asked()
        ask.picked(answer)
        if self.connected:
            self._act(self._answer_to(ask, answer), answered_cards(ask, answer))
        else:
            self._unconfirmed.hold(ask, answer)
            self._listeners.tell(Update("pending"))

    def cancel(self) -> None:
        """Take back an action that is not committed."""
        ask = self._asked()
        if not ask.cancel:
            raise Refused(Message("cannot-cancel"))
        self._check()
        self._act(out.Cancel(act=self._unconfirmed.number(), serial=ask.serial))

    def concede(self, seat: int = -1) -> None:
        """Give up."""
        self._check()
        act = self._unconfirmed.number()
        self._witness.concedes(act, self._length)
        self._act(out.Concede(act=act))

    def claim_game(self) -> None:
        """Claim the game, or between games the match, where `claim` says that this may be done."""
        self._check()
        self._act(out.ClaimGame(act=self._unconfirmed.number()))

    def operate(self, operation: Operation, *, helps: Collection[str] | None = None) -> None:
        """Change the table manually (see `Desk.operate`)."""
        self._check()
        names = None if helps is None else tuple(sorted(helps))
        act = self._unconfirmed.number()
        self._witness.operates(act, operation, names)
        self._act(out.Operate(act=act, operation=operation, helps=names), frozenset(operation.cards))

    def set_pass_policy(self, seat: int, policy: PassPolicy) -> None:
        """Say what this seat wants of questions it may pass. Said again to a host that was started again."""
        self._check()
        self._policy = policy
        act = self._unconfirmed.number()
        self._witness.passes(act, self._length, passes=policy != "pause")
        self._sign(out.Passing(act=act, policy=policy))
        passing = tuple(policy if place == seat else other for place, other in enumerate(self.settings.passing))
        self.settings = replace(self.settings, passing=passing)

    @property
    def _length(self) -> int:
        return self.seen.update.at if self.seen.update else 0

    def _check(self) -> None:
        if self.watches:
            raise Refused(Message("only-watching"))
        if not self.connected:
            raise Refused(Message("not-connected"))

    def _asked(self) -> Ask:
        if self.ask is None:
            raise Refused(Message("no-question"))
        return self.ask

    def _answer_to(self, ask: Ask, answer: Answer) -> out.Answer:
        return out.Answer(act=self._unconfirmed.number(), serial=ask.serial, answer=answer)

    def _act(self, act: Confirmed, cards: frozenset[int] = frozenset()) -> None:
        """Do what the host confirms with a new table; at the host's own seat that has come when this returns."""
        self._submit(act, cards)
        if self.pending:
            self._listeners.tell(Update("pending"))

    def _submit(self, act: Confirmed, cards: frozenset[int]) -> None:
        self._unconfirmed.add(act, cards)
        if isinstance(act, out.Answer) and self.seen.update is not None:
            self._witness.says(act.act, self.seen.update.at, act.answer)
        self._sign(act)

    def _sign(self, act: out.GameAct) -> None:
        """Send an act, signed."""
        self._send(self._witness.signs(act))

    # -- the connection -----------------------------------------------------------------------------------------------

    def _send(self, message: out.ToHost) -> None:
        """Send a message; what can't be sent now is lost (see `Unconfirmed`)."""
        raise NotImplementedError

    def _disconnected(self) -> None:
        """The connection broke."""
        self._unconfirmed.disconnected()
        self._own_time.lost(time.monotonic(), time.time())

    def _set_state(self, state: State, trouble: Trouble | None = None) -> None:
        if (state, trouble) != (self.state, self.trouble):
            self.state, self.trouble = state, trouble
            self._tell_state(trouble)

    def _tell_state(self, trouble: Trouble | None) -> None:
        self._tell(LinkEvent("state", trouble=trouble))
        self._listeners.tell(Update("connection"))

    def _tell(self, event: LinkEvent) -> None:
        for follower in tuple(self._followers):
            follower(event)

    # -- what the host says -------------------------------------------------------------------------------------------

    def _received(self, message: tell.ToGuest) -> None:
        """Take in what the host says, and tell listeners."""
        if isinstance(message, tell.UpdatePacket | tell.OldLines):
            self._table(message)
        elif isinstance(message, tell.Lobby):
            self.lobby = message
            self._witness.results(message.match.results)
            if self.seat in range(len(message.chairs)):
                self._answer_with(self._part.shows(message, self.seat, at_once=self._hosts))
            if message.phase == "shuffle":
                self.seen.clear()
                self._unconfirmed.forget()
                self.settings = DeskSettings()
            self._tell(LinkEvent("lobby"))
        elif isinstance(message, tell.Denied):
            self._unconfirmed.denied(message.act)
            self._witness.denied(message.act)  # also where it is not signed
            self._hears(message, message.act)
            self._listeners.tell(Update("denied", message=message.message))
        elif isinstance(message, tell.Requests):
            self.requests = message.waiting
            self._witness.settled(message, self.seat)
            self._hears(message, message.did)
            self._tell(LinkEvent("requests", requests=message))
        elif isinstance(message, tell.ChatLine):
            self.talk.add(message)
            if not self.talk.is_muted(message.seat, message.name):
                self._tell(LinkEvent("said", line=message))
        elif isinstance(message, tell.Pointed):
            if not self.talk.is_muted(message.by):
                self._tell(LinkEvent("pointed", pointed=message))
        elif isinstance(message, tell.Times):
            bonus = self.lobby.match.bonus if self.lobby is not None else 0
            if self._own_time.hears(message, self.seat, bonus, time.monotonic()):
                self._witness.breach("clock")
            self._hears(message, message.did)
            self._tell(LinkEvent("times"))
        elif isinstance(message, tell.Notice):
            self._tell_state(Trouble(message.key, message.args))
        else:
            self._received_rarely(message)

    def _received_rarely(self, message: tell.ToGuest) -> None:
        if isinstance(message, tell.Welcome):
            self._unconfirmed.disconnected()  # what was done meanwhile went nowhere
            same = self.welcome is not None and self.welcome.epoch == message.epoch
            if not same:
                self._unconfirmed.forget_lost()
            self.welcome, self.seat = message, message.seat
            self.seen.connected()
            self._own_time.connected(message.seat, time.monotonic(), time.time(), same=same)
            self._witness.missed()
            self._set_state("joined")
            if self._policy:
                self.set_pass_policy(self.seat, self._policy)
        elif isinstance(message, tell.ShuffleBegins):
            self._own_time.begin()
            promise, trouble = self._part.shuffle(message, self.seat, self.welcome, self.lobby)
            if self._policy not in (None, "pause"):
                self._witness.passes(0, 0, passes=True)
            if self.proof is not None and self.proof.game != bytes.fromhex(message.game):
                self.proof = None
            self._answer_with(promise)
            if trouble is not None:
                self._tell_state(trouble)
        elif isinstance(message, tell.Reveal):
            self._answer_with(self._part.reveal(message))
        elif isinstance(message, tell.Opening):
            self._opened(message)

    def _answer_with(self, message: out.ChooseDeck | out.Commit | out.Share | None) -> None:
        if message is not None:
            self._send(message)

    def _opened(self, opening: tell.Opening) -> None:
        proof = self._witness.opens(opening)
        if proof is not None and not self.seen.lacks:
            self.proof = proof  # else it is opened once more, after the table that is lacking
        self._tell(LinkEvent("opening"))

    def _misses(self) -> None:
        """Something did not fit: ask for everything, once."""
        if not self.seen.lacks:
            self.seen.misses()
            self._send_resync()

    def _send_resync(self) -> None:
        self._witness.missed()
        game, since = self._witness.comes_back()
        self._send(out.Resync(game=game, since=since))

    def _hears(self, message: Told, did: int) -> None:
        """Something that is signed in a game, beside the table."""
        if self.seat != SPECTATOR and not self.seen.lacks and not self._witness.hears(message, did, self.seen.chain):
            self._misses()

    def _table(self, message: tell.UpdatePacket | tell.OldLines) -> None:
        try:
            events = self.seen.take(message)
        except Gap:
            self._send_resync()
            return
        if isinstance(message, tell.OldLines) or events is None or self.seen.update is None:
            return
        message = self.seen.update
        if self.seat != SPECTATOR:
            if not self._witness.hears(message, message.did, self.seen.chain):
                self._misses()
                return
            self._witness.sees(message, self.seen)
            self._witness.results(self.match.results)
            if self._own_time.shows(message.view[1], message.mode, self.seat, time.monotonic()):
                self._witness.breach("claim")
            if self._witness.was_opened_too_early(message.view[1]):
                self.proof = None
        ask = message.view[1].ask
        answer = self._unconfirmed.confirm(message.did, ask)
        if ask is not None and answer is not None:
            self._submit(self._answer_to(ask, answer), answered_cards(ask, answer))
        self._listeners.tell(Update(message.cause, events, problems=message.problems, redacted=True))
        self._witness.shown()
