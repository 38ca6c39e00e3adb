"""The tutorial of Duel Masters: every step is played as it says."""

import pytest

from svedesk.cards.library import shipped_library
from svedesk.data import resources
from svedesk.desk.desk import Desk
from svedesk.engine.game import KnownCards
from svedesk.games.dm.duel_masters import DM
from svedesk.learn.curriculum import read_curriculum
from svedesk.learn.lesson_table import LEARNER, SETTINGS, LessonTable

COURSE = read_curriculum(resources(), "dm")
CARDS = shipped_library(DM)


def played(lesson):
    """The table after the last step, where each step that is done has one answer, and each that is read has none."""
    table = LessonTable(Desk.new(lesson.setup, DM.rules(KnownCards(CARDS)), settings=SETTINGS), lesson.steps)
    for step in lesson.steps:
        ask = table.view(LEARNER).ask
        if step.do:
            assert len(ask.options) == 1, step.says.en
            table.answer((0,), serial=ask.serial)
        else:
            assert ask is None or not ask.options, step.says.en
            table.go_on()
    assert table.step is None
    return table.view(LEARNER)


@pytest.mark.parametrize("lesson", COURSE.lessons, ids=lambda lesson: lesson.name)
def test_a_lesson_is_played_from_start_to_end(lesson):
    played(lesson)
    assert lesson.face in CARDS
    assert all(step.says.en and step.says.ja for step in lesson.steps)


def test_the_lessons_end_as_they_say():
    mana, attack, trigger, win = (played(lesson) for lesson in COURSE.lessons)
    assert [card.turned for card in mana.zone(0, "mana").cards] == [2, 2, 2]
    assert (mana.zone(0, "battle").count, mana.ask.kind) == (1, "charge")
    assert (attack.zone(0, "battle").count, attack.zone(1, "battle").count, attack.zone(1, "shields").count) == (
        1,
        1,
        3,
    )
    assert (trigger.zone(1, "battle").count, trigger.zone(0, "shields").count) == (1, 2)
    assert win.outcome.winners == (LEARNER,)


def test_names_of_lessons_are_of_one_game_only():
    """The settings remember by name what was finished."""
    others = read_curriculum(resources(), "sve")
    mine = {item.name for item in (*COURSE.lessons, *COURSE.puzzles)}
    assert mine.isdisjoint(item.name for item in (*others.lessons, *others.puzzles))
