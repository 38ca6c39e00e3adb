"""The form of our own card files (resources/cards), which the program trusts and only tests look at."""

from pathlib import Path
from typing import Annotated, Self

from pydantic import Field, ValidationError, model_validator
from pydantic_core import PydanticCustomError
from shipped import SVE

from svedesk.cards.models import MAX_CARDS, BaseRow, CardRow, Name, form_of
from svedesk.documents.damaged import wrong_content
from svedesk.documents.kinds import CARDS
from svedesk.documents.reading import read_document
from svedesk.games.sve.facts import SveFacts


class CardFile(BaseRow):
    """A file of cards."""

    name: Name
    cards: Annotated[list[form_of(CardRow, SVE.facts)], Field(max_length=MAX_CARDS)]

    @model_validator(mode="after")
    def _each_number_once(self) -> Self:
        seen: set[str] = set()
        for card in self.cards:
            if card.facts.number in seen:
                raise PydanticCustomError("file-field-card-twice", "has a card twice", {"detail": card.facts.number})
            seen.add(card.facts.number)
        return self


def load_cards(path: Path) -> tuple[SveFacts, ...]:
    """The cards in a card file. Raises `DamagedFile` when it is not one."""
    document = read_document(path, CARDS)
    try:
        rows = CardFile.model_validate(document).cards
    except ValidationError as error:
        raise wrong_content(error.errors(include_url=False), path.name) from error
    return tuple(row.facts for row in rows)
