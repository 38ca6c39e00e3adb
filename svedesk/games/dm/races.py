"""What races are called: in the plural, and in Japanese."""

from __future__ import annotations

from svedesk.games.dm.text.terms import words
from svedesk.phrases.wording import plural

RACES_JA = words("ja")["races"]


def races(race: str) -> str:
    """The name of a race in the plural."""
    return words("en")["races"].get(race) or plural(race)
