"""A session of the toy game: answering, refusing, cancelling, time, forks, failure."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from toy.drive import any_answer, check_table, play_on, war
from toy.war import War, war_setup

from svedesk.engine.events import CardMoved, GameEnded, PhaseBegan
from svedesk.engine.log import Answered, Conceded, Operation
from svedesk.engine.message import Refused
from svedesk.engine.records import Place
from svedesk.engine.session import Session


def refused(act, *args, **kwargs):
    with pytest.raises(Refused) as caught:
        act(*args, **kwargs)
    return caught.value.message.key


def test_a_game_begins_with_its_first_question():
    session = war()
    assert (session.ask.seat, session.ask.kind, session.ask.serial) == (0, "main", 1)
    assert [len(session.table.zone(seat, "hand")) for seat in (0, 1)] == [3, 3]
    assert PhaseBegan(0, "battle", 1) in session.opening


def test_an_answer_moves_the_game_on_and_tells_what_happened():
    session = war()
    card = session.ask.options[0].card
    (moved,) = session.answer((0,))
    assert isinstance(moved, CardMoved)
    assert (moved.was, moved.why, moved.sees) == (card, "play", 0)  # facedown: nobody is told what it is
    assert session.ask.form == "number"
    assert session.log == [Answered(0, (0,))]


@pytest.mark.parametrize("answer", [(), (0, 1), (9,), (-1,), (0, 0)])
def test_an_impossible_answer_changes_nothing(answer):
    session = war()
    before, ask = session.digest(), session.ask
    assert refused(session.answer, answer).startswith("answer-")
    assert (session.digest(), session.ask, session.log) == (before, ask, [])


@pytest.mark.parametrize("said", [(0,), (4,), (1, 2), ()])
def test_a_number_out_of_bounds_is_refused(said):
    session = play_on(war(), 1)
    assert refused(session.answer, said) == "answer-number"


def test_an_answer_to_another_question_is_stale():
    session = war()
    first = session.ask.serial
    session.answer((0,), serial=first)
    assert refused(session.answer, (1,), serial=first) == "stale-answer"
    assert len(session.log) == 1


def test_an_answer_to_a_question_that_was_taken_back_is_stale():
    session = war()
    session.answer((0,))
    serial = session.ask.serial
    session.undo()
    session.answer((1,))
    assert session.ask.serial > serial
    assert refused(session.answer, (1,), serial=serial) == "stale-answer"


def test_a_game_played_to_its_end_asks_no_more():
    session = play_on(war())
    assert session.ask is None
    assert session.table.outcome is not None
    assert refused(session.answer, (0,)) == "no-question"
    assert refused(session.concede, 0) == "game-over"


def test_cancelling_leaves_no_trace():
    session = war()
    before, log = session.digest(), list(session.log)
    session.answer((1,))
    session.cancel()
    assert (session.digest(), session.log, session.ask.kind) == (before, log, "main")
    assert not session.undone


def test_cancelling_goes_back_only_to_where_the_action_began():
    session = play_on(war(), 3)
    before, log = session.digest(), list(session.log)
    session.answer((0,))
    session.cancel()
    assert (session.digest(), session.log) == (before, log)


def test_what_was_undone_before_a_cancel_cannot_be_redone_after_it():
    session = play_on(war(), 2)
    session.undo()
    session.cancel()
    assert session.ask.kind == "main"
    assert refused(session.redo) == "nothing-to-redo"


def test_what_is_committed_cannot_be_cancelled():
    assert refused(play_on(war(), 2).cancel) == "cannot-cancel"
    assert refused(play_on(war()).cancel) == "cannot-cancel"


def test_cancelling_does_not_take_back_what_was_done_by_hand():
    session = play_on(war(), 1)
    assert session.ask.cancel
    session.operate(Operation("draw", 0, source=Place(0, "deck"), to=Place(0, "hand"), amount=1))
    assert not session.ask.cancel
    assert refused(session.cancel) == "cannot-cancel"


@pytest.mark.slow
@given(st.integers(0, 2**32), st.integers(0, 60), st.data())
def test_undo_at_any_length_is_the_state_that_was(seed, length, data):
    session = war(seed, size=13)
    chance = random.Random(seed)
    states = [(session.digest(), session.ask)]
    for _ in range(length):
        if session.ask is None:
            break
        session.answer(any_answer(session.ask, chance))
        states.append((session.digest(), session.ask))
    back = data.draw(st.integers(1, max(1, len(session.log))))
    if not session.log:
        assert refused(session.undo, back) == "nothing-to-undo"
        return
    session.undo(back)
    digest, ask = states[-1 - back]
    assert session.digest() == digest
    assert session.ask._replace(serial=0) == ask._replace(serial=0)
    for digest, _ in states[-back:]:
        session.redo()
        assert session.digest() == digest
    assert refused(session.redo) == "nothing-to-redo"


def test_more_than_there_is_cannot_be_undone():
    session = play_on(war(), 4)
    before = session.digest()
    for entries in (0, -1, 5):
        assert refused(session.undo, entries) == "nothing-to-undo"
    assert session.digest() == before


def test_a_new_answer_ends_what_could_be_redone():
    session = play_on(war(), 6)
    session.undo(3)
    assert len(session.undone) == 3
    session.answer(any_answer(session.ask, random.Random(5)))
    assert refused(session.redo) == "nothing-to-redo"


def test_a_refused_answer_leaves_what_can_be_redone():
    session = play_on(war(), 6)
    end = session.digest()
    session.undo(2)
    assert refused(session.answer, (99,)).startswith("answer-")
    session.redo()
    session.redo()
    assert session.digest() == end


@given(st.integers(0, 2**32), st.integers(0, 80))
def test_a_log_replays_to_the_same_digest(seed, answers):
    session = play_on(war(seed, size=13), answers, seed)
    again = Session.replay(War(), session.setup, tuple(session.log))
    assert again.digest() == session.digest()
    assert again.log == session.log
    check_table(again.table)


def test_a_log_that_is_not_possible_is_refused():
    log = [Answered(0, (0,)), Answered(0, (7,))]
    assert refused(Session.replay, War(), war_setup(), log) == "answer-number"
    assert refused(Session.replay, War(), war_setup(), [Answered(1, (0,))]) == "wrong-seat"
    assert refused(Session.replay, War(), war_setup(), [Conceded(5)]) == "no-such-seat"


def test_a_fork_and_its_origin_do_not_touch_each_other():
    session = play_on(war(size=13), 7)
    before, ask = session.digest(), session.ask
    fork = session.fork()
    assert fork.digest() == before
    fork.asked_anew()
    assert fork.digest() == before
    play_on(fork, 9, seed=4)
    assert (session.digest(), session.ask, len(session.log)) == (before, ask, 7)
    later = fork.digest()
    play_on(session, 4, seed=2)
    here = session.digest()
    play_on(session, 1, seed=3)
    session.undo()
    assert session.digest() == here
    session.undo(11)
    assert fork.digest() == later
    fork.undo(16)
    assert fork.digest() == war(size=13).digest()


def test_forks_of_one_moment_play_alike():
    session = play_on(war(size=13), 10)
    first, second = session.fork(), session.fork()
    assert play_on(first, seed=3).digest() == play_on(second, seed=3).digest()


class CountingWar(War):
    """War that counts the battles it began."""

    def __init__(self):
        super().__init__()
        self.battles = 0

    def _battle(self, table):
        self.battles += 1
        return super()._battle(table)


def test_undo_starts_again_from_the_last_anchor_and_not_from_the_beginning():
    rules = CountingWar()
    session = play_on(Session(rules, war_setup(size=13)), 30)
    assert rules.battles > 9
    rules.battles = 0
    session.undo()
    session.fork().asked_anew()
    assert rules.battles <= 2


def test_a_fork_that_is_only_looked_at_starts_no_rules():
    rules = CountingWar()
    session = play_on(Session(rules, war_setup(size=13)), 30)
    rules.battles = 0
    fork = session.fork()
    assert (fork.view(0), fork.digest(), fork.ask) == (session.view(0), session.digest(), session.ask)
    assert rules.battles == 0


def test_the_question_of_a_fork_keeps_its_number_when_the_rules_start():
    """Also where something was done by hand since it was asked, which is done over there."""
    session = play_on(war(size=13), 7)
    session.operate(Operation("coin", 0))
    fork = session.fork()
    ask = fork.ask
    fork.asked_anew()
    assert fork.ask == ask == session.ask
    other = session.fork()
    other.answer((ask.low,), serial=ask.serial)
    assert len(other.log) == len(session.log) + 1
    undone = session.fork()
    undone.undo()
    assert len(undone.log) == len(session.log) - 1


def test_a_table_used_all_day_keeps_few_anchors_and_undoes_all_the_same():
    session = war()
    states = [session.digest()]
    for _ in range(700):
        session.operate(Operation("coin", 0))
        states.append(session.digest())
    assert len(session._anchors) < 64 + 700 // 16 + 2
    for state in states[-2::-1]:
        session.undo()
        assert session.digest() == state
    while session.undone:
        session.redo()
    assert session.digest() == states[-1]
    session.undo(350)
    assert session.digest() == states[350]


def test_operations_at_any_question_are_undone_without_the_rules_beginning_again():
    rules = CountingWar()
    session = play_on(Session(rules, war_setup()), 1)
    assert (session.ask.form, session.ask.anchor) == ("number", False)
    states, rules.battles = [session.digest()], 0
    for _ in range(300):
        session.operate(Operation("coin", 0))
        states.append(session.digest())
    for state in states[-2:0:-1]:
        session.undo()
        assert session.digest() == state
    session.redo()
    session.undo()
    session.operate(Operation("number", 0, text="score", amount=5))
    session.undo(2)
    assert session.digest() == states[0]
    assert session.ask.cancel
    assert rules.battles == 0
    session.undo()
    assert (session.ask.kind, session.log) == ("main", [])
    session.answer((0,))
    session.answer((1,))
    assert session.ask.kind == "select"


class StumblingWar(War):
    """War whose rules have a mistake: the other seat's third card makes them fail."""

    def _compare(self, table, fighters, wager):
        if wager == 3:
            raise ZeroDivisionError
        super()._compare(table, fighters, wager)


def test_rules_that_fail_leave_the_question_standing():
    session = Session(StumblingWar(), war_setup())
    session.answer((0,))
    session.answer((3,))
    before, ask = session.digest(), session.ask
    with pytest.raises(ZeroDivisionError):
        session.answer((0,))
    assert (session.digest(), session.ask, len(session.log)) == (before, ask, 2)
    session.undo()
    session.answer((1,))
    session.answer((0,))
    assert session.table.number(0, "score") + session.table.number(1, "score") == 1


def test_conceding_ends_the_game_at_any_question_and_can_be_undone():
    session = play_on(war(), 2)
    before = session.digest()
    events = session.concede(1)
    assert isinstance(events[-1], GameEnded)
    assert session.table.outcome.losers == ((1, "conceded"),)
    assert session.ask is None
    session.undo()
    assert (session.digest(), session.ask.seat) == (before, 1)


def test_a_question_is_asked_anew_from_what_lies_on_the_table():
    session = war()
    session.operate(Operation("draw", 0, source=Place(0, "deck"), to=Place(0, "hand"), amount=2))
    assert len([option for option in session.ask.options if option.kind == "play"]) == 5
    assert session.ask.serial == 2


def test_a_question_asked_anew_wants_no_more_than_there_is():
    session = play_on(war(), 2)
    assert (session.ask.kind, session.ask.seat) == ("select", 1)
    session.operate(Operation("move", 1, session.table.zone(1, "hand"), Place(1, "won")))
    assert (session.ask.options, session.ask.low) == ((), 0)
    session.answer(())
    assert session.ask is not None


def test_the_rules_begin_again_where_a_hand_says_the_game_stands():
    session = play_on(war(), 2)
    session.operate(Operation("step", 0, text="battle", side=1, amount=7))
    assert (session.ask.kind, session.ask.seat) == ("main", 1)
    assert session.table.number(-1, "turn") == 7
    session.undo()
    assert (session.ask.kind, session.ask.seat) == ("select", 1)


def test_a_step_the_rules_do_not_know_changes_nothing():
    session = play_on(war(), 2)
    before, ask = session.digest(), session.ask
    assert refused(session.operate, Operation("step", 0, text="nowhere")) == "step-unknown"
    assert (session.digest(), session.log) == (before, play_on(war(), 2).log)
    assert session.ask == ask
    session.answer((0,), serial=ask.serial)


def test_a_table_may_be_tidied_after_the_game_but_not_played_on():
    session = play_on(war())
    session.operate(Operation("move", 0, session.table.zone(0, "won")[:1], Place(1, "won")))
    assert refused(session.operate, Operation("step", 0, text="battle")) == "game-over"
    assert session.ask is None


def test_a_setup_of_another_game_is_refused():
    assert refused(Session, War(), war_setup()._replace(game="chess")) == "other-game"
