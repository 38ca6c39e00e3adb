"""A card as a host tells of it to a seat that sees it and may not know it: what is printed on it, never its text."""

from __future__ import annotations

from dataclasses import fields
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from svedesk.engine.facts import Facts
from svedesk.engine.origin import CardNote
from svedesk.wire.messages import LONGEST_PACK, Line
from svedesk.wire.saved import CardDigest, Small, Words

Said = Annotated[Line, Field(max_length=200)]
Several = Annotated[tuple[Said, ...], Field(max_length=20)]


class IntroducedCard(BaseModel):
    """The fields of `Facts`, those that say nothing left out; `digest` is what the host means by the card, `pack` the
    name of the pack it is from."""

    model_config = ConfigDict(strict=True, defer_build=True, frozen=True, extra="ignore")

    digest: CardDigest
    pack: Annotated[Line, Field(max_length=LONGEST_PACK)] = ""
    number: Words
    name: Said = ""
    name_ja: Said = ""
    kind: Said = ""
    special: Said = ""
    classes: Several = ()
    traits: Several = ()
    traits_ja: Several = ()
    universe: Said = ""
    cost: Small | None = None
    attack: Small | None = None
    defense: Small | None = None
    counts_as: Said = ""
    deck_limit: Small = 3
    alternate: Said = ""
    back: Words = ""
    front: Words = ""
    trigger: Said = ""
    starting: bool = False
    edition: Said = ""

    def facts(self) -> Facts:
        """What is printed on the card."""
        return Facts(**{field.name: getattr(self, field.name) for field in fields(Facts)})


def introduced(facts: Facts, note: CardNote) -> IntroducedCard:
    """A card to be told of. What a list of the host's has of odd letters or of too much is left out: the message that
    holds it must be readable."""
    said = {field.name: _fitting(field.name, getattr(facts, field.name)) for field in fields(Facts)}
    return IntroducedCard(digest=note.digest, pack=one_line(note.origin.name, LONGEST_PACK), **said)  # type: ignore[arg-type]


def one_line(text: str, longest: int) -> str:
    """A text without what no line holds, and no longer than this."""
    return "".join(letter if letter.isprintable() else " " for letter in text).strip()[:longest]


def _fitting(name: str, value: object) -> object:
    if name in ("number", "back", "front"):
        return value
    if isinstance(value, tuple):
        return tuple(one_line(str(one), 200) for one in value[:20])
    return one_line(value, 200) if isinstance(value, str) else value
