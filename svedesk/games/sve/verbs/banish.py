"""Banish (5.6)."""

from __future__ import annotations

from typing import ClassVar

from svedesk.engine.ask import Flow
from svedesk.games.sve.abilities.base import Context, Redirect, Step
from svedesk.games.sve.actions.move import banish
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Ref, Target
from svedesk.games.sve.node_word import NodeWord
from svedesk.games.sve.phrases.phrase import phrases
from svedesk.games.sve.values.groups import acted_on
from svedesk.games.sve.zones import BANISHED


class Banish(Step):
    """Banish what was selected, the card itself, or each card of a group at once."""

    script_words = (NodeWord("banish(what)", "Banish."),)

    moves = True

    what: Target

    phrases: ClassVar = phrases(
        en="banish <what:card>",
        ja=("<what:this>は消滅する", "<what>を消滅させる"),
    )

    @property
    def redirect(self) -> Redirect | None:
        """To the banished zone."""
        return Redirect(BANISHED, "banish") if self.what == Ref("it") else None

    def perform(self, game: GameState, context: Context) -> Flow:
        """Simultaneously."""
        yield from banish(game, acted_on(game, self.what, context))
