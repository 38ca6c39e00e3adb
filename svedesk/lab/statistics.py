"""What counted games tell of strength, and how certainly, in plain Python.

Sources, by the names they go by below:

Wilson: E. B. Wilson, Probable inference, the law of succession, and statistical inference, JASA 22 (1927).
Franco: C. Franco, R. Little, T. Louis, E. Slud, Comparative study of confidence intervals for proportions in complex
    sample surveys, J. Survey Statistics and Methodology 7 (2019): Wilson's interval over the effective sample size.
Bradley-Terry: R. A. Bradley, M. E. Terry, Rank analysis of incomplete block designs, Biometrika 39 (1952); fitted by
    Newton's method, its errors as in A. Agresti, Categorical data analysis (2002), 10.6.
GSPRT: M. Van den Bergh, The generalized maximum likelihood ratio for the expectation value of a distribution (2020):
    what chess programs are tested with. The bounds are A. Wald's, Sequential tests of statistical hypotheses (1945).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, inf, log, log10, sqrt
from typing import Literal, NamedTuple

SURE = 1.959963984540054
"""So many standard deviations to both sides hold 95 % of a normal distribution."""
POINTS = (0.0, 0.25, 0.5, 0.75, 1.0)
"""What each of the five results of a pair of games is as a share of its two points."""
_ELO = 400 / log(10)
_RARE = 1e-3
"""Counts in place of a result that never came, so that the GSPRT does not hold it for impossible."""


class Interval(NamedTuple):
    """Where a number lies with 95 % certainty."""

    low: float
    high: float


class PairScores(NamedTuple):
    """How many pairs of games brought a player 0, 1/2, 1, 3/2 and 2 points. The two games of a pair are played with the
    same decks and chance, seats exchanged: they depend on each other, so pairs are counted and not games."""

    none: float = 0
    half: float = 0
    whole: float = 0
    more: float = 0
    both: float = 0

    @property
    def pairs(self) -> float:
        """How many there are."""
        return sum(self)

    @property
    def share(self) -> float:
        """The share of all points that the player has; a half before there are any."""
        return (
            sum(count * points for count, points in zip(self, POINTS, strict=True)) / self.pairs if self.pairs else 0.5
        )

    def plus(self, points: float) -> PairScores:
        """With another pair that brought so many points (0 to 2)."""
        place = round(points * 2)
        return PairScores(*(count + (place == at) for at, count in enumerate(self)))

    def turned(self) -> PairScores:
        """The same as the other player has it."""
        return PairScores(*reversed(self))

    def smoothed(self) -> PairScores:
        """With one more pair, spread over the five results: of 50 pairs that were all won not everything is certain."""
        return PairScores(*(count + 1 / len(self) for count in self))

    @property
    def effective_games(self) -> float:
        """How many independent games would be as certain (the effective sample size; smoothed)."""
        smooth = self.smoothed()
        share, pairs = smooth.share, smooth.pairs
        spread = sum(count * (points - share) ** 2 for count, points in zip(smooth, POINTS, strict=True)) / pairs
        return share * (1 - share) / (spread / pairs)

    @property
    def interval(self) -> Interval:
        """Where the share lies (Wilson's interval over the effective games; Franco)."""
        return wilson(self.share, self.effective_games) if self.pairs else Interval(0, 1)


def wilson(share: float, games: float) -> Interval:
    """Where the chance lies of what came about in this share of independent games (Wilson)."""
    squared = SURE * SURE
    middle = (share + squared / (2 * games)) / (1 + squared / games)
    reach = SURE * sqrt(share * (1 - share) / games + squared / (4 * games * games)) / (1 + squared / games)
    return Interval(max(0.0, middle - reach), min(1.0, middle + reach))


def elo(share: float) -> float:
    """The difference in Elo at which a player gets this share of the points."""
    if not 0 < share < 1:
        return inf if share else -inf
    return -400 * log10(1 / share - 1)


class Rating(NamedTuple):
    """A player's Elo, the mean of all players being 0, and how far from it the truth lies with 95 % certainty."""

    elo: float
    plus_minus: float


def ratings(players: int, scores: Mapping[tuple[int, int], PairScores]) -> list[Rating]:
    """The Elo of players by their numbers (Bradley-Terry over effective games, smoothed as these are, so that who has
    lost every game has a rating, too). Of two that meet there is one entry."""
    wins = [[0.0] * players for _ in range(players)]
    for (player, other), score in scores.items():
        games, share = score.effective_games, score.smoothed().share
        wins[player][other] += games * share
        wins[other][player] += games * (1 - share)
    strengths, covariance = bradley_terry(wins)
    return [Rating(_ELO * strengths[at], _ELO * SURE * sqrt(covariance[at][at])) for at in range(players)]


def bradley_terry(wins: Sequence[Sequence[float]]) -> tuple[list[float], list[list[float]]]:
    """The strengths (logits, their mean 0) that make it most likely that each of a row won so many games against each
    of a column, and their covariances. All have to be connected by games that were won and lost."""
    players = range(len(wins))
    games = [[wins[player][other] + wins[other][player] for other in players] for player in players]
    strengths = [0.0] * len(wins)
    while True:
        chance = [[1 / (1 + exp(strengths[other] - strengths[player])) for other in players] for player in players]
        slope = [
            sum(wins[player]) - sum(games[player][other] * chance[player][other] for other in players)
            for player in players
        ]
        # Only differences are determined. 1/n everywhere pins down the mean.
        information = [
            [1 / len(wins) - _weight(games, chance, player, other) for other in players] for player in players
        ]
        for player in players:
            information[player][player] += sum(_weight(games, chance, player, other) for other in players)
        inverse = _inverse(information)
        step = [sum(inverse[player][other] * slope[other] for other in players) for player in players]
        longest = max(map(abs, step), default=0.0)
        if longest < 1e-9:
            return strengths, [[inverse[player][other] - 1 / len(wins) for other in players] for player in players]
        shorter = min(1.0, 1.0 / longest)
        strengths = [strength + shorter * by for strength, by in zip(strengths, step, strict=True)]


def _weight(games: list[list[float]], chance: list[list[float]], player: int, other: int) -> float:
    """What the games of two tell of the difference between them."""
    return games[player][other] * chance[player][other] * chance[other][player] if player != other else 0.0


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    """By Gauss and Jordan; symmetric and positive, so that no rows need be exchanged."""
    size = len(matrix)
    rows = [[*row, *(float(at == column) for column in range(size))] for at, row in enumerate(matrix)]
    for at in range(size):
        rows[at] = [value / rows[at][at] for value in rows[at]]
        for other in range(size):
            if other != at:
                factor = rows[other][at]
                rows[other] = [value - factor * by for value, by in zip(rows[other], rows[at], strict=True)]
    return [row[size:] for row in rows]


class Sprt(NamedTuple):
    """A test whether a player gets the share `high` of the points rather than `low`, that ends as soon as it is clear
    (GSPRT over pairs). `wrong` is how often it may be wrong, either way."""

    low: float
    high: float
    wrong: float = 0.05

    @property
    def bound(self) -> float:
        """At this `ratio` "high" is taken to be true, at its negative "low" (Wald)."""
        return log((1 - self.wrong) / self.wrong)

    def ratio(self, scores: PairScores) -> float:
        """The logarithm of how many times more likely the scores are with `high` than with `low`."""
        if not scores.pairs:
            return 0.0
        counts = [count or _RARE for count in scores]
        shares = [count / sum(counts) for count in counts]
        likely = zip(shares, _nearest(shares, self.low), _nearest(shares, self.high), strict=True)
        return sum(counts) * sum(share * log(high / low) for share, low, high in likely)

    def verdict(self, scores: PairScores) -> Literal["", "low", "high"]:
        """What is clear by now."""
        ratio = self.ratio(scores)
        return "high" if ratio >= self.bound else "low" if ratio <= -self.bound else ""


def _nearest(shares: list[float], mean: float) -> list[float]:
    """The distribution over `POINTS` with this mean under which the observed one is likeliest (GSPRT):
    share / (1 + t (points - mean)), with the t at which it has that mean."""
    away = [points - mean for points in POINTS]
    low, high = -1 / max(away), -1 / min(away)
    for _ in range(60):
        middle = (low + high) / 2
        if sum(share * by / (1 + middle * by) for share, by in zip(shares, away, strict=True)) > 0:
            low = middle
        else:
            high = middle
    return [share / (1 + low * by) for share, by in zip(shares, away, strict=True)]


def quantile(values: Sequence[float], share: float) -> float:
    """The least of the sorted values that this share of them does not exceed; 0 where there are none."""
    return values[max(0, -int(-share * len(values) // 1) - 1)] if values else 0.0
