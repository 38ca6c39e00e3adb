"""Fits what features of a position are worth (`games/sve/bots/weights.py`) to who won games of computer players.

    python -m tests.fit_values collect ROWS --games 600 --seed 1 --level regular
    python -m tests.fit_values fit ROWS... --write

Each position is one after a turn; one in twelve answers of the main phase is left to chance, so that unusual positions
come up. The fit is a logistic regression with a penalty on large weights, by gradient descent.
"""

from __future__ import annotations

import argparse
import itertools
import json
import math
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

from svedesk.bot.bot import Bot
from svedesk.bot.levels import make_bot
from svedesk.bot.random_bot import RandomBot
from svedesk.cli import materials
from svedesk.decks.starter import starter_decks
from svedesk.engine import rng
from svedesk.engine.session import Session
from svedesk.games.sve.bots.rough_weights import ROUGH
from svedesk.games.sve.bots.value import FEATURES, features, lateness

WEIGHTS = Path(__file__).resolve().parent.parent / "svedesk/games/sve/bots/weights.py"
MOST_ANSWERS = 3000
BY_CHANCE = 12
PENALTY = 5e-2
HEAD = '''"""What features of a position are worth in the beginning and at the end, in the order of `value.FEATURES`.

Written by `python -m tests.fit_values`.
"""
'''

Row = tuple[int, float, list[float]]
"""Whether the seat that had just ended its turn won, how late it was, and the features."""


def play(seed: int, level: str, codes: Sequence[str]) -> Iterator[Row]:
    """The positions of one game."""
    game, rules = materials.game(), materials.rules()
    pairs = list(itertools.product(codes, codes))
    decks = tuple(map(materials.deck, pairs[seed % len(pairs)]))
    session = Session(rules, materials.setup(decks, seed))
    edition = session.setup.rules
    bots = [make_bot(level, game, rules, edition, rng.step(seed + seat)[1]) for seat in (0, 1)]
    chance: Bot = RandomBot(seed)
    state, found, last = seed, list[tuple[int, float, list[float]]](), -1
    while (ask := session.ask) is not None and len(session.log) < MOST_ANSWERS:
        if ask.anchor and ask.seat != last:
            if last >= 0:
                now = rules.state(session.table)
                found.append((last, lateness(now), features(now, last)))
            last = ask.seat
        state, dice = rng.below(state, BY_CHANCE)
        bot = chance if ask.anchor and not dice else bots[ask.seat]
        session.answer(bot.answer(ask, partial(session.view, ask.seat)), serial=ask.serial)
    outcome = session.table.outcome
    if outcome is not None and len(outcome.winners) == 1:
        yield from ((int(seat in outcome.winners), late, told) for seat, late, told in found)


def collect(path: Path, games: int, seed: int, level: str) -> None:
    """Play games, a position a line into a file."""
    codes = list(starter_decks(materials.game()))
    with path.open("a", encoding="utf-8") as file:
        for place in range(games):
            for won, late, told in play(rng.step(seed + place)[1] >> 16, level, codes):
                file.write(json.dumps([won, round(late, 3), *map(float, told)]) + "\n")


def rows(paths: Sequence[Path]) -> list[tuple[int, list[float]]]:
    """Who won, and the features split by how late it was."""
    found = []
    for path in paths:
        for line in path.read_text(encoding="utf-8").splitlines():
            won, late, *told = json.loads(line)
            found.append((won, [one * (1 - late) for one in told] + [one * late for one in told]))
    return found


def fit(data: list[tuple[int, list[float]]], rounds: int, penalty: float) -> list[float]:
    """The weights, of the beginning and then of the end: away from those there were only as far as the games say."""
    count = len(data[0][1])
    # What seldom comes up stays about what it was: few games say anything of it.
    scale = [max(1.0, math.sqrt(sum(told[at] ** 2 for _, told in data) / len(data))) for at in range(count)]
    data = [(won, [one / by for one, by in zip(told, scale, strict=True)]) for won, told in data]
    before = [one * by for one, by in zip((*ROUGH, *ROUGH), scale, strict=True)]
    weights, steps, state = list(before), [1e-8] * count, 1
    for _ in range(rounds):
        state, order = rng.shuffled(state, tuple(range(len(data))))
        for start in range(0, len(order), 50):
            slope = [penalty * (one - was) for one, was in zip(weights, before, strict=True)]
            batch = order[start : start + 50]
            for place in batch:
                won, told = data[place]
                odds = sum(map(float.__mul__, told, weights))
                off = (1 / (1 + math.exp(-max(-30.0, min(30.0, odds)))) - won) / len(batch)
                slope = [one + off * by for one, by in zip(slope, told, strict=True)]
            for at, one in enumerate(slope):
                steps[at] += one * one
                weights[at] -= 0.1 * one / math.sqrt(steps[at])
    return [one / by for one, by in zip(weights, scale, strict=True)]


def loss(data: list[tuple[int, list[float]]], weights: list[float]) -> tuple[float, float]:
    """The mean surprise of the outcomes, and how many were told right."""
    total = right = 0.0
    for won, told in data:
        odds = sum(map(float.__mul__, told, weights))
        total += math.log1p(math.exp(-odds if won else odds))
        right += (odds > 0) == bool(won)
    return total / len(data), right / len(data)


def written(weights: list[float]) -> str:
    """The module that holds them."""
    half = len(FEATURES)
    parts = [HEAD]
    for name, values in (("EARLY", weights[:half]), ("LATE", weights[half:])):
        lines = "".join(f"    {value:.4f},  # {feature}\n" for value, feature in zip(values, FEATURES, strict=True))
        parts.append(f"{name}: tuple[float, ...] = (\n{lines})\n")
    return "\n".join(parts[:2]) + parts[2]


def main() -> None:
    """What the command line wants."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    collecting = commands.add_parser("collect")
    collecting.add_argument("rows", type=Path)
    collecting.add_argument("--games", type=int, default=600)
    collecting.add_argument("--seed", type=int, default=1)
    collecting.add_argument("--level", default="regular")
    fitting = commands.add_parser("fit")
    fitting.add_argument("rows", type=Path, nargs="+")
    fitting.add_argument("--rounds", type=int, default=12)
    fitting.add_argument("--penalty", type=float, default=PENALTY)
    fitting.add_argument("--write", action="store_true")
    wanted = parser.parse_args()
    if wanted.command == "collect":
        collect(wanted.rows, wanted.games, wanted.seed, wanted.level)
        return
    data = rows(wanted.rows)
    kept = len(data) * 8 // 10
    weights = fit(data[:kept], wanted.rounds, wanted.penalty)
    for name, some in (("fitted", data[:kept]), ("held out", data[kept:])):
        print(name, len(some), "loss and right before", loss(some, [*ROUGH, *ROUGH]), "now", loss(some, weights))
    for name, early, late in zip(FEATURES, weights, weights[len(FEATURES) :], strict=False):
        print(f"{name:24} {early:8.3f} {late:8.3f}")
    if wanted.write:
        WEIGHTS.write_text(written(fit(data, wanted.rounds, wanted.penalty)), encoding="utf-8")


if __name__ == "__main__":
    main()
