"""Chapter 3: owners, controllers, play points, evolution points."""

import pytest
from sve.playing import Side, amulet, new_game, table
from sve.rules.probes import by_hand

from svedesk.engine.message import Refused
from svedesk.games.sve.problems import problems

# -- owners and controllers --------------------------------------------------------------------------------------------


@pytest.mark.rule("3.1.1")
def test_the_owner_is_who_brought_the_card():
    t = new_game(first=0)
    assert {card.owner for zone in ("deck", "hand") for card in t.table.in_zone(1, zone)} == {1}
    t = table(foe=Side(field=["Fighter"]))
    by_hand(t, "control", "Fighter", to=(0, "field"))
    fighter = t.card("Fighter", "field")
    assert (fighter.owner, fighter.seat) == (1, 0)


@pytest.mark.rule("3.1.1", "4.1.6")
def test_a_card_leaves_for_its_owners_zones():
    t = table(me=Side(field=["Fairy"]), foe=Side(field=["Fighter [damage 2]", "Goblin", "Knight"]))
    by_hand(t, "control", "Fighter", to=(0, "field"))
    t.end().quiet()  # now it is the other's turn
    by_hand(t, "damage", "Fighter", amount=1)
    t.end()
    assert (t.me.cemetery, t.foe.cemetery) == ([], ["Fighter"])


@pytest.mark.rule("4.1.6")
def test_the_evolved_card_of_a_card_under_the_others_control_goes_back_to_its_owner():
    t = table(foe=Side(field=["Goblin [evolved]"]))
    by_hand(t, "control", "Goblin", to=(0, "field"))
    by_hand(t, "damage", "Goblin", amount=4)
    t.end()
    assert (t.me.evolve_deck, t.foe.evolve_deck) == ([], ["Goblin (faceup)"])


@pytest.mark.rule("3.1.2")
def test_the_controller_is_whose_zone_the_card_lies_in():
    t = table(me=Side(pp=0), foe=Side(field=["Water Fairy", "Elf Wanderer"], evolve=["Water Fairy"]))
    by_hand(t, "control", "Water Fairy", to=(0, "field"))
    t.end().quiet().end().quiet()
    assert t.table.number(-1, "active") == 0
    assert t.options("attack") == ["attack Water Fairy > leader"]
    assert t.why_not("evolve Water Fairy") == ("no-evolved-card", "12.2.2")  # that lies in the other's evolve deck


@pytest.mark.rule("3.1.2.1")
def test_a_passive_ability_is_the_controllers_of_its_card():
    t = table(me=Side(field=["Fairy"]), foe=Side(field=["Titania's Sanctuary", "Fairy"]))
    assert [t.keywords(name) for name in ("my Fairy", "foe's Fairy")] == [(), ("assail",)]
    by_hand(t, "control", "Titania's Sanctuary", to=(0, "field"))
    assert [t.keywords(name) for name in ("my Fairy", "foe's Fairy")] == [("assail",), ()]
    by_hand(t, "control", "foe's Fairy", to=(0, "field"))
    assert [t.session.ruleset.shown(t.table, card).keywords for card in t.cards("Fairy")] == [("assail",)] * 2


@pytest.mark.rule("3.1.2.2")
def test_an_activated_ability_is_who_played_its():
    well = amulet("Well", "quick_activate((), draw(1))")
    t = table(foe=Side(field=["Well"]), cards=[well]).end()
    assert t.ask.seat == 1
    t.activate("Well")
    assert (t.me.hand, t.foe.hand) == ([], ["Fighter"])


@pytest.mark.rule("3.1.2.3")
def test_an_automatic_ability_is_the_controllers_of_its_card():
    t = table(foe=Side(field=["Water Fairy"]))
    by_hand(t, "control", "Water Fairy", to=(0, "field"))
    by_hand(t, "damage", "Water Fairy", amount=1)
    t.end()
    assert t.foe.cemetery == ["Water Fairy"]
    assert (t.me.ex, t.foe.ex) == (["Fairy"], [])


@pytest.mark.rule("3.1.2.4", "3.1.2.4.1")
def test_an_effect_is_performed_by_its_controller_in_whosever_turn():
    t = table(foe=Side(hand=["Forge Weaponry"], field=["Fighter"])).end()
    t.play("Forge Weaponry").pick("Fighter")
    assert (t.me.hand, t.foe.hand) == ([], ["Fighter"])


# -- play points and evolution points ----------------------------------------------------------------------------------


@pytest.mark.rule("3.2.1")
def test_each_player_has_play_points_their_maximum_and_evolution_points():
    t = new_game(first=0).say("no").say("no")
    numbers = ("play_points", "max_play_points", "evolution_points")
    assert [t.me.number(name) for name in numbers] == [1, 1, 0]
    assert [t.foe.number(name) for name in numbers] == [0, 0, 3]


@pytest.mark.rule("3.2.2")
def test_play_points_pay_for_cards_and_for_evolving():
    t = table(me=Side(hand=["Fighter"], field=["Water Fairy"], evolve=["Water Fairy"], pp=5))
    t.play("Fighter")
    assert t.me.pp == 3
    t.evolve("Water Fairy")
    assert t.me.pp == 1


@pytest.mark.rule("3.2.4", "3.2.4.2")
def test_play_points_over_the_maximum_become_the_maximum():
    t = table(me=Side(pp=4, max_pp=6, hand=["Quickblader"]))
    by_hand(t, "number_set", side=0, text="play_points", amount=9)
    t.play("Quickblader")
    assert t.me.pp == 6


@pytest.mark.rule("3.2.4", "3.2.4.2")
def test_play_points_fall_with_their_maximum():
    t = table(me=Side(pp=6, max_pp=6))
    by_hand(t, "number_set", side=0, text="max_play_points", amount=2)
    t.end()
    assert t.me.pp == 2


@pytest.mark.rule("3.2.4.1")
def test_the_maximum_is_10_at_most():
    t = table(me=Side(max_pp=9, pp=9))
    t.end().quiet().end().quiet()
    assert (t.me.number("max_play_points"), t.me.pp) == (10, 10)
    t.end().quiet().end().quiet()
    assert (t.me.number("max_play_points"), t.me.pp) == (10, 10)


@pytest.mark.rule("3.2.4.1", "3.2.5.1")
@pytest.mark.parametrize("name", ["max_play_points", "play_points", "evolution_points"])
def test_points_are_never_below_0(name):
    t = by_hand(table(me=Side(pp=3, max_pp=3, ep=1)), "number", side=0, text=name, amount=-5)
    assert t.me.number(name) == 0


@pytest.mark.rule("3.2.5")
@pytest.mark.parametrize(
    ("pp", "ep", "after"), [(4, 0, (0, 0)), (3, 1, (0, 0)), (3, 3, (0, 2))], ids=["points", "one", "only one"]
)
def test_one_evolution_point_stands_for_one_play_point_of_an_evolve_ability(pp, ep, after):
    t = table(me=Side(field=["Goblin"], evolve=["Goblin"], pp=pp, ep=ep))  # its evolve ability costs 4
    t.evolve("Goblin")
    assert (t.me.pp, t.me.ep) == after
    assert t.me.field == ["Goblin 4/4"]


@pytest.mark.rule("3.2.5")
def test_whether_to_use_an_evolution_point_is_asked_where_both_are_possible():
    for say, after in (("points", (6, 1)), ("evolution", (7, 0))):
        t = table(me=Side(field=["Goblin"], evolve=["Goblin"], pp=10, ep=1)).evolve("Goblin")
        assert (t.ask.kind, t.options()) == ("evolve_point", ["points", "evolution"])
        t.say(say)
        assert (t.me.pp, t.me.ep) == after


@pytest.mark.rule("3.2.5")
def test_evolution_points_pay_for_nothing_else_and_only_one_at_a_time():
    t = table(me=Side(field=["Goblin"], hand=["Fighter"], evolve=["Goblin"], pp=1, ep=3))
    assert t.options() == ["attack Goblin > leader", "end"]
    assert t.why_not("evolve Goblin") == ("not-enough-points", "10.6.2.5.4")
    assert t.why_not("play Fighter") == ("not-enough-points", "10.6.2.5.4")


@pytest.mark.rule("3.2.5.1")
def test_without_evolution_points_none_is_used():
    t = table(me=Side(field=["Water Fairy"], evolve=["Water Fairy"], pp=1))
    assert "evolve Water Fairy" not in t.options()
    with pytest.raises(Refused):
        t.numbers(len(t.ask.options))


@pytest.mark.rule("3.2.4.2")
def test_what_was_set_by_hand_beyond_a_limit_is_told_when_the_rules_come_back():
    t = by_hand(table(me=Side(pp=3, max_pp=3)), "number_set", side=0, text="play_points", amount=5)
    assert [(said.key, said.clause) for said in problems(t.game)] == [("problem-play-points", "3.2.4.2")]
