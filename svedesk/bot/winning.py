"""Ways to win a turn, looked for apart from how computer players judge: all orders of all that can be done, with all
answers, until none is left or too many were looked at."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from heapq import heappop, heappush
from itertools import combinations, count, islice, permutations
from typing import NamedTuple

from svedesk.bot.expecting import Expected
from svedesk.bot.same import same_key
from svedesk.bot.trying import Trial, Tried
from svedesk.bot.world import deal_world
from svedesk.engine import rng
from svedesk.engine.ask import Answer, Ask
from svedesk.engine.game_bots import GameBots
from svedesk.engine.log import DeckList
from svedesk.engine.ruleset import Ruleset
from svedesk.engine.view import View

WORLDS = 4
_WIDE, _MOST_WAYS = 24, 200
"""So many answers of a question, and ways of an action, are looked at."""
Way = tuple[tuple[Expected, ...], ...]
"""The answers of each action, in order."""


class WinSearch(NamedTuple):
    """What came of a search: a way to win, or None where there is none; `complete` where all was looked at."""

    way: Way | None
    complete: bool


def find_win(rules: Ruleset, bots: GameBots, view: View, most: int, deck: DeckList | None = None) -> WinSearch:
    """A way to win the turn of a view's seat, at a question of its turn, that needs no luck: it wins in each of several
    worlds as far as nobody hinders it. Looks at up to `most` positions in a world."""
    ask, seed, complete = view.ask, 1, True
    if ask is None or not ask.anchor:
        return WinSearch(None, complete=True)
    worlds = []
    for _ in range(WORLDS):
        seed, chance = rng.step(seed)
        worlds.append(deal_world(rules, bots, view, chance, deck))
    trial = Trial(rules, bots, ask.seat, answers=lambda _, asked, wide: every_answer(asked, wide), most=_MOST_WAYS)
    for world in worlds:
        search = win_on(trial, Tried(world, ask.seat, lambda: ask), most)
        complete = complete and search.complete
        if search.way is None:
            break
        if all(wins(trial, Tried(other, ask.seat, lambda: ask), search.way) for other in worlds):
            return search
    return WinSearch(None, complete)


def win_on(trial: Trial, begun: Tried, most: int) -> WinSearch:
    """A way to win on one table. Positions that are alike are looked at once; every other time the next is the one that
    came last, so that no judgement leads the search alone."""
    seat, bots, most = trial.seat, trial.bots, trial.spent + most
    known = {same_key(begun.table, bots.piles)}
    done: set[int] = set()
    numbers = count()
    heap: list[tuple[float, int, Tried, Way]] = []
    last: deque[tuple[float, int, Tried, Way]] = deque()

    def wait(tried: Tried, way: Way) -> None:
        waiting = (-bots.threat(tried.table, seat), next(numbers), tried, way)
        heappush(heap, waiting)
        last.append(waiting)

    wait(begun, ())
    while heap:
        for _, number, now, way in (heappop(heap), *((last.pop(),) if last else ())):
            if number in done:
                continue
            done.add(number)
            asked = now.build()
            for place, option in enumerate(asked.options):
                if option.kind == "end":
                    continue
                for tried in trial.ways(now.table, asked, (place,), _WIDE):
                    outcome = tried.table.outcome
                    if outcome is not None and outcome.winners == (seat,):
                        return WinSearch((*way, tried.answers), complete=True)
                    key = same_key(tried.table, bots.piles)
                    if tried.seat == seat and key not in known:
                        known.add(key)
                        wait(tried, (*way, tried.answers))
            if trial.spent >= most:
                return WinSearch(None, complete=False)
    return WinSearch(None, complete=True)


def wins(trial: Trial, now: Tried, way: Way) -> bool:
    """Whether a way wins on another table."""
    for action in way:
        after = trial.follow(now.table, now.build(), action) if now.seat == trial.seat else None
        if after is None:
            return False
        now = after
    outcome = now.table.outcome
    return outcome is not None and outcome.winners == (trial.seat,)


def every_answer(ask: Ask, most: int) -> tuple[Answer, ...]:
    """Every answer that is possible, or so many of them."""
    if (forced := ask.forced) is not None:
        return (forced,)
    return tuple(islice(_answers(ask), most))


def _answers(ask: Ask) -> Iterator[Answer]:
    places = range(len(ask.options))
    if ask.form == "number":
        yield from ((number,) for number in range(ask.high, ask.low - 1, -1))
    elif ask.form == "order":
        yield from permutations(places)
    elif ask.form == "divide":
        yield from _divisions(len(places), ask.low, ask.high)
    else:
        for size in range(min(ask.high, len(places)), ask.low - 1, -1):
            yield from combinations(places, size)


def _divisions(parts: int, least: int, total: int) -> Iterator[Answer]:
    if parts == 1:
        yield (total,)
        return
    for first in range(total - least * (parts - 1), least - 1, -1):
        yield from ((first, *others) for others in _divisions(parts - 1, least, total - first))
