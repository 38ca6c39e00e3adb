"""The icons of rules text in plain letters, for places that can't draw them (a button, a terminal)."""

from __future__ import annotations

import re

_MARK = re.compile(r"\{([A-Z ]+?)(?: (\d+|X))?\}")
_WORDS = {
    "FANFARE": "Fanfare:",
    "LAST WORDS": "Last Words:",
    "ACT": "Act",
    "EVOLVE": "Evolve",
    "QUICK": "Quick.",
    "Q": "Quick",
    "ENGAGE": "engage",
    "ATK": "attack ",
    "DEF": "defense ",
    "COST": "cost",
    "SERVE": "Serve",
    "RIDE": "Ride",
    "ADVANCED": "Advanced",
}


def plain(text: str, mark: re.Pattern[str] = _MARK) -> str:
    """Rules text with its icons ({FANFARE}, {COST 2}) as words, or only those of a pattern; Japanese text has words in
    brackets already."""
    return mark.sub(_word, text.replace("}{", "} {"))


def _word(mark: re.Match[str]) -> str:
    name, value = mark.groups()
    word = _WORDS.get(name, name.capitalize())
    return f"{word} {value}" if value else word
