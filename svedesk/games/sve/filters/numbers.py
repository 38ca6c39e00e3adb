"""What cards cost, and how much attack and defense they have."""

from __future__ import annotations

from collections.abc import Iterator

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


class AttackAtMost(Filter):
    """Only those with so much attack or less."""

    most_attack: int

    word, asks = "with_attack_up_to", "most"
    has_values = is_known_late = True
    limit_en = " with <most_attack#> attack or less"
    limit_ja = "攻撃力<most_attack#>以下の"

    def fits_by_values(self, values: CandidateValues) -> bool:
        attack = values.attack
        return attack is not None and attack <= self.most_attack

    def mistakes_in(self, group: Filtered) -> Iterator[Message]:
        if group.kind == "amulet":
            yield Message("mistake-attack-of-amulets")
        elif self.most_attack < 0:
            yield Message("mistake-followers-with-attack", (self.most_attack,))


class DefenseAtMost(Filter):
    """Only those with so much defense or less."""

    most_defense: int

    word, asks = "with_defense_up_to", "most"
    has_values = is_known_late = True
    limit_en = " with <most_defense#> defense or less"
    limit_ja = "体力<most_defense#>以下の"

    def fits_by_values(self, values: CandidateValues) -> bool:
        defense = values.defense
        return defense is not None and defense <= self.most_defense

    def mistakes_in(self, group: Filtered) -> Iterator[Message]:
        if group.kind == "amulet":
            yield Message("mistake-defense-of-amulets")
        elif self.most_defense < 1:
            yield Message("mistake-followers-with-defense", (self.most_defense,))


class AttackAtLeast(Filter):
    """Only those with at least so much attack."""

    least_attack: int

    word, asks = "with_attack_at_least", "least"
    has_values = is_known_late = True
    limit_en = " with at least <least_attack#> attack"
    limit_ja = "攻撃力<least_attack#>以上の"

    def fits_by_values(self, values: CandidateValues) -> bool:
        attack = values.attack
        return attack is not None and attack >= self.least_attack

    def mistakes_in(self, group: Filtered) -> Iterator[Message]:
        if group.kind == "amulet":
            yield Message("mistake-attack-of-amulets")


class DefenseAtLeast(Filter):
    """Only those with at least so much defense."""

    least_defense: int

    word, asks = "with_defense_at_least", "least"
    has_values = is_known_late = True
    limit_en = " with at least <least_defense#> defense"
    limit_ja = "体力<least_defense#>以上の"

    def fits_by_values(self, values: CandidateValues) -> bool:
        defense = values.defense
        return defense is not None and defense >= self.least_defense

    def mistakes_in(self, group: Filtered) -> Iterator[Message]:
        if group.kind == "amulet":
            yield Message("mistake-defense-of-amulets")


class AttackExactly(Filter):
    """Only those with just so much attack."""

    exact_attack: int

    word, asks = "with_attack", "attack"
    has_values = is_known_late = True
    limit_en = " with exactly <exact_attack#> attack"
    limit_ja = "攻撃力<exact_attack#>の"

    def fits_by_values(self, values: CandidateValues) -> bool:
        return values.attack == self.exact_attack

    def mistakes_in(self, group: Filtered) -> Iterator[Message]:
        if group.kind == "amulet":
            yield Message("mistake-attack-of-amulets")


class DefenseExactly(Filter):
    """Only those with just so much defense."""

    exact_defense: int

    word, asks = "with_defense", "defense"
    has_values = is_known_late = True
    limit_en = " with exactly <exact_defense#> defense"
    limit_ja = "体力<exact_defense#>の"

    def fits_by_values(self, values: CandidateValues) -> bool:
        return values.defense == self.exact_defense

    def mistakes_in(self, group: Filtered) -> Iterator[Message]:
        if group.kind == "amulet":
            yield Message("mistake-defense-of-amulets")


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
