"""Views, questions and events as bytes: JSON in which every record is an array of its fields in order.

`encode` is on the hot path (every seat gets its whole view after every action) and is canonical: equal views give equal
bytes. Reading is for packets of others: checked by pydantic, and refused unless they are, byte for byte, what would be
written here.
"""

from __future__ import annotations

import json
from functools import cache, reduce
from operator import or_
from typing import Any, Literal, TypeVar, get_args

from pydantic import TypeAdapter, ValidationError

from svedesk.engine.events import Event
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


def encode_events(events: tuple[Event, ...]) -> bytes:
    """Events, already redacted for who gets them, as bytes."""
    return _dump((PROTOCOL, [(type(event).__name__, event) for event in events])).encode()


def decode(data: bytes) -> View:
    """A view from its bytes. Raises `BadPacket`."""
    view = _read(_views(), data)[1]
    return _same(view, encode(view), data)


def decode_events(data: bytes) -> tuple[Event, ...]:
    """Events from their bytes. Raises `BadPacket`."""
    events = tuple(event for _, event in _read(_events(), data)[1])
    return _same(events, encode_events(events), data)


# The models of 30 records take a while to build: not before someone reads.


@cache
def _views() -> TypeAdapter[tuple[Literal[2], View]]:
    return TypeAdapter(tuple[Literal[2], View])


@cache
def _events() -> TypeAdapter[tuple[Literal[2], list[tuple[str, Event]]]]:
    kinds: list[Any] = [tuple.__class_getitem__((Literal[kind.__name__], kind)) for kind in get_args(Event)]
    model: Any = tuple.__class_getitem__((Literal[2], list.__class_getitem__(reduce(or_, kinds))))
    return TypeAdapter(model)


def _read(model: TypeAdapter[_Read], data: bytes) -> _Read:
    if len(data) > LARGEST_PACKET:
        raise BadPacket(f"{len(data)} bytes are too many")
    return checked(model, data)


def checked(model: TypeAdapter[_Read], data: bytes) -> _Read:
    """What a packet holds. Raises `BadPacket` with the first thing that is wrong."""
    try:
        return model.validate_json(data)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False, include_context=False)[0]
        raise BadPacket(f"{'.'.join(map(str, first['loc']))[:80]}: {first['msg'][:80]}") from error


def _same(content: _Read, written: bytes, data: bytes) -> _Read:
    """The content, if these are the bytes it is written as: no numbers or spaces written otherwise, nothing left
    over."""
    if written != data:
        raise BadPacket("not written as svedesk writes it")
    return content
