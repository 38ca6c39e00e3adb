"""12.8 to 12.15: Ward, Storm, Rush, Assail, Intimidate, Drain, Bane, Aura."""

import pytest
from sve.playing import Side, amulet, evolved, follower, spell_card, table
from sve.rules.probes import by_hand, outcome

from svedesk.engine.events import Played
from svedesk.games.sve.words import assail, rush, storm

# -- Ward (12.8), with its three meanings ------------------------------------------------------------------------------


GUARD = follower("Guard", "ward", defense=3)
MINE = ["Fighter"]


# -- (i) coming onto the field -----------------------------------------------------------------------------------------


@pytest.mark.rule("12.8.2")
@pytest.mark.parametrize(("picked", "engaged"), [(("Guard",), True), ((), False)])
def test_a_follower_with_ward_may_be_engaged_as_it_comes(picked, engaged):
    t = table(me=Side(hand=["Guard"]), cards=[GUARD])
    t.play("Guard")
    assert (t.ask.kind, t.ask.seat, t.ask.low, t.options()) == ("ward", 0, 0, ["Guard"])
    t.pick(*picked)
    assert t.is_engaged("Guard") == engaged
    assert t.ask.kind == "main"


@pytest.mark.rule("12.8.2")
def test_tokens_with_ward_too_each_for_itself():
    sentry = follower("Sentry", "ward", special="token")
    token = 'Token("X-Sentry", "Sentry", "Sentry")'
    t = table(me=Side(hand=["Post"]), cards=[sentry, spell_card("Post", f"spell(summon({token}, {token}))")])
    t.play("Post")
    assert (t.ask.kind, t.ask.high) == ("ward", 2)
    t.pick("Sentry")
    assert [card.sideways for card in t.table.in_zone(0, "field")] == [True, False]


@pytest.mark.rule("12.8.2")
def test_nothing_is_asked_of_a_follower_without_ward_or_that_comes_into_the_ex_area():
    sentry = follower("Sentry", "ward", special="token")
    call = spell_card("Call", 'spell(into_ex(1, Token("X-Sentry", "Sentry", "Sentry")))')
    t = table(me=Side(hand=["Fighter", "Call"]), cards=[sentry, call])
    t.play("Fighter").play("Call")
    assert (t.ask.kind, t.me.ex) == ("main", ["Sentry"])


# -- (ii) the end phase ------------------------------------------------------------------------------------------------


@pytest.mark.rule("12.8.2")
def test_followers_with_ward_may_be_engaged_in_their_controllers_end_phase():
    t = table(me=Side(field=["Guard", "Fighter", "Guard", "Guard [engaged]"]), foe=Side(field=["Guard"]), cards=[GUARD])
    t.end()
    assert (t.ask.kind, t.ask.seat, t.ask.low, t.ask.high) == ("ward", 0, 0, 2)
    assert t.options() == ["Guard", "Guard"]
    t.pick("Guard")
    assert [card.sideways for card in t.table.in_zone(0, "field")] == [True, False, False, True]
    assert [card.sideways for card in t.table.in_zone(1, "field")] == [False]


# -- (iii) attacks -----------------------------------------------------------------------------------------------------


def targets(t, attacker):
    return [option.removeprefix(f"attack {attacker} > ") for option in t.options("attack")]


@pytest.mark.rule("12.8.2")
def test_an_engaged_follower_with_ward_must_be_the_attack_target():
    t = table(
        me=Side(field=MINE), foe=Side(field=["Goblin [engaged]", "Guard [engaged]", "Guard [engaged]"]), cards=[GUARD]
    )
    assert targets(t, "Fighter") == ["Guard", "Guard"]
    assert t.why_not("attack Fighter > leader") == ("ward-first", "12.8.2")
    assert t.why_not("attack Fighter > Goblin") == ("ward-first", "12.8.2")


@pytest.mark.rule("12.8.2")
def test_a_reserved_one_or_one_of_the_attackers_own_binds_nobody():
    t = table(
        me=Side(field=["Fighter", "Guard [engaged]"]), foe=Side(field=["Goblin [engaged]", "Guard"]), cards=[GUARD]
    )
    assert targets(t, "Fighter") == ["Goblin", "leader"]


@pytest.mark.rule("12.8.2", "12.11.2")
def test_a_reserved_one_binds_no_follower_with_assail_either():
    fox = follower("Fox", "assail")
    t = table(me=Side(field=["Fox"]), foe=Side(field=["Goblin", "Guard"]), cards=[GUARD, fox])
    assert targets(t, "Fox") == ["Goblin", "Guard", "leader"]


@pytest.mark.rule("12.8.2")
def test_only_if_it_can_be_selected_at_all():
    ghost = follower("Ghost", "ward", "intimidate")
    t = table(me=Side(field=MINE), foe=Side(field=["Goblin [engaged]", "Ghost [engaged]"]), cards=[ghost])
    assert targets(t, "Fighter") == ["Goblin", "leader"]


@pytest.mark.rule("12.8.2")
def test_assail_and_storm_do_not_get_past_it_but_a_text_may():
    wild = follower("Wild", "storm", "assail")
    t = table(me=Side(field=["Wild [new]"]), foe=Side(field=["Guard [engaged]", "Goblin"]), cards=[GUARD, wild])
    assert targets(t, "Wild") == ["Guard"]
    sly = follower("Sly", "ignores_ward")
    t = table(me=Side(field=["Sly"]), foe=Side(field=["Guard [engaged]", "Goblin"]), cards=[GUARD, sly])
    assert targets(t, "Sly") == ["Guard", "leader"]


@pytest.mark.rule("12.8.2")
def test_ward_that_was_evolved_away_or_given_counts_as_it_is_now():
    shed = evolved("Guard", "rush")
    base = follower("Guard", "evolve(1)", "ward")
    t = table(me=Side(field=MINE), foe=Side(field=["Guard [engaged, evolved]", "Goblin [engaged]"]), cards=[base, shed])
    assert targets(t, "Fighter") == ["Guard", "Goblin", "leader"]
    by_hand(t, "keyword", "Goblin", text="ward")
    assert targets(t, "Fighter") == ["Goblin"]


# -- Storm, Rush, Assail, Intimidate (12.9 to 12.12) -------------------------------------------------------------------


FOES = Side(field=["Goblin", "Okami [engaged]"])


def runner(*keywords):
    return follower("Runner", *keywords)


@pytest.mark.rule("12.9.2", "12.10.2", "12.11.2")
@pytest.mark.parametrize(
    ("keywords", "came_now", "possible"),
    [
        ((), False, ["Okami", "leader"]),
        ((), True, []),
        ((storm,), True, ["Okami", "leader"]),
        ((rush,), True, ["Okami"]),
        ((rush,), False, ["Okami", "leader"]),
        ((assail,), False, ["Goblin", "Okami", "leader"]),
        ((assail,), True, []),
        ((rush, assail), True, ["Goblin", "Okami"]),
        ((storm, assail), True, ["Goblin", "Okami", "leader"]),
        ((rush, storm), True, ["Okami", "leader"]),
    ],
)
def test_whom_a_follower_may_attack(keywords, came_now, possible):
    t = table(me=Side(field=["Runner" + " [new]" * came_now]), foe=FOES, cards=[runner(*keywords)])
    assert targets(t, "Runner") == possible


@pytest.mark.rule("12.9.2")
def test_storm_lets_a_follower_just_played_attack():
    t = table(me=Side(hand=["Runner"]), cards=[runner(storm)])
    t.play("Runner").attack("Runner", "leader").quiet()
    assert t.foe.defense == 19


@pytest.mark.rule("12.9.2", "12.10.2")
@pytest.mark.parametrize("keyword", [storm, rush])
def test_neither_lets_an_engaged_follower_attack(keyword):
    t = table(me=Side(field=["Runner [engaged, new]"]), foe=FOES, cards=[runner(keyword)])
    assert targets(t, "Runner") == []
    assert t.why_not("attack Runner") == ("attacker-engaged", "8.4.2")


@pytest.mark.rule("12.10.2")
def test_rush_without_an_engaged_follower_to_attack_is_no_attack():
    t = table(me=Side(field=["Runner [new]"]), foe=Side(field=["Goblin"]), cards=[runner(rush)])
    assert targets(t, "Runner") == []
    assert t.why_not("attack Runner > Goblin")[0] == "target-reserved"
    assert t.why_not("attack Runner > leader") == ("leader-not-yet", "8.4.3.1")


@pytest.mark.rule("12.10.2")
def test_keywords_of_the_evolved_card_count():
    t = table(
        me=Side(field=["Runner [new]"], evolve=["Runner"]),
        foe=FOES,
        cards=[follower("Runner", "evolve(1)"), evolved("Runner", "storm")],
    )
    assert targets(t, "Runner") == []
    t.evolve("Runner")
    assert targets(t, "Runner") == ["Okami", "leader"]


@pytest.mark.rule("12.11.2")
def test_a_follower_attacked_reserved_strikes_back_as_any_other():
    t = table(me=Side(field=["Runner"]), foe=Side(field=["Goblin"]), cards=[runner(assail)])
    t.attack("Runner", "Goblin").quiet()
    assert (t.me.field, t.foe.field) == ([], ["Goblin 2/1"])
    assert not t.is_engaged("Goblin")


@pytest.mark.rule("12.12.2")
@pytest.mark.parametrize("keywords", [(), (assail,), (storm,)])
def test_a_follower_with_intimidate_cannot_be_attacked(keywords):
    ogre = follower("Ogre", "intimidate")
    t = table(me=Side(field=["Runner"]), foe=Side(field=["Ogre [engaged]"]), cards=[runner(*keywords), ogre])
    assert targets(t, "Runner") == ["leader"]
    assert t.why_not("attack Runner > Ogre") == ("intimidate", "12.12.2")


@pytest.mark.rule("12.12.2")
def test_it_attacks_itself_as_any_other():
    ogre = follower("Ogre", "intimidate")
    t = table(me=Side(field=["Ogre"]), foe=FOES, cards=[ogre])
    assert targets(t, "Ogre") == ["Okami", "leader"]


@pytest.mark.rule("12.12.2.1")
def test_intimidate_keeps_nothing_from_being_selected_by_cards_and_abilities():
    ogre = follower("Ogre", "intimidate", defense=3)
    bolt = spell_card("Bolt", "spell(both(select(enemy.follower), deal(2, it)))")
    t = table(me=Side(hand=["Bolt"]), foe=Side(field=["Ogre"]), cards=[ogre, bolt])
    t.play("Bolt").pick("Ogre")
    assert t.foe.field == ["Ogre 1/1"]


@pytest.mark.rule("12.12.2")
def test_it_cannot_be_attacked_with_ward_either_and_its_ward_binds_nobody():
    ogre = follower("Ogre", "intimidate", "ward")
    t = table(me=Side(field=["Runner"]), foe=Side(field=["Ogre [engaged]"]), cards=[runner(), ogre])
    assert targets(t, "Runner") == ["leader"]


# -- Drain, Bane, Aura (12.13 to 12.15) --------------------------------------------------------------------------------


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
