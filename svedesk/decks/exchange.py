"""Decks in the forms of other programs: whatever a user has is read, and given back in the form that is wanted."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Literal, get_args

from svedesk.cards.library import Library, shipped_library
from svedesk.cards.spreadsheet import WORKBOOK, read_workbook
from svedesk.decks.cockatrice import as_cockatrice, read_xml
from svedesk.decks.draft import LARGEST, MOST_LINES, DeckDraft, draft, read_list
from svedesk.decks.json_forms import DECK_CODE, as_json, is_list, read_json
from svedesk.decks.json_of_others import as_decklog, as_tabletop
from svedesk.decks.list_lines import Built, Heading, Meaning, Nothing, Title, copies, meaning
from svedesk.decks.model import MAYBE, Deck
from svedesk.decks.page_text import deck_in_link, is_page, link_in, list_in_link, text_of_page, text_of_rich_text
from svedesk.decks.share_code import code_in, code_of, deck_of
from svedesk.documents.damaged import DamagedFile, OfAnotherGame, readable
from svedesk.documents.kinds import DECK_LIST
from svedesk.documents.reading import decoded, read_file
from svedesk.engine.game import Game

Form = Literal["text", "english", "cod", "json", "decklog", "tabletop", "code"]
FORMS: tuple[Form, ...] = get_args(Form)
_COLUMNS = 20
"""Columns of a sheet in which a deck is looked for."""


def read_any(data: bytes, library: Library, game: Game, file: str = "", others: Iterable[Game] = ()) -> DeckDraft:
    """The draft of whatever a file or a pasted text holds: a share code, a link with a deck in it, JSON, XML, a page, a
    sheet, or a list. Raises `DamagedFile` for what is none of them, or of another game, also where only the cards tell
    that it is of one of the `others`; a line that nobody knows is no reason."""
    draft = _read_any(data, library, game, file)
    if draft.entries and len(draft.unknown) == len(draft.entries):
        for other in others:
            if _is_of(other, data):
                raise OfAnotherGame(other.name, file)
    return draft


def _is_of(game: Game, data: bytes) -> bool:
    """Whether most lines of a list are cards that come with a game."""
    try:
        draft = _read_any(data, shipped_library(game), game, "")
    except DamagedFile:
        return False
    return 2 * len(draft.unknown) < len(draft.entries)


def _read_any(data: bytes, library: Library, game: Game, file: str) -> DeckDraft:
    if len(data) > DECK_LIST.max_bytes:
        raise DamagedFile("file-too-big", DECK_LIST.max_bytes, DECK_LIST.format, file=file)
    text = _sheets(data, file) if data.startswith(WORKBOOK) else decoded(data, file)
    start = text.lstrip()[:1]
    if not start:
        raise DamagedFile("file-empty", file=file)
    code = code_in(text, game)
    if code:
        return draft_of(deck_of(code, game), library, game)
    if start == "{" and text.lstrip().startswith("{\\rtf"):
        text = text_of_rich_text(text)
    elif is_page(text):
        text = text_of_page(text)
    elif start in "<{[" and not is_list(text):
        if start == "<":
            return read_xml(data, library, game, file)
        return read_json(text, library, game, file)
    linked = deck_in_link(text)
    if linked:
        return read_json(linked, library, game, file)
    text = list_in_link(text) or text
    if text.count("\n") > MOST_LINES:
        raise DamagedFile("deck-too-long", text.count("\n") + 1, MOST_LINES, file=file)
    if len(text) > LARGEST:
        raise DamagedFile("file-too-big", LARGEST, DECK_LIST.format, file=file)
    draft = read_list(text, library, game.decks)
    if not any(entry.number for entry in draft.entries):
        _check_no_link(text, draft, file)
    return draft


def _check_no_link(text: str, draft: DeckDraft, file: str) -> None:
    """Raises `DamagedFile` for a text without cards that only says where a deck is, or says nothing."""
    link = link_in(text)
    if link:
        raise DamagedFile("deck-link", link, file=file)
    code = DECK_CODE.fullmatch(text.strip()) or re.search(
        r"(?:deck ?code|デッキコード)\s*[:：]\s*([0-9A-Z]{4,6})\b", text, re.I
    )
    if code:
        raise DamagedFile("deck-code", code[code.re.groups], file=file)
    if not draft.entries:
        raise DamagedFile("deck-no-cards", file=file)


def _sheets(data: bytes, file: str) -> str:
    """The sheets of a workbook as text, its cells parted by tabs."""
    rows = (row for sheet in read_workbook(data, file, _COLUMNS).sheets for _, row in sheet.rows)
    return "\n".join("\t".join("" if cell is None else str(cell) for cell in row).rstrip("\t") for row in rows)


def read_deck_file(path: Path, library: Library, game: Game, others: Iterable[Game] = ()) -> DeckDraft:
    """The draft of whatever a file holds, called as the file where nothing in it says a name. Raises `DamagedFile`."""
    deck = read_any(read_file(path, DECK_LIST), library, game, path.name, others)
    return deck if deck.name else replace(deck, name=readable(path.stem, 100).strip())


def draft_of(deck: Deck, library: Library, game: Game) -> DeckDraft:
    """A deck as a draft: its list in text, each line's card known if the library has it."""
    rows = tuple(_listed(deck, library, game))
    listed = draft(tuple(line for line, _ in rows), (what for _, what in rows), library, game.decks)
    return replace(listed, form=deck.format, note=deck.note)


def export(deck: Deck, form: Form, library: Library, game: Game) -> str:
    """A deck in a form: a list in text, the same with English numbers, a deck of Cockatrice, JSON for other programs,
    JSON as DeckLog has it, an object of Tabletop Simulator, or a share code. A code has no room for the note, nor for
    lines that nobody knows or cards that are only considered."""
    if form == "cod":
        return as_cockatrice(deck, library, game.decks)
    if form == "json":
        return as_json(deck, game)
    if form == "decklog":
        return as_decklog(deck, library, game)
    if form == "tabletop":
        return as_tabletop(deck, library, game)
    if form == "code":
        return code_of(deck, game) + "\n"
    return as_list(deck, library, game, english=form == "english")


def as_list(deck: Deck, library: Library, game: Game, *, english: bool = False) -> str:
    """A deck as a list to read, with headings, each line "3x Name (NUMBER)", lines that nobody knows as they were; with
    `english` the numbers of the English edition, where they are known."""
    return "".join(f"{line}\n" for line, _ in _listed(deck, library, game, english=english))


def _listed(deck: Deck, library: Library, game: Game, *, english: bool = False) -> Iterator[tuple[str, Meaning]]:
    """The lines of the list, each with what it says."""
    name = " ".join(deck.name.split())
    if name:
        yield f"Name: {name}", Title(name)
    usual = game.decks.formats[0]
    if deck.format != usual:
        yield f"Format: {deck.format}", Built(deck.format)
    blank = bool(name) or deck.format != usual
    for section in (*deck, MAYBE):
        unknown = [line for where, line in deck.unknown if where == section]
        copies_here = deck.maybe if section == MAYBE else deck[section]
        if not (copies_here or unknown):
            continue
        if blank:
            yield "", Nothing(blank=True)
        blank = True
        heading = "Maybe" if section == MAYBE else game.decks.section_words[section].headings[0]
        yield heading, Heading(section)
        for number, count in copies_here:
            yield f"{count}x {_called(number, library, english=english)}", copies(count, number, section)
        yield from ((line, meaning(line, game.decks)) for line in unknown)


def _called(number: str, library: Library, *, english: bool) -> str:
    card = library.get(number)
    if card is None:
        return number
    return f"{card.name} ({(english and card.english_number) or number})"
