"""5.10: what is taken of the cards looked at."""

import pytest
from sve.playing import Side, follower, shipped_facts, spell_card, table

from svedesk.engine.events import Revealed
from svedesk.games.sve.check import mistakes
from svedesk.games.sve.source import read_script

ONE = follower("One", cost=1)
TWO = follower("Two", cost=2)
THREE = follower("Three", cost=3)
RAY = spell_card("Ray", "spell(draw(1))")
CARDS = (ONE, TWO, THREE, RAY)
DECK = ["One", "Two", "Three", "Ray", "One", "Fighter"]


def look(*takes, rest="cemetery", deck=DECK, more="", **side):
    peer = spell_card("Peer", f"spell(look_at_top(5, {', '.join(takes)}, rest={rest!r}){more})", cost=0)
    return table(me=Side(hand=["Peer"], deck=list(deck), **side), cards=(*CARDS, peer)).play("Peer")


@pytest.mark.rule("5.10.1", "4.1.2.2")
def test_up_to_so_many_may_be_taken_one_after_the_other():
    t = look('take(any_side.follower, "hand", 2, reveal=True)')
    assert t.options() == ["One", "Two", "Three", "One", "no"]
    t.pick("Two")
    assert t.options() == ["One", "Three", "One", "no"]
    t.pick("One")
    assert (t.me.hand, t.me.deck) == (["Two", "One"], ["Fighter"])
    assert sorted(t.me.cemetery) == ["One", "Peer", "Ray", "Three"]
    assert sum(isinstance(event, Revealed) for event in t.events) == 2


@pytest.mark.rule("4.1.2.2")
def test_fewer_may_be_taken():
    t = look('take(any_side.follower, "field", 2)').pick("Two").say("no")
    assert t.me.field == ["Two 1/1"]
    assert look('take(any_side.follower, "field", 2)').say("no").me.field == []


@pytest.mark.rule("4.4.4.2")
def test_no_more_are_taken_than_there_is_room_for():
    t = look('take_any_number(any_side.follower, "field")', field=["Fighter"] * 4).pick("Two")
    assert t.ask.kind == "main"
    assert t.me.field[4:] == ["Two 1/1"]


def test_any_number_may_be_taken_of_what_costs_so_much_together():
    t = look('take_costing(any_side.follower, 4, "field")').pick("Three")
    assert t.options() == ["One", "One", "no"]
    t.pick("One")
    assert t.options() == ["no"]
    assert t.say("no").me.field == ["Three 1/1", "One 1/1"]


def test_those_of_one_name_are_not_taken_together_where_names_must_differ():
    t = look('take_distinct(any_side.card, "ex", 3)').pick("One")
    assert t.options() == ["Two", "Three", "Ray", "no"]


def test_one_of_each_kind_may_be_taken_or_only_of_one():
    t = look("take_one_of_each(any_side.follower, any_side.spell, reveal=True)")
    assert t.options() == ["One", "Two", "Three", "One", "no"]
    t.say("no")
    assert t.options() == ["Ray", "no"]
    assert t.pick("Ray").me.hand == ["Ray"]


def test_what_must_be_taken_is_no_choice_but_of_which():
    t = look("put_from_among(any_side.card)", 'put_from_among(any_side.card, "top")', rest="bottom")
    assert "no" not in t.options()
    t.pick("Two").pick("Ray")
    assert (t.me.hand, t.me.deck[0]) == (["Two"], "Ray")


def test_what_must_be_taken_and_is_not_there_is_not_taken():
    t = look("put_from_among(any_side.amulet)", rest="cemetery")
    assert t.options() == ["no"]
    assert t.say("no").me.hand == []


def test_what_was_put_on_top_stays_there():
    t = look('put_from_among(any_side.card, "top")', rest="cemetery").pick("Three")
    assert t.me.deck == ["Three", "Fighter"]


def test_what_lies_on_the_field_then_is_it():
    t = look('take(any_side.follower, "field")', more=", give(it, attack=1, defense=1)").pick("One")
    assert t.me.field == ["One 2/2"]
    assert look('take(any_side.follower, "field")', more=", destroy(it)").say("no").me.cemetery[-1:] == ["Peer"]


def test_it_is_still_what_was_selected_where_nobody_sees_what_was_taken():
    peer = spell_card("Peer", "spell(select(your.follower), look_at_top(5, take(any_side.card)), destroy(it))", cost=0)
    side = Side(hand=["Peer"], deck=list(DECK), field=["Fighter"])
    t = table(me=side, cards=(*CARDS, peer)).play("Peer").pick("Fighter").pick("Ray")
    assert (t.me.hand, t.me.field) == (["Ray"], [])


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        ('take(any_side.card, "hand", 0)', "mistake-takes"),
        ('take(any_side.spell, "field")', "mistake-spells-onto-field"),
        ('take_distinct(any_side.card, "hand", 1)', "mistake-takes-so-that"),
    ],
)
def test_what_cannot_be_taken_is_a_mistake(wrong, key):
    found = mistakes("SD01-001", read_script(f"fanfare(look_at_top(3, {wrong}))"), shipped_facts())
    assert key in {one.message.key for one in found}
