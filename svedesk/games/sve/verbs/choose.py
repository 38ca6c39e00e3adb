"""Choose (5.17): options picked while playing (5.17.3), executed in the order they are listed (10.6.2.8.2.2)."""

from __future__ import annotations

from dataclasses import dataclass

from svedesk.engine.ask import Flow
from svedesk.engine.script import Lang, Node
from svedesk.games.sve.abilities.base import Context, Step, perform, read
from svedesk.games.sve.game import Game


@dataclass(frozen=True, slots=True)
class Mode(Node):
    """One option of a "choose" (5.17.1.1)."""

    steps: tuple[Step, ...]

    def text(self, lang: Lang) -> str:
        """Its sentences."""
        return read(self.steps, lang)


@dataclass(frozen=True, slots=True)
class Choose(Step):
    """Choose some of the listed options."""

    modes: tuple[Mode, ...]
    count: int = 1

    def perform(self, game: Game, context: Context) -> Flow:
        """The options employed; the others are as if they did not exist (5.17.4)."""
        for index in sorted(context.modes):
            yield from perform(self.modes[index].steps, game, context)

    def en(self) -> str:
        """The head and the numbered options; the last one's full stop is the sentence's."""
        options = " ".join(f"({number}) {mode.text('en')}" for number, mode in enumerate(self.modes, 1))
        how_many = {1: "one", 2: "two", 3: "three"}[self.count]
        return f"choose {how_many} of the following effects. {options}".removesuffix(".")

    def ja(self) -> str:
        """The head and the numbered options."""
        options = "".join(f"【{number}】{mode.text('ja')}" for number, mode in enumerate(self.modes, 1))
        return f"下記から{self.count}つチョイスする。{options}".removesuffix("。")
