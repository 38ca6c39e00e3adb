"""What cards cost, and how much attack and defense they have."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator
from typing import ClassVar, Literal

from svedesk.engine.message import Message
from svedesk.games.sve.filters.base import Candidate, CandidateValues, Filter, Filtered, Flag


class CostsAtMost(Filter):
    """Only those that cost so many play points or less."""

    most_cost: int

    word, asks = "that_cost_up_to", "most"
    limit_en = " that cost{s} <most_cost#> play point<most_cost|1=|*=s> or less"
    limit_ja = "<~元の>コスト<most_cost#>以下の"

    def fits(self, candidate: Candidate) -> bool:
        cost = candidate.compared_cost
        return cost is not None and cost <= self.most_cost

    def mistakes_in(self, group: Filtered) -> Iterator[Message]:
        if self.most_cost < 0:
            yield Message("mistake-cards-that-cost", (self.most_cost,))


class CostsAtLeast(Filter):
    """Only those that cost at least so many play points."""

    least_cost: int

    word, asks = "that_cost_at_least", "least"
    limit_en = " that cost{s} at least <least_cost#> play point<least_cost|1=|*=s>"
    limit_ja = "<~元の>コスト<least_cost#>以上の"

    def fits(self, candidate: Candidate) -> bool:
        cost = candidate.compared_cost
        return cost is not None and cost >= self.least_cost


class CostsExactly(Filter):
    """Only those that cost just so many play points."""

    exact_cost: int

    word, asks = "that_costs", "cost"
    limit_en = " that cost{s} <exact_cost#> play point<exact_cost|1=|*=s>"
    limit_ja = "<~元の>コスト<exact_cost#>の"

    def fits(self, candidate: Candidate) -> bool:
        return candidate.cost == self.exact_cost


class _StatFilter(Filter):
    """Only followers whose attack or defense is as its one field says (5.24.2.1)."""

    has_values = is_known_late = True
    stat: ClassVar[Literal["attack", "defense"]] = "attack"
    suits: ClassVar[Callable[[int, int], bool]] = operator.eq
    """Whether one that has so much is meant by such a number."""

    def fits_by_values(self, values: CandidateValues) -> bool:
        value = values.attack if self.stat == "attack" else values.defense
        return value is not None and type(self).suits(value, type(self).values_of(self))

    def mistakes_in(self, group: Filtered) -> Iterator[Message]:
        if group.kind == "amulet":
            yield Message(f"mistake-{self.stat}-of-amulets")


class AttackAtMost(_StatFilter):
    """Only those with so much attack or less."""

    most_attack: int

    word, asks = "with_attack_up_to", "most"
    suits = operator.le
    limit_en = " with <most_attack#> attack or less"
    limit_ja = "攻撃力<most_attack#>以下の"

    def mistakes_in(self, group: Filtered) -> Iterator[Message]:
        if group.kind != "amulet" and self.most_attack < 0:
            yield Message("mistake-followers-with-attack", (self.most_attack,))
        yield from _StatFilter.mistakes_in(self, group)


class DefenseAtMost(_StatFilter):
    """Only those with so much defense or less."""

    most_defense: int

    word, asks = "with_defense_up_to", "most"
    suits = operator.le
    limit_en = " with <most_defense#> defense or less"
    limit_ja = "体力<most_defense#>以下の"
    stat = "defense"

    def mistakes_in(self, group: Filtered) -> Iterator[Message]:
        if group.kind != "amulet" and self.most_defense < 1:
            yield Message("mistake-followers-with-defense", (self.most_defense,))
        yield from _StatFilter.mistakes_in(self, group)


class AttackAtLeast(_StatFilter):
    """Only those with at least so much attack."""

    least_attack: int

    word, asks = "with_attack_at_least", "least"
    suits = operator.ge
    limit_en = " with at least <least_attack#> attack"
    limit_ja = "攻撃力<least_attack#>以上の"


class DefenseAtLeast(_StatFilter):
    """Only those with at least so much defense."""

    least_defense: int

    word, asks = "with_defense_at_least", "least"
    suits = operator.ge
    limit_en = " with at least <least_defense#> defense"
    limit_ja = "体力<least_defense#>以上の"
    stat = "defense"


class AttackExactly(_StatFilter):
    """Only those with just so much attack."""

    exact_attack: int

    word, asks = "with_attack", "attack"
    limit_en = " with exactly <exact_attack#> attack"
    limit_ja = "攻撃力<exact_attack#>の"


class DefenseExactly(_StatFilter):
    """Only those with just so much defense."""

    exact_defense: int

    word, asks = "with_defense", "defense"
    limit_en = " with exactly <exact_defense#> defense"
    limit_ja = "体力<exact_defense#>の"
    stat = "defense"


class CostsAtMostX(Flag):
    """Only those that cost X play points or less."""

    most_cost_is_x: bool = True

    word = "that_cost_up_to_x"
    limit_en = " that cost{s} X play points or less"
    limit_ja = "<~元の>コストX以下の"

    def fits(self, candidate: Candidate) -> bool:
        return False  # until X is known

    def with_x(self, number: int) -> Filter:
        return CostsAtMost(number)


class CostsExactlyX(Flag):
    """Only those that cost just X play points."""

    cost_is_x: bool = True

    word = "that_cost_x"
    limit_en = " that cost{s} X play points"
    limit_ja = "<~元の>コストXの"

    def fits(self, candidate: Candidate) -> bool:
        return False

    def with_x(self, number: int) -> Filter:
        return CostsExactly(number)
