"""Which passive abilities reach a card on a field (10.9.1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from svedesk.engine.records import Card
from svedesk.games.sve.abilities.passive import WhileHere
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.values.belonging import belongs
from svedesk.games.sve.values.field_state import Givers, field_state
from svedesk.games.sve.values.names import definition
from svedesk.games.sve.zones import FIELD


def reaching(
    game: GameState, card: Card, gives: Literal["keywords", "attack", "defense"]
) -> Iterator[tuple[tuple[int, ...], WhileHere]]:
    """The passive abilities of cards on fields that give something to this card, each with the ids of the cards that
    have it, which tell when they came (10.9.1.6.1).

    What gives abilities comes before what gives traits (10.9.1.2, 10.9.1.3), so it means cards by the traits printed on
    them. The condition of what gives something else is not asked for: it may depend on what is being counted.
    """
    if card.zone != FIELD:
        return
    for passive, givers in field_state(game).reach.passives:
        if not getattr(passive, gives):
            continue
        ids = tuple(_meaning_it(game, card, passive, givers, by_print=gives == "keywords"))
        if passive.condition is not None:
            ids = tuple(giver for giver in ids if passive.condition.holds_for(game, givers.seat, 0, giver))
        if ids:
            yield ids, passive


def _meaning_it(game: GameState, card: Card, passive: WhileHere, givers: Givers, *, by_print: bool) -> Iterator[int]:
    """Those of the cards with an ability whose ability means a card: all the others alike, itself apart."""
    if passive.own:
        if card.id in givers.ids:
            yield card.id
        return
    has = definition(game, card).facts.traits if by_print else None
    groups = (passive.group, *passive.also)
    others = any(belongs(game, card, group, givers.seat, 0, has) for group in groups)
    itself = card.id in givers.ids and any(belongs(game, card, group, givers.seat, card.id, has) for group in groups)
    for giver in givers.ids:
        if itself if giver == card.id else others:
            yield giver
