"""Trigger conditions that count a few times each turn only (10.7.2.2), in some turns only, or at a next phase (10.7.5),
and those that wait for something to be so (10.7.6)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

from svedesk.engine.message import Message
from svedesk.engine.script import Lang
from svedesk.games.sve.abilities.automatic import Met, Trigger, TriggerWatch
from svedesk.games.sve.conditions.base import Condition
from svedesk.games.sve.script_node import Least, Scope
from svedesk.games.sve.trigger_events import PhaseStarted
from svedesk.phrases.phrase import heard, partly, phrases
from svedesk.phrases.saying import say

_OFTEN_EN = "<times|1=once|2=twice|*=up to <times#> times> <any_turn|True=each turn|False=on each of your turns>, "
_OFTEN_JA = "<any_turn|True=|False=自分の>ターンごとに<times#>回、"


class Limited(Trigger):
    """Once on each of your turns, when ...: a condition that makes its ability pending so many times a turn at most;
    with `any_turn` in others' turns, too."""

    at_least = (Least("times", "mistake-pending"),)

    trigger: Trigger
    times: int = 1
    any_turn: bool = False

    phrases: ClassVar = phrases(
        en=tuple(
            heard(often + trigger)
            for often in (_OFTEN_EN, _OFTEN_EN.replace("up to ", ""))
            for trigger in ("<trigger:clause>", "<trigger>")
        ),
        ja=heard(f"{_OFTEN_JA}<trigger>"),
        en_often=partly(_OFTEN_EN),
        ja_often=partly(_OFTEN_JA),
    )

    @property
    def awaited(self) -> Trigger:
        """The condition that is limited."""
        return self.trigger.awaited

    @property
    def names_it(self) -> bool:
        """As the condition itself."""
        return self.trigger.names_it

    def meets(self, watch: TriggerWatch) -> Met | None:
        """In its controller's turns; how often it was pending already, `actions/pending.py` counts."""
        in_time = self.any_turn or watch.now.active == watch.watcher.seat
        return self.trigger.meets(watch) if in_time else None

    def head(self, lang: Lang) -> str:
        """The limit before the condition."""
        return say(self, lang, "often") + self.trigger.clause(lang)

    @property
    def runs_on(self) -> bool:
        """As the condition itself."""
        return self.trigger.runs_on


_TURNS_EN = "during <whose|your=your|enemy=each opponent's> turn, "
_TURNS_JA = "<whose|your=自分|enemy=相手>のターン中、"


class During(Trigger):
    """During your turn, when ...: a condition that is met in one's own turns only, or in others' only."""

    whose: Literal["your", "enemy"]
    trigger: Trigger

    phrases: ClassVar = phrases(
        en=(heard(f"{_TURNS_EN}<trigger:clause>"), heard(f"{_TURNS_EN}<trigger>")),
        en_clause=heard(f"{_TURNS_EN}<trigger:clause>"),
        ja=heard(f"{_TURNS_JA}<trigger>"),
        en_turns=partly(_TURNS_EN),
        ja_turns=partly(_TURNS_JA),
    )

    @property
    def awaited(self) -> Trigger:
        """The condition in whoever's turn."""
        return self.trigger.awaited

    @property
    def names_it(self) -> bool:
        """As the condition itself."""
        return self.trigger.names_it

    def meets(self, watch: TriggerWatch) -> Met | None:
        """In such a turn."""
        whose = "your" if watch.now.active == watch.watcher.seat else "enemy"
        return self.trigger.meets(watch) if whose == self.whose else None

    def head(self, lang: Lang) -> str:
        """The turns before the condition."""
        return say(self, lang, "turns") + self.trigger.clause(lang)

    def clause(self, lang: Lang) -> str:
        """The same behind how often."""
        return self.head(lang)

    @property
    def runs_on(self) -> bool:
        """As the condition itself."""
        return self.trigger.runs_on


class AtNextStart(Trigger):
    """At the start of your next phase of a kind."""

    hears: ClassVar = (PhaseStarted,)

    phase: Literal["main", "end"]

    phrases: ClassVar = phrases(
        en="At the start of your next <phase|main|end> phase, ",
        ja="次に自分の<phase|main=メインフェイズ|end=エンドフェイズ>が来たとき、",
    )

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if scope.ability.awaits(self):
            yield Message("mistake-next-phase")

    def meets(self, watch: TriggerWatch) -> Met | None:
        """The phase started in its controller's turn."""
        happening = watch.happening
        if not isinstance(happening, PhaseStarted) or happening.phase != self.phase:
            return None
        return Met(watch.watcher.id) if happening.seat == watch.watcher.seat else None


class Achieved(Trigger):
    """When something is so: a state trigger. That it makes its ability pending once only until that has been resolved,
    `actions/pending.py` sees to."""

    script_word = "when_so(state, *steps, cost=())"  # 10.7.6.1

    state: Condition

    def meets(self, watch: TriggerWatch) -> Met | None:
        """It holds after the happening, whatever that was, and the card is still there."""
        if not watch.now.lies_on_field(watch.watcher.id) or not self.state.holds(watch.now, watch.watcher.seat, 0):
            return None
        return Met(watch.watcher.id)

    def head(self, lang: Lang) -> str:
        """When there are no cards in your hand, ..."""
        if lang == "ja":
            return self.state.ja("").replace("なら、", "とき、")
        return "when" + self.state.en("").removeprefix("if").removesuffix("^")
