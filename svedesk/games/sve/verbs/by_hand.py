"""Resolve by hand: what stands in for a text no script exists for."""

from __future__ import annotations

from dataclasses import dataclass

from svedesk.engine.ask import Ask, Flow, Option, ask
from svedesk.engine.message import Message, named
from svedesk.games.sve.abilities.base import Context, Step
from svedesk.games.sve.game import Game


@dataclass(frozen=True, slots=True)
class ByHand(Step):
    """Ask the controller to do by hand what the card says, and go on when it is done."""

    def perform(self, game: Game, context: Context) -> Flow:
        """Manual operations are accepted while the question is open."""
        reason = Message("resolve-by-hand", (named(context.number),))
        yield from ask(lambda: Ask(context.seat, "by_hand", (Option("done"),), reason=reason, source=context.this))

    def en(self) -> str:
        """A hint, not the card's text."""
        return "resolve this card's text by hand"

    def ja(self) -> str:
        """A hint, not the card's text."""
        return "このカードのテキストは手動で解決する"
