"""15.1: counters. No card here places them yet; hands do."""

import pytest
from sve.playing import Side, table
from sve.rules.probes import by_hand


def counters(t, name):
    return dict(t.card(name, "field").counters)


@pytest.mark.rule("15.1.1")
@pytest.mark.rule("15.1.2.2")
def test_counters_of_one_name_are_alike_and_those_of_another_are_not():
    t = table(me=Side(field=["Fighter", "Goblin"]))
    by_hand(t, "counter", "Fighter", text="Stack", amount=2)
    by_hand(t, "counter", "Fighter", text="Stack", amount=1)
    by_hand(t, "counter", "Fighter", text="Spell", amount=1)
    assert counters(t, "Fighter") == {"Stack": 3, "Spell": 1}
    assert counters(t, "Goblin") == {}


@pytest.mark.rule("15.1.4")
@pytest.mark.parametrize(("removed", "left"), [(1, {"Stack": 2}), (3, {}), (5, {})])
def test_counters_are_removed_as_far_as_there_are_any(removed, left):
    t = table(me=Side(field=["Fighter"]))
    by_hand(t, "counter", "Fighter", text="Stack", amount=3)
    by_hand(t, "counter", "Fighter", text="Stack", amount=-removed)
    assert counters(t, "Fighter") == left


@pytest.mark.rule("15.1.1")
def test_counters_do_not_follow_a_card_to_another_zone():
    t = table(me=Side(field=["Fighter"]))
    by_hand(t, "counter", "Fighter", text="Stack", amount=3)
    by_hand(t, "move", "Fighter", to=(0, "hand"))
    t.play("Fighter")
    assert counters(t, "Fighter") == {}
