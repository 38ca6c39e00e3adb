"""What cards are called at a table that another program may hold."""

from __future__ import annotations

from svedesk.cli import materials
from svedesk.engine.script import Lang
from svedesk.engine.table_words import Name
from svedesk.net.link import SeatLink


def names_at(link: SeatLink, lang: Lang) -> Name:
    """The names of cards in a language; of one that only the host has, as the host tells it."""
    own = materials.names(lang)

    def name(number: str) -> str:
        card = link.seen.introduced.get(number)
        if card is None:
            return own(number)
        facts = card.facts(materials.game().facts)
        return (lang == "ja" and facts.name_ja) or facts.name or number

    return name
