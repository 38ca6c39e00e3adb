"""A window that plays by itself, in a process of its own. It writes how many acts there were as soon as the frame is
painted that shows the last one, and what the game is then; any moment it may be killed.

    python -m gui.killed_window FOLDER SEED MOST

A folder with a game goes on with it, from the act whose number comes by stdin once the table is painted.
"""

from __future__ import annotations

import os
import random
import sys
from contextlib import suppress
from pathlib import Path

from killed import state
from PySide6.QtCore import QEvent, QTimer

from svedesk.desk.desk import Desk
from svedesk.desk.kept_games import resumable_games
from svedesk.engine.log import Operation
from svedesk.engine.message import Refused
from svedesk.gui.app import open_game
from svedesk.gui.app.run import application_for, make_window
from svedesk.gui.app.window import MainWindow
from svedesk.gui.look.theme import DARK
from svedesk.gui.rooms.start.new_game import NewGame
from svedesk.gui.rooms.start.room import StartController


def write(acts: int, desk: Desk) -> None:
    os.write(1, f"{acts} {state(desk)}\n".encode())


def act(desk: Desk, number: int) -> None:
    """The act of this number: the same for the same game."""
    chance, ask = random.Random(number), desk.session.ask
    what = chance.choice(("answer",) * 14 + ("undo",) * 2 + ("redo", "mode", "by hand"))
    if ask is None:
        desk.return_to(len(desk.session.log) // 2)
    elif what == "undo":
        desk.undo()
    elif what == "redo":
        desk.redo()
    elif what == "mode":
        desk.set_mode("manual" if desk.mode == "rules" else "rules")
    elif what == "by hand":
        desk.operate(Operation("die", ask.seat, amount=6))
    elif ask.form == "number":
        desk.answer((chance.randint(ask.low, ask.high),))
    else:
        options = range(len(ask.options))
        desk.answer(tuple(chance.sample(options, min(max(ask.low, 1), ask.high, len(options)))))


class Player:
    """Plays act by act, each when the one before it is painted."""

    def __init__(self, window: MainWindow, seed: int, acts: int, most: int) -> None:
        page = window.app.router.table
        assert page is not None
        desk = page.table_seat.desk
        assert isinstance(desk, Desk)
        self.window, self.scene, self.desk = window, page.scene, desk
        self.seed, self.acts, self.most = seed, acts, most
        self.waits_for: object = None
        window.event = self.hear  # type: ignore[method-assign]  # all that is painted is painted on such a request

    def hear(self, event: QEvent) -> bool:
        heard = type(self.window).event(self.window, event)
        is_frame = event.type() == QEvent.Type.UpdateRequest
        if is_frame and self.waits_for is not None and self.waits_for is not self.scene.view:
            self.waits_for = None
            self.shown()
        return heard

    def shown(self) -> None:
        write(self.acts, self.desk)
        QTimer.singleShot(0, self.go_on)

    def go_on(self) -> None:
        if self.acts == self.most:
            sys.exit()
        self.acts += 1
        self.waits_for = self.scene.view
        with suppress(Refused):
            act(self.desk, self.seed * 100_000 + self.acts)
        if self.scene.view is self.waits_for:  # which leaves nothing to paint
            self.waits_for = None
            self.shown()
        else:
            self.window.update()  # a frame comes in any case


def main(folder: Path, seed: int, most: int) -> None:
    application = application_for(DARK)
    window = make_window(saves=folder, reduced_motion=True)
    window.resize(1280, 720)
    window.show()
    begins = not folder.is_dir()
    if begins:
        home = window.app.router.home
        assert isinstance(home, StartController)
        home.start_game(NewGame(("SD01", "SD02"), ("Player 1", "Player 2"), 0, True, seed))
    else:
        open_game.resume(window.app)
        if window.app.router.table is None:  # it was killed when the game was over
            open_game.load(window.app, resumable_games(folder)[0].path)
    player = Player(window, seed, 0, most)

    def first() -> None:
        write(0, player.desk)
        if not begins:
            player.acts = int(sys.stdin.readline())
        player.go_on()

    QTimer.singleShot(0, first)
    application.exec()


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
