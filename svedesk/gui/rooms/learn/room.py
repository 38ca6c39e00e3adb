"""The page of what there is to learn: it leads to lessons and puzzles, and knows which are done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from svedesk.data import resources
from svedesk.desk.desk import Desk
from svedesk.gui.app.router import PageController
from svedesk.gui.app.routes import LearnRoute, LessonRoute, PuzzleRoute, Route
from svedesk.gui.kit.translate import tr
from svedesk.gui.rooms.learn.page import LearnPage
from svedesk.learn.curriculum import Curriculum, Puzzle, TutorialLesson, read_curriculum
from svedesk.learn.lesson_table import SETTINGS

if TYPE_CHECKING:
    from svedesk.gui.app.context import App


def curriculum_of(app: App) -> Curriculum:
    """What there is to learn of the game that is played."""
    return read_curriculum(resources(), app.game.name)


def route_of(app: App, item: TutorialLesson | Puzzle) -> LessonRoute | PuzzleRoute:
    """The table of a lesson or a puzzle, from its beginning. It is not saved: what was played last is still resumed."""
    desk = Desk.new(item.setup, app.cards.rules, settings=SETTINGS)
    names = (app.settings.now.names[0] or tr("You"), tr("Opponent"))
    kind = LessonRoute if isinstance(item, TutorialLesson) else PuzzleRoute
    return kind(desk, names, open_hands=False, name=item.name)


def mark_done(app: App, name: str) -> None:
    """Remember that a lesson is finished, or a puzzle solved."""
    learned = app.settings.now.learned
    if name not in learned:
        app.settings.change(learned=(*learned, name))


class LearnController(PageController):
    """The page, and what it asks for."""

    page: LearnPage

    def __init__(self, app: App, route: LearnRoute) -> None:
        super().__init__(app)
        self.title = tr("Learn")
        self._curriculum = curriculum = curriculum_of(app)
        self.page = page = LearnPage(app.theme, app.lang, curriculum, app.settings.now.learned, route.name)
        page.left.connect(app.router.start)
        page.lesson_wanted.connect(self._open)
        page.puzzle_wanted.connect(self._open)
        page.show_faces(app.faces())

    def state(self) -> Route:
        return LearnRoute(next((tile.name for tile in self.page.tiles if tile.hasFocus()), ""))

    def _open(self, name: str) -> None:
        items: tuple[TutorialLesson | Puzzle, ...] = (*self._curriculum.lessons, *self._curriculum.puzzles)
        self.app.router.open(route_of(self.app, next(item for item in items if item.name == name)))
