"""5.2.1.2: numbers that a text counts and writes as X, and X that is paid."""

import pytest
from sve.playing import Side, evolved, follower, shipped_facts, spell_card, table

from svedesk.games.sve.check import mistakes
from svedesk.games.sve.source import read_script
from svedesk.games.sve.words import your

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
    wrong = mistakes(
        "SD01-001", read_script('fanfare(deal(plus(your_number("hand"), 0), enemy.leader))'), shipped_facts()
    )
    assert "mistake-adds" in {mistake.message.key for mistake in wrong}


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


# -- X that says which cards are meant, how many tokens are made, and what is paid -------------------------------------


OX = follower("Ox", attack=1, defense=9, cost=3)
CUB = follower("Cub", attack=1, defense=1, cost=2)


@pytest.mark.rule("5.2.1.2.1")
def test_x_is_counted_when_the_text_comes_to_it():
    fall = spell_card("Fall", 'spell(where_x(your_number("hand"), destroy(enemy.follower.that_cost_x)))')
    t = table(me=Side(hand=["Fall", "Cub", "Cub"]), foe=Side(field=["Ox", "Cub"]), cards=[fall, OX, CUB]).play("Fall")
    assert t.foe.field == ["Ox 1/9"]


@pytest.mark.rule("5.2.1.2.1")
def test_up_to_x_is_meant_too():
    call = spell_card(
        "Call", 'spell(where_x(your_number("hand"), hand_onto_field(any_side.follower.that_cost_up_to_x)))', cost=0
    )
    t = table(me=Side(hand=["Call", "Cub", "Ox"]), cards=[call, OX, CUB]).play("Call")
    assert "Ox" not in str(t.options())
    assert t.pick("Cub").me.field == ["Cub 1/1"]


@pytest.mark.rule("4.4.4.2")
def test_as_many_tokens_as_there_is_room_for():
    wisp = spell_card("Wisp", "spell(summon_x(count(enemy.follower), FAIRY))")
    t = table(me=Side(hand=["Wisp"], field=["Ox"] * 3), foe=Side(field=["Ox"] * 3), cards=[wisp, OX]).play("Wisp")
    assert len(t.me.field) == 5


@pytest.mark.rule("10.6.2.2.3", "10.4.7.4")
@pytest.mark.parametrize(("answer", "points", "left"), [("yes", 2, "Ox 1/7"), ("no", 4, "Ox 1/9")])
def test_x_of_a_fanfare_is_determined_while_it_is_played_and_paid_for_its_effect(answer, points, left):  # Q568, Q570
    storm = follower("Gale", "fanfare(deal(x, enemy.follower), cost=pay_x())", attack=1, defense=1, cost=1)
    t = table(me=Side(hand=["Gale"], pp=5), foe=Side(field=["Ox"]), cards=[storm, OX]).play("Gale")
    t = t.numbers(2).say(answer)
    assert (t.me.pp, t.foe.field) == (points, [left])


@pytest.mark.rule("10.6.2.2.3")
def test_x_may_be_0_and_is_at_most_what_can_be_paid():
    gale = follower("Gale", "fanfare(give_x(this, x), cost=pay_x())", attack=1, defense=1, cost=1)
    t = table(me=Side(hand=["Gale"], pp=4), cards=[gale]).play("Gale")
    assert t.ask.high == 3
    assert t.numbers(3).say("yes").me.field == ["Gale 4/4"]


@pytest.mark.rule("5.24")
def test_at_least_so_much_attack():
    fell = spell_card("Fell", "spell(destroy(enemy.follower.with_attack_at_least(2)))")
    bull = follower("Bull", attack=2, defense=2)
    t = table(me=Side(hand=["Fell"]), foe=Side(field=["Ox", "Bull"]), cards=[fell, OX, bull]).play("Fell")
    assert t.foe.field == ["Ox 1/9"]
    assert your.follower.with_defense_at_least(2).least_defense == 2
