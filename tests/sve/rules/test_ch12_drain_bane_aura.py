"""12.13 to 12.15: Drain, Bane, Aura."""

import pytest
from sve.playing import Side, amulet, follower, spell_card, table
from sve.rules.probes import by_hand, outcome

from svedesk.engine.events import Played

BAT = follower("Bat", "drain", attack=3, defense=6)


# -- Drain -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("12.13.2")
@pytest.mark.parametrize("target", ["leader", "Goblin", "Okami"])
def test_the_leader_gains_as_much_as_the_attack_damage_dealt(target):
    t = table(me=Side(field=["Bat"], defense=12), foe=Side(field=["Goblin [engaged]", "Okami [engaged]"]), cards=[BAT])
    t.attack("Bat", target).quiet()
    assert t.me.defense == 15
    assert [event.what for event in t.events if isinstance(event, Played)] == ["automatic"]


@pytest.mark.rule("12.13.2")
@pytest.mark.parametrize(("shift", "gained"), [(-1, 2), (-3, 0), (2, 5)])
def test_it_is_the_damage_as_it_was_dealt(shift, gained):
    shell = amulet("Shell", f"damage_shift({shift})")
    t = table(me=Side(field=["Bat"]), foe=Side(field=["Shell"]), cards=[BAT, shell])
    t.attack("Bat", "leader").quiet()
    assert (t.me.defense, t.foe.defense) == (20 + gained, 20 - gained)


@pytest.mark.rule("12.13.2")
def test_it_is_its_own_leaders_and_comes_after_rules_are_handled():
    t = table(me=Side(field=["Bat"], defense=1), foe=Side(field=["Bat [engaged]"], defense=3), cards=[BAT])
    t.attack("Bat", "Bat").quiet()
    assert (t.me.defense, t.foe.defense) == (4, 3)
    t = table(me=Side(field=["Bat"]), foe=Side(defense=3), cards=[BAT])
    t.attack("Bat", "leader").quiet()
    assert (outcome(t), t.me.defense) == (((0,), {1: "defense"}), 20)


@pytest.mark.rule("12.13.2.2", "5.13.3.1")
def test_damage_of_the_one_attacked_or_by_an_ability_does_not_trigger_it():
    spitter = follower(
        "Spitter", "drain", "fanfare(deal(2, enemy.follower))", "activate(pay(0), deal(1, enemy.follower))"
    )
    t = table(me=Side(hand=["Spitter"], field=["Goblin"]), foe=Side(field=["Bat [engaged]"]), cards=[BAT, spitter])
    t.play("Spitter").activate("Spitter")
    assert (t.me.defense, t.foe.field) == (20, ["Bat 3/3"])
    t.attack("Goblin", "Bat").quiet()
    assert (t.me.defense, t.foe.defense) == (20, 20)


@pytest.mark.rule("12.13.3")
def test_several_drains_are_one():
    feast = amulet("Feast", "while_here(your.follower, drain)")
    t = table(me=Side(field=["Bat", "Feast"]), cards=[BAT, feast])
    by_hand(t, "keyword", "Bat", text="drain")
    t.attack("Bat", "leader").quiet()
    assert t.me.defense == 23


# -- Bane --------------------------------------------------------------------------------------------------------------

ASP = follower("Asp", "bane", attack=1, defense=9)


@pytest.mark.rule("12.14.2")
@pytest.mark.parametrize(("attacker", "target"), [("Asp", "Okami"), ("Okami", "Asp")])
def test_any_follower_that_fought_with_it_is_destroyed(attacker, target):
    t = table(me=Side(field=[attacker]), foe=Side(field=[f"{target} [engaged]"]), cards=[ASP])
    t.attack(attacker, target).quiet()
    assert t.cards("Okami", "field") == []
    assert t.cards("Asp", "field") != []


@pytest.mark.rule("12.14.2")
def test_two_with_bane_destroy_each_other():
    t = table(me=Side(field=["Asp"]), foe=Side(field=["Asp [engaged]"]), cards=[ASP])
    t.attack("Asp", "Asp").quiet()
    assert (t.me.cemetery, t.foe.cemetery) == (["Asp"], ["Asp"])


@pytest.mark.rule("12.14.2")
def test_damage_by_an_ability_or_to_a_leader_is_no_fight():
    spitter = follower("Spitter", "bane", "storm", "fanfare(deal(1, enemy.follower))")
    t = table(me=Side(hand=["Spitter"]), foe=Side(field=["Okami"]), cards=[spitter])
    t.play("Spitter").attack("Spitter", "leader").quiet()
    assert (t.foe.field, t.foe.defense) == (["Okami 5/4"], 19)


@pytest.mark.rule("12.14.2.1")
def test_the_other_is_destroyed_though_it_takes_no_damage():
    t = table(
        me=Side(field=["Okami"]),
        foe=Side(field=["Asp [engaged]"]),
        cards=[follower("Asp", "bane", attack=0, defense=9)],
    )
    t.attack("Okami", "Asp").quiet()
    assert (t.me.field, t.foe.field) == ([], ["Asp 0/4"])


@pytest.mark.rule("12.14.2")
def test_who_left_before_the_damage_has_not_fought():
    zap = spell_card("Zap", "quick", "spell(both(select(your.follower), destroy(it)))")
    t = table(me=Side(field=["Okami"]), foe=Side(field=["Asp [engaged]"], hand=["Zap"]), cards=[ASP, zap])
    t.attack("Okami", "Asp").play("Zap").pick("Asp").quiet()
    assert (t.me.field, t.foe.field) == (["Okami 5/5"], [])


# -- Aura --------------------------------------------------------------------------------------------------------------

SAINT = follower("Saint", "aura", defense=3)
BOLT = spell_card("Bolt", "spell(both(select(enemy.follower), deal(1, it)))")


@pytest.mark.rule("12.15.2")
def test_a_card_with_aura_cannot_be_selected_by_an_opponents_card():
    t = table(me=Side(hand=["Bolt"]), foe=Side(field=["Saint", "Goblin"]), cards=[SAINT, BOLT])
    t.play("Bolt")
    assert t.options() == ["Goblin"]
    t = table(me=Side(hand=["Bolt"]), foe=Side(field=["Saint"]), cards=[SAINT, BOLT])
    assert t.why_not("play Bolt") == ("no-target", "10.6.2.3.3")


@pytest.mark.rule("12.15.2")
def test_nor_by_an_opponents_ability():
    archer = follower("Archer", "fanfare(both(select(enemy.follower), destroy(it)))")
    t = table(me=Side(hand=["Archer"]), foe=Side(field=["Saint"]), cards=[SAINT, archer])
    t.play("Archer")
    assert (t.ask.kind, t.foe.field) == ("main", ["Saint 1/3"])


@pytest.mark.rule("12.15.2")
def test_its_own_controller_selects_it_as_any_other():
    cheer = spell_card("Cheer", "spell(both(select(any_side.follower), give(it, attack=1)))")
    t = table(me=Side(hand=["Cheer"], field=["Saint"]), foe=Side(field=["Saint"]), cards=[SAINT, cheer])
    t.play("Cheer")
    assert len(t.ask.options) == 1
    t.pick("my Saint")
    assert (t.me.field, t.foe.field) == (["Saint 2/3"], ["Saint 1/3"])


@pytest.mark.rule("12.15.2")
def test_what_acts_on_all_without_selecting_acts_on_it():
    t = table(me=Side(hand=["Angelic Barrage"]), foe=Side(field=["Saint"]), cards=[SAINT])
    t.play("Angelic Barrage")
    assert t.foe.field == ["Saint 1/2"]


@pytest.mark.rule("12.15.2.1")
def test_it_can_be_attacked():
    t = table(me=Side(field=["Goblin"]), foe=Side(field=["Saint [engaged]"]), cards=[SAINT])
    t.attack("Goblin", "Saint").quiet()
    assert t.foe.field == ["Saint 1/1"]


@pytest.mark.rule("12.15.2")
def test_aura_that_a_passive_ability_gives_counts_too():
    choir = amulet("Choir", "while_here(your.follower, aura)")
    t = table(me=Side(hand=["Bolt"]), foe=Side(field=["Goblin", "Choir"]), cards=[choir, BOLT])
    assert "play Bolt" not in t.options()
    by_hand(t, "move", "Choir", to=(1, "hand"))
    assert "play Bolt" in t.options()
