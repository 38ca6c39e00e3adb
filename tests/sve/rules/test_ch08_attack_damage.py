"""8.4.6 to 8.4.11: what comes before the damage of an attack, the damage, the end."""

import pytest
from sve.playing import Side, amulet, follower, spell_card, table
from sve.rules.probes import NO_COST, Do, by_hand, kinds

from svedesk.engine.events import AttackEnded, DamageDealt
from svedesk.games.sve.abilities.activated import Activated
from svedesk.games.sve.actions.move import destroy, return_to_hand
from svedesk.games.sve.words import strike

LEAVES = Do(lambda game, context: return_to_hand(game, [context.this]))
DUELIST = follower("Duelist", "strike(give(this, attack=1))", cost=2, attack=2, defense=4)


def in_combat(t):
    """The card that attacks and the one it attacks, as the table shows it."""
    return t.table.number(-1, "attacker"), t.table.number(-1, "attack_target")


# -- 8.4.6 to 8.4.8: before the damage ---------------------------------------------------------------------------------


@pytest.mark.rule("8.4.6")
def test_strike_is_resolved_before_the_quick_window():
    t = table(me=Side(field=["White General", "Fighter"]))
    t.attack("White General", "leader")
    assert (t.ask.kind, t.ask.seat) == ("target", 0)
    t.pick("Fighter")
    assert (t.ask.kind, t.ask.seat, t.me.field) == ("quick", 1, ["White General 5/3", "Fighter 4/3"])


@pytest.mark.rule("8.4.6")
def test_rules_are_handled_before_the_quick_window():
    t = table(me=Side(field=["Fighter", "Goblin"]))
    by_hand(t, "damage", "Goblin", amount=2)
    t.attack("Fighter", "leader")
    assert (t.ask.kind, t.me.cemetery) == ("quick", ["Goblin"])


@pytest.mark.rule("8.4.7")
def test_the_other_player_may_play_with_quick_from_hand_and_ex_area():
    well = amulet("Well", "quick_activate((), draw(1))", "activate((), draw(1))")
    foe = Side(hand=["Angelic Snipe", "Onslaught", "Goblin"], ex=["Angelic Barrage", "Knight"], field=["Well"])
    t = table(me=Side(field=["Fighter"], hand=["Angelic Snipe"]), foe=foe, cards=[well]).attack("Fighter", "leader")
    assert (t.ask.kind, t.ask.seat) == ("quick", 1)
    assert t.options() == ["play Angelic Snipe", "play Angelic Barrage", "activate Well", "pass"]


@pytest.mark.rule("8.4.7")
def test_the_attacking_player_is_not_asked():
    t = table(me=Side(field=["Fighter"], hand=["Angelic Barrage"])).attack("Fighter", "leader")
    assert (t.ask.seat, t.options()) == (1, ["pass"])
    t.say("pass")
    assert (t.ask.seat, t.ask.kind) == (0, "main")


@pytest.mark.rule("8.4.8")
def test_after_each_play_comes_confirmation_timing_and_the_window_again():
    foe = Side(hand=["Angelic Snipe", "Angelic Barrage"])
    t = table(me=Side(field=["Goblin", "Water Fairy"]), foe=foe).attack("Goblin", "leader")
    t.play("Angelic Snipe").pick("Goblin")
    assert t.me.cemetery == ["Goblin"]  # the attacker is gone, and yet
    assert (t.ask.kind, t.options()) == ("quick", ["play Angelic Barrage", "pass"])
    t.play("Angelic Barrage")
    assert (t.me.cemetery, t.me.ex) == (["Goblin", "Water Fairy"], ["Fairy"])  # Last Words, in the same timing
    assert t.options() == ["pass"]


@pytest.mark.rule("8.4.8")
def test_the_game_may_end_in_the_window():
    falls = Do(lambda game, context: game.table.set_number(0, "leader_defense", 0))
    burn = amulet("Burn", Activated(NO_COST, (falls,), quick=True))
    t = table(me=Side(field=["Okami"]), foe=Side(field=["Burn"], defense=1), cards=[burn]).attack("Okami", "leader")
    t.activate("Burn")
    assert t.table.outcome.winners == (1,)
    assert t.foe.defense == 1


# -- 8.4.9: the damage -------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.4.9")
def test_the_attacker_deals_damage_equal_to_its_attack_at_that_point():
    t = table(me=Side(field=["Duelist"]), cards=[DUELIST]).attack("Duelist", "leader")
    by_hand(t, "stat", "Duelist", text="attack", amount=4)
    t.say("pass")
    assert t.foe.defense == 20 - (2 + 1 + 4)


@pytest.mark.rule("8.4.9")
def test_an_attacker_that_left_deals_no_damage():
    foe = Side(field=["Okami [engaged]"], hand=["Angelic Snipe"])
    t = table(me=Side(field=["Goblin"]), foe=foe).attack("Goblin", "Okami").play("Angelic Snipe").pick("Goblin")
    t.say("pass")
    assert "DamageDealt" not in kinds(t.events)
    assert (t.foe.field, t.me.cemetery) == (["Okami 5/5"], ["Goblin"])
    assert kinds(t.events)[-1] == "AttackEnded"


@pytest.mark.rule("8.4.9")
def test_an_attacker_that_left_by_its_own_strike_deals_no_damage_and_the_attack_goes_on_to_its_end():
    t = table(me=Side(field=["Coward"]), cards=[follower("Coward", strike(LEAVES), attack=3)])
    coward = t.card("Coward", "field").id
    t.attack("Coward", "leader")
    assert (t.me.hand, t.ask.kind, t.ask.seat) == (["Coward"], "quick", 1)
    t.say("pass")
    assert t.foe.defense == 20
    assert t.events[-1] == AttackEnded(coward)
    assert in_combat(t) == (0, 0)


@pytest.mark.rule("8.4.9")
def test_without_its_target_the_attacker_deals_no_damage_and_takes_none():
    shot = Do(lambda game, context: destroy(game, [card.id for card in game.field(1)]))
    cards = [follower("Sniper", strike(shot), attack=3, defense=1)]
    t = table(me=Side(field=["Sniper"]), foe=Side(field=["Okami [engaged]"]), cards=cards)
    t.attack("Sniper", "Okami")
    assert (t.foe.cemetery, t.ask.kind) == (["Okami"], "quick")
    t.say("pass")
    assert "DamageDealt" not in kinds(t.events)
    assert (t.me.field, t.foe.defense) == (["Sniper 3/1"], 20)
    assert t.is_engaged("Sniper")


@pytest.mark.rule("8.4.9")
def test_a_target_that_leaves_in_the_quick_window_takes_none():
    foe = Side(field=["Treant [engaged]"], ex=[], hand=["Recall"])
    recall = spell_card("Recall", "quick", "spell(select(your.follower), return_to_hand(it))")
    t = table(me=Side(field=["Fighter"]), foe=foe, cards=[recall]).attack("Fighter", "Treant")
    t.play("Recall").pick("Treant").quiet()
    assert (t.foe.hand, t.me.field, t.foe.defense) == (["Treant"], ["Fighter 2/3"], 20)


@pytest.mark.rule("8.4.9")
def test_a_target_that_is_no_longer_engaged_is_still_the_target():
    t = table(me=Side(field=["Fighter"]), foe=Side(field=["Treant [engaged]"])).attack("Fighter", "Treant")
    by_hand(t, "turn", "Treant", amount=0)
    t.say("pass")
    assert t.foe.field == ["Treant 3/1"]


@pytest.mark.rule("8.4.9.1")
def test_attacker_and_target_deal_their_damage_at_the_same_time():
    t = table(me=Side(field=["Okami"]), foe=Side(field=["Aria, Fairy Princess [engaged]"]))
    okami, aria = t.card("Okami", "field").id, t.card("Aria, Fairy Princess", "field").id
    t.attack("Okami", "Aria, Fairy Princess").say("pass")
    dealt = [event for event in t.events if isinstance(event, DamageDealt)]
    assert dealt == [DamageDealt(okami, aria, 5, "attack"), DamageDealt(aria, okami, 5, "combat")]
    assert (t.me.cemetery, t.foe.cemetery) == (["Okami"], ["Aria, Fairy Princess"])
    assert kinds(t.events)[:4] == ["DamageDealt", "DamageDealt", "destroy", "destroy"]


@pytest.mark.rule("8.4.9.1")
def test_a_leader_deals_no_damage_back():
    t = table(me=Side(field=["Fighter"])).attack("Fighter", "leader").quiet()
    assert (t.me.field, t.foe.defense) == (["Fighter 2/3"], 18)
    assert len([event for event in t.events if isinstance(event, DamageDealt)]) == 1


@pytest.mark.rule("8.4.9.2")
def test_followers_that_dealt_damage_to_each_other_have_fought():
    """Bane (11.3.2) destroys what its follower fought with, however little damage there was."""
    viper = follower("Viper", "bane", attack=0, defense=9)
    t = table(me=Side(field=["Viper"]), foe=Side(field=["Okami [engaged]"]), cards=[viper])
    t.attack("Viper", "Okami").quiet()
    assert (t.foe.cemetery, t.me.field) == (["Okami"], ["Viper 0/4"])
    t = table(me=Side(field=["Okami"]), foe=Side(field=["Viper [engaged]"]), cards=[viper])
    t.attack("Okami", "Viper").quiet()
    assert (t.me.cemetery, t.foe.field) == (["Okami"], ["Viper 0/4"])


@pytest.mark.rule("8.4.9.2")
def test_followers_one_of_which_left_have_not_fought():
    viper = follower("Viper", "bane", strike(LEAVES), attack=1)
    t = table(me=Side(field=["Viper"]), foe=Side(field=["Okami [engaged]"]), cards=[viper])
    t.attack("Viper", "Okami").quiet()
    assert (t.foe.field, t.me.hand) == (["Okami 5/5"], ["Viper"])


@pytest.mark.rule("8.4.9.2")
def test_attacking_a_leader_is_not_fighting():
    viper = follower("Viper", "bane", attack=1)
    t = table(me=Side(field=["Viper"]), foe=Side(field=["Okami"]), cards=[viper]).attack("Viper", "leader").quiet()
    assert (t.foe.defense, t.foe.field, t.table.outcome) == (19, ["Okami 5/5"], None)


# -- 8.4.10, 8.4.11 ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.4.10")
def test_what_the_damage_triggers_is_resolved_before_the_attack_ends():
    t = table(me=Side(field=["Okami"]), foe=Side(field=["Water Fairy [engaged]"])).attack("Okami", "Water Fairy")
    t.say("pass")
    happened = kinds(t.events)
    assert happened.index("destroy") < happened.index("Played") < happened.index("AttackEnded")
    assert t.foe.ex == ["Fairy"]


@pytest.mark.rule("8.4.10")
def test_a_leader_that_falls_to_the_attack_ends_the_game():
    t = table(me=Side(field=["Storming"]), foe=Side(defense=3), cards=[follower("Storming", "storm", attack=3)])
    t.attack("Storming", "leader").quiet()
    assert t.table.outcome.winners == (0,)


@pytest.mark.rule("8.4.11")
def test_after_the_attack_nothing_is_in_combat():
    t = table(me=Side(field=["Okami"]), foe=Side(field=["Angelic Sword Maiden [engaged]"]))
    okami = t.card("Okami", "field").id
    t.attack("Okami", "Angelic Sword Maiden").say("pass")
    assert (t.me.field, t.foe.field) == (["Okami 5/1"], ["Angelic Sword Maiden 4/1"])
    assert in_combat(t) == (0, 0)
    assert t.events[-1] == AttackEnded(okami)


@pytest.mark.rule("8.4.9")
def test_an_attacker_that_is_no_follower_any_more_deals_no_damage():
    statue = spell_card("Statue", "quick", 'spell(select(enemy.follower), change_into(it, "amulet"))')
    t = table(me=Side(field=["Goblin"]), foe=Side(hand=["Statue"]), cards=[statue]).attack("Goblin", "leader")
    t.play("Statue").pick("Goblin").quiet()
    assert (t.me.field, t.foe.defense, in_combat(t)) == (["Goblin"], 20, (0, 0))


@pytest.mark.rule("8.4.9.2")
def test_followers_one_of_which_left_instead_of_taking_the_damage_have_not_fought():
    wisp = follower("Wisp", "bane", "if_would(damaged(this), return_to_hand(this))", defense=3)
    t = table(me=Side(field=["Okami"]), foe=Side(field=["Wisp [engaged]"]), cards=[wisp])
    t.attack("Okami", "Wisp").quiet()
    assert (t.me.field, t.foe.hand) == (["Okami 5/4"], ["Wisp"])


@pytest.mark.rule("8.4.11", "8.4.10")
def test_the_attack_is_not_over_while_what_its_damage_triggered_is_resolved():
    heir = follower("Heir", "last_words(select(enemy.follower), give(it, attack=1))")
    t = table(me=Side(field=["Okami", "Goblin"]), foe=Side(field=["Heir [engaged]"]), cards=[heir])
    okami, slain = t.card("Okami", "field").id, t.card("Heir", "field").id
    t.attack("Okami", "Heir").quiet()
    assert (t.ask.kind, t.ask.seat, in_combat(t)) == ("target", 1, (okami, slain))
    t.pick("Goblin")
    assert (t.ask.kind, in_combat(t)) == ("main", (0, 0))
