"""Trigger conditions that count a few times each turn only (10.7.2.2), or in some turns only."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

from svedesk.engine.message import Message
from svedesk.engine.script import Lang
from svedesk.games.sve.abilities.automatic import Met, Trigger, TriggerWatch
from svedesk.games.sve.script_node import Scope, too_few
from svedesk.phrases.phrase import heard, partly, phrases
from svedesk.phrases.saying import say

_OFTEN_EN = "<times|1=once|2=twice|*=up to <times#> times> <any_turn|True=each turn|False=on each of your turns>, "
_OFTEN_JA = "<any_turn|True=|False=自分の>ターンごとに<times#>回、"


class Limited(Trigger):
    """Once on each of your turns, when ...: a condition that makes its ability pending so many times a turn at most;
    with `any_turn` in others' turns, too."""

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

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        yield from too_few(self.times, "mistake-pending")

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
