"""What cards are called at a table that another program may hold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from svedesk.cli import materials
from svedesk.engine.game_table import Name
from svedesk.engine.script import Lang

if TYPE_CHECKING:
    from svedesk.net.link import SeatLink


def names_at(link: SeatLink, lang: Lang) -> Name:
    """The names of cards in a language; of one that only the host has, as the host tells it."""
    own = materials.names(lang)

    def name(number: str) -> str:
        card = link.introduced.get(number)
        if card is None:
            return own(number)
        return (lang == "ja" and card.name_ja) or card.name or number

    return name
