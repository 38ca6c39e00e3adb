"""When abilities trigger and are played: in the opponent's turn, in a quick timing, in the end phase."""

from dataclasses import replace

import pytest
from sve.answers.position import position
from sve.playing import Side, follower, spell_card

from svedesk.games.sve.universes import VANGUARD


def test_q128_what_leaves_together_with_the_follower_that_waits_for_it_triggers_it():
    me = Side(field=["Skullfane", "Hare of Illusions"])
    t = position(me)
    t.session.answer([[n for n, o in enumerate(t.ask.options) if o.kind == "activate"][-1]])
    assert (t.me.field, t.foe.defense) == ([], 18)


def test_q1378_drives_are_checked_before_the_quick_timing():
    name = "Blue Storm Supreme Dragon, Glory Maelstrom"
    me = Side(field=["Blue Storm Dragon, Maelstrom"])
    t = position(me, Side(hand=["Angelic Snipe"]), also=(name,)).attack("Blue Storm Dragon, Maelstrom", "leader")
    assert t.options("pending") == ["pending Blue Storm Dragon, Maelstrom"] * 2, "its Strike and its Twin Drive"


def test_q1668_at_the_end_of_the_turn_cards_are_discarded_twice():
    name = "Shipsbane Plesiosaurus"
    me = Side(hand=["Trail of Light", *["Goblin"] * 7], field=[name], deck=["Goblin"] * 3)
    t = position(me, Side(field=["Goliath"])).end().quiet()
    t.pick("Trail of Light")
    t._option("pending Trail of Light").pick("foe's leader").pick("Goblin").pick("foe's leader")
    assert (t.foe.defense, len(t.me.hand)) == (16, 7)


BIKE = 'Token("T-BULLET-BIKE", "Bullet Bike", "機動二輪車", amulet=True)'
SQUIRE = follower("Squire", "last_words(summon(KNIGHT))")


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
    gem = spell_card("Gem", "quick", "spell(give_leader(1))")
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


def test_q862_in_one_quick_timing_several_cards_are_played():
    me = Side(hand=["Focus", "Surefire Bullet"], pp=2)
    t = position(me, Side(field=["Goliath"]), active=1).attack("Goliath", "leader").play("Focus")
    assert (t.me.defense, t.ask.kind) == (21, "quick")
    assert t.play("Surefire Bullet").pick("Goliath").foe.field == ["Goliath 3/1"]


def test_q370_a_spell_that_is_played_in_the_opponents_turn_triggers():
    me = Side(hand=["Insight"], field=["Agnes Tachyon [evolved]"])
    t = position(me, Side(field=["Goliath"]), active=1).attack("Goliath", "leader").play("Insight").pick("Goliath")
    assert t.foe.field == ["Goliath 2/3"]


def test_q974_an_amulet_that_enters_in_the_opponents_turn_triggers():
    tree = 'Token("BP07-T03", "Naterran Great Tree", "ナテラの大樹", amulet=True)'
    seed = follower("Seed", f"last_words(summon({tree}))")
    me = Side(field=["Ladica, the Stoneclaw", "Seed"], pp=0)
    t = position(me, Side(hand=["Angelic Snipe"]), invented=(seed,), active=1).play("Angelic Snipe").pick("Seed")
    assert (t.me.field[1:], t.me.pp) == (["Naterran Great Tree"], 1)


def test_q936_what_a_quick_spell_triggers_is_played_before_the_attack_deals_damage():
    me = Side(hand=["Insight"], field=["Sarina Matsumoto"])
    t = position(me, Side(field=["Goblin"]), active=1).attack("Goblin", "leader").play("Insight").pick("Goblin").quiet()
    assert (t.foe.field, t.me.defense) == ([], 20)


def test_q964_the_second_ability_finds_the_defense_that_the_first_gave():
    t = position(Side(field=["Kaede Takagaki"] * 2, defense=5)).end().in_any_order()
    assert (t.me.defense, len(t.me.hand)) == (10, 1)


def test_q334_an_ability_of_ones_own_turns_does_not_trigger_in_the_opponents():
    me = Side(field=["Holy Sentinel", "Pinion Prayer"])
    t = position(me, Side(hand=["Execution"]), active=1).play("Execution").pick("Pinion Prayer")
    assert t.me.field == ["Holy Sentinel"]


def test_q1930_a_spell_discarded_to_the_limit_triggers():
    me = Side(hand=["Undying Resolve", *["Goblin"] * 7], field=["Lesser Mummy"])
    t = position(me).end().quiet().pick("Undying Resolve").pick("Lesser Mummy")
    assert t.keywords("Lesser Mummy") == ("bane",)


def test_q1856_a_follower_that_enters_in_the_opponents_turn_is_waited_for_by_name():
    name = "Mejiro McQueen"
    rise = follower("Nest", "last_words(both(select(your.follower.in_cemetery), put_onto_field(it)))")
    me = Side(field=["Bring 'Em Home, Please!", "Nest"], cemetery=[name])
    t = position(me, Side(hand=["Angelic Snipe"], field=["Goliath"]), invented=(rise,), active=1)
    t.play("Angelic Snipe").pick("Nest").pick(name)
    while t.ask.kind != "main":
        t.in_any_order()
        if t.ask.kind == "target":
            t.pick("Goliath")
        elif t.ask.kind != "main":
            t.say("no") if "no" in t.options() else t.pick()
    assert t.foe.field == ["Goliath 3/1"]


def test_q1002_a_machine_that_is_played_in_the_opponents_turn_triggers():
    me = Side(hand=["Repair Mode"], field=["Tetra, Sapphire Rebel [evolved]"])
    t = position(me, Side(field=["Goliath"]), active=1).attack("Goliath", "leader").play("Repair Mode").pick("Goliath")
    assert t.foe.field == ["Goliath 3/3"]


def test_q1128_abilities_of_the_opponents_main_phase_are_played_in_any_order():
    me = Side(field=["Zealot of Repose", "Marwynn, Repose of Despair"])
    t = position(me, Side(field=["Goliath"])).end().pick().quiet()  # Ward engages nobody
    assert t.ask.seat == 0
    assert sorted(t.options()) == ["pending Marwynn, Repose of Despair", "pending Zealot of Repose"]


def test_q1196_a_bat_that_enters_in_the_opponents_turn_triggers():
    nest = follower("Nest", "last_words(summon(FOREST_BAT))")
    me = Side(field=["Vania, Nightshade Vampire", "Nest"], evolve=["Vania, Kind Queen"])
    t = position(me, Side(hand=["Angelic Snipe"]), invented=(nest,)).evolve("Vania, Nightshade Vampire")
    t.pick("Fighter").end().quiet().play("Angelic Snipe").pick("Nest")
    assert t.me.defense == 21


def test_q486_two_abilities_of_the_end_phase_both_trigger():
    t = position(Side(hand=["Lucifer"], field=["Tilting at Windmills"])).activate("Tilting at Windmills")
    while t.ask.kind != "main":
        t.pick("Lucifer" if t.ask.kind != "ward" else None) if t.ask.kind != "ward" else t.pick()
    t.end()
    while t.ask.kind in ("pending", "ward"):
        t.in_any_order() if t.ask.kind == "pending" else t.pick()
    assert (t.me.field, t.me.defense) == (["Tilting at Windmills"], 24)


def test_q1222_a_follower_that_ward_engages_was_engaged():
    t = position(Side(hand=["Amaterasu"])).play("Amaterasu").pick("Amaterasu")
    assert (t.is_engaged("Amaterasu"), t.me.defense) == (True, 21)


def test_q2016_a_follower_that_enters_in_the_opponents_turn_is_waited_for_by_its_trait():
    rise = follower("Nest", "last_words(both(select(your.follower.in_cemetery), put_onto_field(it)))")
    me = Side(field=["Mermaid of Punishment", "Nest"], cemetery=["Yurius, Levin Duke", "Mermaid of Punishment"])
    t = position(me, Side(hand=["Angelic Snipe"]), invented=(rise,), active=1).play("Angelic Snipe").pick("Nest")
    assert t.pick("Mermaid of Punishment").in_any_order().foe.defense == 19


def test_q924_strikes_are_played_before_the_quick_timing():
    t = position(Side(field=["Mio Honda"]), Side(hand=["Angelic Snipe"])).attack("Mio Honda", "leader")
    assert (t.in_any_order().ask.kind, t.ask.seat) == ("quick", 1)


def test_q1388_a_drive_and_what_an_attack_triggers_are_played_in_any_order():
    attacker = "Navalgazer Dragon"
    me = Side(field=["Marine General of the Restless Tides, Algos"], evolve=[attacker])
    t = position(me).evolve("Marine General of the Restless Tides, Algos").attack(attacker, "leader")
    assert t.options("pending") == [f"pending {attacker}"] * 2


def test_q1526_a_card_discarded_to_the_limit_puts_a_token_into_the_ex_area():
    t = position(Side(hand=["Golem Marshal", *["Goblin"] * 7])).end().quiet().pick("Golem Marshal")
    assert t.me.ex == ["Arcane Personnel Carrier"]


def test_q1704_the_card_it_adds_makes_the_hand_too_large_again():
    me = Side(
        hand=["Natur Al'machinus", *["Goblin"] * 7], field=["Naterran Great Tree"], cemetery=["Ladica, the Stoneclaw"]
    )
    t = position(me).end().quiet().pick("Natur Al'machinus").pick("Ladica, the Stoneclaw").say("yes")
    assert (t.ask.kind, len(t.me.hand)) == ("discard", 8)
    assert len(t.pick("Goblin").me.hand) == 7


def test_q376_it_triggers_once_in_each_players_turn():
    me = Side(hand=["Insight"] * 3, field=["Vodka"], deck=["Fighter"] * 6)
    t = position(me, Side(field=["Goblin"])).play("Insight").play("Insight")
    assert t.me.field == ["Vodka 4/4"]
    t.end().quiet().attack("Goblin", "leader").play("Insight")
    assert t.me.field == ["Vodka 5/5"]


def test_q1390_and_q1404_drives_are_checked_and_their_triggers_carried_out_first():
    rider = "Water General of Wave-Like Spirals, Benedict"
    me = Side(field=[rider, "Starlight Unicorn"], evolve=["Drive Point"], deck=["CP03-035"] * 3)
    t = position(me, Side(hand=["Angelic Snipe"]), universes=(VANGUARD, "")).activate(rider).pick()
    assert t.attack(rider, "leader").ask.reason.key == "resolve-trigger-critical"
    assert (t.say("yes").ask.reason.key, t.me.field[0]) == ("which-for-trigger", rider + " 4/4")
    assert (t.pick("Starlight Unicorn").ask.kind, t.me.field[0]) == ("quick", rider + " 5/4")


def test_q302_cards_discarded_to_the_limit_come_after_the_end_phase_began():
    me = Side(hand=["Goblin"] * 8, field=["Dracomancer's Rites"])
    t = position(me, Side(field=["Goliath"])).end().pick("foe's leader").quiet().pick("Goblin")
    assert (t.foe.field, t.foe.defense, t.ask.seat) == (["Goliath 3/4"], 20, 1)


def test_q1676_two_fanfares_one_of_them_paid_for_are_played_in_any_order():
    name = "Rockback Ankylosaurus"
    t = position(Side(hand=[name, "Goblin"]), Side(field=["Goliath"])).play(name)
    assert t.options("pending") == [f"pending {name}"] * 2


def test_q1054_what_triggers_once_each_turn_triggers_for_one_of_two_that_leave_together():
    me = Side(field=["Orchis, Puppet Girl"], evolve=["Orchis, Resolute Puppet"])
    t = position(me, Side(hand=["Angelic Barrage"])).evolve("Orchis, Puppet Girl").end().play("Angelic Barrage")
    assert (t.me.field, t.me.ex) == (["Orchis, Resolute Puppet 3/2"], ["Lloyd"])


def test_q1266_the_turn_players_ability_is_played_first_and_the_other_finds_its_cost_gone():
    keepers = "Spinaria & Lucille, Keepers"
    me = Side(hand=["Sylvia, the Condemner"])
    t = position(me, Side(field=[keepers])).play("Sylvia, the Condemner").pick(keepers)
    assert (t.me.field, t.foe.field, t.foe.defense, t.ask.kind) == (["Sylvia, the Condemner 6/6"], [], 15, "main")


def test_q1854_the_main_phase_begins_when_all_of_the_start_phase_is_done():
    name = "Mejiro Palmer [Moonlit Devil ♪]"
    me = Side(field=["ECP01-053"], deck=["Fighter"] * 2, pp=0, max_pp=2)
    t = position(me, active=1).end().quiet()
    assert (t.ask.kind, t.me.hand, t.me.pp) == ("may", ["Fighter"], 3)
    assert t.say("yes").me.field == [name + " 2/1"]


def test_q1536_two_cards_that_enter_together_trigger_twice():
    rise = spell_card("Rise", f"spell(summon({BIKE}, {BIKE}))")
    me = Side(hand=["Rise"], field=["Balefire Wrenchsmith"])
    t = position(me, Side(field=["Goliath"]), invented=(rise,)).play("Rise").in_any_order().pick("Goliath")
    assert t.in_any_order().pick("Goliath").foe.field == ["Goliath 3/2"]


def test_q1666_one_or_more_cards_that_are_discarded_together_trigger_once():
    name, aegis = "Shipsbane Plesiosaurus", "Heavenly Aegis"
    t = position(Side(hand=["Goblin"] * 3, field=[name, aegis], evolve=[aegis]))
    t.session.answer([[n for n, o in enumerate(t.ask.options) if o.kind == "evolve"][1]])
    t.pick("Goblin", "Goblin", "Goblin")
    assert sorted(t.options("pending")) == [f"pending {aegis}", f"pending {name}"]


def test_q1796_a_follower_that_is_buried_for_a_cost_was_put_into_the_cemetery():
    me = Side(field=["Miriam, Mutinous Being", "Hell's Unleasher"], cemetery=["Goliath"])
    t = position(me).activate("Hell's Unleasher").pick("Goliath").in_any_order()
    assert (t.foe.defense, t.me.hand) == (19, ["Goliath"])


def test_q378_a_follower_that_races_three_times_triggers_three_times():
    me = Side(field=["Zenno Rob Roy", "Oguri Cap"], evolve=["Carrot"] * 3, deck=["Insight"] * 12)
    t = position(me)
    t.session.answer([[n for n, o in enumerate(t.ask.options) if o.kind == "activate"][-1]])
    looks = 0
    while t.ask.kind != "main":
        looks += t.ask.kind == "look"
        t.in_any_order() if t.ask.kind == "pending" else t._answer(*range(max(1, t.ask.low)))
    assert (looks, t.me.hand) == (3, ["Insight"] * 3)


def test_q1396_the_third_attack_alone_is_the_third():
    name = "Coral Assault"
    t = position(Side(field=[name] + ["Battleship Intelligence"] * 3), Side(field=["Dread Dragon"]))
    defense = []
    for attacker in ("Battleship Intelligence",) * 3 + (name,):
        t.attack(attacker, "leader").pick("Dread Dragon").quiet()
        defense.append(t.foe.field)
    assert defense == [["Dread Dragon 7/7"]] * 2 + [["Dread Dragon 7/5"]] * 2


def test_q1634_evolving_is_not_playing_a_card():
    me = Side(hand=["Windfall Fay", "Chipper Skipper"], evolve=["Chipper Skipper"], deck=["Goblin"] * 4)
    t = position(me).play("Windfall Fay").play("Chipper Skipper").evolve("Chipper Skipper")
    while t.ask.kind != "main":
        t.in_any_order() if t.ask.kind == "pending" else t._answer(*range(t.ask.low))
    assert t.me.defense == 20


def test_q1788_what_she_gave_lasts_when_she_has_left():
    name = "Sahaquiel & Israfil"
    t = position(Side(hand=[name, "Ancient Elf"])).play(name)
    while t.ask.kind != "main":
        if t.ask.kind == "ward":
            t.pick()
        elif t.ask.kind == "may":
            t.say("yes")
        elif t.ask.kind == "pending":
            t.in_any_order()
        else:
            t.pick("Ancient Elf" if name in t.me.field[0] else name)
    assert (t.me.field, t.me.hand) == (["Ancient Elf 3/3"], [name])
    t.end()
    while t.ask.kind == "ward":
        t.pick()
    assert sorted(t.me.hand) == ["Ancient Elf", name]


def test_q1948_an_ability_of_the_end_phase_is_played_before_the_quick_timing():
    me = Side(hand=["Angelic Snipe"], ex=["Nekhbet"])
    t = position(me, active=1).end()
    assert (t.ask.kind, t.ask.seat) == ("may", 0)
    assert (t.say("yes").ask.kind, t.foe.defense, t.me.defense) == ("quick", 18, 22)


def test_q1696_a_follower_that_an_ability_put_there_in_the_opponents_turn_evolves():
    name = "Rola, Inferno Dragoon"
    rise = follower("Nest", "last_words(both(select(your.follower.in_cemetery), put_onto_field(it)))")
    me = Side(field=["Nest"], cemetery=[name], evolve=[name])
    t = position(me, Side(hand=["Angelic Snipe"]), invented=(rise,), active=1).play("Angelic Snipe").pick("Nest")
    assert t.pick(name).me.field == [name + " 3/3"]


def test_q182_two_that_wait_for_the_others_both_trigger():
    t = position(Side(hand=["Goblin"], field=["Fervid Soldier"] * 2)).play("Goblin").in_any_order()
    assert t.me.field == ["Fervid Soldier 3/2"] * 2 + ["Goblin 2/2"]


def test_q332_without_sanguine_nothing_is_discarded():
    t = position(Side(hand=["Goblin"], field=["Demonic Hedonist"], deck=["Fighter"])).end().quiet()
    assert t.me.hand == ["Goblin"]


def test_q634_two_followers_that_die_together_trigger_twice():
    me = Side(hand=["Themis's Decree"], field=["Staircase to Paradise", "Goblin", "Goblin"])
    t = position(me).play("Themis's Decree").in_any_order()
    assert t.card("Staircase to Paradise", "field").counter("soul") == 2


def test_q326_an_ability_that_triggered_is_played_though_its_card_has_left():
    me = Side(hand=["Ancient Elf"], field=["Archer"])
    t = position(me, Side(field=["Goliath"])).play("Ancient Elf").pick()
    t._option("pending Ancient Elf").say("yes")
    assert (t.me.hand, t.ask.kind) == (["Archer"], "target")
    assert t.pick("Goliath").foe.field == ["Goliath 3/3"]


def test_q1010_it_triggers_once_in_each_players_turn_for_a_machine():
    me = Side(hand=["Repair Mode"] * 3, field=["Mechanized Lifeform"], deck=["Fighter"] * 6)
    t = position(me, Side(field=["Goblin"])).play("Repair Mode").play("Repair Mode")
    assert len(t.me.hand) == 2
    t.end().quiet().attack("Goblin", "leader").play("Repair Mode")
    assert len(t.me.hand) == 2


def test_q1206_two_that_wait_for_a_bat_both_trigger():
    me = Side(hand=["Summon Bloodkin"], field=["Raven, Noontide Vampire"] * 2)
    assert position(me).play("Summon Bloodkin").in_any_order().me.defense == 22
