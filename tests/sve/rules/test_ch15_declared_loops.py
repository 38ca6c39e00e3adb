"""15.2.1.1: a sequence of actions is performed a declared number of times."""

import pytest
from sve.playing import Playing, Side, amulet, follower, spell_card, table
from sve.rules.probes import outcome

from svedesk.engine.log import Operation
from svedesk.engine.message import Refused
from svedesk.engine.session import Session
from svedesk.games.sve.verbs.by_hand import ByHand
from svedesk.games.sve.words import activate, pay

PUMP = follower("Pump", "activate(pay(0), give(this, attack=1))", attack=1, defense=2)
WORKER = follower("Worker", "activate(engage_this, give(this, attack=1))", attack=1, defense=9)
WAKER = amulet("Waker", "activate(pay(0), refresh(your.follower))")
CHARGER = follower("Charger", attack=1, defense=9)
ZAP = spell_card("Zap", "quick", "spell(draw(1))", cost=1)


def repeat(t: Playing, actions: int = 1) -> Playing:
    """Pick the repetition of the last so many actions."""
    options = t.ask.options
    places = [i for i, o in enumerate(options) if o.kind == "repeat" and (o.label.args or (1,))[0] == actions]
    assert places, f"none of {t.options()} repeats {actions}"
    return t.numbers(places[0])


def lengths(t: Playing) -> list[int]:
    """How long the sequences are that may be repeated."""
    return sorted(int((option.label.args or (1,))[0]) for option in t.ask.options if option.kind == "repeat")


# -- what can be declared ----------------------------------------------------------------------------------------------


@pytest.mark.rule("15.2.1", "15.2.1.1")
@pytest.mark.parametrize("times", [0, 1, 50])
def test_an_action_that_was_just_performed_is_declared_with_a_count(times):
    t = table(me=Side(field=["Pump"]), cards=[PUMP])
    assert "repeat Pump" not in t.options()
    t.activate("Pump").say("repeat Pump")
    assert (t.ask.kind, t.ask.seat, t.ask.reason.clause) == ("number", 0, "15.2.1.1")
    with pytest.raises(Refused):
        t.numbers(1000)
    t.numbers(times)
    assert t.me.field == [f"Pump {2 + times}/2"]
    assert t.ask.kind == "main"


@pytest.mark.rule("15.2.1.1")
def test_a_sequence_of_several_actions():
    t = table(me=Side(field=["Worker", "Waker"]), cards=[WORKER, WAKER])
    t.activate("Worker")
    assert lengths(t) == []
    t.activate("Waker")
    assert lengths(t) == [2]
    repeat(t, 2)
    assert (t.ask.reason.key, t.ask.reason.args[1:]) == ("repeat-all-how-often", (499, 2))
    t.numbers(30)
    assert t.me.field == ["Worker 32/9", "Waker"]
    assert not t.is_engaged("Worker")


@pytest.mark.rule("15.2.1.1")
def test_a_sequence_that_pays_for_itself():
    mill = amulet("Mill", "activate(pay(2), recover(2), give_leader(1))")
    t = table(me=Side(field=["Mill"], pp=2), cards=[mill]).activate("Mill").say("repeat Mill").numbers(9)
    assert (t.me.defense, t.me.pp) == (30, 2)


@pytest.mark.rule("15.2.1.1")
@pytest.mark.parametrize("cost", ["pay(1)", "engage_this"])
def test_what_costs_something_is_no_cycle(cost):
    tool = follower("Tool", f"activate({cost}, give(this, attack=1))")
    t = table(me=Side(field=["Tool"]), cards=[tool]).activate("Tool")
    assert lengths(t) == []


@pytest.mark.rule("15.2.1.1")
def test_what_costs_something_anywhere_in_it_is_no_cycle():
    """The last action is free, the one before it is not."""
    tool = amulet("Tool", "activate(pay(1), give_leader(1))")
    t = table(me=Side(field=["Tool", "Pump"]), cards=[tool, PUMP]).activate("Tool").activate("Pump")
    assert lengths(t) == [1]


@pytest.mark.rule("15.2.1.1", "15.2.1.2")
def test_a_sequence_that_led_back_is_not_repeated():
    nodder = follower("Nodder", "activate(engage_this, refresh(enemy.follower))")
    t = table(me=Side(field=["Nodder", "Waker"]), cards=[nodder, WAKER]).activate("Nodder").activate("Waker")
    assert (lengths(t), "activate Nodder" in t.options()) == ([], True)


@pytest.mark.rule("15.2.1.1")
def test_a_sequence_with_something_done_by_hand_is_not_repeated():
    wonder = amulet("Wonder", activate(pay(0), ByHand()))
    t = table(me=Side(field=["Wonder"]), cards=[wonder]).activate("Wonder")
    assert t.ask.kind == "by_hand"
    t.session.operate(Operation("number", 0, text="leader_defense", amount=1, side=0))
    t.say("done")
    assert (t.me.defense, lengths(t), t.options("activate")) == (21, [], ["activate Wonder"])


@pytest.mark.rule("15.2.1.1", "15.2.1.2")
def test_an_answer_that_would_lead_back_is_asked_for_anew():
    """When no more play points are to be recovered, recovering changes nothing."""
    spring = amulet("Spring", "activate(pay(0), choose_one(mode(recover(1)), mode(give_leader(1))))")
    t = table(me=Side(field=["Spring"], pp=3, max_pp=6), cards=[spring])
    t.activate("Spring").choose(1).say("repeat Spring").numbers(100)
    assert (t.ask.kind, t.me.pp, [option.index for option in t.ask.options]) == ("choose", 6, [1])
    t.choose(2)
    assert (t.ask.kind, t.me.defense) == ("main", 21)


@pytest.mark.rule("15.2.1.1")
def test_what_changes_nothing_is_not_repeated():
    idle = amulet("Idle", "activate(pay(0), refresh(this))")
    t = table(me=Side(field=["Idle", "Pump"]), cards=[idle, PUMP]).activate("Idle")
    assert lengths(t) == []
    t.activate("Pump")
    assert lengths(t) == [1, 2]


@pytest.mark.rule("15.2.1.1")
def test_answers_are_repeated_with_the_action():
    trainer = amulet("Trainer", "activate(pay(0), both(select(your.follower), give(it, attack=1)))")
    t = table(me=Side(field=["Trainer", "Fighter", "Goblin"]), cards=[trainer])
    t.activate("Trainer").pick("Goblin").say("repeat Trainer").numbers(4)
    assert t.me.field == ["Trainer", "Fighter 2/3", "Goblin 7/2"]
    assert t.ask.kind == "main"


@pytest.mark.rule("15.2.1.1")
def test_answers_of_several_cards_are_repeated():
    trainer = amulet("Trainer", "activate(pay(0), both(select_up_to(2, your.follower), give(it, attack=1)))")
    t = table(me=Side(field=["Trainer", "Fighter", "Goblin"]), cards=[trainer])
    t.activate("Trainer").pick("Goblin", "Fighter").say("repeat Trainer").numbers(3)
    assert t.me.field == ["Trainer", "Fighter 6/3", "Goblin 6/2"]


@pytest.mark.rule("15.2.1.1")
def test_cards_can_be_played_in_it_and_are_other_cards_every_time():
    boomerang = follower("Boomerang", "activate(pay(0), return_to_hand(this))", cost=0)
    chapel = amulet("Chapel", "whenever_enters(your.follower, give_leader(1))")
    t = table(me=Side(field=["Chapel"], hand=["Fighter", "Boomerang"]), cards=[boomerang, chapel])
    t.play("Boomerang").activate("Boomerang")
    repeat(t, 2).numbers(12)
    assert (t.me.defense, t.me.hand) == (33, ["Fighter", "Boomerang"])
    assert t.me.number("cards_played") == 13


@pytest.mark.rule("15.2.1.1")
def test_a_longer_sequence_is_offered_beside_a_shorter_one_but_not_as_its_multiple():
    t = table(me=Side(field=["Worker", "Waker", "Pump"]), cards=[WORKER, WAKER, PUMP])
    t.activate("Pump").activate("Pump")
    assert lengths(t) == [1]
    t.activate("Worker").activate("Waker")
    assert lengths(t) == [2, 3, 4]


@pytest.mark.rule("15.2.1.1")
def test_it_stops_where_it_can_be_performed_no_more():
    """The opponent's leader has 20 defense: the game ends at the twentieth time."""
    gun = amulet("Gun", "activate(pay(0), deal(1, enemy.leader))")
    t = table(me=Side(field=["Gun"]), cards=[gun]).activate("Gun").say("repeat Gun").numbers(500)
    assert outcome(t) == ((0,), {1: "defense"})


@pytest.mark.rule("15.2.1.1")
def test_it_stops_before_an_action_that_is_not_possible():
    """The third shot destroys the last target."""
    gun = amulet("Gun", "activate(pay(0), both(select(enemy.follower), deal(1, it)))")
    t = table(me=Side(field=["Gun"]), foe=Side(field=["Charger"]), cards=[gun, follower("Charger", defense=3)])
    t.activate("Gun").pick("Charger").say("repeat Gun").numbers(500)
    assert (t.foe.field, t.ask.kind) == ([], "main")


@pytest.mark.rule("15.2.1.1")
def test_where_the_answer_is_none_any_more_it_is_asked():
    """The Fighter is destroyed by the third shot; what is shot at then is another matter."""
    gun = amulet("Gun", "activate(pay(0), both(select(enemy.follower), deal(1, it)))")
    t = table(me=Side(field=["Gun"]), foe=Side(field=["Fighter", "Goblin"]), cards=[gun])
    t.activate("Gun").pick("Fighter").say("repeat Gun").numbers(500)
    assert (t.ask.kind, t.ask.seat, t.options(), t.ask.cancel) == ("target", 0, ["Goblin"], False)
    t.pick("Goblin")
    assert (t.foe.field, t.ask.kind) == (["Goblin 2/1"], "main")


@pytest.mark.rule("15.2.1.1", "15.2.1.2")
def test_it_stops_where_it_would_only_lead_back():
    """Play points are recovered up to the maximum; then the spring changes nothing any more."""
    spring = amulet("Spring", "activate(pay(0), recover(1))")
    t = table(me=Side(field=["Spring"], pp=3, max_pp=7), cards=[spring])
    t.activate("Spring").say("repeat Spring").numbers(500)
    assert t.me.pp == 7
    assert t.options() == ["end"]


# -- the other player --------------------------------------------------------------------------------------------------


def charging(*foes_hand: str, pp: int = 1) -> Playing:
    """A follower attacks the leader and is refreshed: the other player can answer every attack with Quick."""
    return table(
        me=Side(field=["Charger", "Waker"]), foe=Side(hand=list(foes_hand), pp=pp), cards=[CHARGER, WAKER, ZAP]
    )


@pytest.mark.rule("15.2.1.1")
def test_who_decides_nothing_in_it_is_not_asked():
    t = charging().attack("Charger", "leader").quiet().activate("Waker")
    repeat(t, 2).numbers(5)
    assert (t.foe.defense, t.ask.kind) == (14, "main")


@pytest.mark.rule("15.2.1.1", "15.2.1")
@pytest.mark.parametrize("allowed", [0, 3])
def test_who_shortens_it_has_to_do_something_else(allowed):
    t = charging("Zap", "Fighter").attack("Charger", "leader").say("pass").activate("Waker")
    repeat(t, 2).numbers(8)
    assert (t.ask.kind, t.ask.seat, t.ask.high, t.ask.reason.key) == ("number", 1, 8, "repeat-all-allowed")
    with pytest.raises(Refused):
        t.numbers(9)
    t.numbers(allowed)
    assert (t.ask.kind, t.ask.seat, t.options()) == ("quick", 1, ["play Zap"])
    assert (t.ask.reason.key, t.ask.reason.clause) == ("act-otherwise", "15.2.1.1")
    assert t.foe.defense == 19 - allowed
    t.play("Zap")
    assert t.options() == ["pass"]
    t.say("pass")
    assert (t.ask.kind, t.foe.defense, t.is_engaged("Charger")) == ("main", 18 - allowed, True)


@pytest.mark.rule("15.2.1.1")
def test_who_allows_it_all_is_asked_nothing_more():
    t = charging("Zap").attack("Charger", "leader").say("pass").activate("Waker")
    repeat(t, 2).numbers(8).numbers(8)
    assert (t.ask.kind, t.foe.defense, t.foe.hand) == ("main", 11, ["Zap"])


@pytest.mark.rule("15.2.1.1")
def test_of_no_times_there_is_nothing_to_allow():
    t = charging("Zap").attack("Charger", "leader").say("pass").activate("Waker")
    repeat(t, 2).numbers(0)
    assert (t.ask.kind, t.foe.defense) == ("main", 19)


@pytest.mark.rule("15.2.1.1")
@pytest.mark.parametrize("early", [True, False])
def test_at_which_point_it_is_shortened_is_for_the_other_player_to_say(early):
    t = table(me=Side(field=["Charger", "Charger", "Waker"]), foe=Side(hand=["Zap"], pp=1), cards=[CHARGER, WAKER, ZAP])
    t.attack("Charger", "leader").say("pass").attack("Charger", "leader").say("pass").activate("Waker")
    repeat(t, 3).numbers(5).numbers(2)
    assert (t.ask.seat, t.options(), t.foe.defense) == (1, ["play Zap", "pass"], 14)
    if early:
        t.play("Zap").say("pass")
        assert (t.ask.kind, t.foe.defense) == ("main", 13)
    else:
        t.say("pass")
        assert (t.options(), t.foe.defense) == (["play Zap"], 13)
        t.play("Zap").say("pass")
        assert (t.ask.kind, t.foe.defense) == ("main", 12)


@pytest.mark.rule("15.2.1.1")
def test_the_other_player_is_asked_anew_where_more_can_be_done_than_was_seen():
    """Nothing could be played when it was agreed to; now something can."""
    t = charging("Zap", pp=0).attack("Charger", "leader").say("pass").activate("Waker")
    repeat(t, 2).numbers(3)
    assert (t.ask.kind, t.foe.defense) == ("main", 16)
    t.session.operate(Operation("number", 1, text="play_points", amount=1, side=1))
    repeat(t, 2).numbers(6)
    assert (t.ask.kind, t.ask.seat, t.options()) == ("quick", 1, ["play Zap", "pass"])


# -- it is a game like any other ---------------------------------------------------------------------------------------


@pytest.mark.rule("15.2.1.1")
def test_declaring_is_taken_back_as_long_as_nothing_was_done():
    t = table(me=Side(field=["Pump"]), cards=[PUMP]).activate("Pump").say("repeat Pump")
    t.session.cancel()
    assert (t.ask.kind, t.me.field) == ("main", ["Pump 2/2"])


@pytest.mark.rule("15.2.1.1")
def test_undo_redo_fork_and_a_saved_game_come_to_the_same():
    t = charging("Zap").attack("Charger", "leader").say("pass").activate("Waker")
    repeat(t, 2).numbers(8).numbers(3)
    digest = t.session.digest()
    fork = t.session.fork()
    fork.asked_anew()  # has the rules started there
    assert fork.digest() == digest
    again = Session.replay(t.session.ruleset, t.session.setup, t.session.log)
    assert (again.digest(), again.ask.options) == (digest, t.ask.options)
    t.session.undo()
    assert (t.ask.kind, t.foe.defense) == ("number", 19)
    t.session.redo()
    assert t.session.digest() == digest
    t.session.undo(3)
    assert lengths(t) == [2]
