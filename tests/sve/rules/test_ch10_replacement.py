"""10.10: replacement effects."""

import pytest
from sve.playing import Side, amulet, follower, spell_card, table
from sve.rules.probes import outcome

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
