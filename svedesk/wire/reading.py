"""Files with a checksum over all that is in them, and the models of everything read."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterable, Mapping
from typing import Any, Self, TypeVar

from pydantic import BaseModel, ConfigDict, TypeAdapter

from svedesk.documents.damaged import DamagedFile, before_writing
from svedesk.documents.forms import checked, checked_json
from svedesk.documents.kinds import FileKind
from svedesk.documents.reading import fields_of

_CHECK = re.compile(rb'\{"check":"([0-9a-f]{64})",')


class WireModel(BaseModel):
    """A model of something saved or sent: exact types, no unknown fields, never changed."""

    model_config = ConfigDict(strict=True, defer_build=True, frozen=True, extra="forbid")

    @classmethod
    def of(cls, record: object, **others: Any) -> Self:  # noqa: ANN401 - checked by the model
        """What of a record has the names of this model's fields, and what `others` say. Raises `DamagedFile` for what
        may not be."""
        fields = {name: getattr(record, name) for name in cls.model_fields if hasattr(record, name)}
        with before_writing(""):
            return checked(cls, {**fields, **others}, "")


Content = TypeVar("Content")


def check_readable(form: TypeAdapter[Any], fields: Mapping[str, object]) -> None:
    """Raise `DamagedFile`, naming the first thing that is wrong, for a file that could not be read again."""
    with before_writing(""):
        checked_json(form, json.dumps(fields).encode(), "")


def sealed(
    kind: FileKind,
    fields: Mapping[str, object],
    form: TypeAdapter[Any],
    version: int | None = None,
    unchecked: Iterable[str] = (),
) -> bytes:
    """A file's bytes: the fields as JSON, led by a SHA-256 of all the rest. `version` is the oldest of the kind that
    has all these fields, None for the newest. Raises `DamagedFile` for what could not be read again; the rows of the
    `unchecked` fields are not looked at."""
    content = {"format": kind.format, "version": version or kind.version, **fields}
    check_readable(form, {"check": "0" * 64, **content, **dict.fromkeys(unchecked, ())})
    body = json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode()
    check = hashlib.sha256(body).hexdigest()
    data = b'{"check":"%b",%b\n' % (check.encode(), body[1:])
    if len(data) > kind.max_bytes:
        raise DamagedFile("file-too-big", kind.max_bytes, kind.format)
    return data


def unsealed(data: bytes, form: TypeAdapter[Content], kind: FileKind, file: str = "") -> Content:
    """The content of a file of this kind. Raises `DamagedFile`, naming the first thing that is wrong."""
    fields_of(data, kind, file)
    seal = _CHECK.match(data)
    if seal is None or hashlib.sha256(b"{" + data[seal.end() :].rstrip(b"\r\n")).hexdigest().encode() != seal[1]:
        raise DamagedFile("file-changed", file=file)
    return checked_json(form, data, file)
