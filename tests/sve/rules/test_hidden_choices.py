"""Choices among cards that only one seat sees take the same course for everybody else, however few cards there are.

Games from before there was this (`Setup.ask_hidden`) are played on as they were recorded.
"""

from dataclasses import replace

import pytest
from sve.playing import Invented, Side, amulet, evolved, follower, spell_card, table

from svedesk.desk.automatic import automatic_answer
from svedesk.desk.settings import DeskSettings

NETWORK = DeskSettings(ask_hidden=True)
GIFTS = spell_card("Gifts", "spell(each_may_put)")
HATCH = spell_card("Hatch", "spell(evolve_it(your.follower))")
TRADE = spell_card("Trade", 'spell(may_pay(discarding("spell"), draw(1)))')
DEAR = spell_card("Dear", "spell(may_pay(pay(9) + discarding(your.spell), draw(1)))")
BROKER = follower("Broker", 'fanfare(draw(1), cost=discarding("spell"))')
SEEK = spell_card("Seek", "spell(search(your.amulet))")
EGG = follower("Egg", "evolve(1)")
OTHER = evolved("Egg", attack=5, defense=5)
TWIN = Invented(replace(OTHER.facts, number="X-Egg-E2"))


def waits(t) -> tuple[int, str] | None:
    """Whose person is asked what, as the others see it; None where the desk answers."""
    if automatic_answer(t.ask, NETWORK, t.session, ()) is not None:
        return None
    return t.ask.seat, t.ask.kind


@pytest.mark.rule("1.3.4.1")
@pytest.mark.parametrize("hand", [["Goblin"], ["Goblin", "Fighter"], ["Onslaught"]])
def test_who_may_put_a_follower_from_the_hand_is_asked_whatever_is_in_it(hand):
    t = table(me=Side(hand=["Gifts", *hand]), cards=[GIFTS], ask_hidden=True).play("Gifts")
    assert waits(t) == (0, "select")
    t.pick()
    assert t.ask.kind == "main"


@pytest.mark.rule("1.3.4.1")
def test_who_has_no_card_in_hand_is_not_asked_which_all_can_see():
    t = table(me=Side(hand=["Gifts"]), cards=[GIFTS], ask_hidden=True).play("Gifts")
    assert t.ask.kind == "main"


@pytest.mark.rule("5.15.1.1")
@pytest.mark.parametrize("others", [1, 2])
def test_which_evolved_card_it_is_is_asked_for_one_as_for_two(others):
    evolve_deck = ["X-Egg-E", "X-Egg-E2"][:others]
    me = Side(hand=["Hatch"], field=["Egg"], evolve=evolve_deck)
    t = table(me=me, cards=[HATCH, EGG, OTHER, TWIN], ask_hidden=True).play("Hatch")
    assert waits(t) == (0, "select")
    t._answer(0)
    assert t.me.field == ["Egg 5/5"]


@pytest.mark.rule("10.4.7.5")
@pytest.mark.parametrize(("hand", "options"), [(["Onslaught"], ["yes", "no"]), (["Goblin"], ["no"])])
def test_whether_to_pay_with_cards_of_the_hand_is_asked_whatever_is_in_it(hand, options):
    t = table(me=Side(hand=["Trade", *hand]), cards=[TRADE], ask_hidden=True).play("Trade")
    assert (waits(t), t.options()) == ((0, "may"), options)
    assert t.say("no").ask.kind == "main"


@pytest.mark.rule("10.4.7.4")
@pytest.mark.parametrize(("hand", "options"), [(["Onslaught"], ["yes", "no"]), (["Goblin"], ["no"])])
def test_so_it_is_asked_whether_to_pay_for_an_automatic_ability(hand, options):
    t = table(me=Side(hand=["Broker", *hand]), cards=[BROKER], ask_hidden=True).play("Broker")
    assert (waits(t), t.options()) == ((0, "may"), options)
    assert t.say("no").ask.kind == "main"
    t = table(me=Side(hand=["Broker"]), cards=[BROKER], ask_hidden=True).play("Broker")
    assert t.ask.kind == "main"  # all see that there is no card


@pytest.mark.rule("10.4.7.5")
def test_what_all_see_that_it_cannot_be_paid_is_not_asked():
    t = table(me=Side(hand=["Trade"]), cards=[TRADE], ask_hidden=True).play("Trade")
    assert t.ask.kind == "main"
    t = table(me=Side(hand=["Dear", "Onslaught"], pp=5), cards=[DEAR], ask_hidden=True).play("Dear")
    assert t.ask.kind == "main"


@pytest.mark.rule("5.7.1")
@pytest.mark.parametrize("deck", [["Shrine", "Shrine", "Goblin"], ["Shrine", "Goblin"], ["Goblin"]])
def test_who_searches_looks_through_the_deck_whatever_is_in_it(deck):
    t = table(me=Side(hand=["Seek"], deck=deck), cards=[SEEK, amulet("Shrine")], ask_hidden=True).play("Seek")
    assert waits(t) == (0, "look")


@pytest.mark.parametrize(
    "side",
    [
        Side(hand=["Gifts", "Onslaught"]),
        Side(hand=["Hatch"], field=["Egg"], evolve=["X-Egg-E"]),
        Side(hand=["Trade", "Goblin"]),
    ],
)
def test_games_recorded_before_have_no_such_questions_and_stay_as_they_are(side):
    cards = [GIFTS, HATCH, TRADE, EGG, OTHER]
    t = table(me=side, cards=cards).play(side.hand[0])
    assert t.ask.kind == "main"
    assert not [name for _, name in t.table.numbers if name == "ask_hidden"]
