"""The statistics of the arena give what books and other programs give."""

from math import inf
from random import Random

import pytest

from svedesk.lab.statistics import (
    Interval,
    PairScores,
    Sprt,
    bradley_terry,
    elo,
    quantile,
    ratings,
    wilson,
)

BASEBALL = (
    (0, 7, 9, 7, 7, 9, 11),
    (6, 0, 7, 5, 11, 9, 9),
    (4, 6, 0, 7, 7, 8, 12),
    (6, 8, 6, 0, 6, 7, 10),
    (6, 2, 6, 7, 0, 7, 12),
    (4, 4, 5, 6, 6, 0, 6),
    (2, 4, 1, 3, 1, 7, 0),
)
"""Games won in 1987 by Milwaukee, Detroit, Toronto, New York, Boston, Cleveland, Baltimore against one another (Agresti
2002, table 10.10)."""


def test_wilson_gives_what_r_gives():
    assert wilson(0.8, 10) == pytest.approx((0.4901625, 0.9433178), abs=1e-6)  # prop.test(8, 10, correct=FALSE)
    assert wilson(0.0, 10) == pytest.approx((0.0, 0.2775328), abs=1e-6)
    assert wilson(1.0, 10) == pytest.approx((1 - 0.2775328, 1.0), abs=1e-6)


@pytest.mark.parametrize(("share", "points"), [(0.5, 0), (0.75, 190.85), (10 / 11, 400), (0.1, -381.70)])
def test_elo(share, points):
    assert elo(share) == pytest.approx(points, abs=0.01)


def test_who_wins_all_games_is_endlessly_better():
    assert (elo(1.0), elo(0.0)) == (inf, -inf)


def test_bradley_terry_gives_what_agresti_gives():
    strengths, covariance = bradley_terry(BASEBALL)
    above = [round(strength - strengths[-1], 2) for strength in strengths]
    assert above == [1.58, 1.44, 1.29, 1.25, 1.11, 0.68, 0.0]
    errors = [(covariance[at][at] - 2 * covariance[at][6] + covariance[6][6]) ** 0.5 for at in range(6)]
    assert [round(error, 1) for error in errors] == [0.3] * 6
    assert sum(strengths) == pytest.approx(0)


def test_two_players_are_as_far_apart_as_their_share_tells():
    scores = PairScores(50, 0, 200, 0, 750)
    better, worse = ratings(2, {(0, 1): scores})
    assert better.elo - worse.elo == pytest.approx(elo(scores.smoothed().share))
    assert better.plus_minus == pytest.approx(worse.plus_minus)
    # The interval of the share, in Elo, is about as wide as that of the difference, which is twice that of one rating.
    low, high = scores.interval
    assert 4 * better.plus_minus == pytest.approx(elo(high) - elo(low), rel=0.02)


def test_who_loses_everything_has_a_rating_and_little_is_certain_of_it():
    strong, weak = ratings(2, {(0, 1): PairScores(both=100)})
    assert 200 < strong.elo < 1000
    assert strong.plus_minus > 100
    assert weak.elo == pytest.approx(-strong.elo)


def test_players_who_have_not_met_are_equal_and_nothing_is_certain():
    one, other = ratings(2, {(0, 1): PairScores()})
    assert one.elo == pytest.approx(0) == other.elo
    assert one.plus_minus > 200


def test_pairs_are_counted_from_both_sides():
    scores = PairScores().plus(0).plus(1.5).plus(2).plus(2)
    assert scores == (1, 0, 0, 1, 2)
    assert scores.turned() == (2, 1, 0, 0, 1)
    assert scores.share == (0 + 0.75 + 1 + 1) / 4
    assert scores.turned().share == pytest.approx(1 - scores.share)


def test_games_that_do_not_hang_together_are_counted_each():
    # Each game is won with 0.6, so that of the pairs 16 % bring nothing, 48 % one point, 36 % both.
    scores = PairScores(1600, 0, 4800, 0, 3600)
    assert scores.effective_games == pytest.approx(20_000, rel=1e-3)
    assert scores.interval == pytest.approx(wilson(0.6, 20_000), abs=1e-5)


def test_games_of_a_pair_that_end_alike_count_once_and_opposite_ones_many_times():
    alike, opposite = PairScores(none=500, both=500), PairScores(none=10, whole=980, both=10)
    assert alike.effective_games == pytest.approx(1000, rel=0.01)
    assert opposite.effective_games > 20_000
    assert width(alike.interval) > 3 * width(opposite.interval)


def test_before_there_is_a_pair_nothing_is_known():
    assert PairScores().interval == (0, 1)
    assert PairScores().share == 0.5


def test_pairs_that_were_all_won_leave_a_doubt():
    low, high = PairScores(both=100).interval
    assert high == pytest.approx(1)
    assert wilson(1, 100).low < low < wilson(1, 200).low


def width(interval: Interval) -> float:
    return interval.high - interval.low


def test_an_interval_of_95_percent_holds_the_truth_in_about_95_of_100():
    """Pairs from a table on which the decks decide half of all games and the players the other half."""
    chance, held = Random(7), 0
    for _ in range(400):
        scores = PairScores()
        for _ in range(100):
            better, deck = chance.random() < 0.7, chance.random() < 0.5
            scores = scores.plus(1 if deck else 2 * better)
        low, high = scores.interval
        held += low <= 0.6 <= high
    assert 0.92 <= held / 400 <= 0.98


@pytest.mark.parametrize(
    ("scores", "between", "ratio"),
    [
        (PairScores(223, 9863, 21279, 10037, 246), (0.5, 2.5), -3.07),
        (PairScores(871, 26175, 55983, 26678, 821), (0, 2), -4.98),
    ],
)
def test_the_gsprt_gives_what_chess_testers_give(scores, between, ratio):
    """The results of two tests of a chess program, and what the testers' program fastchess says of them."""
    low, high = (1 / (1 + 10 ** (-points / 400)) for points in between)
    assert Sprt(low, high).ratio(scores) == pytest.approx(ratio, abs=0.01)


def test_the_bounds_are_walds():
    assert Sprt(0.5, 0.55).bound == pytest.approx(2.944, abs=1e-3)


def test_a_test_ends_when_it_is_clear_and_not_before():
    sprt = Sprt(0.5, 0.55)
    assert sprt.verdict(PairScores()) == ""
    assert sprt.verdict(PairScores(both=1)) == ""
    assert sprt.verdict(PairScores(20, 0, 50, 0, 30)) == ""
    assert sprt.verdict(PairScores(60, 0, 150, 0, 190)) == "high"
    assert sprt.verdict(PairScores(150, 0, 300, 0, 150)) == "low"


def test_the_share_between_the_two_is_worth_nothing_to_the_test():
    assert Sprt(0.4, 0.6).ratio(PairScores(25, 0, 50, 0, 25)) == pytest.approx(0, abs=1e-6)


def test_quantiles():
    values = [float(value) for value in range(1, 101)]
    assert [quantile(values, share) for share in (0.5, 0.95, 0.999, 1)] == [50, 95, 100, 100]
    assert quantile([3.0], 0.5) == 3
    assert quantile([], 0.5) == 0
