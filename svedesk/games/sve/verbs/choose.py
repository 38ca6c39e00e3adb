"""Choose (5.17): options picked while playing (5.17.3), executed in the order they are listed (10.6.2.8.2.2)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from svedesk.engine.ask import Flow
from svedesk.engine.message import Message
from svedesk.engine.script import Lang
from svedesk.games.sve.abilities.base import Context, Step, perform, read
from svedesk.games.sve.amount import ChosenX, Count
from svedesk.games.sve.conditions.base import Condition
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.script_node import Scope, ScriptNode, asking
from svedesk.games.sve.values.amounts import counted
from svedesk.games.sve.wording import capital

_WORDS = {1: "one", 2: "two", 3: "three"}


@dataclass(frozen=True, slots=True)
class Mode(ScriptNode):
    """One option of a "choose" (5.17.1.1)."""

    may_not_be = True

    steps: tuple[Step, ...]

    def inside(self, scope: Scope) -> Scope:
        """As its choice says."""
        return ScriptNode.inside(self, scope)._replace(asked=scope.asked)

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if not self.steps:
            yield Message("mistake-says-nothing")

    def text(self, lang: Lang) -> str:
        """Its sentences."""
        return read(self.steps, lang)


@dataclass(frozen=True, slots=True)
class Choose(Step):
    """Choose some of the listed options, or with `up_to` at least one and up to so many; X of them are as many as the
    player says. Where the condition of `more`
    holds when it is played, another number counts instead (5.17.3.1), with `more_up_to` as the most there may be."""

    decides = "option"
    may_not_be = True

    modes: tuple[Mode, ...]
    count: int | Count | ChosenX = 1
    up_to: bool = False
    more: tuple[Condition, int] | None = None
    more_up_to: bool = False

    def inside(self, scope: Scope) -> Scope:
        """In an option there is no other choice; an additional cost may be paid there."""
        return asking(ScriptNode.inside(self, scope), scope, "cost", ("cost", "target"))

    @property
    def gives(self) -> object:
        """The number X, where it is that many."""
        return "x" if isinstance(self.count, ChosenX) else None

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        most = len(self.modes)
        if isinstance(self.count, int) and not 0 < self.count <= most:
            yield Message("mistake-chooses", (self.count, most))
        if self.more is not None and not 0 < self.more[1] <= most:
            yield Message("mistake-chooses-instead", (self.more[1], most))
        if scope.late("option"):
            yield Message("mistake-choice-late")

    def how_many(self, game: GameState, seat: int, this: int, playing: int) -> tuple[int, int]:
        """The least and the most options that may be chosen now, of those listed (5.17.2.3). Conditions and numbers are
        as they are while the card or ability is played (5.17.3.1.1)."""
        if isinstance(self.count, ChosenX):
            return 0, len(self.modes)
        most, up_to = counted(game, self.count, seat, this), self.up_to
        if self.more is not None and self.more[0].holds(game, seat, playing):
            most, up_to = self.more[1], self.more_up_to or up_to
        most = max(0, min(most, len(self.modes)))
        return (min(1, most) if up_to else most), most

    def perform(self, game: GameState, context: Context) -> Flow:
        """The options employed; the others are as if they did not exist (5.17.4)."""
        for index in sorted(context.modes):
            yield from perform(self.modes[index].steps, game, context)

    def en(self) -> str:
        """The head and the numbered options; the last one's full stop is the sentence's."""
        options = " ".join(f"({number}) {mode.text('en')}" for number, mode in enumerate(self.modes, 1))
        up_to = "up to " if self.up_to else ""
        if isinstance(self.count, Count):
            head = f"choose {up_to}X of the following effects. X equals {self.count.en()}."
        elif isinstance(self.count, ChosenX):
            head = "choose X of the following effects."
        else:
            head = f"choose {up_to}{_in_words(self.count)} of the following effects."
        if self.more is not None:
            condition, count = self.more
            up_to = "up to " if self.up_to or self.more_up_to else ""
            head += f" {capital(condition.en(f'choose {up_to}{_in_words(count)} instead'))}."
        return f"{head} {options}".removesuffix(".")

    def ja(self) -> str:
        """The head and the numbered options."""
        options = "".join(f"【{number}】{mode.text('ja')}" for number, mode in enumerate(self.modes, 1))
        up_to = "まで" if self.up_to else ""
        if isinstance(self.count, Count):
            head = f"下記から{self.count.ja()}と同じ数{up_to}チョイスする。"
        else:
            head = f"下記から{self.count}つ{up_to}チョイスする。"  # an X writes itself
        if self.more is not None:
            condition, count = self.more
            up_to = "まで" if self.up_to or self.more_up_to else ""
            head += condition.ja(f"代わりに{count}つ{up_to}") + "。"
        return f"{head}{options}".removesuffix("。")


def _in_words(count: int) -> str:
    """One, two, three; 4."""
    return _WORDS.get(count, str(count))
