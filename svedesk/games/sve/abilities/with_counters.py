"""Activated abilities that need counters on their card."""

from __future__ import annotations

from collections.abc import Iterator

from svedesk.engine.message import Message
from svedesk.engine.records import Card
from svedesk.engine.script import Lang
from svedesk.games.sve.abilities.activated import Activated
from svedesk.games.sve.conditions.it_is import CountersOnThis
from svedesk.games.sve.script_node import Scope, ScriptNode, too_few
from svedesk.games.sve.verbs.counters import Counter

_NONE = Counter("", "")


class WithCounters(Activated):
    """An activated ability that needs so many counters on the card."""

    script_word = "with_counters(least, counter, cost, *steps)"  # 10.3.2

    counter: Counter = _NONE
    least: int = 1

    def as_meant(self) -> ScriptNode:
        """As any ability that can be used while something is so."""
        needs = CountersOnThis(self.least, self.counter, or_more=True)
        return Activated(self.cost, self.steps, self.quick, self.times, self.burst, needs)

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        yield from Activated.mistakes(self, scope)
        yield from too_few(self.least, "mistake-needs-counters")

    def why_not(self, card: Card) -> Message | None:
        """Why it cannot be played, as far as counters go; None when it can."""
        have = card.counter(self.counter.en)
        if have >= self.least:
            return None
        return Message("too-few-counters", (self.least, have), "10.3.2")

    def text(self, lang: Lang, kind: str) -> str:
        """The ability, then what it needs."""
        text = Activated.text(self, lang, kind)
        if lang == "ja":
            return f"{text}この能力はこれの{self.counter.ja}カウンターが{self.least}個以上なら使える。"
        return f"{text} Activate only if this card has at least {self.least} {self.counter.en} counters."
