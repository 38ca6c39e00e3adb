"""The table of a puzzle: this turn is to be won."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from svedesk.engine.message import Refused
from svedesk.gui.app.routes import PuzzleRoute, Route
from svedesk.gui.kit.translate import tr
from svedesk.gui.rooms.learn.coached_table import NOT_HERE, CoachBar, CoachedController
from svedesk.gui.rooms.learn.room import curriculum_of, mark_done, route_of
from svedesk.learn.lesson_table import LEARNER, LessonTable

if TYPE_CHECKING:
    from svedesk.engine.ask import Answer, Ask
    from svedesk.gui.app.context import App


class PuzzleController(CoachedController):
    """A puzzle: tried, hinted at, shown step by step."""

    route: PuzzleRoute

    def __init__(self, app: App, route: PuzzleRoute) -> None:
        puzzles = curriculum_of(app).puzzles
        place = next(place for place, puzzle in enumerate(puzzles) if puzzle.name == route.name)
        self.puzzle = puzzles[place]
        self._next = puzzles[place + 1] if place + 1 < len(puzzles) else None
        self.lesson_table = LessonTable(route.desk)
        super().__init__(app, route)
        self._shows = route.shows
        self._hints = 0
        self.title = tr("Puzzle {0} of {1} · {2}", place + 1, len(puzzles), self.puzzle.title.says(app.lang))
        self.bar = bar = CoachBar(app.theme, self.title)
        bar.leave.setText(tr("All puzzles"))
        self.step = bar.add_button(tr("Next step"), primary=True)
        self.following = bar.add_button(tr("Next puzzle"), primary=True)
        self.hint = bar.add_button(tr("Give me a hint"))
        self.solution = bar.add_button(tr("Show the solution"))
        self.again = bar.add_button(tr("Try again"))
        self.step.clicked.connect(self._step)
        self.hint.clicked.connect(self._hint)
        self.solution.clicked.connect(self._show_solution)
        self.again.clicked.connect(self._start_over)
        self.following.clicked.connect(self._go_on)
        self._coach(self.puzzle.name)

    def state(self) -> Route:
        return replace(self.route, shows=self._shows)

    def do(self, action: str) -> None:
        if action == "same_decks":
            self._start_over()
        elif action == "hint":
            self._hint()
        elif action in NOT_HERE:
            self.say(tr("Not possible in a puzzle. Win this turn, or go back to all puzzles."))
        else:
            super().do(action)

    # -- where it stands ----------------------------------------------------------------------------------------------

    @property
    def solved(self) -> bool:
        """Whether the game is won."""
        outcome = self.page.table_seat.view.outcome
        return outcome is not None and LEARNER in outcome.winners

    @property
    def failed(self) -> bool:
        """Whether the turn, or the game, is over without a win."""
        return self.lesson_table.foe_turn or (self.page.table_seat.view.outcome is not None and not self.solved)

    def _on_the_way(self) -> Answer | None:
        """The next answer of the solution, as long as nothing else was done; None otherwise."""
        given = self.lesson_table.given
        ahead = self.puzzle.solution[len(given) :]
        return ahead[0] if ahead and given == self.puzzle.solution[: len(given)] else None

    # -- showing ------------------------------------------------------------------------------------------------------

    def _show(self) -> None:
        self.page.banner.hide()
        solved, failed = self.solved, self.failed
        given = bool(self.lesson_table.given)
        self.step.setVisible(self._shows and not solved)
        self.following.setVisible(solved and self._next is not None)
        self.hint.setVisible(not solved and not failed and not self._shows)
        self.solution.setVisible(not solved and not self._shows)
        self.again.setVisible(given or self._shows)
        self.pointer.point(())
        if solved and self._shows:
            self.bar.say(tr("That is one way to win. Try again to play it yourself."), tone="info")
        elif solved:
            mark_done(self.app, self.puzzle.name)
            self.bar.say(tr("Solved! You win this turn."), tone="heal")
        elif failed:
            self.bar.say(
                tr("The turn is over and your opponent is still in the game. Undo, or try again."), tone="attack"
            )
        elif self._shows:
            self.bar.say(self._sentence())
        else:
            self.bar.say(self.puzzle.lead.says(self.app.lang))

    def _sentence(self) -> str:
        """The next step of the solution in words."""
        ask, answer = self.page.table_seat.ask, self._on_the_way()
        if ask is None or answer is None:
            return self.puzzle.hint.says(self.app.lang)
        self.pointer.point(self._places(ask, answer))
        words, view = self.page.table_seat.words, self.page.table_seat.view
        if ask.form != "pick":
            return words.of_game.question(ask, view)
        names = ", ".join(words.option(ask, ask.options[index], view) for index in answer)
        return tr("Next: {0}", names or tr("Choose none"))

    def _places(self, ask: Ask, answer: Answer) -> tuple[str, ...]:
        """What the next step is about, as places to point at."""
        view = self.page.table_seat.view
        if ask.form != "pick" or not answer:
            return ()
        option = ask.options[answer[0]]
        cards = [card for card in map(view.card, (option.card, option.target)) if card is not None]
        return tuple(f"{'foe.' if card.seat != view.seat else ''}{card.zone}:{card.shown.printed}" for card in cards)

    # -- buttons ------------------------------------------------------------------------------------------------------

    def _hint(self) -> None:
        """The idea first, then the next step; off the way of the solution, whether there still is a win."""
        ask, answer = self.page.table_seat.ask, self._on_the_way()
        if ask is None:
            return
        if answer is None:
            self.adviser.advise("lethal")
            return
        self._hints += 1
        if self._hints == 1:
            self.bar.say(self.puzzle.hint.says(self.app.lang), tone="info")
        else:
            self.bar.say(self._sentence(), tone="info")

    def _show_solution(self) -> None:
        self._shows = True
        self.lesson_table.start_over()
        self._show()

    def _step(self) -> None:
        answer = self._on_the_way()
        if answer is None:
            self.lesson_table.start_over()
            return
        try:
            self.lesson_table.answer(answer)
        except Refused as refused:
            self.say(self.page.table_seat.words.reason(refused.message))

    def _start_over(self) -> None:
        self._shows, self._hints = False, 0
        self.lesson_table.start_over()
        self._show()
        self.page.view.setFocus()

    def _go_on(self) -> None:
        assert self._next is not None
        self.app.router.open(route_of(self.app, self._next))
