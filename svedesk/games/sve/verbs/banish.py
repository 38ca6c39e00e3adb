"""Banish (5.6)."""

from __future__ import annotations

from dataclasses import dataclass

from svedesk.engine.ask import Flow
from svedesk.games.sve.abilities.base import Context, Redirect, Step
from svedesk.games.sve.actions.move import banish
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Ref, Target, target_each_en, target_each_ja
from svedesk.games.sve.values.groups import acted_on
from svedesk.games.sve.zones import BANISHED


@dataclass(frozen=True, slots=True)
class Banish(Step):
    """Banish what was selected, the card itself, or each card of a group at once."""

    what: Target

    @property
    def redirect(self) -> Redirect | None:
        """To the banished zone."""
        return Redirect(BANISHED, "banish") if self.what == Ref("it") else None

    def perform(self, game: GameState, context: Context) -> Flow:
        """Simultaneously."""
        yield from banish(game, acted_on(game, self.what, context))

    def en(self) -> str:
        """Banish it; banish this card."""
        return f"banish {target_each_en(self.what, noun='card')}"

    def ja(self) -> str:
        """それを消滅させる; これは消滅する."""
        if isinstance(self.what, Ref) and self.what.name == "this":
            return f"{self.what.ja()}は消滅する"
        return f"{target_each_ja(self.what)}を消滅させる"
