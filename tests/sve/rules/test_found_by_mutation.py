"""Places of the rules that the tests of their chapters do not hold; each test names the one it is about."""

import pytest
from sve.playing import Side, amulet, evolved, spell_card, table
from sve.rules.probes import by_hand

from svedesk.engine.message import Refused

WAKE = spell_card("Wake", "spell(draw(0))")


@pytest.mark.rule("11.9.1")
def test_play_points_follow_a_maximum_that_is_lowered_again_where_nothing_has_moved():
    """`rules/handling.py` `is_at_rest`: a field that is settled says nothing of play points."""
    t = table(me=Side(hand=["Wake", "Wake"], field=["Goblin"], pp=10, max_pp=10), cards=[WAKE])
    for most in (7, 4):
        by_hand(t, "number_set", side=0, text="max_play_points", amount=most)
        t.play("Wake").quiet()
        assert t.me.pp == most


@pytest.mark.rule("11.5.1")
def test_an_ex_area_over_its_limit_is_handled_where_nothing_has_moved_on_the_field():
    """`rules/handling.py` `is_at_rest`: a field that is settled says nothing of EX areas."""
    t = table(me=Side(hand=["Wake", "Wake", "Okami"], field=["Goblin"], ex=["Fighter"] * 5), cards=[WAKE])
    t.play("Wake").quiet()
    by_hand(t, "move", "Okami", zone="hand", to=(0, "ex"))
    t.play("Wake")
    assert (t.ask.kind, t.ask.high) == ("keep", 5)


@pytest.mark.rule("11.5.1")
def test_nobody_selects_in_an_area_that_is_just_full_while_the_field_is_over_its_limit():
    """`rules/limits.py` `over_limit`: a zone at its limit is not over it."""
    t = table(me=Side(hand=["Wake", "Okami"], field=["Goblin"] * 5, ex=["Fighter"] * 5), cards=[WAKE])
    by_hand(t, "move", "Okami", zone="hand", to=(0, "field"))
    t.play("Wake")
    assert (t.ask.kind, t.ask.high, {option.card for option in t.ask.options}) == (
        "keep",
        5,
        set(t.table.zone(0, "field")),
    )
    t.pick(*["Goblin"] * 5)
    assert t.ask.kind != "keep"


@pytest.mark.rule("14.2.3.1")
def test_a_follower_that_was_served_and_not_raced_does_not_race():
    """`values/links.py` `races`: a linked Carrot alone is no race."""
    feed = spell_card("Feed", "spell(serve_it(your.follower))", cost=0)
    gate = spell_card("Gate", "spell(race(your.follower))", cost=0)
    whip = spell_card("Whip", "spell(deal(1, your.follower.racing))", cost=0)
    me = Side(hand=["Feed", "Whip", "Gate", "Whip"], field=["Knight"], evolve=["Carrot"])
    t = table(me=me, cards=[evolved("Carrot"), feed, gate, whip])
    t.play("Feed").quiet()
    t.play("Whip").quiet()
    assert t.me.field == ["Knight 1/1"]
    t.play("Gate").quiet()
    t.play("Whip").quiet()
    assert t.me.field == []


@pytest.mark.rule("12.2.3")
def test_an_evolve_cost_is_paid_in_one_of_both_ways():
    """`flow/evolve.py` `play_evolve`: points and an evolution point are one or the other."""
    t = table(me=Side(field=["Goblin"], evolve=["Goblin"], pp=10, ep=2)).evolve("Goblin")
    assert (t.ask.kind, t.ask.low, t.ask.high) == ("evolve_point", 1, 1)
    with pytest.raises(Refused):
        t.session.answer((0, 1))


@pytest.mark.rule("5.26.2")
@pytest.mark.parametrize(("before", "drawn"), [(20, 1), (10, 0), (5, 0)])
def test_a_leaders_defense_that_is_set_lower_has_gone_down(before, drawn):
    """`verbs/leader_defense.py` `SetLeaderDefense`: who waits for a loss hears of it, and of nothing else."""
    level = spell_card("Level", "spell(set_leader_defense(10))")
    mourner = amulet("Mourner", "whenever_leader_loses(draw(1))")
    t = table(me=Side(hand=["Level"]), foe=Side(field=["Mourner"], defense=before), cards=[level, mourner])
    t.play("Level").in_any_order().quiet()
    assert t.foe.defense == 10
    assert len(t.foe.hand) == drawn


@pytest.mark.rule("10.6.2.5.1")
def test_a_card_that_can_be_paid_in_its_own_way_alone_may_be_played():
    """`flow/own_cost.py` `can_pay_some_way`: one way is enough."""
    boast = spell_card("Boast", "instead_of_cost(discarding(your.card))", "spell(draw(0))", cost=5)
    t = table(me=Side(hand=["Boast", "Goblin"], pp=0), cards=[boast])
    assert "play Boast" in t.options()
