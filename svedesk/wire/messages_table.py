"""What the host's program says to a guest's: welcome, lobby, updates of the table, requests, chat, the opening."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Annotated, Any, Literal, NamedTuple, get_args

from pydantic import Field

from svedesk.engine.events import Event
from svedesk.engine.log import Claim
from svedesk.engine.message import Message
from svedesk.engine.ruleset import Refusal
from svedesk.engine.view import View
from svedesk.wire.introduced import IntroducedCard
from svedesk.wire.messages import MAJOR, Count, Frame, Hex32, Line, Signature, Wanted, Watchers
from svedesk.wire.records import Bytes32, CardDigest, Deck, MaybeHex32, RecordForm, Words

Text = Annotated[Line, Field(max_length=600)]
Phase = Literal["lobby", "shuffle", "playing", "over"]
Cause = Literal["answer", "operation", "concede", "undo", "redo", "mode", "load", "cancel"]
_KINDS: tuple[Any, ...] = get_args(Event)
NamedEvent: Any = reduce(or_, (tuple.__class_getitem__((Literal[kind.__name__], kind)) for kind in _KINDS))
"""An event led by its name."""
LineModel: Any = tuple.__class_getitem__((Count, int, int, bool, NamedEvent))
"""A log line: index, seat, turn, by hand, event."""
MOST_PROBLEMS = 200
Name = Annotated[Line, Field(max_length=40)]
SeatOrNone = Annotated[int, Field(ge=-1, le=30)]


class ConnectionRefused(Frame):
    """The host does not let this connection in, or ends it: `key` and `args` say why. The connection is closed."""

    type: Literal["refused"] = "refused"
    v: Count = MAJOR  # type: ignore[assignment]  # readable for every version
    key: Name
    args: Annotated[tuple[int | Text, ...], Field(max_length=10)] = ()


class Welcome(Frame):
    """The connection is in. `seat` is its seat (30: watching), `token` what brings it back. `epoch` is made anew each
    time the host's program starts. `data` is a hash of the host's program and of the cards and rules it comes with: a
    guest with another plays all the same, but may not be able to check the game. Of other cards nothing is told here:
    only those that are played matter (see `ChooseDeck`)."""

    type: Literal["welcome"] = "welcome"
    version: Name
    game: Name
    rules: Name
    form: Name
    data: Annotated[str, Field(pattern="^([0-9a-f]{64})?$")] = ""
    title: Text
    host: Text
    seat: Annotated[int, Field(ge=0, le=30)]
    token: Hex32
    epoch: Hex32


class ChairModel(Frame):
    """A seat as all may know it. `away` are the seconds since it was last heard (-1: here), `thought` the seconds it
    has been asked and here. `by_hand` tells whether the table will stop for cards of its deck to be resolved by hand:
    who agrees to play has to know that, and it is all they have to know. How many there are would tell of the deck.
    `promise` is that of its deck ("": none is chosen)."""

    name: Name
    deck: Text
    ready: bool
    taken: bool
    local: bool
    away: Annotated[int, Field(ge=-1)]
    thought: Annotated[int, Field(ge=0)]
    by_hand: bool = False
    promise: MaybeHex32 = ""


class MatchModel(Frame):
    """The match that is played. `results` are the seats that won the games that are over (-1: a draw), `first` is the
    seat that goes first in the first game and `chooser` the one that decides it in the next (-1: chance says).
    `minutes` is each player's time for a game (0: no clock) and `bonus` the seconds for each turn or answer."""

    best_of: Annotated[int, Field(ge=1, le=9)] = 1
    results: Annotated[tuple[SeatOrNone, ...], Field(max_length=9)] = ()
    first: SeatOrNone = -1
    chooser: SeatOrNone = -1
    minutes: Annotated[int, Field(ge=0, le=999)] = 0
    bonus: Annotated[int, Field(ge=0, le=999)] = 0
    per: Literal["turn", "answer"] = "turn"


class Lobby(Frame):
    """Everyone at the table, now. Sent whenever it changes and with heartbeats while someone is away."""

    type: Literal["lobby"] = "lobby"
    phase: Phase
    chairs: Annotated[tuple[ChairModel, ...], Field(max_length=4)]
    watching: Annotated[tuple[Name, ...], Field(max_length=64)] = ()
    watchers: Watchers = "none"
    delay: Annotated[int, Field(ge=0, le=20)] = 0
    problems: Annotated[tuple[Message, ...], Field(max_length=200)] = ()
    """What is wrong with this seat's own deck."""
    match: MatchModel = MatchModel()


class Terms(NamedTuple):
    """What the host deals by. `first` is the seat that goes first; with -1 `chooser` decides who does, and where that
    is -1 chance says who decides. `rules_off` tells whether the rules may be switched off if all agree, `data` is a
    hash of the host's program, `cards` its promise of what it means by the cards of the decks."""

    game: Name
    edition: Name
    form: Name
    first: Annotated[int, Field(ge=-1, le=30)]
    chooser: Annotated[int, Field(ge=-1, le=30)]
    rules_off: bool
    data: MaybeHex32
    cards: Bytes32


class ShuffleBegins(Frame):
    """A game is about to begin: the host's commitment, what it deals by, the deck it has of this seat, and the public
    key it signs with. Asks for `Commit`."""

    type: Literal["shuffle"] = "shuffle"
    game: Hex32
    commitment: Hex32
    terms: Annotated[Terms, RecordForm(Frame)]
    deck: Deck
    key: Hex32


class Reveal(Frame):
    """Everyone's commitments, by seat: of the bytes and of the decks; and the public keys. Asks for `Share`."""

    type: Literal["reveal"] = "reveal"
    game: Hex32
    commitments: Annotated[tuple[Hex32, ...], Field(max_length=4)]
    decks: Annotated[tuple[Hex32, ...], Field(max_length=4)]
    keys: Annotated[tuple[Hex32, ...], Field(max_length=4)]


class UpdatePacket(Frame):
    """The table as this seat may see it after something happened.

    `seq` numbers the updates of a connection from 1, `at` is how long the game's log is, `digest` is `view_digest` of
    the view ("" where it is signed). Of the log lines `keep` stay and `lines` follow; `happened` counts those at the
    end that came just now. `refusals` belong to the open question. `did` is the seat's last act that was taken up.
    `log` is the host's promise of the whole log (see `net.log_promises`), `sign` its signature (see `net.transcript`);
    those who watch are told neither.
    """

    type: Literal["update"] = "update"
    seq: Count
    at: Count
    cause: Cause
    digest: MaybeHex32
    did: Count
    log: MaybeHex32 = ""
    sign: Signature = ""
    mode: Literal["rules", "manual"]
    view: tuple[Literal[2], View]
    keep: Count
    lines: Annotated[tuple[LineModel, ...], Field(max_length=5_000)]
    happened: Count
    refusals: Annotated[tuple[Refusal, ...], Field(max_length=2_000)] = ()
    problems: Annotated[tuple[Message, ...], Field(max_length=MOST_PROBLEMS)] = ()
    can_undo: bool = False
    can_redo: bool = False
    undo_asks: bool = False
    redo_asks: bool = False
    cards: Annotated[tuple[IntroducedCard, ...], Field(max_length=500)] = ()
    """Cards that came in sight and do not come with the program."""


class UpdateDifference(Frame):
    """An `UpdatePacket` as a patch of the one before on the same connection (see `wire.differences`), to guests whose
    hello asked for it."""

    type: Literal["difference"] = "difference"
    patch: dict[str, Any]


class OldLines(Frame):
    """Log lines from before, in pieces, ahead of an update that holds the rest."""

    type: Literal["lines"] = "lines"
    keep: Count
    lines: Annotated[tuple[LineModel, ...], Field(max_length=5_000)]


class Denied(Frame):
    """An act was refused; nothing changed."""

    type: Literal["denied"] = "denied"
    act: Count
    message: Message
    sign: Signature = ""


class Notice(Frame):
    """A passing trouble, in the words of `net.errors`."""

    type: Literal["notice"] = "notice"
    key: Name
    args: Annotated[tuple[int | Text, ...], Field(max_length=10)] = ()


class Wish(NamedTuple):
    """Something a seat asks the others to agree to; `detail` and `turns` say more for "watchers". `waits_for` are those
    who have still to say something."""

    id: Count
    seat: Annotated[int, Field(ge=0, le=30)]
    what: Wanted
    detail: Watchers | Literal[""] = ""
    turns: Annotated[int, Field(ge=0, le=20)] = 0
    waits_for: Annotated[tuple[SeatOrNone, ...], Field(max_length=4)] = ()


WishInPacket = Annotated[Wish, RecordForm(Frame)]


class Requests(Frame):
    """All requests that wait for consent, after a change. `settled` is the one that was just decided, and how. `did`
    and `sign` are as in `UpdatePacket`."""

    type: Literal["requests"] = "requests"
    waiting: Annotated[tuple[WishInPacket, ...], Field(max_length=16)] = ()
    settled: WishInPacket | None = None
    outcome: Literal["", "accepted", "refused", "withdrawn"] = ""
    did: Count = 0
    sign: Signature = ""


class ChatLine(Frame):
    """A line of chat; `seat` -1 is the host's program, 30 a spectator. A quick phrase is told by its name; `text` is
    for programs that do not know it."""

    type: Literal["said"] = "said"
    seat: SeatOrNone
    name: Name
    text: Text
    phrase: Name = ""


class Times(Frame):
    """The clocks, whenever they change otherwise than by running on. By seat: `left` in milliseconds (empty: no clock),
    `grace` that of being away, `claims` why a seat may claim the game ("": it may not). `runs` is the seat whose time
    goes by (-1: nobody's), `away` are those whose grace does. `did` and `sign` are as in `UpdatePacket`."""

    type: Literal["times"] = "times"
    left: Annotated[tuple[Count, ...], Field(max_length=4)] = ()
    runs: SeatOrNone = -1
    away: Annotated[tuple[SeatOrNone, ...], Field(max_length=4)] = ()
    grace: Annotated[tuple[Count, ...], Field(max_length=4)] = ()
    claims: Annotated[tuple[Claim, ...], Field(max_length=4)] = ()
    did: Count = 0
    sign: Signature = ""


class Pointed(Frame):
    """A ping or an arrow. Cards this seat does not see are told as the zone they lie in."""

    type: Literal["pointed"] = "pointed"
    by: Annotated[int, Field(ge=0, le=30)]
    card: Count
    target: Count
    seat: Annotated[int, Field(ge=-1, le=30)]
    zone: Name


class Echo(Frame):
    """The answer to a heartbeat."""

    type: Literal["echo"] = "echo"
    at: Count


class Signed(NamedTuple):
    """An act that a seat has signed, with its number, at a log of this length, after what was told with this `head` (32
    bytes in base64). What it was is in the game that was opened."""

    seat: Annotated[int, Field(ge=0, le=30)]
    number: Count
    at: Count
    head: Annotated[str, Field(pattern="^[A-Za-z0-9_-]{43}$")]
    sign: Annotated[str, Field(pattern="^[A-Za-z0-9_-]{86}$")]


class Opening(Frame):
    """The game is over: the host's 32 bytes, everyone's, what the host's program means by the cards of the decks, the
    whole game as a saved game's text, what all seats have signed of it, and what the promises of decks were salted
    with."""

    type: Literal["opening"] = "opening"
    game: Hex32
    secret: Hex32
    shares: Annotated[tuple[Hex32, ...], Field(max_length=4)]
    saved: Annotated[str, Field(max_length=4_000_000)]
    cards: Annotated[tuple[tuple[Words, CardDigest], ...], Field(max_length=2_000)] = ()
    signed: Annotated[tuple[Signed, ...], Field(max_length=100_000)] = ()
    salts: Annotated[tuple[MaybeHex32, ...], Field(max_length=4)] = ()


class Goodbye(Frame):
    """The host's program ends. `back` tells whether the game can be gone on with when it is started again."""

    type: Literal["goodbye"] = "goodbye"
    back: bool


ToGuest = (
    ConnectionRefused
    | Welcome
    | Lobby
    | ShuffleBegins
    | Reveal
    | UpdatePacket
    | UpdateDifference
    | OldLines
    | Denied
    | Notice
    | Requests
    | ChatLine
    | Times
    | Pointed
    | Echo
    | Opening
    | Goodbye
)
