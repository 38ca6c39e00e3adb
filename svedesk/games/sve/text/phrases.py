"""Filling in the game's sentences: what `svedesk.messages` fills in, without the icons in words of cards."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from svedesk.engine.script import Lang
from svedesk.games.sve.text.marks import plain
from svedesk.games.sve.text.terms import TERMS
from svedesk.messages import CardFiller

Name = Callable[[str], str]
"""Gives the name of the card with a number, in the reader's language (a window may give a link)."""


class Phrasebook(CardFiller):
    """Fills phrases in one language."""

    def __init__(self, lang: Lang, name: Name, seats: Sequence[str] | None = None) -> None:
        super().__init__(TERMS[lang], name, seats)

    def plain(self, value: object) -> str:
        """The name of a card, or a text without icons."""
        text = super().plain(value)
        return text if not isinstance(value, str) or value.startswith("#") else plain(text, _IN_WORDS)


_IN_WORDS = re.compile(r"\{(EVOLVE|[A-Z]+CRAFT)()\}")
"""The icons in words of a card that messages carry ("a {SWORDCRAFT} follower")."""
