"""Card databases of Cockatrice (XML, versions 3 and 4), read as if an enemy had written them."""

from __future__ import annotations

import re
from pathlib import Path

from svedesk.cards.draft import RowDraft, draft
from svedesk.cards.models import MAX_CARDS
from svedesk.cards.report import NOBODY, ProgressWatch
from svedesk.cards.spelling import kind_of, number_in_address
from svedesk.documents.damaged import DamagedFile, readable
from svedesk.documents.kinds import LIST
from svedesk.documents.reading import read_file
from svedesk.documents.xml import feed, suspicious
from svedesk.engine.card_fields import words
from svedesk.engine.facts import Facts
from svedesk.engine.message import Message

_ROOT = "cockatrice_carddatabase"
_PARTED = re.compile("[|/]")
"""What stands between the traits of a card."""
_DEEPEST = 20
_LONGEST = 10_000
"""Characters of one text that are kept: what a card may have is checked later, and tells it."""


def read_cockatrice(path: Path, facts: type[Facts], watch: ProgressWatch = NOBODY) -> list[RowDraft]:
    """The cards of a game in such a file, one for each print. Raises `DamagedFile` and `Cancelled`."""
    data = read_file(path, LIST)
    if not data.strip():
        raise DamagedFile("file-empty", file=path.name)
    reader = _CockatriceReader(path.name, facts)
    feed(reader.parser, data, path.name, watch.step)
    return reader.drafts


class _CockatriceReader:
    """Collects cards while the parser goes through a file."""

    def __init__(self, file: str, facts: type[Facts]) -> None:
        self.file, self._facts = file, facts
        self.drafts: list[RowDraft] = []
        self.parser = parser = suspicious(file)
        parser.StartElementHandler = self._start
        parser.EndElementHandler = self._end
        parser.CharacterDataHandler = self._characters
        self._open: list[str] = []
        self._text: list[str] = []
        self._length = 0
        self._card: dict[str, str] = {}
        self._prints: list[dict[str, str]] = []

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        if not self._open and name != _ROOT:
            raise DamagedFile("xml-foreign", file=self.file)
        if len(self._open) >= _DEEPEST:
            raise DamagedFile("file-nested", file=self.file)
        self._open.append(name)
        self._text, self._length = [], 0
        if name == "card":
            self._card, self._prints = {"line": str(self.parser.CurrentLineNumber)}, []
        elif name == "set" and self._open[-2:-1] == ["card"]:
            self._prints.append(attributes)

    def _characters(self, text: str) -> None:
        if self._length < _LONGEST:
            self._text.append(text)
            self._length += len(text)

    def _end(self, name: str) -> None:
        self._open.pop()
        text = "".join(self._text)
        self._text, self._length = [], 0
        if name == "card":
            self._close_card()
        elif name == "set" and self._prints and self._open[-1:] == ["card"]:
            self._prints[-1]["#text"] = text
        elif self._open[-1:] in (["card"], ["prop"]) and "card" in self._open:
            self._card.setdefault(name, text)

    def _close_card(self) -> None:
        if len(self.drafts) >= MAX_CARDS:
            raise DamagedFile("list-too-many", MAX_CARDS, file=self.file)
        for print_ in self._prints or [{}]:
            self.drafts.append(_draft(self._card, print_, self._facts))


def _colors(text: str, facts: type[Facts]) -> list[str]:
    """The classes of a card by their names, or by the letters they begin with: "LF" is Light and Fire."""
    classes = [word for word in words(facts, "classes") if word]
    of_letter = {word[0]: word for word in classes}
    if text.isupper() and len(of_letter) == len(classes) and of_letter.keys() >= set(text):
        return [of_letter[letter] for letter in text]
    return _PARTED.split(text)


def _draft(card: dict[str, str], print_: dict[str, str], facts: type[Facts]) -> RowDraft:
    types, _, traits = card.get("type", card.get("maintype", "")).partition(" - ")
    words = [word.strip() for word in types.split("|")]
    kinds = [word.strip() for word in card.get("maintype", "").split("|") if word.strip()]
    others = [word for word in words if word and not kind_of(word, facts).unknown]
    address = print_.get("picURL") or print_.get("picurl") or ""
    attack, slash, defense = card.get("pt", "").partition("/")
    classes = [word for word in (words if kinds else words[1:]) if word not in (*kinds, *others)]
    parted = [trait for trait in _PARTED.split(traits) if trait.strip()]
    if colors := card.get("colors", ""):  # then the type line has the traits
        classes, parted = _colors(colors, facts), [trait for word in classes for trait in _PARTED.split(word)]
    cost = next((text for text in (card.get("cmc"), card.get("manacost")) if text and text.strip().isdigit()), None)
    number = number_in_address(address)
    listed = print_.get("#text", "").strip()
    elsewhere = number and listed and not number.startswith(f"{listed.upper()}-")
    fields: dict[str, object] = {
        "number": print_.get("num") or number,
        "name": card.get("name"),
        "kind": "|".join(dict.fromkeys(" ".join((*(kinds or words[:1]), *others)).split())),
        "classes": classes,
        "traits": parted,
        "cost": cost if cost is not None else card.get("cmc"),
        "attack": attack or None,
        "defense": defense if slash else None,
        "text": card.get("text"),
        "rarity": print_.get("rarity"),
        "set": listed if print_.get("num") and "-" not in print_["num"] else None,
        "picture": address.replace("\\", "/").rsplit("/", 1)[-1] if number else None,
    }
    row = draft(f"line {card['line']}", fields, facts)
    if elsewhere and not print_.get("num"):
        return row._replace(oddities=(*row.oddities, Message("odd-set", (readable(listed, 20),))))
    return row
