"""Resolve by hand: what stands in for a text no script exists for, and for a cost nobody could read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from svedesk.engine.ask import Ask, Flow, Option, ask
from svedesk.engine.message import Message, named
from svedesk.games.sve.abilities.base import Context, Step
from svedesk.games.sve.abilities.process import Process
from svedesk.games.sve.abilities.taking import ShiftedNumber, TakenCards
from svedesk.games.sve.actions.by_hand import note_by_hand

if TYPE_CHECKING:
    from svedesk.games.sve.game_state import GameState

RESOLVE_LINE, PAY_LINE = "resolve-line-by-hand", "pay-line-by-hand"
MAY_PAY_LINE = "may-pay-line"
LINES = frozenset((RESOLVE_LINE, PAY_LINE, MAY_PAY_LINE))
"""The messages that name a line of a card: the card, the line's moment, its place. The text itself they do not hold."""


class ByHand(Step):
    """Ask the controller to do by hand what the card says, and go on when it is done, with what that triggered.
    `moment` and `line` say which line of its text it is; line 0: the whole of it."""

    moment: str = ""
    line: int = 0

    def perform(self, game: GameState, context: Context) -> Flow:
        """Manual operations are accepted while the question is open."""
        reason = Message("resolve-by-hand", (named(context.number),))
        if self.line:
            reason = Message(RESOLVE_LINE, (named(context.number), *self.named))
        yield from _by_hand(game, context.seat, reason, context.this)

    @property
    def named(self) -> tuple[str, int]:
        """The line as messages name it."""
        return self.moment, self.line

    def en(self) -> str:
        """A hint, not the card's text."""
        return "resolve this card's text by hand"

    def ja(self) -> str:
        """A hint, not the card's text."""
        return "このカードのテキストは手動で解決する"


class PaidByHand(Process):
    """What of a cost is paid by hand: it can always be, since only its player can tell."""

    number: str
    moment: str
    line: int
    by_hand = True

    def needs(self, game: GameState, seat: int, this: int) -> tuple[ShiftedNumber | TakenCards, ...]:
        """Nothing the rules know of."""
        return ()

    def execute(self, game: GameState, seat: int, this: int, chosen: tuple[int, ...]) -> Flow:
        """Manual operations are accepted while the question is open."""
        reason = Message(PAY_LINE, (named(self.number), self.moment, self.line))
        yield from _by_hand(game, seat, reason, this)

    def en(self) -> str:
        """A hint, not the card's text."""
        return "pay this card's cost by hand"

    def ja(self) -> str:
        """A hint, not the card's text."""
        return "このカードのコストは手動で支払う"


def _by_hand(game: GameState, seat: int, reason: Message, this: int) -> Flow:
    """The question at which operations by hand are what a text does."""
    before = game.before()
    yield from ask(lambda: Ask(seat, "by_hand", (Option("done"),), reason=reason, source=this))
    note_by_hand(game, before, this)
