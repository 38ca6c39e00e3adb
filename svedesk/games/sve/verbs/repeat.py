"""Do the same several times."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from svedesk.engine.ask import Flow
from svedesk.engine.message import Message
from svedesk.games.sve.abilities.base import Context, Step, perform
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.node_word import NodeWord
from svedesk.games.sve.script_node import Scope
from svedesk.phrases.phrase import phrases


class Repeat(Step):
    """Do all that follows so many times in all."""

    script_words = (NodeWord("repeat(times, *steps)", "Do steps so many times, one time after the other."),)

    may_not_be = True
    to_the_end = True

    times: int
    steps: tuple[Step, ...]

    phrases: ClassVar = phrases(
        en="do the following <times|2=twice|*=<times#> times>: ^<steps*. ^>",
        ja="下記を<times#>回くり返す。<steps*。>",
    )

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if self.times < 2 or not self.steps:
            yield Message("mistake-repeats")

    def perform(self, game: GameState, context: Context) -> Flow:
        """The whole of it each time; rules handling waits for the end of the text."""
        for _ in range(self.times):
            yield from perform(self.steps, game, context)
