"""Cards that lie facedown where all see them lie: a seat that does not know one sees its back, can take it up and turn
it over, and is told nothing of what it is."""

import pytest
from sve.playing import Side, table

from svedesk.engine.events import redacted
from svedesk.engine.log import Operation
from svedesk.engine.message import Refused
from svedesk.engine.records import SHARED, Place
from svedesk.engine.view import Shown


def a_back_in(zone: str, seat: int):
    """A Goblin of seat 1 lies there facedown, and nobody knows it."""
    t = table(foe=Side(hand=["Goblin"]))
    t.session.operate(Operation("move", 1, (t.card("Goblin").id,), Place(seat, zone)))
    card = t.table.zone(seat, zone)[-1]
    t.table.put(t.table.cards[card]._replace(faceup=False, known=0))
    return t, card


@pytest.mark.parametrize(("zone", "seat"), [("field", 1), ("ex", 1), ("cemetery", 1), ("resolution", SHARED)])
def test_who_does_not_know_it_sees_a_back_without_number_and_values(zone, seat):
    t, card = a_back_in(zone, seat)
    t.table.put(t.table.cards[card]._replace(damage=1, counters=(("charge", 2),)))
    seen = t.session.view(0).card(card)
    assert seen is not None
    assert (seen.number, seen.shown, seen.faceup) == ("", Shown("", ""), False)
    assert (seen.damage, seen.counters, seen.given) == (0, (), ())
    assert t.session.view(1).card(card) == seen
    assert t.session.view(1).zone(seat, zone).count == len(t.session.view(1).zone(seat, zone).cards)


def test_what_its_own_seat_knows_stays_without_an_id_for_the_other():
    t, card = a_back_in("field", 1)
    t.session.operate(Operation("flip", 1, (card,)))
    t.session.operate(Operation("flip", 1, (card,)))
    assert t.session.view(0).card(card) is None
    mine = t.session.view(1).card(card)
    assert mine is not None
    assert mine.number == "SD01-017"


@pytest.mark.parametrize("acting", [0, 1])
def test_anyone_can_turn_it_back(acting):
    t, card = a_back_in("field", 1)
    t.session.operate(Operation("flip", acting, (card,)))
    for seat in (0, 1):
        seen = t.session.view(seat).card(card)
        assert seen is not None
        assert seen.number == "SD01-017"


def test_moved_on_facedown_to_a_hand_only_that_hand_learns_it():
    t, card = a_back_in("resolution", SHARED)
    events = t.session.operate(Operation("move", 0, (card,), Place(0, "hand")))
    assert "SD01-017" in repr([redacted(event, 0) for event in events])
    assert "SD01-017" not in repr([redacted(event, 1) for event in events])


@pytest.mark.parametrize("name", ["damage", "stat", "keyword", "note", "copy", "counter"])
def test_what_depends_on_the_card_can_not_be_done_to_a_back(name):
    t, card = a_back_in("resolution", SHARED)
    with pytest.raises(Refused) as refused:
        t.session.operate(Operation(name, 0, (card,), amount=1, text="attack"))
    assert refused.value.message.key == "operation-card-gone"


@pytest.mark.parametrize("name", ["flip", "move", "reveal"])
def test_a_card_in_the_other_hand_is_still_nobodys_to_take(name):
    t = table(foe=Side(hand=["Goblin"]))
    with pytest.raises(Refused) as refused:
        t.session.operate(Operation(name, 0, (t.card("Goblin").id,), Place(0, "hand")))
    assert refused.value.message.key == "operation-card-gone"
