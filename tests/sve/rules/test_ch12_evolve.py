"""12.2: evolve abilities."""

from dataclasses import replace

import pytest
from sve.playing import Side, evolved, follower, table
from sve.rules.probes import by_hand, kinds

from svedesk.engine.events import Played


@pytest.mark.rule("12.2.2", "5.15.1", "4.12.2")
def test_a_corresponding_card_is_revealed_as_part_of_the_cost():
    t = table(me=Side(field=["Goblin"], evolve=["Goblin"], pp=4)).evolve("Goblin")
    assert (t.me.pp, t.me.field, t.me.evolve, t.me.evolve_deck) == (0, ["Goblin 4/4"], ["Goblin"], [])
    assert [event.what for event in t.events if isinstance(event, Played)] == ["evolve"]
    assert t.session.view(1).zone(0, "evolve").cards[0].number.endswith("018")


@pytest.mark.rule("12.2.2")
@pytest.mark.parametrize("deck", [[], ["Treant"], ["Goblin (faceup)"]])
def test_without_a_facedown_card_of_its_name_it_cannot_be_played(deck):
    t = table(me=Side(field=["Goblin"], evolve=deck))
    assert t.why_not("evolve Goblin") == ("no-evolved-card", "12.2.2")


@pytest.mark.rule("12.2.2")
def test_the_play_points_are_part_of_the_cost():
    t = table(me=Side(field=["Goblin"], evolve=["Goblin"], pp=3))
    assert t.why_not("evolve Goblin")[0] == "not-enough-points"


@pytest.mark.rule("12.2.3")
@pytest.mark.parametrize(("way", "points", "evolution"), [("points", 6, 2), ("evolution", 7, 1)])
def test_an_evolution_point_may_be_used_in_place_of_one_play_point(way, points, evolution):
    t = table(me=Side(field=["Goblin"], evolve=["Goblin"], pp=10, ep=2)).evolve("Goblin")
    assert (t.ask.kind, t.ask.cancel, t.me.pp, t.me.ep) == ("evolve_point", True, 10, 2)
    t.say(way)
    assert (t.me.pp, t.me.ep) == (points, evolution)
    assert t.me.field == ["Goblin 4/4"]


@pytest.mark.rule("12.2.3")
@pytest.mark.parametrize(("points", "evolution", "possible"), [(3, 1, True), (2, 2, False), (3, 0, False)])
def test_it_stands_for_one_point_only_and_makes_up_for_one_that_is_missing(points, evolution, possible):
    t = table(me=Side(field=["Goblin"], evolve=["Goblin"], pp=points, ep=evolution))
    assert ("evolve Goblin" in t.options()) == possible
    if possible:
        t.evolve("Goblin")
        assert (t.ask.kind, t.me.pp, t.me.ep) == ("main", 0, 0)


@pytest.mark.rule("12.2.3")
@pytest.mark.parametrize(("cost", "asked"), [(0, False), (1, True)])
def test_a_cost_without_play_points_takes_no_evolution_point(cost, asked):
    base, grown = follower("Cub", f"evolve({cost})"), evolved("Cub")
    t = table(me=Side(field=["Cub"], evolve=["Cub"], pp=1, ep=3), cards=[base, grown]).evolve("Cub")
    assert (t.ask.kind == "evolve_point") == asked
    if not asked:
        assert (t.me.pp, t.me.ep, t.me.field) == (1, 3, ["Cub 2/2"])


@pytest.mark.rule("12.2.3")
def test_the_choice_is_taken_back_without_a_trace():
    t = table(me=Side(field=["Goblin"], evolve=["Goblin"], ep=1))
    before = t.session.digest()
    t.evolve("Goblin")
    t.session.cancel()
    assert t.session.digest() == before


@pytest.mark.rule("8.3.2")
def test_one_evolve_ability_is_played_in_a_turn():
    t = table(me=Side(field=["Goblin", "Treant"], evolve=["Goblin", "Treant"]), foe=Side(hand=[])).evolve("Goblin")
    assert t.why_not("evolve Treant") == ("evolved-already", "8.3.2")
    t.end().quiet()
    t.end().quiet()
    assert "evolve Treant" in t.options()


@pytest.mark.rule("10.6.2.8.2")
def test_evolving_waits_for_its_cost_and_then_is_done():
    t = table(me=Side(field=["Goblin"], evolve=["Goblin"])).evolve("Goblin")
    told = kinds(t.events)
    assert told.index("NumberChanged") < told.index("Played") < told.index("evolve") < told.index("CardLinked")


@pytest.mark.rule("10.4.4.1")
def test_a_changed_evolve_cost_is_what_is_paid():
    base, grown = follower("Cub", "evolve(5)", "fanfare(change_evolve_cost(2))"), evolved("Cub")
    t = table(me=Side(hand=["Cub"], evolve=["Cub"], pp=3), cards=[base, grown])
    t.play("Cub").evolve("Cub")
    assert (t.me.pp, t.me.field) == (0, ["Cub 2/2"])


@pytest.mark.rule("12.2.2")
def test_a_play_whose_card_is_taken_away_by_hand_is_cancelled_unpaid():
    t = table(me=Side(field=["Goblin"], evolve=["Goblin"], pp=5, ep=1)).evolve("Goblin")
    by_hand(t, "move", "Goblin", zone="field", to=(0, "hand"))
    t.numbers(*range(t.ask.low))
    assert (t.ask.kind, t.me.pp, t.me.ep, t.me.evolve_deck) == ("main", 5, 1, ["Goblin"])
    assert t.table.number(0, "evolve_played") == 0


@pytest.mark.rule("10.6.2.5.4", "12.2.2")
def test_an_evolve_ability_that_can_be_paid_no_more_is_cancelled():
    """The points are taken away by hand while it is asked which evolved card is meant."""
    cub, lion, tiger = follower("Cub", "evolve(2)"), evolved("Cub", attack=3), evolved("Cub", attack=5)
    tiger = replace(tiger, facts=replace(tiger.facts, number="X-Tiger"))
    me = Side(field=["Cub"], evolve=["X-Cub-E", "X-Tiger"], pp=2)
    t = table(me=me, cards=[cub, lion, tiger]).evolve("Cub")
    assert (t.ask.kind, len(t.ask.options)) == ("select", 2)
    by_hand(t, "number_set", side=0, text="play_points", amount=1)
    t.numbers(0)
    assert (t.ask.kind, t.me.pp, t.me.field, t.me.evolve) == ("main", 1, ["Cub 1/1"], [])
    t = table(me=me, cards=[cub, lion, tiger]).evolve("Cub").numbers(1)
    assert (t.me.pp, t.me.field) == (0, ["Cub 5/2"])


@pytest.mark.rule("12.2.2")
def test_evolving_may_be_paid_with_cards_in_hand_alone():
    cub = follower("Cub", 'evolve(0, besides=discarding("card", 2))')
    t = table(me=Side(field=["Cub"], evolve=["Cub"], hand=["Goblin"], pp=0), cards=[cub, evolved("Cub")])
    assert t.why_not("evolve Cub")[0] == "too-few-in-hand-card"
    t = table(me=Side(field=["Cub"], evolve=["Cub"], hand=["Goblin"] * 3, pp=0, ep=1), cards=[cub, evolved("Cub")])
    t.evolve("Cub").pick("Goblin", "Goblin")
    assert (t.me.field, t.me.hand, t.me.cemetery, t.me.ep) == (["Cub 2/2"], ["Goblin"], ["Goblin"] * 2, 1)


@pytest.mark.rule("12.2.2")
def test_evolving_may_be_paid_by_the_leader():
    cub = follower("Cub", "evolve(0, besides=lower_leader_defense(3))")
    t = table(me=Side(field=["Cub"], evolve=["Cub"], pp=0), cards=[cub, evolved("Cub")]).evolve("Cub")
    assert (t.me.field, t.me.defense) == (["Cub 2/2"], 17)


@pytest.mark.rule("12.2.2", "5.15.1.1.1")
def test_a_follower_may_evolve_into_cards_of_other_names():
    names = 'Called("Lion", "Lion"), Called("Tiger", "Tiger")'
    cards = [
        follower("Cub", f"evolve(1, {names})"),
        evolved("Cub"),
        evolved("Lion", attack=3),
        evolved("Tiger", attack=4),
    ]
    t = table(me=Side(field=["Cub"], evolve=["Cub"]), cards=cards)
    assert t.why_not("evolve Cub")[0] == "no-evolved-card"
    t = table(me=Side(field=["Cub"], evolve=["Cub", "Tiger"]), cards=cards).evolve("Cub")
    assert t.me.field == ["Tiger 4/2"]
    t = table(me=Side(field=["Cub"], evolve=["Cub", "Tiger", "Lion"]), cards=cards).evolve("Cub")
    assert t.options("card") == ["Lion", "Tiger"]
    assert t.pick("Lion").me.field == ["Lion 3/2"]


@pytest.mark.rule("2.1.2")
def test_a_follower_may_evolve_into_whatever_has_a_name_in_its_own():
    cards = [follower("Cub", 'evolve(1, Called("Lion", "Lion", in_part=True))'), evolved("Old Lion"), evolved("Cub")]
    t = table(me=Side(field=["Cub"], evolve=["Cub", "Old Lion"]), cards=cards).evolve("Cub")
    assert t.me.field == ["Old Lion 2/2"]


@pytest.mark.rule("10.3.3")
def test_evolving_may_need_a_condition():
    cub = follower("Cub", "evolve(0, condition=overflow)")
    t = table(me=Side(field=["Cub"], evolve=["Cub"], pp=6, max_pp=6), cards=[cub, evolved("Cub")])
    assert t.why_not("evolve Cub") == ("condition-not-met", "10.3.3")
    t = table(me=Side(field=["Cub"], evolve=["Cub"], pp=7, max_pp=7), cards=[cub, evolved("Cub")]).evolve("Cub")
    assert t.me.field == ["Cub 2/2"]
