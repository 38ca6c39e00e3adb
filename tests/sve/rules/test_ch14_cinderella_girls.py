"""14.3: Magical Items and Lesson."""

import pytest
from sve.playing import Invented, Playing, Side, edition_played, follower, spell_card, table, with_cards

from svedesk.engine.log import Setup
from svedesk.engine.session import Session
from svedesk.games.sve.facts import SveFacts
from svedesk.games.sve.universes import CINDERELLA_GIRLS, base
from svedesk.games.sve.zones import deck_list

LEADER = Invented(SveFacts("X-Producer", "Producer", "P", "leader", universe=CINDERELLA_GIRLS))
IDOL = follower("Idol", "activate(lesson(2) + pay(1), draw(1))", universe=CINDERELLA_GIRLS)
STAGE = spell_card("Stage", "spell(take_lesson(3), draw(1))")
DRINK = Invented(SveFacts("X-Drink", "Drink", "Drink", "spell", "token", cost=4, alternate="Magical Item"))
OTHER = Invented(SveFacts("X-Tonic", "Tonic", "Tonic", "spell", "token", cost=4, alternate="Magical Item Deluxe"))
CARDS = [LEADER, IDOL, STAGE, DRINK, OTHER]


def started(*leaders: str) -> Playing:
    decks = tuple(
        deck_list((leader,), ("X-Idol",) * 40 if leader == "X-Producer" else ("SD01-017",) * 40) for leader in leaders
    )
    return Playing(Session(with_cards(CARDS), Setup("sve", edition_played(), 1, decks)))


@pytest.mark.rule("14.3.1.2")
def test_before_it_is_decided_who_is_first_five_magical_items_lie_in_the_ex_area():
    t = started("X-Producer", "SD01-LD01")
    assert t.ask.kind == "first"
    assert (t.me.ex, t.foe.ex) == (["Magical Item"] * 5, [])
    assert (base(t.game, 0), base(t.game, 1)) == (CINDERELLA_GIRLS, "")


@pytest.mark.rule("14.3.1.2")
def test_each_player_with_such_a_deck_puts_them():
    t = started("X-Producer", "X-Producer")
    assert (t.me.ex, t.foe.ex) == (["Magical Item"] * 5, ["Magical Item"] * 5)


@pytest.mark.rule("14.3.2.1")
def test_lesson_banishes_magical_items_from_the_ex_area():
    t = table(me=Side(field=["Idol"], ex=["Magical Item"] * 3), cards=CARDS).activate("Idol")
    assert (t.me.ex, t.me.banished, t.me.hand, t.me.pp) == (["Magical Item"], [], ["Fighter"], 9)


@pytest.mark.rule("14.3.2.1")
@pytest.mark.parametrize("ex", [[], ["Magical Item"], ["Magical Item", "Tonic"], ["Magical Item", "Fairy"]])
def test_without_enough_of_them_it_cannot_be_paid(ex):
    t = table(me=Side(field=["Idol"], ex=ex), foe=Side(ex=["Magical Item"] * 3), cards=CARDS)
    assert t.why_not("activate Idol") == ("too-few-magical-items", "14.3.2.1")


@pytest.mark.rule("14.3.2.1", "2.13.2")
def test_a_card_with_that_alternate_name_is_one_and_which_are_banished_is_said():
    t = table(me=Side(field=["Idol"], ex=["Magical Item", "Drink", "Drink"]), cards=CARDS).activate("Idol")
    assert (t.ask.kind, t.ask.low, t.ask.high, t.ask.cancel) == ("select", 2, 2, True)
    t.pick("Magical Item", "Drink")
    assert (t.me.ex, t.me.hand) == (["Drink"], ["Fighter"])


@pytest.mark.rule("14.3.2.1")
def test_as_what_a_text_does_it_banishes_as_many_as_there_are():
    t = table(me=Side(hand=["Stage"], ex=["Magical Item", "Fairy"]), cards=CARDS).play("Stage")
    assert (t.me.ex, t.me.hand) == (["Fairy"], ["Fighter"])
