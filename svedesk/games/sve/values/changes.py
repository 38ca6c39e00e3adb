"""What a card was changed into: another card type (5.24), boxed (5.30)."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from svedesk.engine.records import Card
from svedesk.games.sve.definitions import Definition, define
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.trigger_events import ARRIVED_FROM, PLAYED


class Arrival(NamedTuple):
    """The zone a card came from, "" where nothing is known of that."""

    zone: str = ""
    was_played: bool = False


def arrived(game: GameState, this: int) -> Arrival:
    """How a card came onto the field."""
    card = game.card(this)
    marks = card.marks if card is not None else ()
    arrivals = (
        Arrival(name.removeprefix(ARRIVED_FROM), value == PLAYED)
        for name, value in marks
        if name.startswith(ARRIVED_FROM)
    )
    return next(arrivals, Arrival())


KIND = "kind"
"""What a change of the card type is called among the things given to a card; the value is the card type."""
BOXED = "boxed"
"""What being boxed is called there; the value is the same word, or `GAINED_SINCE`."""
LOST = "lost_abilities"
"""What it is called to have lost all abilities without being boxed; its value is as for that."""
LOSING = frozenset((BOXED, LOST))
"""What takes from a card the abilities it has (5.30.2)."""
ABILITY = "ability"
"""What a given ability is called there; the value is the number it is found under."""
CHANGES = frozenset((KIND, BOXED, LOST))
"""What changes the meaning of a card among the things given to it."""
GAINED_SINCE = 2
"""A boxed card has evolved in an edition in which its evolved card's printed abilities are gained then: those it has
(JA 5.15.2.2, 5.30.2.1)."""


def is_boxed(card: Card) -> bool:
    """Whether a card is boxed."""
    return any(change.what == BOXED for change in card.given)


def gain_abilities_anew(card: Card) -> Card:
    """A card that evolves gains the printed abilities of its evolved card, though it may be boxed (JA 5.15.2.2)."""
    if not any(change.what in LOSING for change in card.given):
        return card
    given = (change._replace(value=GAINED_SINCE) if change.what in LOSING else change for change in card.given)
    return card._replace(given=tuple(given))


def changed(meaning: Definition, card: Card) -> Definition:
    """What a card means with what was given to it: the card type it was changed into last, all else kept (5.24.2); no
    abilities where it is boxed (5.30.2), those of its evolved card included, which count as its own (10.9.1.2)."""
    kind, boxed = "", False
    for change in card.given:
        if change.what == KIND:
            kind = str(change.value)
        elif change.what in LOSING:
            boxed = boxed or change.value != GAINED_SINCE
    if not kind and not boxed:
        return meaning
    facts = replace(meaning.facts, kind=kind) if kind else meaning.facts
    return define(facts, () if boxed else meaning.abilities)
