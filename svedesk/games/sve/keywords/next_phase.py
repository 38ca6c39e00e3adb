"""At the start of your next main or end phase: what a delayed trigger mostly waits for (10.7.5)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Literal

from svedesk.engine.message import Message
from svedesk.engine.script import Lang
from svedesk.games.sve.abilities.automatic import Met, Trigger, TriggerWatch
from svedesk.games.sve.script_node import Scope
from svedesk.games.sve.trigger_events import PhaseStarted


@dataclass(frozen=True, slots=True)
class AtNextStart(Trigger):
    """At the start of your next phase of a kind."""

    hears: ClassVar = (PhaseStarted,)

    phase: Literal["main", "end"]

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if scope.ability.awaits(self):
            yield Message("mistake-next-phase")

    def meets(self, watch: TriggerWatch) -> Met | None:
        """The phase started in its controller's turn."""
        happening = watch.happening
        if not isinstance(happening, PhaseStarted) or happening.phase != self.phase:
            return None
        return Met(watch.watcher.id) if happening.seat == watch.watcher.seat else None

    def head(self, lang: Lang) -> str:
        """The condition up to its comma."""
        if lang == "ja":
            phase = {"main": "メインフェイズ", "end": "エンドフェイズ"}[self.phase]
            return f"次に自分の{phase}が来たとき、"
        return f"At the start of your next {self.phase} phase, "

    @property
    def runs_on(self) -> bool:
        """The sentence goes on."""
        return True
