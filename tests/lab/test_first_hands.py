"""What was won with first hands that were kept and redrawn, and with the second of two lists."""

import pytest
from lab.lab_plans import lab_game, planned
from shipped import SVE

from svedesk.cli import materials
from svedesk.lab.report import hand_rows, paired_difference
from svedesk.lab.tables import tables
from svedesk.lab.tally import Results
from svedesk.wire.lab_results import CardUse

CHEAP, DEAR = "SD01-017", "SD01-001"


def game(place, result, *, kept, cheap):
    return lab_game(place, result, CardUse(CHEAP, offered=cheap), CardUse(DEAR, offered=4 - cheap), kept=kept)


def test_first_hands_are_told_by_their_early_cards_and_whether_they_were_kept():
    results = Results(planned(games=4))
    results.add(game(0, "won", kept=True, cheap=2))
    results.add(game(1, "lost", kept=False, cheap=2))
    results.add(game(2, "won", kept=True, cheap=0))
    results.add(game(3, "unfinished", kept=True, cheap=0))
    none, two = hand_rows(results.copied(), 0, materials.library())
    assert (none.early, none.games, none.redrawn, none.difference) == (0, 1, None, None)
    assert (two.early, two.games, two.kept.share, two.redrawn.share) == (2, 2, 1.0, 0.0)
    assert two.difference.by == 1.0
    assert [table.title.key for table in tables(results, SVE.decks, materials.library())][-1] == "lab-hands"


def test_where_no_hand_is_redrawn_there_is_nothing_to_tell():
    results = Results(planned(games=1))
    results.add(game(0, "won", kept=True, cheap=2))
    assert hand_rows(results, 0, materials.library()) == ()
    assert "lab-hands" not in [table.title.key for table in tables(results, SVE.decks, materials.library())]


def test_two_lists_are_compared_by_pairs_of_games_with_the_same_chance():
    results = Results(planned("SD02", games=40, lists=("SD01", "SD03")))
    for nth in range(40):
        won = nth % 2
        results.add(lab_game(2 * nth, "won" if won else "lost"))
        results.add(lab_game(2 * nth + 1, "won" if won or nth < 4 else "lost"))
    scores = results.pairs()
    assert (scores.pairs, scores.more) == (40, 0)
    difference = paired_difference(scores)
    assert difference.by == pytest.approx(2 / 40)
    # As independent games, half of which are won, they would be known to within 22 of a hundred.
    assert difference.interval.high - difference.interval.low < 0.25
    assert paired_difference(Results(results.plan).pairs()) is None


def test_a_pair_of_which_one_game_had_no_end_does_not_count():
    results = Results(planned("SD02", games=1, lists=("SD01", "SD03")))
    results.add(lab_game(0, "won"))
    assert results.pairs().pairs == 0
    results.add(lab_game(1, "unfinished"))
    assert results.pairs().pairs == 0
