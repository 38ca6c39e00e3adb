"""What an evolve deck offers by hand for a card on the field is what the rules would reveal for it."""

import pytest
from sve.playing import Invented, Side, evolved, follower, table

from svedesk.engine.log import Operation
from svedesk.engine.records import Place
from svedesk.games.sve.actions.evolve import corresponding
from svedesk.games.sve.desk.table import SVE_TABLE
from svedesk.games.sve.facts import SveFacts

CARDS = [
    follower("Bud", "evolve(1)"),
    Invented(SveFacts("X-Guest", "Visitor", "Visitor", "follower", attack=1, defense=1, counts_as="Bud")),
    evolved("Bud", attack=2, defense=2),
    Invented(SveFacts("X-Guest-2", "Visitor", "Visitor", "follower", "evolved", attack=3, defense=3, counts_as="Bud")),
    Invented(SveFacts("X-Root", "Root", "Root", "follower", "evolved", attack=1, defense=1, back="X-Root-B")),
    Invented(SveFacts("X-Root-B", "Bud", "Bud", "follower", "evolved", attack=5, defense=5, front="X-Root")),
]


def offered(t, base, *, seat=0, pile="evolve_deck"):
    view = t.session.view(seat)
    card = next(card for card in view.zone(0, base[1]).cards if card.number == base[0])
    return SVE_TABLE.attachments(view, card, Place(0, pile), t.session.ruleset.facts)


@pytest.mark.rule("5.15.1.1.1")
@pytest.mark.parametrize("base", ["X-Bud", "X-Guest"])
def test_it_is_what_the_rules_reveal(base):
    deck = ["X-Bud-E", "X-Bud-E", "X-Guest-2", "X-Root", "Treant", "X-Bud-E (faceup)"]
    t = table(me=Side(field=[base], evolve=deck), cards=CARDS)
    found = offered(t, (base, "field"))
    assert [one.number for one in found] == ["X-Bud-E", "X-Guest-2", "X-Root-B"]
    assert [one.back for one in found] == [False, False, True]
    assert {one.zone for one in found} == {"evolve"}
    card = t.table.in_zone(0, "field")[0]
    assert [(one.card, int(one.back)) for one in found] == [(o.card, o.index) for o in corresponding(t.game, card)]


def test_an_evolved_follower_goes_by_the_name_it_has_now():
    t = table(me=Side(field=["X-Guest"], evolve=["X-Root", "X-Bud-E"]), cards=CARDS)
    found = offered(t, ("X-Guest", "field"))
    assert len(found) == 2
    root = next(one for one in found if one.back)
    base = t.table.zone(0, "field")[0]
    t.session.operate(Operation("attach", 0, (root.card, base), Place(0, "evolve"), text="back"))
    assert t.me.field == ["Bud 5/5"]
    assert [one.number for one in offered(t, ("X-Guest", "field"))] == ["X-Bud-E"]


def test_the_other_seat_is_offered_only_what_it_sees():
    t = table(me=Side(field=["X-Bud"], evolve=["X-Bud-E"]), cards=CARDS)
    assert len(offered(t, ("X-Bud", "field"))) == 1
    assert offered(t, ("X-Bud", "field"), seat=1) == ()


@pytest.mark.parametrize(("base", "pile"), [("field", "deck"), ("field", "cemetery"), ("ex", "evolve_deck")])
def test_other_piles_and_cards_elsewhere_are_not_for_it(base, pile):
    t = table(me=Side(field=["X-Bud"], ex=["X-Bud"], evolve=["X-Bud-E"]), cards=CARDS)
    assert offered(t, ("X-Bud", base), pile=pile) is None


def test_where_cards_of_the_evolve_deck_lie_that_are_attached():
    names = {"Carrot": "race", "Drive Point": "drive", "Bud": "evolve"}
    for name, zone in names.items():
        assert SVE_TABLE.attached_zone(SveFacts("X-1", name, name, "card")) == zone
