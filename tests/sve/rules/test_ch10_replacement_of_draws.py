"""10.10 and 5.9: something else happens instead of a draw."""

import pytest
from sve.playing import Side, amulet, spell_card, table
from sve.rules.probes import outcome


@pytest.mark.rule("10.10.1", "10.10.2.3", "5.9.2")
def test_each_card_drawn_is_replaced_and_the_cards_drawn_instead_are_not():
    tome = amulet("Tome", "if_would(drawing, draw(2))")
    t = table(me=Side(hand=["Read"], field=["Tome"]), cards=[tome, spell_card("Read", "spell(draw(2))")])
    t.play("Read")
    assert len(t.me.hand) == 4


@pytest.mark.rule("10.10.2.3")
def test_two_effects_apply_to_a_draw_and_to_what_comes_of_it():
    tome = amulet("Tome", "if_would(drawing, draw(2))")
    t = table(me=Side(hand=["Read"], field=["Tome", "Tome"]), cards=[tome, spell_card("Read", "spell(draw(1))")])
    t.play("Read")
    assert len(t.me.hand) == 4


@pytest.mark.rule("10.10.1.1", "5.9.1.1")
def test_a_draw_from_an_empty_deck_that_something_replaces_loses_nothing():
    dam = amulet("Dam", "if_would(drawing, deal(1, enemy.leader))")
    read = spell_card("Read", "spell(draw(1))")
    t = table(me=Side(hand=["Read"], field=["Dam"], deck=[]), cards=[dam, read]).play("Read")
    assert (outcome(t), t.foe.defense) == (None, 19)


@pytest.mark.rule("10.10.1", "7.2.4")
def test_an_opponents_draws_are_replaced_that_of_the_start_phase_among_them():
    tax = amulet("Tax", "if_would(opponent_drawing, top_into_cemetery(1))")
    feast = spell_card("Feast", "spell(each_player_draws(1))")
    t = table(me=Side(hand=["Feast"], field=["Tax"]), cards=[tax, feast])
    t.play("Feast")
    assert (t.me.hand, t.foe.hand, len(t.me.cemetery)) == (["Fighter"], [], 2)
    t.end().quiet()
    assert (t.ask.seat, t.foe.hand, len(t.me.cemetery)) == (1, [], 3)
