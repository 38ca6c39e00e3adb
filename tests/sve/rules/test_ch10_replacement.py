"""10.10: replacement effects, of draws (5.9), and of what rules handling does (11.1)."""

import pytest
from sve.playing import Side, amulet, follower, spell_card, table
from sve.rules.probes import by_hand, moves, outcome

from svedesk.engine.events import DamageDealt

BOLT = spell_card("Bolt", "spell(both(select(enemy.follower), deal(1, it)))")
SHIELD, CURSE = amulet("Shield", "damage_shift(-1)"), amulet("Curse", "damage_shift(2)")
HIDE, BRAND = amulet("Hide", "damage_shift(-1, your.follower)"), amulet("Brand", "damage_shift(2, your.follower)")


def dealt(t):
    return [(event.kind, event.amount) for event in t.events if isinstance(event, DamageDealt)]


@pytest.mark.rule("10.10.1", "5.13.2")
def test_the_event_replaced_does_not_occur_and_the_other_does():
    t = table(me=Side(field=["Fighter"]), foe=Side(field=["Curse"]), cards=[CURSE])
    t.attack("Fighter", "leader").quiet()
    assert (dealt(t), t.foe.defense) == ([("attack", 4)], 16)


@pytest.mark.rule("10.10.1.1")
def test_damage_that_is_replaced_by_none_was_never_dealt():
    imp = follower("Imp", "drain", attack=1, defense=3)
    t = table(me=Side(field=["Imp"]), foe=Side(field=["Shield"]), cards=[imp, SHIELD])
    t.attack("Imp", "leader").quiet()
    assert (dealt(t), t.foe.defense, t.me.defense) == ([], 20, 20)


@pytest.mark.rule("10.10.2", "10.10.2.1")
@pytest.mark.parametrize(("first", "left"), [("Shield", 20), ("Curse", 18)])
def test_the_affected_player_picks_which_of_several_is_applied_first(first, left):
    """1 damage less leaves nothing to raise; 2 more first leaves 2."""
    t = table(me=Side(field=["Knight"]), foe=Side(field=["Shield", "Curse"]), cards=[SHIELD, CURSE])
    t.attack("Knight", "leader").quiet()
    assert (t.ask.kind, t.ask.seat, t.options()) == ("replacement", 1, ["Shield", "Curse"])
    t.pick(first)
    assert t.foe.defense == left


@pytest.mark.rule("10.10.2.1", "10.10.2.2")
@pytest.mark.parametrize(("first", "left"), [("Hide", "Goblin 2/2"), ("Brand", None)])
def test_of_a_card_that_is_affected_its_controller_picks(first, left):
    t = table(me=Side(hand=["Bolt"]), foe=Side(field=["Goblin", "Hide", "Brand"]), cards=[BOLT, HIDE, BRAND])
    t.play("Bolt").pick("Goblin")
    assert (t.ask.kind, t.ask.seat) == ("replacement", 1)
    t.pick(first)
    assert t.foe.field == ([left] if left else []) + ["Hide", "Brand"]


@pytest.mark.rule("10.10.2")
def test_of_one_card_with_two_effects_either_can_be_first():
    odd = amulet("Odd", "damage_shift(-1)", "damage_shift(2)")
    for pick, left in ((0, 20), (1, 18)):
        t = table(me=Side(field=["Knight"]), foe=Side(field=["Odd"]), cards=[odd])
        t.attack("Knight", "leader").quiet().numbers(pick)
        assert t.foe.defense == left


@pytest.mark.rule("10.10.2", "1.3.4")
def test_of_damages_dealt_together_the_active_player_picks_first():
    t = table(
        me=Side(field=["Fighter", "Hide", "Brand"]),
        foe=Side(field=["Fighter [engaged]", "Hide", "Brand"]),
        cards=[HIDE, BRAND],
    )
    t.attack("Fighter", "Fighter").quiet()
    assert (t.ask.kind, t.ask.seat) == ("replacement", 0)
    t.pick("my Hide")
    assert (t.ask.kind, t.ask.seat) == ("replacement", 1)
    t.pick("foe's Brand")
    assert dealt(t) == [("attack", 3), ("combat", 3)]


@pytest.mark.rule("10.10.2.3")
@pytest.mark.parametrize(("shields", "left"), [(1, 19), (2, 20)])
def test_each_effect_is_applied_once_to_one_event(shields, left):
    t = table(me=Side(field=["Goblin"]), foe=Side(field=["Shield"] * shields), cards=[SHIELD])
    t.attack("Goblin", "leader").quiet()
    assert t.foe.defense == left


@pytest.mark.rule("10.10.2.3")
def test_but_to_each_event_anew():
    t = table(me=Side(hand=["Angelic Barrage"]), foe=Side(field=["Okami", "Tsubaki", "Brand"]), cards=[BRAND])
    t.play("Angelic Barrage")
    assert t.foe.field == ["Okami 5/2", "Tsubaki 5/1", "Brand"]


@pytest.mark.rule("10.10.2.5.1", "10.10.1.1")
def test_a_text_that_replaces_part_of_itself_does_so_before_other_effects():
    """With Combo 3 damage instead of 1, then 1 less: if the shift were applied first, 1 damage would be none and 3 in
    its place."""
    flare = spell_card("Flare", "spell(both(select(enemy.follower), instead(deal(1, it), combo(2), deal(3, it))))")
    t = table(me=Side(hand=["Flare", "Flare"]), foe=Side(field=["Okami", "Hide"]), cards=[flare, HIDE])
    t.play("Flare").pick("Okami")
    assert (dealt(t), t.foe.field[0]) == ([], "Okami 5/5")
    t.play("Flare").pick("Okami")
    assert (dealt(t), t.foe.field[0]) == ([("ability", 2)], "Okami 5/3")


@pytest.mark.rule("10.10.3")
def test_a_card_that_comes_is_looked_at_with_what_holds_on_the_field():
    """Ward's way of coming (12.8.2 i) is there for a follower that has Ward on the field only."""
    wall = amulet("Wall", "while_here(your.follower, ward)")
    t = table(me=Side(hand=["Goblin"], field=["Wall"]), cards=[wall])
    t.play("Goblin")
    assert t.ask.kind == "ward"
    t.pick("Goblin")
    assert t.is_engaged("Goblin")


@pytest.mark.rule("10.10.1")
def test_a_leaders_shield_is_its_own_leaders_only():
    t = table(me=Side(field=["Goblin", "Shield"], defense=5), foe=Side(defense=2), cards=[SHIELD])
    t.attack("Goblin", "leader").quiet()
    assert outcome(t) == ((0,), {1: "defense"})


# -- of draws (5.9) ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("10.10.1", "10.10.2.3", "5.9.2")
def test_each_card_drawn_is_replaced_and_the_cards_drawn_instead_are_not():
    tome = amulet("Tome", "if_would(drawing, draw(2))")
    t = table(me=Side(hand=["Read"], field=["Tome"]), cards=[tome, spell_card("Read", "spell(draw(2))")])
    t.play("Read")
    assert len(t.me.hand) == 4


@pytest.mark.rule("10.10.2.3")
def test_two_effects_apply_to_a_draw_and_to_what_comes_of_it():
    tome = amulet("Tome", "if_would(drawing, draw(2))")
    t = table(me=Side(hand=["Read"], field=["Tome", "Tome"]), cards=[tome, spell_card("Read", "spell(draw(1))")])
    t.play("Read")
    assert len(t.me.hand) == 4


@pytest.mark.rule("10.10.1.1", "5.9.1.1")
def test_a_draw_from_an_empty_deck_that_something_replaces_loses_nothing():
    dam = amulet("Dam", "if_would(drawing, deal(1, enemy.leader))")
    read = spell_card("Read", "spell(draw(1))")
    t = table(me=Side(hand=["Read"], field=["Dam"], deck=[]), cards=[dam, read]).play("Read")
    assert (outcome(t), t.foe.defense) == (None, 19)


@pytest.mark.rule("10.10.1", "7.2.4")
def test_an_opponents_draws_are_replaced_that_of_the_start_phase_among_them():
    tax = amulet("Tax", "if_would(opponent_drawing, top_into_cemetery(1))")
    feast = spell_card("Feast", "spell(each_player_draws(1))")
    t = table(me=Side(hand=["Feast"], field=["Tax"]), cards=[tax, feast])
    t.play("Feast")
    assert (t.me.hand, t.foe.hand, len(t.me.cemetery)) == (["Fighter"], [], 2)
    t.end().quiet()
    assert (t.ask.seat, t.foe.hand, len(t.me.cemetery)) == (1, [], 3)


# -- of what rules handling does (11.1), and what never ends for it (15.2.1) -------------------------------------------


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
