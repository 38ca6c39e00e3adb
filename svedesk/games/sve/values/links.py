"""Which cards have others linked to them (14.2.1, 14.4.9, JA 14.5.2), and what followers have through their
equipment."""

from __future__ import annotations

from collections.abc import Iterator

from svedesk.engine.records import Card, Place
from svedesk.games.sve.abilities.equipped import EquippedHas
from svedesk.games.sve.abilities.given_number import number_of
from svedesk.games.sve.definitions import Definition
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.values.changes import LOSING
from svedesk.games.sve.values.field_state import field_state
from svedesk.games.sve.zones import EQUIPMENT, FIELD, RACE

_EQUIPMENT = (Place(0, EQUIPMENT), Place(1, EQUIPMENT))

WHILE_RACING = "rush_while_served"
"""What a card that was told to race is given: Rush as long as a card of the race zone is linked to it (14.2.3.1)."""


def is_linked_in(game: GameState, card_id: int, zone: str) -> bool:
    """Whether a card has a card of this zone linked to it. A card that moved is another: its links are lost
    (14.2.1.3, 14.4.9.4)."""
    table = game.table
    return any(card.on == card_id for seat in range(table.seats) for card in table.in_zone(seat, zone))


def races(game: GameState, card: Card) -> bool:
    """Whether a card was told to race and is linked to one of the race zone (14.2.3.1)."""
    return any(change.what == WHILE_RACING for change in card.given) and is_linked_in(game, card.id, RACE)


def equipment_on(game: GameState, card: Card) -> tuple[Card, ...]:
    """The tokens a card on the field is equipped with (JA 14.5.2.2.2), the first it was equipped with first; they are
    linked to it, so a card that moved has none (JA 14.5.2.4)."""
    if card.zone != FIELD or not (worn := field_state(game).equipment):
        return ()
    return worn.get(card.id, ())


def equipment_in_play(game: GameState) -> list[Card]:
    """All equipment: its abilities are valid in its zone and nowhere else (JA 14.5.2.1.3). The active player's comes
    first."""
    cards, zones = game.table.cards, game.table.zones
    if not field_state(game).equipment:
        return []
    return [cards[card_id] for seat in game.in_turn_order() for card_id in zones[_EQUIPMENT[seat]]]


def equipped_keywords(game: GameState, card: Card) -> Iterator[tuple[int, str]]:
    """The keywords a card has so, each with the id of its token, which tells when that came (10.9.1.6.1)."""
    for token in equipment_on(game, card):
        for has in game.definitions[token.number].of[EquippedHas]:
            yield from ((token.id, keyword.name) for keyword in has.keywords)


def equipped_stats(game: GameState, card: Card) -> Iterator[tuple[int, int, int]]:
    """The attack and defense a card has so, each time with the id of its token."""
    for token in equipment_on(game, card):
        for has in game.definitions[token.number].of[EquippedHas]:
            yield token.id, has.attack, has.defense


def equipped_abilities(game: GameState, card: Card) -> Iterator[tuple[Card, Definition]]:
    """The abilities a card has so, each as what it is found by, with its token; those it was equipped with before it
    was boxed are lost (5.30.2)."""
    for token in equipment_on(game, card):
        if any(change.what in LOSING and change.order > token.id for change in card.given):
            continue
        for has in game.definitions[token.number].of[EquippedHas]:
            for ability in has.abilities:
                yield token, game.definitions[number_of(ability)]
