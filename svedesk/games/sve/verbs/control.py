"""Steal, and give control (5.21)."""

from __future__ import annotations

from typing import ClassVar

from svedesk.engine.ask import Flow
from svedesk.engine.message import Message
from svedesk.games.sve.abilities.base import Context, Step
from svedesk.games.sve.actions.give import give_over
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Target
from svedesk.games.sve.values.groups import acted_on
from svedesk.phrases.phrase import phrases


class _ChangesControl(Step):
    """Cards on a field go to another field."""

    what: Target

    def on_leader(self) -> Message:
        """Leaders stay in their area."""
        return Message("mistake-leader-stays")


class Steal(_ChangesControl):
    """Steal. Cards on an opponent's field move to yours, and you become their controller."""

    script_word = "steal(what)"  # 5.21.1
    makes_it = True

    phrases: ClassVar = phrases(
        en="steal <what:card>",
        ja="<what>を奪う",
    )

    def perform(self, game: GameState, context: Context) -> Flow:
        """Those that found no room stay where they are; "it" is what was stolen."""
        stolen = yield from give_over(game, context.seat, context.seat, acted_on(game, self.what, context))
        context.it = stolen


class GiveControl(_ChangesControl):
    """Give control. Cards on your field move to an opponent's, who becomes their controller."""

    script_word = "give_control(what)"  # 5.21.2

    phrases: ClassVar = phrases(
        en="give control of <what:card> to an opponent",
        ja="<what>を相手に渡す",
    )

    def perform(self, game: GameState, context: Context) -> Flow:
        """Those that found no room stay where they are."""
        yield from give_over(game, context.seat, 1 - context.seat, acted_on(game, self.what, context))
