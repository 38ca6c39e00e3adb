"""Optional costs: paid while playing for what stands after them (10.4.7.3, Earth Rite 13.3.3), or while resolving
(10.4.7.5)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

from svedesk.engine.ask import Ask, Flow, Option, ask
from svedesk.engine.message import Message, named
from svedesk.games.sve.abilities.base import Context, Step, perform
from svedesk.games.sve.abilities.cost import Cost
from svedesk.games.sve.actions.pay import depends_on_hand, pay, why_not_pay
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.script_node import Bracket, Made, NodeWord, Scope, ScriptNode, asking
from svedesk.games.sve.verbs.hand_costs import RemoveStack
from svedesk.games.sve.zones import HAND
from svedesk.phrases.phrase import partly, phrases


class Additional(Step):
    """An additional cost that may be paid when the card or ability is played, and what happens if it was."""

    script_words = (
        NodeWord(
            "when_playing(cost, *steps)",
            "When playing this card, [cost]: text for a cost that may be paid while playing.",
        ),
        NodeWord(
            "earth_rite(*steps, count: int = 1)",
            "Earth Rite: text for Stack counters removed while playing.",
            cost=(Made(RemoveStack, count=Bracket("count")),),
        ),
    )

    decides = "cost"
    may_not_be = True
    has_condition = True
    to_the_end = True

    cost: tuple[Cost, ...]
    steps: tuple[Step, ...]

    phrases: ClassVar = phrases(
        en=(
            partly("<rite>: ^<steps*. ^>"),
            "when playing this card, <cost*, >: ^<steps*. ^>",
        ),
        ja=(
            partly("<rite><steps*。>"),
            "これをプレイする際、<cost*>：<steps*。>",
        ),
    )

    @property
    def rite(self) -> RemoveStack | None:
        """The Earth Rite that is all of the cost, if it is one."""
        rite = self.cost[0] if len(self.cost) == 1 else None
        return rite if isinstance(rite, RemoveStack) else None

    @classmethod
    def made_of(cls, slots: Mapping[str, object]) -> Additional | None:
        """An Earth Rite is said by itself."""
        cost = (slots["rite"],) if "rite" in slots else slots["cost"]
        made = cls(cost, slots["steps"])  # type: ignore[arg-type]
        return made if "rite" in slots or made.rite is None else None

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


class MayPay(Step):
    """[cost]: text for a cost that may be paid while the text is resolved."""

    script_word = "may_pay(cost, *steps)"  # 10.4.7.5
    may_not_be = True
    has_condition = True
    pays = True
    to_the_end = True

    cost: tuple[Cost, ...]
    steps: tuple[Step, ...]

    phrases: ClassVar = phrases(
        en="<cost*, >: ^<steps*. ^>",
        ja="<cost*>：<steps*。>",
    )

    @classmethod
    def made_of(cls, slots: Mapping[str, object]) -> MayPay | None:
        """An Earth Rite is paid earlier."""
        made = cls(**slots)  # type: ignore[arg-type]
        return None if any(part.when_played for part in made.cost) else made

    def inside(self, scope: Scope) -> Scope:
        """Targets are selected as for any text, whether it will be paid or not."""
        return asking(ScriptNode.inside(self, scope), scope, "target", ("target",))

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if not self.cost:
            yield Message("mistake-no-cost")
        if any(part.when_played for part in self.cost):
            yield Message("mistake-paid-before")
        if not self.steps:
            yield Message("mistake-says-nothing")

    def perform(self, game: GameState, context: Context) -> Flow:
        """Asked only where all of it can be paid (10.4.2.2), or others could not tell that it can't."""
        seat = context.seat
        hand = game.table.zone(seat, HAND) if depends_on_hand(game, seat, context.this, self.cost) else ()
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
        this = yield from pay(game, seat, context.this, self.cost, cancel=False, discarded=context.discarded)
        if this is not None:
            context.this = this
            yield from perform(self.steps, game, context)
