"""Attack, defense, names and counts of cards, and what keeps them."""

import pytest
from sve.answers.position import position
from sve.playing import Side

from svedesk.games.sve.card_names import Trait
from svedesk.games.sve.universes import CINDERELLA_GIRLS
from svedesk.games.sve.values.groups import is_meant
from svedesk.games.sve.words import your


def test_q228_defense_rises_without_damage_too():
    t = position(Side(field=["Arch Priestess Laelia [evolved]"])).end()
    assert t.me.field == ["Arch Priestess Laelia 0/8"]


def test_q104_what_an_attack_raised_stays_after_it():
    t = position(Side(field=["Roc [evolved]"])).attack("Roc", "leader").quiet()
    assert t.me.field == ["Roc 4/4"]


def test_q152_an_evolved_follower_keeps_what_was_given():
    me = Side(hand=["Goblin", "Goblin", "Rhinoceroach"], evolve=["Rhinoceroach"])
    t = position(me).play("Goblin").play("Goblin").play("Rhinoceroach")
    assert t.me.field[-1] == "Rhinoceroach 3/1"
    assert t.evolve("Rhinoceroach").choose(1).me.field[-1] == "Rhinoceroach 3/1"


def test_q424_a_second_name_brings_none_of_the_abilities():
    name = "Baccherus, Peppy Ghostie"
    t = position(Side(field=[name]))
    assert t.keywords(name) == ()
    assert t.end().me.field == [name + " 1/1"]


def test_q1620_a_follower_put_into_the_ex_area_loses_damage_and_what_it_was_given():
    me = Side(field=["Urd"], ex=["Alice, Golden Afternoon"])
    t = position(me, Side(field=["Goliath [damage 3]"])).play("Alice, Golden Afternoon").in_any_order().pick("Goliath")
    t.in_any_order()
    assert t.foe.ex == ["Goliath"]
    assert t.card("Goliath", "ex").damage == 0


def test_q1348_what_was_given_in_the_ex_area_stays_on_the_field():
    me = Side(hand=["Azurite Maiden"], cemetery=["Ardent Nun"])
    t = position(me).play("Azurite Maiden").pick().pick("Ardent Nun").say("yes")
    assert t.play("Ardent Nun").pick().me.field[-1] == "Ardent Nun 3/2"


@pytest.mark.parametrize(
    ("evolve", "left"),
    [
        (["Urd (faceup)"] * 5, []),
        (["Urd (faceup)"] * 4 + ["Drive Point (faceup)", "XXI. Zelgenea, O Great World (faceup)"], ["Goliath 3/4"]),
    ],
)
def test_q1572_neither_drive_points_nor_advanced_cards_are_faceup_evolved_followers(evolve, left):
    """The one that it evolves into makes five of four, as it is on the field and not counted."""
    name = "Sylvia, Grand Arbiter"
    t = position(Side(hand=[name], evolve=[name, *evolve]), Side(field=["Goliath"])).play(name)
    assert t.pick("Goliath").foe.field == left


def test_q1802_nor_is_an_advanced_spell():
    name = "Grimnir, Voidwrought Wind"
    for third, defense in (("Rending Blast (faceup)", 20), ("Urd (faceup)", 17)):
        me = Side(hand=[name], evolve=["Urd (faceup)", "Urd (faceup)", third])
        assert position(me, Side(field=["Goliath"])).play(name).pick("Goliath").foe.defense == defense


def test_q284_followers_count_for_spellchain_while_she_is_on_the_field():
    me = Side(hand=["Wind Blast"], cemetery=["Penguin Wizard"] * 10)
    foe = Side(field=["Goliath"])
    assert position(me, foe).play("Wind Blast").pick("Goliath").foe.field == ["Goliath 3/2"]
    with_her = Side(hand=me.hand, cemetery=me.cemetery, field=["Daria, Dimensional Witch"])
    assert position(with_her, foe).play("Wind Blast").pick("Goliath").foe.field == []


def test_q1244_a_spell_that_resolves_is_not_in_the_cemetery_yet():
    name = "Mysterian Missile"
    me = Side(ex=[name], cemetery=["Jill, Teacher of Formulas"] * 9)
    t = position(me, Side(field=["Goliath"])).play(name).pick("Goliath")
    assert (t.foe.field, t.foe.defense) == (["Goliath 3/1"], 20)


def test_q1240_nor_is_one_whose_mode_counts_the_cemetery():
    name = "Anne's Grand Sorcery"
    for many, defense in ((9, 20), (10, 12)):
        me = Side(hand=[name], cemetery=["Jill, Teacher of Formulas"] * many)
        t = position(me).play(name).choose(2).pick("leader").say("yes")
        assert t.foe.defense == defense


def test_q1226_an_evolved_amulet_is_no_evolved_follower():
    me = Side(hand=["Divine Retribution"], field=["Eidolon of Madness [evolved]"])
    t = position(me, Side(field=["Goblin"])).play("Divine Retribution").pick("Goblin")
    assert (t.foe.field, t.me.ex, t.me.cemetery) == ([], [], ["Divine Retribution"])


def test_q970_the_fifth_card_is_counted_from_the_cards_before_her():
    me = Side(hand=["Goblin"] * 3 + ["Anastasia"], ex=["Fairy"])
    t = position(me).play("Goblin").play("Goblin").play("Goblin").play("Anastasia").play("Fairy")
    assert t.me.field == ["Goblin 3/3"] * 3 + ["Anastasia 3/5", "Fairy 2/2"]


def test_q592_without_overflow_the_maximum_is_not_raised():
    name = "Sibyl of the Waterwyrm"
    for most, after in ((6, 6), (7, 8)):
        assert position(Side(hand=[name], pp=6, max_pp=most)).play(name).me.number("max_play_points") == after


def test_q1610_play_points_are_recovered_up_to_the_maximum():
    name = "Sharon, Seaside Nymph"
    assert position(Side(hand=[name], pp=8, max_pp=8)).play(name).me.pp == 6
    assert position(Side(hand=[name], pp=9, max_pp=9)).play(name).me.pp == 7
    assert position(Side(hand=[name], pp=10, max_pp=10)).play(name).me.pp == 8


def test_q962_at_six_defense_nothing_is_drawn():
    for defense, drawn in ((6, 0), (5, 1)):
        t = position(Side(field=["Kaede Takagaki"], defense=defense, hand=[])).end()
        assert (len(t.me.hand), t.me.defense) == (drawn, 10 if drawn else 6)


def test_q1564_the_amulets_of_field_and_ex_area_count_together():
    name = "Vengeful Sniper"
    for ex, defense in ((["Pinion Prayer"], 18), ([], 20)):
        assert position(Side(hand=[name], field=["Pinion Prayer"], ex=ex)).play(name).pick().foe.defense == defense


def test_q564_a_token_that_the_spell_put_there_is_raised_too():
    me = Side(hand=["Elf Song"], ex=["Fairy", "Fairy"])
    assert position(me).play("Fairy").play("Fairy").play("Elf Song").me.field == ["Fairy 2/2"] * 3


def test_q1234_the_next_spell_is_cheaper_though_none_was_found():
    name, magic = "Anne, Spell Princess of Mysteria", "Anne's Grand Sorcery"
    t = position(Side(hand=[name, magic], deck=[magic])).play(name).choose(1).pick()
    assert t.play(magic).choose(1).pick("foe's leader").me.pp == 4


def test_q1118_what_is_said_of_all_followers_of_a_class_is_said_of_itself():
    assert set(position(Side(field=["Holylord Eachtar"])).keywords("Holylord Eachtar")) == {"rush", "ward"}


def test_q336_who_goes_first_gains_evolution_points_too():
    name = "Dark Angel Olivia"
    assert position(Side(hand=[name])).play(name).choose(1).me.ep == 1


def test_q1146_a_second_name_brings_no_class():
    me = Side(field=["Garuel, Seraphic Leo", "Lloyd", "Puppet"], evolve=["Garuel, Seraphic Leo"])
    assert position(me).evolve("Garuel, Seraphic Leo").options() == ["Puppet"]


def test_q968_a_card_of_three_types_is_of_each():
    t = position(Side(hand=["CSD02A-003"], deck=["New Wave"])).play("Miho Kohinata [P.C.S.]")
    assert t.options() == ["New Wave", "no"], "she looks for a Cute card"


def test_q1876_a_card_that_is_transformed_is_banished_and_the_token_is_where_it_was():
    me = Side(hand=["Fairylight Guide"], ex=["Goblin"] * 3)
    t = position(me, Side(ex=["Insight"])).play("Fairylight Guide").pick("Insight").say("yes")
    assert (t.foe.ex, t.foe.banished) == (["Fairy"], ["Insight"])


def test_q1874_the_token_that_the_same_fanfare_put_there_is_counted():
    name = "Tinkering Shopkeeper"
    assert position(Side(hand=[name], ex=["Goblin"] * 2)).play(name).me.defense == 21


def test_q950_the_followers_on_the_field_are_those_of_both():
    me = Side(hand=["Unbound Emotion"], field=["Goblin"])
    assert position(me, Side(field=["Goblin"] * 2)).play("Unbound Emotion").me.pp == 5


def test_q306_the_attack_of_a_destroyed_follower_is_what_it_had_become():
    me = Side(field=["Soul Dealer"], evolve=["Soul Dealer"])
    t = position(me, Side(hand=["Forge Weaponry"], field=["Goblin"]), active=1).play("Forge Weaponry").pick("Goblin")
    t.end().quiet().evolve("Soul Dealer").pick("Goblin")
    assert t.me.defense == 23


def test_q446_a_card_put_onto_the_field_was_not_played():
    me = Side(hand=["Floral Breeze", "Crystalia Tia", "Slade, Blossoming Wolf"])
    t = position(me).play("Slade, Blossoming Wolf").play("Floral Breeze").pick("Slade, Blossoming Wolf")
    assert t.pick("Crystalia Tia").me.field == ["Crystalia Tia 1/1"]


def test_q1800_nor_is_an_evolved_amulet():
    name = "Grimnir, Voidwrought Wind"
    evolve = ["Urd (faceup)", "Urd (faceup)", "Eidolon of Madness (faceup)"]
    t = position(Side(hand=[name], evolve=evolve), Side(field=["Goliath"])).play(name).pick("Goliath")
    assert t.foe.defense == 20


def test_q648_a_token_that_is_returned_is_no_card_of_the_hand():
    me = Side(hand=["King Elephant", "Goblin"], field=["Fairy"])
    t = position(me).play("King Elephant").pick("Fairy")
    assert (t.me.field, t.me.hand) == (["King Elephant 2/2"], ["Goblin"])


def test_q1142_and_of_what_is_counted_for_damage():
    name = "Reina, Evolution's Herald"
    me = Side(hand=[name], evolve=["Urd (faceup)", "Eidolon of Madness (faceup)"])
    assert position(me, Side(field=["Goliath"])).play(name).pick("Goliath").foe.field == ["Goliath 3/3"]


def test_q596_the_follower_that_counts_is_one_of_them():
    me = Side(field=["Lævateinn Dragon"], evolve=["Lævateinn Dragon, Blast Form"])
    t = position(me, Side(field=["Dread Dragon"])).evolve("Lævateinn Dragon")
    assert t.foe.field == ["Dread Dragon 7/5"]


def test_q1414_the_card_that_it_banishes_is_counted():
    name = "Dynamite Juggler"
    assert position(Side(hand=[name], banished=["Goblin"] * 4)).play(name).foe.defense == 18
    assert position(Side(hand=[name], banished=["Goblin"] * 3)).play(name).foe.defense == 20


def test_q208_a_name_is_not_a_class():
    t = position(Side(field=["Wyrm Spire", "Dragon", "Roc"]))
    assert (t.keywords("Dragon"), t.keywords("Roc")) == (("rush",), ())


def test_q1934_two_conditions_on_the_hand_that_both_hold():
    t = position(Side(hand=["Bat Usher"])).play("Bat Usher")
    assert (t.me.field, t.keywords("Bat Usher")) == (["Bat Usher 3/2"], ("storm",))


def test_q372_spells_before_he_was_there_are_counted():
    me = Side(hand=["Insight", "Insight", "Insight"], field=["Goblin"], ex=["Daiwa Scarlet"])
    t = position(me).play("Insight").play("Insight").play("Daiwa Scarlet")
    while t.ask.kind != "main":
        t.pick()
    t.play("Insight").pick("Daiwa Scarlet")
    assert "storm" in t.keywords("Daiwa Scarlet")


def test_q960_sanguine_is_of_every_deck():
    me = Side(hand=["My Life, My Sounds", "Razory Claw"])
    t = position(me, Side(field=["Goblin"]), universes=(CINDERELLA_GIRLS, "")).play("Razory Claw")
    assert t.pick("foe's leader").play("My Life, My Sounds").pick("Goblin").foe.defense == 15


def test_q324_a_trait_that_is_given_comes_to_those_it_has():
    t = position(Side(field=["Roc", "Draconic Weapon"])).activate("Draconic Weapon").pick("Roc")
    roc = t.card("Roc", "field")
    for trait in (Trait("Armed", "武装"), Trait("Beast", "獣")):
        assert is_meant(t.game, roc, your.follower.with_trait(trait), 0, roc.id)


def test_q916_a_spell_that_an_ability_plays_is_the_third_card():
    me = Side(hand=["Anastasia", "Hina Araki"], evolve=["Hina Araki"], cemetery=["Angelic Maid"])
    t = position(me).play("Anastasia").play("Hina Araki").evolve("Hina Araki").pick("Angelic Maid").pick("Anastasia")
    assert t.in_any_order().me.pp == 10 - 5 + 2 - 2 - 1 + 2


def test_q1706_cards_of_either_trait_on_the_field_and_in_the_ex_area_count_together():
    name = "Changewing Cherub"
    for machines, left in ((3, ["Goliath 3/2"]), (2, ["Goliath 3/4"])):
        me = Side(field=[name, "Ladica, the Stoneclaw"], ex=["Repair Mode"] * machines, evolve=[name])
        assert position(me, Side(field=["Goliath"])).evolve(name).pick("Goliath").foe.field == left


def test_q1928_two_conditions_on_the_hand_that_both_hold_do_both():
    t = position(Side(hand=["Room Service Demon"]), Side(field=["Goliath"])).play("Room Service Demon").pick("Goliath")
    assert (t.me.pp, t.foe.defense) == (8, 18)


def test_q388_it_is_the_follower_that_was_selected():
    for name, after in (("Seiun Sky", "Seiun Sky 3/4"), ("Gold City", "Gold City 4/3")):
        me = Side(hand=["Flowers for You"], field=[name], deck=["Seiun Sky"])
        assert position(me).play("Flowers for You").pick(name).me.field == [after]


def test_q588_what_counts_for_spellchain_is_no_spell_otherwise():
    me = Side(hand=["Dazzling Healer"], field=["Daria, Dimensional Witch"], cemetery=["Merlin"] * 10)
    assert position(me).play("Dazzling Healer").me.defense == 20


def test_q1156_a_spell_that_resolves_is_no_name_in_the_cemetery():
    names = ["Sylvan Justice", "Fairy Circle", "Nature's Guidance", "Elf Song"]
    for more, left in (([], 20), (["Woodkin Curse"], 18)):
        me = Side(hand=["Wrath of Nature"], cemetery=names + more)
        assert position(me, Side(field=["Goliath"])).play("Wrath of Nature").foe.defense == left


def test_q298_the_maximum_of_play_points_alone_is_raised():
    t = position(Side(hand=["Draconic Fervor"], pp=6, max_pp=6)).play("Draconic Fervor")
    assert (t.me.pp, t.me.number("max_play_points")) == (1, 7)


def test_q1020_one_damage_for_each_five_cards():
    for many, defense in ((9, 19), (10, 18)):
        me = Side(ex=["Shadow's Corrosion"], cemetery=["Extreme Carrot"] * many)
        assert position(me).end().foe.defense == defense
