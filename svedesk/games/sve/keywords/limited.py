"""Trigger conditions that count a few times each turn only (10.7.2.2)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from svedesk.engine.message import Message
from svedesk.engine.script import Lang
from svedesk.games.sve.abilities.automatic import Met, Trigger, TriggerWatch
from svedesk.games.sve.script_node import Scope, too_few


@dataclass(frozen=True, slots=True)
class Limited(Trigger):
    """Once on each of your turns, when ...: a condition that makes its ability pending so many times a turn at most;
    with `any_turn` in others' turns, too."""

    trigger: Trigger
    times: int = 1
    any_turn: bool = False

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
        said = self.trigger.head(lang)
        if lang == "ja":
            return f"{'' if self.any_turn else '自分の'}ターンごとに{self.times}回、{said}"
        often = {1: "once", 2: "twice"}.get(self.times, f"{self.times} times")
        turns = "each turn" if self.any_turn else "on each of your turns"
        return f"{often.capitalize()} {turns}, {said.replace('Whenever', 'when', 1)}"

    @property
    def runs_on(self) -> bool:
        """As the condition itself."""
        return self.trigger.runs_on
