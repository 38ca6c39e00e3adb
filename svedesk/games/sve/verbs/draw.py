"""Draw (5.9)."""

from __future__ import annotations

from dataclasses import dataclass

from svedesk.engine.ask import Flow
from svedesk.games.sve.abilities.base import Context, Step
from svedesk.games.sve.actions.draw import draw
from svedesk.games.sve.game import Game


@dataclass(frozen=True, slots=True)
class Draw(Step):
    """Draw cards, one after the other."""

    count: int

    def perform(self, game: Game, context: Context) -> Flow:
        """The effect's controller draws (3.1.2.4.1)."""
        draw(game, context.seat, self.count)
        yield from ()

    def en(self) -> str:
        """Draw a card."""
        return "draw a card" if self.count == 1 else f"draw {self.count} cards"

    def ja(self) -> str:
        """1枚引く."""
        return f"{self.count}枚引く"
