"""5.2.1.2: X that says which cards are meant, how many tokens are made, and what is paid for an automatic ability."""

import pytest
from sve.playing import Side, follower, spell_card, table

from svedesk.games.sve.words import your

OX = follower("Ox", attack=1, defense=9, cost=3)
CUB = follower("Cub", attack=1, defense=1, cost=2)


@pytest.mark.rule("5.2.1.2.1")
def test_x_is_counted_when_the_text_comes_to_it():
    fall = spell_card("Fall", 'spell(where_x(your_number("hand"), destroy(enemy.follower.that_cost_x)))')
    t = table(me=Side(hand=["Fall", "Cub", "Cub"]), foe=Side(field=["Ox", "Cub"]), cards=[fall, OX, CUB]).play("Fall")
    assert t.foe.field == ["Ox 1/9"]


@pytest.mark.rule("5.2.1.2.1")
def test_up_to_x_is_meant_too():
    call = spell_card(
        "Call", 'spell(where_x(your_number("hand"), hand_onto_field(any_side.follower.that_cost_up_to_x)))', cost=0
    )
    t = table(me=Side(hand=["Call", "Cub", "Ox"]), cards=[call, OX, CUB]).play("Call")
    assert "Ox" not in str(t.options())
    assert t.pick("Cub").me.field == ["Cub 1/1"]


@pytest.mark.rule("4.4.4.2")
def test_as_many_tokens_as_there_is_room_for():
    wisp = spell_card("Wisp", "spell(summon_x(count(enemy.follower), FAIRY))")
    t = table(me=Side(hand=["Wisp"], field=["Ox"] * 3), foe=Side(field=["Ox"] * 3), cards=[wisp, OX]).play("Wisp")
    assert len(t.me.field) == 5


@pytest.mark.rule("10.6.2.2.3", "10.4.7.4")
@pytest.mark.parametrize(("answer", "points", "left"), [("yes", 2, "Ox 1/7"), ("no", 4, "Ox 1/9")])
def test_x_of_a_fanfare_is_determined_while_it_is_played_and_paid_for_its_effect(answer, points, left):  # Q568, Q570
    storm = follower("Gale", "fanfare(deal(x, enemy.follower), cost=pay_x())", attack=1, defense=1, cost=1)
    t = table(me=Side(hand=["Gale"], pp=5), foe=Side(field=["Ox"]), cards=[storm, OX]).play("Gale")
    t = t.numbers(2).say(answer)
    assert (t.me.pp, t.foe.field) == (points, [left])


@pytest.mark.rule("10.6.2.2.3")
def test_x_may_be_0_and_is_at_most_what_can_be_paid():
    gale = follower("Gale", "fanfare(give_x(this, x), cost=pay_x())", attack=1, defense=1, cost=1)
    t = table(me=Side(hand=["Gale"], pp=4), cards=[gale]).play("Gale")
    assert t.ask.high == 3
    assert t.numbers(3).say("yes").me.field == ["Gale 4/4"]


@pytest.mark.rule("5.24")
def test_at_least_so_much_attack():
    fell = spell_card("Fell", "spell(destroy(enemy.follower.with_attack_at_least(2)))")
    bull = follower("Bull", attack=2, defense=2)
    t = table(me=Side(hand=["Fell"]), foe=Side(field=["Ox", "Bull"]), cards=[fell, OX, bull]).play("Fell")
    assert t.foe.field == ["Ox 1/9"]
    assert your.follower.with_defense_at_least(2).least_defense == 2
