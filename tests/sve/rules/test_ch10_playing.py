"""10.6.2.1 to 10.6.2.3: specifying what is played, prerequisites, targets; and that a refused play leaves no trace."""

import pytest
from sve.playing import Side, amulet, follower, spell_card, table
from sve.rules.probes import by_hand, kinds

from svedesk.engine.events import CardMoved
from svedesk.engine.message import Refused
from svedesk.engine.records import SHARED
from svedesk.games.sve.abilities.cost import Lesson
from svedesk.games.sve.words import added_cost

SNIPE = spell_card("Snipe", "spell(both(select(enemy.follower), deal(2, it)))", cost=2)
VOLLEY = spell_card("Volley", "spell(both(select(enemy.follower, 2), deal(1, it)))")
SWEEP = spell_card("Sweep", "spell(both(select_up_to(2, enemy.follower), deal(1, it)), draw(1))")


@pytest.mark.rule("10.6.2.1")
def test_a_played_card_is_revealed_and_lies_in_the_resolution_zone_while_it_is_played():
    t = table(me=Side(hand=["Snipe"]), foe=Side(field=["Goblin"]), cards=[SNIPE])
    t.play("Snipe")
    assert t.me.hand == []
    assert [t.named(card) for card in t.table.in_zone(SHARED, "resolution")] == ["Snipe"]
    (seen,) = t.session.view(1).zone(SHARED, "resolution").cards
    assert seen.number == "X-Snipe"


@pytest.mark.rule("10.6.2.1.2")
def test_what_cannot_be_played_cannot_be_specified():
    t = table(me=Side(hand=["Snipe", "Fighter"], pp=1), foe=Side(field=["Goblin"]), cards=[SNIPE])
    assert t.options("play") == []
    assert t.why_not("play Fighter")[0] == "not-enough-points"
    t = table(me=Side(hand=["Snipe"]), cards=[SNIPE])
    assert t.options("play") == []
    assert t.why_not("play Snipe") == ("no-target", "10.6.2.3.3")


@pytest.mark.rule("10.6.2.1.2")
@pytest.mark.parametrize(("beside", "able"), [([], False), (["Goblin"], True)])
def test_a_card_does_not_pay_for_itself(beside, able):
    """It is in the resolution zone when its cost is paid."""
    lines = [
        'added_cost(discarding("card"))',
        'instead_of_cost(discarding("card"))',
        'costs_less_when_paid(discarding("card"), 9)',
        'costs_when_paid(discarding("follower"), 0)',
    ]
    for line in lines:
        lich = follower("Lich", line, cost=9)
        t = table(me=Side(hand=["Lich", *beside], pp=9 if line is lines[0] else 0), cards=[lich])
        assert ("play Lich" in t.options()) == able
        if able:
            t.play("Lich")
            t = t.say("yes") if t.ask.kind == "may" else t
            t.pick("Goblin")
            assert (t.me.field, t.me.hand, t.me.cemetery) == (["Lich 1/1"], [], ["Goblin"])
    t = table(me=Side(hand=["Lich"], pp=0), cards=[follower("Lich", lines[1])])
    assert t.why_not("play Lich") == ("not-enough-points", "10.6.2.5.4")


@pytest.mark.rule("10.6.2.1.2")
def test_a_card_in_the_ex_area_is_not_banished_for_its_own_cost():
    wand = follower("Magical Item", added_cost((Lesson(1),)))
    t = table(me=Side(ex=["Magical Item"]), cards=[wand])
    assert t.why_not("play Magical Item") == ("too-few-magical-items", "14.3.2.1")
    t = table(me=Side(ex=["Magical Item"] * 2), cards=[wand]).play("Magical Item")
    assert (t.me.field, len(t.me.banished)) == (["Magical Item 1/1"], 1)


@pytest.mark.rule("10.6.2.1.2")
def test_an_ability_of_a_card_in_hand_may_be_paid_with_that_card():
    """Only what is played lies in the resolution zone; the card whose ability is played stays in the hand."""
    scout = follower("Scout", 'activate_from_hand(discarding("card"), draw(1))')
    t = table(me=Side(hand=["Scout"]), cards=[scout]).activate("Scout").pick("Scout")
    assert (t.me.hand, t.me.cemetery) == (["Fighter"], ["Scout"])


@pytest.mark.rule("10.6.2.1.2")
def test_an_ability_without_a_target_cannot_be_specified():
    ballista = amulet("Ballista", "activate(pay(0), both(select(enemy.follower), deal(1, it)))")
    t = table(me=Side(field=["Ballista"]), foe=Side(), cards=[ballista])
    assert "activate Ballista" not in t.options()
    t = table(me=Side(field=["Ballista"]), foe=Side(field=["Goblin"]), cards=[ballista])
    assert "activate Ballista" in t.options()


@pytest.mark.rule("10.6.2.1.3", "10.6.2.8.1.1")
def test_effects_on_a_card_in_the_ex_area_stay_on_it_until_it_lies_on_the_field():
    t = table(me=Side(ex=["Knight"], pp=3))
    by_hand(t, "stat", "Knight", zone="ex", text="attack", amount=2)
    by_hand(t, "stat", "Knight", zone="ex", text="cost", amount=1)
    t.play("Knight")
    assert (t.me.field, t.me.pp) == (["Knight 3/1"], 1)


@pytest.mark.rule("10.6.2.2", "10.6.2.2.2", "10.6.2.5")
def test_options_are_chosen_before_targets_and_targets_before_the_cost_is_paid():
    edict = spell_card(
        "Edict", "spell(choose_one(mode(both(select(enemy.follower), destroy(it))), mode(draw(2))))", cost=3
    )
    t = table(me=Side(hand=["Edict"]), foe=Side(field=["Goblin"]), cards=[edict])
    t.play("Edict")
    assert (t.ask.kind, t.me.pp) == ("choose", 10)
    t.choose(1)
    assert (t.ask.kind, t.me.pp, t.foe.field) == ("target", 10, ["Goblin 2/2"])
    t.pick("Goblin")
    assert (t.ask.kind, t.me.pp, t.foe.field) == ("main", 7, [])
    assert kinds(t.events)[:3] == ["NumberChanged", "NumberChanged", "Played"]


@pytest.mark.rule("10.6.2.3")
def test_targets_are_selected_while_playing_and_not_again_when_it_resolves():
    t = table(me=Side(hand=["Snipe"]), foe=Side(field=["Goblin", "Fighter"]), cards=[SNIPE])
    t.play("Snipe")
    assert (t.ask.kind, t.ask.seat) == ("target", 0)
    assert t.options() == ["Goblin", "Fighter"]
    t.pick("Fighter")
    assert t.foe.field == ["Goblin 2/2", "Fighter 2/1"]


@pytest.mark.rule("10.6.2.3.1")
def test_as_many_targets_as_specified_must_be_selected():
    t = table(me=Side(hand=["Volley"]), foe=Side(field=["Goblin", "Fighter", "Knight"]), cards=[VOLLEY])
    t.play("Volley")
    for picks in ((), (0,), (0, 1, 2)):
        with pytest.raises(Refused):
            t.numbers(*picks)
    t.pick("Goblin", "Knight")
    assert t.foe.field == ["Goblin 2/1", "Fighter 2/3"]


@pytest.mark.rule("10.6.2.3.3")
def test_fewer_targets_than_specified_make_the_play_illegal():
    t = table(me=Side(hand=["Volley"]), foe=Side(field=["Goblin"]), cards=[VOLLEY])
    assert t.why_not("play Volley") == ("no-target", "10.6.2.3.3")


@pytest.mark.rule("10.6.2.3.2")
@pytest.mark.parametrize(
    ("picked", "left"),
    [
        ((), ["Goblin 2/2", "Fighter 2/3", "Knight 1/1"]),
        (("Fighter",), ["Goblin 2/2", "Fighter 2/2", "Knight 1/1"]),
        (("Goblin", "Fighter"), ["Goblin 2/1", "Fighter 2/2", "Knight 1/1"]),
    ],
)
def test_up_to_a_number_of_targets_is_any_number_from_none(picked, left):
    t = table(me=Side(hand=["Sweep"]), foe=Side(field=["Goblin", "Fighter", "Knight"]), cards=[SWEEP])
    t.play("Sweep")
    assert t.ask.reason.key == "upto-enemy-follower"
    with pytest.raises(Refused):
        t.numbers(0, 1, 2)
    t.pick(*picked)
    assert t.foe.field == left
    assert t.me.hand == ["Fighter"]


@pytest.mark.rule("10.6.2.3.2")
def test_up_to_a_number_of_targets_may_be_played_without_any_there():
    t = table(me=Side(hand=["Sweep"]), cards=[SWEEP])
    t.play("Sweep")
    assert t.ask.forced == ()
    t.pick()
    assert t.me.hand == ["Fighter"]


# -- no trace ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("10.6.2.3.3")
def test_a_play_taken_back_leaves_no_trace():
    edict = spell_card("Edict", "spell(choose_one(mode(both(select(enemy.follower), destroy(it))), mode(draw(2))))")
    t = table(me=Side(hand=["Edict"]), foe=Side(field=["Goblin"]), cards=[edict])
    before, options, log = t.session.digest(), t.options(), list(t.session.log)
    t.play("Edict").choose(1)
    t.session.cancel()
    assert (t.session.digest(), t.options(), t.session.log) == (before, options, log)
    assert t.ask.kind == "main"


@pytest.mark.rule("10.6.2.3.3")
def test_a_play_whose_target_is_taken_away_by_hand_is_cancelled_and_the_hand_is_kept():
    t = table(me=Side(hand=["Goblin", "Snipe", "Fighter"]), foe=Side(field=["Knight"]), cards=[SNIPE])
    t.play("Snipe")
    by_hand(t, "remove", "Knight")
    t.pick()
    assert (t.ask.kind, t.me.pp, t.me.cemetery) == ("main", 10, [])
    assert t.me.hand == ["Goblin", "Snipe", "Fighter"]
    assert t.foe.field == []
    assert t.game.table.number(0, "cards_played") == 0


@pytest.mark.rule("10.6.2.5.4")
def test_a_play_that_can_be_paid_no_more_is_cancelled():
    t = table(me=Side(hand=["Snipe"], pp=2), foe=Side(field=["Goblin"]), cards=[SNIPE])
    t.play("Snipe")
    by_hand(t, "number_set", side=0, text="play_points", amount=1)
    t.pick("Goblin")
    assert (t.ask.kind, t.me.pp, t.me.hand, t.foe.field) == ("main", 1, ["Snipe"], ["Goblin 2/2"])
    assert t.game.table.number(0, "cards_played") == 0


@pytest.mark.rule("10.6.2.5.4")
def test_an_ability_that_can_be_paid_no_more_is_cancelled():
    ballista = amulet("Ballista", "activate(pay(2), both(select(enemy.follower), deal(1, it)))")
    t = table(me=Side(field=["Ballista"], pp=2), foe=Side(field=["Goblin"]), cards=[ballista])
    t.activate("Ballista")
    by_hand(t, "number_set", side=0, text="play_points", amount=1)
    t.pick("Goblin")
    assert (t.ask.kind, t.me.pp, t.foe.field) == ("main", 1, ["Goblin 2/2"])


@pytest.mark.rule("10.6.2.1")
def test_a_card_taken_out_of_the_resolution_zone_by_hand_is_not_played():
    t = table(me=Side(hand=["Snipe"]), foe=Side(field=["Goblin"]), cards=[SNIPE])
    t.play("Snipe")
    by_hand(t, "move", "Snipe", zone="resolution", to=(0, "banished"))
    t.pick("Goblin")
    assert (t.ask.kind, t.me.pp, t.me.banished, t.foe.field) == ("main", 10, ["Snipe"], ["Goblin 2/2"])


@pytest.mark.rule("10.6.2.2.2", "10.6.2.8.2.2")
def test_several_options_are_executed_in_the_order_they_are_listed():
    both_ways = "mode(draw(1)), mode(destroy(any_side.follower)), mode(deal(1, your.follower))"
    t = table(
        me=Side(hand=["Plan"], field=["Goblin"]),
        foe=Side(field=["Fighter"]),
        cards=[spell_card("Plan", f"spell(choose_some(2, {both_ways}))")],
    )
    t.play("Plan").choose(2, 1)
    assert [event.why for event in t.events if isinstance(event, CardMoved)] == [
        "draw",
        "destroy",
        "destroy",
        "resolve",
    ]
    assert t.me.hand == ["Fighter"]


@pytest.mark.rule("10.6.2.2.2")
def test_as_many_options_as_the_text_says_are_chosen():
    plan = spell_card("Plan", "spell(choose_some(2, mode(draw(1)), mode(draw(2)), mode(draw(3))))")
    t = table(me=Side(hand=["Plan"]), cards=[plan])
    t.play("Plan")
    for picks in ((), (0,), (0, 1, 2)):
        with pytest.raises(Refused):
            t.numbers(*picks)
    t.choose(1, 3)
    assert len(t.me.hand) == 4
