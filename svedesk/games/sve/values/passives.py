"""Which passive abilities reach a card on a field (10.9.1)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from svedesk.engine.records import Card, Place
from svedesk.games.sve.abilities.passive import WhileHere
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.values.belonging import belongs
from svedesk.games.sve.values.changes import has_lost_abilities
from svedesk.games.sve.values.names import definition
from svedesk.games.sve.zones import EVOLVE, FIELD

_PLACES = tuple((Place(seat, FIELD), Place(seat, EVOLVE)) for seat in (0, 1))

_NONE: Mapping[int, Card] = MappingProxyType({})


def reaching(game: GameState, card: Card, *, by_print: bool = False) -> Iterator[tuple[int, WhileHere]]:
    """The passive abilities of cards on fields that mean this card, each with the id of the card that has it, which
    tells when it came (10.9.1.6.1). Every value of every card asks here, so cards without one are passed by at once.

    `by_print`: what gives abilities comes before what gives traits (10.9.1.2, 10.9.1.3), so it means cards by the
    traits printed on them.
    """
    if card.zone != FIELD:
        return
    cards, zones, definitions = game.table.cards, game.table.zones, game.definitions
    having = definitions.with_passives
    for field, evolve in _PLACES:
        evolved = {cards[card_id].on: cards[card_id] for card_id in zones[evolve]} if zones[evolve] else _NONE
        for card_id in zones[field]:
            giver = cards[card_id]
            shown = evolved.get(card_id, giver) if evolved else giver
            if shown.number not in having or (giver.given and has_lost_abilities(giver)):
                continue
            passives = (game.printed(shown) if shown.marks else definitions[shown.number]).passives
            for _, passive in passives:
                if passive.own and card_id != card.id:
                    continue
                if passive.condition is not None and not passive.condition.holds_for(game, giver.seat, 0, card_id):
                    continue
                has = definition(game, card).facts.traits if by_print else None
                groups = (passive.group, *passive.also)
                if passive.own or any(belongs(game, card, group, giver.seat, card_id, has) for group in groups):
                    yield card_id, passive
