"""10.7: abilities that wait for what happens to cards, leaders and players."""

import pytest
from sve.playing import Side, amulet, follower, spell_card, table

from svedesk.games.sve.text.cards import card_text

DOOM = spell_card("Doom", "spell(select(any_side.follower), destroy(it))")
SPARK = spell_card("Spark", "spell(select(any_side.follower), deal(1, it))")
RECALL = spell_card("Recall", "spell(select(any_side.follower), return_to_hand(it))")


def texts(t, name):
    definition = t.session.ruleset.definition(t.card(name).number)
    return card_text(definition, "en"), card_text(definition, "ja")


@pytest.mark.rule("10.7.4.1.2")
def test_what_destroys_an_enemy_follower_is_told_of_it_and_of_its_leader():
    grudge = follower("Grudge", "whenever_destroyed(enemy.follower, deal(2, its_own_leader), give_leader(1))")
    t = table(
        me=Side(hand=["Doom", "Doom", "Recall"], field=["Grudge", "Fighter"]),
        foe=Side(field=["Goblin", "Fighter"]),
        cards=[DOOM, RECALL, grudge],
    )
    assert texts(t, "Grudge") == (
        "Whenever an enemy follower on the field is destroyed, deal 2 damage to its leader. Give your leader {DEF}+1.",
        "相手の場のフォロワーが破壊されたとき、それのリーダーに2ダメージ。自分のリーダーは【体力】+1する。",
    )
    t.play("Recall").pick("foe's Fighter")
    assert t.foe.defense == 20
    t.play("Doom").pick("Goblin")
    assert (t.me.defense, t.foe.defense) == (21, 18)
    t.play("Doom").pick("Grudge")
    assert (t.me.defense, t.foe.defense) == (21, 18)


@pytest.mark.rule("8.4.5")
def test_an_attack_of_any_follower_of_a_group_is_waited_for():
    horn = amulet("Horn", "whenever_attacks(your.follower, give(it, attack=1))")
    t = table(me=Side(field=["Horn", "Fighter"]), foe=Side(field=["Goblin"]), cards=[horn])
    assert texts(t, "Horn") == (
        "Whenever a follower on your field attacks, give it {ATK}+1.",
        "自分の場のフォロワーが攻撃したとき、それは【攻撃力】+1する。",
    )
    t.attack("Fighter", "leader").quiet()
    assert t.foe.defense == 17


@pytest.mark.rule("10.7.4.1.2")
def test_cards_that_return_to_hand_are_waited_for_and_those_that_are_destroyed_are_not():
    roost = amulet("Roost", "whenever_returned(your.card, give_leader(1))")
    homing = follower("Homing", "when_this_is_returned(draw(1))")
    t = table(
        me=Side(hand=["Recall", "Doom"], field=["Roost", "Homing", "Fighter"], deck=["Goblin"]),
        cards=[RECALL, DOOM, roost, homing],
    )
    assert texts(t, "Homing") == (
        "When this card is returned to hand from the field, draw a card.",
        "これが場から手札に戻ったとき、1枚引く。",
    )
    t.play("Doom").pick("Fighter")
    assert t.me.defense == 20
    t.play("Recall").pick("Homing").in_any_order()
    assert (t.me.hand, t.me.defense) == (["Homing", "Goblin"], 21)


@pytest.mark.rule("10.7.4.2")
def test_a_spell_waits_for_being_discarded_too():
    memo = spell_card("Memo", "spell(draw(2))", "when_this_is_put_away(give_leader(3))")
    loss = spell_card("Loss", "spell(discard(1))")
    t = table(me=Side(hand=["Loss", "Memo"]), cards=[memo, loss])
    assert texts(t, "Memo")[0].endswith("When this card is discarded, give your leader {DEF}+3.")
    t.play("Loss").pick("Memo")
    assert (t.me.cemetery, t.me.defense) == (["Memo", "Loss"], 23)


@pytest.mark.rule("5.13.3.3", "5.13.3.4")
@pytest.mark.parametrize(("ability", "by_spark", "by_combat"), [(False, 1, 2), (True, 1, 1)])
def test_damage_that_is_taken_is_waited_for_by_its_kind(ability, by_spark, by_combat):
    thorn = follower("Thorn", f"when_this_takes_damage(give_leader(1), ability={ability})", defense=9)
    t = table(me=Side(hand=["Spark"], field=["Thorn"]), foe=Side(field=["Goblin [engaged]"]), cards=[SPARK, thorn])
    t.play("Spark").pick("Thorn")
    assert t.me.defense == 20 + by_spark
    t.attack("Thorn", "Goblin").quiet()
    assert t.me.defense == 20 + by_combat


@pytest.mark.rule("5.13.3.1", "5.13.3.2")
def test_combat_damage_is_dealt_to_followers_and_attack_damage_to_leaders():
    duel = follower("Duel", "when_this_deals_combat_damage(give_leader(1))", defense=9)
    raid = follower("Raid", "when_this_hits_leader(give_leader(5))", defense=9)
    t = table(me=Side(field=["Duel", "Raid"]), foe=Side(field=["Goblin [engaged]"]), cards=[duel, raid])
    t.attack("Raid", "leader").quiet()
    assert t.me.defense == 25
    t.attack("Duel", "Goblin").quiet()
    assert t.me.defense == 26


def test_a_card_that_is_engaged_says_so_once():
    sway = follower("Sway", "when_this_is_engaged(give_leader(1))")
    t = table(me=Side(field=["Sway"]), cards=[sway])
    assert texts(t, "Sway")[1] == "これがアクトしたとき、自分のリーダーは【体力】+1する。"
    t.attack("Sway", "leader").quiet()
    assert t.me.defense == 21


def test_a_leader_that_gains_or_loses_defense_is_waited_for():
    choir = amulet(
        "Choir", "whenever_leader_changes(draw(1))", 'whenever_leader_changes(draw(1), whose="enemy", up=False)'
    )
    hymn = spell_card("Hymn", "spell(give_leader(2))")
    t = table(me=Side(hand=["Hymn"], field=["Choir", "Fighter"], deck=["Goblin", "Fighter"]), cards=[choir, hymn])
    t.play("Hymn")
    assert t.me.hand == ["Goblin"]
    t.attack("Fighter", "leader").quiet()
    assert t.me.hand == ["Goblin", "Fighter"]


def test_each_card_an_opponent_discards_costs_its_leader():
    jeer = amulet("Jeer", 'whenever_discards("enemy", deal(2, its_leader))')
    loss = spell_card("Loss", "spell(discard(1))")
    t = table(
        me=Side(hand=["Loss", "Goblin"], field=["Jeer"]),
        foe=Side(hand=["Loss", "Fighter"], deck=["Fighter"]),
        cards=[jeer, loss],
    )
    t.play("Loss").pick("Goblin")
    assert (t.me.defense, t.foe.defense) == (20, 20)
    t.end().quiet()
    t.play("Loss").pick("Fighter")
    assert (t.me.defense, t.foe.defense) == (20, 18)


def test_cards_of_a_deck_that_go_to_the_cemetery_are_counted_one_by_one():
    mourn = amulet("Mourn", 'whenever_milled("your", give_leader(1))')
    shed = spell_card("Shed", "spell(top_into_cemetery(2))")
    t = table(me=Side(hand=["Shed"], field=["Mourn"], deck=["Goblin"] * 3), cards=[mourn, shed])
    t.play("Shed")
    assert t.me.defense == 22


@pytest.mark.rule("10.7.2")
@pytest.mark.parametrize(("whose", "mine", "theirs"), [("your", 1, 0), ("enemy", 0, 1)])
def test_some_wait_in_some_turns_only(whose, mine, theirs):
    vigil = amulet("Vigil", f"during({whose!r}, whenever_buried(any_side.follower, give_leader(1)))")
    t = table(
        me=Side(hand=["Doom"], field=["Vigil", "Fighter", "Goblin"]), foe=Side(hand=["Doom"]), cards=[DOOM, vigil]
    )
    t.play("Doom").pick("Fighter")
    assert t.me.defense == 20 + mine
    t.end().quiet()
    t.play("Doom").pick("Goblin")
    assert t.me.defense == 20 + mine + theirs


def test_turns_stand_before_the_event_and_how_often_before_both():
    ability = 'during("your", limited(whenever_buried(enemy.follower, give(this, attack=1)), 2))'
    watch = follower("Watch", ability)
    t = table(me=Side(field=["Watch"]), cards=[watch])
    english, japanese = texts(t, "Watch")
    assert english.startswith("Twice on each of your turns, during your turn, when an enemy follower is put into")
    assert japanese.startswith("自分のターンごとに2回、自分のターン中、相手のフォロワーが場から墓場に置かれたとき、")


@pytest.mark.rule("7.3.1")
@pytest.mark.parametrize(("whose", "after_mine", "after_theirs"), [("your", 0, 1), ("enemy", 1, 1), ("each", 1, 2)])
def test_the_main_phase_of_either_or_each_player_is_waited_for(whose, after_mine, after_theirs):
    bell = amulet("Bell", f'at_start({whose!r}, "main", give_leader(1))')
    deck = ["Goblin"] * 5
    t = table(me=Side(field=["Bell"], deck=deck), foe=Side(deck=deck), cards=[bell])
    t.end().quiet()
    assert t.me.defense == 20 + after_mine
    t.end().quiet()
    assert t.me.defense == 20 + after_theirs


@pytest.mark.rule("10.6.2.7")
def test_cards_that_are_played_are_waited_for_by_what_they_are():
    muse = amulet("Muse", "whenever_plays(your.spell.that_cost_at_least(2), give_leader(1))")
    small, large = (spell_card(name, "spell(give_leader(5))", cost=cost) for name, cost in (("Small", 1), ("Large", 2)))
    t = table(me=Side(hand=["Small", "Large", "Goblin"], field=["Muse"]), cards=[muse, small, large])
    t.play("Small").play("Goblin")
    assert t.me.defense == 25
    t.play("Large")
    assert t.me.defense == 31


@pytest.mark.rule("5.9.1")
def test_cards_drawn_in_the_start_phase_are_not_waited_for():
    scholar = amulet("Scholar", "whenever_you_draw(give_leader(1))")
    study = spell_card("Study", "spell(draw(2))")
    t = table(
        me=Side(hand=["Study"], field=["Scholar"], deck=["Goblin"] * 5),
        foe=Side(deck=["Goblin"]),
        cards=[scholar, study],
    )
    t.play("Study").in_any_order()
    assert t.me.defense == 22
    t.end().quiet()
    t.end().quiet()
    assert (len(t.me.hand), t.me.defense) == (3, 22)


@pytest.mark.rule("10.7.1")
def test_playing_by_an_opponent_is_waited_for():
    imp = follower("Imp", 'whenever_plays(your.spell, deal(2, its_own_leader), whose="enemy")')
    song = spell_card("Song", "spell(draw(1))")
    t = table(me=Side(hand=["Song"]), foe=Side(field=["Imp"]), cards=[imp, song]).play("Song")
    assert (t.me.defense, t.foe.defense) == (18, 20)
    t = table(me=Side(hand=["Song", "Goblin"], field=["Imp"]), cards=[imp, song]).play("Song")
    assert (t.me.defense, t.foe.defense) == (20, 20), "the own spells are none"


@pytest.mark.rule("10.7.1")
def test_a_discarded_card_of_a_group_is_waited_for_and_no_other():
    owl = follower("Owl", 'limited(whenever_discards("your", draw(1), group=your.spell))')
    drop = spell_card("Drop", "spell(discard(1))")
    for other, drawn in (("Drop", 1), ("Goblin", 0)):
        t = table(me=Side(hand=["Drop", other], field=["Owl"]), cards=[owl, drop]).play("Drop")
        if t.ask.kind != "main":
            t.pick(other)
        assert len(t.me.hand) == drawn


@pytest.mark.rule("10.12.2.2")
def test_ability_damage_by_a_card_of_a_group_is_waited_for_also_by_a_spell():
    sage = follower("Sage", "whenever_deals(your.spell, enemy.follower, draw(1))", defense=5)
    bolt = spell_card("Bolt", "spell(deal(1, enemy.follower))")
    t = table(me=Side(hand=["Bolt"], field=["Sage"]), foe=Side(field=["Fighter", "Fighter"]), cards=[sage, bolt])
    assert len(t.play("Bolt").in_any_order().me.hand) == 2, "once for each that takes damage"
    t = table(me=Side(field=["Sage"]), foe=Side(field=["Fighter [engaged]"]), cards=[sage, bolt]).attack(
        "Sage", "Fighter"
    )
    assert t.quiet().me.hand == [], "combat damage is none of an ability"


@pytest.mark.rule("5.13.3.1")
@pytest.mark.parametrize(("any_damage", "drawn"), [(False, 0), (True, 1)])
def test_ability_damage_to_a_leader_counts_where_any_damage_does(any_damage, drawn):
    fiend = follower(
        "Fiend", f"when_this_hits_leader(draw(1), any_damage={any_damage})", "activate((), deal(1, enemy.leader))"
    )
    t = table(me=Side(field=["Fiend"]), cards=[fiend]).activate("Fiend")
    assert (t.foe.defense, len(t.me.hand)) == (19, drawn)
