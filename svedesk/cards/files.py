"""Card files of the user."""

from __future__ import annotations

from pathlib import Path

from pydantic import ValidationError

from svedesk.cards.document import read_document
from svedesk.cards.library import facts_of
from svedesk.cards.models import CARDS, CardFile, damage
from svedesk.engine.facts import Facts


def load_cards(path: Path) -> tuple[Facts, ...]:
    """The cards in a card file (resources/README.md says how one looks).

    Raises DamagedFile, whose text is a sentence for the user, when it is not one.
    """
    document = read_document(path, CARDS)
    try:
        rows = CardFile.model_validate(document).cards
    except ValidationError as error:
        raise damage(path.name, error) from None
    return tuple(facts_of(row.model_dump()) for row in rows)
