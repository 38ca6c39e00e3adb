"""Puzzles, solved by search and by looking one action ahead (`python -m tests.learn.solving` prints both;
`--write` puts the solutions that were found into the file)."""

import argparse
import json
import re
import time
from collections.abc import Callable
from functools import cache, partial

from shipped import SVE, shipped_library

from svedesk.bot.expecting import Expected
from svedesk.bot.greedy import judge
from svedesk.bot.hints import LONG
from svedesk.bot.search import winning_turn
from svedesk.bot.thinking import RegularBot, ThinkingBot, never
from svedesk.bot.trying import Trial, Tried
from svedesk.data import resources
from svedesk.desk.desk import Desk
from svedesk.engine.ask import Answer, Ask
from svedesk.engine.game import KnownCards
from svedesk.learn.curriculum import Puzzle, read_curriculum
from svedesk.learn.lesson_table import LEARNER, SETTINGS, LessonTable

FILE = resources() / "learn" / "sve" / "puzzles.json"


@cache
def rules():
    return SVE.rules(KnownCards(shipped_library()))


def puzzles() -> tuple[Puzzle, ...]:
    return read_curriculum(resources(), "sve").puzzles


class FirstLine(RegularBot):
    """The Regular player without its look for a win: at each action what looks best at once."""

    def think(self, ask: Ask, worlds: Callable[[], Tried]) -> tuple[Expected, ...]:
        judged = judge(Trial(self.rules, self.bots, ask.seat, rough=True), worlds().table, ask, 4)
        return max(judged, key=self._looks).answers if judged else ()


class Searcher(ThinkingBot):
    """Looks for a win as `svedesk.bot.hints.lethal` does."""

    spent = 0

    def think(self, ask: Ask, worlds: Callable[[], Tried]) -> tuple[Expected, ...]:
        trial = Trial(self.rules, self.bots, ask.seat)
        line = winning_turn(trial, [worlds() for _ in range(LONG.worlds)], LONG, never)
        self.spent += trial.spent
        return tuple(said for action in line.actions for said in action) if line is not None else ()


def played(puzzle: Puzzle, kind: type[ThinkingBot], seed: int = 1) -> tuple[bool, tuple[Answer, ...], ThinkingBot]:
    """Whether such a player wins the puzzle, and every answer it took, as the window would play it."""
    desk = Desk.new(puzzle.setup, rules(), settings=SETTINGS)
    table = LessonTable(desk)
    bot = kind(SVE.bots(rules(), puzzle.setup.rules), rules(), seed)
    for _ in range(100):
        ask = table.view(LEARNER).ask
        if ask is None:
            break
        table.answer(bot.answer(ask, partial(desk.view, LEARNER)), serial=ask.serial)
    return wins(desk), table.given, bot


def wins(desk: Desk) -> bool:
    """Whether the game is over, and won."""
    outcome = desk.session.table.outcome
    return outcome is not None and LEARNER in outcome.winners


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true")
    solutions = []
    for puzzle in puzzles():
        before = time.process_time()
        solved, answers, bot = played(puzzle, Searcher)
        took = time.process_time() - before
        first = [played(puzzle, FirstLine, seed)[0] for seed in range(1, 6)]
        regular = [played(puzzle, RegularBot, seed)[0] for seed in range(1, 4)]
        print(
            f"{puzzle.name:12} search {solved}, {getattr(bot, 'spent', 0)} nodes, {took:.2f} s, {len(answers)} answers;"
            f" first line {sum(first)} of {len(first)}; Regular {sum(regular)} of {len(regular)}"
        )
        solutions.append(answers)
    if parser.parse_args().write:
        found = iter(solutions)
        told = FILE.read_text(encoding="utf-8")
        told = re.sub(r'"solution": \[.*\]\}', lambda _: f'"solution": {json.dumps(next(found))}}}', told)
        FILE.write_text(told, encoding="utf-8")


if __name__ == "__main__":
    main()
