"""A pack of own cards, as data."""

from __future__ import annotations

import hashlib
import json
import re
import secrets
import unicodedata
from dataclasses import dataclass
from typing import Any

from svedesk.documents.kinds import FIRST_GAME, PACK
from svedesk.engine.card_fields import schema
from svedesk.engine.facts import Facts

MOST_CARDS = 1_000
"""How many cards a pack may have: more than the largest set that was printed, and its tokens."""
LONGEST_ID = 40
MOST_DATA = 8_000_000
"""Bytes of a pack without its pictures: 8 kB for each of its cards."""
MOST_PICTURE = 8_000_000
"""Bytes of one picture: a face of 2,000 by 2,800 pixels as PNG."""
MOST_PICTURES = 240_000_000
"""Bytes of all pictures of a pack."""

_BESIDES = ("script", "text", "text_ja", "picture")
_UNFIT = re.compile(r"[^a-z0-9]+")


@dataclass(frozen=True, slots=True)
class PackCard:
    """One card: what is printed on it, its script in the words of its game, its text in the author's
    own words, and the name of its picture; "" for what it does not have."""

    facts: Facts
    script: str = ""
    text: str = ""
    text_ja: str = ""
    picture: str = ""

    @property
    def number(self) -> str:
        """The collector number, by which the card is found."""
        return self.facts.number

    def fields(self) -> dict[str, Any]:
        """The card's row in a pack's file: what does not have its usual value."""
        printed = ((field, getattr(self.facts, field.name)) for field in schema(type(self.facts)))
        values = {field.name: value for field, value in printed if field.required or value != field.usual}
        row = {name: list(value) if isinstance(value, tuple) else value for name, value in values.items()}
        return row | {name: value for name in _BESIDES if (value := getattr(self, name))}


@dataclass(frozen=True, slots=True)
class PackPicture:
    """A picture by the name its cards call it: bytes, and their SHA-256 in hex."""

    name: str
    size: int
    sha256: str


@dataclass(frozen=True, slots=True)
class Pack:
    """A pack. `pictures` are those that are kept with it; of a pack that is being made, those that were."""

    id: str
    name: str
    author: str = ""
    note: str = ""
    cards: tuple[PackCard, ...] = ()
    pictures: tuple[PackPicture, ...] = ()
    game: str = FIRST_GAME
    """The name of the game whose cards these are. Packs of the first one are written as programs read them that know of
    no other, so that their checksums are those they had."""

    @property
    def numbers(self) -> tuple[str, ...]:
        """The collector numbers of its cards."""
        return tuple(card.number for card in self.cards)

    @property
    def count(self) -> int:
        """How many cards it has; both faces of a card are one."""
        return sum(not card.facts.front for card in self.cards)

    @property
    def checksum(self) -> str:
        """A SHA-256 in hex over everything in it, its pictures among that."""
        return hashlib.sha256(self.data()).hexdigest()

    def fields(self) -> dict[str, Any]:
        """What a pack's file says of it, after its format and version."""
        named = {"game": self.game} if self.game != FIRST_GAME else {}
        besides = {"author": self.author, "note": self.note}
        pictures = {
            picture.name: {"size": picture.size, "sha256": picture.sha256}
            for picture in sorted(self.pictures, key=lambda picture: picture.name)
        }
        return {
            **named,
            "id": self.id,
            "name": self.name,
            **{name: value for name, value in besides.items() if value},
            "cards": [card.fields() for card in self.cards],
            "pictures": pictures,
        }

    def data(self) -> bytes:
        """The pack's file: the same bytes for the same pack on every machine."""
        head = {"format": PACK.format, "version": 1 if self.game == FIRST_GAME else PACK.version}
        return f"{json.dumps(head | self.fields(), ensure_ascii=False, indent=1)}\n".encode()


def new_id(name: str) -> str:
    """An id for a new pack of this name, unlike those of other packs that are called so."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    stem = _UNFIT.sub("-", plain).strip("-")[: LONGEST_ID - 9].strip("-") or "pack"
    return f"{stem}-{secrets.token_hex(4)}"
