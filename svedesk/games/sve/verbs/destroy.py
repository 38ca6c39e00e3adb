"""Destroy (5.5)."""

from __future__ import annotations

from typing import ClassVar

from svedesk.engine.ask import Flow
from svedesk.games.sve.abilities.base import Context, Redirect, Step
from svedesk.games.sve.actions.move import destroy
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Ref, Target
from svedesk.games.sve.node_word import NodeWord
from svedesk.games.sve.values.groups import acted_on
from svedesk.games.sve.zones import CEMETERY
from svedesk.phrases.phrase import phrases


class Destroy(Step):
    """Destroy what was selected, or each card of a group at once."""

    script_words = (NodeWord("destroy(what)", "Destroy."),)

    moves = True

    what: Target

    phrases: ClassVar = phrases(
        en="destroy <what:card>",
        ja="<what>を破壊する",
    )

    @property
    def redirect(self) -> Redirect | None:
        """To the cemetery."""
        return Redirect(CEMETERY, "destroy") if self.what == Ref("it") else None

    def perform(self, game: GameState, context: Context) -> Flow:
        """Simultaneously."""
        yield from destroy(game, acted_on(game, self.what, context))
