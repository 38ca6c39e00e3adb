"""10.3.3, 10.10.2.5, 10.6.2.4: what a condition guards besides what is done instead, and more of what was done."""

import pytest
from sve.playing import Side, follower, spell_card, table

from svedesk.games.sve.words import (
    at_least,
    deal,
    deal_divided_or,
    destroy,
    draw,
    enemy,
    further,
    give_its_leader,
    give_keyword,
    instead,
    it,
    its_leader,
    last_words,
    present,
    put_onto_field,
    select,
    select_up_to,
    set_stats,
    spell,
    storm,
    this,
    your,
)

OX = follower("Ox", attack=1, defense=9)
SEE = at_least(1, your.follower)


@pytest.mark.rule("10.10.2.5")
@pytest.mark.parametrize(("field", "left", "leader"), [([], "Ox 1/8", 20), (["Fighter"], "Ox 1/5", 17)])
def test_what_is_said_behind_instead_is_done_where_the_condition_holds(field, left, leader):  # Q704, Q1506
    strike = spell_card(
        "Strike",
        spell(select(enemy.follower), instead(deal(1, it), present(your.follower), deal(4, it), deal(3, its_leader))),
    )
    t = table(me=Side(hand=["Strike"], field=field), foe=Side(field=["Ox"]), cards=[strike, OX])
    t.play("Strike").pick("Ox")
    assert (t.foe.field, t.foe.defense) == ([left], leader)


@pytest.mark.rule("10.3.3")
@pytest.mark.parametrize(("field", "left"), [([], "Ox 1/8"), (["Fighter"], "Ox 1/6")])
def test_more_is_done_to_the_same_behind_what_comes_between(field, left):
    strike = spell_card("Strike", spell(select(enemy.follower), further(deal(1, it), SEE, deal(2, it), draw(1))))
    t = table(me=Side(hand=["Strike"], field=field), foe=Side(field=["Ox"]), cards=[strike, OX])
    t.play("Strike").pick("Ox")
    assert (t.foe.field, t.me.hand) == ([left], ["Fighter"])


@pytest.mark.rule("10.6.2.4.2.1")
@pytest.mark.parametrize(("field", "left"), [([], "Ox 1/7"), (["Fighter"], "Ox 1/4")])
def test_how_much_is_divided_is_known_while_it_is_divided(field, left):  # Q1070
    strike = spell_card("Strike", spell(select_up_to(2, enemy.follower), deal_divided_or(2, SEE, 5)))
    t = table(me=Side(hand=["Strike"], field=field), foe=Side(field=["Ox"]), cards=[strike, OX])
    t.play("Strike").pick("Ox")
    assert t.foe.field == [left]


@pytest.mark.rule("10.11.1")
def test_the_leader_of_what_was_destroyed_is_given_defense():
    mercy = spell_card("Mercy", spell(select(enemy.follower), destroy(it), give_its_leader(3)))
    t = table(me=Side(hand=["Mercy"]), foe=Side(field=["Ox"]), cards=[mercy, OX])
    t.play("Mercy").pick("Ox")
    assert (t.foe.field, t.foe.defense, t.me.defense) == ([], 23, 20)


@pytest.mark.rule("4.1.4")
def test_what_a_text_says_of_this_card_behind_putting_it_there_is_of_that_card():
    phoenix = follower(
        "Phoenix",
        last_words(put_onto_field(this, owners=True), set_stats(this, attack=2, defense=2), give_keyword(this, storm)),
        attack=5,
        defense=5,
    )
    burn = spell_card("Burn", spell(destroy(your.follower)))
    t = table(me=Side(hand=["Burn"], field=["Phoenix"]), cards=[burn, phoenix]).play("Burn")
    assert t.me.field == ["Phoenix 2/2"]
    assert "attack Phoenix > " in " ".join(t.options())
