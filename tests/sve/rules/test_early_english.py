"""What the early English rules say otherwise than EN 1.16.0: each difference played by both."""

import pytest
from sve.playing import Side, amulet, evolved, follower, spell_card, table
from sve.rules.probes import When, by_hand, moves

from svedesk.engine.events import Played
from svedesk.games.sve.abilities.automatic import Automatic
from svedesk.games.sve.problems import problems
from svedesk.games.sve.trigger_events import Engaged
from svedesk.games.sve.words import draw

EARLY, EN = "EN early", "EN 1.16.0"
BOTH = pytest.mark.parametrize("edition", [EN, EARLY])
pytestmark = pytest.mark.editions("EN 1.16.0", "EN early")

# -- 1.3.4.1: choices among hidden cards -------------------------------------------------------------------------------

GIFTS = spell_card("Gifts", "spell(each_may_put)", cost=0)
HERALD = follower("Herald", "whenever_enters(enemy.follower, draw(1))")


def gifts(edition: str):
    me = Side(hand=["Gifts", "Goblin", "Okami"])
    return table(me=me, foe=Side(hand=["Herald"]), cards=[GIFTS, HERALD], edition=edition).play("Gifts")


@pytest.mark.rule("1.3.4.1")
@pytest.mark.rule("1.3.4.1", edition="EN early")
@pytest.mark.parametrize(("edition", "known"), [(EN, ["Goblin 2/2"]), (EARLY, [])])
def test_what_the_active_player_chose_of_a_hidden_zone_is_known_when_the_other_has_chosen_too(edition, known):
    t = gifts(edition).pick("Goblin")
    assert (t.ask.seat, t.me.field) == (1, known)
    assert not any(card.number for card in t.session.view(1).zone(0, "hand").cards)
    t.pick("Herald")
    assert (t.me.field, t.foe.field, t.me.hand) == (["Goblin 2/2"], ["Herald 1/1"], ["Okami"])


@pytest.mark.rule("1.3.4.1", edition="EN early")
@pytest.mark.parametrize(("edition", "drawn"), [(EN, []), (EARLY, ["Fighter"])])
def test_what_both_chose_comes_at_once(edition, drawn):
    """The other's Herald sees what came at the same time (10.7.4.2)."""
    t = gifts(edition).pick("Goblin").pick("Herald")
    assert t.foe.hand == drawn


@pytest.mark.rule("1.3.4.1", edition="EN early")
@BOTH
def test_who_chooses_nothing_keeps_nobody_from_choosing(edition):
    t = gifts(edition).pick().pick("Herald")
    assert (t.me.field, t.foe.field, t.ask.kind) == ([], ["Herald 1/1"], "main")


# -- 3.2.4: limits of play points --------------------------------------------------------------------------------------

DEBT = amulet("Debt", "activate(shift_max_play_points(-1), draw(1))")


@pytest.mark.rule("11.9.1", "3.2.4")
@pytest.mark.rule("3.2.4", "3.2.4.1", edition="EN early")
@pytest.mark.parametrize(("edition", "left"), [(EN, 4), (EARLY, 5)])
def test_play_points_follow_a_lower_maximum_or_stay(edition, left):
    t = table(me=Side(field=["Debt"], pp=5, max_pp=5), cards=[DEBT], edition=edition).activate("Debt")
    assert (t.me.pp, t.me.number("max_play_points")) == (left, 4)


@pytest.mark.rule("3.2.4", "3.2.4.1", edition="EN early")
@pytest.mark.parametrize(
    ("edition", "points", "left"), [(EN, 12, 6), (EARLY, 12, 10), (EARLY, 11, 10), (EARLY, 10, 10), (EARLY, 7, 7)]
)
def test_more_than_the_limit_becomes_the_limit(edition, points, left):
    t = table(
        me=Side(hand=["Rest"], pp=6, max_pp=6), cards=[spell_card("Rest", "spell(draw(0))", cost=0)], edition=edition
    )
    by_hand(t, "number_set", side=0, text="play_points", amount=points)
    assert t.play("Rest").me.pp == left


@pytest.mark.rule("3.2.4.1", edition="EN early")
@BOTH
def test_the_maximum_rises_to_10_at_most(edition):
    rise = spell_card("Rise", "spell(raise_max_play_points(2))", cost=0)
    t = table(me=Side(hand=["Rise"], pp=3, max_pp=9), cards=[rise], edition=edition).play("Rise")
    assert (t.me.pp, t.me.number("max_play_points")) == (3, 10)


@pytest.mark.rule("3.2.4", edition="EN early")
@pytest.mark.parametrize(
    ("edition", "name", "amount", "told"),
    [
        (EN, "play_points", 7, ["problem-play-points"]),
        (EN, "play_points", -1, ["problem-play-points"]),
        (EN, "max_play_points", -1, ["problem-max-play-points", "problem-play-points"]),
        (EARLY, "play_points", 7, []),
        (EARLY, "play_points", 11, ["problem-play-points"]),
        (EARLY, "play_points", -1, []),
        (EARLY, "max_play_points", -1, []),
        (EARLY, "max_play_points", 11, ["problem-max-play-points"]),
    ],
)
def test_what_no_number_of_play_points_may_be(edition, name, amount, told):
    t = table(me=Side(pp=6, max_pp=6), edition=edition)
    t.table.set_number(0, name, amount)
    assert [problem.key for problem in problems(t.game)] == told


# -- 4.4.3.1: what cards cost ------------------------------------------------------------------------------------------


@pytest.mark.rule("4.4.3.1", edition="EN early")
@pytest.mark.parametrize("zone", ["hand", "ex"])
@BOTH
def test_what_cards_cost_is_changed_in_hand_and_ex_area(edition, zone):
    """All zones cards are played from are these two, so the editions say the same."""
    guide, big = follower("Guide", "play_cost(your.follower, shift=-1)"), follower("Big", cost=5)
    me = Side(field=["Guide"], **{zone: ["Big"]})
    t = table(me=me, cards=[guide, big], edition=edition).play("Big")
    assert t.me.pp == 10 - 4


# -- 5.15, 12.2: who evolves -------------------------------------------------------------------------------------------

PUP, HOUND = follower("Pup", "evolve(1)"), evolved("Pup", attack=3, defense=6)
STONE = spell_card("Stone", 'spell(change_into(your.follower, "amulet"))', cost=0)
WHELP, WOLF = follower("Whelp", "activate((), evolve_it(this))"), evolved("Whelp", attack=3, defense=6)


@pytest.mark.rule("12.2.2", "5.24.3.1.1")
@pytest.mark.rule("12.2.2", edition="EN early")
@pytest.mark.parametrize(("edition", "possible"), [(EN, True), (EARLY, False)])
def test_the_evolve_ability_of_a_card_that_is_no_follower_now(edition, possible):
    t = table(me=Side(hand=["Stone"], field=["Pup"], evolve=["Pup"]), cards=[PUP, HOUND, STONE], edition=edition)
    t.play("Stone")
    assert ("evolve Pup" in t.options()) == possible
    if not possible:
        assert t.why_not("evolve Pup") == ("only-followers-evolve", "12.2.2")


@pytest.mark.rule("5.15.1")
@pytest.mark.rule("5.15.1", edition="EN early")
@pytest.mark.parametrize(("edition", "linked"), [(EN, ["Whelp"]), (EARLY, [])])
def test_a_card_that_is_no_follower_is_not_evolved_by_its_text(edition, linked):
    me = Side(hand=["Stone"], field=["Whelp"], evolve=["Whelp"])
    t = table(me=me, cards=[WHELP, WOLF, STONE], edition=edition).play("Stone").activate("Whelp")
    assert t.me.evolve == linked


@pytest.mark.rule("5.15.1", "12.2.2", edition="EN early")
@BOTH
def test_a_follower_evolves_with_a_card_of_its_name(edition):
    me = Side(field=["Pup"], evolve=["Pup", "Whelp"])
    t = table(me=me, cards=[PUP, HOUND, WHELP, WOLF], edition=edition).evolve("Pup")
    assert (t.me.field, t.me.evolve, t.me.evolve_deck, t.me.pp) == (["Pup 3/6"], ["Pup"], ["Whelp"], 9)


@pytest.mark.rule("12.2.2", edition="EN early")
@BOTH
def test_without_a_card_of_its_name_it_does_not(edition):
    t = table(me=Side(field=["Pup"], evolve=["Whelp"]), cards=[PUP, WOLF], edition=edition)
    assert t.why_not("evolve Pup") == ("no-evolved-card", "12.2.2")


# -- 7.4.4: from engaging Wards to Quick -------------------------------------------------------------------------------

SENTRY = follower("Sentry", "ward", Automatic(When(lambda watch: isinstance(watch.happening, Engaged)), (draw(1),)))
FLASH = spell_card("Flash", "quick", "spell(draw(1))", cost=0)


def watch_ends(edition: str):
    me, foe = Side(field=["Sentry"]), Side(hand=["Flash"])
    t = table(me=me, foe=foe, cards=[SENTRY, FLASH], edition=edition).end()
    assert t.ask.kind == "ward"
    t.pick("Sentry")
    assert (t.ask.kind, t.ask.seat, t.options()) == ("quick", 1, ["play Flash", "pass"])
    return t


@pytest.mark.rule("7.4.4")
@pytest.mark.rule("7.4.4", edition="EN early")
@pytest.mark.parametrize(("edition", "drawn"), [(EN, 1), (EARLY, 0)])
def test_what_engaging_wards_triggers_waits_until_after_quick(edition, drawn):
    t = watch_ends(edition)
    assert len(t.me.hand) == drawn
    t.play("Flash")  # Confirmation Timing
    assert len(t.me.hand) == 1


@pytest.mark.rule("7.4.4", edition="EN early")
@pytest.mark.parametrize(("edition", "waiting"), [(EN, 0), (EARLY, 1)])
def test_without_quick_it_waits_for_the_start_phase_of_the_next_turn(edition, waiting):
    """It is the next Confirmation Timing there is (10.7.1); the player whose turn it is has drawn before."""
    t = watch_ends(edition)
    assert len(t.table.pending) == waiting
    t.say("pass")
    assert (t.ask.seat, t.ask.kind, t.me.hand, t.table.pending) == (1, "main", ["Fighter"], ())
    owners = [event.to.seat for event in moves(t.events) if event.why == "draw"]
    assert owners == ([1] if edition == EN else [1, 0])


# -- 8.3.1: whose activated abilities are played -----------------------------------------------------------------------


@pytest.mark.rule("8.3.1")
@pytest.mark.rule("8.3.1", edition="EN early")
@pytest.mark.parametrize(("edition", "of_spells"), [(EN, True), (EARLY, False)])
def test_activated_abilities_of_spells(edition, of_spells):
    scroll = spell_card("Scroll", "activate_from_hand(pay(1), draw(1))", "spell(draw(2))")
    scout = follower("Scout", "activate_from_hand(pay(1), draw(1))")
    relic = amulet("Relic", "activate(pay(1), draw(1))")
    me = Side(hand=["Scroll", "Scout"], field=["Relic"])
    t = table(me=me, cards=[scroll, scout, relic], edition=edition)
    scrolls = ["activate Scroll"] if of_spells else []
    assert sorted(t.options("activate")) == sorted(["activate Relic", "activate Scout", *scrolls])
    if not of_spells:
        assert t.why_not("activate Scroll") == ("not-in-this-edition", "8.3.1")
    t.activate("Scout").activate("Relic")
    assert (t.me.pp, len(t.me.hand)) == (8, 4)


# -- 10.6.2.3: targets -------------------------------------------------------------------------------------------------

SPARK = spell_card("Spark", "spell(both(select_up_to(3, enemy.follower), deal_divided(2)))")
TWICE = spell_card("Twice", "spell(both(select(enemy.follower, 2), destroy(it)))")


@pytest.mark.rule("10.6.2.3.2")
@pytest.mark.rule("10.6.2.3.2.1", edition="EN early")
@pytest.mark.parametrize(("edition", "least"), [(EN, 0), (EARLY, 1)])
def test_something_is_divided_between_one_target_at_least(edition, least):
    me, foe = Side(hand=["Spark"]), Side(field=["Okami", "Tsubaki", "Goblin"])
    t = table(me=me, foe=foe, cards=[SPARK], edition=edition).play("Spark")
    assert (t.ask.low, t.ask.high) == (least, 2)
    t.pick("Okami")
    assert t.foe.field == ["Okami 5/3", "Tsubaki 5/4", "Goblin 2/2"]


@pytest.mark.rule("10.6.2.3.2.1", edition="EN early")
@pytest.mark.parametrize(("edition", "least"), [(EN, 0), (EARLY, 1)])
def test_a_card_of_a_starter_deck_that_divides(edition, least):
    t = table(me=Side(hand=["Fire Chain"]), foe=Side(field=["Goblin", "Okami"]), edition=edition).play("Fire Chain")
    assert (t.ask.low, t.ask.high) == (least, 2)
    t.pick("Goblin")
    assert t.foe.field == ["Okami 5/5"]


@pytest.mark.rule("10.6.2.3.2.1", edition="EN early")
@pytest.mark.parametrize(("edition", "legal"), [(EN, True), (EARLY, False)])
def test_with_nothing_to_divide_it_between(edition, legal):
    t = table(me=Side(hand=["Spark"]), cards=[SPARK], edition=edition)
    assert ("play Spark" in t.options()) == legal


@pytest.mark.rule("10.6.2.3.2.1", edition="EN early")
@BOTH
def test_up_to_some_targets_without_division_may_be_none(edition):
    sweep = spell_card("Sweep", "spell(both(select_up_to(2, enemy.follower), destroy(it)))")
    t = table(me=Side(hand=["Sweep"]), foe=Side(field=["Okami"]), cards=[sweep], edition=edition).play("Sweep")
    assert (t.ask.low, t.ask.high) == (0, 1)


@pytest.mark.rule("10.6.2.3.3")
@pytest.mark.rule("10.6.2.3.3", edition="EN early")
@pytest.mark.parametrize(("edition", "legal"), [(EN, False), (EARLY, True)])
def test_too_few_targets(edition, legal):
    t = table(me=Side(hand=["Twice"]), foe=Side(field=["Okami"]), cards=[TWICE], edition=edition)
    assert ("play Twice" in t.options()) == legal
    if legal:
        t.play("Twice")
        assert (t.ask.low, t.ask.high) == (1, 1)
        t.pick("Okami")
        assert (t.foe.field, t.me.cemetery) == ([], ["Twice"])


@pytest.mark.rule("10.6.2.3.4", edition="EN early")
@BOTH
def test_no_target_at_all_makes_the_play_illegal(edition):
    t = table(me=Side(hand=["Twice"], field=["Okami"]), cards=[TWICE], edition=edition)
    assert t.why_not("play Twice") == ("no-target", "10.6.2.3.3")


@pytest.mark.rule("10.6.2.3.4", edition="EN early")
@BOTH
def test_one_selection_without_a_target_is_enough_to_make_it_illegal(edition):
    duel = spell_card(
        "Duel", "spell(both(select(enemy.follower), destroy(it)), both(select(your.follower), banish(it)))"
    )
    t = table(me=Side(hand=["Duel"]), foe=Side(field=["Okami"]), cards=[duel], edition=edition)
    assert "play Duel" not in t.options()


@pytest.mark.rule("10.6.2.3.3", edition="EN early")
@BOTH
def test_of_enough_targets_no_fewer_are_selected(edition):
    foe = Side(field=["Okami", "Tsubaki", "Goblin"])
    t = table(me=Side(hand=["Twice"]), foe=foe, cards=[TWICE], edition=edition).play("Twice")
    assert (t.ask.low, t.ask.high) == (2, 2)


@pytest.mark.rule("10.6.2.3.3", edition="EN early")
@pytest.mark.parametrize(("edition", "left"), [(EN, ["Okami 5/5"]), (EARLY, [])])
def test_an_automatic_ability_with_too_few_targets_is_played_or_dropped(edition, left):
    titan = follower("Titan", "fanfare(both(select(enemy.follower, 2), destroy(it)))")
    t = table(me=Side(hand=["Titan"]), foe=Side(field=["Okami"]), cards=[titan], edition=edition).play("Titan")
    if t.ask.kind == "target":
        t.pick("Okami")
    assert t.foe.field == left


@pytest.mark.rule("10.6.2.3.3", edition="EN early")
@pytest.mark.parametrize(
    ("edition", "mine", "foes", "legal"),
    [(EN, 1, 1, False), (EARLY, 1, 1, True), (EARLY, 1, 2, False), (EARLY, 2, 2, True), (EARLY, 2, 0, False)],
)
def test_as_much_must_be_there_to_divide_as_targets_are_selected(edition, mine, foes, legal):
    rain = spell_card("Rain", "spell(both(select(enemy.follower, 2), deal_divided(count(your.follower))))")
    me, foe = Side(hand=["Rain"], field=["Knight"] * mine), Side(field=["Okami"] * foes)
    t = table(me=me, foe=foe, cards=[rain], edition=edition)
    assert ("play Rain" in t.options()) == legal


# -- 10.7.4.2: cards that move at the same time ------------------------------------------------------------------------

DOOM = spell_card("Doom", "spell(destroy(any_side.card))", cost=0)


@pytest.mark.rule("10.7.4.2")
@pytest.mark.rule("10.7.4.2", edition="EN early")
@pytest.mark.parametrize(("edition", "drawn"), [(EN, 2), (EARLY, 0)])
def test_a_card_that_leaves_sees_what_leaves_with_it_or_not(edition, drawn):
    ledger = amulet("Ledger", "whenever_leaves(your.follower, draw(1))")
    me = Side(hand=["Doom"], field=["Ledger", "Okami", "Goblin"])
    t = table(me=me, cards=[DOOM, ledger], edition=edition).play("Doom").in_any_order()
    assert (t.me.field, len(t.me.hand)) == ([], drawn)


@pytest.mark.rule("10.7.4.2", edition="EN early")
@pytest.mark.parametrize(("edition", "drawn"), [(EN, 7), (EARLY, 3)])
def test_its_own_leaving_it_sees_in_any_case(edition, drawn):
    """The Last Words and each mourner's own leaving (10.7.4.1.2); in EN 1.16.0 also the others'."""
    mourner = follower("Mourner", "whenever_leaves(your.follower, draw(1))")
    ghost = follower("Ghost", "last_words(draw(1))")
    me = Side(hand=["Doom"], field=["Mourner", "Mourner", "Ghost"])
    t = table(me=me, cards=[DOOM, mourner, ghost], edition=edition).play("Doom").in_any_order()
    assert len(t.me.hand) == drawn


@pytest.mark.rule("10.7.4.2", edition="EN early")
@BOTH
def test_a_card_that_stays_sees_all_that_leave_and_one_that_comes_all_that_come(edition):
    ledger = amulet("Ledger", "whenever_leaves(your.follower, draw(1))")
    wave = spell_card("Wave", "spell(destroy(your.follower))", cost=0)
    me = Side(hand=["Wave"], field=["Ledger", "Okami", "Goblin"])
    t = table(me=me, cards=[wave, ledger], edition=edition).play("Wave").in_any_order()
    assert len(t.me.hand) == 2


# -- 12.14: Bane -------------------------------------------------------------------------------------------------------

ASP = follower("Asp", "bane", attack=1, defense=1)
BEAST = follower("Beast", "last_words(draw(1))", attack=2, defense=9)


@pytest.mark.rule("11.3.2", "12.14.2")
@pytest.mark.rule("12.14.2", edition="EN early")
@pytest.mark.parametrize(("attacker", "target"), [("Asp", "Beast"), ("Beast", "Asp")])
@pytest.mark.parametrize(("edition", "at_once"), [(EN, True), (EARLY, False)])
def test_bane_destroys_by_rules_handling_or_as_an_ability_after_it(edition, at_once, attacker, target):
    me, foe = Side(field=[attacker]), Side(field=[f"{target} [engaged]"])
    t = table(me=me, foe=foe, cards=[ASP, BEAST], edition=edition).attack(attacker, target).quiet()
    assert (t.me.field, t.foe.field) == ([], [])
    told = [event.number if isinstance(event, Played) else event.why for event in t.events if _matters(event)]
    assert told == (["destroy", "destroy"] if at_once else ["destroy", "keyword:bane", "destroy"])


def _matters(event: object) -> bool:
    return (isinstance(event, Played) and event.number.startswith("keyword:")) or (
        getattr(event, "why", "") == "destroy"
    )


@pytest.mark.rule("12.14.2", edition="EN early")
@pytest.mark.parametrize(("edition", "asked"), [(EN, "main"), (EARLY, "pending")])
def test_its_player_orders_it_among_the_abilities_that_wait(edition, asked):
    viper = follower("Viper", "bane", "last_words(draw(1))", attack=1, defense=1)
    me, foe = Side(field=["Viper"]), Side(field=["Okami [engaged]"])
    t = table(me=me, foe=foe, cards=[viper], edition=edition).attack("Viper", "Okami").quiet()
    assert t.ask.kind == asked
    t.in_any_order()
    assert (t.me.field, t.foe.field, len(t.me.hand)) == ([], [], 1)


@pytest.mark.rule("12.14.2", edition="EN early")
@BOTH
def test_two_with_bane_destroy_each_other(edition):
    snake = follower("Snake", "bane", attack=0, defense=9)
    me, foe = Side(field=["Snake"]), Side(field=["Snake [engaged]"])
    t = table(me=me, foe=foe, cards=[snake], edition=edition).attack("Snake", "Snake").quiet()
    assert (t.me.cemetery, t.foe.cemetery) == (["Snake"], ["Snake"])


@pytest.mark.rule("12.14.2", edition="EN early")
@BOTH
def test_an_attack_on_a_leader_is_no_fight(edition):
    t = table(me=Side(field=["Asp"]), foe=Side(field=["Okami"]), cards=[ASP], edition=edition)
    t.attack("Asp", "leader").quiet()
    assert (t.foe.field, t.foe.defense, t.me.field) == (["Okami 5/5"], 19, ["Asp 1/1"])


@pytest.mark.rule("12.14.2", edition="EN early")
@BOTH
def test_what_no_ability_destroys_bane_does_not(edition):
    statue = follower("Statue", "cannot_be_destroyed", attack=0, defense=3)
    me, foe = Side(field=["Asp"]), Side(field=["Statue [engaged]"])
    t = table(me=me, foe=foe, cards=[ASP, statue], edition=edition).attack("Asp", "Statue").quiet()
    assert t.foe.field == ["Statue 0/2"]


@pytest.mark.rule("12.14.2", edition="EN early")
@BOTH
def test_who_left_before_the_damage_has_not_fought(edition):
    zap = spell_card("Zap", "quick", "spell(both(select(your.follower), destroy(it)))", cost=0)
    me, foe = Side(field=["Beast"]), Side(field=["Asp [engaged]"], hand=["Zap"])
    t = table(me=me, foe=foe, cards=[ASP, BEAST, zap], edition=edition)
    t.attack("Beast", "Asp").play("Zap").pick("Asp").quiet()
    assert (t.me.field, t.foe.field) == (["Beast 2/9"], [])


@pytest.mark.rule("12.14.3", edition="EN early")
@BOTH
def test_bane_several_times_is_bane_once(edition):
    fang = spell_card("Fang", "spell(give_keyword(your.follower, bane))", cost=0)
    me, foe = Side(hand=["Fang"], field=["Asp", "Goblin"]), Side(field=["Okami [engaged]"])
    t = table(me=me, foe=foe, cards=[ASP, fang], edition=edition).play("Fang").attack("Asp", "Okami").quiet()
    assert (t.ask.kind, t.foe.field) == ("main", [])
    played = [event for event in t.events if isinstance(event, Played) and event.number == "keyword:bane"]
    assert len(played) == (edition == EARLY)
