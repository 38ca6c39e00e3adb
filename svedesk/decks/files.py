"""Decks as files of the user: checked when read, replaced as a whole when written."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Any

from pydantic import AfterValidator, BeforeValidator, Field, ValidationError, create_model

from svedesk.cards.models import BaseRow, Name, Number, Word, readable_line
from svedesk.decks.model import LONGEST_NOTE, MOST_COPIES, MOST_UNKNOWN, Deck, in_sections, section_called, summed
from svedesk.documents.damaged import wrong_content
from svedesk.documents.kinds import DECK
from svedesk.documents.reading import check_game, read_document
from svedesk.documents.writing import write_document
from svedesk.engine.game import Game, GameDecks

__all__ = ["LONGEST_NOTE", "load_deck", "save_deck"]
Line = Annotated[str, Field(min_length=1, max_length=200), AfterValidator(readable_line)]
"""A line nobody knows, of a list that the deck was made from."""
Count = Annotated[int, Field(ge=1, le=MOST_COPIES)]


def _counted(pile: Any) -> Any:  # noqa: ANN401 - whatever JSON can hold
    """Version 1 has leaders one by one."""
    one_by_one = isinstance(pile, list) and all(isinstance(number, str) for number in pile)
    return dict(Counter(pile)) if one_by_one else pile


Pile = Annotated[dict[Number, Count], Field(max_length=100), BeforeValidator(_counted)]
"""More different cards than a section may have, so that a deck in the making can be saved, too."""


class DeckFile(BaseRow):
    """The form of a deck file, which has a pile for each section besides; resources/decks has examples."""

    game: Word = ""
    name: Name
    built_for: Word = "standard"
    """`Deck.format`; in a file "format" says what file it is."""
    note: Annotated[str, Field(max_length=LONGEST_NOTE)] = ""
    unknown: dict[Word, Annotated[list[Line], Field(max_length=MOST_UNKNOWN)]] = Field(default_factory=dict)


@cache
def _form(sections: tuple[str, ...], main: str) -> type[DeckFile]:
    """The form of a game's deck files. Sections beside the main one may be left out."""
    piles: dict[str, Any] = {section: (Pile, Field(default_factory=dict)) for section in sections}
    return create_model("DeckFile", __base__=DeckFile, **{**piles, main: (Pile, ...)})


def load_deck(path: Path, game: Game) -> Deck:
    """The deck of a game in a file; whether it may be played is for `GameDecks.problems`.

    Raises `DamagedFile` when it is not a deck of this game.
    """
    document, rules = read_document(path, DECK), game.decks
    check_game(document, game.name, path.name)
    form = _checked(document, rules, path)
    piles = {section: tuple(getattr(form, section).items()) for section in rules.sections}
    unknown = tuple(
        (section_called(rules, word) or rules.main_section, line)
        for word, lines in form.unknown.items()
        for line in lines
    )
    return Deck(in_sections(rules, piles), form.name, form.built_for, form.note, unknown)


def save_deck(path: Path, deck: Deck, game: Game) -> None:
    """Write a deck of a game in place of `path`, whole or not at all.

    Raises `DamagedFile` when it can't be written, and, before anything is written, for a deck that could not be read
    again (a name of two lines, say).
    """
    unknown: dict[str, list[str]] = {}
    for section, line in deck.unknown:
        unknown.setdefault(section, []).append(line)
    document = {
        "game": game.name,
        "name": deck.name,
        "built_for": deck.format,
        **{section: summed(deck[section]) for section in deck},
        **({"note": deck.note} if deck.note else {}),
        **({"unknown": unknown} if unknown else {}),
    }
    _checked(document, game.decks, path)
    write_document(path, DECK, document)


def _checked(document: Mapping[str, object], rules: GameDecks, path: Path) -> DeckFile:
    try:
        return _form(rules.sections, rules.main_section).model_validate(document)
    except ValidationError as error:
        raise wrong_content(error.errors(include_url=False), path.name) from error
