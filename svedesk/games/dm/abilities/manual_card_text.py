"""A text of a card, or a line of it, that the program does not execute: players carry it out by hand."""

from __future__ import annotations

from svedesk.engine.script import Lang
from svedesk.games.dm.abilities.base import DmAbility


class ManualCardText(DmAbility):
    """What its script does not say of a card's text: it is carried out where the card is used."""

    def says(self, lang: Lang) -> str:
        """A hint, not the text."""
        return "このカードのテキストは手動で解決する。" if lang == "ja" else "Resolve this card's text manually."
