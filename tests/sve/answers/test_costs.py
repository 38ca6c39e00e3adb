"""What a card costs to play (10.6.2.5), and which costs can be paid (10.4)."""

import pytest
from sve.answers.position import position
from sve.playing import Side

from svedesk.games.sve.actions.give import add_counters


def test_q1106_a_card_costs_less_from_the_ex_area_too():
    t = position(Side(ex=["Tartarus, the Tormentor"], cemetery=["Lesser Mummy"] * 15)).play("Tartarus, the Tormentor")
    assert t.me.pp == 5


@pytest.mark.parametrize(
    ("name", "field", "cost"),
    [
        pytest.param("Grea the Dragonborn", ["Anne, Belle of Mysteria"] * 2, 2, id="q290"),
        pytest.param("Kirari Moroboshi", ["Goblin"] * 2, 6, id="q904"),
        pytest.param("Ginsetsu, Great Fox", ["Ginsetsu, Great Fox [evolved]"] * 2, 2, id="q830"),
    ],
)
def test_whether_two_of_them_make_it_cheaper_twice(name, field, cost):
    """That there is one is one condition, however many there are; two cards that each make it cheaper both do."""
    assert position(Side(hand=[name], field=field)).play(name).me.pp == 10 - cost


def test_q1914_without_counters_nothing_is_removed_to_make_a_spell_cheaper():
    me = Side(hand=["March of the Dragonspring"], field=["Soothing Dragonspring"], pp=3, max_pp=3)
    foe = Side(field=["Goblin"])
    assert "play March of the Dragonspring" not in position(me, foe).options()


def test_q1912_without_counters_an_ability_that_removes_them_is_not_played():
    me = Side(field=["Dragonfolk Stoker [evolved]", "Soothing Dragonspring"])
    assert position(me).options("activate") == []


def test_q408_a_spell_that_costs_nothing_is_played_without_play_points():
    me = Side(hand=["Lamplit Training of a Witch-to-Be"] * 2, field=["Daiwa Scarlet"], pp=0)
    t = position(me, Side(field=["Fighter"])).play("Lamplit Training of a Witch-to-Be").pick("Fighter")
    assert (t.foe.field, t.options("play")) == (["Fighter 2/1"], [])


def test_q1236_the_next_spell_is_cheaper_though_none_was_searched_for():
    name, spell = "Grea, Dragon Princess of Mysteria", "Grea's Searing Heat"
    me = Side(hand=[spell], field=[name], evolve=[name], deck=[spell, "Goblin"])
    t = position(me, Side(field=["Fighter"])).evolve(name).pick()
    assert t.me.ex == []
    assert t.play(spell).pick("Fighter").me.pp == 9


@pytest.mark.parametrize(("ex", "possible"), [(2, True), (1, False)])
def test_q1958_field_and_ex_area_are_counted_together(ex, possible):
    me = Side(field=["Magna Saber"], ex=["Magna Saber"] * ex, evolve=["Magna Saber"])
    assert ("evolve Magna Saber" in position(me).options()) is possible


def test_q822_no_maximum_of_play_points_is_lowered_below_zero():
    """Its owner pays for its Last Words."""
    foe = Side(hand=["Fiery Embrace"])
    for most, field in ((0, []), (1, ["Phoenix Empress 5/3"])):
        me = Side(field=["Phoenix Empress"], pp=0, max_pp=most)
        t = position(me, foe, active=1).play("Fiery Embrace").pick("Phoenix Empress")
        if t.ask.kind != "main":
            t.say("yes")
        assert (t.me.field, t.me.number("max_play_points")) == (field, 0)


def test_q892_nor_is_a_card_discarded_for_an_ability_without_a_target():
    name = "Akiha Ikebukuro"
    t = position(Side(hand=["Miku Maekawa"], field=[name], evolve=[name])).evolve(name)
    assert (t.ask.kind, t.me.hand) == ("main", ["Miku Maekawa"])


def test_q1216_nor_is_an_amulet():
    t = position(Side(hand=["Pinion Prayer"], field=["Lycaon"], evolve=["Lycaon"])).evolve("Lycaon")
    assert (t.ask.kind, t.me.hand) == ("main", ["Pinion Prayer"])


@pytest.mark.parametrize(
    ("name", "pp"), [pytest.param("Beastly Vow", 1, id="q144"), pytest.param("Dual Flames", 2, id="q132")]
)
def test_an_amulet_that_is_engaged_is_not_engaged_for_a_cost(name, pp):
    assert position(Side(field=[name + " [engaged]"], pp=pp)).options("activate") == []
    assert position(Side(field=[name], pp=pp)).options("activate") == ["activate " + name]


def test_q610_a_follower_is_engaged_for_its_ability_and_not_buried():
    me = Side(field=["Venomfang Medusa", "Serpent", "Serpent"])
    t = position(me, Side(field=["Goblin"]))
    t.session.answer([next(n for n, o in enumerate(t.ask.options) if o.kind == "activate")])
    t.pick("Goblin")
    assert (t.me.field, t.is_engaged("Venomfang Medusa"), t.foe.field) == (["Venomfang Medusa 3/3"], True, [])


def test_q1170_the_first_token_of_the_turn_is_the_one_that_was_played_before_she_evolved():
    name = "Ceridwen, Eternity Hunter"
    me = Side(field=[name], evolve=[name], ex=["Instant Poison"] * 2)
    foe = Side(field=["Goliath"])
    assert position(me, foe).evolve(name).play("Instant Poison").pick("Goliath").me.pp == 9
    t = position(me, Side(field=["Dread Dragon"])).play("Instant Poison").pick("Dread Dragon").evolve(name)
    assert t.play("Instant Poison").pick("Dread Dragon").me.pp == 5


def test_q2000_an_advanced_ability_is_the_one_evolution_of_the_turn():
    name = "Kuon, Wuxing Master"
    me = Side(field=[name, "Goblin"], evolve=["Noble Shikigami", "Goblin"], cemetery=["Insight"] * 7)
    t = position(me)
    assert "evolve Goblin" in t.options()
    t.activate(name).pick("Noble Shikigami").pick()
    assert ("Noble Shikigami 5/5" in t.me.field, t.options("evolve")) == (True, [])


def test_q1242_a_spell_is_not_revealed_for_its_own_additional_cost():
    other = "Grea, Dragon Princess of Mysteria"
    assert "play Mysterian Knowledge" not in position(Side(hand=["Mysterian Knowledge", other])).options()
    t = position(Side(hand=["Mysterian Knowledge", other, other])).play("Mysterian Knowledge")
    assert t.options() == [other, other]
    assert t.ask.reason.args == (2, "Academic cards", "学院・カード"), "Choose 2 Academic cards in your hand to reveal."


def test_q374_and_q574_two_that_make_the_first_card_cheaper_both_do():
    spell = "Make! Some! NOISE!"
    t = position(Side(hand=[spell, spell], field=["Daiwa Scarlet"] * 2), Side(field=["Dread Dragon"]))
    assert t.play(spell).pick("Dread Dragon").me.pp == 10
    while t.ask.kind != "main":
        t.in_any_order().pick("Daiwa Scarlet")  # whose third spell this is not
    assert t.play(spell).pick("Dread Dragon").me.pp == 8
    t = position(Side(hand=["White General"], field=["Gawain of the Round Table"] * 2)).play("White General")
    assert t.me.pp == 8


def test_q580_two_generals_make_her_cheaper_once():
    t = position(Side(hand=["Princess Juliet"], field=["Lord General Romeo"] * 2)).play("Princess Juliet")
    assert t.me.pp == 9


def test_q878_an_ability_is_not_played_cheaper_as_a_card_is():
    me = Side(field=["Octrice, Omen of Usurpation [evolved]"], ex=["Wyrm God of the Skies"], pp=9)
    t = position(me, Side(cemetery=["Goblin"] * 10))
    t.activate("Wyrm God of the Skies").pick("Octrice, Omen of Usurpation")
    assert t.me.pp == 7


def test_q1650_a_cost_that_is_set_is_lowered_after():
    me = Side(
        hand=["Dimension Shift"], field=["Daria, Infinity Witch"], cemetery=["Merlin"] * 5 + ["Insight"] * 10, pp=4
    )
    t = position(me).activate("Daria, Infinity Witch").pick("Dimension Shift").play("Dimension Shift")
    while t.ask.kind != "main":
        t.say("yes") if "yes" in t.options() else t.pick()
    assert (t.me.pp, len(t.me.banished)) == (0, 10)


def test_q1384_a_cost_is_paid_though_nothing_comes_of_it():
    me = Side(hand=["Storm Rider, Basil"], field=["Battleship Intelligence"])
    t = position(me).play("Storm Rider, Basil").say("yes")
    while t.ask.kind != "main":
        t.pick()
    assert t.me.hand == ["Battleship Intelligence"]


def test_q1830_a_follower_in_the_cemetery_has_no_storm_that_it_has_on_the_field():
    name = "Narita Top Road [Peachy Silhouette]"
    shakur = ["Air Shakur"] * 20
    t = (
        position(Side(field=["ECP01-022"], cemetery=shakur), Side(field=["Dread Dragon"]))
        .attack(name, "leader")
        .quiet()
    )
    assert (t.foe.field, len(t.me.cemetery)) == (["Dread Dragon 7/7"], 20)


def test_q150_a_card_is_returned_from_ones_own_field():
    me = Side(field=["Ancient Elf"], evolve=["Ancient Elf"])
    assert position(me, Side(field=["Goblin"])).evolve("Ancient Elf").ask.kind == "main"


def test_q590_nothing_is_drawn_for_a_spell_that_is_not_discarded():
    t = position(Side(hand=["Magic Owl", "Insight"])).play("Magic Owl").say("no")
    assert t.me.hand == ["Insight"]


def test_q1622_each_five_cards_make_it_cheaper():
    for many, pp in ((9, 4), (10, 9)):
        me = Side(hand=["Awakened Gaia"], cemetery=["Extreme Carrot"] * many)
        assert position(me).play("Awakened Gaia").me.pp == pp


def test_q278_a_card_is_banished_from_ones_own_ex_area():
    t = position(Side(field=["Elf Knight Cynthia"]), Side(ex=["Goblin"])).attack("Elf Knight Cynthia", "leader")
    t.pick("foe's leader").quiet()
    assert (t.me.field, t.foe.defense, t.foe.ex) == (["Elf Knight Cynthia 5/5"], 15, ["Goblin"])


def test_q680_a_token_is_banished_for_a_cost_as_a_card_is():
    t = position(Side(hand=["Mechanical Bowman"], ex=["Fairy"]), Side(field=["Goliath"])).play("Mechanical Bowman")
    assert t.pick("Goliath").say("yes").foe.field == []


def test_q296_an_amulets_fanfare_need_not_be_paid_for():
    t = position(Side(hand=["Dragonsong Flute"])).play("Dragonsong Flute").say("no")
    assert (t.me.field, t.me.pp, t.me.hand) == (["Dragonsong Flute"], 9, [])


def test_q996_two_abilities_that_make_a_spell_cheaper_both_do():
    me = Side(hand=["King's Might"], field=["Bayleon, Sovereign Light", "Naterran Great Tree", "Naterran Great Tree"])
    t = position(me, Side(field=["Goliath"])).play("King's Might")
    while t.ask.kind != "main":
        t.say("yes") if "yes" in t.options() else t.pick("Goliath" if t.ask.kind == "target" else "Naterran Great Tree")
    assert (t.me.pp, t.foe.field) == (10, [])


def test_q314_one_of_two_ways_to_evolve_is_paid_for():
    name = "Heavenly Aegis"
    t = position(Side(hand=["Goblin"] * 3, field=[name], evolve=[name]))
    assert t.options("evolve") == [f"evolve {name}"] * 2
    t.session.answer([[n for n, o in enumerate(t.ask.options) if o.kind == "evolve"][1]])
    if t.ask.kind != "main":
        t.pick("Goblin", "Goblin", "Goblin")
    assert (t.me.field, t.me.pp, t.me.hand) == ([name + " 10/10"], 10, [])


def test_q552_a_follower_is_buried_for_its_own_ability():
    t = position(Side(field=["Angel of Darkness"]), Side(field=["Goliath"])).activate("Angel of Darkness")
    assert (t.pick("Goliath").foe.field, t.me.cemetery) == ([], ["Angel of Darkness"])


def test_q184_and_q642_nothing_is_paid_where_no_target_can_be_selected():
    name = "Arch Summoner Erasmus"
    t = position(Side(field=[name], ex=["Magic Sediment"])).play("Magic Sediment")
    assert [option for option in t.options("activate") if name in option] == []
    t = position(Side(hand=["Goblin"], field=["Dragontamer"], evolve=["Dragontamer"])).evolve("Dragontamer")
    assert (t.ask.kind, t.me.hand) == ("main", ["Goblin"])


def test_q810_an_ability_that_was_used_is_not_used_again_by_the_evolved_follower():
    name = "Curse Crafter"
    me = Side(field=[name, "Paper Shikigami", "Paper Shikigami"], evolve=[name])
    t = position(me, Side(field=["Dread Dragon"])).activate(name).pick("Dread Dragon").pick("Paper Shikigami")
    t.pick("Fighter").evolve(name).pick("Dread Dragon")
    assert t.options("activate") == []


def test_q1986_an_ability_that_was_used_twice_makes_the_next_card_cheaper_twice():
    name = "Octrice, Hollow Usurpation"
    me = Side(field=[name], ex=["Gilded Boots"])
    t = position(me).activate(name).activate(name).play("Gilded Boots").pick(name)
    assert t.me.pp == 10
    t = position(Side(field=[name], ex=["Ravenous Sweetness", "T-GILDED-BOOTS"])).activate(name).play("Gilded Boots")
    assert t.pick(name).me.pp == 10


def test_q1426_no_additional_cost_is_paid_for_a_follower_that_is_put_onto_the_field():
    me = Side(hand=["Death's Breath"], cemetery=["Phantom Blaster Dragon"], pp=6)
    t = position(me).play("Death's Breath").pick("Phantom Blaster Dragon")
    assert t.me.field == ["Phantom Blaster Dragon 4/3"]


def test_q454_one_counter_is_removed_for_one_strike():
    me = Side(hand=["Cinderella", "Slade, Blossoming Wolf"], field=["Cheshire Cat"], deck=["Goblin"] * 12)
    t = position(me).play("Cinderella")
    cinderella = t.card("Cinderella", "field")
    add_counters(t.game, cinderella.id, "fable", 1)
    t.attack("Cinderella", "leader").say("yes")
    while t.ask.kind == "look":
        t.pick("Goblin")
    assert t.card("Cinderella", "field").counter("fable") == 1
    assert (t.quiet().me.field.count("Goblin 2/2"), len(t.me.deck)) == (1, 8)


def test_q568_x_is_said_when_the_ability_is_played():
    name = "Mars, Silent Flame General"
    me = Side(field=[name], evolve=[name], deck=["Quickblader", "Mach Knight"], pp=3)
    t = position(me).evolve(name)
    assert (t.ask.kind, t.ask.low, t.ask.high) == ("number", 0, 3)
    t.numbers(1)
    assert "Mach Knight" not in t.options()


def test_q1214_an_evolved_amulet_is_buried_for_a_cost():
    me = Side(hand=["Opposing Statues"], field=["Eidolon of Madness [evolved]"])
    t = position(me).play("Opposing Statues")
    while "Eidolon of Madness" in t.me.field:
        if t.ask.kind == "pending":
            t.in_any_order()
        elif t.ask.kind == "may":
            t.say("yes")
        else:
            t.pick()
    assert (t.me.field, t.me.cemetery) == (["Opposing Statues"], ["Eidolon of Madness"])


def test_q910_nor_is_one_whose_cost_is_a_lesson():
    name = "Yuzu Kitami"
    me = Side(field=[name, "Goblin"], ex=["Magical Item"] * 2, evolve=[name])
    t = position(me).activate(name).pick("Goblin").evolve(name)
    assert t.options("activate") == []
