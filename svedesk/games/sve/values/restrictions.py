"""What is prohibited now (1.3.3)."""

from __future__ import annotations

from svedesk.engine.records import Card
from svedesk.games.sve.abilities.restriction import CannotAttack, CannotBeDestroyed, CannotLose, Restriction
from svedesk.games.sve.coming import Move
from svedesk.games.sve.game import Game
from svedesk.games.sve.values.names import definition
from svedesk.games.sve.zones import FIELD

SAYS_THIS_KIND = (CannotAttack, CannotBeDestroyed)
"""What says "this follower" (or another card type), and is not applied to a card that is none now (5.24.3.1)."""


def is_restricted(game: Game, card: Card, by: type[Restriction]) -> bool:
    """Whether a card on the field has such a restriction."""
    meaning = definition(game, card)
    if not meaning.restrictions:
        return False
    if issubclass(by, SAYS_THIS_KIND) and meaning.facts.kind != game.facts(card).kind:
        return False
    return any(isinstance(restriction, by) for restriction in meaning.restrictions)


def cannot_go(game: Game, card: Card, move: Move) -> bool:
    """Whether a movement is prohibited: what cannot be destroyed by abilities (1.3.3) is moved by rules handling only,
    which is none (10.12.1.2)."""
    if move.why != "destroy" or move.rules or card.zone != FIELD:
        return False
    return is_restricted(game, card, CannotBeDestroyed)


def cannot_lose(game: Game, seat: int) -> bool:
    """Whether a seat can lose by conceding only (1.2.3.1)."""
    return any(is_restricted(game, card, CannotLose) for card in game.field(seat))
