"""What programs at both ends of a network game keep in files: the host its room, a guest its ticket.

Neither holds a token that opens a seat of another: the host keeps hashes, a guest only its own.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeVar

from pydantic import Field, ValidationError

from svedesk.wire.messages import Hex32, Line, Wanted, Watchers
from svedesk.wire.reading import WireModel
from svedesk.wire.saved import DeckModel

LARGEST = 2_000_000
MaybeHex32 = Annotated[str, Field(pattern="^([0-9a-f]{64})?$")]
SeatNumber = Annotated[int, Field(ge=-1, le=30)]
MOST_SEATS = 4
Kept = TypeVar("Kept", bound=WireModel)


class RecordModel(WireModel):
    """A seat's record of the game it plays: its own bytes, the host's promise, everyone's."""

    seat: SeatNumber
    game: Hex32
    host: Hex32
    own: Hex32
    promises: Annotated[tuple[Hex32, ...], Field(max_length=MOST_SEATS)]


class TicketModel(WireModel):
    """The file of a ticket."""

    format: Literal["svedesk-ticket"] = "svedesk-ticket"
    version: Literal[1] = 1
    code: Annotated[str, Field(max_length=100)]
    name: Annotated[Line, Field(max_length=40)]
    token: MaybeHex32 = ""
    seat: SeatNumber = -1
    record: RecordModel | None = None


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


class RoomModel(WireModel):
    """The file of a room: everything a host's program needs, beside the save, to go on as the same host."""

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
    agreed: AgreedModel = AgreedModel()
    best_of: Annotated[int, Field(ge=1, le=9)] = 1
    results: Annotated[tuple[SeatNumber, ...], Field(max_length=9)] = ()
    clock: ClockModel = ClockModel()


class ProofModel(WireModel):
    """A game's proof as it is exported: see `net.verify.Proof`."""

    format: Literal["svedesk-proof"] = "svedesk-proof"
    version: Literal[1] = 1
    seat: SeatNumber
    own: Hex32
    game: Hex32
    promises: Annotated[tuple[Hex32, ...], Field(max_length=MOST_SEATS + 1)]
    seen: Annotated[tuple[tuple[Annotated[int, Field(ge=0)], Hex32], ...], Field(max_length=200_000)]
    secret: Hex32
    shares: Annotated[tuple[Hex32, ...], Field(max_length=MOST_SEATS)]
    saved: Annotated[str, Field(max_length=20_000_000)]


def read_kept(data: bytes, model: type[Kept]) -> Kept | None:
    """The content of such a file, None when it is not one."""
    try:
        return model.model_validate_json(data)
    except ValidationError:
        return None
