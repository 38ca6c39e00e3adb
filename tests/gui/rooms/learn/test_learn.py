"""Learning: the page, a lesson's table and a puzzle's, by mouse and by keyboard."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from gui.keyboard import CTRL, ENTER, Typist
from gui.person import Person
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from svedesk.data import resources
from svedesk.gui.app.routes import LearnRoute, LessonRoute, PuzzleRoute
from svedesk.gui.app.run import make_window
from svedesk.gui.app.window import MainWindow
from svedesk.gui.look.theme import font
from svedesk.gui.rooms.learn.lesson import LessonController
from svedesk.gui.rooms.learn.page import LearnPage
from svedesk.gui.rooms.learn.puzzle import PuzzleController
from svedesk.gui.rooms.learn.room import route_of
from svedesk.gui.rooms.learn.tile import fitted
from svedesk.learn.curriculum import Curriculum, read_curriculum
from svedesk.learn.lesson_table import LEARNER


def learn_page(window: MainWindow, name: str = "") -> LearnPage:
    page = window.app.router.open(LearnRoute(name)).page
    assert isinstance(page, LearnPage)
    return page


def lesson(window: MainWindow) -> LessonController:
    current = window.app.router.current
    assert isinstance(current, LessonController)
    return current


def puzzle(window: MainWindow, name: str) -> PuzzleController:
    learn_page(window).puzzle_wanted.emit(name)
    current = window.app.router.current
    assert isinstance(current, PuzzleController)
    return current


def shown(controller: LessonController) -> list[QPointF]:
    """Where the pointer points."""
    pointer = controller.pointer
    step = controller.lesson_table.step
    assert step is not None
    rects = [pointer.rect_of(place) for place in step.arrow]
    assert all(rect is not None for rect in rects), step.arrow
    return [rect.center() for rect in rects if rect is not None]


def by_mouse(person: Person, controller: LessonController) -> None:
    """Do what the step says, as the arrow shows it."""
    step = controller.lesson_table.step
    assert step is not None
    if not step.do:
        person.press("Next")
        return
    places, kind = shown(controller), step.do[0].split()[0]
    if kind == "end":
        person.press_button(person.page.go_on)
    elif kind == "activate":
        person.click_at(places[0])
        menu = person.page.opened
        assert isinstance(menu, QMenu)
        person.choose_in_menu(menu.actions()[0].text())
    else:
        person.drag(*places)


def by_key(typist: Typist, controller: LessonController) -> None:
    """Do what the step says with keys alone."""
    step = controller.lesson_table.step
    assert step is not None
    if step.do:
        ask = typist.ask
        assert ask is not None
        typist.do(ask.options[0])
    else:
        typist.press_key(ENTER)


@pytest.mark.slow
def test_the_whole_tutorial_by_mouse(window: MainWindow, qtbot: QtBot) -> None:
    page = learn_page(window)
    qtbot.mouseClick(page.tiles[0], Qt.MouseButton.LeftButton)
    person = Person(qtbot, window)
    for number in range(6):
        controller = lesson(window)
        assert controller.place == number
        for at in range(len(controller.lesson.steps)):
            assert controller.lesson_table.at == at, controller.bar.sentence.text()
            by_mouse(person, controller)
        assert controller.lesson_table.step is None
        pressed = controller.go_on.mapTo(window, controller.go_on.rect().center())
        person.press("Next lesson" if number < 5 else "To the puzzles")
        if number < 5:
            skip = lesson(window).skip
            qtbot.waitUntil(skip.isVisible)
            assert window.childAt(pressed) is not skip, "a second click would skip the lesson"
    assert isinstance(window.app.router.shown.page, LearnPage)
    assert len(window.app.settings.now.learned) == 6
    assert [tile.done for tile in window.app.router.shown.page.tiles] == [True] * 6 + [False] * 12


@pytest.mark.slow
def test_the_whole_tutorial_by_keyboard(window: MainWindow, qtbot: QtBot) -> None:
    page = learn_page(window)
    qtbot.waitUntil(page.tiles[0].hasFocus)
    typist = Typist(qtbot, window)
    typist.press_key(ENTER)
    for number in range(6):
        controller = lesson(window)
        assert controller.place == number
        for at in range(len(controller.lesson.steps)):
            assert controller.lesson_table.at == at, controller.bar.sentence.text()
            by_key(typist, controller)
        typist.press_key(ENTER)
    assert isinstance(window.app.router.shown.page, LearnPage)
    assert len(window.app.settings.now.learned) == 6


def test_what_a_tile_says_ends_where_its_room_does(window: MainWindow) -> None:
    lead, face = "Ward stands before 3 defense, and you have one spell. " * 3, font(12)
    wide = QFontMetricsF(face).horizontalAdvance(lead)
    assert fitted(lead, face, wide + 2, 1) == (lead, 1)
    said, lines = fitted(lead, face, wide / 4, 2)
    assert (said.endswith("…"), lines) == (True, 2)
    assert lead.startswith(said.removesuffix("…"))


def test_a_step_allows_its_own_idea_only(window: MainWindow, qtbot: QtBot) -> None:
    learn_page(window).lesson_wanted.emit("winning")
    controller, person = lesson(window), Person(qtbot, window)
    person.press("Next")
    person.drag(person.where(person.card("Quickblader", "hand").id), person.spot("field"))
    assert person.says.startswith("Not in this step.")
    assert controller.lesson_table.at == 1
    window.app.actions["rules"].trigger()
    assert person.says.startswith("Not possible in a lesson.")
    person.press("Skip")
    assert isinstance(window.app.router.shown.page, LearnPage)
    assert window.app.settings.now.learned == ()


@pytest.mark.slow
def test_a_lesson_is_built_again_where_it_was(window: MainWindow) -> None:
    learn_page(window).lesson_wanted.emit("attack")
    lesson(window).go_on.click()
    window.app.settings.change(lang="ja")
    assert lesson(window).lesson_table.at == 1
    assert lesson(window).bar.sentence.text().startswith("レイサム")
    window.app.settings.change(lang="en")


def test_the_next_lesson_not_done_has_the_focus(window: MainWindow, qtbot: QtBot) -> None:
    window.app.settings.change(learned=("play", "attack"))
    page = learn_page(window)
    qtbot.waitUntil(page.tiles[2].hasFocus)
    assert page.tiles[0].accessibleName() == "1. Play a card. Done"
    assert page.tiles[6].accessibleName() == "1. The small one first. Not done yet. Difficulty 1 of 3"


def test_a_game_without_lessons_says_so(window: MainWindow) -> None:
    page = LearnPage(window.app.theme, "en", Curriculum(), ())
    assert page.lead.text() == "There are no lessons for this game yet."
    assert page.focusProxy() is page.back
    lessons = LearnPage(window.app.theme, "en", read_curriculum(resources(), "dm"), ())
    assert lessons.lead.text() == "Short lessons on real boards. There is no time limit."
    assert len(lessons.tiles) == 4


@pytest.mark.slow
def test_after_the_last_lesson_of_a_game_without_puzzles_none_are_promised(qtbot: QtBot, tmp_path: Path) -> None:
    window = make_window(saves=tmp_path, game="dm")
    qtbot.addWidget(window)
    last = read_curriculum(resources(), "dm").lessons[-1]
    window.app.router.open(replace(route_of(window.app, last), at=len(last.steps)))
    bar = lesson(window).bar
    assert bar.sentence.text() == "That is all you need for a first game."
    assert lesson(window).go_on.text() == "All lessons"


@pytest.mark.slow
def test_a_puzzle_is_solved_by_mouse_and_remembered(window: MainWindow, qtbot: QtBot) -> None:
    controller, person = puzzle(window, "small-first"), Person(qtbot, window)
    lancer = person.card("Veteran Lancer", "field", 1).id
    person.drag(person.where(person.card("Angelic Snipe", "hand").id), person.where(lancer))
    if person.ask is not None and person.ask.kind == "target":
        person.click(lancer)
    person.drag(person.where(person.card("Ninja Trainee", "field").id), person.where(lancer))
    latham, leader = person.card("Latham, Vanguard Captain", "field"), person.view.zone(1, "leader").cards[0]
    person.drag(person.where(latham.id), person.where(leader.id))
    assert controller.solved
    assert window.app.settings.now.learned == ("small-first",)
    assert controller.bar.sentence.text() == "Solved! You win this turn."
    person.press("Next puzzle")
    assert isinstance(window.app.router.current, PuzzleController)
    assert window.app.router.current.puzzle.name == "overflow"


def test_a_turn_that_ends_is_tried_again(window: MainWindow, qtbot: QtBot) -> None:
    controller, person = puzzle(window, "small-first"), Person(qtbot, window)
    person.press_button(person.page.go_on)
    assert controller.failed
    assert controller.bar.sentence.text().startswith("The turn is over")
    person.press("Try again")
    assert not controller.failed
    assert controller.bar.sentence.text().startswith("A Ward protects")


def test_the_solution_is_shown_step_by_step_and_solves_nothing(window: MainWindow, qtbot: QtBot) -> None:
    controller, person = puzzle(window, "discard"), Person(qtbot, window)
    person.press("Give me a hint")
    assert controller.bar.sentence.text() == "A spell doesn't have to be played to end up in the cemetery."
    person.press("Give me a hint")
    assert controller.bar.sentence.text().startswith("Next: ")
    person.press("Show the solution")
    for _ in range(10):
        if controller.solved:
            break
        assert controller.bar.sentence.text().startswith("Next: ")
        person.press("Next step")
    assert controller.solved
    assert window.app.settings.now.learned == ()
    assert controller.bar.sentence.text().startswith("That is one way to win.")


def test_a_puzzle_by_keyboard(window: MainWindow, qtbot: QtBot) -> None:
    page = learn_page(window, "discard")
    qtbot.waitUntil(lambda: any(tile.hasFocus() and tile.name == "discard" for tile in page.tiles))
    typist = Typist(qtbot, window)
    typist.press_key(ENTER)
    typist.press_key(Qt.Key.Key_H, CTRL)
    current = window.app.router.current
    assert isinstance(current, PuzzleController)
    assert current.bar.sentence.text() == current.puzzle.hint.en
    for button in ("solution", "step"):
        typist.go_to_button(getattr(current, button))
        typist.press_key(ENTER)
    assert current.lesson_table.given == current.puzzle.solution[: len(current.lesson_table.given)] != ()


def test_what_is_played_to_learn_is_not_resumed(window: MainWindow) -> None:
    puzzle(window, "small-first")
    route = window.app.router.current.state()
    assert isinstance(route, PuzzleRoute | LessonRoute)
    assert route.desk.autosave is None
    assert LEARNER == 0
