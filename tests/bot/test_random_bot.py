"""The random bot answers every form of question, always with a possible answer, and the same from the same seed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from toy.war import War, war_setup

from svedesk.bot.bot import play_out
from svedesk.bot.random_bot import RandomBot
from svedesk.engine.ask import Ask, Option
from svedesk.engine.session import Session


def look():
    raise AssertionError("the random bot needs no view")


def options(count: int) -> tuple[Option, ...]:
    return tuple(Option("card", card) for card in range(1, count + 1))


@st.composite
def asks(draw):
    form = draw(st.sampled_from(("pick", "order", "number", "divide")))
    count = draw(st.integers(1, 6))
    if form == "order":
        return Ask(0, "order", options(count), count, count, "order")
    if form == "divide":
        low = draw(st.integers(0, 2))
        return Ask(0, "divide", options(count), low, low * count + draw(st.integers(0, 5)), "divide")
    low = draw(st.integers(0, count))
    return Ask(0, form, options(count), low, draw(st.integers(low, count)), form)


@given(asks(), st.integers(0, 2**64 - 1))
def test_every_answer_is_possible(ask, seed):
    answer = RandomBot(seed).answer(ask, look)
    ask.picked(answer)  # raises Refused when it is not


@given(asks(), st.integers(0, 2**64 - 1))
def test_the_seed_decides(ask, seed):
    assert RandomBot(seed).answer(ask, look) == RandomBot(seed).answer(ask, look)


@pytest.mark.parametrize(
    ("ask", "possible"),
    [
        (Ask(0, "a", options(3)), {(0,), (1,), (2,)}),
        (Ask(0, "a", options(2), 0, 2), {(), (0,), (1,), (0, 1), (1, 0)}),
        (Ask(0, "a", options(2), 2, 2, "order"), {(0, 1), (1, 0)}),
        (Ask(0, "a", (), 0, 2, "number"), {(0,), (1,), (2,)}),
        (Ask(0, "a", options(2), 1, 3, "divide"), {(1, 2), (2, 1)}),
        (Ask(0, "a", options(1), 0, 5), {(), (0,)}),
        (Ask(0, "a", (), 0, 0), {()}),
    ],
)
def test_every_possible_answer_comes_up(ask, possible):
    bot = RandomBot(1)
    assert {bot.answer(ask, look) for _ in range(200)} == possible


def test_two_bots_play_a_game_to_its_end():
    session = Session(War(), war_setup(5))
    given = play_out(session, (RandomBot(1), RandomBot(2)), 1000)
    assert session.table.outcome is not None
    assert given == len(session.log)


def test_play_stops_at_the_limit():
    session = Session(War(), war_setup(5))
    assert play_out(session, (RandomBot(1), RandomBot(2)), 0) == 0
    assert session.ask is not None
