"""Select: what a text acts on. At the top of a text it is a target, selected while playing (10.6.2.3)."""

from __future__ import annotations

from dataclasses import dataclass

from svedesk.engine.ask import Flow
from svedesk.games.sve.abilities.base import Context, Step
from svedesk.games.sve.game import Game
from svedesk.games.sve.group import Group


@dataclass(frozen=True, slots=True)
class Select(Step):
    """Select one card of a group. Performing it binds "it" to what was selected and is still there."""

    group: Group
    count: int = 1

    def perform(self, game: Game, context: Context) -> Flow:
        """Take the next selection made while playing. Cards that moved on since are new cards and not meant (4.1.4)."""
        chosen = context.targets.pop(0) if context.targets else ()
        context.it = tuple(card_id for card_id in chosen if game.lies_on_field(card_id))
        yield from ()

    def en(self) -> str:
        """Select an enemy follower on the field."""
        return f"select {self.group.one_en()}"

    def ja(self) -> str:
        """相手のフォロワー1体を選ぶ."""
        return f"{self.group.one_ja()}を選ぶ"
