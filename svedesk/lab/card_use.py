"""What became of the cards of a deck in one game, read from what happened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from svedesk.engine.events import CardMoved, Event, PhaseBegan, Played
from svedesk.engine.game import GameDecks
from svedesk.engine.game_table import HandZones
from svedesk.engine.log import DeckList
from svedesk.wire.lab_results import CardUse

_NO_PRINTS: Mapping[str, str] = MappingProxyType({})


class SeatGame(NamedTuple):
    """One game as a seat had it: how many turns it had itself and the others, whether it went first and kept its first
    hand, and what became of its cards."""

    turns: int
    turns_of_others: int
    first: bool
    kept_hand: bool
    cards: tuple[CardUse, ...]


def seat_game(
    events: Iterable[Event],
    seat: int,
    deck: DeckList,
    decks: GameDecks,
    zones: HandZones,
    prints: Mapping[str, str] = _NO_PRINTS,
) -> SeatGame:
    """What all events of a game tell of a seat that played this deck. A card is counted under another number where
    `prints` has one for it."""
    main = frozenset(deck[decks.main_section])
    dealt: Counter[str] = Counter()
    drawn: Counter[str] = Counter()
    played: Counter[str] = Counter()
    hand: Counter[str] = Counter()
    opened: Counter[str] = Counter()
    turns: dict[int, int] = {}
    first, redrawn = -1, False
    for event in events:
        if isinstance(event, CardMoved):
            if event.to == (seat, zones.hand):
                hand[event.number] += 1
                if event.source == (seat, zones.deck):
                    drawn[event.number] += 1
                    if first < 0 and not redrawn:
                        dealt[event.number] += 1
            elif event.source == (seat, zones.second_deck) and event.to is not None and event.number not in main:
                played[event.number] += event.to.zone != zones.second_deck
            if event.source == (seat, zones.hand):
                hand[event.number] -= 1
                redrawn = redrawn or first < 0
        elif isinstance(event, Played):
            if event.seat == seat and event.is_card and event.number in main:
                played[event.number] += 1
        elif isinstance(event, PhaseBegan):
            if first < 0:
                first = event.seat
                opened, drawn = hand.copy(), hand.copy()
            turns[event.turn] = event.seat
    for counted in (dealt, opened, drawn, played, hand):
        for number, other in prints.items():
            counted[other] += counted.pop(number, 0)
    from_hand = {prints.get(number, number) for number in main}
    cards = (
        CardUse(number, dealt[number], opened[number], drawn[number], played[number], hand[number])
        if number in from_hand
        else CardUse(number, played=played[number])
        for number in dict.fromkeys(prints.get(number, number) for number in deck.all)
    )
    own = sum(player == seat for player in turns.values())
    return SeatGame(own, len(turns) - own, first == seat, not redrawn, tuple(card for card in cards if any(card[1:])))
