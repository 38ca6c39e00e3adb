"""Trigger conditions that count a few times each turn only (10.7.2.2)."""

from __future__ import annotations

from dataclasses import dataclass

from svedesk.engine.script import Lang
from svedesk.games.sve.abilities.automatic import Met, Trigger, Watch


@dataclass(frozen=True, slots=True)
class Limited(Trigger):
    """Once on each of your turns, when ...: a condition that makes its ability pending so many times a turn at most;
    with `any_turn` in others' turns, too."""

    trigger: Trigger
    times: int = 1
    any_turn: bool = False

    def meets(self, watch: Watch) -> Met | None:
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
