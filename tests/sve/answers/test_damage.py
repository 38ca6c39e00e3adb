"""Damage: what it is, what lowers it, and to whom it is dealt (5.11)."""

from sve.answers.position import position
from sve.playing import Side, spell_card

SOFINA = "VIII. Sofina, Strength"


def test_q1340_each_damage_of_four_and_more_becomes_three():
    foe = Side(field=["Deepwood Anomaly", SOFINA])
    t = position(Side(hand=["Fafnir", "Angelic Snipe"]), foe).play("Fafnir")
    assert t.foe.field == ["Deepwood Anomaly 8/5", SOFINA + " 2/2"]
    assert t.play("Angelic Snipe").pick("Deepwood Anomaly").foe.field[0] == "Deepwood Anomaly 8/3"
    t = position(Side(field=["Dragon"]), Side(field=["Dark Alice [engaged]", SOFINA]))
    t.attack("Dragon", "Dark Alice").quiet()
    assert t.foe.field[0] == "Dark Alice 6/3"


def test_q778_defense_that_is_paid_is_no_damage():
    t = position(Side(field=["Lyrial, Archer Throne", "Demonium, Punk Devil"])).activate("Demonium, Punk Devil")
    assert t.me.defense == 18


def test_q72_fifteen_spells_deal_five_to_all_instead_of_eight():
    me = Side(hand=["Mythril Golem"], cemetery=["Insight"] * 15)
    t = position(me, Side(field=["Seabrand Dragon", "Deepwood Anomaly"])).play("Mythril Golem")
    assert (t.foe.field, t.foe.defense) == (["Deepwood Anomaly 8/3"], 15)


def test_q76_and_q100_aura_keeps_off_no_damage_to_all():
    foe = Side(field=["Shrine Knight Maiden"])
    me = Side(hand=["Fafnir"], field=["Demonflame Mage"], evolve=["Demonflame Mage"])
    t = position(me, foe).evolve("Demonflame Mage")
    assert t.foe.field == ["Shrine Knight Maiden 5/3"]
    assert position(me, foe).play("Fafnir").foe.field == []


def test_q166_a_follower_that_deals_no_damage_has_not_dealt_zero():
    """Nothing that waits for damage triggers."""
    foe = Side(hand=["Woodkin Curse"], field=["Goblin [engaged]"])
    t = position(Side(field=["Alexander"]), foe).attack("Alexander", "Goblin")
    t.play("Woodkin Curse").pick("Alexander").quiet()
    assert (t.foe.field, t.is_engaged("Alexander")) == (["Goblin 2/2"], True)


def test_q726_each_of_two_damages_is_lowered():
    me = Side(hand=["Total Domination"], field=["Galmieux, Omen of Disdain"])
    t = position(me, Side(field=["Elf Girl Liza", "Goliath"])).play("Total Domination")
    t.pick("Galmieux, Omen of Disdain")
    assert t.foe.field == ["Elf Girl Liza 2/1", "Goliath 3/2"]


def test_q58_assail_attacks_leaders_and_engaged_followers_too():
    t = position(Side(field=["Elf Wanderer"]), Side(field=["Goblin", "Fighter [engaged]"]))
    assert sorted(t.options("attack")) == [
        f"attack Elf Wanderer > {target}" for target in ("Fighter", "Goblin", "leader")
    ]


def test_q1042_an_attack_whose_target_left_has_no_other():
    me = Side(field=["Maisha, Hero of Purgation"], cemetery=["Purgation's Blade"])
    t = position(me, Side(field=["Bellringer Angel [engaged]"], deck=["Goblin"]))
    t.attack("Maisha, Hero of Purgation", "Bellringer Angel").pick("Purgation's Blade").pick("Bellringer Angel").quiet()
    assert (t.foe.defense, t.is_engaged("Maisha, Hero of Purgation"), t.ask.kind) == (20, True, "main")


def test_q364_a_follower_that_stands_again_but_must_not_attack_attacks_nobody():
    me = Side(field=["Air Groove", "Goblin [engaged]"], evolve=["Carrot"])
    t = position(me, Side(field=["Fighter [engaged]"])).activate("Air Groove").pick("Goblin")
    assert not t.is_engaged("Goblin")
    assert [option for option in t.options("attack") if "Goblin >" in option] == []


def test_q2036_all_others_are_those_of_both_players():
    name = "Marwynn, Repose of Despair"
    me = Side(field=[name, "Goblin"], evolve=[name])
    t = position(me, Side(field=["Fighter"])).evolve(name)
    assert (t.me.field, t.foe.field) == ([name + " 5/5"], [])


def test_q342_a_follower_that_is_not_destroyed_may_be_selected_to_be():
    me = Side(hand=["Dark Offering"], field=["Heavenly Aegis"])
    t = position(me).play("Dark Offering").pick("Heavenly Aegis")
    assert (t.me.field, t.me.defense, len(t.me.hand)) == (["Heavenly Aegis 8/8"], 23, 1)


def test_q180_an_engaged_follower_may_be_selected_to_be_engaged():
    t = position(Side(field=["Arthurian Light"]), Side(field=["Goblin [engaged]"]))
    t.session.answer([1])
    assert t.pick("Goblin").is_engaged("Goblin")


def test_q1714_and_q840_a_follower_that_is_put_into_the_cemetery_is_neither_selected_nor_destroyed():
    foe = Side(field=["Heavenly Aegis"])
    t = position(Side(hand=["Yuzuki, Righteous Demon"]), foe).play("Yuzuki, Righteous Demon")
    t.pick("Heavenly Aegis")
    assert t.foe.cemetery == ["Heavenly Aegis"]
    t = (
        position(Side(field=["Medusiana"], hand=["Dark Offering"]), foe)
        .play("Dark Offering")
        .pick("Medusiana")
        .pick("Heavenly Aegis")
    )
    assert t.foe.cemetery == ["Heavenly Aegis"]


def test_q316_an_amulet_that_is_not_destroyed_may_be_selected_to_be():
    me = Side(hand=["Dark Offering"], field=["Enstatued Seraph"])
    assert position(me).play("Dark Offering").pick("Enstatued Seraph").me.field == ["Enstatued Seraph"]


def test_q1416_all_others_are_those_of_both_players_for_an_activated_ability_too():
    name = "Dragonic Overlord the End"
    me = Side(field=[name, "Goblin"], cemetery=[name] * 5)
    t = position(me, Side(field=["Fighter"])).activate(name)
    assert (t.me.field, t.foe.field) == ([name + " 6/6"], [])


def test_q1250_an_attack_goes_on_without_the_keyword_that_allowed_it():
    name = "Afterimage Dragonewt"
    me = Side(field=[name + " [new]", "Aftershock"])
    t = position(me, Side(hand=["Execution"], field=["Fighter"])).attack(name, "Fighter")
    t.play("Execution").pick("Aftershock").quiet()
    assert t.foe.field == ["Fighter 2/1"]


def test_q74_without_followers_the_leader_is_dealt_its_damage():
    me = Side(hand=["Mythril Golem"], cemetery=["Insight"] * 15)
    assert position(me).play("Mythril Golem").foe.defense == 15


def test_q684_an_attack_that_deals_nothing_uses_up_no_prevention():
    foe = Side(hand=["Mark of the Six"])
    t = position(Side(field=["Bellringer Angel", "Goblin"]), foe).attack("Bellringer Angel", "leader")
    t.play("Mark of the Six").quiet().attack("Goblin", "leader").quiet()
    assert t.foe.defense == 20


def test_q956_defense_that_is_paid_is_no_damage_that_is_kept_off():
    t = position(Side(field=["Chitose Kurosaki", "Demonium, Punk Devil"])).activate("Demonium, Punk Devil")
    assert t.me.defense == 18


def test_q1176_three_times_one_damage():
    me = Side(hand=["Absolute Zeroblade"], cemetery=["Insight"] * 15)
    assert position(me, Side(field=["Goliath"])).play("Absolute Zeroblade").foe.field == ["Goliath 3/1"]


def test_q620_each_leader_is_both():
    t = position(Side(field=["Scorpius"])).attack("Scorpius", "leader").quiet()
    assert (t.me.defense, t.foe.defense) == (19, 17)


def test_q1200_a_follower_that_cannot_attack_attacks_no_engaged_follower_either():
    assert position(Side(field=["Arcus, Spirited Manager"]), Side(field=["Goblin [engaged]"])).options("attack") == []


def test_q1970_what_was_given_lasts_when_the_follower_that_gave_it_has_left():
    name = "Izudia, Unkilling Annihilation"
    me = Side(hand=["Themis's Decree"], field=[name])
    t = position(me, Side(field=["Goliath"])).activate(name).pick("Goliath").play("Themis's Decree")
    assert (t.me.field, t.foe.field, t.me.ex) == ([], [], ["Annihilating Onslaught"])


def test_q622_bane_destroys_whom_a_follower_fought_without_damage():
    t = position(Side(field=["Goliath"]), Side(field=["Serpent [engaged]"])).attack("Goliath", "Serpent").quiet()
    assert (t.me.field, t.foe.field) == ([], [])


def test_q818_an_attack_on_a_follower_whose_ward_was_lost_goes_on():
    name = "Riko Kashimoto [Planned Perfection]"
    foe = Side(field=["Garyu, Supreme Dragonkin", "Jadelong Tactician [engaged]"])
    t = position(Side(field=["CP01-079"]), foe).attack(name, "Jadelong Tactician").pick("Garyu, Supreme Dragonkin")
    t.quiet()
    assert (t.foe.field, t.foe.defense) == ([], 17)


def test_q1336_drain_is_of_the_damage_of_attacks():
    t = position(Side(field=["Demonium, Clash Devil"])).attack("Demonium, Clash Devil", "leader").quiet()
    assert (t.foe.defense, t.me.defense) == (16, 22)


def test_q1124_each_opponent_buries_a_follower_that_has_aura():
    name = "Colette, Holy Gunner"
    t = position(Side(field=[name], evolve=[name]), Side(field=["Heavenly Aegis"])).evolve(name).pick("Heavenly Aegis")
    assert t.foe.cemetery == ["Heavenly Aegis"]


def test_q1916_an_engaged_follower_that_is_engaged_does_not_refresh_either():
    me = Side(hand=["Mermaid Song"])
    t = position(me, Side(field=["Goblin [engaged]", "Fighter [engaged]"])).play("Mermaid Song").pick("Goblin")
    t.end().quiet()
    assert (t.is_engaged("Goblin"), t.is_engaged("Fighter")) == (True, False)


def test_q820_nor_does_one_that_a_fanfare_engages():
    name = "Filene, Whitefrost Dragonewt"
    t = position(Side(hand=[name], pp=1, max_pp=1), Side(field=["Goblin [engaged]", "Fighter [engaged]"])).play(name)
    t.in_any_order().pick("Goblin")
    while t.ask.kind == "by_hand":
        t.say("done")
    t.end().quiet()
    assert (t.is_engaged("Goblin"), t.is_engaged("Fighter")) == (True, False)


def test_q1312_damage_for_every_five_cards_is_dealt_at_once():
    """Who waits for damage sees it once."""
    name = "Slaughtering Dragonewt"
    me = Side(field=[name], evolve=[name], banished=["Goblin"] * 10)
    t = position(me, Side(field=["Elios, Loyal Dragoon [evolved]"])).evolve(name).in_any_order()
    assert (t.foe.field, t.foe.defense) == (["Elios, Loyal Dragoon 4/3"], 17)


def test_q630_a_follower_that_attacks_is_engaged_in_the_quick_timing():
    me = Side(hand=["Star Torrent"])
    t = position(me, Side(field=["Dark Dragoon Forte [evolved]"]), active=1).attack("Dark Dragoon Forte", "leader")
    assert t.play("Star Torrent").foe.field == []


def test_q800_combat_damage_is_dealt_both_ways():
    samurai = "Steadfast Samurai"
    t = position(Side(field=[samurai]), Side(field=["Goliath [engaged]"])).attack(samurai, "Goliath").quiet()
    assert (t.me.field, t.foe.field) == ([samurai + " 1/1"], ["Goliath 3/3"])
    t = position(Side(field=[samurai + " [engaged]"]), Side(field=["Goliath"]), active=1)
    assert t.attack("Goliath", samurai).quiet().me.field == [samurai + " 1/1"]


def test_q558_an_attack_that_deals_nothing_wins_no_game():
    weaken = spell_card("Weaken", "spell(both(select(your.follower), give(it, attack=-8)))", cost=0)
    t = position(Side(hand=["Weaken"], field=["Deepwood Anomaly"]), invented=(weaken,)).play("Weaken")
    t.pick("Deepwood Anomaly").attack("Deepwood Anomaly", "leader").quiet()
    assert (t.foe.defense, t.ask.kind) == (20, "main")


def test_q380_without_a_hand_the_fanfare_deals_its_damage():
    t = position(Side(hand=["Nakayama Festa"]), Side(field=["Goliath"])).play("Nakayama Festa")
    assert (t.foe.field, t.foe.defense) == ([], 15)


def test_q842_a_yokai_deals_more_damage_by_its_ability_too():
    me = Side(hand=["Kasha"], field=["Ginsetsu, Great Fox [evolved]"])
    assert position(me, Side(field=["Goliath"])).play("Kasha").choose(1).pick("Goliath").foe.field == ["Goliath 3/2"]


def test_q1148_each_damage_of_four_to_the_follower_itself_becomes_three():
    foe = Side(field=["Sanae Katagiri"])
    t = position(Side(hand=["Fafnir", "Angelic Snipe"]), foe).play("Fafnir").play("Angelic Snipe")
    assert t.pick("Sanae Katagiri").foe.field == ["Sanae Katagiri 7/2"]


def test_q480_a_number_plus_two_is_two_where_nothing_is_counted():
    assert position(Side(hand=["Blitz"]), Side(field=["Goliath"])).play("Blitz").pick("Goliath").foe.field == [
        "Goliath 3/2"
    ]


def test_q728_a_follower_that_has_no_defense_left_is_on_the_field_until_the_spell_is_done():
    me = Side(hand=["Total Domination"], field=["Galmieux, Omen of Disdain [damage 3]"])
    t = position(me, Side(field=["Dread Dragon"])).play("Total Domination").pick("Galmieux, Omen of Disdain")
    assert (t.me.field, t.foe.field) == ([], ["Dread Dragon 7/3"])


def test_q1708_a_follower_that_came_after_it_deals_damage():
    name = "Romantic Chanteuse"
    foe = Side(field=["Goblin"], hand=["Quickblader"])
    t = position(Side(field=[name], evolve=[name]), foe).evolve(name)
    assert position(me=Side(), foe=foe, active=1).play("Quickblader").attack("Quickblader", "leader").quiet()
    t.attack(name, "leader").quiet()
    assert t.foe.defense == 16


def test_q1736_ability_damage_is_none_of_combat():
    me = Side(field=["Sera, Maiden of the Dawn", "Steelclad Knight", "Knight [engaged]"])
    t = position(me, Side(hand=["Angelic Barrage"], field=["Goblin"]), active=1).play("Angelic Barrage")
    assert "Knight 1/1" in t.me.field
    assert "Knight 1/1" not in t.attack("Goblin", "Knight").quiet().me.field


def test_q1330_who_is_dealt_the_damage_chooses_what_changes_it_first():
    foe = Side(field=["Ginsetsu, Great Fox [evolved]", "One-Tailed Fox"])
    left = set()
    for pick in (0, 1):
        t = position(Side(field=["XIV. Luzen, Temperance"]), foe, active=1).attack("One-Tailed Fox", "leader").quiet()
        assert t.ask.seat == 0
        left.add(t._answer(pick).me.defense)
    assert left == {19, 20}


def test_q510_an_attack_selects_nothing():
    t = position(Side(field=["Elf Wanderer"]), Side(field=["Diamond Master", "Goblin"]))
    assert "attack Elf Wanderer > Goblin" in t.options()


def test_q2038_and_q1846_an_attack_goes_on_without_the_storm_that_allowed_it():
    me = Side(field=["Sarissa, Luxflash Spear [new]", "Goblin", "Goblin"])
    t = position(me, Side(hand=["Execution"])).attack("Sarissa, Luxflash Spear", "leader")
    t.play("Execution").pick("Goblin")
    assert "storm" not in t.keywords("Sarissa, Luxflash Spear")
    assert t.quiet().foe.defense == 18
    rob = spell_card("Rob", "quick", "spell(banish(enemy.card.in_cemetery))")
    me = Side(field=["Air Shakur [new]"], cemetery=["Air Shakur"] * 20)
    t = position(me, Side(hand=["Rob"]), invented=(rob,)).attack("Air Shakur", "leader")
    while t.ask.kind != "quick":
        t.say("done")
    assert "storm" not in t.play("Rob").keywords("Air Shakur")
    while t.ask.kind != "main":
        t.say("pass" if t.ask.kind == "quick" else "done")
    assert t.foe.defense < 20


def test_q594_all_damage_to_the_follower_is_lowered():
    me = Side(field=["Lævateinn Dragon"], evolve=["Lævateinn Dragon, Defense Form"])
    t = position(me, Side(hand=["Angelic Snipe"], field=["Goliath"])).evolve("Lævateinn Dragon")
    t.attack("Lævateinn Dragon, Defense Form", "leader").play("Angelic Snipe").pick(
        "Lævateinn Dragon, Defense Form"
    ).quiet()
    assert t.me.field == ["Lævateinn Dragon, Defense Form 5/6"]


def test_q1096_a_follower_without_attack_deals_no_damage_to_wait_for():
    me = Side(hand=["Clash of Heroes"], field=["Zealot of Disdain"])
    t = position(me, Side(field=["Bellringer Angel"])).play("Clash of Heroes")
    t.pick("Zealot of Disdain").pick("Bellringer Angel")
    assert (t.me.field, t.foe.defense) == (["Zealot of Disdain 2/2"], 20)


def test_q312_a_strike_deals_to_both_leaders():
    me = Side(field=["Demonic Hedonist [evolved]"])
    t = position(me).attack("Demonic Hedonist", "leader").quiet()
    assert (t.me.defense, t.foe.defense) == (19, 16)


def test_q958_two_that_protect_the_others_protect_each_other():
    me = Side(hand=["Dragon Wings"], field=["Chitose Kurosaki"] * 2)
    assert position(me).play("Dragon Wings").me.field == ["Chitose Kurosaki 2/2"] * 2
    alone = Side(hand=["Dragon Wings"], field=["Chitose Kurosaki"])
    assert position(alone).play("Dragon Wings").me.field == []


def test_q1174_a_follower_that_cannot_attack_attacks_no_engaged_follower():
    t = position(Side(field=["Snowman King", "Goblin", "Dragon"]), Side(field=["Fighter [engaged]"]))
    assert {option.split(" > ")[0] for option in t.options("attack")} == {"attack Snowman King", "attack Dragon"}


def test_q550_all_followers_are_its_own_and_itself_too():
    me = Side(field=["Humpty Dumpty", "Goblin"], evolve=["Humpty Dumpty"])
    t = position(me, Side(field=["Goliath"])).evolve("Humpty Dumpty")
    assert (t.me.field, t.foe.field, t.foe.defense) == ([], [], 17)


def test_q1280_and_q1644_an_attack_goes_on_without_the_keyword_that_a_card_gave():
    me = Side(field=["Steelclad Knight [new]", "Prudent General"])
    t = position(me, Side(hand=["Execution"], field=["Goliath [engaged]"])).attack("Steelclad Knight", "Goliath")
    assert t.play("Execution").pick("Prudent General").quiet().foe.field == ["Goliath 3/2"]
    me = Side(field=["Nano, the Dawnblade", "Lecia, Sky Saber"])
    t = position(me, Side(hand=["Execution"], field=["Goliath"])).attack("Nano, the Dawnblade", "Goliath")
    assert t.play("Execution").pick("Lecia, Sky Saber").quiet().foe.field == []


def test_q1328_defense_that_is_paid_is_no_damage_that_is_lowered():
    t = position(Side(field=["XIV. Luzen, Temperance", "Demonium, Punk Devil"])).activate("Demonium, Punk Devil")
    assert t.me.defense == 18


def test_q300_the_defense_a_follower_has_now_decides():
    me = Side(field=["Siegfried"], evolve=["Siegfried"])
    t = position(me, Side(field=["Goliath [damage 1]", "Dragon"])).evolve("Siegfried")
    assert t.options() == ["Goliath"]


def test_q602_a_follower_is_selected_though_all_are_banished():
    me = Side(hand=["Lightning Blast"])
    assert "play Lightning Blast" not in position(me).options()
    t = position(me, Side(field=["Goliath", "Goblin"])).play("Lightning Blast").say("yes").pick("Goliath")
    assert (t.foe.field, t.me.pp) == ([], 0)


def test_q730_no_damage_is_dealt_and_the_rest_is_done():
    name = "Valnareik, Omen of Lust"
    t = position(Side(field=[name], defense=7)).attack(name, "leader").quiet()
    assert (t.me.field, t.foe.defense) == ([name + " 4/4"], 16)
