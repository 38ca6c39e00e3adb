"""Costs whose parts can never be paid together (10.4.2.2) are found without playing."""

import pytest
from sve.checking import mistakes_of
from sve.playing import follower, spell_card

TWICE = "engages this card twice for one cost"
GONE = "a cost that needs this card after another part of it has moved the card away"
PLACES = "a cost that needs this card in two places at once"


def too_many(count, most):
    return [f"a cost of {count} cards, of which there can be {most} at most"]


@pytest.mark.rule("10.4.2.2")
@pytest.mark.parametrize(
    ("parts", "said"),
    [
        ("engage_this + pay(1) + engage_this", [TWICE]),
        ("bury_this + engage_this", [GONE]),
        ("bury_this + bury_this", [GONE]),
        ("burying(your.follower, 6)", too_many(6, 5)),
        ("burying(your.follower, 3) + bury_this + burying(your.amulet, 2)", too_many(6, 5)),
        ("engage_this + engaging(your.follower, 5)", too_many(6, 5)),
        ("lesson(4) + lesson(2)", too_many(6, 5)),
        ('discarding("card", 30) + discarding("spell", 21)', too_many(51, 50)),
        ('banishing("spell", 51)', too_many(51, 50)),
        # such as there are
        ("pay(1) + engage_this + bury_this", []),
        ("engage_this + engaging(your.follower, 4)", []),
        ("burying(your.follower, 3) + engaging(your.follower, 2)", []),
        ('discarding("card", 3) + banishing("card", 10)', []),
    ],
)
def test_a_cost_that_nobody_can_pay_is_a_mistake(parts, said):
    assert mistakes_of(follower("F", f"activate({parts}, draw(1))")) == said


@pytest.mark.rule("10.4.2.2")
def test_a_card_is_in_one_place_while_a_cost_is_paid():
    spark = follower("F", "activate_from_ex(banish_with_tokens(FAIRY, 1) + banish_with_tokens(FAIRY, 1), draw(1))")
    assert mistakes_of(spark) == [GONE]
    assert mistakes_of(follower("F", "activate(engage_this + banish_with_tokens(FAIRY, 1), draw(1))")) == [PLACES]


@pytest.mark.rule("10.4.2.2", "10.6.2.5.1.4")
def test_what_is_paid_besides_counts_with_the_cost_it_comes_on_top_of():
    rite = "when_playing(engage_this, draw(1))"
    assert mistakes_of(follower("F", f"activate(pay(1), {rite})")) == []
    assert mistakes_of(follower("F", f"activate(engage_this, {rite})")) == [TWICE]
    assert mistakes_of(follower("F", f"activate(bury_this, {rite})")) == [GONE]
    added, instead = "added_cost(burying(your.card, 3))", "instead_of_cost(burying(your.card, 3))"
    assert mistakes_of(follower("F", added)) == []
    assert mistakes_of(follower("F", instead, added)) == too_many(6, 5)
    assert mistakes_of(
        spell_card("S", f"added_cost(engaging_each({', '.join(['your.follower'] * 6)}))", "spell(draw(1))")
    ) == too_many(6, 5)


@pytest.mark.rule("5.2.1.2.2")
def test_x_is_said_by_who_plays_something_and_by_nobody_later():
    late = ["costs X play points, but nothing says what X is, since it isn't played"]
    assert mistakes_of(follower("F", "fanfare(draw(1), cost=pay_x())")) == []  # JA Q568: determined while it is played
    assert mistakes_of(spell_card("S", "spell(may_pay(pay_x(), draw(1)))")) == late
    assert mistakes_of(spell_card("S", "spell(when_playing(pay_x(), draw(1)))")) == []
    assert mistakes_of(follower("F", "activate(pay_x(), draw(1))")) == []


@pytest.mark.rule("10.4.2.2")
def test_and_so_for_what_is_paid_while_resolving():
    assert mistakes_of(follower("F", "fanfare(draw(1), cost=engage_this + engage_this)")) == [TWICE]
    assert mistakes_of(spell_card("S", 'spell(may_pay(discarding("card", 51), draw(1)))')) == too_many(51, 50)
    twice = 'spell(earth_rite(draw(1)), earth_rite(draw(1)), paragraphs=("en", "ja"))'
    assert mistakes_of(spell_card("S", twice)) == []
