"""A deck being built: where cards go, how many, and every step taken back."""

import re
from dataclasses import replace

import pytest
from shipped import SVE, having, leaders, starter_decks, starter_library, sve_deck

from svedesk.decks import starter
from svedesk.decks.editing import DeckEditing, compared, curve, kinds
from svedesk.games.registry import shipped_games

LIBRARY = starter_library()
EMPTY = sve_deck("Mine", (), ())
WATER_FAIRY, ITS_EVOLVED, ARISA, ERIKA = (LIBRARY[n] for n in ("SD01-011", "SD01-012", "SD01-LD01", "SD02-LD01"))
TOKEN = LIBRARY.tokens()[0]


def test_a_card_goes_where_the_rules_have_it():
    editing = DeckEditing(EMPTY, SVE.decks)
    for card in (WATER_FAIRY, WATER_FAIRY, ITS_EVOLVED, ARISA):
        assert editing.add(card)
    assert editing.deck == sve_deck("Mine", ("SD01-LD01",), (("SD01-011", 2),), (("SD01-012", 1),))
    assert [editing.copies(card.number) for card in (WATER_FAIRY, ITS_EVOLVED, ARISA, ERIKA)] == [2, 1, 1, 0]


def test_a_token_goes_nowhere():
    editing = DeckEditing(EMPTY, SVE.decks)
    assert not editing.add(TOKEN)
    assert SVE.decks.section_of(TOKEN) is None
    assert not editing.can_undo


def test_another_leader_takes_the_place_of_the_one_there_is():
    editing = DeckEditing(EMPTY, SVE.decks)
    editing.add(ARISA)
    editing.add(ERIKA)
    assert leaders(editing.deck) == ("SD02-LD01",)


def test_in_cross_craft_there_are_two():
    editing = DeckEditing(replace(EMPTY, format="cross_craft"), SVE.decks)
    for leader in (ARISA, ERIKA):
        editing.add(leader)
    assert leaders(editing.deck) == ("SD01-LD01", "SD02-LD01")


def test_taking_out():
    editing = DeckEditing(starter_decks()["SD01"], SVE.decks)
    editing.take_out("SD01-001")
    assert editing.copies("SD01-001") == 2
    for _ in range(5):
        editing.take_out("SD01-001")
    assert "SD01-001" not in editing.deck.numbers()
    editing.take_out("SD01-LD01")
    assert leaders(editing.deck) == ()


def test_every_step_is_taken_back_and_made_again():
    editing = DeckEditing(EMPTY, SVE.decks)
    decks = [editing.deck]
    for card in (WATER_FAIRY, ITS_EVOLVED, ARISA, ERIKA, WATER_FAIRY):
        editing.add(card)
        decks.append(editing.deck)
    for deck in reversed(decks[:-1]):
        editing.undo()
        assert editing.deck == deck
    assert not editing.can_undo
    for deck in decks[1:]:
        editing.redo()
        assert editing.deck == deck
    assert not editing.can_redo
    editing.undo()
    editing.add(WATER_FAIRY)
    assert not editing.can_redo, "another change was made instead"


def test_what_changes_nothing_is_no_step():
    editing = DeckEditing(EMPTY, SVE.decks)
    editing.change(EMPTY)
    editing.take_out("SD01-001")
    assert not editing.can_undo


@pytest.mark.parametrize("code", list(starter_decks()))
def test_the_curve_counts_every_card_of_the_main_deck(code):
    deck = starter_decks()[code]
    assert sum(curve(deck["main"], LIBRARY)) == sum(count for _, count in kinds(deck["main"], LIBRARY, SVE.decks)) == 40


def test_costs_of_nine_and_more_are_one_bar():
    dear = replace(LIBRARY["SD01-001"], number="X-1", cost=12)
    assert curve((("X-1", 2),), {"X-1": dear})[9] == 2


def test_two_decks_compared():
    one, other = starter_decks()["SD01"], starter_decks()["SD01"]
    assert compared(one, other) == ()
    editing = DeckEditing(other, SVE.decks)
    editing.take_out("SD01-001")
    editing.add(ERIKA)
    assert set(compared(one, editing.deck)) == {("SD01-001", 3, 2), ("SD01-LD01", 1, 0), ("SD02-LD01", 0, 1)}


def test_so_many_copies():
    editing = DeckEditing(EMPTY, SVE.decks)
    for count in (3, 1, 2, 0):
        assert editing.set_copies(WATER_FAIRY, count)
        assert editing.copies("SD01-011") == count
    assert not editing.set_copies(TOKEN, 3)
    assert editing.set_copies(ITS_EVOLVED, 2)
    assert editing.deck["evolve"] == (("SD01-012", 2),)


def test_another_print_takes_the_place_of_one():
    other = replace(WATER_FAIRY, number="XX-001")
    editing = DeckEditing(having(EMPTY, main=(("SD01-001", 3), ("SD01-011", 2), ("SD01-005", 1))), SVE.decks)
    editing.change_print("SD01-011", other)
    assert editing.deck["main"] == (("SD01-001", 3), ("XX-001", 2), ("SD01-005", 1))
    editing.undo()
    editing.add(other)
    editing.change_print("SD01-011", other)
    assert editing.copies("XX-001") == 3
    leader = DeckEditing(having(EMPTY, leaders=("SD01-LD01",)), SVE.decks)
    leader.change_print("SD01-LD01", replace(ARISA, number="XX-LD1"))
    assert leaders(leader.deck) == ("XX-LD1",)


def test_what_lies_in_the_wrong_pile_is_put_right():
    editing = DeckEditing(having(EMPTY, main=(("SD01-012", 2), ("SD01-011", 1)), evolve=(("SD01-011", 2),)), SVE.decks)
    editing.put_right(ITS_EVOLVED)
    editing.put_right(WATER_FAIRY)
    assert editing.deck == having(EMPTY, main=(("SD01-011", 3),), evolve=(("SD01-012", 2),))
    editing.put_right(WATER_FAIRY)
    editing.undo()
    editing.undo()
    assert not editing.can_undo


def test_each_deck_that_comes_along_is_called_something_in_japanese():
    for game in shipped_games().values():
        for deck in starter.starter_decks(game).values():
            assert game.term("deck", deck.name, "en") == deck.name
            assert re.search(r"[\u3040-\u9fff]", game.term("deck", deck.name, "ja")), deck.name
