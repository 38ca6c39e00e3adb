"""What programs at both ends of a network game keep in files: the host its room, a guest its ticket.

Neither holds a token that opens a seat of another: the host keeps hashes, a guest only its own.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeVar

from pydantic import AwareDatetime, Field, ValidationError

from svedesk.wire.messages import Hex32, Line, Wanted, Watchers
from svedesk.wire.reading import WireModel
from svedesk.wire.saved import MOST_ENTRIES, CardDigest, DeckModel, OperationModel, Words

LARGEST = 2_000_000
MaybeHex32 = Annotated[str, Field(pattern="^([0-9a-f]{64})?$")]
SeatNumber = Annotated[int, Field(ge=-1, le=30)]
MOST_SEATS = 4
Cards = Annotated[tuple[tuple[Words, CardDigest], ...], Field(max_length=2_000)]
"""Cards by number, each with a digest of what a program means by it."""
Kept = TypeVar("Kept", bound=WireModel)


class TermsKept(WireModel):
    """What a game is dealt by: see `net.terms.Terms`."""

    game: Annotated[Line, Field(max_length=40)]
    edition: Annotated[Line, Field(max_length=40)]
    form: Annotated[Line, Field(max_length=40)]
    first: SeatNumber
    chooser: SeatNumber
    rules_off: bool
    data: MaybeHex32
    cards: Hex32


class RecordModel(WireModel):
    """A seat's record of the game it plays: its own bytes, the host's promise, everyone's, and what was promised of
    decks and terms. What it noted since is beside it, in a file that is only added to."""

    seat: SeatNumber
    game: Hex32
    host: Hex32
    own: Hex32
    promises: Annotated[tuple[Hex32, ...], Field(max_length=MOST_SEATS)]
    terms: TermsKept | None = None
    deck: DeckModel | None = None
    decks: Annotated[tuple[Hex32, ...], Field(max_length=MOST_SEATS)] = ()
    again: Annotated[int, Field(ge=0, lt=2**31)] = 0
    opened: bool = False


class DidModel(WireModel):
    """Something that a seat has done by hand, with the helps it wanted along with it."""

    operation: OperationModel
    helps: Annotated[tuple[Annotated[Line, Field(max_length=40)], ...], Field(max_length=50)] | None = None


class NoteModel(WireModel):
    """A note of such a record: see `net.seat_record.Note`."""

    what: Annotated[str, Field(max_length=20)]
    at: Annotated[int, Field(ge=0, lt=2**53)]
    content: Annotated[tuple[int | Annotated[str, Field(max_length=40_000)] | bool, ...], Field(max_length=500)] = ()


class TicketModel(WireModel):
    """The file of a ticket. `notes` are in one that is carried to another computer; here they lie beside it."""

    format: Literal["svedesk-ticket"] = "svedesk-ticket"
    version: Literal[1] = 1
    code: Annotated[str, Field(max_length=500)]
    name: Annotated[Line, Field(max_length=40)]
    token: MaybeHex32 = ""
    seat: SeatNumber = -1
    record: RecordModel | None = None
    notes: Annotated[tuple[NoteModel, ...], Field(max_length=200_000)] = ()


class KeptChair(WireModel):
    """A seat of a room. `token` is the SHA-256 of the seat's token."""

    name: Annotated[Line, Field(max_length=40)]
    token: MaybeHex32
    local: bool
    deck: DeckModel | None
    thought: Annotated[float, Field(ge=0, le=1e9)]


class ChanceModel(WireModel):
    """What a game's seed was made of."""

    game: Hex32
    secret: Hex32
    shares: Annotated[tuple[Hex32, ...], Field(max_length=MOST_SEATS)]
    promises: Annotated[tuple[Hex32, ...], Field(max_length=MOST_SEATS + 1)]
    cards: Cards = ()


class DealingModel(WireModel):
    """What a game is being dealt from: the host's bytes, and what the seats have promised so far, of their bytes and
    of their decks."""

    game: Hex32
    secret: Hex32
    terms: TermsKept
    cards: Cards
    promised: Annotated[tuple[tuple[MaybeHex32, MaybeHex32], ...], Field(max_length=MOST_SEATS)]


class WishModel(WireModel):
    """Something a seat asks the others to agree to, and who has still to say something."""

    id: Annotated[int, Field(ge=0, lt=2**53)]
    seat: SeatNumber
    what: Wanted
    detail: Watchers | Literal[""] = ""
    turns: Annotated[int, Field(ge=0, le=20)] = 0
    waits_for: Annotated[tuple[SeatNumber, ...], Field(max_length=MOST_SEATS)]


class AgreedModel(WireModel):
    """Requests and consents of the game being played: see `net.consent.Agreed`."""

    waiting: Annotated[tuple[WishModel, ...], Field(max_length=MOST_SEATS * 8)] = ()
    always: Annotated[tuple[tuple[SeatNumber, SeatNumber, Wanted], ...], Field(max_length=MOST_SEATS**2 * 8)] = ()
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


class SealedModel(WireModel):
    """Something that only one of the guests' programs can open: see `net.seal`. A file of its own where it is a save.
    `locks` are keys by the hash of the token that opens each, `content` is base64."""

    format: Literal["svedesk-sealed"] = "svedesk-sealed"
    version: Literal[1] = 1
    saved_at: AwareDatetime
    locks: Annotated[tuple[tuple[Hex32, Annotated[str, Field(pattern="^[0-9a-f]{120}$")]], ...], Field(max_length=4)]
    content: Annotated[str, Field(max_length=40_000_000, pattern="^[A-Za-z0-9+/]*={0,2}$")]


class SecretsModel(WireModel):
    """What is sealed of a room: the decks of its seats, and what the cards are shuffled by."""

    decks: Annotated[tuple[DeckModel | None, ...], Field(max_length=MOST_SEATS)]
    chance: ChanceModel | None = None
    dealing: DealingModel | None = None


class RoomModel(WireModel):
    """The file of a room: everything a host's program needs, beside the save, to go on as the same host. `game` is the
    one that is played; with a guest at the table what is secret of it is `sealed`, and nowhere else."""

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
    deck: DeckModel | None
    watchers: Watchers
    delay: Annotated[int, Field(ge=0, le=20)]
    chairs: Annotated[tuple[KeptChair, ...], Field(max_length=MOST_SEATS)]
    chance: ChanceModel | None
    dealing: DealingModel | None = None
    game: MaybeHex32 = ""
    sealed: SealedModel | None = None
    agreed: AgreedModel = AgreedModel()
    best_of: Annotated[int, Field(ge=1, le=9)] = 1
    results: Annotated[tuple[SeatNumber, ...], Field(max_length=9)] = ()
    clock: ClockModel = ClockModel()


LogLength = Annotated[int, Field(ge=0, lt=2**53)]
Sights = Annotated[tuple[tuple[LogLength, LogLength, MaybeHex32, bool], ...], Field(max_length=200_000)]
Said = tuple[LogLength, Annotated[tuple[Annotated[int, Field(ge=-(2**31), lt=2**31)], ...], Field(max_length=500)]]


class AgreementModel(WireModel):
    """What a seat had agreed to: see `net.proof.Agreement`. `did` was not noted before version 3 of a proof."""

    terms: TermsKept
    deck: DeckModel
    decks: Annotated[tuple[Hex32, ...], Field(max_length=MOST_SEATS)]
    cards: Cards
    again: Annotated[int, Field(ge=0, lt=2**31)]
    sights: Sights
    said: Annotated[tuple[Said, ...], Field(max_length=200_000)]
    passes: bool
    breaches: Annotated[tuple[tuple[Annotated[str, Field(max_length=20)], LogLength], ...], Field(max_length=200_000)]
    did: Annotated[tuple[DidModel, ...], Field(max_length=MOST_ENTRIES)] | None = None


class ProofModel(WireModel):
    """A game's proof as it is exported: see `net.proof.Proof`. Version 1 was of games in which less was promised,
    version 2 of some in which less was noted."""

    format: Literal["svedesk-proof"] = "svedesk-proof"
    version: Literal[1, 2, 3] = 1
    seat: SeatNumber
    own: Hex32
    game: Hex32
    promises: Annotated[tuple[Hex32, ...], Field(max_length=MOST_SEATS + 1)]
    seen: Annotated[tuple[tuple[Annotated[int, Field(ge=0)], Hex32], ...], Field(max_length=200_000)]
    secret: Hex32
    shares: Annotated[tuple[Hex32, ...], Field(max_length=MOST_SEATS)]
    saved: Annotated[str, Field(max_length=20_000_000)]
    agreement: AgreementModel | None = None


def read_kept(data: bytes, model: type[Kept]) -> Kept | None:
    """The content of such a file, None when it is not one."""
    try:
        return model.model_validate_json(data)
    except ValidationError:
        return None
