"""Optional costs: paid while playing for what stands after them (10.4.7.3, Earth Rite 13.3.3), or while resolving
(10.4.7.5)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from svedesk.engine.ask import Ask, Flow, Option, ask
from svedesk.engine.message import Message, named
from svedesk.games.sve.abilities.base import Context, Step, perform, read
from svedesk.games.sve.abilities.cost import ANY_CARD, Cost, Discard, cost_text
from svedesk.games.sve.actions.pay import pay, why_not_pay
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.script_node import Scope, ScriptNode, asking
from svedesk.games.sve.verbs.processes import RemoveStack
from svedesk.games.sve.wording import capital
from svedesk.games.sve.zones import HAND


@dataclass(frozen=True, slots=True)
class Additional(Step):
    """An additional cost that may be paid when the card or ability is played, and what happens if it was."""

    decides = "cost"
    may_not_be = True

    cost: tuple[Cost, ...]
    steps: tuple[Step, ...]

    def inside(self, scope: Scope) -> Scope:
        """Where it can be paid, targets may be selected behind it."""
        return asking(ScriptNode.inside(self, scope), scope, "cost", ("target",))

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if scope.late("cost"):
            yield Message("mistake-additional-late")
        if not self.cost:
            yield Message("mistake-no-cost")
        if not self.steps:
            yield Message("mistake-says-nothing")

    def perform(self, game: GameState, context: Context) -> Flow:
        """Only where it was paid."""
        if any(paid is self for paid in context.paid):
            yield from perform(self.steps, game, context)

    def en(self) -> str:
        """Earth Rite: Draw a card; when playing this card, discard a card: Draw 2 cards."""
        rite = all(isinstance(part, RemoveStack) for part in self.cost)
        return ("" if rite else "when playing this card, ") + cost_text(self.cost, "en") + _after(self.steps)

    def ja(self) -> str:
        """【土の秘術】1枚引く; これをプレイする際、手札のカード1枚を捨てる：2枚引く."""
        if all(isinstance(part, RemoveStack) for part in self.cost):
            return "".join(part.ja() for part in self.cost) + read(self.steps, "ja").removesuffix("。")
        return "これをプレイする際、" + cost_text(self.cost, "ja") + read(self.steps, "ja").removesuffix("。")


@dataclass(frozen=True, slots=True)
class MayPay(Step):
    """[process]: [effect] within a text: what may be done while it is resolved for the effect (10.4.7.5)."""

    may_not_be = True

    cost: tuple[Cost, ...]
    steps: tuple[Step, ...]

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if not self.cost:
            yield Message("mistake-no-cost")
        if not self.steps:
            yield Message("mistake-says-nothing")

    def perform(self, game: GameState, context: Context) -> Flow:
        """Asked only where all of it can be paid (10.4.2.2), or others could not tell that it can't."""
        seat = context.seat
        hand = game.table.zone(seat, HAND) if self._is_secret(game, context) else ()
        if why_not_pay(game, seat, context.this, self.cost) is not None and not hand:
            return

        def build() -> Ask:
            able = why_not_pay(game, seat, context.this, self.cost) is None
            options = (Option("yes"), Option("no")) if able else (Option("no"),)
            reason = Message("may-pay", (named(context.number),), "10.4.7.5")
            return Ask(seat, "may", options, reason=reason, source=context.this, about=hand)

        (picked,) = yield from ask(build)
        if picked.kind == "no":
            return
        this = yield from pay(game, seat, context.this, self.cost, cancel=False)
        if this is not None:
            context.this = this
            yield from perform(self.steps, game, context)

    def _is_secret(self, game: GameState, context: Context) -> bool:
        """Whether it depends on what is in the hand, and on nothing that all see, whether it can be paid."""
        discarded = {part.group for part in self.cost if isinstance(part, Discard)}
        of_any = tuple(replace(part, group=ANY_CARD) if isinstance(part, Discard) else part for part in self.cost)
        hides = game.asks_hidden and bool(discarded - {ANY_CARD})
        return hides and why_not_pay(game, context.seat, context.this, of_any) is None

    def en(self) -> str:
        """Discard a card: Draw 2 cards."""
        return cost_text(self.cost, "en") + _after(self.steps)

    def ja(self) -> str:
        """手札のカード1枚を捨てる：2枚引く."""
        return cost_text(self.cost, "ja") + read(self.steps, "ja").removesuffix("。")


def _after(steps: tuple[Step, ...]) -> str:
    return capital(read(steps, "en").removesuffix("."))
