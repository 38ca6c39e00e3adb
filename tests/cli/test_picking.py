"""From what was typed to an answer."""

import pytest

from svedesk.cli.terminal.picking import NotUnderstood, how_to_answer, read_answer
from svedesk.engine.ask import Ask, Option

THREE = tuple(Option("card", card) for card in (1, 2, 3))
LABELS = ("Play Fairy", "Play Goblin", "Attack with Fairy")


@pytest.mark.parametrize(
    ("ask", "typed", "answer"),
    [
        (Ask(0, "main", THREE), "2", (1,)),
        (Ask(0, "main", THREE), "attack", (2,)),
        (Ask(0, "main", THREE), "goblin", (1,)),
        (Ask(0, "main", THREE), "play f", (0,)),
        (Ask(0, "ward", THREE, 0, 3), "none", ()),
        (Ask(0, "ward", THREE, 0, 3), "3, 1", (2, 0)),
        (Ask(0, "order", THREE, 3, 3, "order"), "3 1 2", (2, 0, 1)),
        (Ask(0, "number", (), 0, 5, "number"), "4", (4,)),
        (Ask(0, "divide", THREE, 1, 5, "divide"), "1 3 1", (1, 3, 1)),
    ],
)
def test_an_answer_is_read(ask, typed, answer):
    assert read_answer(ask, LABELS, typed) == answer


@pytest.mark.parametrize(
    ("ask", "typed", "said"),
    [
        (Ask(0, "main", THREE), "4", "There is no choice 4. Choose from 1 to 3."),
        (Ask(0, "main", THREE), "-1", "“-1” is not one of the choices."),
        (Ask(0, "main", THREE), "play", "“play” may be 1 or 2."),
        (Ask(0, "main", THREE), "none", "“none” is not one of the choices."),
        (Ask(0, "number", (), 0, 5, "number"), "many", "“many” is not a number."),
        (Ask(0, "number", (), 0, 5, "number"), "9" * 5000, "is not a number."),
        (Ask(0, "main", THREE), "9" * 5000, "is not a number."),
    ],
)
def test_what_is_no_answer_is_a_sentence(ask, typed, said):
    with pytest.raises(NotUnderstood) as raised:
        read_answer(ask, LABELS, typed)
    assert said in str(raised.value)


@pytest.mark.parametrize(
    ("ask", "how"),
    [
        (Ask(0, "main", THREE), "a number"),
        (Ask(0, "discard", THREE, 2, 2), "2 numbers"),
        (Ask(0, "ward", THREE, 0, 3), "1 to 3 numbers, or none"),
        (Ask(0, "keep", THREE, 1, 9), "1 to 3 numbers"),
        (Ask(0, "order", THREE, 3, 3, "order"), "all numbers in the order you want"),
        (Ask(0, "number", (), 0, 5, "number"), "a number from 0 to 5"),
        (Ask(0, "divide", THREE, 1, 5, "divide"), "3 amounts that add up to 5, each at least 1"),
    ],
)
def test_how_to_answer(ask, how):
    assert how_to_answer(ask) == how


def test_where_there_is_nothing_to_pick_none_is_the_answer():
    ask = Ask(0, "look", (), 0, 0)
    assert (how_to_answer(ask), read_answer(ask, (), "none")) == ("none", ())
