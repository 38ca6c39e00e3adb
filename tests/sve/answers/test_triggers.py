"""Automatic abilities: how often they trigger, and in which order they are played (10.7)."""

from dataclasses import replace

import pytest
from sve.answers.position import position
from sve.playing import Side, follower, spell_card

from svedesk.games.sve.source.tokens import KNIGHT
from svedesk.games.sve.words import give_leader, last_words, quick, spell, summon


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


def test_q128_what_leaves_together_with_the_follower_that_waits_for_it_triggers_it():
    me = Side(field=["Skullfane", "Hare of Illusions"])
    t = position(me)
    t.session.answer([[n for n, o in enumerate(t.ask.options) if o.kind == "activate"][-1]])
    assert (t.me.field, t.foe.defense) == ([], 18)


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


def test_q1378_drives_are_checked_before_the_quick_timing():
    name = "Blue Storm Supreme Dragon, Glory Maelstrom"
    me = Side(field=["Blue Storm Dragon, Maelstrom"])
    t = position(me, Side(hand=["Angelic Snipe"]), also=(name,)).attack("Blue Storm Dragon, Maelstrom", "leader")
    assert t.options("pending") == ["pending Blue Storm Dragon, Maelstrom"] * 2, "its Strike and its Twin Drive"


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


def test_q1668_at_the_end_of_the_turn_cards_are_discarded_twice():
    name = "Shipsbane Plesiosaurus"
    me = Side(hand=["Trail of Light", *["Goblin"] * 7], field=[name], deck=["Goblin"] * 3)
    t = position(me, Side(field=["Goliath"])).end().quiet()
    t.pick("Trail of Light")
    t._option("pending Trail of Light").pick("foe's leader").pick("Goblin").pick("foe's leader")
    assert (t.foe.defense, len(t.me.hand)) == (16, 7)


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


SQUIRE = follower("Squire", last_words(summon(KNIGHT)))


def test_q1602_a_follower_that_enters_in_the_opponents_turn_triggers():
    me = Side(field=["Amelia, Sunny Paladin", "Squire"])
    t = position(me, Side(hand=["Angelic Snipe"], field=["Goliath"]), invented=(SQUIRE,), active=1)
    t.play("Angelic Snipe").pick("Squire").pick("Goliath")
    assert t.foe.field == ["Goliath 3/1"]


def test_q1956_so_does_a_token():
    me = Side(field=["Pegasus Knight", "Pilgrims' Path"])
    t = position(me, Side(hand=["Execution"], field=["Goliath"]), active=1).play("Execution").pick("Pilgrims' Path")
    assert t.pick("Goliath").is_engaged("Goliath")


def test_q1992_and_a_card_that_is_played():
    gem = spell_card("Gem", quick, spell(give_leader(1)))
    gem = replace(gem, facts=replace(gem.facts, traits=("Treasure",), traits_ja=("財宝",)))
    me = Side(hand=["Gem"], field=["Adherent of Hollowness [evolved]"])
    t = position(me, Side(field=["Goblin"]), invented=(gem,), active=1).attack("Goblin", "leader").play("Gem")
    assert (t.me.defense, t.me.ex) == (21, ["Gilded Boots"])


@pytest.mark.parametrize("name", ["Coral Assault"])
def test_q1398_what_an_attack_triggers_is_played_before_the_quick_timing(name):
    t = position(Side(field=[name]), Side(hand=["Angelic Snipe"], field=["Goliath"])).attack(name, "leader")
    assert (t.ask.kind, t.ask.seat) == ("target", 0)
    assert (t.pick("Goliath").ask.kind, t.ask.seat) == ("quick", 1)


def test_q1032_abilities_of_the_end_phase_are_played_in_any_order():
    t = position(Side(field=["Lapis, Glorious Seraph", "Enstatued Seraph"])).end()
    assert sorted(t.options("pending")) == ["pending Enstatued Seraph", "pending Lapis, Glorious Seraph"]


def test_q1626_a_strike_that_works_once_each_turn_draws_once():
    name = "Irene, Harvest Defender"
    t = position(Side(field=[name])).attack(name, "leader").quiet().attack(name, "leader").quiet()
    assert (len(t.me.hand), t.is_engaged(name)) == (1, True)


def test_q1950_defense_that_rises_in_the_opponents_turn_triggers():
    me = Side(hand=["Repair Mode"], field=["Impious Bishop"])
    t = position(Side(hand=["Dark Offering"], field=["Impious Bishop", "Goblin"]), Side(field=["Goliath"]), active=1)
    t.attack("Goliath", "leader").play("Dark Offering").pick("Goblin").pick("Goliath")
    assert (t.foe.field, me.hand) == ([], ["Repair Mode"])


def test_q926_the_main_phase_comes_after_all_of_the_start_phase():
    me = Side(field=["Anzu Futaba [engaged]", "Goblin [engaged]"], deck=["Fighter"] * 2, pp=0, max_pp=2)
    t = position(me, active=1).end().quiet()
    assert (t.ask.kind, t.me.hand, t.me.pp) == ("may", ["Fighter"], 3)
    assert (t.is_engaged("Anzu Futaba"), t.is_engaged("Goblin")) == (True, False)
    assert not t.say("yes").is_engaged("Anzu Futaba")


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


def test_q862_in_one_quick_timing_several_cards_are_played():
    me = Side(hand=["Focus", "Surefire Bullet"], pp=2)
    t = position(me, Side(field=["Goliath"]), active=1).attack("Goliath", "leader").play("Focus")
    assert (t.me.defense, t.ask.kind) == (21, "quick")
    assert t.play("Surefire Bullet").pick("Goliath").foe.field == ["Goliath 3/1"]


def test_q370_a_spell_that_is_played_in_the_opponents_turn_triggers():
    me = Side(hand=["Insight"], field=["Agnes Tachyon [evolved]"])
    t = position(me, Side(field=["Goliath"]), active=1).attack("Goliath", "leader").play("Insight").pick("Goliath")
    assert t.foe.field == ["Goliath 2/3"]
