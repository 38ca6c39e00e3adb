"""Lesson (14.3.2) as what a text does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from svedesk.engine.ask import Flow
from svedesk.engine.message import Message
from svedesk.games.sve.abilities.base import Context, Step
from svedesk.games.sve.abilities.universe_cost import Lesson
from svedesk.games.sve.actions.pay import pay
from svedesk.games.sve.actions.universe_pay import magical_items
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.node_word import NodeWord
from svedesk.games.sve.script_node import Scope, too_few
from svedesk.phrases.phrase import phrases


class TakeLesson(Step):
    """Banish so many cards named Magical Item from your EX area."""

    script_words = (NodeWord("take_lesson(items)", "Lesson (X) as what a text does."),)

    items: int

    phrases: ClassVar = phrases(
        en="Lesson (<items#>)",
        ja="【レッスン_<items#>】",
    )

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        yield from too_few(self.items, "mistake-lesson")

    def perform(self, game: GameState, context: Context) -> Flow:
        """As many as there are (1.3.2)."""
        items = min(self.items, len(magical_items(game, context.seat)))
        yield from pay(game, context.seat, context.this, (Lesson(items),), cancel=False)
