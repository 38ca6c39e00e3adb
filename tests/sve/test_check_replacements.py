"""The script checker on replacement effects."""

import pytest
from sve.checking import mistakes_of
from sve.playing import amulet, follower, spell_card

PLAYED = "selects in a replacement, which is never played"


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
        (
            amulet("A", "if_would(dividing, draw(1))"),
            "replaces divided damage with something other than another number",
        ),
    ],
)
def test_what_makes_no_sense(card, mistake):
    assert mistake in mistakes_of(card)


@pytest.mark.parametrize(
    "abilities",
    [
        "if_would(destroyed(this), banish(it))",
        'if_would(banished(this), put_into_deck(it, 1, "bottom"))',
        "if_would(returned(your.card), banish(it), may=True)",
        'if_would(leaving(enemy.card), banish(it), draw(1), during="your")',
        "if_would(buried(this), at_next_end(both(select(enemy.follower), destroy(it))))",
        "if_would(discarded(this), put_onto_field(it))",
        "if_would(milled(your.card), banish(it))",
        "if_would(put_into_cemetery(enemy.card), banish(it))",
        "if_would(entering(enemy.follower), put_engaged)",
        "if_would(drawing, draw(2)), if_would(opponent_drawing, draw(1))",
        "if_would(dividing, change_damage(1))",
        'if_would(damaged(your.leader, "ability", 4), change_damage(to=3))',
        "if_would(damaged(your.leader), take_it_instead)",
        'if_would(dealing(this, "combat"), change_damage(times=2))',
        "fanfare(both(select(your.follower), next_time(destroyed(it), return_to_hand(it))))",
        "fanfare(this_turn_if(damaged(your.follower), change_damage(-1)))",
    ],
)
def test_what_does(abilities):
    assert mistakes_of(follower("A", abilities)) == []


def test_a_spell_says_where_it_goes_itself():
    back = "if_would(put_into_cemetery(this), return_to_hand(it))"
    assert mistakes_of(spell_card("A", back, "spell(deal(1, enemy.leader))")) == []
