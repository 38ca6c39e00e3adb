"""Which decks the lab plays, and cards swapped for others."""

from dataclasses import replace

import pytest
from lab.lab_plans import planned
from shipped import SVE

from svedesk.cli import materials
from svedesk.decks.model import Deck
from svedesk.engine.game import KnownCards
from svedesk.lab.deck_games import OtherCards, play_task, tasks
from svedesk.lab.planning import common_format, problems, swapped
from svedesk.wire.lab_results import LabPlan

SD01 = materials.deck("SD01")
OUT, INTO, BOTH = "SD01-001", "SD02-001", "SD01-002"


def main(deck: Deck | None) -> dict[str, int]:
    assert deck is not None
    return dict(deck["main"])


def test_all_copies_are_swapped_in_their_place():
    found = swapped(SD01, OUT, INTO, "New")
    assert found is not None
    assert found.name == "New"
    assert found["main"] == tuple((INTO if number == OUT else number, count) for number, count in SD01["main"])


def test_some_copies_are_swapped():
    assert main(swapped(SD01, OUT, INTO, "New", 1)).items() >= {OUT: 2, INTO: 1}.items()


def test_copies_join_those_that_are_there():
    found = main(swapped(SD01, OUT, BOTH, "New", 2))
    assert (found[OUT], found[BOTH]) == (1, main(SD01)[BOTH] + 2)


@pytest.mark.parametrize(("out", "copies"), [("SD02-001", None), (OUT, 4)])
def test_what_is_not_there_is_not_swapped(out, copies):
    assert swapped(SD01, out, INTO, "New", copies) is None


def test_a_deck_that_comes_with_the_program_has_no_problems():
    found = problems(SD01, "standard", SVE, materials.rules(), materials.library())
    assert found == ((), ())


def test_cards_that_are_resolved_by_hand_are_problems():
    vague = replace(materials.library()[OUT], number="X-1")
    cards = {**materials.library(), "X-1": vague}
    rules = SVE.rules(KnownCards(cards, {"X-1": ("Fanfare: Everybody hums a tune.", "")}))
    deck = swapped(SD01, OUT, "X-1", "New")
    assert deck is not None
    assert problems(deck, "standard", SVE, rules, cards).by_hand == ("X-1",)


def test_a_deck_that_breaks_the_rules_has_problems():
    deck = replace(SD01, sections=tuple((name, cards[:3]) for name, cards in SD01.sections))
    assert problems(deck, "standard", SVE, materials.rules(), materials.library()).rules


def test_the_format_is_the_one_all_decks_are_built_for():
    assert common_format((replace(SD01, format="open"), replace(SD01, format="open")), SVE) == "open"
    assert common_format((SD01, replace(SD01, format="open")), SVE) == SVE.decks.formats[0]


def first_task(plan: LabPlan):
    return next(tasks(plan, ()))


def test_a_game_is_the_same_each_time():
    task = first_task(planned())
    assert play_task(task) == play_task(task)


def test_a_game_is_not_played_where_cards_are_others():
    with pytest.raises(OtherCards):
        play_task(first_task(planned())._replace(cards="0" * 64))
