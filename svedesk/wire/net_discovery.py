"""What is said in the open on a local network: who looks for games, and which there are. Nothing secret."""

from __future__ import annotations

from typing import Annotated, Literal, TypeVar

from pydantic import Field, ValidationError

from svedesk.wire.live import BadPacket
from svedesk.wire.messages import MAJOR, Count, Frame, Line

LARGEST_DATAGRAM = 1200
"""Bytes: fits one packet on every network."""
_Read = TypeVar("_Read", bound=Frame)


class GamesQuery(Frame):
    """Which games are there? `nonce` comes back in the answers."""

    type: Literal["svedesk-games?"] = "svedesk-games?"
    v: Count = MAJOR  # type: ignore[assignment]  # every version is answered, so that it can be told to update
    nonce: Count


class Announcement(Frame):
    """A game. `room` tells games of one address apart and is made anew with each start of the host's program; `open`:
    whether it is joined without a code; `certificate` is what guests who know the host know it by (see
    `net.discovery.announced`), `short` those who type a short code (see `net.short_code`)."""

    type: Literal["svedesk-game"] = "svedesk-game"
    v: Count = MAJOR  # type: ignore[assignment]  # as above
    nonce: Count = 0
    room: Annotated[str, Field(pattern="^[0-9a-f]{16}$")]
    port: Annotated[int, Field(ge=1, le=65535)]
    title: Annotated[Line, Field(max_length=60)]
    host: Annotated[Line, Field(max_length=40)]
    version: Annotated[Line, Field(max_length=20)]
    game: Annotated[Line, Field(max_length=20)]
    form: Annotated[Line, Field(max_length=40)]
    rules_off: bool
    seats: Annotated[int, Field(ge=0, le=8)]
    taken: Annotated[int, Field(ge=0, le=8)]
    phase: Literal["lobby", "shuffle", "playing", "over"]
    watchers: Literal["none", "public", "hands"]
    open: bool
    certificate: Annotated[str, Field(pattern="^([0-9a-f]{16})?$")] = ""
    short: Annotated[str, Field(pattern="^([0-9A-Z]{7})?$")] = ""


def read_wanted(data: bytes) -> GamesQuery:
    """A question for games. Raises `BadPacket`."""
    return _read(GamesQuery, data)


def read_announcement(data: bytes) -> Announcement:
    """An answer. Raises `BadPacket`."""
    return _read(Announcement, data)


def _read(model: type[_Read], data: bytes) -> _Read:
    if len(data) > LARGEST_DATAGRAM:
        raise BadPacket("too long")
    try:
        return model.model_validate_json(data)
    except ValidationError as error:
        raise BadPacket("not svedesk's") from error
