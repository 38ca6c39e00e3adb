"""What a card is now: the information of its evolved card where it is evolved (10.9.1.1.1)."""

from __future__ import annotations

from svedesk.engine.records import Card
from svedesk.games.sve.definitions import Definition
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.values.field_state import FieldState, field_state, meaning_of, values_of
from svedesk.games.sve.zones import FIELD


def evolved_card(game: GameState, card: Card) -> Card | None:
    """The card of an evolve zone linked to this one: the latest, should there be several (11.6.2)."""
    return field_state(game).evolved.get(card.id) if card.zone == FIELD else None


def definition(game: GameState, card: Card) -> Definition:
    """What the card means now: its own text, or its evolved card's while linked (5.15.1.2), with another card type or
    boxed where it was made so (5.24, 5.30)."""
    if card.zone != FIELD:
        return meaning_of(game, card, card)
    state: FieldState | None = game.table.derived
    values = None if state is None else state.values.get(card.id)
    return values.definition if values is not None and values.card is card else values_of(game, card).definition


def is_called(meaning: Definition, name: str) -> bool:
    """Whether "[name]" in a text means this card: by its whole name, or its alternate name in its entirety (2.1.2,
    2.13.2)."""
    return name in (meaning.name, meaning.facts.alternate)


def is_called_in_part(meaning: Definition, name: str) -> bool:
    """Whether a text that means every card whose name contains this means the card (2.1.2); alternate names are matched
    in their entirety only (2.1.2.1)."""
    return name in meaning.name or name == meaning.facts.alternate


def is_follower(game: GameState, card: Card) -> bool:
    """Whether it is a follower now."""
    return definition(game, card).facts.kind == "follower"
