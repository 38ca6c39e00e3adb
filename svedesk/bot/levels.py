"""The computer players by how strong they are."""

from __future__ import annotations

from collections.abc import Callable

from svedesk.bot.bot import Bot
from svedesk.bot.plan import LEVELS
from svedesk.bot.random_bot import RandomBot
from svedesk.bot.strong import StrongBot
from svedesk.bot.thinking import LearnerBot, RegularBot, never
from svedesk.bot.yardsticks import AggroBot, FirstRegularBot, FirstStrongBot, GreedyBot
from svedesk.engine.game import CardRules, Game
from svedesk.engine.log import DeckList

YARDSTICKS = ("random", "aggro", "greedy", "learner-1", "regular-1", "strong-1")
"""Players that others are measured against: plain ones, and the levels as they were at first."""
_KINDS = {
    "learner": LearnerBot,
    "regular": RegularBot,
    "strong": StrongBot,
    "aggro": AggroBot,
    "greedy": GreedyBot,
    "learner-1": LearnerBot,
    "regular-1": FirstRegularBot,
    "strong-1": FirstStrongBot,
}


def make_bot(
    level: str,
    game: Game,
    rules: CardRules,
    edition: str,
    seed: int,
    deck: DeckList | None = None,
    cancelled: Callable[[], bool] = never,
) -> Bot:
    """A player of a level, or one of `YARDSTICKS`: equal seeds, views and questions give equal answers. `deck` is what
    it brought, where that is known. Once `cancelled` says so, it answers with what it has thought of so far. Raises
    ValueError for a level there is none of."""
    if level == "random":
        return RandomBot(seed)
    if level not in _KINDS:
        raise ValueError(f"There is no level “{level}”. The levels are {', '.join((*LEVELS, *YARDSTICKS))}.")
    return _KINDS[level](game.bots(rules, edition), rules, seed, deck, cancelled)
