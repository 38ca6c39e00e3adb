"""The words tokens brought in, on cards that are nobody's: how they read, and what no token shows of them."""

import pytest
from sve.playing import Side, amulet, follower, spell_card, table
from sve.rules.probes import by_hand

GOBLIN = 'Called("Goblin", "ゴブリン")'
PIXIE = 'Trait("Pixie", "妖精")'
ORE = 'Counter("ore", "鉱石")'
GIVEN = "at_start_of_end(banish(this))"


# -- what no token shows -----------------------------------------------------------------------------------------------


def test_an_additional_cost_is_paid_with_a_cost_in_the_place_of_the_play_points():
    """10.6.2.5.1.4: the cost, whatever stands for it, then what is added."""
    card = follower("Bargain", "added_cost(burying(your.follower))", "instead_of_cost(burying(your.amulet))", cost=8)
    t = table(me=Side(hand=["Bargain"], field=["Goblin", "Pinion Prayer"], pp=0), cards=[card])
    t.play("Bargain").say("yes")
    assert (t.me.field, t.me.cemetery, t.me.pp) == (["Bargain 1/1"], ["Pinion Prayer", "Goblin"], 0)


def test_an_additional_cost_paid_with_the_field_makes_room():
    card = follower("Bargain", "added_cost(burying(your.follower, 2))", cost=1)
    t = table(me=Side(hand=["Bargain"], field=["Goblin"] * 4), cards=[card])
    t.play("Bargain").pick("Goblin", "Goblin")
    assert t.me.field == ["Goblin 2/2", "Goblin 2/2", "Bargain 1/1"]


def test_discarding_with_fewer_cards_takes_what_there_is():
    card = spell_card("Clumsy", "spell(discard(2))", cost=0)
    t = table(me=Side(hand=["Clumsy", "Goblin"]), cards=[card])
    t.play("Clumsy").pick("Goblin")
    assert (t.me.hand, t.me.cemetery, t.ask.kind) == ([], ["Goblin", "Clumsy"], "main")
    t = table(me=Side(hand=["Clumsy"]), cards=[card])
    t.play("Clumsy")
    assert (t.ask.kind, t.me.cemetery) == ("main", ["Clumsy"])


def test_a_card_given_to_the_other_player_has_not_left_the_field():
    """10.7.4.3: from a field to a field."""
    idol = amulet("Idol", "when_this_leaves(draw(1))")
    thief = spell_card("Thief", "spell(select(enemy.card), steal(it))", cost=0)
    t = table(me=Side(hand=["Thief"]), foe=Side(field=["Idol"]), cards=[idol, thief])
    t.play("Thief").pick("Idol")
    assert (t.me.field, t.me.hand, t.foe.hand, t.ask.kind) == (["Idol"], [], [], "main")


def test_damage_taken_in_anothers_place_is_not_taken_either():
    shield = follower("Shield", "if_would(damaged(your.leader), take_it_instead)", "no_damage(this)")
    bolt = spell_card("Bolt", "spell(deal(3, any_side.leader))", cost=0)
    t = table(me=Side(hand=["Bolt"], field=["Shield"]), cards=[shield, bolt])
    t.play("Bolt")
    assert (t.me.field, t.me.defense, t.foe.defense) == (["Shield 1/1"], 20, 17)


def test_damage_that_is_not_taken_uses_up_nothing():
    """What would change the next damage waits for damage that would be taken."""
    rock = follower("Rock", "no_damage(this)")
    charm = spell_card("Charm", "spell(next_time(damaged(your.follower), change_damage(-2)))", cost=0)
    rain = spell_card("Rain", "spell(select(your.follower), deal(3, it))", cost=0)
    t = table(me=Side(hand=["Charm", "Rain", "Rain"], field=["Rock", "Okami"]), cards=[rock, charm, rain])
    t.play("Charm").play("Rain").pick("Rock").play("Rain").pick("Okami")
    assert t.me.field == ["Rock 1/1", "Okami 5/4"]


def test_a_given_trait_is_heeded_by_what_comes_later_only_on_that_card():
    smith = amulet("Smith", f"activate(pay(1), select(your.follower), give_trait(it, {PIXIE}, attack=1))")
    crown = amulet("Crown", f"activate(pay(1), give(your.follower.with_trait({PIXIE}), defense=1))")
    t = table(me=Side(field=["Smith", "Crown", "Goblin", "Fighter"], pp=2), cards=[smith, crown])
    t.activate("Smith").pick("Goblin").activate("Crown")
    assert t.me.field[2:] == ["Goblin 3/3", "Fighter 2/3"]


def test_a_given_ability_stays_with_an_evolved_follower():
    """It was given to the card that evolves, and counts on."""
    hex_ = spell_card("Hex", f"spell(select(your.follower), give_ability(it, rush, {GIVEN}))", cost=0)
    t = table(
        me=Side(hand=["Hex"], field=["Goblin"], evolve=["Goblin"], pp=4), foe=Side(deck=["Fighter"] * 3), cards=[hex_]
    )
    t.play("Hex").pick("Goblin").evolve("Goblin")
    assert t.me.field == ["Goblin 4/4"]
    t.end().quiet()
    assert (t.me.field, t.me.banished) == ([], ["Goblin"])


def test_a_given_ability_waits_for_the_end_phase_of_who_controls_the_card():
    hex_ = spell_card("Hex", f"spell(select(any_side.follower), give_ability(it, rush, {GIVEN}))", cost=0)
    t = table(me=Side(hand=["Hex"]), foe=Side(field=["Fighter"], deck=["Goblin"] * 3), cards=[hex_])
    t.play("Hex").pick("Fighter").end().quiet()
    assert t.foe.field == ["Fighter 2/3"]
    t.end().quiet()
    assert (t.foe.field, t.foe.banished) == ([], ["Fighter"])


def test_a_counter_is_placed_on_nothing_that_left():
    urn = amulet("Urn", f"activate(bury_this, place_counter(this, {ORE}), draw(1))")
    t = table(me=Side(field=["Urn"]), cards=[urn])
    t.activate("Urn")
    assert (t.card("Urn", "cemetery").counters, t.me.hand) == ((), ["Fighter"])


def test_what_an_opponent_buries_aura_does_not_keep():
    card = spell_card("Toll", "spell(each_opponent_buries(enemy.follower, 2))", cost=0)
    t = table(me=Side(hand=["Toll"]), foe=Side(field=["Celestial Shikigami"]), cards=[card])
    t.play("Toll").pick("Celestial Shikigami")
    assert t.foe.field == []


def test_engaging_takes_reserved_cards_and_the_card_itself_only_if_it_is_meant():
    chief = follower("Chief", "activate(engage_this + engaging(your.follower.but_this(), 2), draw(1))")
    t = table(me=Side(field=["Chief", "Goblin", "Fighter", "Knight [engaged]"]), cards=[chief])
    t.activate("Chief")
    assert [t.is_engaged(name) for name in ("Chief", "Goblin", "Fighter")] == [True, True, True]
    assert t.options("activate") == []


@pytest.mark.rule("10.3.2")
def test_an_ability_with_counters_is_lost_with_them():
    mine = amulet("Mine", f"with_counters(2, {ORE}, pay(1), draw(1))")
    t = table(me=Side(field=["Mine"], pp=3), cards=[mine])
    by_hand(t, "counter", "Mine", text="ore", amount=2)
    t.activate("Mine")
    by_hand(t, "counter", "Mine", text="ore", amount=-1)
    assert (t.me.hand, t.why_not("activate Mine")) == (["Fighter"], ("too-few-counters", "10.3.2"))


def test_a_follower_with_another_name_evolves_by_its_own():
    """The evolved card is found by the name printed on the card."""
    twin = follower("Twin", f"also_called({GOBLIN})", "evolve(1)")
    t = table(me=Side(field=["Twin"], evolve=["Goblin"]), cards=[twin])
    assert t.options("evolve") == []
