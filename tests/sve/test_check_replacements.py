"""The script checker on replacement effects."""

import pytest
from sve.checking import mistakes
from sve.playing import amulet, follower, shipped_facts, spell_card

from svedesk.games.sve.words import (
    at_next_end,
    banish,
    banished,
    both,
    buried,
    change_damage,
    damaged,
    dealing,
    destroy,
    destroyed,
    discarded,
    dividing,
    draw,
    drawing,
    enemy,
    entering,
    fanfare,
    if_would,
    it,
    leaving,
    milled,
    next_time,
    opponent_drawing,
    put_engaged,
    put_into_cemetery,
    put_into_deck,
    put_onto_field,
    return_to_hand,
    returned,
    select,
    take_it_instead,
    this,
    this_turn_if,
    your,
)

PLAYED = "selects in a replacement, which is never played"


def found(card):
    facts = {**shipped_facts(), card.facts.number: card.facts}
    return [text.split(": ", 1)[1] for text in mistakes(card.facts.number, card.abilities, facts)]


@pytest.mark.parametrize(
    ("card", "mistake"),
    [
        (amulet("A", "if_would(drawing, both(select(enemy.follower), destroy(it)))"), PLAYED),
        (amulet("A", "if_would(drawing, choose_one(mode(draw(1)), mode(draw(2))))"), PLAYED),
        (amulet("A", "if_would(drawing, earth_rite(draw(2)))"), PLAYED),
        (spell_card("A", "spell(next_time(drawing, both(select(enemy.follower), destroy(it))))"), PLAYED),
        (amulet("A", "if_would(destroyed(it), draw(1))"), "'it' in the event to replace, before anything was named"),
        (amulet("A", "if_would(drawing, banish(it))"), "'it' in place of a draw, which involves no card"),
        (
            amulet("A", "if_would(destroyed(your.follower), both(banish(it), return_to_hand(it)))"),
            "sends a card to two places at once",
        ),
        (
            amulet("A", "if_would(damaged(your.leader), take_it_instead)"),
            "deals damage to an amulet, which can't take any",
        ),
        (
            spell_card("A", "if_would(destroyed(your.follower), draw(1))", "spell(draw(1))"),
            "it affects other cards while on the field, and spells are never there",
        ),
        (
            follower("A", "if_would(destroyed(this), put_onto_field(it))"),
            "puts a card onto the field that would leave it",
        ),
        (amulet("A", "if_would(drawing)"), "a condition without an effect"),
        (amulet("A", "if_would(drawing, change_damage(1))"), "changes damage, but no damage would be dealt"),
        (
            amulet("A", "if_would(dividing, draw(1))"),
            "replaces divided damage with something other than another number",
        ),
    ],
)
def test_what_makes_no_sense(card, mistake):
    assert mistake in found(card)


@pytest.mark.parametrize(
    "abilities",
    [
        (if_would(destroyed(this), banish(it)),),
        (if_would(banished(this), put_into_deck(it, 1, "bottom")),),
        (if_would(returned(your.card), banish(it), may=True),),
        (if_would(leaving(enemy.card), banish(it), draw(1), during="your"),),
        (if_would(buried(this), at_next_end(both(select(enemy.follower), destroy(it)))),),
        (if_would(discarded(this), put_onto_field(it)),),
        (if_would(milled(your.card), banish(it)),),
        (if_would(put_into_cemetery(enemy.card), banish(it)),),
        (if_would(entering(enemy.follower), put_engaged),),
        (if_would(drawing, draw(2)), if_would(opponent_drawing, draw(1))),
        (if_would(dividing, change_damage(1)),),
        (if_would(damaged(your.leader, "ability", 4), change_damage(to=3)),),
        (if_would(damaged(your.leader), take_it_instead),),
        (if_would(dealing(this, "combat"), change_damage(times=2)),),
        (fanfare(both(select(your.follower), next_time(destroyed(it), return_to_hand(it)))),),
        (fanfare(this_turn_if(damaged(your.follower), change_damage(-1))),),
    ],
)
def test_what_does(abilities):
    assert found(follower("A", *abilities)) == []


def test_a_spell_says_where_it_goes_itself():
    assert (
        found(spell_card("A", "if_would(put_into_cemetery(this), return_to_hand(it))", "spell(deal(1, enemy.leader))"))
        == []
    )
