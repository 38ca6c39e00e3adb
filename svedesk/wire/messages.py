"""What a guest's program says to the host's: each message a model with a type and the protocol's major version.

Fields a reader does not know are passed over, so programs of different versions play together as long as `MAJOR` is the
same; values are checked to the last. Limits on length are far above what a window sends.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from svedesk.engine.log import Operation
from svedesk.wire.records import CardDigest, Deck, Digest, Object, Words

MAJOR = 7
"""Raised when programs of the older number can no longer follow."""
LONGEST_NAME, LONGEST_CHAT, LONGEST_PACK = 40, 500, 60

Line = Annotated[str, StringConstraints(pattern=r"^[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]*$")]
"""Text of one line: no control characters, nothing that turns the direction of writing."""
PersonName = Annotated[Line, Field(min_length=1, max_length=LONGEST_NAME)]
Hex32 = Digest
"""32 bytes in hex."""
Signature = Annotated[str, Field(pattern="^([A-Za-z0-9_-]{86})?$")]
"""64 bytes of Ed25519 in base64, or none."""
Count = Annotated[int, Field(ge=0, lt=2**53)]
"""A counter or an id; 2**53 is where programs that count with floating point go wrong."""
Wanted = Literal["undo", "redo", "rules-off", "rules-on", "by-hand", "restart", "draw", "watchers"]
"""What a seat may ask the others to agree to."""
Say = Literal["accept", "refuse", "always"]
Watchers = Literal["none", "public", "hands"]
"""What spectators see: they are not let in, what all may see, or both hands as well."""
Phrase = Literal["hello", "good-game", "thinking", "nice-play", "oops", "thanks", "your-turn", "sorry"]
"""What can be said without typing."""


class Frame(BaseModel):
    """What every message has. `v` is the protocol's major version."""

    model_config = ConfigDict(strict=True, defer_build=True, frozen=True, extra="ignore")

    v: Literal[2] = 2


class Hello(Frame):
    """The first message of a connection. `secret` is the join code's (hex); `token` that of a seat to come back to, or
    empty. `lines` and `lines_digest` tell which log lines are already there, `differences` whether the program reads
    updates sent as differences. `room` begins the epoch of the room that is meant, where no code tells. `game` is that
    of the transcript this program has, `since` what it goes on from (see `net.transcript`)."""

    type: Literal["hello"] = "hello"
    v: Count = MAJOR  # type: ignore[assignment]  # a hello of another major version is read, to be answered in words
    version: Annotated[Line, Field(max_length=40)]
    name: PersonName
    secret: Annotated[str, Field(pattern="^([0-9a-f]{2}){0,32}$")] = ""
    token: Annotated[str, Field(pattern="^([0-9a-f]{64})?$")] = ""
    watch: bool = False
    lines: Count = 0
    lines_digest: Annotated[str, Field(pattern="^([0-9a-f]{64})?$")] = ""
    differences: bool = False
    game: Annotated[str, Field(pattern="^([0-9a-f]{64})?$")] = ""
    since: Annotated[str, Field(pattern="^([0-9a-f]{64})?$")] = ""
    room: Annotated[str, Field(pattern="^([0-9a-f]{16})?$")] = ""


class ToldCard(Frame):
    """A card of a deck, or one it brings into play, that does not come with the program: what this program means by it
    (see `engine.origin.CardNote`) and the name of the pack it is from. Its own name the host need not know: it is this
    program that words what the host says of it."""

    number: Words
    digest: CardDigest
    pack: Annotated[Line, Field(max_length=LONGEST_PACK)] = ""


class PromiseDeck(Frame):
    """The promise of the deck this seat wants to play, its name, and whether cards of it are resolved by hand. What is
    in it the host hears once all have promised theirs and are ready."""

    type: Literal["brings"] = "brings"
    promise: Hex32
    name: Annotated[Line, Field(max_length=200)] = ""
    by_hand: bool = False


class ChooseDeck(Frame):
    """The deck this seat has promised, with what it salted the promise with; `form` names the format it is built for,
    `cards` tells of those of its cards that do not come with the program. Only the host hears of it."""

    type: Literal["deck"] = "deck"
    deck: Deck
    salt: Hex32
    form: Annotated[Line, Field(max_length=40)] = ""
    cards: Annotated[tuple[ToldCard, ...], Field(max_length=500)] = ()


class Ready(Frame):
    """Whether this seat is ready to begin."""

    type: Literal["ready"] = "ready"
    ready: bool


class Commit(Frame):
    """SHA-256 of the 32 bytes this seat will put into the shuffle of game `game`, and, salted with them, of its deck
    and the terms it plays by (see `net.terms`). `key` is the public key it signs with, `before` what its transcript of
    the deal before came to."""

    type: Literal["commit"] = "commit"
    game: Hex32
    commitment: Hex32
    deck: Hex32
    key: Hex32
    before: Annotated[str, Field(pattern="^([0-9a-f]{64})?$")] = ""


class Share(Frame):
    """The 32 bytes themselves, sent once everybody's commitment is known."""

    type: Literal["share"] = "share"
    game: Hex32
    share: Hex32


class Act(Frame):
    """Something done in the game; `act` numbers a seat's acts from 1 within a connection, so that it can be told which
    of them were done. It is signed over what was told last, which has the number `row` within the connection (see
    `net.transcript`)."""

    act: Count
    row: Count = 0
    sign: Signature = ""


class Answer(Act):
    """The answer to the question with this serial."""

    type: Literal["answer"] = "answer"
    serial: Count
    answer: Annotated[tuple[Annotated[int, Field(ge=-(2**31), lt=2**31)], ...], Field(max_length=500)]


class Cancel(Act):
    """Take back what is not committed yet, at the question with this serial."""

    type: Literal["cancel"] = "cancel"
    serial: Count


class Operate(Act):
    """Change the table by hand, with these helps (None: with nothing besides; see `Desk.operate`)."""

    type: Literal["operate"] = "operate"
    operation: Object[Operation]
    helps: Annotated[tuple[Annotated[str, Field(max_length=20)], ...], Field(max_length=20)] | None = None


class Concede(Act):
    """Give up."""

    type: Literal["concede"] = "concede"


class Request(Act):
    """Something that may need the others' consent; done at once where it does not. `detail` is the wanted watchers for
    "watchers", `turns` their delay."""

    type: Literal["request"] = "request"
    what: Wanted
    detail: Watchers | Literal[""] = ""
    turns: Annotated[int, Field(ge=0, le=20)] = 0


class Reply(Act):
    """An answer to another seat's request; "always" also allows the same for the rest of the game."""

    type: Literal["reply"] = "reply"
    request: Count
    say: Say


class Withdraw(Act):
    """Take an own request back."""

    type: Literal["withdraw"] = "withdraw"
    request: Count


class ClaimGame(Act):
    """Claim the game: the other seat's time is over, or it has been away for too long. Whether that is so only the host
    says (see `Times.claims`)."""

    type: Literal["claim"] = "claim"


class Passing(Act):
    """What this seat wants of questions it may pass; the first game with any calls them Quick."""

    type: Literal["quick"] = "quick"
    policy: Literal["pause", "when_able", "until_touched"]


class Chat(Frame):
    """A line of chat."""

    type: Literal["chat"] = "chat"
    text: Annotated[Line, Field(min_length=1, max_length=LONGEST_CHAT)]


class SayPhrase(Frame):
    """A quick phrase: those who hear it read it in their own language."""

    type: Literal["phrase"] = "phrase"
    phrase: Phrase


class Point(Frame):
    """A ping on a card or a zone; with a `target` an arrow between two cards."""

    type: Literal["point"] = "point"
    card: Count = 0
    target: Count = 0
    seat: Annotated[int, Field(ge=-1, le=30)] = -1
    zone: Annotated[Line, Field(max_length=40)] = ""


class Beat(Frame):
    """A heartbeat; `at` is the sender's own clock in milliseconds and comes back in the answer."""

    type: Literal["beat"] = "beat"
    at: Count


class Resync(Frame):
    """An update was missing or did not fit: everything once more, please. `game` and `since` as in `Hello`."""

    type: Literal["resync"] = "resync"
    game: Annotated[str, Field(pattern="^([0-9a-f]{64})?$")] = ""
    since: Annotated[str, Field(pattern="^([0-9a-f]{64})?$")] = ""


class Leave(Frame):
    """Goodbye; the seat stays kept in a game that goes on."""

    type: Literal["leave"] = "leave"


GameAct = Answer | Cancel | Operate | Concede | ClaimGame | Request | Reply | Withdraw | Passing
ToHost = (
    Hello
    | PromiseDeck
    | ChooseDeck
    | Ready
    | Commit
    | Share
    | GameAct
    | Chat
    | SayPhrase
    | Point
    | Beat
    | Resync
    | Leave
)
