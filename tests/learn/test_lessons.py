"""The tutorial and the puzzles that come with the program."""

import pytest
from learn.solving import FirstLine, Searcher, played, puzzles, rules, wins
from shipped import SVE

from svedesk.bot.hints import lethal
from svedesk.data import resources
from svedesk.desk.desk import Desk
from svedesk.engine.message import Refused
from svedesk.learn.curriculum import Curriculum, read_curriculum
from svedesk.learn.lesson_table import LEARNER, SETTINGS, LessonTable

COURSE = read_curriculum(resources(), "sve")
NAMES = [puzzle.name for puzzle in COURSE.puzzles]


def begun(lesson):
    return LessonTable(Desk.new(lesson.setup, rules(), settings=SETTINGS), lesson.steps)


def finish(table):
    """Do what each step says; returns the kinds of what was answered."""
    did = []
    while table.step is not None:
        if not table.step.do:
            table.go_on()
            continue
        ask = table.view(LEARNER).ask
        did.append(ask.options[0].kind)
        table.answer((0,), serial=ask.serial)
    return did


def test_there_are_six_lessons_and_twelve_puzzles_in_both_languages():
    assert [lesson.name for lesson in COURSE.lessons] == ["play", "attack", "evolve", "keywords", "quick", "winning"]
    assert len(set(NAMES)) == 12
    texts = [text for item in (*COURSE.lessons, *COURSE.puzzles) for text in (item.title, item.lead)]
    texts += [step.says for lesson in COURSE.lessons for step in lesson.steps]
    texts += [puzzle.hint for puzzle in COURSE.puzzles]
    assert all(text.en and text.ja and text.en != text.ja for text in texts)
    assert [puzzle.stars for puzzle in COURSE.puzzles] == sorted(puzzle.stars for puzzle in COURSE.puzzles)


def test_a_game_without_files_teaches_nothing():
    assert read_curriculum(resources(), "war") == Curriculum()


@pytest.mark.parametrize("lesson", COURSE.lessons, ids=lambda lesson: lesson.name)
def test_a_lesson_is_played_from_start_to_end_with_one_idea_at_a_time(lesson):
    table = begun(lesson)
    for _ in range(len(lesson.steps)):
        ask, step = table.view(LEARNER).ask, table.step
        if step.do:
            assert len(ask.options) == 1
            table.answer((0,), serial=ask.serial)
        else:
            assert ask is None or not ask.options
            table.go_on()
    assert table.step is None


def test_the_last_lesson_is_a_win():
    table = begun(COURSE.lessons[-1])
    assert finish(table) == ["attack", "play", "evolve", "attack"]
    assert table.view(LEARNER).outcome.winners == (LEARNER,)


def test_what_a_step_leaves_for_later_is_refused_with_a_reason():
    table = begun(COURSE.lessons[5])
    table.go_on()
    later = [refusal for refusal in table.refusals() if refusal.message.key == "lesson-later"]
    assert {refusal.option.kind for refusal in later} == {"play", "end"}
    with pytest.raises(Refused, match="lesson-later"):
        table.answer((1,))
    assert table.at == 1


def test_undo_goes_back_to_the_step_before():
    table = begun(COURSE.lessons[5])
    table.go_on()
    table.answer((0,))
    table.answer((0,))
    assert table.at == 3
    table.undo()
    assert table.at == 2
    table.redo()
    assert table.at == 3
    table.start_over()
    assert table.at == 0
    assert table.view(LEARNER).zone(1, "field").count == 1


def test_the_rules_stay_on_in_a_lesson():
    table = begun(COURSE.lessons[0])
    for act in (lambda: table.set_mode("manual"), lambda: table.concede(0)):
        with pytest.raises(Refused, match="lesson-rules-on"):
            act()


def test_a_puzzle_ends_with_the_turn():
    desk = Desk.new(COURSE.puzzles[0].setup, rules(), settings=SETTINGS)
    table = LessonTable(desk)
    ask = table.view(LEARNER).ask
    table.answer((len(ask.options) - 1,))
    assert table.foe_turn
    assert table.view(LEARNER).ask is None


@pytest.mark.parametrize("puzzle", COURSE.puzzles, ids=NAMES)
def test_the_solution_that_is_shown_wins(puzzle):
    desk = Desk.new(puzzle.setup, rules(), settings=SETTINGS)
    table = LessonTable(desk)
    while len(desk.session.log) < len(puzzle.solution):
        table.answer(puzzle.solution[len(desk.session.log)])
    assert wins(desk)


@pytest.mark.slow
@pytest.mark.parametrize("puzzle", puzzles(), ids=NAMES)
def test_search_solves_a_puzzle(puzzle):
    assert played(puzzle, Searcher)[0]
    view = Desk.new(puzzle.setup, rules(), settings=SETTINGS).view(LEARNER)
    assert lethal(SVE, rules(), puzzle.setup.rules, view) is not None


@pytest.mark.slow
@pytest.mark.parametrize("puzzle", puzzles(), ids=NAMES)
def test_what_looks_best_at_once_does_not_solve_a_puzzle(puzzle):
    assert not any(played(puzzle, FirstLine, seed)[0] for seed in (1, 2, 3))
