"""Messages as bytes and back. What comes in is checked before it is believed: size, nesting, then every field."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Annotated, TypeVar

from pydantic import Field, TypeAdapter
from pydantic_core import from_json

from svedesk.engine.log import DeckList, Operation
from svedesk.engine.records import SIDEWAYS, UPRIGHT
from svedesk.engine.view import CardView, View, ZoneView
from svedesk.wire.live import BadPacket, checked
from svedesk.wire.messages import MAJOR, Frame, ToHost
from svedesk.wire.messages_table import Terms, ToGuest, Wish
from svedesk.wire.records import as_plain

DEEPEST = 24
"""Arrays and objects within each other. A view nests 9 deep."""
_Read = TypeVar("_Read")
_TEXTS = re.compile(rb'"(?:[^"\\]|\\.)*"', re.DOTALL)
_ROUND, _NO_BRACKETS = bytes.maketrans(b"[{]}", b"(())"), bytes(set(range(256)) - set(b"[]{}"))
_dump = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), check_circular=False, allow_nan=False).encode


def write_message(message: Frame) -> bytes:
    """A message's bytes: JSON, the engine's records in it as arrays."""
    return write_plain(plain(message))


def write_plain(fields: object) -> bytes:
    """The bytes of plain data."""
    return _dump(fields).encode()


def plain(message: Frame) -> dict[str, object]:
    """A message as plain data, the engine's records in it as tuples."""
    return {name: _plain(item) for name, item in message.__dict__.items()}


def write_record(record: tuple[object, ...]) -> bytes:
    """The bytes of engine records by themselves, as they are in messages."""
    return _dump(record).encode()


def read_to_host(data: bytes) -> ToHost:
    """A guest's message. Raises `BadPacket`."""
    return _read(_to_host(), data)


def read_to_guest(data: bytes) -> ToGuest:
    """The host's message. Raises `BadPacket`."""
    return _read(_to_guest(), data)


def spoken_version(data: bytes) -> int:
    """The major version a first message is of, `MAJOR` if it tells none: a hello of another version may not be readable
    otherwise."""
    _check_nesting(data)
    try:
        fields = from_json(data)
    except ValueError as error:
        raise BadPacket("not JSON") from error
    version = fields.get("v") if isinstance(fields, dict) else None
    return version if type(version) is int else MAJOR


def view_digest(view: View) -> str:
    """SHA-256 of a view as it is sent, but for the serial of its question, which counts on through an undo: equal
    whenever the same game stands at the same place."""
    same = view._replace(ask=view.ask._replace(serial=0)) if view.ask else view
    # Proofs of games that were played by protocol 1 stay good: in its views a card lay upright (false) or not (true).
    # Nor had they zones that came later; those are told of where a card lies in them. Of a card they ended with its
    # values.
    there = (zone for zone in same.zones if zone.count or zone.place.zone not in _LATER)
    before, after = _dump((1, same._replace(zones=()))).split("[]", 1)  # no array comes before that of the zones
    return hashlib.sha256(f"{before}[{','.join(map(_zone_then, there))}]{after}".encode()).hexdigest()


@lru_cache(1024)
def _zone_then(zone: ZoneView) -> str:
    """A zone in a view of protocol 1. From one act to the next most zones stay as they are."""
    return _dump((zone.place, zone.count, tuple(map(_as_then, zone.cards))))


_LATER = frozenset(("equipment",))
"""Zones that came to a game after proofs of it were kept."""


_FIELDS_THEN = CardView._fields[:12]
"""Fields of a card in a view of protocol 1."""
_TURNED = _FIELDS_THEN.index("turned")


def _as_then(card: CardView) -> tuple[object, ...]:
    then: tuple[object, ...] = card[: len(_FIELDS_THEN)]
    if card.turned in (UPRIGHT, SIDEWAYS):
        return (*then[:_TURNED], bool(card.turned), *then[_TURNED + 1 :])
    return then


_OBJECTS: Mapping[type, Mapping[str, object]] = {DeckList: {}, Operation: {}, Terms: {"v": 2}, Wish: {"v": 2}}
"""Records that are objects in messages, as they were models once, and what these say besides."""


def _plain(value: object) -> object:
    """Models and some records as dictionaries; everything else is already what JSON knows."""
    if isinstance(value, Frame):
        return plain(value)
    if type(value) is tuple:
        return [_plain(item) for item in value]
    head = _OBJECTS.get(type(value))
    if head is not None:
        return {**head, **as_plain(value)}
    dump = getattr(value, "model_dump", None)
    return dump() if dump is not None else value


def _read(model: TypeAdapter[_Read], data: bytes) -> _Read:
    _check_nesting(data)
    return checked(model, data)


def _check_nesting(data: bytes) -> None:
    if data.count(b"[") + data.count(b"{") <= DEEPEST:
        return
    # Texts are every second piece between quotation marks, unless they hold some themselves.
    outside = _TEXTS.sub(b"", data) if b"\\" in data else b"".join(data.split(b'"')[::2])
    brackets = outside.translate(_ROUND, _NO_BRACKETS)
    for _ in range(DEEPEST):
        brackets = brackets.replace(b"()", b"")
    if b"(" in brackets:
        raise BadPacket("nested too deep")


# Building the models of all messages takes a while: not before the first is read.


@cache
def _to_host() -> TypeAdapter[ToHost]:
    return TypeAdapter(Annotated[ToHost, Field(discriminator="type")])


@cache
def _to_guest() -> TypeAdapter[ToGuest]:
    return TypeAdapter(Annotated[ToGuest, Field(discriminator="type")])
