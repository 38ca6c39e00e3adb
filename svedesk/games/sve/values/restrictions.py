"""What is prohibited now (1.3.3)."""

from __future__ import annotations

from svedesk.engine.records import Card
from svedesk.games.sve.abilities.restriction import CannotAttack, CannotBeDestroyed, CannotLose, Restriction
from svedesk.games.sve.game import Game
from svedesk.games.sve.values.names import definition

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


def cannot_lose(game: Game, seat: int) -> bool:
    """Whether a seat can lose by conceding only (1.2.3.1)."""
    return any(is_restricted(game, card, CannotLose) for card in game.field(seat))
