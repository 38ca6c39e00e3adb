"""The form of deck files, checked by pydantic."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any

from pydantic import AfterValidator, BeforeValidator, Field, create_model

from svedesk.cards.models import BaseRow, Name, Number, Word, readable_line
from svedesk.decks.model import LONGEST_NOTE, MOST_COPIES, MOST_UNKNOWN
from svedesk.documents.forms import checked
from svedesk.engine.game import GameDecks

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
    maybe: Pile = Field(default_factory=dict)
    """`Deck.maybe`."""
    unknown: dict[Word, Annotated[list[Line], Field(max_length=MOST_UNKNOWN)]] = Field(default_factory=dict)


@cache
def _form(sections: tuple[str, ...], main: str) -> type[DeckFile]:
    """The form of a game's deck files. Sections beside the main one may be left out."""
    piles: dict[str, Any] = {section: (Pile, Field(default_factory=dict)) for section in sections}
    return create_model("DeckFile", __base__=DeckFile, **{**piles, main: (Pile, ...)})


def checked_deck(document: Mapping[str, object], rules: GameDecks, file: str) -> DeckFile:
    """What a deck file of a game holds. Raises `DamagedFile`."""
    return checked(_form(rules.sections, rules.main_section), document, file)
