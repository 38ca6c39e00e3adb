"""Views as bytes: JSON in which every record is an array of its fields in order.

`encode` is on the hot path (every seat gets its whole view after every action) and is canonical: equal views give equal
bytes. Reading is for packets of others: checked by pydantic, and refused unless they are, byte for byte, what would be
written here.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Literal, TypeVar

from pydantic import TypeAdapter, ValidationError

from svedesk.engine.view import View

PROTOCOL = 2
"""Version of the bytes made here: raised whenever a field of any record in them is added, removed or moved."""
LARGEST_PACKET = 1_000_000
"""Bytes. A view is about 10 kB."""

_dump = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), check_circular=False, allow_nan=False).encode
_Read = TypeVar("_Read")


class BadPacket(ValueError):
    """Bytes that no svedesk of this protocol sends; the message says what is wrong with them."""


def encode(view: View, protocol: int = PROTOCOL) -> bytes:
    """A view as bytes: a JSON array that starts with the protocol version."""
    return _dump((protocol, view)).encode()


def decode(data: bytes) -> View:
    """A view from its bytes. Raises `BadPacket`."""
    if len(data) > LARGEST_PACKET:
        raise BadPacket(f"{len(data)} bytes are too many")
    view = checked(_views(), data)[1]
    if encode(view) != data:  # numbers or spaces written otherwise, or something left over
        raise BadPacket("not written as svedesk writes it")
    return view


# The models of 30 records take a while to build: not before someone reads.


@cache
def _views() -> TypeAdapter[tuple[Literal[2], View]]:
    return TypeAdapter(tuple[Literal[2], View])


def checked(model: TypeAdapter[_Read], data: bytes) -> _Read:
    """What a packet holds. Raises `BadPacket` with the first thing that is wrong."""
    try:
        return model.validate_json(data)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False, include_context=False)[0]
        raise BadPacket(f"{'.'.join(map(str, first['loc']))[:80]}: {first['msg'][:80]}") from error
