"""Destroy (5.5)."""

from __future__ import annotations

from dataclasses import dataclass

from svedesk.engine.ask import Flow
from svedesk.games.sve.abilities.base import Context, Step
from svedesk.games.sve.abilities.restriction import CannotBeDestroyed
from svedesk.games.sve.actions.move import destroy
from svedesk.games.sve.game import Game
from svedesk.games.sve.group import Target, target_each_en, target_each_ja
from svedesk.games.sve.values.groups import acted_on
from svedesk.games.sve.values.restrictions import is_restricted


def _can_be(game: Game, card_id: int) -> bool:
    card = game.card(card_id)
    return card is not None and not is_restricted(game, card, CannotBeDestroyed)


@dataclass(frozen=True, slots=True)
class Destroy(Step):
    """Destroy what was selected, or each card of a group at once."""

    what: Target

    def perform(self, game: Game, context: Context) -> Flow:
        """Simultaneously, but for what cannot be destroyed by abilities (1.3.3)."""
        destroy(game, [card_id for card_id in acted_on(game, self.what, context) if _can_be(game, card_id)])
        yield from ()

    def en(self) -> str:
        """Destroy it."""
        return f"destroy {target_each_en(self.what)}"

    def ja(self) -> str:
        """それを破壊する."""
        return f"{target_each_ja(self.what)}を破壊する"
