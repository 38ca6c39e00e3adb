"""Without what is to be selected nothing is played (10.3.2, 10.6.2.3.3), and what may be selected."""

import pytest
from sve.answers.position import position
from sve.playing import Playing, Side

from svedesk.engine.message import Refused


def modes_offered(t: Playing) -> list[int]:
    """The modes that can be chosen, by their printed numbers."""
    assert t.ask.kind == "choose"
    return [option.index + 1 for option in t.ask.options]


SPELLS = [
    pytest.param("Instant Poison", {}, id="q1230"),
    pytest.param("Winter Night Prayer", {"field": ["Miku Maekawa"]}, id="q908"),
    pytest.param("Beating of the Dragonwings", {"field": ["Dragonfolk Stoker"]}, id="q1772"),
    pytest.param("Sylvan Justice", {}, id="q62"),
    pytest.param("Force of the Dragonewt", {}, id="q1190"),
    pytest.param("Serration Wave", {}, id="q1994"),
    pytest.param("Shadow's Corrosion", {"field": ["Valdain, Cursed Shadow"]}, id="q1018"),
    pytest.param("Fiery Embrace", {}, id="q266"),
    pytest.param("Night on the Town", {}, id="q1892"),
]


@pytest.mark.parametrize(("name", "side"), SPELLS)
def test_a_spell_that_selects_a_follower_is_not_played_where_there_is_none(name, side):
    """Not even for the rest of what it does."""
    me = Side(hand=[name], **side)
    assert f"play {name}" not in position(me).options()
    assert f"play {name}" in position(me, Side(field=["Goblin"])).options()


@pytest.mark.parametrize(
    ("name", "cost", "defense"),
    [
        pytest.param("Darkfeast Bat", 6, 10, id="q1202"),
        pytest.param("Deathbringer", 8, 20, id="q1334"),
        pytest.param("Neo Universe", 3, 20, id="q1836"),
    ],
)
def test_a_fanfare_that_selects_a_follower_is_not_played_where_there_is_none(name, cost, defense):
    """Neither points, nor defense, nor cards come of it."""
    t = position(Side(hand=[name], defense=defense)).play(name)
    assert (t.ask.kind, t.me.pp, t.me.defense, t.me.hand) == ("main", 10 - cost, defense, [])


def test_q1360_up_to_two_followers_may_be_none():
    me = Side(hand=["Angelic Strike"], cemetery=["Lucifer"])
    t = position(me).play("Angelic Strike").pick()
    assert (t.me.defense, t.me.cemetery) == (22, ["Lucifer", "Angelic Strike"])


def test_q1716_a_field_that_is_nobodys_is_everybodys():
    me = Side(hand=["Carbuncle's Sparkle"], field=["Goblin"])
    t = position(me, Side(field=["Fighter"])).play("Carbuncle's Sparkle").choose(1).pick("Fighter")
    assert (t.foe.field, t.foe.hand, t.me.field) == ([], ["Fighter"], ["Goblin 2/2"])


@pytest.mark.parametrize(("others", "modes"), [([], [2]), (["Goblin"], [1, 2])])
def test_q2042_a_mode_without_a_target_is_not_chosen(others, modes):
    me = Side(field=["Gilnelise, Ravenous Craving", *others], evolve=["Gilnelise, Ravenous Craving"])
    t = position(me).evolve("Gilnelise, Ravenous Craving")
    assert modes_offered(t) == modes


@pytest.mark.parametrize(("cemetery", "modes"), [([], [1]), (["Insight"], [1]), (["Grea's Searing Heat"], [1, 2])])
def test_q1588_nor_is_one_that_selects_in_the_cemetery(cemetery, modes):
    name = "Jill, Teacher of Formulas"
    assert modes_offered(position(Side(hand=[name], cemetery=cemetery)).play(name)) == modes


def test_q1864_nor_is_one_of_an_activated_ability():
    name = "Progenitors and Guides"
    assert modes_offered(position(Side(field=[name])).activate(name)) == [2, 3]
    assert modes_offered(position(Side(field=[name], cemetery=["Gold City"])).activate(name)) == [1, 2, 3]


def test_q922_no_mode_is_chosen_twice():
    me = Side(hand=["Nagi Hisakawa"], cemetery=["Goblin"] * 2)
    t = position(me, Side(field=["Fighter"])).play("Nagi Hisakawa")
    assert (modes_offered(t), t.ask.high) == ([1, 2, 3], 2)
    with pytest.raises(Refused):
        t.choose(1, 1)
    t.choose(2, 3).say("yes")
    assert (t.foe.defense, t.me.banished) == (18, ["Goblin", "Goblin"])


@pytest.mark.parametrize(
    "name",
    [
        pytest.param("Tsukasa Kiryu", id="q948"),
        pytest.param("Chaos Wielder", id="q1656"),
        pytest.param("Godsworn Alexiel", id="q1120"),
    ],
)
def test_an_ability_of_evolving_that_selects_a_follower_is_not_played_where_there_is_none(name):
    me = Side(field=[name, "Pinion Prayer"], evolve=[name], cemetery=["Merlin"] * 5)
    t = position(me).evolve(name)
    assert (t.ask.kind, t.me.hand, t.foe.defense) == ("main", [], 20)


def test_q390_nor_is_an_activated_ability():
    assert "activate Curren Chan" not in position(Side(field=["Curren Chan"])).options()


def test_q1308_a_mode_whose_condition_is_not_met_may_be_chosen_and_does_nothing():
    name = "Aiela, Devoted Knight"
    t = position(Side(hand=[name], pp=6, max_pp=6)).play(name).choose(2)
    assert (len(t.me.field), t.me.defense) == (1, 20)


def test_q1984_nor_is_a_card_banished_for_one():
    me = Side(field=["Bouquet Fairy"], ex=["Goblin"])
    assert position(me).options("activate") == []


def test_q1722_an_advanced_follower_is_no_evolved_one_to_turn_facedown():
    me = Side(hand=["Biofabrication"], evolve=["Sekka, Ninefold Blaze (faceup)"])
    assert "play Biofabrication" not in position(me).options()


def test_q1268_and_none_is_spared_as_one_on_the_field():
    foe = Side(field=["Spinaria & Lucille, Keepers", "Goblin [evolved]"])
    t = position(Side(hand=["Rimewind"]), foe).play("Rimewind")
    assert t.options() == ["Spinaria & Lucille, Keepers"]


def test_q2048_the_target_is_selected_before_cards_are_looked_at():
    name = "Remnant of Hollowness"
    t = position(Side(ex=[name], deck=["Quickblader"] * 3), Side(field=["Goliath"], cemetery=["Goblin"] * 10))
    assert t.play(name).choose(1, 2).ask.kind == "target"
    assert t.pick("Goliath").ask.kind == "look"


def test_q1036_without_the_follower_it_puts_onto_the_field_it_is_activated_all_the_same():
    t = position(Side(hand=["Goblin"], field=["Meowskers Ambush!"])).activate("Meowskers Ambush!")
    if t.ask.kind != "main":
        t.pick()
    assert (t.ask.kind, t.me.cemetery, t.me.hand) == ("main", ["Meowskers Ambush!"], ["Goblin"])


def test_q854_a_keyword_that_a_fanfare_may_give_is_none_that_a_card_has():
    wards = ["Snake Priestess"] * 2
    for third, possible in (("Diamond Master", False), ("Ardent Nun", True)):
        t = position(Side(field=["Saintly Leader"], cemetery=[*wards, third]), Side(field=["Goblin"]))
        assert ("activate Saintly Leader" in t.options()) is possible


def test_q882_a_follower_that_has_attacked_may_be_selected():
    name = "Wyrm God of the Skies"
    t = position(Side(field=["Goblin"], ex=[name])).attack("Goblin", "leader").quiet().activate(name).pick("Goblin")
    assert (t.me.field, t.me.cemetery) == (["Goblin 6/6"], [name])


def test_q404_nor_is_a_fanfare_that_selects_a_faceup_carrot():
    for evolve, drawn in (["Carrot"], 0), (["Carrot (faceup)"], 1):
        t = position(Side(hand=["CP01-082"], evolve=evolve)).play("Aoi Kiryuin [Trainers' Teamwork]").pick()
        assert (t.ask.kind, t.me.evolve_deck, len(t.me.hand)) == ("main", ["Carrot"], drawn)


def test_q1594_nor_is_one_of_a_fanfare_with_a_cost_which_need_not_be_paid():
    t = position(Side(hand=["Nagi Hisakawa"], cemetery=["Goblin"] * 2)).play("Nagi Hisakawa")
    assert modes_offered(t) == [2, 3]
    assert t.choose(2).say("no").foe.defense == 20


def test_q320_a_fanfare_that_costs_play_points_need_not_be_paid_for():
    t = position(Side(hand=["Sledgehammer Exorcist"]), Side(field=["Goblin"])).play("Sledgehammer Exorcist")
    t.pick("Goblin").say("no")
    assert (t.me.pp, t.foe.field) == (7, ["Goblin 2/2"])
