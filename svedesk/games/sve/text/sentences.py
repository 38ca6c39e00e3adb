"""Messages in words: why something is refused, what a question wants, what a script lacks; in places that can't draw
icons, without them."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from svedesk.engine.message import Message
from svedesk.engine.script import Lang
from svedesk.games.sve.keywords.printed import PRINTED
from svedesk.messages import CardFiller, Catalogue

_KEYWORDS: Mapping[Lang, Mapping[str, str]] = {
    "en": {keyword.name: keyword.en for keyword in PRINTED},
    "ja": {keyword.name: keyword.ja for keyword in PRINTED},
}
MESSAGES = Catalogue(
    Path(__file__).parents[1] / "messages", {lang: {"keyword": words} for lang, words in _KEYWORDS.items()}
)
TERMS: Mapping[Lang, Mapping[str, Mapping[str, str]]] = {"en": MESSAGES["en"].words, "ja": MESSAGES["ja"].words}
"""Words by language and kind ("zone", "keyword", ...)."""


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


def sentence(
    message: Message, lang: Lang, name: Name, *, clause: bool = False, seats: Sequence[str] | None = None
) -> str:
    """The sentence of a message; with `clause`, the rule it rests on is added. `seats` names the seats.

    Arguments that start with "#" are card numbers and read as that card's name.
    Raises KeyError for a message nobody wrote a sentence for.
    """
    return Phrasebook(lang, name, seats).say(message, MESSAGES, lang, clause=clause)
