"""This card's abilities that cannot be used any more in this turn."""

from __future__ import annotations

from typing import ClassVar

from svedesk.engine.ask import Flow
from svedesk.games.sve.abilities.base import Context, Step
from svedesk.games.sve.actions.uses import use_no_more
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.node_word import NodeWord
from svedesk.phrases.phrase import heard, phrases


class UseNoMore(Step):
    """No ability of the card itself with the icon of activated abilities can be used in this turn (1.3.3)."""

    script_words = (NodeWord("use_no_more", "This card's {ACT} abilities can't be activated this turn."),)

    phrases: ClassVar = phrases(
        en="this card's {ACT} abilities can't be activated this turn",
        ja=(
            "このターン、これの【起動】能力を使えない",
            heard("このターン、これの【進化】を除く【起動】能力を使えない"),
        ),
    )

    def perform(self, game: GameState, context: Context) -> Flow:
        """Of the card as long as it stays where it is."""
        use_no_more(game, context.this)
        yield from ()
