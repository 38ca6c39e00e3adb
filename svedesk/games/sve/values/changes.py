"""What a card was changed into: another card type (5.24), boxed (5.30)."""

from __future__ import annotations

from dataclasses import replace

from svedesk.engine.records import Card
from svedesk.games.sve.definition import Definition, define

KIND = "kind"
"""What a change of the card type is called among the things given to a card; the value is the card type."""
BOXED = "boxed"
"""What being boxed is called there."""


def is_boxed(card: Card) -> bool:
    """Whether a card is boxed."""
    return any(change.what == BOXED for change in card.given)


def changed(meaning: Definition, card: Card) -> Definition:
    """What a card means with what was given to it: the card type it was changed into last, all else kept (5.24.2); no
    abilities where it is boxed (5.30.2), those of its evolved card included, which count as its own (10.9.1.2)."""
    kind, boxed = "", False
    for change in card.given:
        if change.what == KIND:
            kind = str(change.value)
        elif change.what == BOXED:
            boxed = True
    if not kind and not boxed:
        return meaning
    facts = replace(meaning.facts, kind=kind) if kind else meaning.facts
    return define(facts, () if boxed else meaning.abilities)
