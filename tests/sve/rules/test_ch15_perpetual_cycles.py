"""15.2: sequences of actions that could be repeated for ever."""

import pytest
from sve.playing import Side, amulet, follower, table
from sve.rules.probes import outcome

from svedesk.engine.events import Played, Said
from svedesk.engine.message import Refused
from svedesk.games.sve.words import (
    activate,
    deal,
    draw,
    enemy,
    engage_this,
    give,
    give_leader,
    may_pay,
    overflow,
    pay,
    refresh,
    this,
    when_so,
    whenever_enters,
    your,
)

IDLE = amulet("Idle", activate(pay(0), refresh(this)))
PUMP = follower("Pump", activate(pay(0), give(this, attack=1)), attack=1, defense=2)


# -- nobody can stop it ------------------------------------------------------------------------------------------------


@pytest.mark.rule("15.2.1")
@pytest.mark.rule("15.2.1.3")
def test_what_changes_nothing_and_nobody_can_stop_is_a_draw():
    """An ability that waits for a state which its own resolution does not end."""
    wheel = amulet("Wheel", when_so(overflow, refresh(this)))
    t = table(me=Side(hand=["Wheel"]), cards=[wheel]).play("Wheel")
    assert outcome(t) == ((), {})
    assert t.session.ask is None
    assert [event.message.clause for event in t.events if isinstance(event, Said)] == ["15.2.1.3"]
    assert sum(isinstance(event, Played) for event in t.events) < 50  # seen by the state that came back, not by length


@pytest.mark.rule("15.2.1.3")
def test_what_grows_for_ever_is_a_draw_too():
    spring = amulet("Spring", when_so(overflow, give_leader(1)))
    t = table(me=Side(hand=["Spring"]), cards=[spring]).play("Spring")
    assert outcome(t) == ((), {})


@pytest.mark.rule("15.2.1.3")
def test_what_ends_a_game_by_itself_is_not():
    fire = amulet("Fire", when_so(overflow, deal(1, enemy.leader)))
    t = table(me=Side(hand=["Fire"]), foe=Side(defense=60), cards=[fire]).play("Fire")
    assert outcome(t) == ((0,), {1: "defense"})


@pytest.mark.rule("15.2.1.3")
def test_what_a_player_may_decline_goes_on_until_it_is_declined():
    wheel = amulet("Wheel", when_so(overflow, may_pay(pay(0), refresh(this))))
    t = table(me=Side(hand=["Wheel"]), cards=[wheel]).play("Wheel")
    for _ in range(40):
        assert t.ask.kind == "may"
        t.say("yes")
    assert outcome(t) is None


@pytest.mark.rule("15.2.1.3")
def test_many_abilities_are_no_cycle():
    herald = amulet("Herald", whenever_enters(your.follower, draw(1)))
    t = table(me=Side(field=["Herald"] * 4, hand=["Goblin"], deck=["Fighter"] * 9), cards=[herald])
    t.play("Goblin").in_any_order()
    assert (outcome(t), len(t.me.hand)) == (None, 4)


# -- nothing changed ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("15.2.1.2")
def test_an_action_that_changed_nothing_may_not_be_performed_again():
    t = table(me=Side(field=["Idle"], hand=["Goblin"]), cards=[IDLE])
    t.activate("Idle")
    assert "activate Idle" not in t.options()
    assert t.why_not("activate Idle") == ("changes-nothing", "15.2.1.2")


@pytest.mark.rule("15.2.1.2")
def test_it_may_when_something_else_has_changed():
    t = table(me=Side(field=["Idle"], hand=["Goblin"]), cards=[IDLE])
    t.activate("Idle").play("Goblin")
    assert "activate Idle" in t.options()


@pytest.mark.rule("15.2.1.2")
def test_of_two_alike_each_is_barred_for_itself():
    t = table(me=Side(field=["Idle", "Idle"]), cards=[IDLE])
    t.activate("Idle")
    assert t.options("activate") == ["activate Idle"]


@pytest.mark.rule("15.2.1.2")
def test_it_stays_barred_when_the_game_is_taken_up_again_at_the_question():
    t = table(me=Side(field=["Idle"]), cards=[IDLE]).activate("Idle")
    fork = t.session.fork()
    assert [option.kind for option in fork.ask.options] == ["end"]


# -- declared ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("15.2.1")
@pytest.mark.rule("15.2.1.1")
@pytest.mark.parametrize(("allowed", "attack"), [(50, 52), (7, 9), (0, 2)])
def test_an_action_that_costs_nothing_is_declared_with_a_count_the_other_player_may_lessen(allowed, attack):
    t = table(me=Side(field=["Pump"]), cards=[PUMP])
    assert "repeat Pump" not in t.options()
    t.activate("Pump")
    t.say("repeat Pump")
    assert (t.ask.kind, t.ask.seat, t.ask.reason.clause) == ("number", 0, "15.2.1.1")
    t.numbers(50)
    assert (t.ask.kind, t.ask.seat, t.ask.high) == ("number", 1, 50)
    with pytest.raises(Refused):
        t.numbers(51)
    t.numbers(allowed)
    assert t.me.field == [f"Pump {attack}/2"]
    assert t.ask.kind == "main"


@pytest.mark.rule("15.2.1.1")
def test_the_sequence_stops_where_it_can_be_performed_no_more():
    """The opponent's leader has 20 defense: the game ends at the twentieth time."""
    gun = amulet("Gun", activate(pay(0), deal(1, enemy.leader)))
    t = table(me=Side(field=["Gun"]), cards=[gun]).activate("Gun").say("repeat Gun").numbers(500).numbers(500)
    assert outcome(t) == ((0,), {1: "defense"})


@pytest.mark.rule("15.2.1.1")
@pytest.mark.parametrize("cost", [pay(1), engage_this])
def test_what_costs_something_is_no_cycle(cost):
    tool = follower("Tool", activate(cost, give(this, attack=1)))
    t = table(me=Side(field=["Tool"]), cards=[tool]).activate("Tool")
    assert [option for option in t.options() if option.startswith("repeat")] == []
