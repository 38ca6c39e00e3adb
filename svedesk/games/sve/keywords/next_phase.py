"""At the start of your next main or end phase: what a delayed trigger mostly waits for (10.7.5)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

from svedesk.engine.message import Message
from svedesk.games.sve.abilities.automatic import Met, Trigger, TriggerWatch
from svedesk.games.sve.script_node import Scope
from svedesk.games.sve.trigger_events import PhaseStarted
from svedesk.phrases.phrase import phrases


class AtNextStart(Trigger):
    """At the start of your next phase of a kind."""

    hears: ClassVar = (PhaseStarted,)
    runs_on = True

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
