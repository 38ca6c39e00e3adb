"""Decks as files of the user: checked when read, replaced as a whole when written."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

from pydantic import AfterValidator, Field, ValidationError

from svedesk.cards.models import BaseRow, Name, Number, Word, readable_line
from svedesk.decks.model import LONGEST_NOTE, MOST_COPIES, MOST_UNKNOWN, Deck, Section, summed
from svedesk.documents.damaged import wrong_content
from svedesk.documents.kinds import DECK
from svedesk.documents.reading import read_document
from svedesk.documents.writing import write_document

__all__ = ["LONGEST_NOTE", "DeckFile", "load_deck", "save_deck"]
Line = Annotated[str, Field(min_length=1, max_length=200), AfterValidator(readable_line)]
"""A line nobody knows, of a list that the deck was made from."""
Count = Annotated[int, Field(ge=1, le=MOST_COPIES)]
Pile = Annotated[dict[Number, Count], Field(max_length=100)]
"""More different cards than a deck may have, so that one in the making can be saved, too."""


class DeckFile(BaseRow):
    """The form of a deck file; resources/decks has examples."""

    name: Name
    built_for: Word = "standard"
    """`Deck.format`; in a file "format" says what file it is."""
    leaders: Annotated[list[Number], Field(max_length=4)]
    main: Pile
    evolve: Pile = Field(default_factory=dict)
    note: Annotated[str, Field(max_length=LONGEST_NOTE)] = ""
    unknown: dict[Section, Annotated[list[Line], Field(max_length=MOST_UNKNOWN)]] = Field(default_factory=dict)


def load_deck(path: Path) -> Deck:
    """The deck in a file; whether it may be played is for `validate`.

    Raises `DamagedFile` when it is not a deck.
    """
    form = _checked(read_document(path, DECK), path)
    main, evolve = tuple(form.main.items()), tuple(form.evolve.items())
    unknown = tuple((section, line) for section, lines in form.unknown.items() for line in lines)
    return Deck(form.name, tuple(form.leaders), main, evolve, form.built_for, form.note, unknown)


def save_deck(path: Path, deck: Deck) -> None:
    """Write a deck in place of `path`, whole or not at all.

    Raises `DamagedFile` when it can't be written, and, before anything is written, for a deck that could not be read
    again (a name of two lines, say).
    """
    unknown: dict[str, list[str]] = {}
    for section, line in deck.unknown:
        unknown.setdefault(section, []).append(line)
    document = {
        "name": deck.name,
        "built_for": deck.format,
        "leaders": list(deck.leaders),
        "main": summed(deck.main),
        "evolve": summed(deck.evolve),
        **({"note": deck.note} if deck.note else {}),
        **({"unknown": unknown} if unknown else {}),
    }
    _checked(document, path)
    write_document(path, DECK, document)


def _checked(document: Mapping[str, object], path: Path) -> DeckFile:
    try:
        return DeckFile.model_validate(document)
    except ValidationError as error:
        raise wrong_content(error.errors(include_url=False), path.name) from error
