"""SD05: its Neutral cards, its tokens and its leader."""

import pytest
from sve.cards.plays import plays
from sve.playing import Side, starter_game, table


@plays("SD05-017", "SD05-018", "SD05-019")
def test_fighters_fight_and_goliaths_grow():
    t = table(me=Side(field=["SD05-017", "SD05-018"], evolve=["SD05-019"], pp=2))
    t.evolve("Goliath")
    assert (t.me.field, t.me.pp) == (["Fighter 2/3", "Goliath 5/6"], 0)
    t.attack("Fighter", "leader").quiet()
    assert t.foe.defense == 18


@plays("SD05-020")
def test_the_sword_maiden_guards():
    t = table(me=Side(field=["Fighter"]), foe=Side(field=["SD05-020 [engaged]", "Goblin [engaged]"]))
    assert t.options("attack") == ["attack Fighter > Angelic Sword Maiden"]


@plays("SD05-T01")
def test_a_ghost_attacks_at_once_and_is_banished_at_the_end_of_its_turn():
    t = table(me=Side(ex=["Ghost", "Ghost"]))
    t.play("Ghost").attack("Ghost", "leader").quiet()
    assert t.foe.defense == 19
    t.end().quiet()
    assert (t.me.field, t.me.ex, t.me.banished, t.me.cemetery) == ([], ["Ghost"], [], [])


def test_a_ghost_outlives_the_turn_of_the_opponent():
    t = table(me=Side(), foe=Side(field=["Ghost"]))
    t.end().quiet()
    assert t.foe.field == ["Ghost 1/1"]


@plays("SD05-T02")
def test_a_forest_bat_is_a_follower_of_one_and_one():
    t = table(me=Side(ex=["Forest Bat"], pp=1), foe=Side(field=["Fighter [engaged]"]))
    t.play("Forest Bat")
    assert (t.me.field, t.me.pp, t.keywords("Forest Bat")) == (["Forest Bat 1/1"], 0, ())
    assert t.why_not("attack Forest Bat") == ("came-this-turn", "8.4.2.1")


@plays("SD05-LD01", "SD06-LD01")
@pytest.mark.parametrize("first", [0, 1])
def test_luna_and_eris_lead_their_decks(first):
    t = starter_game("SD05", "SD06", first=first)
    assert (t.me.leader, t.foe.leader) == (["Luna"], ["Eris"])
    t.say("no").say("no")
    assert (t.me.defense, t.foe.defense) == (20, 20)
