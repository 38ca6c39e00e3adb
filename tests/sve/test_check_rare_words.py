"""The script checker on words few cards need."""

import pytest
from sve.checking import mistakes
from sve.playing import amulet, evolved, follower, shipped_facts, spell_card


def found(card):
    return [text.split(": ", 1)[1] for text in mistakes(card.facts.number, card.abilities, facts(card))]


def facts(card):
    return {**shipped_facts(), card.facts.number: card.facts}


@pytest.mark.parametrize(
    ("card", "mistake"),
    [
        (follower("A", "stack"), "Stack on a follower; only amulets have it"),
        *(
            (evolved("E", ability), "has a cost or is used from the hand, but is never in a hand")
            for ability in (
                "costs_x()",
                'costs_when_paid(banishing("spell"), 1)',
                "activate_from_hand(pay(1), draw(1))",
            )
        ),
        (amulet("A", "cannot_attack"), "is about attacking, but a amulet never attacks"),
        (
            spell_card("A", "spell(draw(1))", "cannot_be_destroyed"),
            "this ability only works on the field, and spells are never there",
        ),
        (
            spell_card("A", "spell(draw(1))", 'gives_trait(your.follower, Trait("Pixie", "妖精"))'),
            "this ability only works on the field, and spells are never there",
        ),
        (amulet("A", "fanfare(add_to_stack(0))"), "counts 0 Stack counters"),
        (amulet("A", "fanfare(earth_rite(draw(1), count=0))"), "counts 0 Stack counters"),
        (amulet("A", 'activate(banishing("spell", 0), draw(1))'), "banishes 0 cards"),
        (amulet("A", "activate(shift_max_play_points(0), draw(1))"), "changes the maximum play points by 0"),
        (amulet("A", "limited(whenever_enters(your.follower, draw(1)), 0)"), "is pending 0 times per turn"),
        (amulet("A", "activate(pay_x(0), draw(1))"), "costs X 0 times"),
        (spell_card("A", "costs_x(0)", "spell(draw(1))"), "costs X 0 times"),
        (amulet("A", "fanfare(at_next_end())"), "a condition without an effect"),
        (
            amulet("A", "fanfare(earth_rite(draw(1), destroy(it)))"),
            "'it' before anything was selected",
        ),
        (
            amulet("A", 'fanfare(draw(1), may_pay(banishing("spell"), destroy(it)))'),
            "'it' before anything was selected",
        ),
        (amulet("A", "fanfare(at_next_end(destroy(it)))"), "'it' before anything was selected"),
    ],
)
def test_a_mistake_is_found(card, mistake):
    assert found(card) == [mistake]


@pytest.mark.parametrize(
    "card",
    [
        amulet("A", "stack", "fanfare(add_to_stack(1))"),
        amulet("A", "fanfare(earth_rite(select(enemy.follower), destroy(it)))"),
        amulet("A", "limited(whenever_enters(your.follower, destroy(it)))"),
        amulet("A", "fanfare(this_turn(whenever_enters(your.follower, destroy(it))))"),
        spell_card("A", "spell(draw(1))", 'activate_from_hand(banishing("spell"), draw(1))'),
        follower("A", "cannot_attack", "cannot_be_destroyed"),
    ],
)
def test_where_there_is_none_none_is_found(card):
    assert found(card) == []
