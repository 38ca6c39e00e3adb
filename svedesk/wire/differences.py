"""Updates of the table as what is different from the update before, on one connection.

Both ends keep the newest update as plain data (arrays and objects of JSON). Whether it is the same at both is told by
the digest of the view in each update, as without differences. A *patch* leads from one value to the next:

- `0`: as it was
- `[value]`: another value
- `{"name": patch, ...}`: an object with the same names, these of them patched
- `[at, patch, ...]`: an array as long as before, patched from `at` on
- `["cut", at, gone, value, ...]`: an array in which others stand in place of `gone` values from `at` on

Nothing is compressed: that would tell whoever counts the bytes on the wire whether what the opponent chooses to do or
to say resembles what this seat holds in its hand. A patch holds values of the new update alone, so a seat learns no
more by it than by the whole.
"""

from __future__ import annotations

import json
from collections.abc import Sequence

from pydantic_core import to_json

from svedesk.wire.messages_codec import plain, read_to_guest, write_message, write_plain
from svedesk.wire.messages_table import ToGuest, UpdateDifference, UpdatePacket

LARGEST_UPDATE = 4_000_000
"""Bytes of an update that differences make: each adds at most what it holds, and there is no end of them."""
Plain = dict[str, object]


class DoesNotFit(ValueError):
    """A difference that does not lead from what is here to what was meant: a whole update is needed."""


class UpdateWriter:
    """What one connection is sent, as bytes. Until the first update, and whenever the table is loaded or sent again,
    updates go out whole."""

    def __init__(self) -> None:
        self._base: Plain | None = None

    def write(self, message: ToGuest) -> bytes:
        """A message's bytes."""
        if not isinstance(message, UpdatePacket):
            return write_message(message)
        fields = plain(message)
        base, self._base = self._base, _as_base(fields, self._base)
        if base is None or message.cause == "load":
            return write_plain(fields)
        return write_message(UpdateDifference.model_construct(patch=difference(base, fields)))


class UpdateReader:
    """What one connection brings."""

    def __init__(self) -> None:
        self._base: Plain | None = None

    def read(self, data: bytes) -> ToGuest:
        """A message, an update always whole. Raises `BadPacket`, and `DoesNotFit` for a difference that is not one from
        what came before."""
        message = read_to_guest(data)
        if isinstance(message, UpdatePacket):
            self._base = _as_base(json.loads(data), self._base)
        if not isinstance(message, UpdateDifference):
            return message
        if self._base is None:
            raise DoesNotFit("no update before it")
        fields = patched(self._base, message.patch)
        try:
            whole = to_json(fields)
            update = read_to_guest(whole)
        except ValueError as error:  # also where JSON holds what is never written: half letters, endless numbers
            raise DoesNotFit("no message") from error
        if not isinstance(fields, dict) or not isinstance(update, UpdatePacket) or len(whole) > LARGEST_UPDATE:
            raise DoesNotFit("no update")
        self._base = _as_base(fields, self._base)
        return update


def difference(old: object, new: object) -> object:
    """The patch that leads from one value to another. Python calls `1` and `true` equal: no field of an update is now
    one and now the other, and if one of the view were, its digest would tell."""
    return 0 if old == new else _changed(old, new)


def _changed(old: object, new: object) -> object:
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() == new.keys():
        return {name: _changed(old[name], value) for name, value in new.items() if old[name] != value}
    if isinstance(old, list | tuple) and isinstance(new, list | tuple) and old and new:
        return _difference(old, new)
    return [new]


def patched(old: object, patch: object) -> object:
    """The value a patch leads to. Raises `DoesNotFit`."""
    if type(patch) is int and patch == 0:
        return old
    if isinstance(patch, dict) and isinstance(old, dict) and patch.keys() <= old.keys():
        return {name: patched(value, patch[name]) if name in patch else value for name, value in old.items()}
    if not isinstance(patch, list) or not patch:
        raise DoesNotFit("no patch")
    if len(patch) == 1:
        return patch[0]
    if not isinstance(old, list):
        raise DoesNotFit("no array")
    if patch[0] == "cut" and len(patch) > 2:
        at, gone, *items = patch[1:]
        end = _index(at, old) + _index(gone, old)
        return [*old[:at], *items, *old[end:]]
    at = _index(patch[0], old)
    end = at + len(patch) - 1
    if end > len(old):
        raise DoesNotFit("beyond the end")
    return [*old[:at], *map(patched, old[at:end], patch[1:]), *old[end:]]


def _difference(old: Sequence[object], new: Sequence[object]) -> list[object]:
    most = min(len(old), len(new))
    at = next((place for place in range(most) if old[place] != new[place]), most)
    rest = most - at
    same = next((place for place in range(rest) if old[-1 - place] != new[-1 - place]), rest)
    before, after = old[at : len(old) - same], new[at : len(new) - same]
    if len(before) == len(after):
        return [at, *map(difference, before, after)]
    return ["cut", at, len(before), *after]


def _index(number: object, items: list[object]) -> int:
    if type(number) is not int or not 0 <= number <= len(items):
        raise DoesNotFit("no place in an array")
    return number


def _as_base(fields: Plain, before: Plain | None) -> Plain:
    """What the next update is compared with: this one, but a list that is empty stays as it was before. The reasons why
    a seat may not do this or that come with each of its questions, much the same, and are none in between."""
    empty = [name for name, value in fields.items() if isinstance(value, list | tuple) and not value]
    return {**fields, **{name: before[name] for name in empty if name in before}} if before else fields
