"""Fits what features of a position are worth to who won games of computer players.

    python -m tests.fit_values collect ROWS --games 1500 --seed 1
    python -m tests.fit_values fit ROWS... --write FILE

Only the arena tells what weights are good for (see CONTRIBUTING.md): those of `games/sve/bots/weights.py`, fitted to
1,500 games, belong to players that others are measured against, and stay as they are.

Each position is one after a turn of a Regular player that is less sure than usual, so that games differ. The fit is a
logistic regression by gradient descent. It goes away from weights set by hand only as far as the games say, and what is
the same for both sides, or early and late, the less readily it takes to be different. Which deck plays which, and who
began, have weights of their own that are thrown away: they decide many games and are nobody's merit.
"""

from __future__ import annotations

import argparse
import json
import math
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from svedesk.bot.thinking import RegularBot
from svedesk.cli import materials
from svedesk.decks.starter import starter_decks
from svedesk.engine.records import SHARED
from svedesk.engine.session import Session
from svedesk.games.sve.bots.value import FEATURES, ROUGH, features, lateness
from svedesk.lab.arena import ArenaPlan, games_of
from svedesk.lab.bot_games import MOST_ANSWERS, BotGame, seat_seeds

UNSURE = 0.6
"""By how much better than it is an action may look to the players."""
PENALTY = 2e-3
APART = 20.0
"""By how much more it costs to hold something for different on both sides, or early and late."""
HEAD = '''"""What features of a position are worth in the beginning and at the end, in the order of `value.FEATURES`.

Written by `python -m tests.fit_values`.
"""
'''

LEFT_OUT = ("cemetery", "full field")
"""Features that go along with having played well and bring nothing themselves: with a weight, they would have cards
thrown away."""
EVOLUTION = 0.06
"""What an evolution point is taken to be worth: who goes second has more of them and loses more often, so the games do
not tell."""


class Row(NamedTuple):
    """A position after a turn: whether the seat whose turn it was won, its deck, the other's and who began, how late it
    was, and the features."""

    won: int
    meeting: str
    late: float
    told: list[float]


def play(wanted: BotGame, codes: Sequence[str]) -> Iterator[Row]:
    """The positions of one game."""
    rules = materials.rules()
    judges = materials.game().bots(rules, wanted.setup.rules)
    session = Session(rules, wanted.setup)
    bots = [
        RegularBot(judges, rules, seed, deck)
        for seed, deck in zip(seat_seeds(wanted.seed, 2), wanted.setup.decks, strict=True)
    ]
    for bot in bots:
        bot.unsure = UNSURE
    found, last = list[tuple[int, str, float, list[float]]](), -1
    while (ask := session.ask) is not None and len(session.log) < MOST_ANSWERS:
        if ask.anchor and ask.seat != last:
            if last >= 0:
                now = rules.state(session.table)
                meeting = f"{codes[last]} {codes[1 - last]} {session.table.number(SHARED, 'turn') % 2}"
                found.append((last, meeting, lateness(now), features(now, last)))
            last = ask.seat
        session.answer(bots[ask.seat].answer(ask, partial(session.view, ask.seat)), serial=ask.serial)
    outcome = session.table.outcome
    if outcome is not None and len(outcome.winners) == 1:
        yield from (Row(int(seat in outcome.winners), *others) for seat, *others in found)


def collect(path: Path, games: int, seed: int) -> None:
    """Play games of all pairings of decks, a position a line into a file."""
    decks = {code: deck.as_list() for code, deck in starter_decks(materials.game()).items()}
    codes = {deck: code for code, deck in decks.items()}
    game = materials.game()
    plan = ArenaPlan(
        ("a", "b"), tuple(decks.values()), games // 2, seed, game.name, game.editions[-1], game.decks.formats[0]
    )
    with path.open("a", encoding="utf-8") as file:
        for wanted in games_of(plan):
            for row in play(wanted, [codes[deck] for deck in wanted.setup.decks]):
                file.write(json.dumps([row.won, row.meeting, round(row.late, 3), list(map(float, row.told))]) + "\n")
            file.flush()


def rows(paths: Sequence[Path]) -> list[Row]:
    """The positions in files."""
    return [Row(*json.loads(line)) for path in paths for line in path.read_text(encoding="utf-8").splitlines()]


PAIRS = [
    (at, FEATURES.index(f"their {name.removeprefix('my ')}"))
    for at, name in enumerate(FEATURES)
    if name.startswith("my ")
]
"""The places of what is mine and of the same of the other."""


def columns(told: Sequence[float], late: float) -> list[float]:
    """Features as the fit looks at them: what is mine less what is theirs, then both together; as it is always, then as
    it changes from early (-1) to late (1)."""
    always = [
        told[0],
        *(told[my] - told[their] for my, their in PAIRS),
        *(told[my] + told[their] for my, their in PAIRS),
    ]
    return [*always, *((2 * late - 1) * one for one in always)]


def weights_of(fitted: Sequence[float]) -> tuple[list[float], list[float]]:
    """What was fitted to columns as weights of features, early and late."""
    half, sides = len(fitted) // 2, len(PAIRS)

    def of_features(some: Sequence[float]) -> list[float]:
        found = [some[0]] + [0.0] * (len(FEATURES) - 1)
        for place, (my, their) in enumerate(PAIRS):
            less, both = some[1 + place], some[1 + sides + place]
            found[my], found[their] = both + less, both - less
        return found

    always, changing = of_features(fitted[:half]), of_features(fitted[half:])
    early = [one - more for one, more in zip(always, changing, strict=True)]
    return early, [one + more for one, more in zip(always, changing, strict=True)]


def fit(data: Sequence[Row], rounds: int, penalty: float) -> tuple[list[float], list[float]]:
    """The weights of the beginning and of the end."""
    sides = len(PAIRS)
    out = {at for at, name in enumerate(FEATURES) if name.endswith(LEFT_OUT)}
    ready = [
        (row.won, row.meeting, columns([0.0 if at in out else one for at, one in enumerate(row.told)], row.late))
        for row in data
    ]
    count = len(ready[0][2])
    # What seldom comes up stays about what it was: few games say anything of it.
    scale = [max(0.3, math.sqrt(sum(told[at] ** 2 for _, _, told in ready) / len(ready))) for at in range(count)]
    ready = [(won, meeting, [one / by for one, by in zip(told, scale, strict=True)]) for won, meeting, told in ready]
    rough = [0.0 if at in out else weight for at, weight in enumerate(ROUGH)]
    for whose, worth in (("my", EVOLUTION), ("their", -EVOLUTION)):
        rough[FEATURES.index(f"{whose} evolution")] = worth
    set_by_hand = [
        0.0,
        *((rough[my] - rough[their]) / 2 for my, their in PAIRS),
        *((rough[my] + rough[their]) / 2 for my, their in PAIRS),
    ]
    before = [one * by for one, by in zip((*set_by_hand, *([0.0] * len(set_by_hand))), scale, strict=True)]
    held = [penalty * (1 if 0 < at <= sides else APART) for at in range(count)]
    kept = {
        at % (2 * sides + 1)
        for place, (my, _) in enumerate(PAIRS)
        if FEATURES[my] == "my evolution"
        for at in (1 + place, 1 + sides + place)
    }
    fixed = [at for at in range(count) if at % (2 * sides + 1) in kept]
    weights = _descended(ready, before, held, fixed, sides, rounds)
    return weights_of([one / by for one, by in zip(weights, scale, strict=True)])


def _descended(
    ready: Sequence[tuple[int, str, list[float]]],
    before: Sequence[float],
    held: Sequence[float],
    fixed: Sequence[int],
    sides: int,
    rounds: int,
) -> list[float]:
    """Gradient descent with momentum (Nesterov 1983) over all positions at once, from what was set by hand."""
    weights, ahead = list(before), list(before)
    often = Counter(meeting for _, meeting, _ in ready)
    chances, chances_ahead = dict.fromkeys(often, 0.0), dict.fromkeys(often, 0.0)
    pace = 1 / (_steepest(ready) / 4 + max(held))
    for round_ in range(rounds):
        slope = [by * (one - was) for one, was, by in zip(ahead, before, held, strict=True)]
        offs = dict.fromkeys(often, 0.0)
        for won, meeting, told in ready:
            odds = sum(map(float.__mul__, told, ahead)) + chances_ahead[meeting]
            off = (1 / (1 + math.exp(-max(-30.0, min(30.0, odds)))) - won) / len(ready)
            slope = [one + off * by for one, by in zip(slope, told, strict=True)]
            offs[meeting] += off
        reached = [one - pace * by for one, by in zip(ahead, slope, strict=True)]
        for at in fixed:
            reached[at] = before[at]
        for at in range(1, 1 + sides):  # what is good stays good, however it goes along with others
            if reached[at] * before[at] < 0:
                reached[at] = 0.0
        met = {
            name: chances_ahead[name] - pace * (off * len(ready) / often[name] + 0.01 * chances_ahead[name])
            for name, off in offs.items()
        }
        further = round_ / (round_ + 3)
        ahead = [now + further * (now - was) for now, was in zip(reached, weights, strict=True)]
        chances_ahead = {name: now + further * (now - chances[name]) for name, now in met.items()}
        weights, chances = reached, met
    return weights


def _steepest(ready: Sequence[tuple[int, str, list[float]]]) -> float:
    """The largest eigenvalue of the columns' second moments, by power iteration on some of the positions."""
    some = [told for _, _, told in ready[:: max(1, len(ready) // 2000)]]
    along = [1.0] * len(some[0])
    size = 1.0
    for _ in range(20):
        found = [0.0] * len(along)
        for told in some:
            part = sum(map(float.__mul__, told, along)) / len(some)
            found = [one + part * by for one, by in zip(found, told, strict=True)]
        size = math.sqrt(sum(one * one for one in found))
        along = [one / size for one in found]
    return 1.2 * size


def loss(data: Sequence[Row], early: Sequence[float], late: Sequence[float]) -> tuple[float, float]:
    """The mean surprise of the outcomes, and how many were told right."""
    total = right = 0.0
    for row in data:
        odds = sum(
            one * (first + row.late * (then - first)) for one, first, then in zip(row.told, early, late, strict=True)
        )
        total += math.log1p(math.exp(-odds if row.won else odds))
        right += (odds > 0) == bool(row.won)
    return total / len(data), right / len(data)


def written(early: Sequence[float], late: Sequence[float]) -> str:
    """The module that holds them."""
    parts = [HEAD]
    for name, values in (("EARLY", early), ("LATE", late)):
        lines = "".join(f"    {value:.4f},  # {feature}\n" for value, feature in zip(values, FEATURES, strict=True))
        parts.append(f"{name}: tuple[float, ...] = (\n{lines})\n")
    return "\n".join(parts[:2]) + parts[2]


def main() -> None:
    """What the command line wants."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    collecting = commands.add_parser("collect")
    collecting.add_argument("rows", type=Path)
    collecting.add_argument("--games", type=int, default=1500)
    collecting.add_argument("--seed", type=int, default=1)
    fitting = commands.add_parser("fit")
    fitting.add_argument("rows", type=Path, nargs="+")
    fitting.add_argument("--rounds", type=int, default=150)
    fitting.add_argument("--penalty", type=float, default=PENALTY)
    fitting.add_argument("--write", type=Path)
    wanted = parser.parse_args()
    if wanted.command == "collect":
        collect(wanted.rows, wanted.games, wanted.seed)
        return
    data = rows(wanted.rows)
    kept = len(data) * 8 // 10
    early, late = fit(data[:kept], wanted.rounds, wanted.penalty)
    for name, some in (("fitted", data[:kept]), ("held out", data[kept:])):
        print(name, len(some), "loss and right before", loss(some, ROUGH, ROUGH), "now", loss(some, early, late))
    if wanted.write:
        early, late = fit(data, wanted.rounds, wanted.penalty)
        wanted.write.write_text(written(early, late), encoding="utf-8")
    for name, first, then in zip(FEATURES, early, late, strict=True):
        print(f"{name:24} {first:8.3f} {then:8.3f}")


if __name__ == "__main__":
    main()
