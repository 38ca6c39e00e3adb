"""A card as a host tells of it to a seat that sees it and may not know it: what is printed on it, never its text."""

from __future__ import annotations

from typing import Annotated, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

from svedesk.engine.card_fields import schema
from svedesk.engine.facts import Facts
from svedesk.engine.origin import CardNote
from svedesk.wire.messages import LONGEST_PACK, Line
from svedesk.wire.records import CardDigest, Small, Words

LONGEST, MOST = 200, 20
"""Characters of a line, and lines of a field."""
MOST_FIELDS = 60
Said = Annotated[Line, Field(max_length=LONGEST)]
Several = Annotated[tuple[Said, ...], Field(max_length=MOST)]


class IntroducedCard(BaseModel):
    """Beside what stands here, the fields of the card's facts, those that say nothing left out: each game has others,
    so that only their form is checked when they arrive. `digest` is what the host means by the card, `pack` the name of
    the pack it is from."""

    model_config = ConfigDict(strict=True, defer_build=True, frozen=True, extra="allow")
    __pydantic_extra__: dict[Annotated[str, Field(max_length=40)], Said | Small | bool | Several | None]

    digest: CardDigest
    pack: Annotated[Line, Field(max_length=LONGEST_PACK)] = ""
    number: Words

    @model_validator(mode="after")
    def _not_without_end(self) -> Self:
        if len(self.__pydantic_extra__) > MOST_FIELDS:
            raise ValueError("more fields than a card has")
        return self

    def facts(self, facts: type[Facts]) -> Facts:
        """What is printed on the card, as a game has it. What is of another form there counts as not told."""
        values: dict[str, object] = {}
        for field in schema(facts):
            usual = "" if field.required else field.usual
            value = self.__pydantic_extra__.get(field.name)
            values[field.name] = value if type(value) is (int if usual is None else type(usual)) else usual
        return facts(**{**values, "number": self.number})  # type: ignore[arg-type]  # a class that only its game knows


def introduced(facts: Facts, note: CardNote) -> IntroducedCard:
    """A card to be told of. What a list of the host's has of odd letters or of too much is left out: the message that
    holds it must be readable."""
    printed = {field.name: getattr(facts, field.name) for field in schema(type(facts)) if field.name != "number"}
    values = {name: _fitting(value) for name, value in printed.items() if value not in ("", (), None)}
    pack = one_line(note.origin.name, LONGEST_PACK)
    return IntroducedCard(digest=note.digest, pack=pack, number=facts.number, **values)  # type: ignore[arg-type]


def one_line(text: str, longest: int) -> str:
    """A text without what no line holds, and no longer than this."""
    return "".join(letter if letter.isprintable() else " " for letter in text).strip()[:longest]


def _fitting(value: object) -> object:
    if isinstance(value, tuple):
        return tuple(one_line(str(item), LONGEST) for item in value[:MOST])
    return one_line(value, LONGEST) if isinstance(value, str) else value
