"""15.1: counters. No card here places them yet; hands do."""

import pytest
from sve.playing import Side, amulet, spell_card, table
from sve.rules.probes import Do, by_hand

from svedesk.games.sve.actions.give import add_counters
from svedesk.games.sve.words import spell


def counters(t, name):
    return dict(t.card(name, "field").counters)


@pytest.mark.rule("15.1.1", "15.1.2.2")
def test_counters_of_one_name_are_alike_and_those_of_another_are_not():
    t = table(me=Side(field=["Fighter", "Goblin"]))
    by_hand(t, "counter", "Fighter", text="Stack", amount=2)
    by_hand(t, "counter", "Fighter", text="Stack", amount=1)
    by_hand(t, "counter", "Fighter", text="Spell", amount=1)
    assert counters(t, "Fighter") == {"Stack": 3, "Spell": 1}
    assert counters(t, "Goblin") == {}


@pytest.mark.rule("15.1.2.2")
def test_a_counter_is_one_of_its_name_however_it_was_placed():
    """One came with the card, one by hand, one by an effect: an Earth Rite takes all three, one of four is too many."""
    font = amulet("Font", "stack")
    feed = spell_card("Feed", spell(Do(lambda game, _: add_counters(game, game.field(0)[0].id, "Stack", 1))), cost=0)
    for asked, count in ((True, 3), (False, 4)):
        rite = spell_card("Rite", f"spell(earth_rite(draw(1), count={count}))", cost=0)
        t = table(me=Side(hand=["Font", "Feed", "Rite"]), cards=[font, feed, rite]).play("Font").play("Feed")
        by_hand(t, "counter", "Font", text="Stack", amount=1)
        t.play("Rite")
        assert (t.ask.kind == "may") == asked
    assert counters(t, "Font") == {"Stack": 3}


@pytest.mark.rule("15.1.4")
@pytest.mark.parametrize(("removed", "left"), [(1, {"Stack": 2}), (3, {}), (5, {})])
def test_counters_are_removed_as_far_as_there_are_any(removed, left):
    t = table(me=Side(field=["Fighter"]))
    by_hand(t, "counter", "Fighter", text="Stack", amount=3)
    by_hand(t, "counter", "Fighter", text="Stack", amount=-removed)
    assert counters(t, "Fighter") == left


@pytest.mark.rule("15.1.1", "4.1.4")
def test_counters_do_not_follow_a_card_to_another_zone():
    t = table(me=Side(field=["Fighter"]))
    by_hand(t, "counter", "Fighter", text="Stack", amount=3)
    by_hand(t, "move", "Fighter", to=(0, "hand"))
    t.play("Fighter")
    assert counters(t, "Fighter") == {}


@pytest.mark.rule("15.1.4")
def test_an_effect_removes_no_more_than_there_are():
    wash = spell_card("Wash", spell(Do(lambda game, _: add_counters(game, game.field(0)[0].id, "ore", -3))))
    t = table(me=Side(hand=["Wash"], field=["Fighter"]), cards=[wash])
    by_hand(t, "counter", "Fighter", text="ore", amount=2)
    t.play("Wash")
    assert counters(t, "Fighter") == {}


@pytest.mark.rule("15.1.4", "10.4.2.2")
@pytest.mark.parametrize(("have", "left"), [(3, 1), (2, 0), (1, None)])
def test_counters_are_removed_as_a_cost_if_there_are_as_many(have, left):
    mine = amulet("Mine", 'activate(removing_counters(Counter("ore", "鉱石"), 2), draw(1))')
    t = table(me=Side(field=["Mine", "Fighter"]), cards=[mine])
    by_hand(t, "counter", "Mine", text="ore", amount=have)
    by_hand(t, "counter", "Fighter", text="ore", amount=5)
    if left is None:
        assert t.why_not("activate Mine") == ("too-few-counters", "10.4.2.2")
        return
    t.activate("Mine")
    assert counters(t, "Mine").get("ore", 0) == left
    assert (counters(t, "Fighter"), t.me.hand) == ({"ore": 5}, ["Fighter"])


@pytest.mark.rule("15.1.1")
@pytest.mark.parametrize(("have", "draws"), [(1, 0), (2, 1), (3, 1)])
def test_a_text_may_want_so_many_counters_or_more(have, draws):
    enough = 'counters_on_this(2, Counter("ore", "鉱石"), or_more=True)'
    mine = amulet("Mine", f"activate(engage_this, when({enough}, draw(1)))")
    t = table(me=Side(field=["Mine"]), cards=[mine])
    by_hand(t, "counter", "Mine", text="ore", amount=have)
    assert len(t.activate("Mine").me.hand) == draws


@pytest.mark.rule("10.4.2.2")
def test_counters_of_another_card_are_paid_by_one_that_has_enough():
    """Q1912."""
    spring = 'Counter("spring", "泉")'
    diver = amulet("Diver", f"activate(removing_counters_from(your.amulet.but_this(), {spring}, 2), draw(1))")
    t = table(me=Side(field=["Diver", "Basin", "Bath"]), cards=[diver, amulet("Basin"), amulet("Bath")])
    assert "activate Diver" not in t.options()
    by_hand(t, "counter", "Basin", text="spring", amount=1)
    by_hand(t, "counter", "Bath", text="spring", amount=3)
    t.activate("Diver")
    assert (t.me.hand, counters(t, "Basin"), counters(t, "Bath")) == (["Fighter"], {"spring": 1}, {"spring": 1})


@pytest.mark.rule("10.4.2.2")
def test_which_of_several_loses_counters_is_chosen():
    spring = 'Counter("spring", "泉")'
    diver = amulet("Diver", f"activate(removing_counters_from(your.amulet.but_this(), {spring}), draw(1))")
    t = table(me=Side(field=["Diver", "Basin", "Bath"]), cards=[diver, amulet("Basin"), amulet("Bath")])
    by_hand(t, "counter", "Basin", text="spring", amount=1)
    by_hand(t, "counter", "Bath", text="spring", amount=1)
    t.activate("Diver").pick("Bath")
    assert (counters(t, "Basin"), counters(t, "Bath")) == ({"spring": 1}, {})
