"""Boards to set a position up on, and to try one card."""

from __future__ import annotations

from collections.abc import Mapping

from svedesk.engine.board import write_down
from svedesk.engine.facts import Facts
from svedesk.engine.game import CardRules
from svedesk.engine.log import Board, DeckList, Setup
from svedesk.engine.records import SHARED, Place
from svedesk.games.dm.abilities.keyword import EvolvesFrom
from svedesk.games.dm.actions.states import HAS_DECK
from svedesk.games.dm.editions import NAME
from svedesk.games.dm.zones import BATTLE, DECK, HAND, MAIN, MANA, SECTIONS, SHIELDS

_NOTHING = DeckList(tuple((section, ()) for section in SECTIONS))
_MANA = 8
"""How much mana of each kind there is to try a card."""


def empty_board(
    rules: CardRules, edition: str, decks: tuple[DeckList, DeckList], *, seed: int, with_decks: bool
) -> Board:
    """Nothing but the decks, if they are wanted, in the first seat's main step."""
    table = rules.deal(Setup(NAME, edition, seed, decks if with_decks else (_NOTHING, _NOTHING)))
    for seat in (0, 1):
        table.shuffle(Place(seat, DECK))
        table.set_number(seat, HAS_DECK, int(with_decks))
    table.set_number(SHARED, "turn", 1)
    table.step = ("main",)
    return write_down(table)


def trial_board(
    rules: CardRules, edition: str, deck: DeckList, card: Facts, facts: Mapping[str, Facts], *, seed: int
) -> Board:
    """The card is in the hand, mana of its civilizations lies there, and the other seat has shields and a creature."""
    table = rules.deal(Setup(NAME, edition, seed, (deck, deck)))
    for seat in (0, 1):
        table.shuffle(Place(seat, DECK))
        table.set_number(seat, HAS_DECK, 1)
        for card_id in table.zone(seat, DECK)[:5]:
            table.move(card_id, Place(seat, SHIELDS))
    table.create(card.number, 0, Place(0, HAND), quiet=True)
    creatures = (other for other in facts.values() if other.kind == "creature" and not other.special)
    plain = [other for other in creatures if len(other.classes) == 1]
    for civilization in card.classes:
        mana = next((other for other in plain if other.classes == (civilization,)), card)
        for _ in range(max(1, _MANA // len(card.classes))):
            table.create(mana.number, 0, Place(0, MANA), quiet=True)
    bases = [other for other in plain if set(other.traits) & set(_races(rules, card))] if card.special else []
    for other in (*bases[:1], *[other for other in plain if other.number in deck[MAIN]][:1]):
        table.create(other.number, 0, Place(0, BATTLE), quiet=True)
    for other in plain[:2]:
        table.create(other.number, 1, Place(1, BATTLE), quiet=True)
    table.set_number(SHARED, "turn", 3)
    for card_id in (*table.zone(0, BATTLE), *table.zone(1, BATTLE)):
        table.put(table.cards[card_id]._replace(arrived=1))
    table.step = ("main",)
    return write_down(table)


def _races(rules: CardRules, card: Facts) -> tuple[str, ...]:
    from svedesk.games.dm.ruleset import Dm

    evolutions = rules.meaning(card.number).of[EvolvesFrom] if isinstance(rules, Dm) else ()
    return tuple(race for evolution in evolutions for which in evolution.sources for race in which.races)
