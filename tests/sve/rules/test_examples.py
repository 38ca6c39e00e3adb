"""Every example the rules give, played as they tell it: where else is told here, the others follow."""

import json
from pathlib import Path

import pytest
from sve.playing import Side, amulet, evolved, follower, spell_card, table

from svedesk.cli.clauses import marked
from svedesk.games.sve.words import each_may_put

TESTS = Path(__file__).resolve().parents[2]
PLAYED = {
    "1.3.2.2": "test_ch01_general.py::test_dealing_0_damage_is_not_dealing_damage",
    "1.3.2.2.1": "test_examples.py::test_a_card_whose_cost_an_effect_made_negative_is_played_for_zero_play_points",
    "1.3.4.1": "test_examples.py::test_each_player_draws_and_each_may_put_a_follower_onto_the_field",
    "1.3.5.1": "test_ch01_general.py::test_up_to_may_be_none",
    "4.1.3.1": "test_ch05_swap_and_move.py::test_a_place_in_a_deck_with_too_few_cards_is_the_farthest_there_is",
    "4.1.4.1": "test_examples.py::test_put_this_card_onto_its_owners_field_and_evolve_it",
    "5.28.1": "test_ch05_numbers.py::test_for_every_five_of_twelve_cards_is_two_damage_once",
    "5.33.1.1": (
        "test_ch05_swap_and_move.py"
        "::test_to_bury_two_followers_is_to_put_two_from_your_field_into_their_owners_cemeteries"
    ),
    "10.6.2.1.2": "test_ch10_playing.py::test_what_cannot_be_played_cannot_be_specified",
    "10.7.6": (
        "test_ch10_triggers_of_time_and_state.py::test_a_state_trigger_waits_for_a_state_whatever_brought_it_about"
    ),
    "12.1.2": "test_ch12_triggers.py::test_two_keywords_with_one_text_are_two_abilities",
    "12.14.2.1": "test_ch12_keywords.py::test_the_other_is_destroyed_though_it_takes_no_damage",
}
"""Clauses with an example, and the test that plays it."""
RULES = {"sve_en_1.16.0.json": ("Example:", "(e.g.", "for example"), "sve_ja_1.18.0.json": ("\n例",)}


@pytest.mark.slow
def test_the_tests_there_are_for_examples_are_marked_with_their_clauses():
    proofs = {(proof.clause, proof.where.removeprefix("tests/sve/rules/")) for proof in marked(TESTS)}
    assert set(PLAYED.items()) <= proofs


@pytest.mark.lists
@pytest.mark.parametrize("document", RULES)
def test_no_example_is_missing(document):
    path = TESTS.parents[1] / "shared" / "rules" / document
    clauses = json.loads(path.read_text(encoding="utf-8"))
    found = {row["id"] for row in clauses if any(word in (row["text"] or "") for word in RULES[document])}
    assert found
    assert found <= set(PLAYED)


# -- an effect has reduced the cost of a card to a negative value ------------------------------------------------------


@pytest.mark.rule("1.3.2.2.1")
def test_a_card_whose_cost_an_effect_made_negative_is_played_for_zero_play_points():
    sale = amulet("Sale", "play_cost(your.follower, shift=-5, anywhere=True)")
    t = table(me=Side(hand=["Fighter"], field=["Sale"], pp=4), cards=[sale]).play("Fighter")
    assert (t.me.field, t.me.pp) == (["Sale", "Fighter 2/3"], 4)


# -- each player draws a card; each player may put a follower from their hand onto the field ---------------------------

GIFTS = spell_card("Gifts", "spell(each_player_draws(1), each_may_put)")


@pytest.mark.rule("1.3.4.1")
def test_each_player_draws_and_each_may_put_a_follower_onto_the_field():
    me, foe = Side(hand=["Gifts"], deck=["Goblin"]), Side(deck=["Fighter"])
    t = table(me=me, foe=foe, cards=[GIFTS]).play("Gifts")
    assert (t.me.hand, t.foe.hand) == (["Goblin"], ["Fighter"])  # both have drawn before anybody selects
    assert (t.ask.seat, t.ask.kind, t.ask.low, t.ask.high, t.options()) == (0, "select", 0, 1, ["Goblin"])
    t.pick("Goblin")
    assert t.me.field == ["Goblin 2/2"]  # the other player sees that, and selects then
    assert (t.ask.seat, t.options()) == (1, ["Fighter"])
    t.pick("Fighter")
    assert (t.foe.field, t.foe.hand) == (["Fighter 2/3"], [])


@pytest.mark.rule("1.3.4.1")
def test_the_active_player_selects_first_whoever_the_text_is_of():
    trap = follower("Trap", "last_words(each_player_draws(1), each_may_put)")
    bolt = spell_card("Bolt", "spell(deal(1, enemy.follower))")
    me, foe = Side(hand=["Bolt"], deck=["Goblin"]), Side(field=["Trap"], deck=["Fighter"])
    t = table(me=me, foe=foe, cards=[trap, bolt]).play("Bolt")
    assert (t.ask.seat, t.options()) == (0, ["Goblin"])
    t.pick().pick()
    assert (t.me.hand, t.foe.hand, t.foe.field) == (["Goblin"], ["Fighter"], [])


@pytest.mark.rule("1.3.4.1")
def test_who_has_no_follower_or_no_room_is_not_asked():
    me, foe = Side(hand=["Gifts"], deck=["Goblin"], field=["Knight"] * 5), Side(deck=["Onslaught"])
    t = table(me=me, foe=foe, cards=[GIFTS]).play("Gifts")
    assert (t.ask.kind, t.me.hand, t.foe.hand) == ("main", ["Goblin"], ["Onslaught"])


def test_it_reads_in_both_languages():
    assert each_may_put.en() == "each player may put a follower from their hand onto the field"
    assert each_may_put.ja() == "各プレイヤーは手札からフォロワー1枚を場に出してよい"


# -- Last Words: Put this card onto its owner's field and evolve it ----------------------------------------------------


@pytest.mark.rule("4.1.4.1")
def test_put_this_card_onto_its_owners_field_and_evolve_it():
    phoenix = follower("Phoenix", "evolve(3)", "last_words(put_onto_field(this), evolve_it(it))")
    cards = [phoenix, evolved("Phoenix", attack=4, defense=5)]
    me = Side(field=["Phoenix", "Goblin"], evolve=["Phoenix"])
    t = table(me=me, foe=Side(field=["Fighter [engaged]"]), cards=cards)
    before = t.card("Phoenix", "field").id
    t.attack("Phoenix", "Fighter").quiet()
    assert t.me.field == ["Goblin 2/2", "Phoenix 4/5"]
    assert (t.me.cemetery, t.me.evolve_deck) == ([], [])
    assert t.card("Phoenix", "field").id != before
