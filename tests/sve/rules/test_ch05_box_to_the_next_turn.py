"""5.30, 7.4.8: boxed to the end of the next turn of whoever controls the card."""

import pytest
from sve.playing import Side, follower, spell_card, table

from svedesk.engine.records import Given

CELLAR = spell_card("Cellar", 'spell(select(any_side.follower), box(it, "next_turn"))')
ALL = spell_card("Vault", 'spell(box(enemy.follower, "next_turn"))')
PAUSE = spell_card("Pause", 'spell(skip_turn("opponent"))')
GUARD = follower("Guard", "ward", attack=1, defense=4)
CARDS = (CELLAR, ALL, PAUSE, GUARD)
DECK = ["Okami"] * 6


def next_turn(t):
    """End the turn that is going on, whatever it asks for at its end."""
    active = t.game.active
    t.end().quiet()
    while t.ask.kind == "ward":
        t.pick().quiet()
    assert t.game.active == 1 - active
    return t


@pytest.mark.rule("5.30.2", "7.4.8")
def test_an_opponents_follower_is_boxed_to_the_end_of_their_next_turn():
    t = table(me=Side(hand=["Cellar"], deck=DECK), foe=Side(field=["Guard"], deck=DECK), cards=CARDS)
    t.play("Cellar").pick("Guard")
    assert t.keywords("Guard") == ()
    next_turn(t)
    assert t.keywords("Guard") == ()
    next_turn(t)
    assert t.keywords("Guard") == ("ward",)


@pytest.mark.rule("5.30.2", "7.4.8")
def test_your_own_follower_is_boxed_over_the_opponents_turn_to_the_end_of_your_next_one():
    t = table(me=Side(hand=["Cellar"], field=["Guard"], deck=DECK), foe=Side(deck=DECK), cards=CARDS)
    t.play("Cellar").pick("Guard")
    next_turn(t)
    next_turn(t)
    assert (t.game.active, t.keywords("Guard")) == (0, ())
    next_turn(t)
    assert t.keywords("Guard") == ("ward",)


@pytest.mark.rule("5.30.3")
def test_it_stays_engaged_in_the_turn_it_is_boxed_for_and_stands_up_after():
    t = table(me=Side(hand=["Cellar"], deck=DECK), foe=Side(field=["Guard [engaged]"], deck=DECK), cards=CARDS)
    t.play("Cellar").pick("Guard")
    next_turn(t)
    assert t.is_engaged("Guard")
    next_turn(t)
    next_turn(t)
    assert not t.is_engaged("Guard")


@pytest.mark.rule("5.25.1")
def test_a_turn_that_is_skipped_is_not_the_next_one():
    t = table(me=Side(hand=["Cellar", "Pause"], deck=DECK), foe=Side(field=["Guard"], deck=DECK), cards=CARDS)
    t.play("Cellar").pick("Guard").play("Pause").end().quiet()
    assert (t.game.active, t.keywords("Guard")) == (0, ())
    next_turn(t)
    assert t.keywords("Guard") == ()
    next_turn(t)
    assert t.keywords("Guard") == ("ward",)


def test_a_word_that_is_none_on_a_board_ends_nothing():
    t = table(me=Side(field=["Fighter"], deck=DECK), foe=Side(deck=DECK))
    fighter = t.card("Fighter", "field")
    words = ("next_turn", "next_turn x 5", "next_turn 0 ²", "tomorrow")
    t.table.put(fighter._replace(given=tuple(Given("attack", 1, word) for word in words)))
    next_turn(t)
    assert t.me.field == ["Fighter 6/3"]
