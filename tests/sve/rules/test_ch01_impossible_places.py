"""1.3.2: a card is not put where none of its kind can be."""

import pytest
from sve.playing import Side, spell_card, table

BOLT = spell_card("Bolt", "spell(banish(your.amulet))")


@pytest.mark.rule("1.3.2")
@pytest.mark.parametrize("step", ['look_at_top(3, reveal_onto_field("card"))', 'search(your.card, to="field")'])
def test_a_spell_is_not_offered_for_the_field(step):
    lift = spell_card("Lift", f"spell({step})")
    t = table(me=Side(hand=["Lift"], deck=["Bolt", "Fighter", "Bolt"]), cards=[BOLT, lift]).play("Lift")
    assert ("Fighter" in t.options(), "Bolt" in t.options()) == (True, False)


@pytest.mark.rule("1.3.2")
def test_a_spell_stays_where_it_is_when_it_would_be_put_onto_the_field():
    lift = spell_card("Lift", "spell(select(your.card.in_cemetery), put_onto_field(it))")
    t = table(me=Side(hand=["Lift"], cemetery=["Bolt", "Fighter"]), cards=[BOLT, lift]).play("Lift").pick("Bolt")
    assert (t.me.field, t.me.cemetery) == ([], ["Bolt", "Fighter", "Lift"])


@pytest.mark.rule("1.3.2")
@pytest.mark.parametrize(
    "step", ["put_onto_field(it)", "return_to_hand(it)", "bury(it)", "put_into_deck(it)", "banish(it)"]
)
def test_a_leader_stays_in_its_area(step):
    lift = spell_card("Lift", f"spell(select(your.leader), {step})")
    t = table(me=Side(hand=["Lift"]), cards=[lift]).play("Lift")
    if t.ask.kind == "target":
        t.numbers(0)
    assert len(t.table.zone(0, "leader")) == 1
    assert (t.me.field, t.me.hand) == ([], [])
