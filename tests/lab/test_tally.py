"""Tallies are sums: the same whatever order games come in, and each game counts once."""

import random
from functools import reduce
from operator import add

import pytest
from lab.lab_plans import lab_game, planned
from shipped import SVE

from svedesk.cli import materials
from svedesk.lab.deck_games import all_places, pairing, task_at, tasks
from svedesk.lab.planning import LabTerms, plan, swapped
from svedesk.lab.report import card_rows, compared_cards, difference, rate, rows
from svedesk.lab.tally import Results, Tally, WinCount, tally
from svedesk.wire.lab_results import CardUse

A = "SD01-001"


def some_games(count: int):
    chance = random.Random(5)
    for place in range(count):
        uses = [CardUse(A, 1, 1, drawn := chance.randint(1, 3), chance.randint(0, drawn), 0)] * chance.randint(0, 1)
        result = chance.choice(("won", "lost", "drawn", "unfinished"))
        yield lab_game(
            place, result, *uses, first=place % 2 == 0, turns=chance.randint(5, 9), kept=chance.random() < 0.5
        )


def test_any_order_and_any_grouping_comes_to_the_same():
    games = [tally(game) for game in some_games(60)]
    shuffled = random.Random(1).sample(games, len(games))
    whole = reduce(add, games)
    assert reduce(add, shuffled) == whole
    assert reduce(add, shuffled[:20]) + reduce(add, shuffled[20:]) == whole
    assert repr(reduce(add, shuffled)) == repr(whole)


def test_nothing_added_changes_nothing():
    one = tally(next(some_games(1)))
    assert one + Tally() == one == Tally() + one


def test_a_game_counts_once():
    results = Results(planned(), [lab_game(0), lab_game(0), lab_game(1)])
    assert results.all(0).all == WinCount(2, won=2)


def test_first_and_second_and_hands_are_counted_apart():
    results = Results(planned(), [lab_game(0, first=True), lab_game(1, "lost", first=False, kept=False)])
    found = results.all(0)
    assert (found.first, found.second) == (WinCount(1, won=1), WinCount(1))
    assert (found.kept, found.redrawn) == (WinCount(1, won=1), WinCount(1))
    assert (found.won_in, found.lost_in) == ({7: 1}, {7: 1})


def test_a_game_without_an_end_counts_nowhere_else():
    assert tally(lab_game(0, "unfinished", CardUse(A, drawn=1))) == Tally(unfinished=1)


def test_of_a_card_games_and_copies_are_counted():
    won = lab_game(0, "won", CardUse(A, 1, 1, 2, 1, 1))
    lost = lab_game(1, "lost", CardUse(A, 1, 0, 0, 0, 0), kept=False)
    (row, *_) = card_rows(Results(planned(), [won, lost]), 0, SVE.decks)
    assert (row.number, row.copies) == (A, 3)
    assert (row.drawn, row.played, row.stuck, row.kept) == (0.5, 1.0, 0.5, 0.5)
    assert row.with_it is not None
    assert row.without is not None
    assert (row.with_it.share, row.without.share) == (1.0, 0.0)


def test_of_a_card_that_is_never_drawn_it_is_told_how_often_it_was_used():
    evolved = "SD01-004"
    found = Results(planned(), [lab_game(0, "won", CardUse(evolved, played=1)), lab_game(1, "lost")])
    row = next(row for row in card_rows(found, 0, SVE.decks) if row.number == evolved)
    assert (row.drawn, row.played, row.stuck, row.opened) == (None, 0.5, None, None)
    assert row.with_it == rate(WinCount(1, won=1))


def test_leaders_are_not_told_of():
    numbers = {row.number for row in card_rows(Results(planned()), 0, SVE.decks)}
    assert not numbers & set(planned().lists[0]["leaders"])


def test_a_draw_counts_half():
    assert rate(WinCount(4, won=1, drawn=2)) == rate(WinCount(4, won=2))
    assert rate(WinCount()) is None


def test_several_decks_are_added_up():
    plan = planned("SD02", "SD03", games=1)
    found = rows(Results(plan, [lab_game(0, "won"), lab_game(1, "lost")]), 0)
    assert [row.name for row in found] == [plan.against[0].name, plan.against[1].name, ""]
    assert [row.all.share for row in found if row.all] == [1.0, 0.0, 0.5]


# -- two lists -------------------------------------------------------------------------------------------------------


def test_both_lists_play_the_same_games():
    plan = planned("SD03", "SD04", games=3, lists=("SD01", "SD02"))
    for place in all_places(plan):
        deck, against, nth = pairing(plan, place)
        game = task_at(plan, place).game
        assert game.setup.decks == (plan.lists[deck], plan.against[against])
        assert game.setup.first == nth % 2
    seeds = [(pairing(plan, task.place)[1:], task.game.setup.seed, task.game.seed) for task in tasks(plan, ())]
    assert len(set(seeds)) == len(seeds) / 2


def test_places_stay_when_there_are_more_games():
    plan = planned("SD02", "SD03", games=3)
    more = plan._replace(games=5)
    assert [task_at(plan, place) for place in all_places(plan)] == [task_at(more, place) for place in range(6)]
    assert [task.place for task in tasks(more, {0, 1, 2, 3, 4, 5})] == [6, 7, 8, 9]


def test_what_differs_between_two_lists_is_told_first():
    plan = planned()
    other = swapped(materials.deck("SD01"), A, "SD02-001", "Other")
    assert other is not None
    found = compared_cards(Results(plan._replace(lists=(*plan.lists, other.as_list()))), SVE.decks)
    assert [(card.number, card.copies) for card in found[:2]] == [(A, (3, 0)), ("SD02-001", (0, 3))]
    assert all(None not in card.rows for card in found[2:])


def test_prints_of_one_card_are_one_row():
    """SD03-019 is another print of SD01-019."""
    reprint = swapped(materials.deck("SD01"), "SD01-019", "SD03-019", "Other", 1)
    assert reprint is not None
    terms = LabTerms("random", "EN 1.16.0", "standard", 1, 1)
    both = plan((materials.deck("SD01"), reprint), (materials.deck("SD02"),), terms, SVE, materials.rules())
    assert both.prints == (("SD03-019", "SD01-019"),)
    found = compared_cards(Results(both), SVE.decks)
    assert all(one == other for one, other in (card.copies for card in found))
    assert "SD03-019" not in {card.number for card in found}


def test_a_difference_is_as_newcombe_has_it():
    """His first example: 56 of 70 and 48 of 80."""
    found = difference(rate(WinCount(70, won=56)), rate(WinCount(80, won=48)))
    assert found is not None
    assert found.by == pytest.approx(0.2)
    assert (found.interval.low, found.interval.high) == (
        pytest.approx(0.0524, abs=1e-4),
        pytest.approx(0.3339, abs=1e-4),
    )
