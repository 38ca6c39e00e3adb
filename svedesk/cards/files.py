"""Card files of the user."""

from __future__ import annotations

from pathlib import Path

from pydantic import ValidationError

from svedesk.cards.library import facts_of
from svedesk.cards.models import CardFile
from svedesk.documents.damaged import wrong_content
from svedesk.documents.kinds import CARDS
from svedesk.documents.reading import read_document
from svedesk.engine.facts import Facts


def load_cards(path: Path) -> tuple[Facts, ...]:
    """The cards in a card file (resources/README.md says how one looks).

    Raises `DamagedFile` when it is not one.
    """
    document = read_document(path, CARDS)
    try:
        rows = CardFile.model_validate(document).cards
    except ValidationError as error:
        raise wrong_content(error.errors(include_url=False), path.name) from error
    return tuple(facts_of(row.model_dump()) for row in rows)
