"""Names that may stand in a pack: of itself and of its pictures. Every system can keep a file called so, and none takes
it for a device or for another file."""

from __future__ import annotations

import re
import unicodedata

from svedesk.cards.pictures import SUFFIXES
from svedesk.documents.paths import DEVICES
from svedesk.packs.model import LONGEST_ID

_LONGEST = 200
"""Bytes of a picture's name: file systems keep 255."""
_UNFIT = frozenset('/\\:*?"<>|')


def is_id(text: str) -> bool:
    """Whether a pack may have this id."""
    known = re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", text) is not None
    return known and len(text) <= LONGEST_ID and text not in DEVICES


def is_picture_name(name: str) -> bool:
    """Whether a picture in a pack may be called so: a plain name without a folder, of a PNG, JPEG or WebP file."""
    if any(letter in _UNFIT or unicodedata.category(letter)[0] == "C" for letter in name):
        return False
    if any(unicodedata.category(letter) in ("Zl", "Zp") for letter in name) or name != name.strip():
        return False
    stem, dot, suffix = name.rpartition(".")
    return (
        bool(stem)
        and f"{dot}{suffix}".lower() in SUFFIXES
        and not name.startswith(".")
        and not stem.endswith((".", " "))
        and name.partition(".")[0].strip().casefold() not in DEVICES
        and len(name.encode()) <= _LONGEST
        and name == unicodedata.normalize("NFC", name)
    )


def folded_name(name: str) -> str:
    """A name as systems compare it that make no difference between cases."""
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", name).casefold())
