"""The page a replay is watched on: the table of a game, and the bar that drives it."""

from __future__ import annotations

from collections.abc import Callable

from svedesk.gui.kit.shortcuts import add_shortcut
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.theme import Theme
from svedesk.gui.rooms.replays.playback import Playback, ReplaySeat
from svedesk.gui.rooms.replays.replay_table import ReplayTable
from svedesk.gui.rooms.replays.review_bar import ReviewBar
from svedesk.gui.rooms.replays.transport import Transport
from svedesk.gui.table.faces import Faces
from svedesk.gui.table.page import GamePage
from svedesk.gui.table.prompts.plan import PromptPlan
from svedesk.gui.table.state_words import ending


class ReplayPage(GamePage):
    """A table that shows one step of a replay."""

    def __init__(self, table_seat: ReplaySeat, desk: ReplayTable, theme: Theme, faces: Faces, *, reduced: bool) -> None:
        self._review: ReviewBar | None = None
        super().__init__(table_seat, theme, faces, [], reduced=reduced)
        self.watching, self.desk = table_seat, desk
        replay = desk.replay
        self.transport = Transport(theme, table_seat.words.seats, table_seat.words.you, replay.last, replay.turns)
        self.transport.allow_both(allowed=replay.finished)
        self.transport.seats.setEnabled(len(replay.may_be_seen) > 1)
        self.player = Playback(self._forward, lambda: replay.steps[desk.at].automatic, self, self._is_shown)
        self._column.addWidget(self.transport)
        for button in (self.bar.rules, self.bar.undo, self.bar.redo):
            button.hide()
        self._doings: dict[str, Callable[[], object]] = {
            "left": lambda: self.step(-1),
            "right": lambda: self.step(1),
            "undo": lambda: self.step(-1),
            "redo": lambda: self.step(1),
            "use": self.play,
            "end_turn": lambda: self.turn(1),
            "cancel": self.back_out,
        }
        self.transport.show_look(table_seat.bottom, both=table_seat.open_hands)
        self._drive()
        self._stepped()

    def _drive(self) -> None:
        bar = self.transport
        bar.sought.connect(self.seek)
        bar.back.clicked.connect(lambda: self.step(-1))
        bar.on.clicked.connect(lambda: self.step(1))
        bar.turn_back.clicked.connect(lambda: self.turn(-1))
        bar.turn_on.clicked.connect(lambda: self.turn(1))
        bar.play.clicked.connect(self.play)
        bar.speed.activated.connect(lambda: self._at_speed(bar.speed.currentData()))
        bar.seats.activated.connect(self._look)
        bar.leave.clicked.connect(self.leave)
        self.player.changed.connect(lambda: bar.show_playing(playing=self.player.playing))
        self.table_seat.changed.connect(self._stepped)
        for key, act in (
            ("Home", lambda: self.seek(0)),
            ("End", lambda: self.seek(self.desk.replay.last)),
            ("Ctrl+Left", lambda: self.turn(-1)),
            ("Ctrl+Right", lambda: self.turn(1)),
        ):
            add_shortcut(self, key, act)

    def takes(self, action: str) -> bool:
        """Stepping and playing have the keys of undoing and using here."""
        if action not in self._doings:
            return False
        self._doings[action]()
        return True

    def fit(self) -> None:
        """A review leaves a low table its room."""
        if self._review is not None:
            self._review.fit(self.height())
        super().fit()

    def add_review(self, bar: ReviewBar) -> None:
        """Put a review above the bar that drives the replay. What it tells has the room of the strip."""
        self._review = bar
        bar.fit(self.height())
        self._column.insertWidget(self._column.indexOf(self.transport), bar)
        self.strip.hide()

    def take_review(self, bar: ReviewBar) -> None:
        """Take it away."""
        self._review = None
        self._column.removeWidget(bar)
        bar.hide()
        bar.deleteLater()
        self.strip.show()

    def back_out(self) -> None:
        """Back to the table, out of a tray, then out of the replay."""
        if not self.navigation.escape() and not self.escape():
            self.leave.emit()

    def play(self) -> None:
        """Play, or pause; from the beginning when the end is shown."""
        if not self.desk.can_redo:
            self.desk.go(0)
        self.player.toggle()

    def seek(self, step: int) -> None:
        """Show a step."""
        self.player.stop()
        self.queue.hurry()
        self.desk.go(step)

    def step(self, steps: int) -> None:
        """Go some steps on, or back."""
        self.seek(self.desk.at + steps)

    def turn(self, direction: int) -> None:
        """Go to where the next turn begins, or back to where this one or the one before did."""
        self.seek(self.desk.replay.turn_from(self.desk.at, direction))

    def close_table_seat(self) -> None:
        """Disconnect from the replay."""
        self.player.stop()
        super().close_table_seat()

    def _forward(self) -> bool:
        self.desk.redo()
        return self.desk.can_redo

    def _is_shown(self) -> bool:
        return not self.scene.animator.busy and not self.queue.waits

    def _look(self) -> None:
        seat, both = self.transport.seats.currentData()
        self.watching.look_from(seat, both=both)

    def _at_speed(self, factor: float) -> None:
        self.motion.speed *= factor / self.player.speed
        self.player.speed = factor

    def _show_prompt(self) -> None:
        """The game's last word stands in the strip."""
        super()._show_prompt()
        if self.table_seat.view.outcome is not None:
            title, why = ending(self.table_seat.view, self.table_seat.words)
            self.strip.show_plan(PromptPlan(tr("{0}. {1}", title, why)), yours=False)

    def _stepped(self) -> None:
        self.banner.hide()  # what one does after a game is not done after a replay
        self.transport.show_step(self.desk.at)
