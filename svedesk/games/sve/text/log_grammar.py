"""What a language needs to tell a log line: its phrases, and how names, owners and lists are put together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Grammar(NamedTuple):
    """One language. The patterns with {} take, in order: `possessive` a seat's name, `owned` whose and what,
    `shared_place` a zone, `some_cards` a count, `named` a card's name, `times` a name and a count, `cause` a card."""

    you: str
    opponent: str
    your: str
    their: str
    possessive: str
    owned: str
    shared_place: str
    a_card: str
    some_cards: str
    named: str
    times: str
    comma: str
    final_and: str
    cause: str
    between_sentences: str
    phrases: Mapping[str, str]
    """Phrases by the key of a line; what their fields mean is told in `log_words`."""
