"""Files read with suspicion: size before content, encoding before syntax, format and version before fields, a checksum
over all."""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path
from typing import TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError
from pydantic_core import from_json

from svedesk.wire.damaged import DamagedFile

LARGEST_FILE = 20_000_000
"""Bytes. A long game is under 200 kB."""
KINDS = {"svedesk-game": "saved game", "svedesk-board": "saved board"}
"""What the word in `format` is called in a sentence."""

_CHECK = re.compile(rb'\{"check":"([0-9a-f]{64})",')


class WireModel(BaseModel):
    """A model of something saved or sent: exact types, no unknown fields, never changed."""

    model_config = ConfigDict(strict=True, frozen=True, extra="forbid")


Content = TypeVar("Content", bound=WireModel)


def sealed(fields: dict[str, object]) -> bytes:
    """A file's bytes: the fields as JSON, led by a SHA-256 of all the rest."""
    body = json.dumps(fields, ensure_ascii=False, separators=(",", ":")).encode()
    check = hashlib.sha256(body).hexdigest()
    return b'{"check":"%b",%b\n' % (check.encode(), body[1:])


def read_bytes(path: Path) -> bytes:
    """A file's content. Raises `DamagedFile` when it can't be read or is too big; not more than the cap is ever
    read."""
    try:
        if path.exists() and not path.is_file():
            raise DamagedFile("file-unreadable", "Not a file")  # a folder; or a device or pipe, which may never end
        with path.open("rb") as file:
            data = file.read(LARGEST_FILE + 1)
            size = max(len(data), path.stat().st_size)
    except OSError as error:
        raise DamagedFile("file-unreadable", error.strerror or type(error).__name__) from error
    if size > LARGEST_FILE:
        raise DamagedFile("file-too-big", LARGEST_FILE // 1_000_000)
    return data


def unsealed(data: bytes, model: type[Content], kind: str, version: int) -> Content:
    """The content of a file of this kind, up to this version. Raises `DamagedFile`, naming the first thing that is
    wrong."""
    if len(data) > LARGEST_FILE:
        raise DamagedFile("file-too-big", LARGEST_FILE // 1_000_000)
    if not data.strip():
        raise DamagedFile("file-empty")
    try:
        data.decode()
    except UnicodeDecodeError as error:
        raise DamagedFile("file-not-text") from error
    try:
        fields = from_json(data)  # refuses nesting beyond 200 levels before Python's stack notices
    except ValueError as error:
        raise DamagedFile("file-not-json" if data.lstrip()[:1] == b"{" else "file-foreign", _short(error)) from error
    if not isinstance(fields, dict) or not isinstance(fields.get("format"), str) or fields["format"] not in KINDS:
        raise DamagedFile("file-foreign")
    if fields["format"] != kind:
        raise DamagedFile("file-other-kind", KINDS[fields["format"]], KINDS[kind])
    found = fields.get("version")
    if type(found) is int and found > version:
        raise DamagedFile("file-newer", str(found)[:20], version)
    seal = _CHECK.match(data)
    if seal is None or hashlib.sha256(b"{" + data[seal.end() :].rstrip(b"\r\n")).hexdigest().encode() != seal[1]:
        raise DamagedFile("file-changed")
    try:
        return model.model_validate_json(data)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False, include_context=False)[0]
        raise DamagedFile("file-wrong-content", ".".join(map(str, first["loc"]))[:80], first["msg"][:80]) from error


def _short(error: ValueError) -> str:
    return str(error)[:80]
