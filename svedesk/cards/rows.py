"""The form of one row that an import brings to the card library, checked by pydantic."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Any, Literal, Self

from pydantic import AfterValidator, Field, model_validator
from pydantic_core import PydanticCustomError

from svedesk.cards.models import CardRow, NumberOrNothing, readable_line


def _readable_lines(text: str) -> str:
    # Rules text has lines; other control and formatting characters could hide in it or turn it around.
    if any(letter != "\n" and unicodedata.category(letter) in {"Cc", "Cf", "Cs", "Zl", "Zp"} for letter in text):
        raise PydanticCustomError("file-field-lines", "must be lines of ordinary characters")
    return text


def _file_name(text: str) -> str:
    if any(letter in text for letter in '/\\:*?"<>|') or text.startswith("."):
        raise PydanticCustomError("file-field-file", "must be a file name without a folder")
    return text


Text = Annotated[str, Field(max_length=4_000), AfterValidator(_readable_lines)]
"""Rules text: lines, one ability each. The longest printed is under 800 characters."""
Line = Annotated[str, Field(max_length=100), AfterValidator(readable_line)]


class EntryRow(CardRow):
    """One print as an import brings it: `CardRow`, but one of the names may be unknown, and with what the game does not
    need."""

    name: Line = ""
    name_ja: Line = ""
    text: Text = ""
    text_ja: Text = ""
    rarity: Line = ""
    variant_of: NumberOrNothing = ""
    picture: Annotated[Line, AfterValidator(_file_name)] = ""
    quick: Literal["", "no", "unknown"] = ""

    @model_validator(mode="after")
    def _a_name_in_some_language(self) -> Self:
        if not (self.name or self.name_ja):
            raise PydanticCustomError("file-field-nameless", "must have a name or name_ja")
        return self


def row_fields(row: EntryRow) -> dict[str, Any]:
    """What a row says of its card: the fields that do not have their usual value."""
    usual = {name: field.default for name, field in type(row).model_fields.items()}
    return {name: value for name, value in row.model_dump().items() if value != usual[name]}
