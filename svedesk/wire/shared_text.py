"""Files as text that can be pasted into a chat: packed, in letters and digits, with a heading that says what it is."""

from __future__ import annotations

import base64
import binascii
import re
import textwrap
import zlib

from svedesk.documents.damaged import DamagedFile
from svedesk.documents.kinds import FileKind

_LINE = 76
_FORM = re.compile(r"(?P<format>svedesk-[a-z]+):1:(?P<packed>[A-Za-z0-9_\-\s]*)")


def as_text(data: bytes, kind: FileKind) -> str:
    """The bytes of a file as lines of text. The file's own checksum guards what is in it."""
    packed = base64.urlsafe_b64encode(zlib.compress(data, 9)).decode().rstrip("=")
    return "\n".join(textwrap.wrap(f"{kind.format}:1:{packed}", _LINE, break_on_hyphens=False)) + "\n"


def from_text(text: str, kind: FileKind) -> bytes:
    """The bytes of a file from text that `as_text` made, whatever stands around it. Never more of them than such a file
    may have. Raises `DamagedFile`; whether the file is whole is for its reader to see."""
    match = _FORM.search(text[: 4 * kind.max_bytes])
    if match is None or match["format"] != kind.format:
        raise DamagedFile("text-foreign", kind.format)
    letters = "".join(match["packed"].split())
    unpacker = zlib.decompressobj()
    try:
        packed = base64.b64decode(letters + "=" * (-len(letters) % 4), altchars=b"-_", validate=True)
        data = unpacker.decompress(packed, kind.max_bytes + 1)
    except (binascii.Error, zlib.error):
        raise DamagedFile("text-damaged") from None
    if len(data) > kind.max_bytes:
        raise DamagedFile("file-too-big", kind.max_bytes, kind.format)
    if not unpacker.eof:
        raise DamagedFile("text-damaged")
    return data
