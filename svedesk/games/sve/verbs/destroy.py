"""Destroy (5.5)."""

from __future__ import annotations

from dataclasses import dataclass

from svedesk.engine.ask import Flow
from svedesk.games.sve.abilities.base import Context, Step
from svedesk.games.sve.actions.move import destroy
from svedesk.games.sve.game import Game
from svedesk.games.sve.group import Target, target_each_en, target_each_ja
from svedesk.games.sve.values.groups import acted_on


@dataclass(frozen=True, slots=True)
class Destroy(Step):
    """Destroy what was selected, or each card of a group at once."""

    what: Target

    def perform(self, game: Game, context: Context) -> Flow:
        """Simultaneously."""
        destroy(game, acted_on(game, self.what, context))
        yield from ()

    def en(self) -> str:
        """Destroy it."""
        return f"destroy {target_each_en(self.what)}"

    def ja(self) -> str:
        """それを破壊する."""
        return f"{target_each_ja(self.what)}を破壊する"
