"""10.4.5 and costs that move the card itself: leader defense, this card into the cemetery."""

import pytest
from sve.playing import Side, amulet, follower, table
from sve.rules.probes import kinds, outcome

from svedesk.engine.events import DamageDealt

ALTAR = amulet("Altar", "activate(lower_leader_defense(3), draw(1))")
PACT = follower("Pact", "fanfare(draw(1), cost=lower_leader_defense(3))")


@pytest.mark.rule("10.4.5", "10.4.5.1")
@pytest.mark.parametrize(("defense", "offered"), [(2, False), (3, True), (4, True)])
def test_a_value_lowered_as_a_cost_must_be_at_least_as_much(defense, offered):
    t = table(me=Side(field=["Altar"], defense=defense), cards=[ALTAR])
    assert ("activate Altar" in t.options()) == offered
    if not offered:
        assert t.why_not("activate Altar") == ("not-enough-leader-defense", "10.4.5")


@pytest.mark.rule("10.4.5", "10.4.3")
def test_it_is_lowered_before_the_text_is_resolved_and_is_no_damage():
    t = table(me=Side(field=["Altar"], defense=20), cards=[ALTAR])
    t.activate("Altar")
    assert (t.me.defense, t.foe.defense, t.me.hand) == (17, 20, ["Fighter"])
    assert kinds(t.events)[:3] == ["NumberChanged", "Played", "draw"]
    assert not [event for event in t.events if isinstance(event, DamageDealt)]


@pytest.mark.rule("10.4.5")
def test_what_waits_for_lost_defense_hears_of_it_and_of_damage_too():
    thorn = amulet("Thorn", "whenever_leader_loses(draw(1))")
    t = table(me=Side(field=["Altar", "Fighter"]), foe=Side(field=["Thorn"]), cards=[ALTAR, thorn])
    t.activate("Altar").attack("Fighter", "leader").quiet()
    assert (t.me.defense, t.foe.defense, t.foe.hand) == (17, 18, ["Fighter"])
    t = table(me=Side(field=["Altar", "Thorn"]), cards=[ALTAR, thorn])
    assert t.activate("Altar").in_any_order().me.hand == ["Fighter", "Fighter"]


@pytest.mark.rule("10.4.5.1", "11.2.1")
def test_the_last_defense_may_be_paid_and_the_text_still_happens_before_the_game_is_lost():
    t = table(me=Side(field=["Altar"], defense=3, deck=["Goblin"]), cards=[ALTAR])
    t.activate("Altar")
    assert (t.me.defense, t.me.hand, outcome(t)) == (0, ["Goblin"], ((1,), {0: "defense"}))


@pytest.mark.rule("10.4.5", "10.4.2.2")
def test_two_parts_of_one_cost_are_added():
    twice = amulet("Twice", "activate(lower_leader_defense(2) + lower_leader_defense(2), draw(1))")
    t = table(me=Side(field=["Twice"], defense=3), cards=[twice])
    assert "activate Twice" not in t.options()


@pytest.mark.rule("10.4.7.4", "10.4.5")
@pytest.mark.parametrize(("defense", "asked"), [(2, False), (3, True)])
def test_it_may_be_the_cost_of_an_automatic_ability(defense, asked):
    t = table(me=Side(hand=["Pact"], defense=defense), cards=[PACT])
    t.play("Pact")
    assert (t.ask.kind == "may") == asked
    if asked:
        t.say("yes")
    assert (len(t.me.hand), t.me.defense) == ((1, 0) if asked else (0, 2))


# -- this card into the cemetery ---------------------------------------------------------------------------------------

WELL = amulet("Well", "activate(pay(1) + engage_this + bury_this, draw(1), give_leader(1))")


@pytest.mark.rule("10.6.2.8.2.1", "10.4.2.1")
def test_a_card_that_pays_with_itself_is_gone_and_its_ability_resolves():
    t = table(me=Side(field=["Well"], pp=1), cards=[WELL])
    t.activate("Well")
    assert (t.me.field, t.me.cemetery, t.me.hand, t.me.defense) == ([], ["Well"], ["Fighter"], 21)
    assert kinds(t.events)[:3] == ["NumberChanged", "CardTurned", "bury"]


@pytest.mark.rule("10.6.2.3", "10.4.2")
def test_targets_are_selected_before_it_is_paid_and_taking_back_costs_nothing():
    cross = amulet("Cross", "activate(bury_this, both(select(enemy.follower), deal(1, it)))")
    t = table(me=Side(field=["Cross"]), foe=Side(field=["Fighter"]), cards=[cross])
    t.activate("Cross")
    assert (t.ask.kind, t.me.field) == ("target", ["Cross"])
    t.session.cancel()
    assert (t.ask.kind, t.me.field, t.me.cemetery) == ("main", ["Cross"], [])
    t.activate("Cross").pick("Fighter")
    assert (t.me.field, t.foe.field) == ([], ["Fighter 2/2"])


@pytest.mark.rule("4.1.4.1")
def test_this_card_is_then_the_one_in_the_cemetery():
    phoenix = follower("Phoenix", "activate(bury_this, put_onto_field(this), give(it, attack=1))", "fanfare(draw(1))")
    t = table(me=Side(field=["Phoenix [damage 3]"]), cards=[phoenix])
    t.activate("Phoenix")
    assert (t.me.field, t.me.cemetery, t.me.hand) == (["Phoenix 2/1"], [], ["Fighter"])


@pytest.mark.rule("4.1.4.1")
def test_so_it_is_where_an_automatic_ability_is_paid_for():
    phoenix = follower("Phoenix", "strike(put_onto_field(this), cost=bury_this)")
    t = table(me=Side(field=["Phoenix"]), cards=[phoenix])
    t.attack("Phoenix", "leader").say("yes").quiet()
    assert (t.me.field, t.me.cemetery, t.is_engaged("Phoenix"), t.foe.defense) == (["Phoenix 1/1"], [], False, 20)


@pytest.mark.rule("5.33.1", "12.5.3")
def test_it_is_not_destroyed_but_its_last_words_are_heard():
    relic = amulet("Relic", "activate(bury_this, draw(1))", "last_words(into_ex(1, KNIGHT))")
    t = table(me=Side(field=["Relic"]), cards=[relic])
    t.activate("Relic")
    assert (t.me.cemetery, t.me.hand, t.me.ex) == (["Relic"], ["Fighter"], ["Knight"])
    assert "destroy" not in kinds(t.events)


@pytest.mark.rule("10.4.2.2")
def test_a_card_that_is_gone_cannot_be_put_into_the_cemetery():
    ember = follower("Ember", "last_words(draw(1), cost=bury_this)", "strike(draw(1), cost=bury_this)")
    t = table(me=Side(field=["Ember"]), foe=Side(field=["Goblin [engaged]"]), cards=[ember])
    t.attack("Ember", "Goblin").say("no").quiet()
    assert (t.ask.kind, t.me.cemetery, t.me.hand) == ("main", ["Ember"], [])


@pytest.mark.rule("10.4.7.4")
def test_it_may_be_the_cost_of_an_automatic_ability_too_and_ends_the_attack():
    ember = follower("Ember", "strike(draw(1), cost=bury_this)")
    t = table(me=Side(field=["Ember"]), cards=[ember])
    t.attack("Ember", "leader").say("yes").quiet()
    assert (t.me.cemetery, t.me.hand, t.foe.defense) == (["Ember"], ["Fighter"], 20)


@pytest.mark.rule("10.12.2.3", "10.3.5")
def test_damage_of_a_card_that_paid_with_itself_is_no_more_raised_by_it():
    spike = follower("Spike", "quick_activate(bury_this, deal(1, enemy.follower))", "deals_more(2)")
    t = table(me=Side(field=["Goliath"]), foe=Side(field=["Spike"]), cards=[spike])
    t.attack("Goliath", "leader").activate("Spike").quiet()
    assert t.me.field == ["Goliath 3/3"]


@pytest.mark.rule("10.7.4.2", "10.7.7")
def test_a_card_that_watches_for_what_leaves_sees_itself_leave():
    mourner = amulet("Mourner", "activate(bury_this, give_leader(1))", "whenever_leaves(your.amulet, draw(1))")
    t = table(me=Side(field=["Mourner", "Mourner"]), cards=[mourner])
    t.activate("Mourner").in_any_order()
    assert (t.me.field, t.me.hand, t.me.defense) == (["Mourner"], ["Fighter"] * 2, 21)
