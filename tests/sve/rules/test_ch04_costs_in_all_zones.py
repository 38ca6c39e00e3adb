"""4.4.3.1: abilities that change what cards cost mean cards played from any zone."""

import pytest
from sve.playing import Playing, Side, follower, spell_card, table

from svedesk.games.sve.group import Group
from svedesk.games.sve.words import play_cost

GUIDE = follower("Guide", "play_cost(your.follower, shift=-1)")
PATRON = follower("Patron", "play_cost(your.follower, 1, anywhere=True)")
TITHE = follower("Tithe", "play_cost(your.follower, 3, anywhere=True)")
LORD = follower("Lord", "play_cost(your.follower, 1)")
SALE = follower("Sale", "play_cost(your.follower, shift=-1, anywhere=True)")
SIGN = follower("Sign", play_cost(Group("your", "card"), shift=2, anywhere=True))
TAXER = follower("Taxer", play_cost(Group("enemy", "follower"), shift=1, anywhere=True))
BIG = follower("Big", cost=5)
TALE = spell_card("Tale", "spell(draw(1))", cost=3)
CARDS = [GUIDE, PATRON, TITHE, SALE, LORD, SIGN, TAXER, BIG, TALE]
EN, JA = "EN 1.16.0", "JA 1.18.0"


def stage(*field: str, edition: str = "", foe: tuple[str, ...] = (), **side: object) -> Playing:
    me = Side(**{"hand": ["Big", "Tale"], "field": list(field), **side})
    return table(me=me, foe=Side(field=list(foe)), cards=CARDS, edition=edition)


def costs(t: Playing) -> list[int | None]:
    return [t.session.ruleset.shown(t.table, card).cost for card in t.table.in_zone(0, "hand")]


def paid(t: Playing, name: str) -> int:
    before = t.me.pp
    return before - t.play(name).me.pp


@pytest.mark.rule("4.4.3.1")
@pytest.mark.parametrize("zone", ["hand", "ex"])
def test_cards_of_every_zone_they_are_played_from_are_meant(zone):
    side = {"hand": [], zone: ["Big", "Tale"]}
    assert paid(stage("Guide", **side), "Big") == 4
    assert paid(stage("Guide", **side), "Tale") == 3  # no follower
    assert paid(stage(**side), "Big") == 5


@pytest.mark.parametrize(("edition", "cost"), [(EN, 4), (JA, 5)])
def test_some_editions_leave_it_to_the_text(edition, cost):
    t = stage("Guide", edition=edition)
    assert costs(t) == [cost, 3]
    assert paid(t, "Big") == cost


@pytest.mark.parametrize("edition", [EN, JA])
def test_a_text_that_says_any_zone_means_it(edition):
    assert costs(stage("Sign", edition=edition)) == [7, 5]


def test_the_opponents_cards_are_none_of_yours():
    assert costs(stage(foe=("Sale",))) == [5, 3]
    assert costs(stage(foe=("Taxer",))) == [6, 3]
    assert paid(stage(foe=("Taxer",)), "Big") == 6


@pytest.mark.rule("10.9.1.6.1", "10.2.1.3.3")
@pytest.mark.parametrize(("field", "cost"), [(("Patron", "Tithe"), 3), (("Tithe", "Patron"), 1)])
def test_of_two_that_set_it_the_card_that_came_last_counts(field, cost):
    assert costs(stage(*field)) == [cost, 3]


@pytest.mark.rule("10.10.2.4")
def test_a_cost_is_set_first_then_raised_and_lowered_and_never_under_0():
    assert costs(stage("Sale", "Patron")) == [0, 3]
    assert costs(stage("Patron", "Sign")) == [3, 5]
    assert costs(stage("Patron", "Sale", "Sale")) == [0, 3]
