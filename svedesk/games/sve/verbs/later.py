"""Delayed triggers: text for later (10.7.5)."""

from __future__ import annotations

from dataclasses import dataclass

from svedesk.engine.ask import Flow
from svedesk.engine.records import Delayed
from svedesk.engine.script import walk
from svedesk.games.sve.abilities.automatic import Automatic, Trigger
from svedesk.games.sve.abilities.base import Ability, Context, Step, read
from svedesk.games.sve.game import Game


@dataclass(frozen=True, slots=True)
class Later(Step):
    """Create an automatic ability that waits for a condition: to be met once, or with `this_turn` as often as it is met
    this turn (10.7.5.1). Nothing of its text is selected before it is played itself."""

    trigger: Trigger
    steps: tuple[Step, ...]
    this_turn: bool = False

    def perform(self, game: Game, context: Context) -> Flow:
        """Its source is the source of the effect that creates it (10.12.1.3)."""
        table = game.table
        text = laters(game.definitions[context.number].abilities[context.index])
        part = next(place for place, later in enumerate(text, 1) if later is self)
        waiting = Delayed(
            table.next_serial(),
            context.seat,
            game.turn if self.this_turn else 0,
            context.source,
            context.this,
            context.number,
            context.index,
            part,
            context.it,
        )
        table.delayed = (*table.delayed, waiting)
        yield from ()

    def en(self) -> str:
        """At the start of your next end phase, draw a card; this turn, whenever ..."""
        said = read(self.steps, "en").removesuffix(".")
        head = self.trigger.head("en")
        head = head[:1].lower() + head[1:]
        return f"{'this turn, ' if self.this_turn else ''}{head}{said[:1].lower()}{said[1:]}"

    def ja(self) -> str:
        """次に自分のエンドフェイズが来たとき、1枚引く."""
        said = read(self.steps, "ja").removesuffix("。")
        return f"{'このターン中、' if self.this_turn else ''}{self.trigger.head('ja')}{said}"


def laters(ability: Ability) -> list[Later]:
    """The delayed triggers a text can create, in the order it reads."""
    return [node for node in walk(ability) if isinstance(node, Later)]


def as_ability(ability: Ability, part: int) -> Automatic:
    """The automatic ability a pending one plays: the ability itself, or the delayed one at place `part` (from 1) of its
    text."""
    if part:
        later = laters(ability)[part - 1]
        return Automatic(later.trigger, later.steps)
    assert isinstance(ability, Automatic), "only automatic abilities become pending"
    return ability
