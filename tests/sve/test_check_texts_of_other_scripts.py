"""The script checker on scripts whose texts would read as something else, in English or in Japanese."""

import pytest
from sve.checking import mistakes_of
from sve.playing import amulet, spell_card


@pytest.mark.parametrize(
    ("card", "mistake"),
    [
        (
            amulet("A", 'fanfare(may_pay(banishing("spell"), draw(1)))'),
            "pays something for the whole text; make that the ability's cost",
        ),
        (
            amulet("A", 'fanfare(draw(1), may_pay(banishing("spell"), draw(1)), draw(2))'),
            "a step after a condition or a cost, where it reads as part of it; put it before or inside it",
        ),
        (
            amulet("A", "fanfare(when(combo(3), draw(1)), draw(2))"),
            "a step after a condition or a cost, where it reads as part of it; put it before or inside it",
        ),
        (
            amulet("A", "fanfare(instead(when(combo(3), draw(1)), overflow, draw(2)))"),
            "replaces several effects, or what depends on a condition or cost; replace one effect with one, inside it",
        ),
        (
            spell_card(
                "S",
                "spell(destroy(enemy.follower.or_cards(any_side.follower.or_cards(any_side.amulet.that_costs(1)))))",
            ),
            "after or_cards, only what a card is counts: write any_side, and put other limits before it",
        ),
        (
            amulet("A", "fanfare(draw(1), cost=removing_stack())"),
            "an Earth Rite that is paid when the text resolves; it is paid when the text is played: write earth_rite",
        ),
        (
            spell_card("S", "spell(destroy(enemy.follower.with_name(FAIRY).with_trait(PIXIE)))"),
            "says more about the cards than their name",
        ),
        (
            spell_card("S", "spell(draw(1))", "activate_from_ex(pay(1), draw(1))"),
            "is used in the EX area or the cemetery, but no cost says so",
        ),
        (
            amulet("Goblin", "evolve(0, besides=pay(1))"),
            "play points apart from those of an evolve ability; write all of them first",
        ),
        (amulet("A", "activate(pay(1), draw(1), times=-1)"), "can be used -1 times per turn"),
        (
            spell_card("S", "spell(draw(1))", 'may_add_cost(discarding("card"))'),
            "a cost that may be skipped, but is not a number of cards; only such a number can be 0",
        ),
        (
            amulet("A", "if_would(damaged(your.leader), change_damage(1, times=2))"),
            "changes damage in two ways at once",
        ),
    ],
)
def test_what_reads_as_something_else_is_a_mistake(card, mistake):
    assert mistakes_of(card) == [mistake]


@pytest.mark.parametrize(
    "steps",
    [
        "draw(2), when(combo(3), draw(1)), when(overflow, give_leader(1))",
        "when(combo(3), both(draw(1), give_leader(1)))",
        "draw(1), may_pay(pay(1), draw(1), give_leader(1))",
        "instead(instead(draw(1), combo(3), draw(2)), combo(5), draw(3))",
        "select(enemy.follower), deal_and(deal(2, it), deal(1, its_own_leader)), draw(1)",
    ],
)
def test_what_reads_as_it_is_meant_is_none(steps):
    assert mistakes_of(amulet("A", f"fanfare({steps})")) == []
