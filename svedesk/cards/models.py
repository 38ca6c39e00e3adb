"""What is printed on a card, as files have it, checked by pydantic: packs and imports have more beside it, and our own
card files, which only tests look at, have it as it is."""

from __future__ import annotations

import re
import unicodedata
from typing import Annotated, Literal, Self

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, model_validator
from pydantic_core import PydanticCustomError

MAX_CARDS = 20_000
"""About three times the cards there are."""


def readable_line(text: str) -> str:
    """For a field that is one line: no control characters, no spaces around it."""
    # Control and formatting characters could hide in a line or turn it around.
    if any(unicodedata.category(letter) in {"Cc", "Cf", "Cs", "Zl", "Zp"} for letter in text):
        raise PydanticCustomError("file-field-one-line", "must be one line of ordinary characters")
    if text != text.strip():
        raise PydanticCustomError("file-field-edges", "must not begin or end with a space")
    return text


def _collector_number(text: str) -> str:
    if not re.fullmatch(r"[A-Za-z0-9]+(-[A-Za-z0-9]+)+", text):
        raise PydanticCustomError("file-field-collector", "must be a collector number")
    return text


def _number_or_nothing(text: str) -> str:
    return _collector_number(text) if text else text


def _word(text: str) -> str:
    if not re.fullmatch(r"[a-z_]+", text):
        raise PydanticCustomError("file-field-word", "must be a word in small letters")
    return text


def _word_or_nothing(text: str) -> str:
    return _word(text) if text else text


Name = Annotated[str, Field(min_length=1, max_length=100), AfterValidator(readable_line)]
"""One line of readable text."""
Number = Annotated[str, Field(max_length=40), AfterValidator(_collector_number)]
"""A collector number such as "SD01-001": safe as a part of a file name."""
NumberOrNothing = Annotated[str, Field(max_length=40), AfterValidator(_number_or_nothing)]
Word = Annotated[str, Field(max_length=20), AfterValidator(_word)]
"""A word of the rules in small letters."""
Names = Annotated[list[Name], Field(max_length=10)]
Statistic = Annotated[int, Field(ge=0, le=999)]


class Row(BaseModel):
    """What all rows have in common: nothing is converted and nothing unknown is let in."""

    model_config = ConfigDict(strict=True, defer_build=True, extra="forbid", frozen=True)


class CardRow(Row):
    """One card in a card file: the fields of `Facts` (see there), those with their usual values left out."""

    number: Number
    name: Name
    name_ja: Name
    kind: Word
    special: Annotated[str, Field(max_length=20), AfterValidator(_word_or_nothing)] = ""
    classes: Names = []
    traits: Names = []
    traits_ja: Names = []
    universe: Annotated[str, Field(max_length=100), AfterValidator(readable_line)] = ""
    cost: Statistic | None = None
    attack: Statistic | None = None
    defense: Statistic | None = None
    counts_as: Annotated[str, Field(max_length=100), AfterValidator(readable_line)] = ""
    deck_limit: Annotated[int, Field(ge=1, le=99)] = 3
    alternate: Annotated[str, Field(max_length=100), AfterValidator(readable_line)] = ""
    back: NumberOrNothing = ""
    front: NumberOrNothing = ""
    trigger: Literal["", "critical", "draw", "stand", "heal"] = ""
    starting: bool = False
    edition: Annotated[str, Field(max_length=20), AfterValidator(readable_line)] = ""

    @model_validator(mode="after")
    def _each_trait_in_both_languages(self) -> Self:
        if len(self.traits) != len(self.traits_ja):
            raise PydanticCustomError("file-field-traits", "must have as many traits_ja as traits")
        return self
