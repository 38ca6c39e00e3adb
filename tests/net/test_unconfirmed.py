"""What becomes of acts that were on their way, and of an answer that waits for the connection."""

from svedesk.engine.ask import Ask, Option
from svedesk.net.unconfirmed import Unconfirmed
from svedesk.wire.messages import Answer, Cancel

ASK = Ask(0, "target", (Option("card", card=7), Option("card", card=9)), serial=4)


def sent(unconfirmed: Unconfirmed) -> None:
    answer = Answer(act=unconfirmed.number(), serial=ASK.serial, answer=(1,))
    unconfirmed.add(answer, frozenset({9}))


def test_an_act_is_unconfirmed_until_a_table_has_it():
    unconfirmed = Unconfirmed()
    sent(unconfirmed)
    assert unconfirmed
    assert unconfirmed.confirm(0, None) is None
    assert unconfirmed.cards == {9}, "that was the table after what another did"
    assert unconfirmed.confirm(1, None) is None
    assert not unconfirmed
    assert not unconfirmed.cards


def test_an_answer_that_was_on_its_way_is_given_again_to_the_same_host_only():
    for restarted, again in ((False, (1,)), (True, None)):
        unconfirmed = Unconfirmed()
        sent(unconfirmed)
        unconfirmed.disconnected()
        assert unconfirmed, "nobody knows yet what became of it"
        if restarted:
            unconfirmed.forget_lost()
        assert unconfirmed.confirm(0, ASK) == again
        assert unconfirmed.confirm(0, ASK) is None, "once"


def test_an_answer_that_never_left_is_given_after_the_host_was_restarted():
    unconfirmed = Unconfirmed()
    unconfirmed.hold(ASK, (0,))
    assert unconfirmed.holds
    assert unconfirmed.cards == {7}
    unconfirmed.disconnected()
    unconfirmed.forget_lost()
    assert unconfirmed.confirm(0, ASK._replace(serial=1)) == (0,)
    assert not unconfirmed


def test_an_answer_does_not_wait_for_another_question_or_another_game():
    unconfirmed = Unconfirmed()
    unconfirmed.hold(ASK, (0,))
    assert unconfirmed.confirm(0, ASK._replace(kind="pay")) is None
    assert not unconfirmed
    unconfirmed.hold(ASK, (0,))
    unconfirmed.forget()
    assert unconfirmed.confirm(0, ASK) is None


def test_what_is_no_answer_is_not_done_again():
    unconfirmed = Unconfirmed()
    unconfirmed.add(Cancel(act=unconfirmed.number(), serial=4))
    unconfirmed.disconnected()
    assert unconfirmed.number() == 1, "another connection counts anew"
    assert unconfirmed.confirm(0, ASK) is None
