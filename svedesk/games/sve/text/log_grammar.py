"""What a language needs to tell a log line: how names, owners and lists are put together."""

from __future__ import annotations

from typing import NamedTuple

from svedesk.engine.script import Lang
from svedesk.games.sve.text.terms import TERMS


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


def grammar(lang: Lang) -> Grammar:
    """How a language puts things together."""
    return Grammar(**TERMS[lang]["grammar"])
