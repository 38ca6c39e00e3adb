"""What is printed on a card, as files have it, checked by pydantic: packs and imports have more beside it, and our own
card files, which only tests look at, have it as it is."""

from __future__ import annotations

import re
import unicodedata
from functools import cached_property
from typing import Annotated, Any, ClassVar, Literal, Self, TypeVar, cast

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, create_model, model_validator
from pydantic_core import PydanticCustomError

from svedesk.engine.card_fields import CardField, made_once, names, schema
from svedesk.engine.facts import Facts

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
    if not re.fullmatch(r"[a-z_][a-z0-9_]*", text):
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


class BaseRow(BaseModel):
    """What all rows have in common: nothing is converted and nothing unknown is let in."""

    model_config = ConfigDict(strict=True, defer_build=True, extra="forbid", frozen=True)


class CardRow(BaseRow):
    """One card in a file: the fields of its game's facts, those with their usual values left out. `form_of` makes the
    form of a game's rows, which has them."""

    facts_class: ClassVar[type[Facts]] = Facts

    @cached_property
    def facts(self) -> Facts:
        """What is printed on the card."""
        return self.facts_class.of_row({name: getattr(self, name) for name in names(self.facts_class)})

    @model_validator(mode="after")
    def _each_trait_in_both_languages(self) -> Self:
        if len(self.facts.traits) != len(self.facts.traits_ja):
            raise PydanticCustomError("file-field-traits", "must have as many traits_ja as traits")
        return self


_Form = TypeVar("_Form", bound=CardRow)


@made_once
def form_of(base: type[_Form], facts: type[Facts]) -> type[_Form]:
    """The form of a game's cards in rows like `base`: the fields of their facts, then its own."""
    fields: dict[str, Any] = {field.name: (_checked(field), _usual(field)) for field in schema(facts)}
    rows = create_model("CardRow", __base__=CardRow, **fields)
    rows.facts_class = facts
    whole = rows if base is CardRow else create_model(base.__name__, __base__=(base, rows))
    return cast("type[_Form]", whole)


def _usual(field: CardField) -> object:
    """What pydantic takes for a field that a row leaves out; `...` for one that it must have."""
    return ... if field.required else list(field.usual) if field.form == "lines" else field.usual


def _checked(field: CardField) -> Any:  # noqa: ANN401 - a type with what pydantic has to check
    """The type of a field in a file."""
    match field.form:
        case "number":
            check = _collector_number if field.required else _number_or_nothing
            return Annotated[str, Field(max_length=field.longest), AfterValidator(check)]
        case "word" if field.closed:
            return Literal["", *field.words]
        case "word":
            check = _word if field.required else _word_or_nothing
            return Annotated[str, Field(max_length=field.longest), AfterValidator(check)]
        case "line":
            least = 1 if field.required else None
            return Annotated[str, Field(min_length=least, max_length=field.longest), AfterValidator(readable_line)]
        case "lines":
            line = Annotated[str, Field(min_length=1, max_length=field.longest), AfterValidator(readable_line)]
            return Annotated[list[line], Field(max_length=field.entries)]
        case "whole":
            whole = Annotated[int, Field(ge=field.least, le=field.most)]
            return whole | None if not field.required and field.usual is None else whole
        case "flag":
            return bool


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
