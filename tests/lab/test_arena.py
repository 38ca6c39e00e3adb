"""The arena plays what it plans, and counts it in that order whatever ends first."""

from collections import Counter
from itertools import islice

import pytest
from shipped import SVE

from svedesk.cli import materials
from svedesk.lab.arena import ArenaCount, ArenaPlan, games_of, pairs_of
from svedesk.lab.bot_games import BotGameResult
from svedesk.lab.statistics import PairScores, Sprt

DECKS = tuple(materials.deck(code).as_list() for code in ("SD01", "SD02", "SD03"))
PLAN = ArenaPlan(("strong", "regular"), DECKS, 12, 1, SVE.name, SVE.editions[-1], "standard")
THREE = PLAN._replace(players=("strong", "regular", "learner"))


def result(winner: int, thought=((), ()), error: str = "") -> BotGameResult:
    return BotGameResult(not error, winner, 100, 12, "", (), thought, error)


def count_of(plan: ArenaPlan, winners) -> ArenaCount:
    counting = ArenaCount(plan)
    for place, winner in enumerate(winners):
        counting.add(place, result(winner))
    return counting


def test_the_games_of_a_pair_differ_in_who_sits_where():
    games = list(games_of(PLAN))
    assert len(games) == 24
    for one, other in zip(games[::2], games[1::2], strict=True):
        assert one == other._replace(levels=one.levels)
        assert one.levels == other.levels[::-1] == ("strong", "regular")
    assert len({game.setup.seed for game in games}) == 12
    assert len({game.seed for game in games}) == 12


def test_all_pairings_of_decks_come_equally_often_at_both_seats():
    pairs = list(pairs_of(PLAN))
    pairings = Counter((min(pair.decks), max(pair.decks)) for pair in pairs)
    assert set(pairings.values()) == {2}
    assert len(pairings) == 6
    assert {pair.decks for pair in pairs} == {(one, other) for one in range(3) for other in range(3)}
    assert [pair.decks for pair in pairs[:6]] != [pair.decks for pair in pairs[6:]]


def test_every_two_players_meet_at_the_same_tables():
    pairs = list(pairs_of(THREE))
    assert Counter(pair.players for pair in pairs) == {(0, 1): 12, (0, 2): 12, (1, 2): 12}
    assert len({pair[1:] for pair in pairs}) == 12


def test_more_pairs_begin_with_the_same_and_another_seed_plays_others():
    longer, other = PLAN._replace(pairs=30), PLAN._replace(seed=2)
    assert list(islice(games_of(longer), 24)) == list(games_of(PLAN))
    assert not set(pairs_of(other)) & set(pairs_of(PLAN))


def test_games_are_counted_for_the_player_not_the_seat():
    # Pairs: both games won by the first player; the first seat wins twice; the second player wins both; one drawn.
    counting = count_of(PLAN, (0, 1, 0, 0, 1, 0, 0, -1))
    assert counting.only.scores == PairScores(1, 0, 1, 1, 1)
    assert (counting.only.won, counting.only.lost, counting.only.drawn) == (4, 3, 1)
    assert (counting.counted, counting.answers, counting.turns) == (8, 800, 96)


def test_what_ends_first_makes_no_difference():
    winners = (0, 1, 0, 0, 1, 0, 1, 1, 0, 1)
    there = count_of(PLAN, winners)
    mixed = ArenaCount(PLAN)
    for place in (7, 3, 9, 0, 2, 8, 5, 1, 6, 4):
        mixed.add(place, result(winners[place]))
    assert mixed.meetings == there.meetings
    assert there.counted == 10


def test_a_game_is_not_counted_without_the_one_it_is_paired_with():
    counting = count_of(PLAN, (0, 1, 0))
    assert counting.counted == 2
    assert counting.only.scores.pairs == 1


def test_the_table_by_decks_has_every_pair_once():
    counting = count_of(PLAN, (0, 1) * 12)
    assert len(counting.only.by_decks) == 6
    assert all(scores == PairScores(both=2) for scores in counting.only.by_decks.values())


def test_each_player_has_its_own_time():
    counting = ArenaCount(PLAN)
    counting.add(0, result(0, ((3.0, 1.0), (0.1,))))
    counting.add(1, result(1, ((0.2,), (2.0,))))
    assert counting.thinking(0) == (3, 2.0, 3.0, 3.0, 0)
    assert counting.thinking(1) == (2, 0.1, 0.2, 0.2, 1)


def test_a_pair_with_a_game_that_failed_tells_nothing_of_strength():
    counting = ArenaCount(PLAN)
    counting.add(0, result(-1, error="ValueError: no"))
    for place, winner in ((1, 1), (2, 0), (3, 1)):
        counting.add(place, result(winner))
    assert counting.counted == 4
    assert counting.only.scores == PairScores(both=1)
    assert counting.errors == [(0, "ValueError: no")]


def test_a_game_without_an_end_is_drawn_and_named():
    counting = ArenaCount(PLAN)
    counting.add(0, result(-1)._replace(finished=False))
    counting.add(1, result(1))
    assert counting.only.scores == PairScores(more=1)
    assert counting.errors == [(0, "")]


def test_players_are_rated_over_all_they_met():
    # By the order of pairs_of: 0 beats 1, 0 beats 2, 1 beats 2, always.
    strong, regular, learner = count_of(THREE, (0, 1) * 36).ratings()
    assert strong.elo > regular.elo > learner.elo
    assert sum((strong.elo, regular.elo, learner.elo)) == pytest.approx(0, abs=1e-6)


@pytest.mark.parametrize(("winners", "verdict"), [((0, 1), "high"), ((1, 0), "low")])
def test_a_test_ends_at_the_same_pair_whatever_ends_first(winners, verdict):
    plan = PLAN._replace(pairs=500, sprt=Sprt(0.4, 0.6))
    there = count_of(plan, winners * 100)
    assert there.clear == verdict
    assert 2 < there.counted < 100
    mixed = ArenaCount(plan)
    for place in reversed(range(200)):
        mixed.add(place, result(winners[place % 2]))
    assert mixed.meetings == there.meetings
