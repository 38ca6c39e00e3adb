"""Filling a sentence in: numbers with their nouns, rulebook words, card names.

A phrase is a `str.format` pattern. A field's name is the place of the argument, what follows it says how it reads:
`{0}` a number, a card name (an argument that starts with "#") or a word as it is;
`{0:card|cards}` a number with its noun ("1 card", "3 cards");
`{0:=is|are}` only the form that fits the number;
`{0:zone}`, `{0:keyword}`, ... a rulebook word of that kind (see `terms`) in the reader's language;
`{0:seat}` the name of a seat.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from string import Formatter

from svedesk.engine.script import Lang
from svedesk.games.sve.text.marks import plain
from svedesk.games.sve.text.terms import TERMS

Name = Callable[[str], str]
"""Gives the name of the card with a number, in the reader's language (a window may give a link)."""


class Phrasebook(Formatter):
    """Fills phrases in one language."""

    def __init__(self, lang: Lang, name: Name, seats: Sequence[str] | None = None) -> None:
        self._seats = seats
        self._terms = TERMS[lang]
        self._name = name
        self._quote = "『{}』" if lang == "ja" else "{}"

    def format_field(self, value: object, format_spec: str) -> str:
        """One field. Raises KeyError for a kind of rulebook words that there is not; a word nobody knows stands as it
        is, for by hand a user may write anything."""
        if "|" in format_spec:
            one, many = format_spec.removeprefix("=").split("|")
            form = one if value == 1 else many
            return form if format_spec.startswith("=") else f"{value} {form}"
        if format_spec == "seat" and self._seats is not None and isinstance(value, int):
            return self._seats[value]
        if format_spec:
            terms, word = self._terms[format_spec], str(value)
            return terms.get(word) or terms.get(word.partition(" ")[0], word)
        if isinstance(value, str) and value.startswith("#"):
            return self.card(value[1:])
        return plain(value, _IN_WORDS) if isinstance(value, str) else str(value)

    def card(self, number: str) -> str:
        """The name of a card as it stands in a sentence."""
        return self._quote.format(self._name(number))


def fields(phrase: str) -> frozenset[str]:
    """The places of the arguments a phrase uses ("0", "1", ...)."""
    return frozenset(name for _, name, _, _ in Formatter().parse(phrase) if name is not None)


def fill(phrase: str, args: Sequence[int | str], lang: Lang, name: Name, seats: Sequence[str] | None = None) -> str:
    """The phrase with its arguments.

    Raises IndexError when there are too few of them.
    """
    return sentence_case(Phrasebook(lang, name, seats).vformat(phrase, args, _NOTHING))


def sentence_case(text: str) -> str:
    """The text with a capital first letter."""
    return text[:1].upper() + text[1:]


_IN_WORDS = re.compile(r"\{(EVOLVE|[A-Z]+CRAFT)()\}")
"""The icons in words of a card that messages carry ("a {SWORDCRAFT} follower")."""
_NOTHING: Mapping[str, object] = {}
