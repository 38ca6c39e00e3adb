"""Second halves of sentences that leave out the verb."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from svedesk.engine.ask import Flow
from svedesk.games.sve.abilities.base import Context, Step
from svedesk.games.sve.amount import Counted
from svedesk.games.sve.card_phrases import STATS_EN
from svedesk.games.sve.conditions.base import Condition
from svedesk.games.sve.conditions.it_is import ItIs
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Group, anywhere
from svedesk.games.sve.script_node import Bracket, Made, NodeWord
from svedesk.games.sve.verbs.deal import Deal
from svedesk.games.sve.verbs.give import GIVEN_STATS, GiveKeyword, GiveStats
from svedesk.games.sve.verbs.when import When
from svedesk.phrases.phrase import heard, phrases
from svedesk.phrases.saying import say


class GiveAnd(Step):
    """Give a keyword and, if it's a card of a group, attack and defense."""

    script_words = (
        NodeWord(
            "give_and_if(to: Target, keyword: Keyword, group, *, attack: int = 0, defense: int = 0)",
            first=Made(GiveKeyword, to=Bracket("to"), keyword=Bracket("keyword")),
            second=GIVEN_STATS,
        ),
    )

    is_joint: ClassVar[bool] = True
    is_open: ClassVar[bool] = True

    phrases: ClassVar = phrases(en=heard(f"<first> and, if it's <group:searched>, {STATS_EN}"))

    first: GiveKeyword
    group: Group
    second: GiveStats

    def __post_init__(self) -> None:
        object.__setattr__(self, "group", anywhere(self.group))

    @classmethod
    def made_of(cls, slots: Mapping[str, object]) -> GiveAnd | None:
        """Both are given to the same."""
        first, group, attack, defense = (slots.get(name) for name in ("first", "group", "attack", "defense"))
        assert isinstance(first, GiveKeyword)
        assert isinstance(group, Group)
        return cls(first, group, GiveStats(first.to, int(attack or 0), int(defense or 0)))  # type: ignore[call-overload]

    @property
    def attack(self) -> int:
        """The attack it gives."""
        return self.second.attack

    @property
    def defense(self) -> int:
        """The defense it gives."""
        return self.second.defense

    @property
    def at_once(self) -> tuple[Step, ...]:
        """The one and the other."""
        return (self.first, self._then)

    def perform(self, game: GameState, context: Context) -> Flow:
        """One after the other."""
        yield from self.first.perform(game, context)
        yield from self._then.perform(game, context)

    @property
    def _then(self) -> When:
        return When(ItIs(self.group), self.second)

    def en(self) -> str:
        """Give it Rush and, if it's a Wasteland follower, {ATK}+1."""
        verb = f"give {say(self.second.to, 'en')} "
        return f"{self.first.en()} and, {say(ItIs(self.group), 'en')}{self.second.en().removeprefix(verb)}"

    def ja(self) -> str:
        """Two sentences."""
        return f"{self.first.ja()}。{self._then.ja()}"


class DealAnd(Step):
    """Deal damage to one and (where a condition holds) other damage to another."""

    script_word = "deal_and(first, second, condition=None)"

    phrases: ClassVar = phrases(
        en=(
            heard("deal <first:short> and <second:short>"),
            heard("deal <first:short> and, <condition><second:short>"),
        )
    )

    is_joint: ClassVar[bool] = True

    first: Deal
    second: Deal
    condition: Condition | None = None

    @property
    def is_open(self) -> bool:  # type: ignore[override]
        """As the Japanese text is, where it ends with what is said of the condition."""
        return self.condition is not None

    @property
    def at_once(self) -> tuple[Step, ...]:
        """The one and the other."""
        return (self.first, self._then)

    def perform(self, game: GameState, context: Context) -> Flow:
        """One after the other, as the Japanese text has it in sentences of their own."""
        yield from self.first.perform(game, context)
        yield from self._then.perform(game, context)

    @property
    def _then(self) -> Step:
        return self.second if self.condition is None else When(self.condition, self.second)

    def en(self) -> str:
        """Deal 4 damage to it and 2 damage to its leader; ... and, if ..., 2 damage to its leader."""
        second = _short_en(self.second)
        if self.condition is not None:
            second = self.condition.en(second)
        return f"deal {_short_en(self.first)} and{',' if self.condition else ''} {second}"

    def ja(self) -> str:
        """Two sentences."""
        return f"{self.first.ja()}。{self._then.ja()}"


def _short_en(step: Deal) -> str:
    """4 damage to it."""
    number = "X" if isinstance(step.amount, Counted) else str(step.amount)
    return f"{number} damage to {say(step.to, 'en', 'both')}"
