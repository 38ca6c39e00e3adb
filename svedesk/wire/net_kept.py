"""What programs at both ends of a network game keep in files: the host its room, a guest its ticket.

Neither holds a token that opens a seat of another: the host keeps hashes, a guest only its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, NamedTuple, TypeVar

from pydantic import AwareDatetime, Field, TypeAdapter, ValidationError
from pydantic_core import to_json

from svedesk.documents.damaged import DamagedFile
from svedesk.documents.kinds import PROOF
from svedesk.engine.log import Operation
from svedesk.wire.messages import Hex32, Line, Signature, Wanted, Watchers
from svedesk.wire.messages_table import Signed, Terms, Wish
from svedesk.wire.reading import WireModel, check_readable
from svedesk.wire.records import (
    MOST_ENTRIES,
    Bytes32,
    CardDigest,
    Deck,
    JsonForm,
    MaybeBytes32,
    MaybeHex32,
    Object,
    Words,
    as_plain,
    file_form,
)

LARGEST = 20_000_000
"""Bytes of a room or ticket that are read; with the largest decks that are kept, sealed, a room has 3,000,000."""
SeatNumber = Annotated[int, Field(ge=-1, le=30)]
MOST_SEATS = 4
Cards = Annotated[tuple[tuple[Words, CardDigest], ...], Field(max_length=2_000)]
"""Cards by number, each with a digest of what a program means by it."""
MatchTerms = Annotated[str, Field(max_length=1_000)]
"""See `net.terms.match_terms`."""
Content = TypeVar("Content")


class RecordModel(WireModel):
    """A seat's record of the game it plays: its own bytes, the host's promise, everyone's, what was promised of decks
    and terms, the secret of the key it signs with, and the `public` keys of all, the host's first. What it noted since
    is beside it, in a file that is only added to."""

    seat: SeatNumber
    game: Bytes32
    host: Bytes32
    own: Bytes32
    promises: Annotated[tuple[Bytes32, ...], Field(max_length=MOST_SEATS)]
    terms: Object[Terms] | None = None
    deck: Deck | None = None
    decks: Annotated[tuple[Bytes32, ...], Field(max_length=MOST_SEATS)] = ()
    again: Annotated[int, Field(ge=0, lt=2**31)] = 0
    opened: bool = False
    results: Annotated[tuple[SeatNumber, ...], Field(max_length=9)] = ()
    key: MaybeBytes32 = b""
    public: Annotated[tuple[Bytes32, ...], Field(max_length=MOST_SEATS + 1)] = ()
    chosen: Annotated[tuple[MaybeBytes32, ...], Field(max_length=MOST_SEATS)] = ()
    choices: Annotated[tuple[MaybeBytes32, ...], Field(max_length=MOST_SEATS)] = ()
    match: MatchTerms = ""
    before: MaybeBytes32 = b""


_NoteContent = Annotated[tuple[int | Annotated[str, Field(max_length=40_000)] | bool, ...], Field(max_length=500)]


class Note(NamedTuple):
    """What was noted: `what` is "saw" (a `Sight`), "said" (an own answer at a log entry), "did" (something by
    hand), "denied" and "undid" (the host refused that, or let it be), "redone" (answers that were taken back stand
    again), "passes" and "pauses" (whether questions may be passed for this seat), "may" (something was agreed to),
    "breach" (something was done that was not), "shown" (a line of the log tells what can't be unseen) and "unseen" (it
    was taken back), "over" (with who has won) or "entry" (an `Entry` of the transcript)."""

    what: Annotated[str, Field(max_length=20)]
    at: Annotated[int, Field(ge=0, lt=2**53)] = 0
    content: Annotated[tuple[Any, ...], JsonForm(_NoteContent, tuple)] = ()


class Entry(NamedTuple):
    """An entry of a transcript (see `net.transcript`): `what` is "told" (by the host), "act" (of the seat, signed over
    the row of this number) or "back" (the seat came back on another connection)."""

    what: Literal["told", "act", "back"]
    content: Annotated[str, Field(max_length=40_000)]
    row: Annotated[int, Field(ge=0, lt=2**53)] = 0
    sign: Signature = ""


class SignedLine(NamedTuple):
    """An act that a seat has signed, as a host keeps it."""

    game: Bytes32
    act: Object[Signed]


class TicketModel(WireModel):
    """The file of a ticket. `notes` are in one that is carried to another PC; here they lie beside it."""

    format: Literal["svedesk-ticket"] = "svedesk-ticket"
    version: Literal[1] = 1
    code: Annotated[str, Field(max_length=500)]
    name: Annotated[Line, Field(max_length=40)]
    token: MaybeHex32 = ""
    seat: SeatNumber = -1
    record: RecordModel | None = None
    notes: Annotated[tuple[Object[Note], ...], Field(max_length=200_000)] = ()
    title: Annotated[Line, Field(max_length=60)] = ""


class KeptChair(WireModel):
    """A seat of a room. `token` is the SHA-256 of the seat's token, `promise` that of its deck, made with `salt`."""

    name: Annotated[Line, Field(max_length=40)]
    token: MaybeBytes32
    local: bool
    deck: Deck | None
    thought: Annotated[float, Field(ge=0, le=1e9)]
    promise: MaybeBytes32 = b""
    salt: MaybeBytes32 = b""
    brings: Annotated[Line, Field(max_length=200)] = ""


class ChanceModel(WireModel):
    """What a game's seed was made of."""

    game: Bytes32
    secret: Bytes32
    shares: Annotated[tuple[Bytes32, ...], Field(max_length=MOST_SEATS)]
    promises: Annotated[tuple[Bytes32, ...], Field(max_length=MOST_SEATS + 1)]
    cards: Cards = ()
    salts: Annotated[tuple[MaybeBytes32, ...], Field(max_length=MOST_SEATS)] = ()
    deal: MaybeBytes32 = b""
    before: Annotated[tuple[MaybeBytes32, ...], Field(max_length=MOST_SEATS)] = ()


class DealingModel(WireModel):
    """What a game is being dealt from: the host's bytes, and what the seats have promised so far, of their bytes and
    of their decks."""

    game: Bytes32
    secret: Bytes32
    terms: Object[Terms]
    cards: Cards
    promised: Annotated[tuple[tuple[MaybeBytes32, MaybeBytes32], ...], Field(max_length=MOST_SEATS)]
    match: MatchTerms = ""
    before: Annotated[tuple[MaybeBytes32, ...], Field(max_length=MOST_SEATS)] = ()


class Agreed(NamedTuple):
    """What is kept of a game's requests, to go on after its program was killed. `always` holds (who allows, whom,
    what), `last` is the id given last, `by_hand` whether the open card may be resolved by hand; `at` is how many
    entries the log had, where anything of it stands only as long as the log does (-1: nothing does)."""

    waiting: Annotated[tuple[Object[Wish], ...], Field(max_length=MOST_SEATS * 8)] = ()
    always: Annotated[frozenset[tuple[SeatNumber, SeatNumber, Wanted]], Field(max_length=MOST_SEATS**2 * 8)] = (
        frozenset()
    )
    last: Annotated[int, Field(ge=0, lt=2**53)] = 0
    by_hand: bool = False
    at: Annotated[int, Field(ge=-1, lt=2**53)] = -1


Seconds = Annotated[float, Field(ge=0, le=1e9)]


class ClockModel(WireModel):
    """The clock a room is played with: see `net.chess_clock.ClockPlan`; `left` and `grace` as they stood."""

    minutes: Annotated[int, Field(ge=0, le=999)] = 0
    bonus: Annotated[int, Field(ge=0, le=999)] = 0
    per: Literal["turn", "answer"] = "turn"
    left: Annotated[tuple[Seconds, ...], Field(max_length=MOST_SEATS)] = ()
    grace: Annotated[tuple[Seconds, ...], Field(max_length=MOST_SEATS)] = ()


_Lock = Annotated[bytes, JsonForm(Annotated[str, Field(pattern="^[0-9a-f]{120}$")], bytes.fromhex)]


class SealedModel(WireModel):
    """Something that only one of the guests' programs can open: see `net.seal`. A file of its own where it is a save.
    `locks` are keys by the hash of the token that opens each, `content` is base64."""

    format: Literal["svedesk-sealed"] = "svedesk-sealed"
    version: Literal[1] = 1
    saved_at: AwareDatetime
    locks: Annotated[tuple[tuple[Bytes32, _Lock], ...], Field(max_length=4)]
    content: Annotated[str, Field(max_length=40_000_000, pattern="^[A-Za-z0-9+/]*={0,2}$")]


class SecretsModel(WireModel):
    """What is sealed of a room: the decks of its seats and the salts of their promises, what the cards are shuffled by,
    the `key` it signs with."""

    decks: Annotated[tuple[Deck | None, ...], Field(max_length=MOST_SEATS)]
    salts: Annotated[tuple[MaybeBytes32, ...], Field(max_length=MOST_SEATS)] = ()
    chance: ChanceModel | None = None
    dealing: DealingModel | None = None
    key: MaybeBytes32 = b""


class RoomModel(WireModel):
    """The file of a room: everything a host's program needs, beside the save, to go on as the same host. `game` is the
    one that is played, `keys` the public ones of its seats; with a guest at the table what is secret of it is `sealed`,
    and nowhere else."""

    format: Literal["svedesk-room"] = "svedesk-room"
    version: Literal[1] = 1
    title: Annotated[Line, Field(max_length=200)]
    host: Annotated[Line, Field(max_length=40)]
    port: Annotated[int, Field(ge=0, le=65535)]
    secret: Annotated[str, Field(pattern="^([0-9a-f]{2}){0,32}$")]
    form: Annotated[Line, Field(max_length=40)] = "standard"
    edition: Annotated[Line, Field(max_length=40)] = ""
    """Of the rules; "" for the one that rooms are played by unless told otherwise."""
    open_door: bool = False
    rules_off: bool
    first: SeatNumber
    deck: Deck | None
    watchers: Watchers
    delay: Annotated[int, Field(ge=0, le=20)]
    chairs: Annotated[tuple[KeptChair, ...], Field(max_length=MOST_SEATS)]
    chance: ChanceModel | None
    dealing: DealingModel | None = None
    game: MaybeBytes32 = b""
    key: MaybeBytes32 = b""
    keys: Annotated[tuple[MaybeBytes32, ...], Field(max_length=MOST_SEATS)] = ()
    sealed: SealedModel | None = None
    agreed: Object[Agreed] = Agreed()
    best_of: Annotated[int, Field(ge=1, le=9)] = 1
    results: Annotated[tuple[SeatNumber, ...], Field(max_length=9)] = ()
    clock: ClockModel = ClockModel()


_MOST = Field(max_length=200_000)
LogLength = Annotated[int, Field(ge=0, lt=2**53)]
Sights = Annotated[tuple[tuple[LogLength, LogLength, MaybeHex32, bool], ...], Field(max_length=200_000)]
Said = tuple[LogLength, Annotated[tuple[Annotated[int, Field(ge=-(2**31), lt=2**31)], ...], Field(max_length=500)]]


class Did(NamedTuple):
    """What a seat has done by hand, with the helps it wanted (see `Desk.operate`)."""

    operation: Object[Operation]
    helps: Annotated[tuple[Annotated[Line, Field(max_length=40)], ...], Field(max_length=50)] | None = None


class Agreement(NamedTuple):
    """What a seat had agreed to, and what it noted of how that was kept (see `SeatRecord`): its own deck, the promises
    of all decks, `cards` as the host has opened them. `sights` are those of `seen`, `said` all that it answered, by
    the length of the log, `did` all it has done by hand (None: not noted before version 3 of a proof). `passing` tells
    from which entry to which questions might be passed for it (-1: to the end), `promised` the host's promises of the
    log at each of `sights` (None: neither was noted before version 4). `keys` are the public ones of all, the host's
    first, `entries` the transcript of this seat, `signed` what the host has of acts of all seats. `chosen` are the
    promises of decks by which this seat has shown its own, `choices` those in the lobby at the deal, `salts` what they
    were made with; `match` is what it was a game of, `before` what the transcript of the deal before came to (none of
    these before version 5)."""

    terms: Object[Terms]
    deck: Deck
    decks: Annotated[tuple[Bytes32, ...], Field(max_length=MOST_SEATS)]
    cards: Cards
    again: Annotated[int, Field(ge=0, lt=2**31)]
    sights: Sights
    said: Annotated[tuple[Said, ...], Field(max_length=200_000)]
    passes: bool
    breaches: Annotated[tuple[tuple[Annotated[str, Field(max_length=20)], LogLength], ...], Field(max_length=200_000)]
    did: Annotated[tuple[Object[Did], ...], Field(max_length=MOST_ENTRIES)] | None = None
    passing: Annotated[tuple[tuple[LogLength, Annotated[int, Field(ge=-1, lt=2**53)]], ...], _MOST] | None = None
    promised: Annotated[tuple[tuple[LogLength, MaybeHex32], ...], _MOST] | None = None
    keys: Annotated[tuple[Bytes32, ...], Field(max_length=MOST_SEATS + 1)] = ()
    entries: Annotated[tuple[Object[Entry], ...], _MOST] = ()
    signed: Annotated[tuple[Object[Signed], ...], _MOST] = ()
    chosen: Annotated[tuple[MaybeBytes32, ...], Field(max_length=MOST_SEATS)] = ()
    salts: Annotated[tuple[MaybeBytes32, ...], Field(max_length=MOST_SEATS)] = ()
    choices: Annotated[tuple[MaybeBytes32, ...], Field(max_length=MOST_SEATS)] = ()
    match: MatchTerms = ""
    before: MaybeBytes32 = b""


class Proof(NamedTuple):
    """What one seat holds of a game: `own` are the bytes it put in, `promises` everyone's (the host's first), `seen`
    the digests of the views it was shown by how many entries the log had, and what the host opened. `agreement` is
    None in a game of protocol 3 or before, when less was promised."""

    seat: SeatNumber
    own: Bytes32
    game: Bytes32
    promises: Annotated[tuple[Bytes32, ...], Field(max_length=MOST_SEATS + 1)]
    seen: Annotated[tuple[tuple[Annotated[int, Field(ge=0)], Hex32], ...], Field(max_length=200_000)]
    secret: Bytes32
    shares: Annotated[tuple[Bytes32, ...], Field(max_length=MOST_SEATS)]
    saved: Annotated[str, Field(max_length=20_000_000)]
    agreement: Object[Agreement] | None = None


_FORMS: Mapping[Any, TypeAdapter[Any]] = {
    Note: file_form(Note),
    Did: file_form(Did),
    SignedLine: file_form(SignedLine),
    Proof: file_form(Proof, format=(Literal["svedesk-proof"], "svedesk-proof"), version=(Literal[1, 2, 3, 4, 5], 1)),
}
"""Version 1 of a proof was of games in which less was promised, versions 2 to 4 of some in which less was noted, and
nothing signed."""


def read_kept(data: bytes | str, kind: type[Content]) -> Content | None:
    """The record or model that is in such a file or line, None when it is not one."""
    try:
        content: Content = (_FORMS[kind] if kind in _FORMS else TypeAdapter(kind)).validate_json(data)
    except ValidationError:
        return None
    return content


def write_kept(record: NamedTuple | WireModel, exclude: set[str] | None = None) -> bytes:
    """The bytes of a file or line with a record or model, but for the fields to `exclude`. Raises `DamagedFile` for one
    that could not be read again."""
    kind = type(record)
    fields = record.model_dump(mode="json", exclude=exclude) if isinstance(record, WireModel) else as_plain(record)
    check_readable(_FORMS[kind] if kind in _FORMS else TypeAdapter(kind), fields)
    return to_json(fields)


def write_proof(proof: Proof) -> bytes:
    """A proof as a file that anyone with svedesk can check. Raises `DamagedFile` for one that could not be read."""
    fields = as_plain(proof)
    if proof.agreement is None:
        del fields["agreement"]
    data = to_json({"format": PROOF.format, "version": 5 if proof.agreement else 1, **fields})
    if len(data) > PROOF.max_bytes or read_kept(data, Proof) is None:
        raise DamagedFile("file-too-big", PROOF.max_bytes, PROOF.format)
    return data
