"""Filling in the game's sentences: what `svedesk.messages` fills in, and card names and seats.

`{0}` is the name of a card where the argument starts with "#"; `{0:seat}` the name of a seat.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from svedesk.engine.script import Lang
from svedesk.games.sve.text.marks import plain
from svedesk.games.sve.text.terms import TERMS
from svedesk.messages import Filler

Name = Callable[[str], str]
"""Gives the name of the card with a number, in the reader's language (a window may give a link)."""


class Phrasebook(Filler):
    """Fills phrases in one language."""

    def __init__(self, lang: Lang, name: Name, seats: Sequence[str] | None = None) -> None:
        super().__init__(TERMS[lang])
        self._seats = seats
        self._name = name

    def format_field(self, value: object, format_spec: str) -> str:
        """One field, as `Filler` fills it; seats by their names where they have some."""
        if format_spec == "seat" and self._seats is not None and isinstance(value, int):
            return self._seats[value]
        return super().format_field(value, format_spec)

    def plain(self, value: object) -> str:
        """The name of a card, or a text without icons."""
        if isinstance(value, str):
            return self.card(value[1:]) if value.startswith("#") else plain(value, _IN_WORDS)
        return str(value)

    def card(self, number: str) -> str:
        """The name of a card as it stands in a sentence."""
        return self.words["grammar"]["named"].format(self._name(number))


_IN_WORDS = re.compile(r"\{(EVOLVE|[A-Z]+CRAFT)()\}")
"""The icons in words of a card that messages carry ("a {SWORDCRAFT} follower")."""
