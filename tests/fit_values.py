"""Fits what features of a position are worth (`games/sve/bots/weights.py`) to who won games of computer players.

    python -m tests.fit_values collect ROWS --games 5000 --seed 1
    python -m tests.fit_values fit ROWS... --write

Each position is one after a turn. The players follow rules of thumb, with chance in them: thousands of games are
needed, and players that think would take days. The fit is a logistic regression by gradient descent that goes away from
weights set by hand only as far as the games say.
"""

from __future__ import annotations

import argparse
import itertools
import json
import math
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

from svedesk.cli import materials
from svedesk.decks.starter import starter_decks
from svedesk.engine import rng
from svedesk.engine.ask import Answer, Ask, Option
from svedesk.engine.session import Session
from svedesk.games.sve.bots.answers import card_worth
from svedesk.games.sve.bots.rough_weights import ROUGH
from svedesk.games.sve.bots.value import FEATURES, features, lateness
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.values.stats import attack, defense

WEIGHTS = Path(__file__).resolve().parent.parent / "svedesk/games/sve/bots/weights.py"
MOST_ANSWERS = 3000
MOST_ACTIONS = 40
BY_CHANCE = 0.8
"""By how much more than it is worth an action may seem to be."""
PENALTY = 1e-2
HEAD = '''"""What features of a position are worth in the beginning and at the end, in the order of `value.FEATURES`.

Written by `python -m tests.fit_values`.
"""
'''

LEFT_OUT = ("cemetery", "full field")
"""Features that go along with having played well and bring nothing themselves: with a weight, they would have cards
thrown away."""

Row = tuple[int, float, list[float]]
"""Whether the seat that had just ended its turn won, how late it was, and the features."""


def thumb(game: GameState, ask: Ask, chance: Random) -> Answer:
    """What a rule of thumb does in the main phase: spends all it can, attacks what it can beat, else the leader."""
    worths = [_worth(game, option) * (1 + BY_CHANCE * chance.random()) for option in ask.options]
    return (max(range(len(worths)), key=worths.__getitem__),)


def _worth(game: GameState, option: Option) -> float:
    card, target = game.card(option.card), game.card(option.target)
    if option.kind == "end" or card is None:
        return 0.6
    if option.kind == "attack" and target is not None:
        power = attack(game, card)
        if target.zone == "leader":
            left = game.table.number(target.seat, "leader_defense") - power
            return 1000.0 if left <= 0 else 1 + 0.8 * power
        beats, falls = power >= defense(game, target), attack(game, target) >= defense(game, card)
        return (card_worth(game, target) if beats else 0.2) - (0.8 * card_worth(game, card) if falls else 0)
    return {"play": 3.0 + (game.facts(card).cost or 0), "evolve": 5.0, "activate": 3.0}.get(option.kind, 0.5)


def play(seed: int, codes: Sequence[str]) -> Iterator[Row]:
    """The positions of one game."""
    rules = materials.rules()
    judges = materials.game().bots(rules, "")
    pairs = list(itertools.product(codes, codes))
    session = Session(rules, materials.setup(tuple(map(materials.deck, pairs[seed % len(pairs)])), seed))
    chance = Random(seed)
    found, last, actions = list[tuple[int, float, list[float]]](), -1, 0
    while (ask := session.ask) is not None and len(session.log) < MOST_ANSWERS:
        now = rules.state(session.table)
        if ask.anchor and ask.seat != last:
            if last >= 0:
                found.append((last, lateness(now), features(now, last)))
            last, actions = ask.seat, 0
        actions += 1
        if ask.anchor:
            ended = next(place for place, option in enumerate(ask.options) if option.kind == "end")
            answer = thumb(now, ask, chance) if actions < MOST_ACTIONS else (ended,)
        else:
            answer = judges.answer(session.table, ask)
        session.answer(answer, serial=ask.serial)
    outcome = session.table.outcome
    if outcome is not None and len(outcome.winners) == 1:
        yield from ((int(seat in outcome.winners), late, told) for seat, late, told in found)


def collect(path: Path, games: int, seed: int) -> None:
    """Play games, a position a line into a file."""
    codes = list(starter_decks(materials.game()))
    with path.open("a", encoding="utf-8") as file:
        for place in range(games):
            for won, late, told in play(rng.step(seed + place)[1] >> 16, codes):
                file.write(json.dumps([won, round(late, 3), *map(float, told)]) + "\n")


def rows(paths: Sequence[Path]) -> list[tuple[int, list[float]]]:
    """Who won, and the features split by how late it was."""
    found = []
    out = [at for at, name in enumerate(FEATURES) if name.endswith(LEFT_OUT)]
    for path in paths:
        for line in path.read_text(encoding="utf-8").splitlines():
            won, late, *told = json.loads(line)
            for at in out:
                told[at] = 0.0
            found.append((won, [one * (1 - late) for one in told] + [one * late for one in told]))
    return found


def fit(data: list[tuple[int, list[float]]], rounds: int, penalty: float) -> list[float]:
    """The weights, of the beginning and then of the end: away from those there were only as far as the games say."""
    count = len(data[0][1])
    # What seldom comes up stays about what it was: few games say anything of it.
    scale = [max(1.0, math.sqrt(sum(told[at] ** 2 for _, told in data) / len(data))) for at in range(count)]
    data = [(won, [one / by for one, by in zip(told, scale, strict=True)]) for won, told in data]
    rough = [0.0 if name.endswith(LEFT_OUT) else weight for name, weight in zip(FEATURES, ROUGH, strict=True)]
    before = [one * by for one, by in zip((*rough, *rough), scale, strict=True)]
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
                if weights[at] * before[at] < 0:  # what is good stays good, however it goes along with others
                    weights[at] = 0.0
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
    fitting = commands.add_parser("fit")
    fitting.add_argument("rows", type=Path, nargs="+")
    fitting.add_argument("--rounds", type=int, default=12)
    fitting.add_argument("--penalty", type=float, default=PENALTY)
    fitting.add_argument("--write", action="store_true")
    wanted = parser.parse_args()
    if wanted.command == "collect":
        collect(wanted.rows, wanted.games, wanted.seed)
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
