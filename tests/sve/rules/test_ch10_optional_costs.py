"""10.4.5.1, 10.4.7.3, 10.4.7.5, 10.6.2.1.1, 10.6.2.2.3 and 10.6.2.5.1: optional, alternative and X costs."""

import pytest
from sve.playing import Side, amulet, follower, spell_card, table

from svedesk.engine.events import Revealed
from svedesk.engine.message import Refused
from svedesk.engine.view import see
from svedesk.games.sve.abilities.own_cost import PayX

FOE = Side(field=["Okami"])


# -- values in costs ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("10.4.5", "10.4.5.1", "3.2.4.1")
@pytest.mark.parametrize(
    ("shift", "before", "after"), [(1, 9, 10), (1, 10, None), (-1, 1, 0), (-1, 0, None), (-3, 2, None)]
)
def test_a_cost_does_not_push_a_value_past_its_limits(shift, before, after):
    well = amulet("Well", f"activate(shift_max_play_points({shift}), draw(1))")
    t = table(me=Side(field=["Well"], pp=0, max_pp=before), cards=[well])
    assert ("activate Well" in t.options()) == (after is not None)
    if after is None:
        assert t.why_not("activate Well") == ("past-limit", "10.4.5.1")
    else:
        t.activate("Well")
        assert (t.me.number("max_play_points"), t.me.hand) == (after, ["Fighter"])


# -- paid while resolving ----------------------------------------------------------------------------------------------

TRADE = spell_card("Trade", 'spell(give_leader(1), may_pay(discarding("spell"), draw(2), give_leader(1)))')


RALLY = spell_card("Rally", "spell(may_pay(engaging(your.follower, 2), select(enemy.follower), deal(1, it)))")


@pytest.mark.rule("10.4.7.5", "10.6.2.3")
@pytest.mark.parametrize(("answer", "foes", "engaged"), [("yes", ["Okami 3/4"], True), ("no", ["Okami 3/5"], False)])
def test_targets_are_selected_before_it_is_known_what_is_paid(answer, foes, engaged):
    okami = follower("Okami", attack=3, defense=5)
    t = table(me=Side(hand=["Rally"], field=["Fighter", "Fighter"]), foe=FOE, cards=[RALLY, okami]).play("Rally")
    assert t.ask.kind == "target"
    t.pick("Okami").say(answer)
    assert (t.ask.kind, t.foe.field) == ("main", foes)
    assert all(bool(card.sideways) == engaged for card in t.game.field(0))


@pytest.mark.rule("10.6.2.3.3")
def test_what_may_be_done_to_nobody_cannot_be_played():
    t = table(me=Side(hand=["Rally"], field=["Fighter", "Fighter"]), cards=[RALLY])
    assert t.why_not("play Rally") == ("no-target", "10.6.2.3.3")


@pytest.mark.rule("10.4.7.5")
@pytest.mark.parametrize(("answer", "hand", "defense"), [("yes", ["Fighter"] * 2, 22), ("no", ["Insight"], 21)])
def test_a_process_before_a_colon_may_be_executed_on_resolution(answer, hand, defense):
    t = table(me=Side(hand=["Trade", "Insight"]), cards=[TRADE, spell_card("Insight", "spell(draw(1))")])
    t.play("Trade")
    assert (t.ask.kind, t.me.defense) == ("may", 21)  # the first sentence is resolved already
    t.say(answer)
    if answer == "yes" and t.ask.kind == "discard":
        t.pick("Insight")
    assert (t.ask.kind, t.me.hand, t.me.defense) == ("main", hand, defense)


@pytest.mark.rule("10.4.7.5")
def test_what_cannot_be_executed_is_not_asked():
    t = table(me=Side(hand=["Trade", "Goblin"]), cards=[TRADE]).play("Trade")
    assert (t.ask.kind, t.me.hand, t.me.defense) == ("main", ["Goblin"], 21)


# -- paid while playing ------------------------------------------------------------------------------------------------

SHIFT = spell_card("Shift", "spell(draw(3))", 'costs_when_paid(banishing("spell", 2), 1)', cost=9)
RITES = ["Forge Weaponry"] * 2


@pytest.mark.rule("10.4.7.3", "10.6.2.2.1", "10.6.2.5.1.3")
@pytest.mark.parametrize(("answer", "left", "banished"), [("yes", 9, 2), ("no", 1, 0)])
def test_a_process_when_playing_is_an_option_taken_at_playing(answer, left, banished):
    t = table(me=Side(hand=["Shift"], cemetery=RITES), cards=[SHIFT]).play("Shift")
    assert (t.ask.kind, t.ask.reason.clause, t.me.pp) == ("may", "10.6.2.2.1", 10)
    t.say(answer)
    assert (t.me.pp, len(t.me.banished), len(t.me.hand)) == (left, banished, 3)


@pytest.mark.rule("10.4.7.3")
def test_with_it_a_card_is_played_that_could_not_be_paid_otherwise():
    t = table(me=Side(hand=["Shift"], cemetery=RITES, pp=1), cards=[SHIFT])
    t.play("Shift").say("yes")
    assert (t.me.pp, len(t.me.hand)) == (0, 3)
    t = table(me=Side(hand=["Shift"], cemetery=RITES[:1], pp=1), cards=[SHIFT])
    assert t.options("play") == []
    t = table(me=Side(hand=["Shift"], cemetery=RITES[:1]), cards=[SHIFT]).play("Shift")
    assert (t.me.pp, t.me.banished) == (1, [])  # not asked: only one spell


@pytest.mark.rule("10.4.7.3", "10.6.2.3.3")
def test_who_declines_what_was_needed_has_not_played():
    t = table(me=Side(hand=["Shift"], cemetery=RITES, pp=1), cards=[SHIFT])
    t.play("Shift").say("no")
    assert (t.ask.kind, t.me.hand, t.me.pp, t.me.cemetery) == ("main", ["Shift"], 1, RITES)


@pytest.mark.rule("10.6.2.5.1.2")
def test_an_alternative_cost_replaces_the_cost():
    """All of it: no play points are paid, be they enough or not."""
    gift = follower("Gift", 'instead_of_cost(banishing("spell", 2))', cost=6)
    for points in (10, 3):
        t = table(me=Side(hand=["Gift"], cemetery=RITES, pp=points), cards=[gift])
        t.play("Gift").say("yes")
        assert (t.me.pp, t.me.field, len(t.me.banished)) == (points, ["Gift 1/1"], 2)
    t = table(me=Side(hand=["Gift"], cemetery=RITES), cards=[gift]).play("Gift").say("no")
    assert (t.me.pp, t.me.banished) == (4, [])


@pytest.mark.rule("10.6.2.5.1.2")
def test_from_an_alternative_cost_nothing_is_taken_off():
    lines = ['instead_of_cost(banishing("spell", 2))', 'costs_less_when_paid(banishing("amulet"), 2)']
    gift = follower("Gift", *lines, cost=6)
    t = table(me=Side(hand=["Gift"], cemetery=[*RITES, "Urn"]), cards=[gift, amulet("Urn")])
    t.play("Gift").say("yes")
    assert (t.ask.kind, t.me.pp, t.me.field, t.me.cemetery) == ("main", 10, ["Gift 1/1"], ["Urn"])


@pytest.mark.rule("10.6.2.5.1.3")
def test_what_is_added_or_taken_off_stays_on_top_of_the_value_set():
    guide = follower("Guide", "play_cost(your.spell, shift=-1, anywhere=True)")
    toll = follower("Toll", "play_cost(your.spell, shift=2, anywhere=True)")
    for beside, left in (("Guide", 10), ("Toll", 7)):
        me = Side(hand=["Shift"], cemetery=RITES, field=[beside])
        t = table(me=me, cards=[SHIFT, guide, toll]).play("Shift").say("yes")
        assert t.me.pp == left


@pytest.mark.rule("10.6.2.5.1.3", "10.9.1.6")
@pytest.mark.parametrize(("answer", "left"), [("yes", 7), ("no", 6)])
def test_of_two_values_a_cost_is_set_to_the_one_set_last_counts(answer, left):
    """9 to play; a card that lay there already sets it to 4, what is decided while playing sets it to 3."""
    gate = amulet("Gate", "play_cost(your.spell, 4, anywhere=True)")
    rush = spell_card("Rush", "spell(draw(1))", 'costs_when_paid(banishing("spell", 2), 3)', cost=9)
    t = table(me=Side(hand=["Rush"], cemetery=RITES, field=["Gate"]), cards=[gate, rush])
    assert t.play("Rush").say(answer).me.pp == left


@pytest.mark.rule("10.6.2.5.1.3", "10.10.2.4")
def test_what_is_taken_off_stays_on_top_of_the_value_set_last():
    gate = amulet("Gate", "play_cost(your.spell, 4, anywhere=True)")
    guide = follower("Guide", "play_cost(your.spell, shift=-1, anywhere=True)")
    lines = ['costs_when_paid(banishing("spell", 2), 6)', 'costs_when_paid(banishing("amulet"), 5)']
    rush = spell_card("Rush", "spell(draw(1))", *lines, cost=9)
    me = Side(hand=["Rush"], cemetery=[*RITES, "Urn"], field=["Gate", "Guide"])
    t = table(me=me, cards=[gate, guide, rush, amulet("Urn")])
    assert t.play("Rush").say("yes").say("yes").me.pp == 6


@pytest.mark.rule("10.6.2.5.1.4", "10.10.2.4", "10.6.2.5.1.3")
def test_a_value_set_comes_before_what_is_taken_off():
    """9 to play; set to 3 and 2 less is 1, in whichever order the lines stand."""
    lines = ['costs_less_when_paid(banishing("amulet"), 2)', 'costs_when_paid(banishing("spell"), 3)']
    for abilities in (lines, lines[::-1]):
        wyrm = follower("Wyrm", *abilities, cost=9)
        t = table(me=Side(hand=["Wyrm"], cemetery=["Forge Weaponry", "Urn"], pp=10), cards=[wyrm, amulet("Urn")])
        t.play("Wyrm").say("yes").say("yes")
        assert (t.me.pp, sorted(t.me.banished)) == (9, ["Forge Weaponry", "Urn"])


@pytest.mark.rule("10.4.7.3", "10.6.2.5.1.4", "10.6.2.2.1")
def test_an_additional_cost_of_a_text_comes_on_top_of_the_cost():
    storm = spell_card("Storm", "spell(draw(1), when_playing(pay(2), draw(2)))", cost=3)
    t = table(me=Side(hand=["Storm"], pp=5), cards=[storm]).play("Storm").say("yes")
    assert (t.me.pp, len(t.me.hand)) == (0, 3)
    t = table(me=Side(hand=["Storm"], pp=4), cards=[storm]).play("Storm")
    assert (t.me.pp, len(t.me.hand)) == (1, 1)


@pytest.mark.rule("10.6.2.2.1")
def test_the_decision_may_be_taken_back_with_the_play():
    t = table(me=Side(hand=["Shift"], cemetery=RITES), cards=[SHIFT]).play("Shift")
    t.session.cancel()
    assert (t.ask.kind, t.me.hand, t.me.pp) == ("main", ["Shift"], 10)


# -- X -----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("10.6.2.2.3", "5.2.1.2.2")
def test_x_is_said_when_an_ability_is_played_and_its_text_knows_it():
    cannon = amulet("Cannon", "activate(pay_x() + engage_this, both(select(enemy.follower), deal(x, it)))")
    t = table(me=Side(field=["Cannon"], pp=6), foe=FOE, cards=[cannon]).activate("Cannon")
    assert (t.ask.kind, t.ask.low, t.ask.high, t.me.pp) == ("number", 0, 6, 6)
    with pytest.raises(Refused):
        t.numbers(7)
    t.numbers(3).pick("Okami")
    assert (t.me.pp, t.foe.field) == (3, ["Okami 5/2"])


@pytest.mark.rule("10.6.2.2.3")
def test_x_leaves_what_the_rest_of_the_cost_takes():
    cannon = amulet("Cannon", "activate(pay_x() + pay(2), both(select(enemy.follower), deal(x, it)))")
    t = table(me=Side(field=["Cannon"], pp=6), foe=FOE, cards=[cannon]).activate("Cannon")
    assert t.ask.high == 4
    t.numbers(4).pick("Okami")
    assert (t.me.pp, t.foe.field) == (0, ["Okami 5/1"])


@pytest.mark.rule("10.6.2.2.3", "5.17.3")
def test_x_is_no_limit_to_how_many_options_are_chosen_unless_a_text_says_so():
    cannon = amulet("Cannon", "activate(pay_x(), choose_one(mode(deal(x, enemy.leader)), mode(draw(1))))")
    t = table(me=Side(field=["Cannon"], pp=0), cards=[cannon]).activate("Cannon")
    assert (t.ask.kind, t.ask.low, t.ask.high) == ("choose", 1, 1)


@pytest.mark.rule("5.2.1.2.3")
@pytest.mark.parametrize("times", [2, 3])
def test_several_icons_of_x_cost_x_each(times):
    cannon = amulet("Cannon", f"activate(pay_x({times}), both(select(enemy.follower), deal(x, it)))")
    t = table(me=Side(field=["Cannon"], pp=7), foe=FOE, cards=[cannon]).activate("Cannon")
    assert t.ask.high == 7 // times
    t.numbers(2).pick("Okami")
    assert (t.me.pp, t.foe.field) == (7 - 2 * times, ["Okami 5/3"])


@pytest.mark.rule("10.6.2.2.3", "5.2.1.2.2")
def test_a_card_whose_cost_is_x():
    blaze = spell_card("Blaze", "costs_x()", "spell(both(select(enemy.follower), deal(x, it)))", cost=0)
    t = table(me=Side(hand=["Blaze"], pp=4), foe=FOE, cards=[blaze]).play("Blaze")
    assert (t.ask.kind, t.ask.high) == ("number", 4)
    t.numbers(4).pick("Okami")
    assert (t.me.pp, t.foe.field) == (0, ["Okami 5/1"])


# -- abilities of hidden cards -----------------------------------------------------------------------------------------


@pytest.mark.rule("10.6.2.1.1")
def test_a_card_in_hand_stays_revealed_until_its_ability_is_resolved():
    scout = follower("Scout", "activate_from_hand(pay(1), both(select(enemy.follower), deal(1, it)), draw(1))")
    t = table(me=Side(hand=["Scout", "Goblin"]), foe=FOE, cards=[scout])

    def seen():
        hand = next(zone for zone in see(t.table, 1, t.session.ruleset, None).zones if zone.place == (0, "hand"))
        return [card.shown.printed for card in hand.cards if card.shown.printed]

    assert (t.options("activate"), seen()) == (["activate Scout"], [])
    t.activate("Scout")
    assert (t.ask.kind, seen()) == ("target", ["X-Scout"])
    t.pick("Okami")
    assert (t.me.pp, t.foe.field, seen()) == (9, ["Okami 5/4"], [])
    assert [event.number for event in t.events if isinstance(event, Revealed)] == []
    assert t.me.hand == ["Scout", "Goblin", "Fighter"]


@pytest.mark.rule("10.6.2.1.1")
def test_it_is_seen_while_its_text_is_resolved():
    scout = follower("Scout", 'activate_from_hand(pay(1), may_pay(discarding("spell"), draw(1)))')
    t = table(me=Side(hand=["Scout", "Insight"]), cards=[scout]).activate("Scout")
    assert t.ask.kind == "may"

    def seen():
        return [card.shown.printed for card in t.session.view(1).zone(0, "hand").cards if card.shown.printed]

    assert seen() == ["X-Scout"]
    t.say("no")
    assert seen() == []


@pytest.mark.rule("10.6.2.1.1")
def test_it_is_valid_nowhere_else():
    scout = follower("Scout", "activate_from_hand(pay(1), draw(1))")
    t = table(me=Side(field=["Scout"], hand=["Scout"], pp=0), cards=[scout])
    assert t.options("activate") == []
    assert t.why_not("activate Scout") == ("not-enough-points", "10.4.4")
    t = table(me=Side(field=["Scout"]), cards=[scout])
    assert t.options("activate") == []


@pytest.mark.rule("5.11.1", "4.1.4.1")
def test_it_may_be_discarded_for_its_own_ability():
    """ "This card" is then the one in the cemetery."""
    scout = follower("Scout", "activate_from_hand(pay(1) + discard_this, add_to_hand(this))")
    t = table(me=Side(hand=["Scout"]), cards=[scout])
    t.activate("Scout")
    assert (t.me.pp, t.me.hand, t.me.cemetery) == (9, ["Scout"], [])
    t = table(me=Side(field=["Scout"]), cards=[scout])
    assert t.options("activate") == []


@pytest.mark.rule("10.4.2.2")
def test_a_card_that_is_discarded_for_its_ability_pays_for_nothing_else():
    scout = follower("Scout", 'activate_from_hand(discard_this + discarding("card"), draw(2))')
    t = table(me=Side(hand=["Scout"]), cards=[scout])
    assert t.why_not("activate Scout")[0] == "cost-takes-too-much"
    t = table(me=Side(hand=["Scout", "Goblin"]), cards=[scout]).activate("Scout")
    assert t.options("card") == ["Goblin"]
    assert t.pick("Goblin").me.hand == ["Fighter"] * 2


@pytest.mark.rule("10.4.2.2", "10.4.2.1")
def test_another_card_may_be_discarded_with_it():
    scout = follower("Scout", 'activate_from_hand(discarding_this_and(your.card.of_class("Forestcraft")), draw(2))')
    t = table(me=Side(hand=["Scout", "Goblin"]), cards=[scout])
    assert t.why_not("activate Scout") == ("too-few-in-hand-group", "10.4.2.2")
    t = table(me=Side(hand=["Scout", "Goblin", "Water Fairy", "Elf Metallurgist"]), cards=[scout])
    t.activate("Scout")
    assert (t.ask.kind, t.options("card")) == ("discard", ["Water Fairy", "Elf Metallurgist"])
    t.pick("Elf Metallurgist")
    assert t.me.hand == ["Goblin", "Water Fairy", "Fighter", "Fighter"]
    assert sorted(t.me.cemetery) == ["Elf Metallurgist", "Scout"]


@pytest.mark.rule("10.4.7.4")
@pytest.mark.parametrize("picked", [[], ["Goblin"], ["Goblin"] * 3])
def test_up_to_so_many_cards_may_be_discarded_for_an_effect(picked):
    miser = follower("Miser", 'fanfare(give_leader(1), cost=discarding("card", 3, up_to=True))')
    t = table(me=Side(hand=["Miser"] + ["Goblin"] * 4), cards=[miser]).play("Miser").say("yes")
    assert (t.ask.low, t.ask.high) == (0, 3)
    t.pick(*picked)
    assert (t.me.defense, t.me.cemetery) == (21, picked)


@pytest.mark.rule("10.3.3")
@pytest.mark.parametrize(
    ("picked", "hand", "defense"),
    [("Water Fairy", ["Insight", "Goblin", "Fighter"], 20), ("Insight", ["Goblin", "Water Fairy"], 21)],
)
def test_what_was_discarded_may_decide_what_is_done(picked, hand, defense):
    steps = "when(paid_with(your.card.with_trait(PIXIE)), draw(1)), when(paid_with(your.spell), give_leader(1))"
    picky = follower("Picky", f'fanfare({steps}, cost=discarding("card"))')
    insight = spell_card("Insight", "spell(draw(1))")
    t = table(me=Side(hand=["Picky", "Insight", "Goblin", "Water Fairy"]), cards=[picky, insight])
    t.play("Picky").say("yes").pick(picked)
    assert (sorted(t.me.hand), t.me.defense) == (sorted(hand), defense)


@pytest.mark.rule("5.18.1", "10.4.2.2")
def test_random_cards_are_discarded_without_asking_which():
    gambler = follower("Gambler", "fanfare(give_leader(5), cost=discarding_at_random(2))")
    t = table(me=Side(hand=["Gambler", "Goblin"]), cards=[gambler]).play("Gambler")
    assert (t.ask.kind, t.me.defense) == ("main", 20)
    t = table(me=Side(hand=["Gambler"] + ["Goblin"] * 3), cards=[gambler]).play("Gambler").say("yes")
    assert (t.ask.kind, t.me.hand, t.me.cemetery, t.me.defense) == ("main", ["Goblin"], ["Goblin"] * 2, 25)


@pytest.mark.rule("5.25.1")
def test_the_next_turn_may_be_what_is_paid():
    drowser = follower("Drowser", "activate(skip_own_turn, give_leader(5))")
    t = table(me=Side(field=["Drowser"]), cards=[drowser]).activate("Drowser")
    assert t.me.defense == 25
    t.end().quiet()
    assert t.game.active == 1
    t.end().quiet()
    assert t.game.active == 1


@pytest.mark.rule("5.11.1")
def test_cards_of_a_trait_are_discarded():
    seer = follower("Seer", "fanfare(draw(2), cost=discarding(your.follower.with_trait(PIXIE)))")
    t = table(me=Side(hand=["Seer", "Goblin", "Water Fairy"]), cards=[seer]).play("Seer").say("yes")
    assert t.options("card") == ["Water Fairy"]
    assert t.pick("Water Fairy").me.hand == ["Goblin", "Fighter", "Fighter"]


# -- wording -----------------------------------------------------------------------------------------------------------


def test_several_icons_of_x_are_written_so():
    assert (PayX(2).en(), PayX(2).ja()) == ("{COST X}{COST X}", "【コストX】【コストX】")


@pytest.mark.rule("5.2.1.2.3")
def test_several_icons_of_x_on_a_card_cost_x_each():
    blaze = spell_card("Blaze", "costs_x(2)", "spell(both(select(enemy.follower), deal(x, it)))", cost=0)
    t = table(me=Side(hand=["Blaze"], pp=5), foe=FOE, cards=[blaze]).play("Blaze")
    assert t.ask.high == 2
    t.numbers(2).pick("Okami")
    assert (t.me.pp, t.foe.field) == (1, ["Okami 5/3"])
