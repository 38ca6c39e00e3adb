"""The form of a pack's file, checked by pydantic."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Annotated, Any, Self

from pydantic import AfterValidator, Field, create_model, model_validator
from pydantic_core import PydanticCustomError

from svedesk.cards.models import BaseRow, CardRow, Line, Name, Text, Word, form_of
from svedesk.documents.forms import checked
from svedesk.documents.kinds import FIRST_GAME, PACK
from svedesk.documents.reading import check_game, fields_of
from svedesk.engine.card_fields import made_once, schema
from svedesk.engine.facts import Facts
from svedesk.engine.game import Game
from svedesk.packs.model import LONGEST_ID, MOST_CARDS, MOST_DATA, MOST_PICTURE, Pack, PackCard, PackPicture
from svedesk.packs.names import folded_name, is_id, is_picture_name


def _id(text: str) -> str:
    if not is_id(text):
        raise PydanticCustomError("file-field-pack-id", "must be small letters and digits joined by hyphens")
    return text


def _picture_name(text: str) -> str:
    if not is_picture_name(text):
        raise PydanticCustomError("file-field-picture-name", "must be the name of a picture")
    return text


def _digest(text: str) -> str:
    if not re.fullmatch(r"[0-9a-f]{64}", text):
        raise PydanticCustomError("file-field-digest", "must be a SHA-256")
    return text


PictureName = Annotated[str, Field(max_length=100), AfterValidator(_picture_name)]


class PackRow(CardRow):
    """One card in a pack."""

    script: Text = ""
    text: Text = ""
    text_ja: Text = ""
    picture: PictureName | None = None

    @model_validator(mode="after")
    def _words_of_the_game(self) -> Self:
        # An import may bring words that nobody knows yet; of what is made for svedesk they can only be mistakes.
        for field in schema(self.facts_class):
            word = getattr(self.facts, field.name)
            if word and field.form == "word" and field.words and word not in (*field.words, *field.others):
                raise PydanticCustomError("file-field-kind", "no kind of card", {"detail": word})
        return self


class PictureRow(BaseRow):
    """One picture in a pack."""

    size: Annotated[int, Field(ge=1, le=MOST_PICTURE)]
    sha256: Annotated[str, Field(max_length=64), AfterValidator(_digest)]


class PackForm(BaseRow):
    """A pack."""

    game: Word = FIRST_GAME
    id: Annotated[str, Field(max_length=LONGEST_ID), AfterValidator(_id)]
    name: Name
    author: Line = ""
    note: Text = ""
    cards: Annotated[list[PackRow], Field(max_length=MOST_CARDS)]
    pictures: Annotated[dict[PictureName, PictureRow], Field(max_length=MOST_CARDS)]

    @model_validator(mode="after")
    def _each_once(self) -> Self:
        # Files called by them must not meet where case makes no difference.
        for what, names in (("card", [card.facts.number for card in self.cards]), ("picture", list(self.pictures))):
            seen: set[str] = set()
            for name in names:
                if folded_name(name) in seen:
                    raise PydanticCustomError(f"file-field-{what}-twice", "has it twice", {"detail": name})
                seen.add(folded_name(name))
        return self

    @model_validator(mode="after")
    def _pictures_are_of_cards(self) -> Self:
        wanted = {card.picture for card in self.cards if card.picture}
        for name in sorted(wanted - self.pictures.keys()):
            raise PydanticCustomError("file-field-picture-unlisted", "lists it not", {"detail": name})
        for name in sorted(self.pictures.keys() - wanted):
            raise PydanticCustomError("file-field-picture-unused", "no card has it", {"detail": name})
        return self

    @model_validator(mode="after")
    def _faces_belong_together(self) -> Self:
        known = {card.facts.number: card.facts for card in self.cards}
        for card in known.values():
            back, front = known.get(card.back), known.get(card.front)
            if (
                (card.back and (back is None or back.front != card.number or card.front))
                or (card.front and (front is None or front.back != card.number))
                or card.number in (card.back, card.front)
            ):
                raise PydanticCustomError("file-field-face", "faces", {"detail": card.number})
        return self


@made_once
def _form_of(facts: type[Facts]) -> type[PackForm]:
    cards: Any = list.__class_getitem__(form_of(PackRow, facts))
    return create_model("PackForm", __base__=PackForm, cards=(cards, Field(max_length=MOST_CARDS)))


def pack_of(data: bytes, file: str, game: Game) -> Pack:
    """The pack of a game's cards that the bytes of its file hold. Raises `DamagedFile`."""
    fields = fields_of(data, PACK._replace(max_bytes=MOST_DATA), file)
    del fields["format"], fields["version"]
    return checked_pack(fields, file, game)


def checked_pack(fields: Mapping[str, Any], file: str, game: Game) -> Pack:
    """The pack with these fields. Raises `DamagedFile`."""
    check_game(fields, game.name, file)
    form = checked(_form_of(game.facts), fields, file)
    pictures = tuple(PackPicture(name, row.size, row.sha256) for name, row in form.pictures.items())
    cards = tuple(card_of(row) for row in form.cards)
    pictures = tuple(sorted(pictures, key=lambda picture: picture.name))
    return Pack(form.id, form.name, form.author, form.note, cards, pictures, form.game)


def card_of(row: PackRow) -> PackCard:
    """The card in a row."""
    return PackCard(row.facts, row.script, row.text, row.text_ja, row.picture or "")
