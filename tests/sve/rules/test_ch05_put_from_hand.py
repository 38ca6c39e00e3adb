"""5.4.1: cards put onto the field from the hand, and this card into the EX area, where their player wants to."""

import pytest
from sve.playing import Side, follower, spell_card, table

RALLY = spell_card("Rally", "spell(hand_onto_field(any_side.follower.that_cost_up_to(2)), give(it, attack=1))")
FLOOD = spell_card("Flood", "spell(hand_onto_field(any_side.follower, any_number=True), give(it, attack=1))")
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
    memo = spell_card("Memo", "spell(discard(1))", "when_this_is_put_away(put_into_ex(this, may=True))")
    loss = spell_card("Loss", "spell(discard(1))")
    t = table(me=Side(hand=["Loss", "Memo"]), cards=[memo, loss])
    t.play("Loss").pick("Memo").say(answer)
    assert (t.me.ex, t.me.cemetery) == (ex, cemetery)


@pytest.mark.rule("5.4.1")
def test_up_to_two_cards_are_put_from_the_hand():
    call = spell_card("Call", "spell(hand_onto_field(any_side.follower.that_cost_up_to(2), 2))")
    for picked in (["Goblin", "Goblin"], ["Goblin"], []):
        t = table(me=Side(hand=["Call", "Goblin", "Goblin", "Goblin", "Large"]), cards=[call, LARGE]).play("Call")
        assert (t.ask.low, t.ask.high, t.options("card")) == (0, 2, ["Goblin"] * 3)
        assert t.pick(*picked).me.hand == ["Goblin"] * (3 - len(picked)) + ["Large"]


@pytest.mark.rule("5.4.1")
def test_cards_of_the_ex_area_are_put_onto_the_field():
    call = spell_card("Call", "spell(ex_onto_field(any_side.follower, 2))")
    t = table(me=Side(hand=["Call", "Goblin"], ex=["Goblin", "Large"]), cards=[call, LARGE]).play("Call")
    assert (t.ask.low, t.options("card")) == (0, ["Goblin", "Large"])
    t.pick("Large")
    assert (t.me.field, t.me.ex, t.me.hand) == (["Large 1/1"], ["Goblin"], ["Goblin"])


@pytest.mark.rule("1.3.2")
def test_one_must_be_put_from_the_ex_area_if_there_is_one():
    call = spell_card("Call", "spell(ex_onto_field(any_side.follower, must=True))")
    t = table(me=Side(hand=["Call"], ex=["Goblin", "Large"]), cards=[call, LARGE]).play("Call")
    assert (t.ask.low, t.ask.high) == (1, 1)
    assert t.pick("Large").me.field == ["Large 1/1"]
    assert table(me=Side(hand=["Call"]), cards=[call]).play("Call").ask.kind == "main"


@pytest.mark.rule("5.4.1")
def test_one_of_hand_and_ex_area_is_put_onto_the_field():
    call = spell_card("Call", "spell(hand_or_ex_onto_field(any_side.follower))")
    t = table(me=Side(hand=["Call", "Goblin"], ex=["Large"]), cards=[call, LARGE]).play("Call")
    assert (t.ask.low, t.ask.high, t.options("card")) == (0, 1, ["Goblin", "Large"])


@pytest.mark.rule("5.4.1")
def test_a_card_of_the_hand_is_put_into_the_ex_area():
    pouch = spell_card("Pouch", "spell(hand_into_ex(any_side.card))")
    t = table(me=Side(hand=["Pouch", "Goblin", "Large"]), cards=[pouch, LARGE]).play("Pouch")
    assert t.ask.low == 1
    assert (t.pick("Goblin").me.ex, t.me.hand) == (["Goblin"], ["Large"])


@pytest.mark.rule("4.8.3.2")
@pytest.mark.parametrize(("ex", "kind"), [([], "select"), (["Fairy"] * 5, "main")])
def test_a_card_may_be_put_into_the_ex_area_where_there_is_room(ex, kind):
    pouch = spell_card("Pouch", "spell(hand_into_ex(any_side.follower, may=True))")
    t = table(me=Side(hand=["Pouch", "Goblin"], ex=ex), cards=[pouch]).play("Pouch")
    assert t.ask.kind == kind
    if kind == "select":
        assert t.pick().me.hand == ["Goblin"]
