"""What is prohibited now (1.3.3)."""

from __future__ import annotations

from svedesk.engine.records import Card
from svedesk.games.sve.abilities.restriction import CannotLose, Restriction
from svedesk.games.sve.game import Game
from svedesk.games.sve.values.names import definition


def is_restricted(game: Game, card: Card, by: type[Restriction]) -> bool:
    """Whether a card on the field has such a restriction."""
    return any(isinstance(restriction, by) for restriction in definition(game, card).restrictions)


def cannot_lose(game: Game, seat: int) -> bool:
    """Whether a seat can lose by conceding only (1.2.3.1)."""
    return any(is_restricted(game, card, CannotLose) for card in game.field(seat))
