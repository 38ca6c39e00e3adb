"""5.25: skipping turns; 5.27: taking another turn; 5.30: boxed to the end of a turn."""

import pytest
from sve.playing import Playing, Side, edition_played, follower, spell_card, table

from svedesk.engine.board import write_down
from svedesk.engine.events import PhaseBegan, Said
from svedesk.engine.log import Setup
from svedesk.engine.records import Given
from svedesk.engine.session import Session
from svedesk.games.sve.words import spell, take_another_turn

AGAIN = spell_card("Again", "spell(take_another_turn)")
REST = spell_card("Rest", "spell(skip_turn())")
HALT = spell_card("Halt", 'spell(skip_turn("opponent"))')
HOLD = spell_card("Hold", 'spell(skip_turn("next"))')
DIAL = follower("Dial", "quick_activate((), take_another_turn)")
CARDS = [AGAIN, REST, HALT, HOLD, DIAL]


def start(*hand, **more):
    foe = more.pop("foe", Side())
    return table(me=Side(hand=[*hand], deck=["Fighter"] * 8, **more), foe=foe, cards=CARDS)


def turns(t, count):
    """The seats of the next turns, each ended at once."""
    found = []
    for _ in range(count):
        t.end().quiet()
        while t.ask.kind == "discard":
            t.numbers(*range(t.ask.low))
        found.append(t.ask.seat)
    return found


@pytest.mark.rule("7.4.9")
def test_turns_alternate():
    assert turns(start(), 4) == [1, 0, 1, 0]


@pytest.mark.rule("5.27.1")
def test_another_turn_comes_before_the_one_that_was_due():
    t = start("Again").play("Again")
    assert [event.message.key for event in t.events if isinstance(event, Said)] == ["another-turn"]
    assert turns(t, 5) == [0, 1, 0, 1, 0]


@pytest.mark.rule("5.27.1")
def test_another_turn_is_a_whole_turn():
    t = start("Again", pp=3, max_pp=5).play("Again").end().quiet()
    began = [event for event in t.events if isinstance(event, PhaseBegan)]
    assert [(event.seat, event.phase, event.turn) for event in began] == [(0, "start", 6), (0, "main", 6)]
    assert (t.me.hand, t.me.number("max_play_points")) == (["Fighter"], 6)


@pytest.mark.rule("5.27.1.1")
def test_two_instructions_are_two_turns():
    t = start("Again", "Again").play("Again").play("Again")
    assert turns(t, 5) == [0, 0, 1, 0, 1]


@pytest.mark.rule("5.27.1.1")
def test_of_several_the_latest_instruction_is_executed_first():
    t = start("Again", foe=Side(field=["Dial"])).play("Again").end()
    t._option("activate Dial").quiet()  # the other player's Quick ability comes later
    first = t.ask.seat
    assert [first, *turns(t, 4)] == [1, 0, 1, 0, 1]


@pytest.mark.rule("5.27.1")
def test_another_turn_of_who_is_not_the_active_player_comes_before_their_own():
    t = start(foe=Side(field=["Dial"])).end()
    t._option("activate Dial").quiet()
    first = t.ask.seat
    assert [first, *turns(t, 4)] == [1, 1, 0, 1, 0]


@pytest.mark.rule("5.27.1.1")
def test_another_turn_taken_in_another_turn_still_comes_before_the_one_that_was_due():
    t = start("Again", "Again").play("Again").end().quiet().play("Again")
    assert turns(t, 4) == [0, 1, 0, 1]


@pytest.mark.rule("5.25.2")
@pytest.mark.parametrize(("name", "after"), [("Rest", [1, 1, 0, 1]), ("Halt", [0, 1, 0, 1])])
def test_a_players_next_turn_is_skipped_once(name, after):
    assert turns(start(name).play(name), 4) == after


@pytest.mark.rule("5.25.1")
def test_a_skipped_turn_does_not_begin():
    t = start("Halt").play("Halt").end().quiet()
    began = [event for event in t.events if isinstance(event, PhaseBegan) and event.phase == "start"]
    assert [(event.seat, event.turn) for event in began] == [(0, 6)]
    assert (t.foe.number("max_play_points"), len(t.foe.deck)) == (10, 8)  # no draw, no play points
    assert [event.message.key for event in t.events if isinstance(event, Said)] == ["skips-turn"]


@pytest.mark.rule("5.25.1")
@pytest.mark.parametrize(("hand", "after"), [(["Hold"], [0, 1, 0]), (["Again", "Hold"], [1, 0, 1])])
def test_a_specified_turn_is_skipped_whosever_it_is(hand, after):
    """The turn after this one: the other player's, or the other turn taken before that."""
    t = start(*hand)
    for name in hand:
        t.play(name)
    assert turns(t, 3) == after


@pytest.mark.rule("5.25.2.1")
def test_told_twice_to_skip_the_next_turn_a_player_skips_two():
    t = start("Halt", "Halt").play("Halt").play("Halt")
    assert turns(t, 4) == [0, 0, 1, 0]
    t = start("Rest", "Rest").play("Rest").play("Rest")
    assert turns(t, 5) == [1, 1, 1, 0, 1]


@pytest.mark.rule("5.25.2")
def test_another_turn_is_a_players_next_turn():
    t = start("Again", "Rest").play("Again").play("Rest")
    assert turns(t, 3) == [1, 0, 1]


def test_turns_instructed_for_ever_make_no_number_that_cannot_be_written():
    t = table(me=Side(hand=["For Ever"]), cards=[spell_card("For Ever", spell(*[take_another_turn] * 5000))])
    t.play("For Ever")
    assert t.session.digest()
    assert turns(t, 3) == [0, 0, 0]


def test_turns_to_come_are_part_of_a_written_down_table():
    t = start("Again", "Halt").play("Again").play("Halt")
    board = write_down(t.table)
    again = Playing(Session(t.session.ruleset, Setup("sve", edition_played(), 7, (), board=board)))
    assert turns(again, 4) == [0, 0, 1, 0]


# -- boxed to the end of the next turn of the card's controller (5.30, 7.4.8) ------------------------------------------


CELLAR = spell_card("Cellar", 'spell(select(any_side.follower), box(it, "next_turn"))')
ALL = spell_card("Vault", 'spell(box(enemy.follower, "next_turn"))')
PAUSE = spell_card("Pause", 'spell(skip_turn("opponent"))')
GUARD = follower("Guard", "ward", attack=1, defense=4)
BOXING = (CELLAR, ALL, PAUSE, GUARD)
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
    t = table(me=Side(hand=["Cellar"], deck=DECK), foe=Side(field=["Guard"], deck=DECK), cards=BOXING)
    t.play("Cellar").pick("Guard")
    assert t.keywords("Guard") == ()
    next_turn(t)
    assert t.keywords("Guard") == ()
    next_turn(t)
    assert t.keywords("Guard") == ("ward",)


@pytest.mark.rule("5.30.2", "7.4.8")
def test_your_own_follower_is_boxed_over_the_opponents_turn_to_the_end_of_your_next_one():
    t = table(me=Side(hand=["Cellar"], field=["Guard"], deck=DECK), foe=Side(deck=DECK), cards=BOXING)
    t.play("Cellar").pick("Guard")
    next_turn(t)
    next_turn(t)
    assert (t.game.active, t.keywords("Guard")) == (0, ())
    next_turn(t)
    assert t.keywords("Guard") == ("ward",)


@pytest.mark.rule("5.30.3")
def test_it_stays_engaged_in_the_turn_it_is_boxed_for_and_stands_up_after():
    t = table(
        me=Side(hand=["Cellar"], deck=DECK),
        foe=Side(field=["Guard [engaged]"], deck=DECK),
        cards=BOXING,
    )
    t.play("Cellar").pick("Guard")
    next_turn(t)
    assert t.is_engaged("Guard")
    next_turn(t)
    next_turn(t)
    assert not t.is_engaged("Guard")


@pytest.mark.rule("5.25.1")
def test_a_turn_that_is_skipped_is_not_the_next_one():
    t = table(
        me=Side(hand=["Cellar", "Pause"], deck=DECK),
        foe=Side(field=["Guard"], deck=DECK),
        cards=BOXING,
    )
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
