"""What a condition guards: a step, or another number in place of one ("instead")."""

from __future__ import annotations

from dataclasses import dataclass

from svedesk.engine.ask import Flow
from svedesk.games.sve.abilities.base import Context, Step
from svedesk.games.sve.conditions.base import Condition
from svedesk.games.sve.game import Game
from svedesk.games.sve.verbs.deal import Deal, short_en, short_ja


def holds(condition: Condition, game: Game, context: Context) -> bool:
    """Whether a condition holds while a text is resolved: one with a fixed number as of when that began (13.3.1.4)."""
    where = context.began if condition.is_fixed and context.began is not None else game
    return condition.holds_for(where, context.seat, 0, context.this)


@dataclass(frozen=True, slots=True)
class When(Step):
    """[condition] [text]."""

    condition: Condition
    step: Step

    def perform(self, game: Game, context: Context) -> Flow:
        """Only where it holds (10.3.3)."""
        if holds(self.condition, game, context):
            yield from self.step.perform(game, context)

    def en(self) -> str:
        """Combo (3): Draw a card."""
        return self.condition.en(self.step.en())

    def ja(self) -> str:
        """【コンボ_3】1枚引く."""
        return self.condition.ja(self.step.ja())


@dataclass(frozen=True, slots=True)
class Instead(Step):
    """[Deal damage]. [condition] [deal other damage] instead: a self-replacement effect (10.10.2.5)."""

    usual: Deal
    condition: Condition
    instead: Deal

    def perform(self, game: Game, context: Context) -> Flow:
        """One of the two, never both (10.10.1.1)."""
        step = self.instead if holds(self.condition, game, context) else self.usual
        yield from step.perform(game, context)

    def en(self) -> str:
        """Two sentences."""
        same = self.instead.to == self.usual.to
        other = self.condition.en(f"{short_en(self.instead) if same else self.instead.en()} instead")
        return f"{self.usual.en()}. {other[:1].upper()}{other[1:]}"

    def ja(self) -> str:
        """Two sentences."""
        other = short_ja(self.instead) if self.instead.to == self.usual.to else self.instead.ja()
        return f"{self.usual.ja()}。" + self.condition.ja(f"代わりに{other}")
