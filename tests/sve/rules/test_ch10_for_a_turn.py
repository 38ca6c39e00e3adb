"""10.9: what is given or taken for a turn, and what waits for cards on the other side."""

import pytest
from sve.playing import Side, follower, spell_card, table

WISP = follower("Wisp", "last_words(give_leader(1))")
SLAY = spell_card("Slay", "spell(select(your.follower), destroy(it))", cost=0)
MUTE = spell_card("Mute", "spell(select(your.follower), lose_abilities(it, this_turn=True))", cost=0)
BLESS = spell_card(
    "Bless", "spell(select(your.follower), give_ability(it, None, last_words(give_leader(2)), this_turn=True))", cost=0
)
CARDS = [WISP, SLAY, MUTE, BLESS, follower("Imp")]


def next_turn(t):
    return t.end().quiet().end().quiet()


@pytest.mark.rule("10.9.1")
def test_abilities_are_lost_for_the_turn_and_are_there_again_after_it():
    side = Side(hand=["Mute", "Slay"], field=["Wisp"], deck=["Goblin"] * 9)
    t = table(me=side, foe=Side(deck=["Goblin"] * 9), cards=CARDS).play("Mute").pick("Wisp")
    assert t.play("Slay").pick("Wisp").me.defense == 20
    t = table(me=side, foe=Side(deck=["Goblin"] * 9), cards=CARDS).play("Mute").pick("Wisp")
    assert next_turn(t).play("Slay").pick("Wisp").me.defense == 21


@pytest.mark.rule("10.9.1")
def test_an_ability_is_given_for_the_turn():
    side = Side(hand=["Bless", "Slay"], field=["Imp"], deck=["Goblin"] * 9)
    t = table(me=side, foe=Side(deck=["Goblin"] * 9), cards=CARDS).play("Bless").pick("Imp")
    assert t.play("Slay").pick("Imp").me.defense == 22
    t = table(me=side, foe=Side(deck=["Goblin"] * 9), cards=CARDS).play("Bless").pick("Imp")
    assert next_turn(t).play("Slay").pick("Imp").me.defense == 20


@pytest.mark.rule("1.3.3")
@pytest.mark.parametrize("rule", ["attacks", "leader_attacks"])
def test_no_attack_in_the_next_turn_of_whoever_controls_it(rule):
    hold = spell_card("Hold", f'spell(select(enemy.follower), forbid(it, {rule!r}, "its"))', cost=0)
    me = Side(hand=["Hold"], field=["Imp [engaged]"], deck=["Goblin"] * 9)
    t = table(me=me, foe=Side(field=["Wisp"], deck=["Goblin"] * 9), cards=[*CARDS, hold]).play("Hold").pick("Wisp")
    t.end().quiet()
    assert "attack Wisp > leader" not in t.options()
    assert ("attack Wisp > Imp" in t.options()) == (rule == "leader_attacks")
    next_turn(t)
    assert "attack Wisp > leader" in t.options()


@pytest.mark.rule("5.28.1")
@pytest.mark.parametrize(("lying", "cost"), [(1, 7), (2, 5), (3, 5), (4, 3), (9, 0)])
def test_a_card_costs_less_for_every_so_many_cards(lying, cost):
    tree = follower("Tree", "costs_less_for_every(2, your.card.in_cemetery, 2)", cost=7)
    t = table(me=Side(hand=["Tree"], cemetery=["Goblin"] * lying, pp=10), cards=[tree]).play("Tree")
    assert t.me.pp == 10 - cost


@pytest.mark.rule("10.7.2.1")
def test_what_waits_for_followers_on_the_other_field():
    guard = follower("Guard", "whenever_enters_theirs(your.follower, deal(3, it))")
    cards = [guard, follower("Ox", defense=9)]
    t = table(me=Side(hand=["Ox"]), foe=Side(field=["Guard"]), cards=cards).play("Ox").in_any_order()
    assert t.me.field == ["Ox 1/6"]
    t = table(me=Side(hand=["Ox"], field=["Guard"]), cards=cards).play("Ox").in_any_order()
    assert t.me.field == ["Guard 1/1", "Ox 1/9"]
