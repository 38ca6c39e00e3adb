"""Combo (13.2.1), and "instead" within a text (10.10.2.5)."""

from __future__ import annotations

from dataclasses import dataclass

from svedesk.engine.ask import Flow
from svedesk.games.sve.abilities.base import Context, Step, capital
from svedesk.games.sve.actions.counts import PLAYED
from svedesk.games.sve.game import Game
from svedesk.games.sve.verbs.deal import Deal, short_en, short_ja


def combo_holds(game: Game, seat: int, cards: int) -> bool:
    """Whether a seat has played at least so many cards this turn, the one that asks included (13.2.1.2)."""
    return game.table.number(seat, PLAYED) >= cards


@dataclass(frozen=True, slots=True)
class Combo(Step):
    """Combo (X): [text]"."""

    cards: int
    step: Step

    def perform(self, game: Game, context: Context) -> Flow:
        """Only with enough cards played this turn."""
        if combo_holds(game, context.seat, self.cards):
            yield from self.step.perform(game, context)

    def en(self) -> str:
        """Combo (3): Draw a card."""
        return f"combo ({self.cards}): {capital(self.step.en())}"

    def ja(self) -> str:
        """【コンボ_3】1枚引く."""
        return f"【コンボ_{self.cards}】{self.step.ja()}"


@dataclass(frozen=True, slots=True)
class ComboInstead(Step):
    """[Deal damage]. Combo (X): Deal [more] damage instead": a self-replacement effect (10.10.2.5)."""

    usual: Deal
    cards: int
    instead: Deal

    def perform(self, game: Game, context: Context) -> Flow:
        """One of the two, never both (10.10.1.1)."""
        step = self.instead if combo_holds(game, context.seat, self.cards) else self.usual
        yield from step.perform(game, context)

    def en(self) -> str:
        """Two sentences."""
        return f"{self.usual.en()}. Combo ({self.cards}): {capital(short_en(self.instead))} instead"

    def ja(self) -> str:
        """Two sentences."""
        return f"{self.usual.ja()}。【コンボ_{self.cards}】代わりに{short_ja(self.instead)}"
