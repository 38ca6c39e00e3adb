"""11.6.3: one card of the evolve zone on several cards of the field."""

import pytest
from sve.playing import Side, evolved, follower, table

from svedesk.engine.log import Operation
from svedesk.engine.records import Place


@pytest.mark.rule("11.6.3")
def test_an_evolved_card_keeps_the_link_made_last_only():
    """Laid by hand on another cub, it is that one's: the first is itself again, and the card stays in the evolve
    zone."""
    cards = [follower("Cub", attack=1, defense=1), evolved("Cub", attack=4, defense=4)]
    t = table(me=Side(field=["Cub [evolved]", "Cub"], hand=["Goblin"]), cards=cards)
    assert t.me.field == ["Cub 4/4", "Cub 1/1"]
    first, second = (card.id for card in t.table.in_zone(0, "field"))
    (linked,) = t.table.zone(0, "evolve")
    attach(t, linked, second)
    assert t.me.field == ["Cub 1/1", "Cub 4/4"]
    t.play("Goblin")  # rules handling leaves it so
    assert (t.me.field[:2], len(t.me.evolve), t.me.evolve_deck) == (["Cub 1/1", "Cub 4/4"], 1, [])
    (linked,) = t.table.zone(0, "evolve")
    assert t.table.cards[linked].on == t.table.zone(0, "field")[1] != first


def attach(t, card, base):
    t.events = t.session.operate(Operation("attach", 0, (card, base), to=Place(0, "evolve")))


@pytest.mark.rule("11.6.3")
def test_when_its_card_leaves_the_other_does_not_get_it_back():
    cards = [follower("Cub", attack=1, defense=1), evolved("Cub", attack=4, defense=4)]
    t = table(me=Side(field=["Cub [evolved]", "Cub"], hand=["Goblin"]), cards=cards)
    second = t.table.zone(0, "field")[1]
    attach(t, t.table.zone(0, "evolve")[0], second)
    to_hand(t, second)
    assert (t.me.field, t.me.evolve, t.me.evolve_deck) == (["Cub 1/1"], [], ["Cub (faceup)"])


def to_hand(t, card):
    t.session.operate(Operation("move", 0, (card,), to=Place(0, "hand")))
