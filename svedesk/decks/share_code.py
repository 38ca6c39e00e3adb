"""A deck as a short code to be typed, pasted or scanned: no network, no list of decks anywhere.

The name of the game and a 1 ("SVE1"), then base32 in groups: four bytes of a SHA-256 over the rest, so that a slip is
noticed, then name, format and a pile for each section, in the order of the game. Texts are their length and UTF-8;
numbers are of seven bits a byte, the lowest first. A pile is the number of its runs; a run of cards of one set is the
set's name, the number of cards, and for each how far its place in the set lies from that of the card before (zigzag),
times four, plus its copies less one. What does not fit that (four places or letters in it, over four copies) stands in
a run of its own kind, spelled out.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import re
import unicodedata
from collections.abc import Iterator
from itertools import groupby

from svedesk.decks.model import MOST_COPIES, Copies, Deck, in_sections, is_format
from svedesk.documents.damaged import DamagedFile, readable
from svedesk.engine.game import Game

_FORM = re.compile(r"[\s`'\"<>]*(?P<game>[A-Z_]+)1[-\s](?P<letters>[A-Z0-9\-\s]*)[\s`'\"<>.]*", re.IGNORECASE)
_MISTAKEN = str.maketrans("0189", "OIBG")
"""What is no letter of a code, and the letter it looks like."""
_NUMBER = re.compile(r"[A-Za-z0-9]+(-[A-Za-z0-9]+)+")
_PLACE = re.compile(r"[0-9]{3}")
_CHECK, _LONGEST, _GROUP = 4, 64_000, 5
"""Bytes of the checksum; letters that are read of a code, enough for the largest deck that is kept; letters in a
group."""
LONGEST_NAME, LONGEST_NUMBER, MOST_CARDS = 100, 40, 200


def code_of(deck: Deck, game: Game) -> str:
    """The code of a deck: capital letters and digits in groups of five."""
    packed = b"".join(_written(deck, game))
    letters = base64.b32encode(_check(packed) + packed).decode().rstrip("=")
    return f"{game.name.upper()}1-" + "-".join(letters[at : at + _GROUP] for at in range(0, len(letters), _GROUP))


def code_in(text: str, game: Game) -> str:
    """The code that a text is meant to be, "" when it is none. A whole one of another game is one, too."""
    match = _FORM.match(_plain(text))
    if match is None or (match["game"].lower() != game.name and _packed(text) is None):
        return ""
    return text


def deck_of(code: str, game: Game) -> Deck:
    """The deck of a code, however it is spaced, cased or quoted. Raises `DamagedFile`."""
    packed = _packed(code)
    if packed is None:
        raise DamagedFile("code-wrong")
    name, data = packed
    if name != game.name:
        raise DamagedFile("code-of-game", readable(name))
    try:
        return _CodeReader(data).deck(game)
    except (ValueError, IndexError) as error:
        raise DamagedFile("code-wrong") from error


def _packed(code: str) -> tuple[str, bytes] | None:
    """The game that a code is of, and what it holds; None where a letter of it is wrong."""
    match = _FORM.fullmatch(_plain(code))
    if match is None:
        return None
    letters = re.sub(r"[-\s]", "", match["letters"]).upper().translate(_MISTAKEN)
    try:
        data = base64.b32decode(letters + "=" * (-len(letters) % 8))
    except binascii.Error:
        return None
    packed = data[_CHECK:]
    # The last letter has bits that say nothing: they are noughts, or it is another letter.
    whole = data[:_CHECK] == _check(packed) and base64.b32encode(data).decode().rstrip("=") == letters
    return (match["game"].lower(), packed) if whole else None


def _plain(code: str) -> str:
    """A code without what messengers make of it: other dashes, wide letters."""
    return re.sub("[‐-―−]", "-", unicodedata.normalize("NFKC", code[:_LONGEST])).strip()


def _check(packed: bytes) -> bytes:
    return hashlib.sha256(b"svedesk-deck" + packed).digest()[:_CHECK]


def _written(deck: Deck, game: Game) -> Iterator[bytes]:
    yield _text(" ".join(deck.name.split())[:LONGEST_NAME])
    yield _text("" if deck.format == game.decks.formats[0] else deck.format)
    for section in game.decks.sections:
        yield from _pile(deck[section])


def _pile(copies: Copies) -> Iterator[bytes]:
    runs = [(set_, list(run)) for set_, run in groupby(copies, key=_set_of)]
    yield _whole(len(runs))
    for set_, run in runs:
        yield _text(set_)
        yield _whole(len(run))
        before = 0
        for number, count in run:
            if set_:
                place = int(number[-3:])
                yield _whole(_zigzag(place - before) * 4 + count - 1)
                before = place
            else:
                yield _text(number) + _whole(count)


def _set_of(copies: tuple[str, int]) -> str:
    """The set of a card that can be written short, "" for another."""
    number, count = copies
    set_, _, place = number.rpartition("-")
    return set_ if _PLACE.fullmatch(place) and count <= 4 else ""


def _whole(number: int) -> bytes:
    packed = bytearray()
    while number > 0x7F:
        packed.append(number & 0x7F | 0x80)
        number >>= 7
    packed.append(number)
    return bytes(packed)


def _zigzag(number: int) -> int:
    return number * 2 if number >= 0 else -number * 2 - 1


def _text(text: str) -> bytes:
    data = text.encode()
    return _whole(len(data)) + data


class _CodeReader:
    """Reads what `_written` wrote. Raises ValueError or IndexError for anything else."""

    def __init__(self, data: bytes) -> None:
        self._data, self._at = data, 0

    def deck(self, game: Game) -> Deck:
        name, form = self._text(), self._text()
        piles = {section: self._pile() for section in game.decks.sections}
        if self._at != len(self._data):
            raise ValueError("more than a deck")
        if form and not is_format(form):
            raise ValueError(form)
        return Deck(in_sections(game.decks, piles), name, form or game.decks.formats[0])

    def _pile(self) -> Copies:
        copies: dict[str, int] = {}
        for _ in range(self._whole()):
            set_, before = self._text(), 0
            for _ in range(self._whole()):
                if set_:
                    value = self._whole()
                    before += value >> 3 if not value & 4 else -(value >> 3) - 1
                    number, count = f"{set_}-{before:03}", (value & 3) + 1
                else:
                    number, count = self._text(), self._whole()
                if not _NUMBER.fullmatch(number) or len(number) > LONGEST_NUMBER or not 1 <= count <= MOST_COPIES:
                    raise ValueError(number)
                copies[number] = copies.get(number, 0) + count
                if len(copies) > MOST_CARDS:
                    raise ValueError("too many cards")
        return tuple(copies.items())

    def _whole(self) -> int:
        number = shift = 0
        while True:
            byte = self._data[self._at]
            self._at += 1
            number |= (byte & 0x7F) << shift
            if byte < 0x80:
                return number
            shift += 7
            if shift > 28:
                raise ValueError("too large")

    def _text(self) -> str:
        length = self._whole()
        data = self._data[self._at : self._at + length]
        if len(data) != length:
            raise ValueError("cut off")
        self._at += length
        return data.decode()
