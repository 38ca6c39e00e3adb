"""Which files bring cards: told by what stands in them, before anything of it is believed."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Literal

from svedesk.documents.reading import GZIP, beginning

Form = Literal["", "cockatrice", "list", "pack", "pictures"]
"""What a file is: "" none that brings cards."""
_OURS = re.compile(rb'"format"\s*:\s*"(svedesk-|sve-)')
"""What our own files, and decks, begin with."""
_LISTS = (".csv", ".tsv", ".json", ".jsonl", ".ndjson", ".md")
_TABLE = re.compile(rb"^(?=[^\n]*\|)[ |:-]*-[ |:\r-]*$", re.MULTILINE)
"""What stands below the headings of a table in Markdown; other pages of Markdown bring no cards."""
_PACKED = ".gz"
_WORKBOOKS = (".xlsx", ".xlsm")


def recognised(path: Path) -> Form:
    """What is at a path. What can't be read is nothing: whoever opens it tells why."""
    if path.is_dir():
        return "pictures"
    start = beginning(path)
    if start is None:
        return ""
    if path.suffix.lower() in _WORKBOOKS:
        return "list"
    if start.startswith(b"PK\x03\x04") or path.suffix.lower() == ".svepack":
        return "pack"
    if is_xml(start):
        return "cockatrice" if b"<cockatrice_carddatabase" in start.replace(b"\0", b"") else ""
    name = path.name.lower()
    if start.startswith(GZIP):
        return "list" if name.removesuffix(_PACKED).endswith(_LISTS) else ""
    if not name.endswith(_LISTS) or (start.startswith(b"{") and _OURS.search(start)):
        return ""
    return "list" if not name.endswith(".md") or _TABLE.search(start) else ""


def is_xml(start: bytes) -> bool:
    """Whether a file that begins so is XML, be it with the mark of its encoding before."""
    return start.replace(b"\0", b"").lstrip(b"\xef\xbb\xbf\xff\xfe \r\n\t").startswith(b"<")
