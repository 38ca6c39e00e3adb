"""What a person could do: the answer the strongest player would give, and a way to win this turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from svedesk.bot.expecting import Expected
from svedesk.bot.search import Budget, winning_turn
from svedesk.bot.strong import StrongBot
from svedesk.bot.thinking import never
from svedesk.bot.trying import Trial, Tried
from svedesk.bot.world import deal_world
from svedesk.engine import rng
from svedesk.engine.ask import Answer
from svedesk.engine.game import CardRules, Game
from svedesk.engine.log import DeckList
from svedesk.engine.message import Message
from svedesk.engine.view import View

LONG = Budget(nodes=1500, beam=12, wide=6, worlds=3, thorough=True)


class Hint(NamedTuple):
    """An answer to the open question, and what its giver would say from there on, with the questions it expects: this
    one first. The line is () where nothing was thought ahead. `reasons` say why its turn is worth taking."""

    answer: Answer
    line: tuple[Expected, ...]
    reasons: Sequence[Message] = ()


def hint(
    game: Game,
    rules: CardRules,
    edition: str,
    view: View,
    *,
    seed: int = 1,
    deck: DeckList | None = None,
    cancelled: Callable[[], bool] = never,
) -> Hint | None:
    """What the strongest player would do at the question of a view; None where its seat is asked none."""
    if view.ask is None:
        return None
    bot = StrongBot(game.bots(rules, edition), rules, seed, deck, cancelled)
    answer, line = bot.thought(view.ask, view)
    return Hint(answer, line, bot.reasons)


def lethal(
    game: Game,
    rules: CardRules,
    edition: str,
    view: View,
    *,
    seed: int = 1,
    deck: DeckList | None = None,
    cancelled: Callable[[], bool] = never,
) -> tuple[Expected, ...] | None:
    """What to say to win this turn, as far as nobody hinders it, in every world that was looked at; None where no way
    is found, or the view's seat is not asked what to do in its turn."""
    ask = view.ask
    if ask is None or not ask.anchor:
        return None
    bots = game.bots(rules, edition)
    worlds = []
    for _ in range(LONG.worlds):
        seed, chance = rng.step(seed)
        worlds.append(Tried(deal_world(rules, bots, view, chance, deck), ask.seat, lambda: ask))
    line = winning_turn(Trial(rules, bots, ask.seat), worlds, LONG, cancelled)
    return tuple(answer for action in line.actions for answer in action) if line is not None else None
