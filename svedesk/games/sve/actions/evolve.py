"""The evolve process (5.15)."""

from __future__ import annotations

from collections.abc import Iterable

from svedesk.engine.records import Card, Place
from svedesk.games.sve.actions.triggers import note
from svedesk.games.sve.game import Game
from svedesk.games.sve.happenings import Evolved
from svedesk.games.sve.values.names import definition
from svedesk.games.sve.zones import EVOLVE, EVOLVE_DECK


def corresponding(game: Game, card: Card) -> tuple[int, ...]:
    """Facedown cards in its controller's evolve deck with the same name (5.15.1.1.1); faceup ones are spent (4.6.3)."""
    name = definition(game, card).name
    return tuple(
        other.id
        for other in game.table.in_zone(card.seat, EVOLVE_DECK)
        if not other.faceup and game.definitions[other.number].name == name
    )


def one_of_each(game: Game, card_ids: Iterable[int]) -> tuple[int, ...]:
    """The first of every different card: copies are no choice."""
    return tuple({game.table.cards[card_id].number: card_id for card_id in reversed(tuple(card_ids))}.values())


def evolve(game: Game, card_id: int, with_card: int) -> None:
    """Put the specified card into the evolve zone and link it to the card on the field (5.15.1), which has then evolved
    (5.15.1.3)."""
    table = game.table
    card = game.card(card_id)
    if card is None or with_card not in table.cards or not game.lies_on_field(card_id):
        return
    linked = table.move(with_card, Place(card.seat, EVOLVE), faceup=True, why="evolve")
    table.link(linked, card_id)
    table.mark(card_id, "evolved", game.turn)
    note(game, [Evolved(table.cards[card_id])])
