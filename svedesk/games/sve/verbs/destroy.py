"""Destroy (5.5)."""

from __future__ import annotations

from dataclasses import dataclass

from svedesk.engine.ask import Flow
from svedesk.games.sve.abilities.base import Context, Redirect, Step
from svedesk.games.sve.actions.move import destroy
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Ref, Target, target_each_en, target_each_ja
from svedesk.games.sve.values.groups import acted_on
from svedesk.games.sve.zones import CEMETERY


@dataclass(frozen=True, slots=True)
class Destroy(Step):
    """Destroy what was selected, or each card of a group at once."""

    what: Target

    @property
    def redirect(self) -> Redirect | None:
        """To the cemetery."""
        return Redirect(CEMETERY, "destroy") if self.what == Ref("it") else None

    def perform(self, game: GameState, context: Context) -> Flow:
        """Simultaneously."""
        yield from destroy(game, acted_on(game, self.what, context))

    def en(self) -> str:
        """Destroy it."""
        return f"destroy {target_each_en(self.what, noun='card')}"

    def ja(self) -> str:
        """それを破壊する."""
        return f"{target_each_ja(self.what)}を破壊する"
