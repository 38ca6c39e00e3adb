"""Decks in the forms of other programs: whatever a user has is read, and given back in the form that is wanted."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Literal

from svedesk.cards.library import Library
from svedesk.decks.cockatrice import as_cockatrice, read_cockatrice
from svedesk.decks.draft import LARGEST, MOST_LINES, DeckDraft, draft, read_list
from svedesk.decks.json_forms import as_json, is_heading, read_json
from svedesk.decks.list_lines import Built, Heading, Meaning, Nothing, Title, copies, meaning
from svedesk.decks.model import Deck, Section
from svedesk.decks.share_code import code_in, code_of, deck_of
from svedesk.documents.damaged import DamagedFile, readable
from svedesk.documents.kinds import DECK_LIST
from svedesk.documents.reading import decoded, read_file

Form = Literal["text", "cod", "json", "code"]
FORMS: tuple[Form, ...] = ("text", "cod", "json", "code")
_HEADINGS: tuple[tuple[Section, str], ...] = (("leader", "Leader"), ("main", "Main"), ("evolve", "Evolve"))


def read_any(data: bytes, library: Library, file: str = "", formats: Collection[str] | None = None) -> DeckDraft:
    """The draft of whatever a file or a pasted text holds: a share code, JSON, a deck of Cockatrice, or a list. Raises
    `DamagedFile` for what is none of them; a line that nobody knows is no reason. A list may say one of these formats
    (None: any)."""
    if len(data) > DECK_LIST.max_bytes:
        raise DamagedFile("file-too-big", DECK_LIST.max_bytes, DECK_LIST.format, file=file)
    text = decoded(data, file)
    start = text.lstrip()[:1]
    if not start:
        raise DamagedFile("file-empty", file=file)
    code = code_in(text)
    if code:
        return draft_of(deck_of(code), library)
    if start == "<":
        return read_cockatrice(data, library, file)
    if start in "{[" and not is_heading(text):
        return read_json(text, library, file)
    if len(text) > LARGEST or text.count("\n") > MOST_LINES:
        raise DamagedFile("file-too-big", LARGEST, DECK_LIST.format, file=file)
    return read_list(text, library, formats)


def read_deck_file(path: Path, library: Library, formats: Collection[str] | None = None) -> DeckDraft:
    """The draft of whatever a file holds, called as the file where nothing in it says a name. Raises `DamagedFile`."""
    found = read_any(read_file(path, DECK_LIST), library, path.name, formats)
    return found if found.name else replace(found, name=readable(path.stem, 100).strip())


def draft_of(deck: Deck, library: Library) -> DeckDraft:
    """A deck as a draft: its list in text, each line's card known if the library has it."""
    rows = tuple(_listed(deck, library))
    found = draft(tuple(line for line, _ in rows), (what for _, what in rows), library)
    return replace(found, form=deck.format, note=deck.note)


def export(deck: Deck, form: Form, library: Library) -> str:
    """A deck in a form: a list in text, a deck of Cockatrice, "sve-deck" JSON, or a share code. A code has no room for
    the note, nor for lines that nobody knows."""
    if form == "cod":
        return as_cockatrice(deck, library)
    if form == "json":
        return as_json(deck)
    return as_list(deck, library) if form == "text" else code_of(deck) + "\n"


def as_list(deck: Deck, library: Library) -> str:
    """A deck as a list to read, with headings, each line "3x Name (NUMBER)", lines that nobody knows as they were."""
    return "".join(f"{line}\n" for line, _ in _listed(deck, library))


def _listed(deck: Deck, library: Library) -> Iterator[tuple[str, Meaning]]:
    """The lines of the list, each with what it says."""
    name = " ".join(deck.name.split())
    if name:
        yield f"Name: {name}", Title(name)
    if deck.format != "standard":
        yield f"Format: {deck.format}", Built(deck.format)
    piles = {"leader": tuple((number, 1) for number in deck.leaders), "main": deck.main, "evolve": deck.evolve}
    blank = bool(name) or deck.format != "standard"
    for section, heading in _HEADINGS:
        unknown = [line for where, line in deck.unknown if where == section]
        if not (piles[section] or unknown):
            continue
        if blank:
            yield "", Nothing(blank=True)
        blank = True
        yield heading, Heading(section)
        for number, count in piles[section]:
            yield f"{count}x {_called(number, library)}", copies(count, number, section)
        yield from ((line, meaning(line)) for line in unknown)


def _called(number: str, library: Library) -> str:
    return f"{library[number].name} ({number})" if number in library else number
