"""5.4.3: put onto the field from a zone, or from somewhere other than a zone."""

import pytest
from sve.playing import Side, follower, spell_card, table
from sve.rules.probes import by_hand

EX_WATCH = follower("Gate", 'whenever_enters_from("ex", your.follower, draw(1))')
NOT_HAND = follower("Ferry", 'whenever_enters_from_elsewhere("hand", your.follower, into_ex(1, FAIRY))')
RAISE = spell_card("Raise", "spell(select(your.follower.in_cemetery), put_onto_field(it))")
LIFT = spell_card("Lift", "spell(select(your.follower.in_ex), put_onto_field(it))")
CALL = spell_card("Call", 'spell(search(your.follower, to="field"))')
MAKE = spell_card("Make", "spell(summon(FAIRY))")
CARDS = [EX_WATCH, NOT_HAND, RAISE, LIFT, CALL, MAKE]


def field(*hand, **more):
    me = Side(hand=list(hand), field=["Gate", "Ferry"], deck=["Fighter"] * 4, **more)
    return table(me=me, cards=CARDS)


def noticed(t):
    """Whether each of the two watchers saw the card come: from the EX area; from somewhere other than the hand."""
    t.in_any_order()
    return len(t.me.hand) > 0, "Fairy" in t.me.ex


@pytest.mark.rule("5.4.3")
def test_a_card_moved_directly_comes_from_where_it_lay():
    assert noticed(field("Lift", ex=["Goblin"]).play("Lift").pick("Goblin")) == (True, True)
    assert noticed(field("Raise", cemetery=["Goblin"]).play("Raise").pick("Goblin")) == (False, True)
    assert noticed(field("Call").play("Call").pick("Fighter")) == (False, True)


@pytest.mark.rule("5.4.3")
def test_a_card_that_is_played_comes_from_where_it_was_played():
    assert noticed(field("Goblin").play("Goblin")) == (False, False)
    assert noticed(field(ex=["Goblin"]).play("Goblin")) == (True, True)


@pytest.mark.rule("5.4.3")
def test_a_token_created_on_the_field_comes_from_no_zone():
    t = field("Make").play("Make")
    assert noticed(t) == (False, False)


def test_from_the_other_field_nothing_is_put():
    t = table(me=Side(field=["Gate", "Ferry"]), foe=Side(field=["Goblin"]), cards=CARDS)
    by_hand(t, "control", "Goblin", to=(0, "field"))
    assert noticed(t) == (False, False)
