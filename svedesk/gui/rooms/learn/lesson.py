"""The table of a lesson: what to do is said above it, and only that is possible."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from svedesk.engine.message import Refused
from svedesk.gui.app.routes import LearnRoute, LessonRoute, Route
from svedesk.gui.kit.translate import tr
from svedesk.gui.rooms.learn.coached_table import NOT_HERE, CoachBar, CoachedController
from svedesk.gui.rooms.learn.room import curriculum_of, mark_done, route_of
from svedesk.learn.lesson_table import LessonTable

if TYPE_CHECKING:
    from svedesk.gui.app.context import App
    from svedesk.learn.curriculum import TutorialLesson


class LessonController(CoachedController):
    """A lesson, step by step; the next one follows it."""

    route: LessonRoute

    def __init__(self, app: App, route: LessonRoute) -> None:
        curriculum = curriculum_of(app)
        lessons, self._puzzles = curriculum.lessons, curriculum.puzzles
        self.place = next(place for place, lesson in enumerate(lessons) if lesson.name == route.name)
        self.lesson: TutorialLesson = lessons[self.place]
        self._next = lessons[self.place + 1] if self.place + 1 < len(lessons) else None
        self.lesson_table = LessonTable(route.desk, self.lesson.steps, route.at)
        super().__init__(app, route)
        self.title = tr("Lesson {0} of {1} · {2}", self.place + 1, len(lessons), self.lesson.title.says(app.lang))
        self.bar = bar = CoachBar(app.theme, self.title)
        self.go_on = bar.add_button(tr("Next"), primary=True)
        self.skip = bar.add_button(tr("Skip"))
        stays = self.skip.sizePolicy()
        stays.setRetainSizeWhenHidden(True)  # or a double click on "Next lesson" would skip that one
        self.skip.setSizePolicy(stays)
        self.go_on.clicked.connect(self._go_on)
        self.skip.clicked.connect(self._leave_lesson)
        self._coach(self.lesson.name)

    def state(self) -> Route:
        return replace(self.route, at=self.lesson_table.at)

    def opened(self) -> None:
        super().opened()
        self._show()

    def do(self, action: str) -> None:
        if action == "same_decks":
            self.lesson_table.start_over()
        elif action in NOT_HERE:
            self.say(tr("Not possible in a lesson. Finish it, or go back to all lessons."))
        elif action == "confirm" and self.go_on.isVisible() and self._reads():
            self._go_on()
        else:
            super().do(action)

    def _reads(self) -> bool:
        """Whether Enter means that what is said was read: nothing else has the keyboard."""
        step = self.lesson_table.step
        return (step is None or not step.do) and self.page.navigation.focused() in (None, self.page.view, self.go_on)

    def _go_on(self) -> None:
        if self.lesson_table.step is None:
            self._leave_lesson()
            return
        try:
            self.lesson_table.go_on()
        except Refused as refused:
            self.say(self.page.table_seat.words.reason(refused.message))
        self._show()

    def _leave_lesson(self) -> None:
        """To the next lesson, or to the list after the last."""
        if self._next is not None:
            self.app.router.open(route_of(self.app, self._next))
        else:
            self.app.router.open(LearnRoute())

    def _show(self) -> None:
        """Say what is to be done now, and point at it."""
        step = self.lesson_table.step
        self.page.banner.hide()
        self.go_on.setVisible(step is None or not step.do)
        self.skip.setVisible(step is not None)
        if step is not None:
            place = tr("Step {0} of {1}", self.lesson_table.at + 1, len(self.lesson.steps))
            self.bar.title.setText(f"{self.title} · {place}")
            self.bar.say(step.says.says(self.app.lang))
            self.go_on.setText(tr("Next"))
            self.pointer.point(step.arrow)
            return
        mark_done(self.app, self.lesson.name)
        if self._next is not None:
            self.bar.say(tr("Done! Next: {0}.", self._next.title.says(self.app.lang)), tone="info")
            self.go_on.setText(tr("Next lesson"))
        elif self._puzzles:
            self.bar.say(tr("That is all you need for a first game. The puzzles are waiting."), tone="info")
            self.go_on.setText(tr("To the puzzles"))
        else:
            self.bar.say(tr("That is all you need for a first game."), tone="info")
            self.go_on.setText(tr("All lessons"))
        self.pointer.point(())
        self.go_on.setFocus(Qt.FocusReason.OtherFocusReason)
