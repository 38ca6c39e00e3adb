"""A review on the page of a replay: what is found is shown as it is found."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from svedesk.gui.kit.tasks import Tasks
from svedesk.gui.kit.translate import tr
from svedesk.gui.rooms.replays.page import ReplayPage
from svedesk.gui.rooms.replays.review import Mistakes, Review
from svedesk.gui.rooms.replays.review_bar import ReviewBar
from svedesk.replay.replay import Replay, TurnReview


class ShownReview(QObject):
    """A review of the game on a page, which follows the steps that are shown. What is known already is not looked for
    again. `opened` carries the turn whose better game is wanted."""

    opened = Signal(object)

    def __init__(
        self,
        page: ReplayPage,
        replay: Replay,
        tasks: Tasks,
        mistakes: Callable[[], Mistakes],
        known: tuple[TurnReview, ...] = (),
    ) -> None:
        super().__init__(page)
        self._page, self._replay = page, replay
        self._words = page.table_seat.words
        self.turns: tuple[TurnReview, ...] = known
        self.bar = bar = ReviewBar(page.theme, replay.last)
        self.review = review = Review(replay, tasks, self._words, mistakes, self)
        page.add_review(bar)
        bar.sought.connect(page.seek)
        bar.open.clicked.connect(self._open)
        review.reviewed.connect(self._add)
        review.progressed.connect(self._progressed)
        review.failed.connect(lambda sentence: bar.tell(sentence, ""))
        page.table_seat.changed.connect(self._follow)
        if known:
            self._hold()
            bar.say_progress(len(known), len(known))
        else:
            review.begin(page.watching.bottom)
        self._follow()

    @property
    def complete(self) -> tuple[TurnReview, ...]:
        """All turns, once none is left to be looked at."""
        return () if self.review.running else self.turns

    def leave(self) -> None:
        """Look no further, and go."""
        self._page.table_seat.changed.disconnect(self._follow)
        self.review.stop()
        self._page.take_review(self.bar)
        self.deleteLater()

    def _add(self, turn: TurnReview) -> None:
        self.turns = (*self.turns, turn)
        self._hold()
        self._follow()

    def _progressed(self, done: int, total: int) -> None:
        self.bar.say_progress(done, total)
        self._follow()

    def _hold(self) -> None:
        outcome = self._replay.view(self._replay.last, 0).outcome
        won = None
        if outcome is not None:
            won = float(outcome.winners[0] == 0) if len(outcome.winners) == 1 else 0.5
        self.bar.hold(self.turns, won)

    def _open(self) -> None:
        turn = self._turn
        if turn is not None:
            self.opened.emit(turn)

    @property
    def _turn(self) -> TurnReview | None:
        """The turn whose steps are shown."""
        step = self._page.desk.at
        return next((turn for turn in self.turns if turn.step <= step < turn.end), None)

    def _follow(self) -> None:
        """Say what there is to say of the step that is shown."""
        self.bar.show_at(self._page.desk.at, self._page.watching.bottom)
        turn = self._turn
        self.bar.open.setVisible(turn is not None and turn in self.bar.moments)
        if turn is not None:
            bottom = self._page.watching.bottom
            chance = turn.chance if turn.seat == bottom else 1 - turn.chance
            now = tr("After turn {0}, your chance of winning: {1}%", turn.turn, round(100 * chance))
            if bottom != self._words.you:
                texts = turn.turn, self._words.seat(bottom), round(100 * chance)
                now = tr("After turn {0}, {1}'s chance of winning: {2}%", *texts)
            self.bar.tell(now, self._better(turn))
        elif self.bar.complete:
            count = len(self.bar.moments)
            title = tr("{0} mistakes found", count) if count != 1 else tr("1 mistake found")
            ways = tr("Use the buttons to jump to one, or click the graph.")
            self.bar.tell(title if count else tr("No mistakes found"), ways if count else "")

    def _better(self, turn: TurnReview) -> str:
        if turn not in self.bar.moments:
            return tr("No better turn was found.")
        better = tr("Better ({0}% to win): {1}", round(100 * turn.better), in_order(turn.did))
        return "   ".join((*turn.mistakes, better))  # the tooltip breaks its lines there


def in_order(did: tuple[str, ...]) -> str:
    """Deeds with their numbers, each with the cards picked for it."""
    lines: list[str] = []
    for deed in did:
        if deed.startswith("→") and lines:
            lines[-1] += f" {deed}"
        else:
            lines.append(deed)
    # A line breaks between two deeds.
    return "   ".join(f"{number}. {line}".replace(" ", "\u00a0") for number, line in enumerate(lines, 1))
