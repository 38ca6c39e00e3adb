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
    pytest.param("Fiery Embrace", {"cemetery": ["Insight"] * 10}, id="q94"),
    pytest.param("Ivy Spellbomb", {}, id="q566"),
    pytest.param("Overwhelming Crush", {}, id="q1678"),
    pytest.param("Monochromatic Destruction", {"field": ["Lishenna, Omen of Destruction"] * 2}, id="q700"),
    pytest.param("Howling Conflagration", {}, id="q1770"),
    pytest.param("Battle Sister, Chocolat", {"field": ["CEO Amaterasu"]}, id="q1440"),
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
        pytest.param("Syuko Shiomi", 9, 20, id="q930"),
        pytest.param("Selfless Noble", 7, 20, id="q1286"),
        pytest.param("Salome", 3, 20, id="q1110"),
        pytest.param("Messenger of the Skies", 5, 20, id="q2046"),
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


def test_q1320_and_q1932_nor_are_cards_discarded_where_evolving_finds_no_target():
    for name in ("Springwell Dragon Keeper", "Silvernail Markswoman"):
        t = position(Side(hand=["Goblin"], field=[name], evolve=[name])).evolve(name)
        assert (t.ask.kind, t.me.hand) == ("main", ["Goblin"])


def test_q1810_a_mode_that_selects_two_followers_needs_two():
    me = Side(ex=["Resentful Blaze"])
    assert modes_offered(position(me, Side(field=["Goblin"])).play("Resentful Blaze")) == [1]
    assert modes_offered(position(me, Side(field=["Goblin", "Fighter"])).play("Resentful Blaze")) == [1, 2]


def test_q1108_a_spell_that_selects_in_the_cemetery_is_not_played_for_its_necrocharge():
    me = Side(hand=["Sonata of Silence"], cemetery=["Goblin"] * 10)
    assert "play Sonata of Silence" not in position(me).options()


def test_q1562_up_to_two_may_be_none_and_the_rest_is_done():
    name = "Anvelt, Judgment's Cannon"
    t = position(Side(hand=[name], ex=["Dutiful Steed"])).play(name)
    while t.ask.kind != "main":
        t.pick()
    assert t.foe.defense == 18


def test_q430_what_is_buried_for_the_cost_is_not_there_to_be_selected():
    me = Side(hand=["Parade Raven"], field=["Goblin"], cemetery=["Fighter"])
    assert position(me).play("Parade Raven").options() == ["Fighter"]


def test_q2044_the_target_is_selected_before_cards_are_drawn():
    name = "Thunder God of the Tempest"
    t = position(Side(hand=[name]), Side(field=["Pinion Prayer"])).play(name).choose(1, 4)
    assert (t.ask.kind, t.me.hand) == ("target", [])
    assert len(t.pick("Pinion Prayer").me.hand) == 2


def test_q1596_nor_is_one_that_selects_a_follower_of_a_trait():
    name = "Baalt, King of the Elves"
    assert modes_offered(position(Side(hand=[name])).play(name)) == [2]
    assert modes_offered(position(Side(hand=[name], field=["Fairy"])).play(name)) == [1, 2]


def test_q1998_nor_is_one_that_costs_a_card_of_the_hand():
    me = Side(hand=["Raio, Omen of Truth"], field=["Raio, Truthful Elimination"])
    assert position(me).options("activate") == []


def test_q1584_nor_is_a_strike_that_selects_an_engaged_follower():
    me = Side(field=["Magitrain", "Dread Dragon"])
    t = position(me, Side(field=["Goblin"])).activate("Magitrain")
    if t.ask.kind != "main":
        t.pick("Dread Dragon")
    t.attack("Magitrain", "leader").quiet()
    assert (t.ask.kind, t.me.defense) == ("main", 20)


def test_q884_what_may_be_selected_is_selected_before_a_card_is_drawn():
    t = position(Side(field=["Karula, Arts Master"], pp=6), Side(field=["Goliath"])).end()
    assert (t.ask.kind, t.me.hand) == ("target", [])
    t.pick("Goliath")
    assert (t.foe.field, len(t.me.hand), t.foe.defense) == ([], 1, 18)


def test_q1126_ones_own_aura_keeps_nothing_off():
    name = "Marwynn, Omen of Repose"
    t = position(Side(hand=["Manifestation of Repose"], field=[name + " [evolved]"])).play("Manifestation of Repose")
    assert t.pick(name).me.field == [name + " 8/10"]


def test_q928_nor_is_a_spell_that_selects_a_follower_of_ones_own():
    assert "play Angelic Maid" not in position(Side(hand=["Angelic Maid"]), Side(field=["Goblin"])).options()


def test_q1868_an_ability_that_selects_is_not_activated_for_the_rest_of_what_it_does():
    me = Side(hand=["Archer"], field=["Levon, Scentbound Sword"], cemetery=["Archer"] * 3)
    assert position(me).options("activate") == []


def test_q1586_a_mode_that_selects_an_amulet_needs_one():
    name = "Yukari Mizumoto"
    assert modes_offered(position(Side(hand=[name]), Side(field=["Goblin"])).play(name)) == [2]
    assert modes_offered(position(Side(hand=[name]), Side(field=["Pinion Prayer"])).play(name)) == [1, 2]


def test_q1438_up_to_one_card_of_the_cemetery_may_be_none():
    me = Side(hand=["Silent Tom"], cemetery=["Goblin"])
    assert position(me).play("Silent Tom").pick().me.cemetery == ["Goblin"]


def test_q556_any_number_of_followers_may_be_none():
    t = position(Side(hand=["Cassiopeia"], ex=["Goblin"] * 2), Side(field=["Goliath"])).play("Cassiopeia")
    assert t.pick().foe.field == ["Goliath 3/4"]


def test_q118_up_to_two_cards_of_the_cemetery_may_be_none():
    t = position(Side(hand=["Undead King"], cemetery=["Goblin"])).play("Undead King").pick()
    assert (t.me.hand, t.me.cemetery) == ([], ["Goblin"])


def test_q362_a_card_of_ones_own_is_on_the_field():
    me = Side(hand=["Ines Fujin"], field=["Goblin"], ex=["Fairy"], cemetery=["Fighter"])
    assert position(me).play("Ines Fujin").options() == ["Goblin"]


def test_q1542_an_ability_that_selects_two_cards_is_not_played_with_one():
    name = "Iceschillendrig, Gilded Autocrat"
    me = Side(hand=["Goblin"], field=[name], evolve=[name], cemetery=["Fighter"])
    t = position(me).evolve(name)
    assert (t.ask.kind, t.me.hand) == ("main", ["Goblin"])


def test_q1768_nor_is_one_of_the_end_phase_without_a_target():
    t = position(Side(field=["Godfire Phoenix [evolved]"])).end()
    assert t.me.defense == 20


def test_q398_nor_a_strike_that_selects():
    t = position(Side(field=["CP01-079"])).attack("Riko Kashimoto [Planned Perfection]", "leader").quiet()
    assert t.foe.defense == 14


def test_q294_no_mode_of_a_spell_is_chosen_twice():
    t = position(Side(hand=["Multipart Experiment"]), Side(field=["Goliath"])).play("Multipart Experiment")
    with pytest.raises(Refused):
        t.choose(3, 3)


def test_q2002_an_advanced_follower_is_not_evolved():
    t = position(Side(hand=["Rimewind"]), Side(field=["Noble Shikigami"])).play("Rimewind").pick("Noble Shikigami")
    assert t.foe.evolve_deck == ["Noble Shikigami (faceup)"]


def test_q1598_nor_is_a_mode_of_evolving_without_a_target():
    me = Side(field=["Rhinoceroach"], evolve=["Rhinoceroach"])
    assert modes_offered(position(me).evolve("Rhinoceroach")) == [1]


def test_q692_nor_is_an_end_phase_that_selects():
    assert position(Side(field=["Empyreal Swordsman"])).end().foe.defense == 20


def test_q1350_nor_is_one_of_two_fanfares():
    name = "XXI. Zelgenea, The World"
    t = position(Side(hand=[name], defense=10)).play(name).in_any_order()
    assert (t.ask.kind, t.me.hand, t.me.defense) == ("main", [], 15)


def test_q2030_an_ability_none_of_whose_modes_finds_a_target_is_not_played():
    name = "Adherent of Screams"
    assert position(Side(field=[name], evolve=[name])).evolve(name).ask.kind == "main"


def test_q984_up_to_two_may_be_none_and_the_rest_is_done_for_combo():
    me = Side(hand=["Goblin", "Goblin", "Divine Smithing"])
    t = position(me).play("Goblin").play("Goblin").play("Divine Smithing")
    while t.ask.kind != "main":
        t.pick()
    assert len(t.me.hand) == 1


def test_q68_nor_is_a_spell_that_selects_ones_own():
    assert "play Forge Weaponry" not in position(Side(hand=["Forge Weaponry"]), Side(field=["Goblin"])).options()


def test_q1746_nor_one_of_evolving_whatever_its_condition():
    name = "Mileka, Celestial Seer"
    me = Side(field=[name], evolve=[name], cemetery=["Insight", "Goblin", "Onslaught", "Okami", "Fafnir", "Tsubaki"])
    t = position(me).evolve(name)
    assert (t.ask.kind, t.me.hand) == ("main", [])


def test_q2028_a_mode_without_a_target_is_not_chosen_though_the_other_is():
    name = "Adherent of Screams"
    me = Side(field=[name], evolve=[name], cemetery=["Rulenye, Omen of Silence"])
    assert modes_offered(position(me).evolve(name)) == [1]


def test_q1560_an_engaged_follower_is_selected_and_does_not_refresh():
    t = position(Side(hand=["Spiderweb Array"]), Side(field=["Goblin [engaged]"])).play("Spiderweb Array")
    assert len(t.pick("Goblin").me.hand) == 1
    assert t.end().quiet().is_engaged("Goblin")


def test_q742_a_player_without_a_hand_discards_nothing():
    t = position(Side(hand=["Silent Purge"]), Side(field=["Goblin"])).play("Silent Purge").pick("Goblin")
    assert (t.foe.field, t.foe.cemetery) == ([], ["Goblin"])
