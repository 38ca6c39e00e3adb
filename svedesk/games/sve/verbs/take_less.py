"""Your leader takes less damage, or more, for the rest of the turn."""

from __future__ import annotations

from dataclasses import dataclass

from svedesk.engine.ask import Flow
from svedesk.games.sve.abilities.base import Context, Step
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.verbs.delayed import ReplaceLater


@dataclass(frozen=True, slots=True)
class LeaderTakes(Step):
    """A replacement effect on damage to your leader up to the end of the turn, in the words of texts that say the
    number alone. `effect` is what is set up."""

    shift: int
    effect: ReplaceLater

    def perform(self, game: GameState, context: Context) -> Flow:
        """From now on."""
        yield from self.effect.perform(game, context)

    def en(self) -> str:
        """This turn, damage your leader takes is reduced by 1."""
        verb = "reduced" if self.shift < 0 else "increased"
        return f"this turn, damage your leader takes is {verb} by {abs(self.shift)}"

    def ja(self) -> str:
        """このターン、自分のリーダーが受けるダメージを-1する."""
        return f"このターン、自分のリーダーが受けるダメージを{self.shift:+}する"
