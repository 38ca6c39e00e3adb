"""5.2.1.2.1: numbers that a text counts and writes as X."""

import pytest
from sve.playing import Side, evolved, follower, shipped_facts, spell_card, table

from svedesk.games.sve.check import mistakes
from svedesk.games.sve.source import read_script

PUP = follower("Pup", attack=3, defense=2)
GROWN = evolved("Pup", attack=5, defense=4)
HAND = ["Cast", "Fighter", "Goblin", "Fighter"]


def cast(*steps, me=None, foe=None):
    card = spell_card("Cast", f"spell({', '.join(steps)})", cost=0)
    return table(me=me or Side(hand=list(HAND)), foe=foe or Side(), cards=(card, PUP, GROWN)).play("Cast")


@pytest.mark.rule("5.2.1.2.1")
@pytest.mark.parametrize(
    ("number", "value"),
    [
        ('your_number("hand")', 3),
        ('your_number("hand_and_ex")', 5),
        ('your_number("deck")', 4),
        ('your_number("faceup_evolved")', 1),
        ('your_number("max_play_points")', 8),
        ('plus(your_number("hand"), 2)', 5),
        ('minus(your_number("deck"), 3)', 1),
        ('minus(your_number("deck"), 9)', 0),
        ("twice(plus(count(your.follower), 1))", 4),
    ],
)
def test_a_number_is_counted_when_the_text_comes_to_it(number, value):
    """The spell itself is no longer in the hand, the evolved card on the field not in the evolve deck."""
    me = Side(
        hand=list(HAND),
        field=["Fighter"],
        ex=["Fairy", "Fairy"],
        deck=["Fighter"] * 4,
        evolve=["Pup", "Pup (faceup)"],
        pp=3,
        max_pp=8,
    )
    assert cast(f"deal({number}, enemy.leader)", me=me).foe.defense == 20 - value


@pytest.mark.rule("5.26.1")
def test_as_much_attack_and_defense_are_given_as_a_number_says():
    me = Side(hand=list(HAND), field=["Pup"])
    t = cast("select(your.follower)", 'give_x(it, your_number("hand"))', me=me).pick("Pup")
    assert t.me.field == ["Pup 6/5"]
    t = cast("select(your.follower)", 'give_x(it, count(your.follower), "attack", less=True)', me=me).pick("Pup")
    assert t.me.field == ["Pup 2/2"]


@pytest.mark.rule("10.9.2")
def test_what_was_given_stays_as_much_as_it_was():
    t = cast(
        "select(your.follower)",
        'give_x(it, your_number("hand"), "defense")',
        "draw(2)",
        me=Side(hand=["Cast", "Fighter"], field=["Pup"]),
    )
    assert t.pick("Pup").me.field == ["Pup 3/3"]


@pytest.mark.rule("1.3.2.2")
def test_nothing_is_given_or_drawn_where_the_number_is_0():
    t = cast(
        'give_x(your.follower, your_number("hand"))',
        'draw_x(your_number("hand"))',
        me=Side(hand=["Cast"], field=["Pup"]),
    )
    assert (t.me.field, t.me.hand) == (["Pup 3/2"], [])


@pytest.mark.rule("5.9.1")
def test_as_many_cards_are_drawn_as_a_number_says():
    t = cast('draw_x(minus(your_number("deck"), 6))', me=Side(hand=["Cast"], deck=["Fighter"] * 8))
    assert len(t.me.hand) == 2


@pytest.mark.rule("10.11.1")
def test_the_attack_of_a_follower_that_was_destroyed_is_what_it_was():
    foe = Side(field=["Pup [evolved]"])
    t = cast("select(enemy.follower)", "destroy(it)", "give_leader(attack_of(it))", foe=foe).pick("Pup")
    assert (t.me.defense, t.foe.field) == (25, [])


@pytest.mark.rule("10.6.2.4")
def test_what_is_divided_may_be_counted_in_the_hand():
    foe = Side(field=["Pup", "Pup"])
    t = cast("select_up_to(2, enemy.follower)", 'deal_divided(your_number("hand"))', foe=foe)
    t.pick("Pup", "Pup")
    assert t.ask.kind == "divide"


@pytest.mark.rule("5.14.1.1")
def test_as_many_play_points_come_back_as_a_number_says():
    t = cast('recover(your_number("hand"))', me=Side(hand=list(HAND), pp=1))
    assert t.me.pp == 4


def test_adding_nothing_is_a_mistake():
    found = mistakes(
        "SD01-001", read_script('fanfare(deal(plus(your_number("hand"), 0), enemy.leader))'), shipped_facts()
    )
    assert "mistake-adds" in {one.message.key for one in found}


@pytest.mark.rule("5.2.1.2.1")
def test_the_cost_of_a_card_is_the_printed_one():
    t = cast("select(your.follower.in_cemetery)", "give_leader(cost_of(it))", me=Side(hand=["Cast"], cemetery=["Pup"]))
    assert t.pick("Pup").me.defense == 21


@pytest.mark.rule("5.2.1.2.1")
def test_costs_among_cards_are_counted_once_each():
    side = Side(hand=["Cast"], cemetery=["Pup", "Fighter", "Goblin"])
    assert cast("give_leader(different_costs(your.card.in_cemetery))", me=side).me.defense == 22
    for number, drawn in ((2, 1), (3, 0)):
        t = cast(f"when(costs_differ({number}, your.card.in_cemetery), draw(1))", me=side)
        assert len(t.me.hand) == drawn


@pytest.mark.rule("4.6.3")
def test_faceup_evolved_followers_are_counted():
    pup = follower("Pup", "evolve(0)")
    cards = [pup, GROWN, spell_card("Cast", "spell(when(faceup_evolved(1), draw(1)))", cost=0)]
    t = table(me=Side(hand=["Cast"] * 2, field=["Pup"], evolve=["Pup"]), cards=cards).play("Cast")
    assert t.me.hand == ["Cast"]
    t = table(me=Side(hand=["Cast"], evolve=["Pup"]), cards=cards)
    (lying,) = t.session.table.zone(0, "evolve_deck")
    t.session.table.flip(lying, faceup=True)
    assert len(t.play("Cast").me.hand) == 1


@pytest.mark.rule("10.10.3")
def test_it_is_put_onto_the_field_engaged():
    t = cast(
        "select(your.follower.in_cemetery)",
        "put_onto_field(it, engaged=True)",
        me=Side(hand=["Cast"], cemetery=["Pup"]),
    )
    t.pick("Pup")
    assert t.is_engaged("Pup")
