"""11.1 and 10.10: what rules handling does is replaced too, and what never ends for it does (15.2.1)."""

import pytest
from sve.playing import Side, amulet, follower, spell_card, table
from sve.rules.probes import by_hand, moves, outcome

BURN = spell_card("Burn", "spell(deal(1, your.follower))", cost=0)
NOTHING = "when(combo(99), draw(1))"


@pytest.mark.rule("15.2.1.3", "10.10.1")
def test_a_follower_that_the_rules_destroy_and_a_text_keeps_for_ever_is_a_perpetual_cycle():
    stone = follower("Stone", f"if_would(destroyed(this), {NOTHING})")
    t = table(me=Side(hand=["Burn"], field=["Stone"]), cards=[stone, BURN])
    t.play("Burn")
    assert outcome(t) == ((), {})


@pytest.mark.rule("15.2.1.2", "10.10.1")
def test_who_may_keep_it_for_ever_comes_to_have_to_let_it_go():
    stone = follower("Stone", f"if_would(destroyed(this), {NOTHING}, may=True)")
    t = table(me=Side(hand=["Burn"], field=["Stone"]), cards=[stone, BURN])
    t.play("Burn")
    for _ in range(40):
        if t.ask.kind == "main":
            break
        assert t.ask.kind == "may"
        t.say("yes" if "yes" in t.options() else "no")
    assert (t.me.cemetery, outcome(t)) == (["Burn", "Stone"], None)


@pytest.mark.rule("11.3.1", "10.10.1")
def test_followers_without_defense_each_go_where_their_text_says():
    """At once with those of which no text says anything."""
    ghost = follower("Ghost", "if_would(destroyed(this), banish(it))")
    boomer = follower("Boomer", "if_would(destroyed(this), return_to_hand(it))")
    t = table(me=Side(hand=["Burn"], field=["Ghost", "Boomer", "Imp"]), cards=[BURN, ghost, boomer, follower("Imp")])
    t.play("Burn")
    assert (t.me.banished, t.me.hand, t.me.cemetery, t.me.field) == (["Ghost"], ["Boomer"], ["Burn", "Imp"], [])


@pytest.mark.rule("11.3.2", "10.10.1")
def test_being_destroyed_by_bane_is_replaced():
    viper, ghost = (
        follower("Viper", "bane", defense=9),
        follower("Ghost", "if_would(destroyed(this), banish(it))", defense=9),
    )
    t = table(me=Side(field=["Viper"]), foe=Side(field=["Ghost [engaged]"]), cards=[viper, ghost])
    t.attack("Viper", "Ghost").quiet()
    assert (t.foe.banished, t.foe.cemetery) == (["Ghost"], [])


@pytest.mark.rule("11.4.1", "10.10.1")
def test_a_card_too_many_on_the_field_goes_elsewhere():
    """It is put into the cemetery and not destroyed."""
    ghost = follower("Ghost", "if_would(destroyed(this), banish(it))", "if_would(buried(this), return_to_hand(it))")
    t = table(me=Side(field=["Goblin"] * 5), cards=[ghost])
    by_hand(t, "create", to=(0, "field"), text="X-Ghost", amount=1).end()
    assert t.ask.kind == "keep"
    t.pick(*["Goblin"] * 5)
    assert (t.me.hand, t.me.banished, len(t.me.field)) == (["Ghost"], [], 5)


@pytest.mark.rule("11.7.1", "10.10.1")
def test_an_amulet_without_stack_counters_is_put_elsewhere_too():
    veil = amulet("Veil", "if_would(leaving(your.amulet.but_this()), banish(it))")
    blow = spell_card("Blow", "spell(destroy(your.amulet))", cost=0)
    t = table(me=Side(hand=["Moss", "Blow"], field=["Veil"]), cards=[amulet("Moss", "stack"), veil, blow])
    t.play("Moss").play("Blow").pick("Moss")
    assert (t.me.field, t.me.cemetery) == ([], ["Veil", "Blow", "Moss"])
    assert [event.why for event in moves(t.events) if event.number == "X-Moss"] == ["bury"]


@pytest.mark.rule("11.3.1", "4.1.4")
def test_one_that_comes_back_from_the_hand_is_a_new_card_without_the_damage():
    phoenix = follower("Phoenix", "if_would(destroyed(this), return_to_hand(it))", cost=0)
    t = table(me=Side(hand=["Burn"], field=["Phoenix"]), cards=[BURN, phoenix])
    t.play("Burn").play("Phoenix")
    assert t.me.field == ["Phoenix 1/1"]


@pytest.mark.rule("1.3.2.1", "4.1.4")
def test_one_that_is_put_where_it_lies_is_the_same_card_as_before():
    """It stays without defense, and the rules destroy it for ever."""
    stuck = follower("Stuck", "if_would(destroyed(this), put_onto_field(it))", defense=2)
    wipe = spell_card("Wipe", "spell(destroy(your.follower))", cost=0)
    t = table(me=Side(hand=["Wipe", "Burn", "Burn"], field=["Stuck"]), cards=[BURN, stuck, wipe])
    t.play("Burn").play("Wipe")
    assert t.me.field == ["Stuck 1/1"]
    t.play("Burn")
    assert outcome(t) == ((), {})
