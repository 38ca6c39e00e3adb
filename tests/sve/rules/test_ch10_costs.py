"""10.4: costs, and paying them."""

import pytest
from sve.playing import Side, amulet, follower, spell_card, table
from sve.rules.probes import by_hand, kinds

from svedesk.games.sve.definitions import define
from svedesk.games.sve.source import read_script
from svedesk.games.sve.text.cards import card_text

SPELL = "Forge Weaponry"
MILL = amulet("Mill", "activate(pay(2) + engage_this, draw(1))")


@pytest.mark.rule("10.4.2")
def test_paying_a_cost_is_doing_all_it_says():
    t = table(me=Side(field=["Mill"], pp=3), cards=[MILL])
    t.activate("Mill")
    assert t.me.pp == 1
    assert t.is_engaged("Mill")
    assert t.me.hand == ["Fighter"]


@pytest.mark.rule("10.4.2.1")
@pytest.mark.parametrize(
    ("cost", "order"),
    [
        ("pay(1) + engage_this", ["NumberChanged", "CardTurned"]),
        ("engage_this + pay(1)", ["CardTurned", "NumberChanged"]),
    ],
)
def test_the_actions_of_a_cost_are_done_in_the_listed_order(cost, order):
    t = table(me=Side(field=["Mill"]), cards=[amulet("Mill", f"activate({cost}, draw(1))")])
    t.activate("Mill")
    assert kinds(t.events)[:2] == order


@pytest.mark.rule("10.4.2.2")
@pytest.mark.parametrize(
    ("lying", "points", "clause"), [("Mill", 1, "10.4.4"), ("Mill [engaged]", 5, "10.4.6"), ("Mill", 2, "")]
)
def test_a_cost_that_cannot_be_paid_in_full_is_not_paid_at_all(lying, points, clause):
    t = table(me=Side(field=[lying], pp=points), cards=[MILL])
    assert ("activate Mill" in t.options()) == (clause == "")
    if clause:
        assert t.why_not("activate Mill")[1] == clause
    assert (t.me.pp, t.is_engaged("Mill")) == (points, "engaged" in lying)


@pytest.mark.rule("10.4.3")
def test_a_cost_is_paid_by_the_controller_of_what_costs_it():
    well = amulet("Well", "quick_activate(pay(2), draw(1))")
    t = table(me=Side(field=["Fighter"], pp=5), foe=Side(field=["Well"], pp=4), cards=[well])
    t.attack("Fighter", "leader").activate("Well")
    assert (t.me.pp, t.foe.pp) == (5, 2)


@pytest.mark.rule("10.4.4")
@pytest.mark.parametrize(("points", "offered"), [(1, False), (2, True), (3, True)])
def test_play_points_are_subtracted_by_a_player_who_has_as_many(points, offered):
    t = table(me=Side(hand=["Fighter"], pp=points))
    assert ("play Fighter" in t.options()) == offered
    if offered:
        assert t.play("Fighter").me.pp == points - 2
    else:
        assert t.why_not("play Fighter")[0] == "not-enough-points"


@pytest.mark.rule("10.4.4")
@pytest.mark.parametrize(("points", "offered"), [(1, False), (2, True), (3, True)])
def test_and_so_for_an_ability(points, offered):
    t = table(me=Side(field=["Mill"], pp=points), cards=[MILL])
    assert ("activate Mill" in t.options()) == offered
    if offered:
        assert t.activate("Mill").me.pp == points - 2
    else:
        assert t.why_not("activate Mill") == ("not-enough-points", "10.4.4")


@pytest.mark.rule("10.4.4.1")
def test_an_effect_on_what_a_card_costs_leaves_its_information_alone():
    t = table(me=Side(hand=["Fighter"], pp=1))
    by_hand(t, "stat", "Fighter", zone="hand", text="cost", amount=-1)
    assert t.play("Fighter").me.pp == 0
    assert t.game.facts(t.card("Fighter", "field")).cost == 2


@pytest.mark.rule("10.4.6")
def test_the_engage_icon_engages_the_card_itself_if_it_is_reserved():
    rest = amulet("Rest", "activate(engage_this, draw(1))")
    t = table(me=Side(field=["Rest", "Fighter"]), cards=[rest])
    t.activate("Rest")
    assert t.is_engaged("Rest")
    assert not t.is_engaged("Fighter")
    assert "activate Rest" not in t.options()


@pytest.mark.rule("10.4.6.1")
def test_engaging_is_paid_in_the_turn_the_card_came():
    rest = follower("Rest", "activate(engage_this, draw(1))")
    t = table(me=Side(hand=["Rest"]), cards=[rest])
    t.play("Rest").activate("Rest")
    assert t.is_engaged("Rest")
    assert t.me.hand == ["Fighter"]


# -- costs of automatic abilities --------------------------------------------------------------------------------------

SAGE = follower("Sage", "fanfare(draw(1), give(this, attack=3), cost=pay(2))", attack=1, defense=1)
LANCER = follower("Lancer", "activate(bury_this, give_leader(1))")


@pytest.mark.rule("10.1.1.2.2", "10.4.7.4")
def test_an_automatic_ability_does_its_text_only_when_its_cost_is_paid():
    t = table(me=Side(hand=["Sage"], pp=4), cards=[SAGE])
    t.play("Sage")
    assert (t.ask.kind, t.ask.seat, t.me.pp, t.me.hand) == ("may", 0, 3, [])
    t.say("yes")
    assert (t.me.pp, t.me.hand, t.me.field) == (1, ["Fighter"], ["Sage 4/1"])


@pytest.mark.rule("10.4.7", "10.4.7.2", "10.4.7.4")
def test_its_controller_may_leave_it_unpaid_and_then_nothing_of_the_text_happens():
    t = table(me=Side(hand=["Sage"], pp=4), cards=[SAGE])
    t.play("Sage").say("no")
    assert (t.ask.kind, t.me.pp, t.me.hand, t.me.field) == ("main", 3, [], ["Sage 1/1"])


@pytest.mark.rule("10.6.2.5.4", "10.4.7.4")
@pytest.mark.parametrize("cost", ["pay(2)", 'discarding("spell")', 'pay(1) + discarding("spell")'])
def test_what_can_be_paid_no_more_when_it_is_said_is_not_paid(cost):
    """By hand, the points went down and the spell away while it was asked."""
    sage = follower("Sage", f"fanfare(draw(1), cost={cost})", attack=1, defense=1)
    t = table(me=Side(hand=["Sage", SPELL], pp=4), cards=[sage]).play("Sage")
    assert t.ask.kind == "may"
    by_hand(t, "number_set", side=0, text="play_points", amount=1)
    by_hand(t, "move", SPELL, zone="hand", to=(0, "banished"))
    t.say("yes")
    assert (t.ask.kind, t.me.pp, t.me.hand, t.me.cemetery) == ("main", 1, [], [])


@pytest.mark.rule("10.4.7.4")
def test_it_is_not_asked_whether_to_pay_what_cannot_be_paid():
    t = table(me=Side(hand=["Sage"], pp=2), cards=[SAGE])
    t.play("Sage")
    assert (t.ask.kind, t.me.pp, t.me.hand) == ("main", 1, [])


@pytest.mark.rule("10.4.7.4")
@pytest.mark.parametrize("answer", ["yes", "no"])
@pytest.mark.parametrize("word", ["whenever_enters", "whenever_leaves"])
def test_so_it_is_whenever_a_card_comes_or_goes(word, answer):
    pier = amulet("Pier", f"{word}(your.follower, draw(1), cost=pay(2))")
    t = table(me=Side(field=["Pier", "Lancer"], hand=["Fighter"], pp=4), cards=[pier, LANCER])
    t = t.play("Fighter") if word == "whenever_enters" else t.activate("Lancer")
    assert (t.ask.kind, t.me.pp) == ("may", 4 - 2 * (word == "whenever_enters"))
    before = t.me.pp, len(t.me.hand)
    t.say(answer)
    assert (t.me.pp, len(t.me.hand)) == ((before[0] - 2, before[1] + 1) if answer == "yes" else before)


@pytest.mark.parametrize(
    "word",
    [
        "fanfare",
        "strike",
        "last_words",
        "on_evolve",
        "leader_strike",
        "follower_strike",
        "at_start_of_main",
        "at_start_of_end",
    ],
)
def test_it_is_written_before_what_it_is_paid_for(word):
    assert "{COST 2}: Draw a card." in card_text(define(SAGE.facts, read_script(f"{word}(draw(1), cost=pay(2))")), "en")


@pytest.mark.rule("10.4.6")
@pytest.mark.parametrize("ability", ["strike", "last_words"])
def test_a_card_that_is_engaged_or_gone_cannot_be_engaged_as_a_cost(ability):
    wary = follower("Wary", f"{ability}(draw(1), cost=engage_this)")
    t = table(me=Side(field=["Wary"]), foe=Side(field=["Goblin [engaged]"]), cards=[wary])
    t.attack("Wary", "Goblin").quiet()
    assert t.ask.kind == "main"
    assert t.me.hand == []


@pytest.mark.rule("10.4.7.1")
def test_a_keyword_before_a_text_is_no_cost():
    free = follower("Free", "fanfare(draw(1))")
    t = table(me=Side(hand=["Free", "Sage"], pp=1), cards=[free, SAGE])
    ruleset = t.session.ruleset
    assert card_text(ruleset.definition("X-Free"), "en") == "{FANFARE} Draw a card."
    assert card_text(ruleset.definition("X-Sage"), "en").startswith("{FANFARE} {COST 2}: Draw a card. ")
    assert card_text(ruleset.definition("X-Sage"), "ja").startswith("【ファンファーレ】【コスト2】：1枚引く。")
    t.play("Free")
    assert t.ask.kind == "main"
    assert t.me.hand == ["Sage", "Fighter"]


@pytest.mark.rule("10.4.7.1")
def test_strike_is_no_cost_either_though_a_colon_stands_after_it():
    brawler = follower("Brawler", "strike(draw(1))")
    t = table(me=Side(field=["Brawler"], pp=0), cards=[brawler])
    assert card_text(t.session.ruleset.definition("X-Brawler"), "en") == "Strike: Draw a card."
    t.attack("Brawler", "leader").quiet()
    assert (t.ask.kind, t.me.hand) == ("main", ["Fighter"])


@pytest.mark.rule("10.4.2.2")
@pytest.mark.parametrize(("there", "able"), [(1, False), (2, True)])
def test_with_fewer_cards_than_a_cost_takes_it_is_not_paid(there, able):
    """From the field, from the cemetery."""
    pyre = amulet("Pyre", "activate(burying(your.follower, 2), draw(1))")
    crypt = amulet("Crypt", 'activate(banishing("card", 2), draw(1))')
    t = table(me=Side(field=["Pyre", *["Goblin"] * there]), cards=[pyre])
    assert ("activate Pyre" in t.options()) == able
    t = table(me=Side(field=["Crypt"], cemetery=["Goblin"] * there), cards=[crypt])
    assert ("activate Crypt" in t.options()) == able


@pytest.mark.rule("10.4.2.2")
def test_nothing_is_done_by_halves_where_it_could_not_be_paid_while_resolving():
    vulture = follower("Vulture", 'fanfare(draw(1), cost=discarding("spell") + pay(1))')
    t = table(me=Side(hand=["Vulture", "Goblin"], pp=3), cards=[vulture]).play("Vulture")
    assert (t.ask.kind, t.me.hand, t.me.pp) == ("main", ["Goblin"], 2)
    t = table(me=Side(hand=["Vulture", "Insight"], pp=1), cards=[vulture]).play("Vulture")
    assert (t.ask.kind, t.me.hand, t.me.pp) == ("main", ["Insight"], 0)


@pytest.mark.rule("10.4.5")
@pytest.mark.parametrize(("moss", "asked"), [((1, 1), False), ((2, 1), True)])
def test_the_counters_of_two_stacks_are_not_added(moss, asked):
    font = amulet("Font", "stack")
    rite = spell_card("Rite", "spell(earth_rite(draw(1), count=2))")
    t = table(me=Side(hand=["Rite"], field=["Font", "Font"]), cards=[font, rite])
    for card, amount in zip(t.cards("Font", "field"), moss, strict=True):
        t.table.put(card._replace(counters=(("Stack", amount),)))
    t.play("Rite")
    assert (t.ask.kind == "may") == asked


@pytest.mark.rule("10.4.2")
@pytest.mark.parametrize(
    ("cost", "count", "kept", "gone"),
    [
        ("banishing_cards(your.follower.in_cemetery, 2)", 2, "cemetery", "banished"),
        ("banishing_cards(your.card.in_ex)", 1, "ex", "banished"),
        ("banishing_cards(your.follower)", 1, "field", "banished"),
        ("returning(your.card.but_this())", 1, "field", "hand"),
    ],
)
def test_cards_of_a_group_are_taken_away_as_a_cost(cost, count, kept, gone):
    mill = amulet("Mill", f"activate({cost}, give_leader(1))")
    lying = {"field": ["Mill"], "cemetery": [], "ex": []}
    lying[kept] = [*lying[kept], "Fighter", "Goblin", "Quickblader"]
    t = table(me=Side(**lying), cards=[mill]).activate("Mill")
    assert sorted(t.options()) == ["Fighter", "Goblin", "Quickblader"]
    names = ("Goblin", "Fighter")[:count]
    t.pick(*names)
    assert {name.split(" ")[0] for name in getattr(t.me, gone)} >= set(names)
    assert t.me.defense == 21


@pytest.mark.rule("10.4.2.2")
@pytest.mark.parametrize(
    ("cost", "refusal"),
    [
        ("banishing_cards(your.amulet.in_cemetery)", "too-few-to-banish"),
        ("returning(your.card.but_this(), 2)", "too-few-to-return"),
        ("burying_this_and(your.amulet)", "too-few-to-bury"),
    ],
)
def test_too_few_cards_of_a_group_pay_for_nothing(cost, refusal):
    mill = amulet("Mill", f"activate({cost}, give_leader(1))")
    t = table(me=Side(field=["Mill", "Fighter"], cemetery=["Fighter"]), cards=[mill])
    assert t.why_not("activate Mill") == (refusal, "10.4.2.2")


@pytest.mark.rule("10.4.2")
def test_a_card_and_another_are_buried_together():
    mill = amulet("Mill", "activate(burying_this_and(your.follower), draw(1))")
    t = table(me=Side(field=["Mill", "Fighter", "Goblin"]), cards=[mill]).activate("Mill").pick("Goblin")
    assert (t.me.field, sorted(t.me.cemetery)) == (["Fighter 2/3"], ["Goblin", "Mill"])
