"""Resolve by hand: what stands in for a text no script exists for, and for a cost nobody could read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from svedesk.engine.ask import Flow
from svedesk.engine.message import Message, named
from svedesk.engine.script import walk
from svedesk.games.sve.abilities.base import Context, Step
from svedesk.games.sve.abilities.taking import Process, ShiftedNumber, TakenCards
from svedesk.games.sve.actions.by_hand import manual_step
from svedesk.games.sve.script_node import NodeWord

if TYPE_CHECKING:
    from svedesk.games.sve.game_state import GameState

RESOLVE_LINE, PAY_LINE = "resolve-line-by-hand", "pay-line-by-hand"
MAY_PAY_LINE = "may-pay-line"
OF_ABILITY = "ability"
"""The moment of a step that a script has: that of the ability it stands in."""
LINES = frozenset((RESOLVE_LINE, PAY_LINE, MAY_PAY_LINE))
"""The messages that name a line of a card: the card, the line's moment, its place. The text itself they do not hold."""


class ByHand(Step):
    """What this ability does, resolved manually. The controller is asked to do by hand what the card says; the game
    goes on when it is done, with what that triggered. `moment` and `line` say which line of its text it is, line 0: the
    whole of it; "ability": what the ability says that it stands in."""

    script_words = (NodeWord("manual", moment=OF_ABILITY),)
    manual = True

    moment: str = ""
    line: int = 0

    def perform(self, game: GameState, context: Context) -> Flow:
        """Manual operations are accepted while the question is open."""
        moment, line = _line_of(game, context) if self.moment == OF_ABILITY else (self.moment, self.line)
        reason = Message(RESOLVE_LINE, (named(context.number), moment, line))
        if not line:
            reason = Message("resolve-by-hand", (named(context.number),))
        yield from manual_step(game, context.seat, reason, context.this)

    def en(self) -> str:
        """A hint, not the card's text."""
        return "resolve this card's text manually"

    def ja(self) -> str:
        """A hint, not the card's text."""
        return "このカードのテキストは手動で処理する"


class PaidByHand(Process):
    """(Part of) a cost that is paid manually. It can always be, since only its player can tell."""

    script_word = "pay_manually"

    number: str = ""
    moment: str = ""
    line: int = 0
    by_hand = True

    def needs(self, game: GameState, seat: int, this: int) -> tuple[ShiftedNumber | TakenCards, ...]:
        """Nothing the rules know of."""
        return ()

    def execute(self, game: GameState, seat: int, this: int, chosen: tuple[int, ...]) -> Flow:
        """Manual operations are accepted while the question is open."""
        reason = Message(PAY_LINE, (named(self.number), self.moment, self.line))
        if not self.line:
            card = game.card(this)
            reason = Message("pay-by-hand", (named(card.number if card is not None else ""),))
        yield from manual_step(game, seat, reason, this)

    def en(self) -> str:
        """A hint, not the card's text."""
        return "pay this card's cost manually"

    def ja(self) -> str:
        """A hint, not the card's text."""
        return "このカードのコストは手動で支払う"


def _line_of(game: GameState, context: Context) -> tuple[str, int]:
    """The moment of the ability a step is performed for, and which of the abilities of that moment it is, from 1, of
    those with a manual step; ("", 0) where the ability is none that has a moment."""
    abilities = game.definitions[context.number].abilities
    if context.index >= len(abilities):
        return "", 0
    moment = abilities[context.index].moment
    if not moment:
        return "", 0
    before = (other for other in abilities[: context.index] if other.moment == moment)
    return moment, 1 + sum(any(isinstance(node, ByHand) for node in walk(other)) for other in before)
