"""Give attack and defense of a number that is counted (5.26)."""

from __future__ import annotations

from typing import ClassVar, Literal

from svedesk.engine.ask import Flow
from svedesk.games.sve.abilities.base import Context, Step
from svedesk.games.sve.actions.give import give
from svedesk.games.sve.amount import ChosenX, Counted
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Target
from svedesk.games.sve.node_word import Bracket, NodeWord
from svedesk.games.sve.values.amounts import value_of
from svedesk.games.sve.values.groups import acted_on
from svedesk.phrases.phrase import phrases, said

_EN = "<stats|attack={ATK}<less?-//+>X|defense={DEF}<less?-//+>X|both={ATK}<less?-//+>X/{DEF}<less?-//+>X>"
_JA = (
    "<stats|attack=【攻撃力】<less?-//+>X|defense=【体力】<less?-//+>X|"
    "both=【攻撃力】<less?-//+>X/【体力】<less?-//+>X>"
)


class GiveX(Step):
    """Give attack, defense or both, as much as an amount is, or with `less` so much less."""

    script_words = (
        NodeWord(
            'give_x(to, number: Counted | ChosenX, stats="both", *, less=False)',
            "Give attack, defense or both, as much as a number that is counted, or so much less.",
            amount=Bracket("number"),
        ),
    )

    to: Target
    amount: Counted | ChosenX
    stats: Literal["attack", "defense", "both"] = "both"
    less: bool = False

    phrases: ClassVar = phrases(
        en=(f"give <to> {_EN}. X equals <amount>", said(f"give <to> {_EN}", amount=ChosenX())),
        ja=(f"<to>は{_JA}する。Xは<amount>である", said(f"<to>は{_JA}する", amount=ChosenX())),
    )

    def perform(self, game: GameState, context: Context) -> Flow:
        """As much as it is now, for each card that is meant now (10.9.2)."""
        number = value_of(game, self.amount, context)
        by = -number if self.less else number
        for card_id in acted_on(game, self.to, context, noun="follower"):
            raised = False
            for stat in ("attack", "defense"):
                if by and self.stats in (stat, "both"):
                    raised = give(game, card_id, stat, by, context.number, with_other=raised)
        yield from ()
