"""Give attack and defense (5.26), or a keyword."""

from __future__ import annotations

from dataclasses import dataclass

from svedesk.engine.ask import Flow
from svedesk.games.sve.abilities.base import Context, Step
from svedesk.games.sve.abilities.keyword import Keyword
from svedesk.games.sve.actions.give import give
from svedesk.games.sve.game import Game
from svedesk.games.sve.group import Target, target_each_en, target_each_ja
from svedesk.games.sve.values.groups import acted_on


@dataclass(frozen=True, slots=True)
class GiveStats(Step):
    """Give attack and defense to what was selected, to the card itself, or to each card of a group."""

    to: Target
    attack: int = 0
    defense: int = 0

    def perform(self, game: Game, context: Context) -> Flow:
        """Each card that is meant now; later ones are not (10.9.2)."""
        for card_id in acted_on(game, self.to, context, noun="follower"):
            give(game, card_id, "attack", self.attack, context.number)
            give(game, card_id, "defense", self.defense, context.number)
        yield from ()

    def en(self) -> str:
        """Give it {ATK}+1/{DEF}+1."""
        stats = "/".join(
            f"{{{name}}}{value:+}" for name, value in (("ATK", self.attack), ("DEF", self.defense)) if value
        )
        return f"give {target_each_en(self.to)} {stats}"

    def ja(self) -> str:
        """それは【攻撃力】+1/【体力】+1する."""
        stats = "/".join(
            f"【{name}】{value:+}" for name, value in (("攻撃力", self.attack), ("体力", self.defense)) if value
        )
        return f"{target_each_ja(self.to)}は{stats}する"


@dataclass(frozen=True, slots=True)
class GiveKeyword(Step):
    """Give a keyword to what was selected, to the card itself, or to each card of a group."""

    to: Target
    keyword: Keyword

    def perform(self, game: Game, context: Context) -> Flow:
        """As long as the card stays in its zone, no duration being said."""
        for card_id in acted_on(game, self.to, context, noun="follower"):
            give(game, card_id, "keyword", self.keyword.name, context.number)
        yield from ()

    def en(self) -> str:
        """Give this follower Bane."""
        return f"give {target_each_en(self.to)} {self.keyword.en}"

    def ja(self) -> str:
        """これは【必殺】を持つ."""
        return f"{target_each_ja(self.to)}は【{self.keyword.ja}】を持つ"


@dataclass(frozen=True, slots=True)
class GiveStatsAndKeyword(Step):
    """Give attack or defense and a keyword with it, in one sentence."""

    stats: GiveStats
    keyword: Keyword

    def perform(self, game: Game, context: Context) -> Flow:
        """To the same cards."""
        yield from self.stats.perform(game, context)
        yield from GiveKeyword(self.stats.to, self.keyword).perform(game, context)

    def en(self) -> str:
        """Give it {ATK}+1 and Ward."""
        return f"{self.stats.en()} and {self.keyword.en}"

    def ja(self) -> str:
        """それは【攻撃力】+1して、【守護】を持つ."""
        return f"{self.stats.ja().removesuffix('する')}して、【{self.keyword.ja}】を持つ"


@dataclass(frozen=True, slots=True)
class ChangeEvolveCost(Step):
    """Change the cost of the card's own evolve ability to a number of play points."""

    points: int

    def perform(self, game: Game, context: Context) -> Flow:
        """As long as the card stays on the field."""
        if game.lies_on_field(context.this):
            give(game, context.this, "evolve_cost", self.points, context.number)
        yield from ()

    def en(self) -> str:
        """Change this card's {EVOLVE} cost to 0."""
        return f"change this card's {{EVOLVE}} cost to {self.points}"

    def ja(self) -> str:
        """これの【進化】コストを0にする."""
        return f"これの【進化】コストを{self.points}にする"
