"""Frames while the strongest computer player thinks, and while what it plays is shown large, at 1920 x 1080. A frame is
one move of the mouse over the table with all that is repainted for it."""

from __future__ import annotations

import time
from functools import partial
from itertools import count
from pathlib import Path

from PySide6.QtCore import QEvent, QPointF

from svedesk.engine.records import SHARED
from svedesk.gui.bench._table import NONE, BenchTable, p95, report
from svedesk.gui.rooms.start.new_game import NewGame
from svedesk.gui.rooms.start.room import StartController
from svedesk.gui.rooms.table.computer_game import ComputerController

FRAMES, IDLE = 200, 80
"""Frames that are measured while something is shown, and while the person has a turn."""
FIRST = 2
"""The turn after which it is measured."""
LONGEST = 90.0
"""Seconds it is measured at most."""


def measure(folder: Path) -> dict[str, float]:
    """Milliseconds of a frame while the person is asked, while the computer thinks, while something is shown, and where
    the table changed: by the clock, and of this thread's own processor time; and how many there were."""
    table = BenchTable(folder)
    home, app = table.window.app.router.home, table.window.app
    assert isinstance(home, StartController)
    app.settings.change(pace="usual", reduced_motion=False)
    home.start_game(NewGame(("SD01", "SD02"), ("Player 1", ""), 1, False, 1, level="strong"))
    frames: dict[str, list[float]] = {"idle": [], "thinking": [], "showing": [], "changing": []}
    own: dict[str, list[float]] = {name: [] for name in frames}
    steps, begun = count(), time.monotonic()
    while len(frames["showing"]) < FRAMES and time.monotonic() - begun < LONGEST:
        game, table_seat = app.router.current, table.table_seat
        assert isinstance(game, ComputerController)
        if table_seat.view.outcome is not None:
            break
        ask, turn = table_seat.ask, table_seat.view.number(SHARED, "turn")
        doing = "idle" if ask is not None else "showing" if game.player.showing.busy else "thinking"
        seen, before = table_seat.view, time.thread_time()
        taken = table.shown_ms(partial(table.send, QEvent.Type.MouseMove, _along(table, next(steps)), NONE))
        doing = doing if seen is table_seat.view else "changing"
        if turn > FIRST:  # before that its process gets ready
            frames[doing].append(taken)
            own[doing].append((time.thread_time() - before) * 1000)
        if ask is not None and (turn <= FIRST or len(frames["idle"]) % IDLE == 0):
            idle = [place for place, option in enumerate(ask.options) if option.kind in ("end", "pass", "no")]
            table_seat.answer(tuple(idle[:1]) or tuple(range(ask.low)))
        time.sleep(0.004)  # as a mouse does that tells its place 250 times a second
    table.window.close()
    result = {f"{name}_p95_ms": p95(taken) for name, taken in frames.items() if taken}
    result |= {f"{name}_own_p95_ms": p95(taken) for name, taken in own.items() if taken}
    return result | {f"{name}_frames": float(len(taken)) for name, taken in frames.items()}


def _along(table: BenchTable, step: int) -> QPointF:
    """Where the mouse is: to and fro along the lower edge of the field."""
    port = table.page.view.viewport()
    share = abs(1 - step % 200 / 100)
    return QPointF(port.width() * (0.1 + 0.7 * share), port.height() * 0.86)


if __name__ == "__main__":
    report(measure)
