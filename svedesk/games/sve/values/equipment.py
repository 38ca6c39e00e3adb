"""What followers have through the tokens they are equipped with (JA 14.5.2)."""

from __future__ import annotations

from collections.abc import Iterator

from svedesk.engine.records import Card
from svedesk.games.sve.abilities.equipped import EquippedHas
from svedesk.games.sve.abilities.given_number import number_of
from svedesk.games.sve.definition import Definition
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.values.changes import LOSING
from svedesk.games.sve.values.links import equipment_on


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
