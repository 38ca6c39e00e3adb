"""X that its player determines while playing: before options in the newest edition, after them in the older ones
(10.6.2.2.3; JA 1.24.1: 10.6.2.2.1, 10.6.2.2.4)."""

import pytest
from sve.playing import Side, follower, played_since, spell_card, table

from svedesk.engine.message import Refused

EN, JA, NEWEST = "EN 1.16.0", "JA 1.18.0", "JA 1.24.1"
FOE = Side(field=["Okami"])
MODES = "mode(draw(1)), mode(give_leader(1)), mode(deal(1, enemy.leader))"
SURGE = spell_card("Surge", "spell(give_leader(1), when_playing(pay_x(), deal(x, enemy.leader)))", cost=2)
MANY = spell_card("Many", "costs_x()", f"spell(choose_some(x, {MODES}))", cost=0)
FREE = spell_card("Free", f"spell(choose_some(x, {MODES}))", cost=1)
FORK = spell_card("Fork", "costs_x()", "spell(choose_one(mode(deal(x, enemy.leader)), mode(draw(2))))", cost=0)


def played(card, edition="", **more):
    return table(me=Side(hand=[card.facts.name], **more), foe=FOE, cards=[card], edition=edition).play(card.facts.name)


# -- an optional additional cost ---------------------------------------------------------------------------------------


@pytest.mark.rule("10.6.2.2.1", "5.2.1.2", edition="JA 1.24.1")
def test_x_of_an_additional_cost_is_said_before_whether_it_is_paid():
    t = played(SURGE, played_since(NEWEST), pp=6)
    assert (t.ask.kind, t.ask.low, t.ask.high, t.ask.reason.clause) == ("number", 0, 4, "10.6.2.2.1")
    t.numbers(3)
    assert t.ask.kind == "may"
    t.say("yes")
    assert (t.ask.kind, t.me.pp, t.foe.defense) == ("main", 1, 17)


@pytest.mark.rule("10.6.2.2.1", edition="JA 1.24.1")
def test_who_does_not_pay_it_after_all_has_paid_no_x():
    t = played(SURGE, played_since(NEWEST), pp=6).numbers(3).say("no")
    assert (t.ask.kind, t.me.pp, t.foe.defense) == ("main", 4, 20)


@pytest.mark.rule("10.6.2.2.1", "10.6.2.2.3")
@pytest.mark.editions("EN 1.16.0", "JA 1.18.0")
@pytest.mark.parametrize("edition", [EN, JA])
def test_elsewhere_it_is_said_when_it_is_paid(edition):
    t = played(SURGE, edition, pp=6)
    assert t.ask.kind == "may"
    t.say("yes")
    assert (t.ask.kind, t.ask.high, t.ask.reason.clause) == ("number", 4, "10.6.2.2.3")
    with pytest.raises(Refused):
        t.numbers(5)
    t.numbers(4)
    assert (t.ask.kind, t.me.pp, t.foe.defense) == ("main", 0, 16)


@pytest.mark.parametrize("edition", [EN, JA, NEWEST])
def test_and_where_it_is_not_paid_no_x_is_asked_for_afterwards(edition):
    t = played(SURGE, edition, pp=6)
    if edition == NEWEST:
        t.numbers(1)
    t.say("no")
    assert (t.ask.kind, t.me.pp, t.me.defense, t.foe.defense) == ("main", 4, 21, 20)


# -- a number of options -----------------------------------------------------------------------------------------------


@pytest.mark.rule("10.6.2.2.1", edition="JA 1.24.1")
@pytest.mark.parametrize("said", [0, 1, 2])
def test_x_options_are_chosen_when_x_is_known(said):
    t = played(MANY, played_since(NEWEST), pp=2)
    assert (t.ask.kind, t.ask.high) == ("number", 2)
    t.numbers(said)
    if said:
        assert (t.ask.kind, t.ask.low, t.ask.high) == ("choose", said, said)
        t.choose(*range(2, 2 + said))
    assert (t.ask.kind, t.me.pp, t.me.defense, t.foe.defense) == ("main", 2 - said, 20 + (said > 0), 20 - (said > 1))


@pytest.mark.rule("10.6.2.2.2", "10.6.2.2.3")
@pytest.mark.editions("EN 1.16.0", "JA 1.18.0")
@pytest.mark.parametrize("edition", [EN, JA])
@pytest.mark.parametrize("chosen", [(), (1,), (2, 3)])
def test_elsewhere_x_is_how_many_options_were_chosen(edition, chosen):
    t = played(MANY, edition, pp=2)
    assert (t.ask.kind, t.ask.low, t.ask.high) == ("choose", 0, 2)
    t.choose(*chosen)
    assert (t.ask.kind, t.me.pp, len(t.me.hand)) == ("main", 2 - len(chosen), int(1 in chosen))


@pytest.mark.rule("10.6.2.2.1", edition="JA 1.24.1")
def test_x_without_an_icon_is_at_most_what_can_be_chosen():
    t = played(FREE, played_since(NEWEST), pp=1)
    assert (t.ask.kind, t.ask.high) == ("number", 3)
    t.numbers(2).choose(1, 3)
    assert (t.me.pp, len(t.me.hand), t.foe.defense) == (0, 1, 19)


# -- any other X -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("10.6.2.2.4", edition="JA 1.24.1")
@pytest.mark.rule("10.6.2.2.3")
def test_any_other_x_is_said_after_the_options():
    t = played(FORK, pp=4)
    assert t.ask.kind == "choose"
    t.choose(1)
    assert (t.ask.kind, t.ask.high, t.me.pp) == ("number", 4, 4)
    t.numbers(3)
    assert (t.ask.kind, t.me.pp, t.foe.defense) == ("main", 1, 17)


@pytest.mark.rule("10.6.2.2.4", edition="JA 1.24.1")
@pytest.mark.rule("10.6.2.2.3")
def test_and_before_the_targets():
    bolt = spell_card("Bolt", "costs_x()", "spell(both(select(enemy.follower), deal(x, it)))", cost=0)
    t = played(bolt, pp=4)
    assert t.ask.kind == "number"
    assert t.numbers(2).ask.kind == "target"


@pytest.mark.rule("10.6.2.2.3")
def test_a_follower_whose_cost_is_x():
    heir = follower("Heir", "costs_x()", cost=0)
    t = played(heir, pp=4)
    assert (t.ask.kind, t.ask.high) == ("number", 4)
    assert t.numbers(3).me.pp == 1


# -- wording -----------------------------------------------------------------------------------------------------------
