"""The form of restriction lists as files: what somebody imports is checked before it counts."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from pydantic import Field, ValidationError

from svedesk.cards.models import BaseRow, Name, Word
from svedesk.decks.model import MOST_COPIES
from svedesk.decks.restrictions import CardLimit, RestrictionList
from svedesk.documents.damaged import wrong_content
from svedesk.documents.kinds import RESTRICTIONS
from svedesk.documents.reading import check_game, read_document
from svedesk.engine.game import Game

Date = Annotated[str, Field(pattern=r"^\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?$")]
"""A day or a month; as text they sort by time."""
CardNames = Annotated[list[Name], Field(min_length=1, max_length=10)]
"""One card by its names, in any language."""


class CardLimitRow(BaseRow):
    """A `CardLimit` in a file."""

    built_for: Word
    cards: Annotated[list[CardNames], Field(min_length=1, max_length=20)]
    most: Annotated[int, Field(ge=0, le=MOST_COPIES)] = MOST_COPIES
    since: Date | None = None


class RestrictionFile(BaseRow):
    """The form of a file; resources/restrictions has examples."""

    game: Word = ""
    date: Date
    rows: Annotated[list[CardLimitRow], Field(max_length=2_000)]

    @property
    def restrictions(self) -> RestrictionList:
        """The list it is."""
        limits = (CardLimit(row.built_for, tuple(map(tuple, row.cards)), row.most, row.since) for row in self.rows)
        return RestrictionList(self.date, tuple(limits))


def read_restrictions(path: Path, game: Game) -> RestrictionFile:
    """A file as it is. Raises `DamagedFile`."""
    document = read_document(path, RESTRICTIONS)
    check_game(document, game.name, path.name)
    try:
        return RestrictionFile.model_validate(document)
    except ValidationError as error:
        raise wrong_content(error.errors(include_url=False), path.name) from error
