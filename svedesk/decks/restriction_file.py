"""The form of restriction lists as files: what somebody imports is checked before it counts."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from pydantic import Field

from svedesk.cards.models import BaseRow, Name, Word
from svedesk.decks.model import MOST_COPIES
from svedesk.decks.restrictions import CardLimit, RestrictionList
from svedesk.documents.forms import read_form, write_form
from svedesk.documents.kinds import RESTRICTIONS
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
    return read_form(path, RESTRICTIONS, RestrictionFile, game.name)


def write_restrictions(path: Path, form: RestrictionFile, game: Game) -> None:
    """Write such a file of a game. Raises `DamagedFile`."""
    fields = form.model_dump(exclude_defaults=True) | {"game": game.name}
    write_form(path, RESTRICTIONS, RestrictionFile, fields)
