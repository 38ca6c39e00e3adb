"""10.6.2.3: two selections of one sentence, which a text goes on to call the former and the latter."""

import pytest
from sve.playing import Side, follower, spell_card, table

OX = follower("Ox", attack=1, defense=9)
BULL = follower("Bull", attack=4, defense=4)
DUEL = spell_card(
    "Duel",
    "spell(select_two(select(your.follower), select(enemy.follower)), deal(attack_of(latter), former), "
    "deal(attack_of(former), latter))",
)


@pytest.mark.rule("10.6.2.3")
def test_the_former_is_what_was_selected_first():  # Q1728, Q2662
    t = table(me=Side(hand=["Duel"], field=["Ox", "Bull"]), foe=Side(field=["Ox"]), cards=[DUEL, OX, BULL]).play("Duel")
    t = t.pick("Bull").pick("Ox")
    assert (t.me.field, t.foe.field) == (["Ox 1/9", "Bull 4/3"], ["Ox 1/5"])


@pytest.mark.rule("10.6.2.3.3")
@pytest.mark.parametrize(("mine", "theirs"), [([], ["Ox"]), (["Ox"], [])])
def test_both_must_be_there(mine, theirs):
    t = table(me=Side(hand=["Duel"], field=mine), foe=Side(field=theirs), cards=[DUEL, OX])
    assert "play Duel" not in t.options()


@pytest.mark.rule("10.6.2.3.2")
def test_up_to_is_said_of_the_latter_alone():  # Q1434, Q1642
    fall = spell_card(
        "Fall",
        "spell(select_two(select(enemy.follower), select_up_to(1, your.follower)), destroy(former), "
        "deal(2, leader_of_former))",
    )
    t = table(me=Side(hand=["Fall"]), foe=Side(field=["Ox"]), cards=[fall, OX]).play("Fall").pick("Ox").pick()
    assert (t.foe.field, t.foe.defense) == ([], 18)
    assert "play Fall" not in table(me=Side(hand=["Fall"], field=["Ox"]), cards=[fall, OX]).options()


@pytest.mark.rule("10.6.2.3")
def test_it_is_both_of_them():
    gate = spell_card("Gate", "spell(select_two(select(your.follower), select(enemy.follower)), banish(it))")
    t = (
        table(me=Side(hand=["Gate"], field=["Ox"]), foe=Side(field=["Ox"]), cards=[gate, OX])
        .play("Gate")
        .pick("Ox")
        .pick("Ox")
    )
    assert (t.me.field, t.foe.field) == ([], [])
