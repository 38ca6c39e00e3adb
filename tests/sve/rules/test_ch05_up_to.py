"""5.9.3, 5.10.2, 5.26: up to so many, several at once, and one of several keywords."""

import pytest
from sve.playing import Side, follower, spell_card, table

from svedesk.engine.events import Looked

SIP = spell_card("Sip", "spell(draw_up_to(3))")
PEEK = spell_card("Peek", 'spell(look_at_up_to(3, into_cemetery("card")))')
DIG = spell_card("Dig", 'spell(look_at_up_to(2, rest="bottom"))')
CARDS = [SIP, PEEK, DIG]
DECK = ["Goblin", "Okami", "Angelic Snipe", "Fighter"]


def play(name, deck=DECK):
    return table(me=Side(hand=[name], deck=list(deck)), cards=CARDS).play(name)


def seen(t):
    return [card.number for card in t.session.view(0).zone(0, "deck").cards]


@pytest.mark.rule("5.9.3", "5.9.3.1")
@pytest.mark.parametrize("drawn", [0, 1, 2])
def test_before_each_card_the_player_may_stop_drawing(drawn):
    t = play("Sip")
    for _ in range(drawn):
        t.say("yes")
    assert (t.ask.kind, t.ask.reason.args) == ("may", (drawn, 3))
    t.say("no")
    assert (t.ask.kind, t.me.hand) == ("main", DECK[:drawn])


@pytest.mark.rule("5.9.3.2")
def test_each_step_draws_one_card_which_is_seen_before_the_next():
    t = play("Sip").say("yes")
    assert (t.me.hand, t.ask.kind) == (["Goblin"], "may")
    t.say("yes")
    assert (t.me.hand, t.ask.kind) == (["Goblin", "Okami"], "may")


@pytest.mark.rule("5.9.3.3", "5.9.3")
def test_after_so_many_draws_it_ends():
    t = play("Sip").say("yes").say("yes").say("yes")
    assert (t.ask.kind, t.me.hand) == ("main", DECK[:3])


@pytest.mark.rule("5.9.1.1")
def test_who_goes_on_drawing_from_an_empty_deck_loses():
    t = play("Sip", deck=["Goblin"]).say("yes").say("yes").say("no")
    assert t.table.outcome is not None
    assert t.table.outcome.winners == (1,)


@pytest.mark.rule("5.10.2", "5.10.2.1", "5.10.2.3")
def test_cards_are_looked_at_one_by_one_from_the_top():
    t = play("Peek")
    assert (t.ask.kind, seen(t)) == ("may", [])
    t.say("yes")
    assert seen(t) == ["SD01-017"]
    t.say("yes")
    assert len(seen(t)) == 2
    (looked,) = [event for event in t.events if isinstance(event, Looked)]
    assert looked.count == 1


@pytest.mark.rule("5.10.2.2")
@pytest.mark.parametrize("looked", [1, 2])
def test_before_each_card_the_player_may_stop_looking(looked):
    t = play("Peek")
    for _ in range(looked):
        t.say("yes")
    t.say("no")
    assert (t.ask.kind, t.options()) == ("look", [*DECK[:looked], "no"])


@pytest.mark.rule("5.10.2.2")
def test_who_stops_at_once_looks_at_nothing():
    t = play("Peek").say("no")
    assert (t.ask.kind, t.me.deck) == ("main", DECK)


@pytest.mark.rule("5.10.2.4", "5.10.2")
def test_after_so_many_looks_it_ends():
    t = play("Peek").say("yes").say("yes").say("yes")
    assert (t.ask.kind, t.options()) == ("look", [*DECK[:3], "no"])
    t.pick("Okami")
    assert (t.me.cemetery, t.me.deck) == (["Okami", "Peek"], ["Goblin", "Angelic Snipe", "Fighter"])


@pytest.mark.rule("5.10.2.4")
def test_of_a_smaller_deck_there_is_nothing_more_to_look_at():
    t = play("Dig", deck=["Goblin"]).say("yes")
    assert t.ask.kind == "order"


# -- to two targets at once, to any number of cards, and with several keywords -----------------------------------------


FABLE = 'Counter("fable", "童話")'


# -- two targets -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("5.13.1")
def test_a_follower_and_its_leader_take_damage_at_once():
    bolt = spell_card("Bolt", "spell(select(enemy.follower), deal(2, together(it, its_own_leader)))")
    t = table(me=Side(hand=["Bolt"]), foe=Side(field=["Goblin"]), cards=[bolt]).play("Bolt").pick("Goblin")
    assert (t.foe.field, t.foe.defense, t.me.defense) == ([], 18, 20)


@pytest.mark.rule("5.13.1")
def test_a_card_that_is_meant_twice_takes_damage_once():
    bolt = spell_card("Bolt", "spell(deal(1, together(any_side.follower, enemy.follower)))")
    t = table(me=Side(hand=["Bolt"], field=["Goblin"]), foe=Side(field=["Goblin"]), cards=[bolt]).play("Bolt")
    assert (t.me.field, t.foe.field) == (["Goblin 2/1"], ["Goblin 2/1"])


@pytest.mark.rule("5.26.1")
def test_a_leader_is_given_defense_with_the_followers():
    bless = follower("Bless", "fanfare(give(together(your.leader, your.follower.but_this()), defense=2))")
    t = table(me=Side(hand=["Bless"], field=["Goblin"]), cards=[bless]).play("Bless")
    assert (t.me.defense, t.me.field) == (22, ["Goblin 2/4", "Bless 1/1"])


# -- keywords ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("12.1.1")
def test_several_keywords_are_given_at_once():
    drill = follower("Drill", "fanfare(give_keywords(your.follower, rush, bane))")
    t = table(me=Side(hand=["Drill"], field=["Goblin"]), cards=[drill]).play("Drill")
    assert [sorted(t.keywords(name)) for name in ("Goblin", "Drill")] == [["bane", "rush"]] * 2


@pytest.mark.rule("5.26.1")
def test_attack_and_several_keywords_are_given_at_once():
    drill = follower("Drill", "fanfare(give_with_keywords(this, storm, bane, attack=2))")
    t = table(me=Side(hand=["Drill"]), cards=[drill]).play("Drill")
    assert (t.me.field, sorted(t.keywords("Drill"))) == (["Drill 3/1"], ["bane", "storm"])


# -- counters ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("15.1.3")
@pytest.mark.parametrize(("said", "counters"), [("yes", 2), ("no", 0)])
def test_counters_may_be_placed_in_an_ex_area_too(said, counters):
    tale = spell_card("Tale", f"spell(select(your.card.in_ex), may_place_counter(it, {FABLE}, 2))")
    t = table(me=Side(hand=["Tale"], ex=["Goblin"]), cards=[tale]).play("Tale").pick("Goblin").say(said)
    assert t.card("Goblin").counter("fable") == counters


# -- one text for two heads --------------------------------------------------------------------------------------------


@pytest.mark.rule("12.1.2")
def test_one_text_for_two_heads_is_done_twice():
    mayfly = follower("Mayfly", "*fanfare_and_last_words(into_ex(1, KNIGHT))")
    burn = spell_card("Burn", "spell(deal(1, your.follower))")
    t = table(me=Side(hand=["Mayfly", "Burn"]), cards=[mayfly, burn]).play("Mayfly")
    assert t.me.ex == ["Knight"]
    t.play("Burn")
    assert t.me.ex == ["Knight"] * 2


# -- one of several keywords (5.26) ------------------------------------------------------------------------------------


def test_its_player_says_which_keyword_it_gets():
    chief = follower(
        "Chief", "activate((), select(your.follower.but_this()), give_one_keyword(it, bane, storm, drain))"
    )
    t = table(me=Side(field=["Chief", "Goblin"]), cards=[chief]).activate("Chief").pick("Goblin")
    t.choose(2)
    assert t.keywords("Goblin") == ("storm",)


def test_nobody_is_asked_where_no_follower_gets_one():
    chief = follower("Chief", "activate((), give_one_keyword(your.follower.but_this(), bane, storm))")
    t = table(me=Side(field=["Chief"]), cards=[chief]).activate("Chief")
    assert t.ask.kind == "main"
