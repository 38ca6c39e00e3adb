"""5.9.3: drawing up to so many cards; 5.10.2: looking at up to so many."""

import pytest
from sve.playing import Side, spell_card, table

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
