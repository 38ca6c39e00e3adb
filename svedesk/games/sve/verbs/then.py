"""Steps joined into one sentence ("select ... and deal it 1 damage")."""

from __future__ import annotations

from dataclasses import dataclass

from svedesk.engine.ask import Flow
from svedesk.games.sve.abilities.base import Context, Step, perform
from svedesk.games.sve.game import Game


@dataclass(frozen=True, slots=True)
class Then(Step):
    """Several steps that English joins by "and", or by "then" where it says that one comes after the other; Japanese
    makes them sentences of their own."""

    steps: tuple[Step, ...]
    after: bool = False

    def perform(self, game: Game, context: Context) -> Flow:
        """One after the other."""
        yield from perform(self.steps, game, context)

    def en(self) -> str:
        """Joined by "and"."""
        return (", then " if self.after else " and ").join(step.en() for step in self.steps)

    def ja(self) -> str:
        """Joined by full stops."""
        return "。".join(step.ja() for step in self.steps)
