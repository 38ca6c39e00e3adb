"""5.4.1: cards put onto the field from the hand, and this card into the EX area, where their player wants to."""

import pytest
from sve.playing import Side, follower, spell_card, table

from svedesk.games.sve.words import (
    any_side,
    discard,
    give,
    hand_onto_field,
    it,
    put_into_ex,
    spell,
    this,
    when_this_is_put_away,
)

RALLY = spell_card("Rally", spell(hand_onto_field(any_side.follower.that_cost_up_to(2)), give(it, attack=1)))
FLOOD = spell_card("Flood", spell(hand_onto_field(any_side.follower, any_number=True), give(it, attack=1)))
LARGE = follower("Large", cost=3)


@pytest.mark.rule("5.4.1")
@pytest.mark.parametrize(
    ("picked", "field", "hand"), [(["Goblin"], ["Goblin 3/2"], ["Large"]), ([], [], ["Goblin", "Large"])]
)
def test_one_card_is_put_from_the_hand_or_none(picked, field, hand):
    t = table(me=Side(hand=["Rally", "Goblin", "Large"]), cards=[RALLY, LARGE])
    t.play("Rally")
    assert t.options("card") == ["Goblin"]
    t.pick(*picked)
    assert (t.me.field, t.me.hand) == (field, hand)


@pytest.mark.rule("4.4.4.2")
def test_any_number_is_as_many_as_there_is_room_for():
    t = table(me=Side(hand=["Flood", "Goblin", "Goblin", "Large"], field=["Fighter"] * 3), cards=[FLOOD, LARGE])
    t.play("Flood")
    assert (t.ask.low, t.ask.high) == (0, 2)
    t.pick("Goblin", "Large")
    assert len(t.me.field) == 5
    assert t.me.field[3] == "Goblin 3/2"


@pytest.mark.rule("1.3.2")
@pytest.mark.parametrize(("hand", "field"), [(["Rally", "Large"], []), (["Rally", "Goblin"], ["Fighter"] * 5)])
def test_nobody_is_asked_who_has_no_such_card_or_no_room(hand, field):
    t = table(me=Side(hand=hand, field=field), cards=[RALLY, LARGE]).play("Rally")
    assert t.ask.kind == "main"


@pytest.mark.rule("1.3.4.1")
def test_others_do_not_learn_that_there_is_none():
    t = table(me=Side(hand=["Rally", "Large"]), cards=[RALLY, LARGE], ask_hidden=True).play("Rally")
    assert (t.ask.kind, t.options()) == ("select", [])
    assert t.pick().ask.kind == "main"


@pytest.mark.rule("10.7.4.2")
@pytest.mark.parametrize(("answer", "ex", "cemetery"), [("yes", ["Memo"], ["Loss"]), ("no", [], ["Memo", "Loss"])])
def test_a_card_may_be_kept_in_the_ex_area_when_it_is_discarded(answer, ex, cemetery):
    memo = spell_card("Memo", spell(discard(1)), when_this_is_put_away(put_into_ex(this, may=True)))
    loss = spell_card("Loss", spell(discard(1)))
    t = table(me=Side(hand=["Loss", "Memo"]), cards=[memo, loss])
    t.play("Loss").pick("Memo").say(answer)
    assert (t.me.ex, t.me.cemetery) == (ex, cemetery)
