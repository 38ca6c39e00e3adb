"""The tokens SD01 and SD02 create, and their leaders."""

import pytest
from sve.cards.plays import plays
from sve.playing import Side, new_game, table


@plays("SD01-T01", "SD02-T01", "SD02-T02")
@pytest.mark.parametrize(
    ("token", "cost", "stats"), [("Fairy", 1, "1/1"), ("Knight", 1, "1/1"), ("Steelclad Knight", 2, "2/2")]
)
def test_a_token_is_played_from_the_ex_area_like_a_card(token, cost, stats):
    t = table(me=Side(ex=[token, token], pp=cost))
    t.play(token)
    assert (t.me.field, t.me.ex, t.me.pp) == ([f"{token} {stats}"], [token], 0)
    assert t.me.number("cards_played") == 1


def test_a_destroyed_token_is_nowhere():
    t = table(me=Side(field=["Knight"]), foe=Side(field=["Fighter [engaged]"]))
    t.attack("Knight", "Fighter").quiet()
    assert (t.me.field, t.me.cemetery, t.me.ex) == ([], [], [])


def test_a_token_that_came_this_turn_does_not_attack():
    t = table(me=Side(ex=["Fairy"]), foe=Side(field=["Fighter [engaged]"]))
    t.play("Fairy")
    assert t.why_not("attack Fairy") == ("came-this-turn", "8.4.2.1")


@plays("SD01-LD01", "SD02-LD01")
def test_leaders_lie_there_from_the_start_with_20_defense():
    t = new_game(first=0)
    assert (t.me.leader, t.foe.leader) == (["Arisa"], ["Erika"])
    t.say("no").say("no")
    assert (t.me.defense, t.foe.defense) == (20, 20)


def test_a_leader_takes_damage_and_gives_none_back():
    t = table(me=Side(field=["Fighter"]))
    t.attack("Fighter", "leader").quiet()
    assert (t.foe.defense, t.me.field) == (18, ["Fighter 2/3"])
