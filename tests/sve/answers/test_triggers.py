"""Automatic abilities: how often they trigger, and in which order they are played (10.7)."""

from sve.answers.position import position
from sve.playing import Side, follower, spell_card

from svedesk.engine.events import RandomDrawn


def test_q644_an_ability_given_twice_triggers_twice():
    me = Side(hand=["Furtive Fangs"] * 2, field=["Goliath"])
    t = position(me, Side(field=["Dragon", "Fighter [engaged]"]))
    t.play("Furtive Fangs").pick("Goliath").play("Furtive Fangs").pick("Goliath")
    t.attack("Goliath", "Fighter").in_any_order().pick("Dragon").in_any_order()
    assert t.foe.field[0] == "Dragon 5/2"
    t.pick("Dragon")
    assert "Dragon" in t.foe.cemetery or "Dragon 5/2" not in t.foe.field


def test_q162_two_archers_trigger_for_one_follower():
    me = Side(hand=["Goblin"], field=["Archer [evolved]"] * 2)
    t = position(me, Side(field=["Goliath"])).play("Goblin")
    t.in_any_order().pick("Goliath").in_any_order().pick("Goliath")
    assert t.foe.field == ["Goliath 3/2"]


def test_q788_two_archers_that_enter_together_see_each_other():
    name = "Wildwood Matriarch"
    me = Side(field=[name], evolve=[name], cemetery=["Archer", "Archer"])
    t = position(me, Side(field=["Goliath"])).evolve(name).pick("Archer", "Archer")
    t.in_any_order().pick("Goliath").in_any_order().pick("Goliath")
    assert t.foe.field == ["Goliath 3/2"]


def test_q636_a_token_goes_to_the_cemetery_and_triggers_what_waits_for_it():
    """Banished by its own ability it does not."""
    me = Side(hand=["Wind Blast"], field=["Staircase to Paradise", "Ghost", "Ghost"])
    t = position(me, Side(field=["Fighter [engaged]"])).attack("Ghost", "Fighter").quiet()
    stairs = t.card("Staircase to Paradise")
    assert (t.table.cards[stairs.id].counter("soul"), t.me.cemetery) == (1, [])
    t.end()
    assert "Ghost 1/1" not in t.me.field
    assert t.table.cards[stairs.id].counter("soul") == 1


def test_q114_drain_is_had_once_however_often_it_is_given():
    t = position(Side(field=["Midnight Vampire", "Midnight Vampire", "Forest Bat"]))
    assert t.attack("Forest Bat", "leader").quiet().me.defense == 21


def test_q110_each_queen_raises_each_bat():
    me = Side(hand=["Summon Bloodkin"], field=["Queen Vampire"] * 2)
    t = position(me).play("Summon Bloodkin").in_any_order()
    assert (t.me.field[-1], t.keywords("Forest Bat")) == ("Forest Bat 3/1", ("ward",))


def test_q1894_a_card_of_both_kinds_triggers_once():
    """Its own Fanfare waits beside that one."""
    me = Side(hand=["Orchestral Mage"], field=["Yukishima, Master Biographer"])
    t = position(me, Side(field=["Goliath"])).play("Orchestral Mage")
    assert sorted(t.options("pending")) == ["pending Orchestral Mage", "pending Yukishima, Master Biographer"]


def test_q1616_two_fanfares_of_a_follower_are_played_in_any_order():
    name = "Alice, Golden Afternoon"
    t = position(Side(hand=[name]), Side(field=["Goblin"])).play(name)
    assert (t.ask.kind, len(t.ask.options)) == ("pending", 2)


def test_q2056_the_abilities_of_evolving_and_super_evolving_are_played_in_any_order():
    name = "Zirconia, Ironcrown Ward"
    t = position(Side(field=[name], evolve=[name]))
    t.table.set_number(0, "turns_begun", 7)
    t.table.set_number(0, "super_evolution_points", 1)
    t.evolve(name).say("yes")
    assert (t.ask.kind, len(t.ask.options)) == ("pending", 2)


def test_q282_damage_to_a_leader_is_no_combat_damage():
    t = position(Side(field=["Alexander"]), Side(field=["Goblin"])).attack("Alexander", "leader").quiet()
    assert t.is_engaged("Alexander")
    t = position(Side(field=["Alexander"]), Side(field=["Goblin"])).attack("Alexander", "Goblin").quiet()
    assert not t.is_engaged("Alexander")


def test_q1532_a_follower_that_dies_of_the_damage_triggers_all_the_same():
    t = (
        position(Side(hand=["Sylvan Justice"]), Side(field=["Mirror Witch"]))
        .play("Sylvan Justice")
        .pick("Mirror Witch")
    )
    assert (t.foe.field, t.me.defense) == ([], 18)


def test_q1252_two_followers_that_enter_together_trigger_twice():
    me = Side(hand=["Poseidon"], field=["Aftershock"], deck=["Scythe Dragoon", "Kojuro Katakura", "Goblin"])
    t = (
        position(me)
        .play("Poseidon")
        .pick()
        .in_any_order()
        .pick("Scythe Dragoon")
        .pick("Kojuro Katakura")
        .in_any_order()
    )
    assert t.card("Aftershock", "field").counter("lightning") == 3, "Poseidon is one, too"


def test_q1386_two_generals_count_the_same_attacks():
    name = "Marine General of the Restless Tides, Algos"
    t = position(Side(field=[name, name, "Battleship Intelligence"]))
    t.attack(name, "leader").in_any_order().quiet().attack(name, "leader").in_any_order().quiet()
    assert (t.me.hand, t.me.defense) == ([], 20)
    t.attack("Battleship Intelligence", "leader").in_any_order().quiet()
    assert (len(t.me.hand), t.me.defense) == (2, 24)


def test_q2020_a_follower_that_is_destroyed_has_left_the_field():
    me = Side(hand=["Goblin"], field=["Ginsetsu, Terror Banquet", "One-Tailed Fox"])
    t = position(me, Side(hand=["Fiery Embrace"], field=["Goliath"]), active=1)
    t.play("Fiery Embrace").pick("One-Tailed Fox").pick("Goliath")
    assert (t.foe.field, t.foe.defense) == (["Goliath 3/3"], 19)


def test_q1502_what_a_boxed_follower_was_engaged_for_triggers():
    me = Side(field=["Nahtnaught, Cursed Queen"], hand=["Goblin"])
    t = position(me, Side(field=["Iceschillendrig, Gilded Autocrat"])).activate("Nahtnaught, Cursed Queen")
    t.pick("Iceschillendrig, Gilded Autocrat")
    assert (t.is_engaged("Iceschillendrig, Gilded Autocrat"), t.ask.kind, t.ask.seat) == (True, "discard", 0)


def test_q1498_a_boxed_follower_has_lost_what_triggers_when_it_is_returned():
    me = Side(field=["Nahtnaught, Cursed Queen", "Rose Gardener"], evolve=["Rose Gardener"])
    for boxed in (True, False):
        t = position(me, Side(field=["Elf Child May"]))
        if boxed:
            t.activate("Nahtnaught, Cursed Queen").pick("Elf Child May")
        t.evolve("Rose Gardener").pick("Elf Child May")
        assert (t.ask.kind == "main", t.foe.hand) == (boxed, ["Elf Child May"])


def test_q2150_two_cards_discarded_together_trigger_twice_and_only_one_is_paid_for():
    foe = Side(hand=["Kaiser Insight", "Kokkoro", "Kokkoro"])
    t = position(Side(hand=["Goblin", "Goblin"], field=["Celestial Dragoon"]), foe, active=1).play("Kaiser Insight")
    t.say("yes").pick("Kokkoro", "Kokkoro").pick("Goblin", "Goblin")
    assert t.say("no").ask.reason.key == "may-pay", "of the first; this is the second"
    assert (t.say("yes").is_engaged("Celestial Dragoon"), len(t.me.hand), t.ask.seat) == (True, 1, 1)


def test_q752_who_cannot_lose_goes_on_when_the_other_would_win():
    t = position(Side(field=["Deepwood Anomaly"]), Side(field=["Ancient Protector"]))
    t.attack("Deepwood Anomaly", "leader").quiet()
    assert (t.ask.kind, t.foe.defense) == ("main", 12)


def test_q652_two_cards_in_the_cemetery_trigger_and_both_are_paid_for():
    me = Side(hand=["Blazing Breath"], cemetery=["Star Phoenix"] * 2)
    t = position(me, Side(field=["Goliath"])).play("Blazing Breath").pick("Goliath")
    t.in_any_order().say("yes").in_any_order().say("yes")
    assert (t.me.field, t.me.pp) == (["Star Phoenix 2/2"] * 2, 7)


def test_q1254_what_leaves_together_with_the_token_triggers_for_it():
    me = Side(hand=["Themis's Decree"], field=["Orchis, Puppet Girl"], evolve=["Orchis, Resolute Puppet"])
    t = position(me).evolve("Orchis, Puppet Girl").play("Themis's Decree")
    assert (t.me.field, t.me.ex) == ([], ["Lloyd"])


def test_q1484_two_of_them_trigger_once_each_turn_each():
    me = Side(field=["Loxis, Homestead Pioneer [evolved]"] * 2 + ["Bullet Bike", "Bullet Bike"])
    t = position(me).activate("Bullet Bike").pick("Loxis, Homestead Pioneer").in_any_order()
    t.pick("Dutiful Steed", "Bullet Bike")
    assert (t.me.defense, len(t.me.ex)) == (24, 5)
    t.session.answer([[o.kind for o in t.ask.options].index("activate")])
    t.pick("Loxis, Homestead Pioneer").in_any_order()
    assert t.me.defense == 24


def test_q366_a_carrot_is_no_spell_that_is_played():
    me = Side(field=["Agnes Tachyon"], evolve=["Carrot"])
    t = position(me, Side(field=["Goblin"])).activate("Agnes Tachyon")
    assert (t.me.race, t.foe.field) == (["Carrot"], ["Goblin 2/2"])


def test_q944_what_enters_and_what_waits_for_it_are_played_in_any_order():
    name = "Fumika Sagisawa"
    me = Side(hand=[name], deck=["Tokiko Zaizen", "Arisu Tachibana"])
    t = position(me, Side(field=["Goliath"])).play(name).pick("Tokiko Zaizen").pick("Arisu Tachibana")
    assert sorted(t.options("pending")) == [f"pending {n}" for n in ("Arisu Tachibana", name, name, "Tokiko Zaizen")]


def test_q1420_a_token_that_died_was_put_into_the_cemetery_this_turn():
    me = Side(hand=["Angelic Snipe"], field=["Gattling Claw Dragon"])
    t = position(me, Side(field=["Knight"]))
    assert t.options("activate") == []
    assert t.play("Angelic Snipe").pick("Knight").options("activate") == ["activate Gattling Claw Dragon"]


def test_q1080_a_spell_in_the_cemetery_triggers_and_is_banished_for_it():
    me = Side(hand=["Raio, Omen of Truth"], cemetery=["Edict of Truth"])
    t = position(me).play("Raio, Omen of Truth").in_any_order().say("yes")
    assert (t.me.ep, t.me.banished) == (1, ["Edict of Truth"])


def test_q1626_a_strike_that_works_once_each_turn_draws_once():
    name = "Irene, Harvest Defender"
    t = position(Side(field=[name])).attack(name, "leader").quiet().attack(name, "leader").quiet()
    assert (len(t.me.hand), t.is_engaged(name)) == (1, True)


def test_q1246_of_two_last_words_the_second_finds_what_the_first_put():
    me = Side(hand=["Themis's Decree"], field=["Romelia, Noble Thunder"] * 2)
    t = position(me).play("Themis's Decree").in_any_order()
    assert t.me.field == ["Aftershock"]
    assert t.card("Aftershock", "field").counter("lightning") == 1


def test_q1844_two_followers_that_die_together_see_each_other():
    t = position(Side(hand=["Themis's Decree"], field=["Daiichi Ruby"] * 2)).play("Themis's Decree").in_any_order()
    assert (t.me.defense, t.foe.defense) == (22, 18)


def test_q318_two_amulets_trigger_once_each_turn_each():
    me = Side(hand=["Dark Offering"] * 2, field=["Elana's Prayer"] * 2 + ["Goblin", "Fairy", "Fairy"])
    t = position(me).play("Dark Offering").pick("Fairy").in_any_order()
    assert t.me.field[2] == "Goblin 4/4"
    assert t.play("Dark Offering").pick("Fairy").me.field[2] == "Goblin 4/4"


def test_q942_two_followers_that_enter_together_trigger_twice():
    name = "Fumika Sagisawa"
    me = Side(hand=[name], deck=["Tokiko Zaizen", "Arisu Tachibana"])
    t = position(me, Side(field=["Dread Dragon"])).play(name).pick("Tokiko Zaizen").pick("Arisu Tachibana")
    while t.ask.kind != "main":
        t.in_any_order()
        if t.ask.kind == "target":
            t.pick("Dread Dragon")
        elif t.ask.kind == "look":
            t.pick()
    assert t.foe.field == ["Dread Dragon 7/3"]


def test_q1168_the_ability_that_raises_a_follower_may_be_played_before_its_fanfare():
    me = Side(hand=["Master Samurai"], field=["Mars, Silent Flame General"])
    t = position(me, Side(field=["Goliath"])).play("Master Samurai")
    t._option("pending Mars, Silent Flame General").pick("Goliath")
    assert t.foe.field == ["Goliath 3/1"]


def test_q368_two_that_wait_for_a_spell_both_trigger():
    me = Side(hand=["Insight"], field=["Agnes Tachyon"] * 2)
    t = position(me, Side(field=["Goliath"])).play("Insight").in_any_order().pick("Goliath").in_any_order()
    assert t.pick("Goliath").foe.field == ["Goliath 1/2"]


def test_q1978_two_abilities_that_wait_for_the_same_follower_both_trigger():
    name = "Adherent of Annihilation"
    me = Side(hand=[name, name], cemetery=[name] * 3)
    t = position(me, Side(field=["Goliath"])).play(name).pick("Goliath").play(name).pick("Goliath").in_any_order()
    assert (t.foe.field, t.me.defense) == ([], 24)


def test_q1834_two_that_wait_for_a_name_both_trigger():
    t = position(Side(hand=["Vivlos"], field=["Verxina"] * 2), Side(field=["Dread Dragon"])).play("Vivlos")
    t.in_any_order().pick("Dread Dragon").in_any_order().pick("Dread Dragon")
    assert t.foe.field == ["Dread Dragon 7/3"]


def test_q1086_two_conditions_that_both_hold_do_both():
    name = "Azi Dahaka"
    t = position(Side(field=[name + " [evolved]"], evolve=["Urd (faceup)"] * 8)).attack(name, "leader").quiet()
    assert (t.me.defense, t.foe.defense) == (23, 10)


def test_q1636_a_card_that_its_own_spell_returns_saw_it_played():
    me = Side(hand=["Goblin", "Goblin", "Nature's Guidance"], field=["Windfall Fay"])
    t = position(me).play("Goblin").play("Goblin").play("Nature's Guidance").pick("Windfall Fay").in_any_order()
    assert (t.me.defense, "Windfall Fay" in t.me.hand) == (21, True)


def test_q1544_two_cards_the_opponent_discards_trigger_twice():
    name = "Iceschillendrig, Gilded Autocrat"
    me = Side(hand=["Kaiser Insight", "Kokkoro", "Kokkoro"], field=[name + " [evolved]"])
    t = position(me, Side(hand=["Goblin", "Goblin"], field=["Goliath", "Fighter"])).play("Kaiser Insight")
    t.say("yes").pick("Kokkoro", "Kokkoro")
    while t.ask.kind != "main":
        t.in_any_order()
        if t.ask.kind == "discard":
            t.pick("Goblin", "Goblin")
        elif t.ask.kind == "target":
            t.pick("Fighter" if t.is_engaged("Goliath") else "Goliath")
    assert (t.is_engaged("Goliath"), t.is_engaged("Fighter")) == (True, True)


def test_q754_who_cannot_lose_may_concede():
    t = position(Side(field=["Ancient Protector"]))
    t.session.concede(0)
    assert t.session.ask is None


def test_q1784_what_was_buried_for_the_cost_and_what_was_put_there_are_played_in_any_order():
    name = "Jatelant, God of Prosperity"
    me = Side(hand=["Healing Angel", "Bunny-Eared Administrator"], field=[name, "Pilgrims' Path"])
    t = position(me, Side(field=["Goliath"])).activate(name)
    while t.ask.kind != "pending":
        t.pick("Bunny-Eared Administrator")
    assert sorted(t.options()) == ["pending Bunny-Eared Administrator", "pending Pilgrims' Path"]


def test_q1832_two_of_the_names_that_enter_together_trigger_twice():
    rise = spell_card("Rise", "spell(both(select_up_to(2, your.follower.in_cemetery), put_onto_field(them)))")
    me = Side(hand=["Rise"], field=["Verxina"], cemetery=["Cheval Grand", "Vivlos"])
    t = position(me, Side(field=["Dread Dragon"]), invented=(rise,)).play("Rise").pick("Cheval Grand", "Vivlos")
    assert t.options("pending").count("pending Verxina") == 2


def test_q2052_a_follower_that_is_buried_for_the_cost_does_not_see_the_card_played():
    name = "Raio, Truthful Elimination"
    me = Side(hand=[name], field=["Disciple of Truth"] * 3, deck=["Goblin"], pp=0)
    t = position(me).play(name).say("yes").say("no")
    assert (t.me.field, t.me.defense) == ([name + " 6/6"], 20)


def test_q848_a_follower_that_is_destroyed_was_put_into_the_cemetery():
    me = Side(field=["Wilbert, Grand Knight", "Veteran Lancer"])
    t = position(me, Side(hand=["Fiery Embrace"]), active=1).play("Fiery Embrace").pick("Veteran Lancer")
    assert t.foe.defense == 19


def test_q410_what_was_destroyed_together_with_it_may_be_selected_for_last_words():
    me = Side(hand=["Themis's Decree"], field=["Rice Shower", "Special Week"])
    t = position(me).play("Themis's Decree")
    assert t.pick("Special Week").me.hand == ["Special Week"]


def test_q280_two_that_refresh_themselves_once_each_turn_both_do():
    name = "Albert, Levin Saber"
    t = position(Side(field=[name + " [evolved]"] * 2))
    for _ in range(4):
        t.attack(name, "leader").quiet()
    assert (t.options("attack"), t.foe.defense) == ([], 8)


def test_q1520_a_follower_that_lost_its_abilities_does_not_see_itself_returned():
    me = Side(hand=["Words of Judgment"], field=["Rose Gardener"], evolve=["Rose Gardener"])
    t = position(me, Side(field=["Elf Child May"])).play("Words of Judgment").pick("Elf Child May")
    t.evolve("Rose Gardener").pick("Elf Child May")
    assert (t.ask.kind, t.foe.hand) == ("main", ["Elf Child May"])


def test_q1422_a_token_that_is_destroyed_was_put_into_the_cemetery():
    me = Side(hand=["Angelic Snipe", "Goblin"], field=["Flame of Hope, Aermo"], deck=["Fighter"])
    t = position(me, Side(field=["Knight"])).play("Angelic Snipe").pick("Knight")
    assert (t.ask.kind, t.me.hand) == ("discard", ["Goblin", "Fighter"])


def test_q1858_two_amulets_that_wait_for_a_name_both_trigger():
    name = "Mejiro McQueen"
    t = position(Side(hand=[name], field=["Bring 'Em Home, Please!"] * 2), Side(field=["Dread Dragon"])).play(name)
    t.pick()  # Ward
    while t.ask.kind != "main":
        t.in_any_order()
        if t.ask.kind == "target":
            t.pick("Dread Dragon")
        elif t.ask.kind == "may":
            t.say("no")
    assert t.foe.field == ["Dread Dragon 7/1"]


def test_q1092_a_follower_that_dies_of_its_damage_in_its_own_turn_triggers():
    me = Side(hand=["Themis's Decree"], field=["Vile Violet Dragon"])
    t = position(me, Side(field=["Dragon [engaged]"])).attack("Vile Violet Dragon", "Dragon").quiet()
    assert (t.me.field, len(t.me.hand)) == ([], 3)


def test_q756_each_card_that_is_drawn_triggers():
    name = "Unidentified Subject"
    t = position(Side(field=[name], evolve=[name])).evolve(name).in_any_order()
    assert t.me.field == [name + " 5/9"]


def test_q804_two_followers_that_enter_together_see_each_other():
    me = Side(hand=["Courtly Dance"], deck=["Mars, Silent Flame General", "Mach Knight", "Goblin"])
    t = position(me).play("Courtly Dance")
    t.pick("Mars, Silent Flame General").pick("Mach Knight").say("no").pick("Goblin")
    t.in_any_order()
    assert "Mach Knight 4/3" in t.me.field


def test_q2022_two_that_leave_together_see_each_other():
    me = Side(hand=["Themis's Decree"], field=["Ginsetsu, Terror Banquet"] * 2)
    t = position(me, Side(field=["Heavenly Aegis"])).play("Themis's Decree")
    assert (t.me.field, t.foe.field) == ([], ["Heavenly Aegis 8/8"]), "nothing to select: it has Aura"
    survivor = follower("Rock", "cannot_be_destroyed", defense=5)
    t = position(me, Side(field=["Rock"]), invented=(survivor,)).play("Themis's Decree")
    while t.ask.kind != "main":
        t.in_any_order() if t.ask.kind == "pending" else t.pick("Rock")
    assert (t.foe.field, t.foe.defense) == (["Rock 1/3"], 18)


def test_q600_a_card_on_the_field_does_not_put_itself_there():
    t = position(Side(hand=["Blazing Breath"], field=["Star Phoenix"]), Side(field=["Goliath"])).play("Blazing Breath")
    assert (t.pick("Goliath").ask.kind, t.me.pp) == ("main", 9)


def test_q750_two_amulets_are_both_buried():
    t = position(Side(field=["Ancient Protector"] * 2, defense=3), Side(field=["Dread Dragon"]), active=1)
    t.attack("Dread Dragon", "leader").quiet().in_any_order()
    assert (t.me.field, t.me.defense) == ([], 1)


def test_q1278_who_has_no_defense_left_loses_after_the_second_die():
    name = "VII. Oluon, Runaway Chariot"
    lots = set()
    for turn in range(1, 30):
        t = position(Side(field=[name]), Side(defense=7), turn=turn)
        t.end()
        lots.add(sum(isinstance(event, RandomDrawn) for event in t.events))
    assert lots == {2}


def test_q1842_a_follower_that_is_destroyed_is_put_into_the_cemetery():
    me = Side(field=["Daiichi Ruby", "Gold City"])
    t = position(me, Side(hand=["Fiery Embrace"]), active=1).play("Fiery Embrace").pick("Gold City")
    assert (t.me.defense, t.foe.defense) == (21, 19)


def test_q436_a_follower_sees_itself_returned():
    me = Side(hand=["Nature's Guidance"], field=["Gerbera Bear [evolved]"])
    t = position(me).play("Nature's Guidance").pick("Gerbera Bear")
    assert (t.me.defense, "Gerbera Bear" in t.me.hand) == (21, True)
