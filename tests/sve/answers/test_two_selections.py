"""Texts that select for two groups, or go on with what was put or revealed."""

import pytest
from sve.answers.position import position
from sve.playing import Side

from svedesk.engine.message import Refused

SEKKA, RESOLVE = "Sekka, Ninefold Blaze", "Resolve of the Nine-Tailed Fox"


def test_q1728_the_former_is_ones_own_and_the_latter_the_opponents():
    t = position(Side(hand=[RESOLVE], field=[SEKKA]), Side(field=["Dread Dragon"])).play(RESOLVE).choose(2)
    t.pick(SEKKA).pick("Dread Dragon")
    assert (t.me.field, t.foe.field) == ([SEKKA + " 5/5"], ["Dread Dragon 7/2"])


def test_q1730_no_mode_is_chosen_twice():
    t = position(Side(hand=[RESOLVE], field=[SEKKA]), Side(field=["Dread Dragon"])).play(RESOLVE)
    with pytest.raises(Refused):
        t.choose(2, 2)


@pytest.mark.parametrize(("mine", "theirs"), [(["Lance Lizard"], []), ([], ["Goblin"]), (["Lance Lizard"], ["Goblin"])])
def test_q490_both_must_be_there_to_be_selected(mine, theirs):
    t = position(Side(hand=["Armor Burst"], field=mine), Side(field=theirs))
    assert ("play Armor Burst" in t.options()) is bool(mine and theirs)


def test_q1434_up_to_one_of_the_second_group_may_be_none():
    me = Side(hand=["Gururubau"], cemetery=["Doranbau"])
    assert "play Gururubau" not in position(me).options()
    t = position(Side(hand=["Gururubau"]), Side(field=["Goblin"])).play("Gururubau").pick("Goblin")
    while t.ask.kind != "main":
        t.pick()
    assert (t.foe.field, t.me.hand) == ([], [])
    t = position(me, Side(field=["Goblin"])).play("Gururubau").pick("Goblin").pick("Doranbau")
    assert (t.foe.field, t.me.hand) == ([], ["Doranbau"])


def test_q676_a_token_is_put_into_the_ex_area_and_the_leader_has_its_defense():
    t = position(Side(hand=["Fairy Torrent"], field=["Fairy"])).play("Fairy Torrent").pick("Fairy")
    assert (t.me.ex, t.me.defense) == (["Fairy"], 22)
    assert position(Side(hand=["Fairy Torrent"], field=["Fairy"])).play("Fairy Torrent").pick().me.defense == 20


def test_q870_what_is_done_is_done_for_the_player_whose_follower_was_selected():
    me = Side(hand=["Fall from Grace"], field=["Goblin"])
    t = position(me, Side(field=["Fighter"])).play("Fall from Grace").pick("Goblin")
    assert (t.me.banished, t.me.defense, len(t.me.hand), t.foe.defense) == (["Goblin"], 22, 1, 20)
    t = position(me, Side(field=["Fighter"])).play("Fall from Grace").pick("Fighter")
    assert (t.foe.banished, t.foe.defense, len(t.foe.hand), t.me.defense) == (["Fighter"], 22, 1, 20)


def test_q2026_it_is_the_card_that_was_revealed():
    name = "Valnareik, Omen of Lust"
    for revealed, defense in ((name, 21), ("Embracing Wings", 19)):
        me = Side(hand=["Loathing Desire"], deck=[name, "Embracing Wings", "Goblin", "Goblin"])
        t = position(me).play("Loathing Desire").pick(revealed)
        while t.ask.kind != "main":
            t._answer(*range(t.ask.low))
        assert (t.me.hand, t.me.defense) == ([revealed], defense)


def test_q900_so_it_is_where_any_card_may_be():
    for revealed, defense in (("Miku Maekawa", 22), ("Goblin", 20)):
        t = (
            position(Side(field=["Kana Imai"], evolve=["Kana Imai"], deck=[revealed]))
            .evolve("Kana Imai")
            .pick(revealed)
        )
        assert (t.me.hand, t.me.defense) == ([revealed], defense)


def test_q548_what_it_gave_and_what_the_follower_has_are_both_played():
    t = position(Side(hand=["Garuel, Seraphic Leo", "Lucifer"])).play("Garuel, Seraphic Leo").pick("Lucifer")
    while t.ask.kind != "main":
        t.pick()
    t.end()
    while t.ask.kind in ("pending", "ward"):
        t.in_any_order() if t.ask.kind == "pending" else t.pick()
    assert (t.me.field, t.me.deck[-1], t.me.defense) == (["Garuel, Seraphic Leo 2/3"], "Lucifer", 24)


def test_q562_an_activated_ability_is_no_card_that_is_played():
    me = Side(hand=["Goblin"], field=["Spring-Green Protection"] * 2 + ["Water Fairy"])
    t = position(me).play("Goblin").activate("Spring-Green Protection").pick("Water Fairy")
    t.activate("Spring-Green Protection").pick("Water Fairy")
    assert "Water Fairy 1/3" in t.me.field


def test_q310_a_mode_that_puts_nothing_may_be_chosen():
    me = Side(hand=["Precious Bloodfangs"], field=["Goblin"] * 5)
    t = position(me, Side(field=["Goblin"] * 5)).play("Precious Bloodfangs").choose(1)
    assert (len(t.me.field), t.me.cemetery) == (5, ["Precious Bloodfangs"])


def test_q1732_a_fanfare_without_a_target_gives_no_aura():
    t = position(Side(hand=["Gazania Fox"], field=["King Elephant"])).play("Gazania Fox")
    while t.ask.kind != "main":
        t.say("no") if "no" in t.options() else t.pick()
    assert t.keywords("Gazania Fox") == ()


def test_q1814_a_cost_returns_a_card_of_ones_own():
    t = position(Side(hand=["Sounds of Earth"]), Side(field=["Gold City"])).play("Sounds of Earth").say("no")
    assert t.pick("Gold City").ask.kind == "main"
    assert (t.foe.field, t.foe.hand) == (["Gold City 3/3"], [])


@pytest.mark.parametrize(
    ("side", "possible"), [({}, False), ({"ex": ["Goliath"]}, True), ({"field": ["Goliath"]}, True)]
)
def test_q1088_a_follower_of_the_field_or_the_ex_area_must_be_there(side, possible):
    t = position(Side(hand=["Powerforge"], **side), Side(field=["Dread Dragon"]))
    assert ("play Powerforge" in t.options()) is possible
    if possible:
        t.play("Powerforge").pick("Dread Dragon").pick("Goliath")
        assert t.foe.field == ["Dread Dragon 7/4"]


def test_q886_a_follower_without_attack_deals_nothing_to_wait_for():
    me = Side(hand=["Clash of Heroes"], field=["Servant of Disdain"])
    t = position(me, Side(field=["Bellringer Angel"])).play("Clash of Heroes")
    t.pick("Servant of Disdain").pick("Bellringer Angel")
    assert (t.me.field, t.me.hand) == (["Servant of Disdain 2/3"], [])
