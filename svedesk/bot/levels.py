"""The computer players by how strong they are."""

from __future__ import annotations

from svedesk.bot.bot import Bot, Look
from svedesk.bot.greedy import judge, translated
from svedesk.bot.random_bot import RandomBot
from svedesk.bot.trying import Expected, Trial
from svedesk.engine import rng
from svedesk.engine.ask import Answer, Ask
from svedesk.engine.game import CardRules, Game
from svedesk.engine.log import DeckList

LEVELS = ("learner", "regular", "strong")


def make_bot(level: str, game: Game, rules: CardRules, edition: str, seed: int, deck: DeckList | None = None) -> Bot:
    """A player of a level (or "random"), which plays the same from the same seed. `deck` is what it brought, where
    that is known. Raises ValueError for a level there is none of."""
    if level == "random":
        return RandomBot(seed)
    if level not in LEVELS:
        raise ValueError(f"There is no level “{level}”. The levels are {', '.join(LEVELS)}.")
    return GreedyBot(game, rules, edition, seed, deck)


class GreedyBot:
    """Does what leaves it standing best at once."""

    def __init__(self, game: Game, rules: CardRules, edition: str, seed: int, deck: DeckList | None) -> None:
        self._rules, self._bots = rules, game.bots(rules, edition)
        self._state, self._deck = seed, deck
        self._plan: list[Expected] = []

    def answer(self, ask: Ask, look: Look) -> Answer:
        """An answer that is possible at this question."""
        if (forced := ask.forced) is not None and not ask.anchor:
            return forced
        if self._plan and (planned := translated(self._plan[0], ask)) is not None:
            del self._plan[0]
            return planned
        self._plan = []
        self._state, seed = rng.step(self._state)
        table = self._bots.world(look(), seed, self._deck)
        if not ask.anchor:
            return self._bots.answer(table, ask)
        trial = Trial(self._rules, self._bots, ask.seat)
        for judged in judge(trial, table, ask, 4)[:1]:
            self._plan = list(judged.said[1:])
            return judged.said[0].answer
        return self._bots.answer(table, ask)
