"""A desk with the toy game: answering, modes, undo, automatic answers, log lines, listeners."""

import json

import pytest
from toy.drive import answer_on
from toy.war import War, war_setup

from svedesk.desk.automatic import automatic_answer
from svedesk.desk.autosave import Autosave
from svedesk.desk.desk import Desk
from svedesk.desk.log import LogRecord
from svedesk.desk.settings import DeskSettings
from svedesk.engine.ask import Ask, Option
from svedesk.engine.events import ByHand, CardMoved, DamageDealt, PhaseBegan
from svedesk.engine.log import Answered, Operation
from svedesk.engine.message import Message, Refused
from svedesk.engine.records import Place
from svedesk.engine.session import Session

DRAW = Operation("draw", 0, source=Place(0, "deck"), to=Place(0, "hand"), amount=1)


def sit_down(rules=None, **settings):
    return Desk.new(war_setup(2), rules or War(), settings=DeskSettings(**settings))


def refused(act, *args, **kwargs):
    with pytest.raises(Refused) as caught:
        act(*args, **kwargs)
    return caught.value.message.key


# -- answering and listening -------------------------------------------------------------------------------------------


def test_listeners_hear_of_each_change_after_it_was_made():
    desk = sit_down()
    heard = []
    stop = desk.subscribe(lambda update: heard.append((update.cause, desk.session.ask.kind)))
    desk.answer((0,))
    desk.cancel()
    desk.answer((0,))
    desk.undo()
    desk.redo()
    desk.set_mode("manual")
    desk.operate(DRAW)
    stop()
    desk.undo()
    assert heard == [
        ("answer", "number"),
        ("cancel", "main"),
        ("answer", "number"),
        ("undo", "main"),
        ("redo", "number"),
        ("mode", "number"),
        ("operation", "number"),
    ]


def test_listeners_are_told_only_what_their_seat_may_know():
    desk = sit_down()
    heard = []
    desk.subscribe(heard.append)
    desk.answer((0,))
    mine, theirs = (heard[0].events_for(seat) for seat in (0, 1))
    assert mine[0].number
    assert isinstance(theirs[0], CardMoved)
    assert (theirs[0].number, theirs[0].card, theirs[0].was) == ("", 0, 0)


def test_a_listener_may_act_and_all_hear_things_in_their_order():
    desk = sit_down()
    heard = []

    def quick(update):
        if desk.session.ask.form == "number":
            desk.answer((2,))

    desk.subscribe(quick)
    desk.subscribe(lambda update: heard.append(len(update.events_for(0))))
    desk.answer((0,))
    assert len(desk.session.log) == 2
    assert heard == [1, 0]  # first the card played, then the wager, which no event tells


def test_a_listener_that_fails_does_not_silence_the_next_change():
    desk = sit_down()
    heard = []

    def fail(update):
        raise RuntimeError("a mistake in a window")

    stop = desk.subscribe(fail)
    with pytest.raises(RuntimeError):
        desk.answer((0,))
    stop()
    desk.subscribe(lambda update: heard.append(update.cause))
    desk.answer((1,))
    assert heard == ["answer"]
    assert len(desk.session.log) == 2


def test_a_listener_that_fails_keeps_nothing_from_the_others():
    """Not the change it failed at, nor the one another listener made of that."""
    desk = sit_down()
    heard = []

    def quick(update):
        if desk.session.ask and desk.session.ask.form == "number":
            desk.answer((2,))

    def fail(update):
        if not heard:
            raise RuntimeError("a mistake in a window")

    for listener in (quick, fail, lambda update: heard.append(update.cause)):
        desk.subscribe(listener)
    with pytest.raises(RuntimeError):
        desk.answer((0,))
    assert heard == ["answer", "answer"]
    desk.concede(0)
    assert heard == ["answer", "answer", "concede"]


def test_of_several_listeners_that_fail_each_is_told_of():
    desk = sit_down()
    stops = [desk.subscribe(lambda update: {}["window"]), desk.subscribe(lambda update: 1 // 0)]
    with pytest.raises(ExceptionGroup) as caught:
        desk.answer((0,))
    assert [type(error) for error in caught.value.exceptions] == [KeyError, ZeroDivisionError]
    for stop in stops:
        stop()
    desk.answer((1,))


def test_what_was_answered_is_told_and_saved_even_when_the_rules_fail_at_what_follows(tmp_path):
    class Stumbling(War):
        def _compare(self, table, fighters, wager):
            raise KeyError(fighters)

    desk = forced(Desk.new(war_setup(2), Stumbling(), autosave=Autosave(tmp_path, "g")))
    desk.answer((0,))
    heard = []
    desk.subscribe(lambda update: heard.append((update.cause, desk.session.ask.seat)))
    with pytest.raises(KeyError):
        desk.answer((2,))  # this is in order; the rules stumble over the answer that the desk then gives for the other
    assert heard == [("answer", 1)]
    desk.close()
    newest = json.loads(max(tmp_path.iterdir()).read_bytes())
    assert newest["log"][-1] == {"seat": 0, "answer": [2]}


def test_a_refused_action_changes_nothing_and_tells_nobody():
    desk = answer_on(sit_down(), 5)
    before, lines = desk.session.digest(), desk.lines(0)
    desk.subscribe(lambda update: pytest.fail("told"))
    assert refused(desk.answer, (77,)) == "answer-options"
    assert refused(desk.answer, (0,), serial=1) == "stale-answer"
    assert refused(desk.operate, DRAW) == "rules-are-on"
    assert refused(desk.redo) == "nothing-to-redo"
    assert refused(desk.concede, 4) == "no-such-seat"
    assert (desk.session.digest(), desk.lines(0)) == (before, lines)


def test_why_a_card_cannot_be_played_is_the_rules_to_say():
    desk = answer_on(sit_down(), 2)
    assert desk.refusals() == ()  # the asked seat has nothing on its field
    desk.set_mode("manual")
    desk.operate(Operation("move", 1, desk.session.table.zone(1, "hand")[:1], Place(1, "field")))
    (refusal,) = desk.refusals()
    assert refusal.message == Message("not-from-field")
    assert answer_on(sit_down()).refusals() == ()


def test_conceding_is_one_entry_that_can_be_undone():
    desk = answer_on(sit_down(), 2)
    desk.concede(0)
    assert desk.session.table.outcome.winners == (1,)
    assert refused(desk.concede, 0) == "game-over"
    desk.undo()
    assert desk.session.table.outcome is None
    assert desk.session.ask is not None


# -- modes -------------------------------------------------------------------------------------------------------------


def test_the_rules_go_off_and_on_at_any_question():
    desk = answer_on(sit_down(), 2)
    assert desk.session.ask.kind == "select"
    assert desk.set_mode("manual") == ()
    hand = desk.session.table.zone(1, "hand")
    desk.operate(Operation("move", 1, hand[:1], Place(1, "won")))
    assert [option.card for option in desk.session.ask.options] == list(hand[1:])
    assert desk.set_mode("rules") == ()
    desk.answer((0,))
    assert desk.session.ask.kind == "main"


def test_switching_the_rules_on_lists_what_they_would_not_allow():
    desk = sit_down()
    desk.set_mode("manual")
    desk.operate(DRAW._replace(amount=3))
    assert desk.problems() == (Message("hand-full", (0,)),)
    assert desk.set_mode("rules") == (Message("hand-full", (0,)),)
    assert desk.session.ask is not None


class ByHandWar(War):
    """War that begins with something to be resolved by hand."""

    def play(self, table):
        yield lambda: Ask(0, "by_hand", (Option("done"),))
        yield from super().play(table)


def test_a_card_resolved_by_hand_lets_the_table_be_changed_with_the_rules_on():
    desk = sit_down(ByHandWar())
    assert desk.session.ask.kind == "by_hand"  # one answer, and yet a person gives it
    desk.operate(DRAW)
    assert desk.mode == "rules"
    desk.answer((0,))
    assert refused(desk.operate, DRAW) == "rules-are-on"


# -- time --------------------------------------------------------------------------------------------------------------


def test_undo_and_redo_go_through_the_whole_game():
    desk = sit_down()
    states = [desk.session.digest()]
    desk.subscribe(lambda update: states.append(desk.session.digest()))
    answer_on(desk)
    forward = list(states)
    assert not desk.can_redo
    back = []
    while desk.can_undo:
        desk.undo()
        back.append(desk.session.digest())
    assert back == forward[-2::-1]
    assert refused(desk.undo) == "nothing-to-undo"
    again = [desk.session.digest()]
    while desk.can_redo:
        desk.redo()
        again.append(desk.session.digest())
    assert again == forward
    assert desk.session.table.outcome is not None


def test_log_lines_go_and_come_with_undo_and_redo():
    desk = answer_on(sit_down(), 9)
    lines = desk.lines(1)
    desk.undo()
    assert desk.lines(1) == lines[: len(desk.lines(1))]
    assert len(desk.lines(1)) < len(lines)
    desk.redo()
    assert desk.lines(1) == lines


def forced(desk):
    """A desk where the other seat has one card left, so that its answer is forced."""
    desk.set_mode("manual")
    desk.operate(Operation("move", 1, desk.session.table.zone(1, "hand")[1:], Place(1, "won")))
    desk.set_mode("rules")
    return desk


def test_a_question_with_one_answer_is_answered_and_logged_as_any():
    desk = forced(sit_down())
    desk.answer((0,))
    desk.answer((2,))
    assert [type(entry).__name__ for entry in desk.session.log] == ["Operation", "Answered", "Answered", "Answered"]
    assert desk.session.log[-1].seat == 1
    assert desk.session.ask.kind == "main"


def test_one_undo_takes_back_what_was_answered_by_itself():
    desk = forced(sit_down())
    desk.answer((0,))
    before = desk.session.digest()
    desk.answer((2,))
    after = desk.session.digest()
    desk.undo()
    assert (desk.session.digest(), desk.session.ask.form) == (before, "number")
    desk.redo()
    assert (desk.session.digest(), desk.can_redo) == (after, False)
    desk.undo()
    desk.answer((1,))
    assert len(desk.session.log) == 4


def test_a_seat_may_want_to_be_asked_anyway():
    desk = forced(sit_down(ask_anyway=frozenset({"select"})))
    desk.answer((0,))
    desk.answer((2,))
    assert (desk.session.ask.kind, desk.session.ask.seat) == ("select", 1)


def test_a_choice_among_hidden_cards_is_asked_where_others_must_not_count_them():
    desk = forced(sit_down(ask_hidden=True))
    desk.answer((0,))
    desk.answer((2,))
    assert (desk.session.ask.kind, desk.session.ask.seat, desk.session.ask.forced) == ("select", 1, (0,))
    begun = desk.session.ask._replace(cancel=True)
    assert automatic_answer(begun, desk.settings, desk.session, desk.records) == (0,), "of it nobody else knows yet"


def test_a_choice_among_cards_all_see_is_not_asked_for_their_number():
    desk = forced(sit_down(ask_hidden=True))
    table = desk.session.table
    table.move(table.zone(1, "hand")[0], Place(1, "field"))
    desk.answer((0,))
    ask = Ask(1, "select", (Option("card", table.zone(1, "field")[0]),))
    assert automatic_answer(ask, desk.settings, desk.session, desk.records) == (0,)


def test_with_the_rules_off_nothing_is_answered_by_itself():
    desk = sit_down()
    desk.answer((0,))
    desk.answer((2,))
    desk.set_mode("manual")
    desk.operate(Operation("move", 1, desk.session.table.zone(1, "hand")[1:], Place(1, "won")))
    assert (desk.session.ask.kind, desk.session.ask.forced) == ("select", (0,))
    desk.set_mode("rules")
    assert desk.session.ask.kind == "main"


def test_with_the_rules_off_an_answer_brings_no_further_one_by_itself():
    desk = sit_down()
    desk.set_mode("manual")
    desk.operate(Operation("move", 1, desk.session.table.zone(1, "hand")[1:], Place(1, "won")))
    desk.answer((0,))
    desk.answer((2,))
    assert (desk.session.ask.kind, desk.session.ask.forced) == ("select", (0,))


def test_cancelling_leaves_nothing_to_redo():
    desk = answer_on(sit_down(), 2)
    desk.undo()
    desk.cancel()
    assert (desk.can_redo, desk.session.ask.kind) == (False, "main")
    desk.answer((0,))
    desk.undo()
    desk.redo()
    assert (desk.can_redo, desk.session.ask.form) == (False, "number")


def test_the_main_question_is_never_answered_by_itself():
    desk = sit_down()
    desk.set_mode("manual")
    desk.operate(Operation("move", 0, desk.session.table.zone(0, "hand"), Place(0, "won")))
    desk.set_mode("rules")
    assert (desk.session.ask.kind, [option.kind for option in desk.session.ask.options]) == ("main", ["end"])


# -- consent -----------------------------------------------------------------------------------------------------------


def test_taking_back_a_card_just_played_is_a_correction():
    desk = sit_down(consent="asked")
    desk.answer((0,))
    assert not desk.undo_needs_consent()
    desk.undo()


def test_taking_back_what_the_other_saw_or_answered_needs_consent():
    desk = answer_on(sit_down(consent="asked"), 3)
    assert desk.undo_needs_consent(0)
    assert desk.undo_needs_consent(1)
    assert refused(desk.undo) == "undo-needs-consent"
    desk.undo(consent=True)
    assert len(desk.session.log) == 2


@pytest.mark.parametrize(
    ("operation", "consent"),
    [
        (DRAW, True),
        (Operation("coin", 0), True),
        (Operation("shuffle", 0, source=Place(0, "deck")), True),
        (Operation("look", 0, source=Place(1, "deck"), amount=1), True),
        (Operation("random", 0, source=Place(1, "hand"), to=Place(1, "deck"), amount=1), True),
        (Operation("create", 0, to=Place(0, "field"), text="D-05", amount=1), False),
        (Operation("number", 0, text="score", amount=2), False),
    ],
)
def test_what_was_seen_or_drawn_makes_an_undo_more_than_a_correction(operation, consent):
    desk = sit_down()
    desk.set_mode("manual")
    desk.operate(operation)
    assert desk.undo_needs_consent() is consent
    assert desk.undo_needs_consent(1)  # of seat 0's doings the other takes nothing back alone
    desk.undo()


def test_two_people_at_one_screen_need_no_consent():
    desk = answer_on(sit_down(), 3)
    desk.undo()
    assert len(desk.session.log) == 2
    assert not sit_down().undo_needs_consent()


# -- log lines ---------------------------------------------------------------------------------------------------------


def test_lines_are_numbered_and_read_from_anywhere():
    desk = answer_on(sit_down(), 12)
    lines = desk.lines(0)
    assert [line.index for line in lines] == list(range(len(lines)))
    for since in (0, 1, 7, len(lines) - 1, len(lines), 999):
        assert desk.lines(0, since) == lines[since:]


def test_lines_say_who_acted_in_which_turn_and_what_was_done_by_hand():
    desk = sit_down()
    opening = desk.lines(0)
    assert {(line.seat, line.by_hand) for line in opening} == {(-1, False)}
    desk.answer((0,))
    desk.set_mode("manual")
    desk.operate(DRAW._replace(seat=1))
    played, by_hand, drawn = desk.lines(0, len(opening))
    assert (played.seat, played.turn, played.by_hand) == (0, 1, False)
    assert (by_hand.event, by_hand.by_hand) == (ByHand(1, "draw"), True)
    assert (drawn.seat, drawn.by_hand) == (1, True)
    answer_on(desk, 2)
    began = [line for line in desk.lines(0) if isinstance(line.event, PhaseBegan)]
    assert [line.event.turn for line in began] == [1, 2]


def test_lines_name_only_what_a_seat_may_know():
    desk = sit_down()
    desk.set_mode("manual")
    for seat in (0, 1):
        desk.operate(Operation("look", seat, source=Place(0, "deck")))
    secret = {card.number for card in desk.session.table.in_zone(0, "hand")}
    told = repr(desk.lines(1))
    assert not [number for number in secret if number in told]
    assert "numbers=('S" in told  # what it looked at itself


# -- Quick windows -----------------------------------------------------------------------------------------------------


class QuickWar(War):
    """War in which seat 1 may respond (with any card, or pass) before each of seat 0's battles."""

    passable = ("quick",)

    def _battle(self, table):
        if table.number(-1, "active") == 0:
            cards = [Option("play", card) for card in table.zone(1, "field")]
            yield lambda: Ask(1, "quick", (*cards, Option("pass")))
        yield from super()._battle(table)


def at_next_window(desk, *operations):
    """Do something by hand and let the battle begin again, with its window."""
    desk.set_mode("manual")
    for operation in operations:
        desk.operate(operation)
    desk.operate(Operation("step", 0, text="battle"))
    desk.set_mode("rules")


def test_always_pause_means_at_each_window():
    assert sit_down(QuickWar()).session.ask.kind == "quick"


def test_when_able_pauses_only_with_something_to_do():
    desk = sit_down(QuickWar(), passing=("pause", "when_able"))
    assert desk.session.ask.kind == "main"
    assert desk.session.log[0].seat == 1  # the pass is an answer like any
    at_next_window(desk)
    assert desk.session.ask.kind == "main"
    at_next_window(desk, Operation("create", 0, to=Place(1, "field"), text="D-05", amount=1))
    assert (desk.session.ask.kind, desk.session.ask.seat) == ("quick", 1)


def test_until_touched_passes_until_something_happens_to_the_seat():
    desk = sit_down(QuickWar(), passing=("pause", "until_touched"))
    assert desk.session.ask.kind == "main"
    at_next_window(desk, Operation("create", 0, to=Place(1, "field"), text="S-05", amount=1))
    assert desk.session.ask.kind == "main"  # it could respond now, but nothing happened to it
    card = desk.session.table.zone(1, "field")[0]
    at_next_window(desk, Operation("damage", 0, (card,), amount=1))
    assert desk.session.ask.kind == "quick"
    desk.answer((1,))
    at_next_window(desk)
    assert desk.session.ask.kind == "main"  # it was asked since
    at_next_window(desk, Operation("move", 0, (card,), to=Place(1, "won")))
    assert desk.session.ask.kind == "quick"


def test_what_a_seat_does_itself_does_not_touch_it():
    desk = sit_down(QuickWar(), passing=("pause", "until_touched"))
    at_next_window(desk, Operation("create", 0, to=Place(1, "field"), text="S-05", amount=1))
    at_next_window(desk, Operation("damage", 1, desk.session.table.zone(1, "field"), amount=1))
    assert desk.session.ask.kind == "main"


def test_an_answer_given_by_itself_does_not_count_as_being_asked():
    desk = sit_down(QuickWar(), passing=("pause", "until_touched"))
    at_next_window(desk, Operation("create", 0, to=Place(1, "field"), text="S-05", amount=1))
    hit = LogRecord(Operation("damage", 0), (DamageDealt(0, desk.session.table.zone(1, "field")[0], 1, "hand"),), 1)
    window = Ask(1, "quick", (Option("pass"),))
    for automatic, answer in ((True, None), (False, (0,))):
        records = (hit, LogRecord(Answered(1, (0,)), (), 1, automatic))
        assert automatic_answer(window, desk.settings, desk.session, records) == answer


def test_what_a_seat_wants_of_quick_windows_may_change_in_the_game():
    desk = sit_down(QuickWar(), passing=())
    assert desk.session.ask.kind == "quick"
    desk.set_pass_policy(1, "until_touched")
    desk.answer((0,))
    at_next_window(desk)
    assert desk.session.ask.kind == "main"
    desk.set_pass_policy(1, "pause")
    at_next_window(desk)
    assert desk.session.ask.kind == "quick"
    assert desk.settings.passing == ("pause", "pause")


def test_a_log_made_under_one_setting_replays_under_any():
    desk = answer_on(sit_down(QuickWar(), passing=("pause", "until_touched")))
    again = Session.replay(QuickWar(), desk.session.setup, desk.session.log)
    assert again.digest() == desk.session.digest()


# -- a computer at a seat ----------------------------------------------------------------------------------------------


def test_undo_and_redo_go_over_what_a_computer_answered():
    desk = sit_down(computers=("", "strong"))
    desk.answer((0,))
    before = desk.session.digest()
    desk.answer((2,))
    answered = []
    while desk.session.ask.seat == 1:
        answered.append(desk.session.ask.kind)
        answer_on(desk, 1)
    after = desk.session.digest()
    assert answered == ["select", "main", "number"]
    desk.undo()
    assert (desk.session.ask.kind, desk.session.digest()) == ("number", before)
    desk.redo()
    assert (desk.session.ask.kind, desk.session.digest()) == ("select", after)


def test_what_only_a_computer_did_is_not_undone():
    desk = sit_down(computers=("easy", "strong"))
    answer_on(desk, 3)
    assert not desk.can_undo
    assert refused(desk.undo) == "nothing-to-undo"
