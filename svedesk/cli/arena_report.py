"""What the arena prints: as a table, as JSON, and while it plays."""

from __future__ import annotations

from math import isfinite, isinf
from typing import Any

from svedesk.lab.arena import ArenaCount, Meeting
from svedesk.lab.statistics import PairScores, elo

METHOD = """Intervals hold the truth in 95 of 100 cases. Counted are pairs of games with the same decks and chance and
seats exchanged: Wilson's interval over the effective number of games. Elo: Bradley-Terry. SPRT: the GSPRT over
pairs. Thinking: CPU time of questions with more than one answer."""
_ROWS, _LOWEST = 40, 10
"""So many pairings of decks are printed; of more of them only the lowest."""
_TIMES = ("median", "p95", "worst")

Counted = dict[str, Any]


def counted(
    count: ArenaCount, decks: tuple[str, ...], seconds: float, workers: int, kinds: tuple[str, ...] = ()
) -> Counted:
    """All results. `decks` are the names of the plan's decks, `kinds` the kinds of blunders there are."""
    plan = count.plan
    return {
        "players": list(plan.players),
        "decks": list(decks),
        "edition": plan.edition,
        "format": plan.format,
        "seed": plan.seed,
        "games": count.counted,
        "planned": 2 * plan.pairs * len(count.meetings),
        "errors": len(count.errors),
        "meetings": [_meeting(count, meeting, decks) for meeting in count.meetings.values()],
        **({"sprt": _sprt(count)} if plan.sprt is not None else {}),
        **({"elo": _ratings(count)} if len(plan.players) > 2 else {}),
        "answers_a_game": _rounded(count.answers / max(1, count.counted), 1),
        "turns_a_game": _rounded(count.turns / max(1, count.counted), 1),
        **({"blunders": _blunders(count, kinds)} if plan.blunders else {}),
        "thinking": [_thinking(count, player) for player in range(len(plan.players))],
        "seconds": _rounded(seconds, 1),
        "workers": workers,
        "games_per_s": _rounded(count.counted / seconds, 2),
        "method": METHOD.replace("\n", " "),
    }


def _meeting(count: ArenaCount, meeting: Meeting, decks: tuple[str, ...]) -> Counted:
    first, other = meeting.players
    scores = meeting.scores
    return {
        "a": count.plan.players[first],
        "b": count.plan.players[other],
        "games": meeting.won + meeting.lost + meeting.drawn,
        "won": meeting.won,
        "lost": meeting.lost,
        "drawn": meeting.drawn,
        "pair_points": [int(number) for number in scores],
        "score": _rounded(scores.share),
        "interval": _interval(scores),
        "elo": _finite(elo(scores.share)),
        "elo_interval": [_finite(elo(share)) for share in scores.interval],
        "by_decks": [
            {
                "decks": [decks[first], decks[second]],
                "games": int(2 * scores.pairs),
                "score": _rounded(scores.share),
                "interval": _interval(scores),
            }
            for (first, second), scores in sorted(meeting.by_decks.items())
        ],
    }


def _sprt(count: ArenaCount) -> Counted:
    sprt = count.plan.sprt
    assert sprt is not None
    return {
        "low": sprt.low,
        "high": sprt.high,
        "ratio": _rounded(sprt.ratio(count.only.scores), 3),
        "bound": _rounded(sprt.bound, 3),
        "verdict": count.clear,
    }


def _ratings(count: ArenaCount) -> list[Counted]:
    rated = zip(count.plan.players, count.ratings(), strict=True)
    return [
        {"player": player, "elo": _rounded(rating.elo, 0), "plus_minus": _rounded(rating.plus_minus, 0)}
        for player, rating in rated
    ]


def _thinking(count: ArenaCount, player: int) -> Counted:
    thinking = count.thinking(player)
    seconds = {name: _rounded(getattr(thinking, name), 5) for name in _TIMES}
    return {
        "player": count.plan.players[player],
        "questions": thinking.questions,
        **seconds,
        "slow_game": thinking.slow_game + 1,
    }


def _blunders(count: ArenaCount, kinds: tuple[str, ...]) -> list[Counted]:
    return [
        {
            "player": player,
            "games": tally.games,
            "turns": tally.turns,
            "unsearched_turns": tally.unsearched,
            "kinds": {kind: tally.by_kind[kind] for kind in kinds},
        }
        for player, tally in zip(count.plan.players, count.blunders, strict=True)
    ]


def _interval(scores: PairScores) -> list[float]:
    return [_rounded(share) for share in scores.interval]


def _rounded(value: float, digits: int = 4) -> float:
    return round(value, digits) + 0.0  # no -0.0


def _finite(value: float) -> float | None:
    """JSON knows nothing endless."""
    return _rounded(value, 0) if isfinite(value) else None


def lines(count: ArenaCount, result: Counted) -> list[str]:
    """The results to be read."""
    stopped = f" of {result['planned']}" if result["games"] < result["planned"] else ""
    rules = f"{result['edition']}, {result['format']}, seed {result['seed']}"
    report = [f"{result['games']}{stopped} games, decks {' '.join(result['decks'])}, {rules}"]
    for meeting, shown in zip(count.meetings.values(), result["meetings"], strict=True):
        report += ["", *_meeting_lines(meeting, shown)]
    if "sprt" in result:
        report += ["", _sprt_line(result["sprt"], result["players"][0])]
    if "elo" in result:
        report += ["", f"{'Elo':16}{'':8}+-"]
        report += [f"{row['player']:16}{row['elo']:+8.0f}{row['plus_minus']:6.0f}" for row in result["elo"]]
    report += _blunder_lines(result.get("blunders", []))
    report += ["", f"{'thinking':16}{'half':>9}{'95 %':>9}{'worst':>9}  questions"]
    for row in result["thinking"]:
        times = "".join(f"{_time(row[name]):>9}" for name in _TIMES)
        report.append(f"{row['player']:16}{times}  {row['questions']:9}, the slowest in game {row['slow_game']}")
    speed = f"{result['games_per_s']} games a second with {result['workers']} workers, {result['seconds']} s"
    average = f"{result['turns_a_game']} turns and {result['answers_a_game']} answers a game"
    return [*report, "", f"{speed}; {average}.", METHOD]


def _blunder_lines(rows: list[Counted]) -> list[str]:
    """How often each player played badly: in all, and a game."""
    if not rows:
        return []
    lines = ["", f"{'blunders':20}" + "".join(f"{row['player'][:15]:>16}" for row in rows)]
    for kind in rows[0]["kinds"]:
        cells = (f"{row['kinds'][kind]} ({row['kinds'][kind] / max(1, row['games']):.2f})" for row in rows)
        lines.append(f"  {kind:18}" + "".join(f"{cell:>16}" for cell in cells))
    searched = (f"{row['turns'] - row['unsearched_turns']} of {row['turns']}" for row in rows)
    lines.append(f"{'turns searched':20}" + "".join(f"{cell:>16}" for cell in searched))
    return lines


def _meeting_lines(meeting: Meeting, shown: Counted) -> list[str]:
    points = " / ".join(map(str, shown["pair_points"]))
    ends = f"won {shown['won']}, lost {shown['lost']}, drawn {shown['drawn']}"
    lines = [
        f"{shown['a']} against {shown['b']}: {_percent(meeting.scores)}",
        f"{ends}; pairs with 0, 1/2, 1, 3/2, 2 points: {points}",
        f"Elo {_elo(meeting.scores)}",
    ]
    rows, more = shown["by_decks"], ""
    if len(rows) > _ROWS:
        rows = sorted(rows, key=lambda row: float(row["score"]))[:_LOWEST]
        more = f", the lowest {_LOWEST} of {len(shown['by_decks'])}"
    lines.append(f"by decks{more}:")
    for row in rows:
        low, high = row["interval"]
        lines.append(
            f"  {' '.join(row['decks']):14}{row['games']:4} games {100 * row['score']:6.1f} %"
            f"  {100 * low:5.1f} to {100 * high:.1f}"
        )
    return lines


def _percent(scores: PairScores) -> str:
    low, high = scores.interval
    return f"{100 * scores.share:.1f} % ({100 * low:.1f} to {100 * high:.1f})"


def _elo(scores: PairScores) -> str:
    """The difference; of one that is endless, which end of its interval is none."""
    if scores.share in (0, 1):
        low, high = map(elo, scores.interval)
        return f"above {low:+.0f}" if scores.share else f"below {high:+.0f}"
    rating, least, most = map(_whole_elo, (scores.share, *scores.interval))
    return f"{rating} ({least} to {most})"


def _whole_elo(share: float) -> str:
    """Rounded, with its sign; few games tell nothing of one end of the interval or both."""
    rating = elo(share)
    return f"{rating:+}" if isinf(rating) else f"{round(rating):+}"


def _sprt_line(sprt: Counted, player: str) -> str:
    low, high = (f"{100 * sprt[name]:g} %" for name in ("low", "high"))
    verdict = {
        "": f"open: more pairs are needed to tell {low} from {high}",
        "low": f"{player} scores {low} rather than {high}",
        "high": f"{player} scores {high} rather than {low}",
    }[sprt["verdict"]]
    return f"SPRT: {verdict} ({sprt['ratio']:+.2f}, ends at +-{sprt['bound']:.2f})"


def _time(seconds: float) -> str:
    return f"{seconds:.2f} s" if seconds >= 0.1 else f"{1000 * seconds:.2f} ms"


def progress(count: ArenaCount, done: int, seconds: float) -> str:
    """How far it is."""
    planned = 2 * count.plan.pairs * len(count.meetings)
    left = (planned - done) * seconds / done
    scores = count.only.scores
    score = f", {count.plan.players[0]} {_percent(scores)}" if len(count.meetings) == 1 and scores.pairs else ""
    return f"{done} of {planned} games, {done / seconds:.1f} a second{score}, about {_duration(left)} left"


def _duration(seconds: float) -> str:
    minutes = round(seconds / 60)
    return f"{seconds:.0f} s" if seconds < 90 else f"{minutes} min" if minutes < 90 else f"{seconds / 3600:.1f} h"
