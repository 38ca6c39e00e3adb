"""Crests in an EX area (JA 9.1.5): which there are, and what the controller may do by them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from svedesk.games.sve.abilities.counts_as import ChoosesAnyNumber
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.zones import EX


def may_come(game: GameState, seat: int, numbers: Iterable[str]) -> Iterator[str]:
    """Those of cards by number that may come into a seat's EX area together: of the crests of one name the first, if
    none lies there (JA 9.1.5.1)."""
    names = {card.name for lying in game.table.in_zone(seat, EX) if (card := game.definitions[lying.number]).is_crest}
    for number in numbers:
        card = game.definitions[number]
        if not card.is_crest:
            yield number
        elif card.name not in names:
            names.add(card.name)
            yield number


def chooses_any_number(game: GameState, seat: int) -> bool:
    """Whether a crest lets the seat choose any number of options."""
    having = game.definitions.having[ChoosesAnyNumber]
    return bool(having) and any(card.number in having for card in game.table.in_zone(seat, EX))
