"""For every so many cards (5.28), and half of a zone (5.29)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal

from svedesk.engine.ask import Flow
from svedesk.engine.message import Message
from svedesk.games.sve.abilities.base import Context, Step
from svedesk.games.sve.actions.move import banish
from svedesk.games.sve.amount import half
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Group
from svedesk.games.sve.script_node import Scope, too_few
from svedesk.games.sve.values.groups import members
from svedesk.games.sve.verbs.create import Summon
from svedesk.games.sve.verbs.deal import Deal
from svedesk.games.sve.verbs.draw import Draw
from svedesk.games.sve.verbs.leader_defense import RaiseLeaderDefense
from svedesk.games.sve.verbs.recover import RecoverPlayPoints
from svedesk.games.sve.zones import DECK


@dataclass(frozen=True, slots=True)
class ForEvery(Step):
    """Do something for every so many cards of a group. The step says the number for one unit."""

    unit: int
    group: Group
    step: Deal | Draw | RaiseLeaderDefense | RecoverPlayPoints | Summon

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        yield from too_few(self.unit, "mistake-for-every")

    def perform(self, game: GameState, context: Context) -> Flow:
        """Once, with the total; cards that make no whole unit do not count (5.28.1)."""
        units = len(members(game, self.group, context.seat, context.this)) // self.unit
        step = self.step
        if isinstance(step, Draw):
            yield from replace(step, count=step.count * units).perform(game, context)
        elif isinstance(step, Summon):
            yield from replace(step, tokens=step.tokens * units).perform(game, context)
        elif isinstance(step.amount, int) and units:
            yield from replace(step, amount=step.amount * units).perform(game, context)

    def en(self) -> str:
        """For every 5 cards in your cemetery, draw a card."""
        unit = self.group.single_en() if self.unit == 1 else f"{self.unit} {self.group.many_en()}"
        return f"for every {unit}, {self.step.en()}"

    def ja(self) -> str:
        """自分の墓場のカード5枚につき、1枚引く."""
        return f"{self.group.some_ja(self.unit)}につき、{self.step.ja()}"


@dataclass(frozen=True, slots=True)
class BanishHalfOfDeck(Step):
    """Banish the top or the bottom half of your deck."""

    end: Literal["top", "bottom"] = "top"

    def perform(self, game: GameState, context: Context) -> Flow:
        """Of an odd number of cards one more than stays (5.29.1). The amount of the text is how many it was."""
        deck = game.table.zone(context.seat, DECK)
        context.amount = half(len(deck))
        gone = deck[: context.amount] if self.end == "top" else deck[len(deck) - context.amount :]
        yield from banish(game, gone)

    def en(self) -> str:
        """Banish the top half of your deck (rounded up)."""
        return f"banish the {self.end} half of your deck (rounded up)"

    def ja(self) -> str:
        """自分のデッキの上半分（端数切り上げ）を消滅させる."""
        return f"自分のデッキの{'上' if self.end == 'top' else '下'}半分（端数切り上げ）を消滅させる"
