"""Answers that are no answer, and what is said of them."""

import pytest

from svedesk.engine.ask import Ask, Option
from svedesk.engine.message import Message, Refused

THREE = tuple(Option("card", card) for card in (1, 2, 3))


@pytest.mark.parametrize(
    ("low", "high", "answer", "said"),
    [
        (1, 2, (), Message("answer-count", (1, 2))),
        (1, 2, (0, 1, 2), Message("answer-count", (1, 2))),
        (2, 2, (0,), Message("answer-exactly", (2,))),
        (0, 3, (0, 0), Message("answer-options")),
        (0, 3, (3,), Message("answer-options")),
    ],
)
def test_what_does_not_answer_a_question_is_told(low, high, answer, said):
    with pytest.raises(Refused) as caught:
        Ask(0, "select", THREE, low=low, high=high).picked(answer)
    assert caught.value.message == said
