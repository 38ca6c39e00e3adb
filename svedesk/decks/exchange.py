"""Decks in the forms of other programs: whatever a user has is read, and given back in the form that is wanted."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any, Literal
from xml.sax.saxutils import quoteattr

from svedesk.cards.library import Library
from svedesk.decks.draft import LARGEST, Draft, draft, read_list
from svedesk.decks.lines import CardLine, Heading, Meaning, Section, meaning
from svedesk.decks.model import Deck
from svedesk.decks.share_code import code_of, deck_of, is_code
from svedesk.documents.damaged import DamagedFile
from svedesk.documents.xml import parse

Form = Literal["text", "cod", "json", "code"]
FORMS: tuple[Form, ...] = ("text", "cod", "json", "code")
OURS, SVE_DECK = "svedesk-deck", "sve-deck"
_NUMBER_KEYS = ("number", "card_number", "cardNumber", "cardNo", "card_no", "no", "code", "id")
_NAME_KEYS = ("name", "card_name", "cardName", "name_en", "name_ja")
_COUNT_KEYS = ("count", "quantity", "copies", "qty", "amount")
_PLACE_KEYS = ("section", "zone", "deck", "deckType", "deck_type")
MOST_COPIES = 99
MOST_RECORDS = 500


def read_any(data: bytes, library: Library, file: str = "") -> Draft:
    """The draft of whatever a file or a pasted text holds: a share code, JSON, a deck of Cockatrice, or a list. Raises
    `DamagedFile` for what is none of them; a line that nobody knows is no reason."""
    if len(data) > LARGEST:
        raise DamagedFile("file-too-big", LARGEST, OURS, file=file)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise DamagedFile("file-not-text", error.start + 1, file=file) from error
    start = text.lstrip()[:1]
    if not start:
        raise DamagedFile("file-empty", file=file)
    if is_code(text):
        return draft_of(deck_of(text), library)
    if start == "<":
        return _cockatrice(data, library, file)
    if start in "{[":
        return _json(text, library, file)
    return read_list(text, library)


def draft_of(deck: Deck, library: Library) -> Draft:
    """A deck as a draft: its list in text, each line's card known if the library has it."""
    return read_list(as_list(deck, library), library)


def export(deck: Deck, form: Form, library: Library) -> str:
    """A deck in a form: a list in text, a deck of Cockatrice, "sve-deck" JSON, or a share code."""
    if form == "cod":
        return _as_cockatrice(deck, library)
    if form == "json":
        return _as_json(deck)
    return as_list(deck, library) if form == "text" else code_of(deck) + "\n"


def as_list(deck: Deck, library: Library) -> str:
    """A deck as a list to read, with headings, each line "3x Name (NUMBER)"."""
    piles = ("Leader", [(n, 1) for n in deck.leaders]), ("Main", deck.main), ("Evolve", deck.evolve)
    lines = [f"Name: {' '.join(deck.name.split())}"] if deck.name else []
    for heading, copies in piles:
        if copies:
            lines += ["", heading] if lines else [heading]
            lines += [f"{count}x {_called(number, library)}".rstrip() for number, count in copies]
    return "\n".join(lines) + "\n"


def _called(number: str, library: Library) -> str:
    return f"{library[number].name} ({number})" if number in library else number


# -- Cockatrice --------------------------------------------------------------------------------------------------------


def _cockatrice(data: bytes, library: Library, file: str) -> Draft:
    top = parse(data, file)
    if top.name != "cockatrice_deck":
        raise DamagedFile("file-foreign", OURS, file=file)
    lines: list[str] = []
    meanings: list[Meaning] = []
    for zone in top.all("zone"):
        section: Section = "main" if zone.attributes.get("name") == "main" else "evolve"
        lines.append(section)
        meanings.append(Heading(section))
        for card in zone.all("card"):
            name, count = card.attributes.get("name", ""), _whole(card.attributes.get("number", "1"))
            if count < 1 or not name.strip():
                continue
            lines.append(f"{count} {' '.join(name.split())}")
            said = meaning(f"1 {name}")
            meanings.append(said._replace(count=count) if isinstance(said, CardLine) else CardLine(count, name.strip()))
    return draft(tuple(lines), meanings, library, " ".join(top.said("deckname").split()))


def _as_cockatrice(deck: Deck, library: Library) -> str:
    """As the SVE lists for Cockatrice have it: leader and evolve deck are the sideboard, evolved cards say so."""

    def rows(copies: Iterable[tuple[str, int]]) -> list[str]:
        return [f"        <card number={quoteattr(str(c))} name={quoteattr(_plain(n, library))}/>" for n, c in copies]

    side = [*((number, 1) for number in deck.leaders), *deck.evolve]
    return "\n".join(
        [
            '<?xml version="1.0" encoding="UTF-8"?>',
            '<cockatrice_deck version="1">',
            f"    <deckname>{quoteattr(deck.name)[1:-1]}</deckname>",
            "    <comments></comments>",
            '    <zone name="main">',
            *rows(deck.main),
            "    </zone>",
            '    <zone name="side">',
            *rows(side),
            "    </zone>",
            "</cockatrice_deck>",
            "",
        ]
    )


def _plain(number: str, library: Library) -> str:
    if number not in library:
        return number
    card = library[number]
    return f"{card.name} (Evolved)" if card.special == "evolved" else card.name


# -- JSON --------------------------------------------------------------------------------------------------------------


def _json(text: str, library: Library, file: str) -> Draft:
    try:
        document = json.loads(text)
    except json.JSONDecodeError as error:
        raise DamagedFile("file-not-json", error.lineno, error.colno, file=file) from error
    except RecursionError:
        raise DamagedFile("file-nested", file=file) from None
    except ValueError:
        raise DamagedFile("file-number", file=file) from None
    if isinstance(document, list):
        return _records(document, library, file)
    if not isinstance(document, dict) or document.get("format") not in (OURS, SVE_DECK):
        raise DamagedFile("file-foreign", OURS, file=file)
    leaders = document.get("leaders", document.get("leader", []))
    leaders = [leaders] if isinstance(leaders, str) else leaders
    piles = {"main": document.get("main", {}), "evolve": document.get("evolve", {})}
    if not isinstance(leaders, list) or not all(isinstance(pile, dict) for pile in piles.values()):
        raise DamagedFile("file-foreign", OURS, file=file)
    cards: list[tuple[Section, str, int]] = [("leader", str(number), 1) for number in leaders[:MOST_RECORDS]]
    for section, pile in piles.items():
        for number, count in list(pile.items())[:MOST_RECORDS]:
            cards.append(("main" if section == "main" else "evolve", str(number), _whole(count)))
    return _numbered(cards, library, " ".join(str(document.get("name", "")).split())[:100])


def _records(rows: list[Any], library: Library, file: str) -> Draft:
    """A list with a record for each copy, or for each card with a count."""
    counted: dict[tuple[Section, str], int] = {}
    for row in rows[:MOST_RECORDS]:
        if not isinstance(row, Mapping):
            raise DamagedFile("file-foreign", OURS, file=file)
        what = _first(row, _NUMBER_KEYS) or _first(row, _NAME_KEYS)
        if not what:
            raise DamagedFile("file-foreign", OURS, file=file)
        place = _first(row, _PLACE_KEYS).casefold()
        section: Section = "evolve" if "evolve" in place or "side" in place or "進化" in place else "main"
        count = _whole(_first(row, _COUNT_KEYS) or 1)
        counted[section, what] = counted.get((section, what), 0) + count
    return _numbered([(section, what, count) for (section, what), count in counted.items()], library, "")


def _numbered(cards: list[tuple[Section, str, int]], library: Library, name: str) -> Draft:
    lines: list[str] = []
    meanings: list[Meaning] = []
    section: Section | None = None
    for where, what, count in cards:
        if count < 1:
            continue
        if where != section:
            section = where
            lines.append(where)
            meanings.append(Heading(where))
        what = " ".join(what.split())[:200]
        said = meaning(what)
        lines.append(f"{count} {what}")
        meanings.append(said._replace(count=count) if isinstance(said, CardLine) else CardLine(count, what))
    return draft(tuple(lines), meanings, library, name)


def _first(row: Mapping[str, Any], keys: Iterable[str]) -> str:
    found = (row[key] for key in keys if row.get(key) not in (None, ""))
    return str(next(found, ""))


def _whole(said: object) -> int:
    """A number of copies; 0 for what is none."""
    text = str(said).strip()
    return min(int(text), MOST_COPIES) if text.isascii() and text.isdigit() and len(text) < 4 else 0


def _as_json(deck: Deck) -> str:
    leader: object = deck.leaders[0] if len(deck.leaders) == 1 else list(deck.leaders)
    fields = {
        "format": SVE_DECK,
        "version": 1,
        "name": deck.name,
        "leader": leader,
        "main": dict(deck.main),
        "evolve": dict(deck.evolve),
    }
    return json.dumps(fields, ensure_ascii=False, indent=2) + "\n"
