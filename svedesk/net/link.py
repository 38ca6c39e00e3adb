"""One seat's side of a table over a network, without the network: keeps what the host tells, sends what the seat does.

It is used like the table of one seat. Everything arrives later: actions return at once and are *pending* until the
table comes back changed or the action is denied; both are reported to listeners. `GuestLink` puts a socket under it,
`LocalLink` the host's own room, so a window sees no difference.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterable
from typing import Literal

from svedesk.desk.desk import Mode
from svedesk.desk.log import LogLine
from svedesk.desk.updates import Update
from svedesk.engine.ask import Answer, Ask
from svedesk.engine.log import Claim, DeckList, Operation
from svedesk.engine.message import Message, Refused
from svedesk.engine.origin import CardNote
from svedesk.engine.records import SPECTATOR
from svedesk.engine.ruleset import Refusal
from svedesk.engine.view import View
from svedesk.net.deck_cards import told_cards
from svedesk.net.errors import Trouble
from svedesk.net.link_events import LinkEvent, Listener, State
from svedesk.net.match import Match
from svedesk.net.own_time import OwnTime
from svedesk.net.received import Gap, Seen
from svedesk.net.seat_record import SeatRecord
from svedesk.net.taking_part import TakingPart
from svedesk.net.talk import Talk
from svedesk.net.witness import Diary, Witness
from svedesk.wire import messages as out
from svedesk.wire import messages_table as tell
from svedesk.wire.introduced import IntroducedCard
from svedesk.wire.net_kept import Proof

Policy = Literal["pause", "when_able", "until_touched"]
Confirmed = out.Answer | out.Cancel | out.Operate | out.Concede | out.ClaimGame
"""Acts that the host confirms with a new table, or denies."""
MOST_INTRODUCED = 1_000
"""Cards that are kept of those the host has told of: several times as many as two decks and their tokens can have."""


class SeatLink:
    """The part of a link that is the same at the host and at a guest. Whoever puts a connection under it overrides
    `_send` and calls `_received`. Actions raise `Refused` when they can't even be sent: no open question, an answer
    that is not possible, an action before that is still pending."""

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
        self.welcome: tell.Welcome | None = None
        """What the host said of itself and its game, None before it has let this program in."""
        self.proof: Proof | None = None
        """All that is needed to check the game that was opened (see `verify.check`)."""
        self.requests: tuple[tell.Wish, ...] = ()
        """What waits for consent: own requests, and those that wait for this seat (in `waits_for`)."""
        self.talk = Talk(self._send)
        self.seen = Seen()
        self.introduced: dict[str, IntroducedCard] = {}
        """What the host has told of cards that came in sight, by number, the last it told of at the end."""
        self._witness = Witness(diary)
        self._part = TakingPart(self._witness)
        self._acts = 0
        self._pending: dict[int, Confirmed] = {}
        self._lost: out.Answer | None = None
        """An answer that was on its way when the connection broke."""
        self._own_time = OwnTime()
        self.times = tell.Times()
        """The clocks as the host told them last; see `time_left`."""
        self._timed_at = 0.0
        self._policy: Policy | None = None
        self._listeners: list[Listener] = []

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Call `listener` after every change; returns what ends that."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

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
    def resyncs(self) -> int:
        """How often everything had to be sent again."""
        return self.seen.resyncs

    @property
    def playing(self) -> bool:
        """Whether there is a table to see."""
        return self.seen.update is not None

    def view(self) -> View:
        """The table as this seat may see it. Raises LookupError before there is one."""
        return self.seen.view()

    @property
    def ask(self) -> Ask | None:
        """The open question if this seat is asked and has not answered yet."""
        return None if self._pending or not self.playing else self.view().ask

    @property
    def pending(self) -> bool:
        """Whether an own act is on its way."""
        return bool(self._pending)

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

    def undo_needs_consent(self) -> bool:
        """Whether `undo` will ask the other seat."""
        return self.seen.update is not None and self.seen.update.undo_asks

    def lines(self, since: int = 0) -> tuple[LogLine, ...]:
        """The game's log from line `since` on."""
        return self.seen.lines(since)

    def refusals(self) -> tuple[Refusal, ...]:
        """What this seat might try at its question and may not, and why."""
        return self.seen.update.refusals if self.seen.update else ()

    def time_left(self, seat: int, now: float) -> float | None:
        """Seconds on a seat's clock at `now` (of `time.monotonic`), counted on from what the host told last; None
        without a clock. Only for the eye: the host never hears of it."""
        if seat not in range(len(self.times.left)):
            return None
        passed = now - self._timed_at if self.times.runs == seat and self.state == "joined" else 0.0
        return max(0.0, self.times.left[seat] / 1000 - passed)

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

    def choose_deck(self, deck: DeckList, form: str = "", cards: Iterable[CardNote] = ()) -> None:
        """Bring a deck; what is wrong with it comes back as `lobby.problems`. `cards` says what this program means by
        those of its cards that do not come with the program (`Ruleset.brought`)."""
        self._part.brings(deck)
        self._send(out.ChooseDeck(deck=deck, form=form, cards=told_cards(cards)))

    def ready(self, ready: bool = True) -> None:
        """Say that the game may begin. Agrees to what the lobby says of spectators."""
        self._send(out.Ready(ready=ready))

    def answer(self, answer: Answer) -> None:
        """Answer the open question. Raises `Refused`."""
        ask = self._asked()
        ask.picked(answer)
        self._act(out.Answer(act=self._next(), serial=ask.serial, answer=answer))

    def cancel(self) -> None:
        """Take back an action that is not committed. Raises `Refused`."""
        ask = self._asked()
        if not ask.cancel:
            raise Refused(Message("cannot-cancel"))
        self._act(out.Cancel(act=self._next(), serial=ask.serial))

    def concede(self) -> None:
        """Give up."""
        self._witness.concedes(self.seen.update.at if self.seen.update else 0)
        self._act(out.Concede(act=self._next()))

    def claim_game(self) -> None:
        """Claim the game, or between games the match, where `claim` says that this may be done."""
        self._act(out.ClaimGame(act=self._next()))

    def operate(self, operation: Operation, helps: Collection[str] | None = None) -> None:
        """Change the table by hand (see `Desk.operate`)."""
        names = None if helps is None else tuple(sorted(helps))
        self._witness.operates(operation, names)
        self._act(out.Operate(act=self._next(), operation=operation, helps=names))

    def set_pass_policy(self, policy: Policy) -> None:
        """Say what this seat wants of questions it may pass. Said again to a host that was started again."""
        self._policy = policy
        if policy != "pause":
            self._witness.passes()
        self._send(out.Passing(act=self._next(), policy=policy))

    def undo(self) -> None:
        """Go back to the last question a person answered; asks the other seat where it needs consent."""
        self._request("undo")

    def redo(self) -> None:
        """Do again what was taken back; asks where another seat had done it."""
        self._request("redo")

    def set_mode(self, mode: Mode) -> None:
        """Ask to switch the rules off or on."""
        self._request("rules-off" if mode == "manual" else "rules-on")

    def resolve_by_hand(self) -> None:
        """Ask to resolve the open card by hand (a question of kind "by_hand")."""
        self._request("by-hand")

    def restart(self) -> None:
        """Ask for a new game with the same decks; after the end, for another."""
        self._request("restart")

    def draw(self) -> None:
        """Ask to end the game without a winner."""
        self._request("draw")

    def set_watchers(self, watchers: out.Watchers, turns: int = 0) -> None:
        """Ask to let spectators see nothing, what all may see, or both hands, so many turns late."""
        self._send(out.Request(act=self._next(), what="watchers", detail=watchers, turns=turns))

    def reply(self, request: int, answer: out.Say) -> None:
        """Accept a request, refuse it, or always accept its kind."""
        for wish in self.requests:
            if wish.id == request:
                self._witness.replies(wish.what, answer)
        self._send(out.Reply(act=self._next(), request=request, say=answer))

    def withdraw(self, request: int) -> None:
        """Take an own request back."""
        self._send(out.Withdraw(act=self._next(), request=request))

    def _request(self, what: out.Wanted) -> None:
        self._witness.asks(what)
        self._send(out.Request(act=self._next(), what=what))

    def _asked(self) -> Ask:
        if self.ask is None:
            raise Refused(Message("no-question"))
        return self.ask

    def _next(self) -> int:
        self._acts += 1
        return self._acts

    def _act(self, act: Confirmed) -> None:
        self._pending[act.act] = act
        if isinstance(act, out.Answer) and self.seen.update is not None:
            self._witness.says(act.act, self.seen.update.at, act.answer)
        self._send(act)

    # -- the connection -----------------------------------------------------------------------------------------------

    def _send(self, message: out.ToHost) -> None:
        """Send a message; what can't be sent now is lost (see `_disconnected`)."""
        raise NotImplementedError

    def _disconnected(self) -> None:
        """The connection broke: what was on its way may or may not have arrived."""
        answers = [act for act in self._pending.values() if isinstance(act, out.Answer)]
        self._lost = answers[-1] if answers else self._lost
        self._pending.clear()
        self._acts = 0

    def _set_state(self, state: State, trouble: Trouble | None = None) -> None:
        if (state, trouble) != (self.state, self.trouble):
            self.state, self.trouble = state, trouble
            self._tell(LinkEvent("state", trouble=trouble))

    def _tell(self, event: LinkEvent) -> None:
        for listener in tuple(self._listeners):
            listener(event)

    # -- what the host says -------------------------------------------------------------------------------------------

    def _received(self, message: tell.ToGuest) -> None:
        """Take in what the host says, and tell listeners."""
        if isinstance(message, tell.UpdatePacket | tell.OldLines):
            self._table(message)
        elif isinstance(message, tell.Lobby):
            self.lobby = message
            if message.phase == "shuffle":
                self.seen.clear()
            self._tell(LinkEvent("lobby"))
        elif isinstance(message, tell.Denied):
            self._pending.pop(message.act, None)
            self._witness.denied(message.act)
            self._tell(LinkEvent("denied", Update("denied", message=message.message)))
        elif isinstance(message, tell.Requests):
            self.requests = message.waiting
            self._witness.settled(message, self.seat)
            self._tell(LinkEvent("requests", requests=message))
        elif isinstance(message, tell.ChatLine):
            self.talk.add(message)
            if not self.talk.is_muted(message.seat, message.name):
                self._tell(LinkEvent("said", said=message))
        elif isinstance(message, tell.Pointed):
            if not self.talk.is_muted(message.by):
                self._tell(LinkEvent("pointed", pointed=message))
        elif isinstance(message, tell.Times):
            self.times, self._timed_at = message, time.monotonic()
            bonus = self.lobby.match.bonus if self.lobby is not None else 0
            if self._own_time.hears(message, self.seat, bonus, self._timed_at):
                self._witness.breach("clock")
            self._tell(LinkEvent("times"))
        elif isinstance(message, tell.Notice):
            self._tell(LinkEvent("state", trouble=Trouble(message.key, message.args)))
        else:
            self._received_rarely(message)

    def _received_rarely(self, message: tell.ToGuest) -> None:
        if isinstance(message, tell.Welcome):
            self._disconnected()  # what was done meanwhile went nowhere
            same = self.welcome is not None and self.welcome.epoch == message.epoch
            if not same:
                self._lost = None  # serials begin anew
            self.welcome, self.seat = message, message.seat
            self.seen.connected()
            self._own_time.connected()
            self._set_state("joined")
            if self._policy and not same:
                self.set_pass_policy(self._policy)
        elif isinstance(message, tell.ShuffleBegins):
            self._own_time.begin()
            promise, trouble = self._part.shuffle(message, self.seat, self.welcome, self.lobby)
            if self._policy not in (None, "pause"):
                self._witness.passes()
            if self.proof is not None and self.proof.game != bytes.fromhex(message.game):
                self.proof = None
            self._answer_with(promise)
            if trouble is not None:
                self._tell(LinkEvent("state", trouble=trouble))
        elif isinstance(message, tell.Reveal):
            self._answer_with(self._part.reveal(message))
        elif isinstance(message, tell.Opening):
            self._opened(message)

    def _answer_with(self, message: out.Commit | out.Share | None) -> None:
        if message is not None:
            self._send(message)

    def _opened(self, opening: tell.Opening) -> None:
        record = self.record
        if record is not None and opening.game == record.game.hex():
            self.proof = record.proof(opening)
            if not record.opened:
                record.opened = True
                self._witness.write()
        self._tell(LinkEvent("opening"))

    def _introduce(self, cards: Iterable[IntroducedCard]) -> None:
        for card in cards:
            self.introduced.pop(card.number, None)
            self.introduced[card.number] = card
        for number in list(self.introduced)[:-MOST_INTRODUCED]:
            del self.introduced[number]  # no game has as many: the oldest are of games before, or the host floods

    def _misses(self) -> None:
        """Something did not fit: ask for everything, once."""
        if not self.seen.lacks:
            self.seen.misses()
            self._send(out.Resync())

    def _table(self, message: tell.UpdatePacket | tell.OldLines) -> None:
        if isinstance(message, tell.UpdatePacket):
            self._introduce(message.cards)
        try:
            events = self.seen.take(message)
        except Gap:
            self._send(out.Resync())
            return
        if isinstance(message, tell.OldLines) or events is None:
            return
        if self.seat != SPECTATOR:
            self._witness.sees(message, self.seen)
            if message.cause == "concede" and self._own_time.wrongly_claimed(
                message.view[1], self.seat, time.monotonic()
            ):
                self._witness.breach("claim")
        self._pending = {act: sent for act, sent in self._pending.items() if act > message.did}
        lost, self._lost = self._lost, None
        ask = message.view[1].ask
        if lost is not None and ask is not None and ask.serial == lost.serial:
            self._act(lost.model_copy(update={"act": self._next()}))
        update = Update(message.cause, events, problems=message.problems, redacted=True)
        self._tell(LinkEvent("table", update))
        self._witness.shown()
