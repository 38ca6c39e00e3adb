"""A table to measure at: a window with a game whose rules are off, a mouse, and a clock."""

from __future__ import annotations

import json
import os
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from itertools import cycle
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QSize, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from svedesk.desk.desk import Desk
from svedesk.engine.log import Operation
from svedesk.engine.records import Place
from svedesk.gui.app.run import application_for, make_window
from svedesk.gui.look.theme import DARK, scale_for, set_scale
from svedesk.gui.rooms.start.new_game import NewGame
from svedesk.gui.rooms.start.room import StartController
from svedesk.gui.table.page import GamePage
from svedesk.gui.table.table_seat import TableSeat

SIZE = (1920, 1080)
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
TOKENS = ("SD01-T01", "SD02-T01", "SD02-T02", "SD01-008", "SD02-001")


class Took(NamedTuple):
    """Milliseconds from the beginning of an act: until the table is painted that shows what it did, this thread's own
    work until then (others may have had the processor meanwhile), and until all is done and painted that goes with
    it."""

    frame: float
    own: float
    done: float


class BenchTable:
    """A window with a new game at seed 1, both hands open, nothing animated, the rules off."""

    def __init__(self, folder: Path, size: tuple[int, int] = SIZE) -> None:
        self.application = application_for(DARK)
        self.window = make_window(saves=folder, reduced_motion=True)
        self.window.resize(*size)
        set_scale(self.application, scale_for(100, QSize(*size)))  # or the page is made anew while it is measured
        self.new_game()
        self.window.show()
        self.paint()

    def new_game(self, seed: int = 1) -> None:
        """Begin another game: both keep their hands, then the rules are off."""
        home = self.window.app.router.home
        assert isinstance(home, StartController)
        home.start_game(NewGame(("SD01", "SD02"), ("Player 1", "Player 2"), 0, True, seed))
        while (ask := self.table_seat.ask) is not None and ask.kind == "redraw":
            self.table_seat.answer((next(i for i, option in enumerate(ask.options) if option.kind == "no"),))
        self.table_seat.toggle_rules()

    @property
    def page(self) -> GamePage:
        """The table that is shown."""
        page = self.window.app.router.table
        assert page is not None
        return page

    @property
    def table_seat(self) -> TableSeat:
        """Who sits at it."""
        return self.page.table_seat

    def do(self, name: str, cards: Sequence[int] = (), **fields: object) -> bool:
        """Change the table manually."""
        return self.table_seat.operate(Operation(name, self.table_seat.seat, tuple(cards), **fields))  # type: ignore[arg-type]

    def fill(self, cards: int) -> None:
        """Create cards on the fields and in the EX areas until so many lie about."""
        places = cycle(Place(seat, zone) for seat in (0, 1) for zone in ("field", "ex"))
        tokens = cycle(TOKENS)
        while len(self.page.scene.cards) < cards:
            self.do("create", to=next(places), amount=1, text=next(tokens))
        self.paint()

    def send(self, kind: QEvent.Type, at: QPointF, held: Qt.MouseButton) -> None:
        """A mouse event at a point of the viewport."""
        port = self.page.view.viewport()
        button = NONE if kind == QEvent.Type.MouseMove else LEFT
        modifiers = Qt.KeyboardModifier.NoModifier
        event = QMouseEvent(kind, at, QPointF(port.mapToGlobal(at.toPoint())), button, held, modifiers)
        QApplication.sendEvent(port, event)

    def lift(self, card: int, to: QPointF) -> QPointF:
        """Take a card up and carry it to a point of the scene; returns the point of the viewport it is held over."""
        item = self.page.scene.item_of(card)
        assert item is not None
        start, end = (QPointF(self.page.view.mapFromScene(point)) for point in (item.pos(), to))
        self.send(QEvent.Type.MouseButtonPress, start, LEFT)
        for share in (0.3, 0.7, 1.0):
            self.send(QEvent.Type.MouseMove, start + (end - start) * share, LEFT)
        self.paint()
        return end

    def paint(self) -> None:
        """Do all that waits to be done, and paint what is to be painted now: by itself a window waits for that some
        milliseconds, and paints several changes as one."""
        self.application.processEvents()
        QApplication.sendEvent(self.window, QEvent(QEvent.Type.UpdateRequest))

    def took(self, act: Callable[[], object]) -> Took:
        """How long an act takes that changes the table, once the one before is saved: so quick is no hand."""
        scene, window, desk = self.page.scene, self.window, self.table_seat.desk
        assert isinstance(desk, Desk)
        assert desk.autosave is not None
        desk.autosave.flush()
        before, frames = scene.view, list[tuple[float, float]]()

        def hear(event: QEvent) -> bool:
            handled = type(window).event(window, event)
            if event.type() == QEvent.Type.UpdateRequest and scene.view is not before:
                frames.append((time.perf_counter(), time.thread_time()))
            return handled

        window.event = hear  # type: ignore[method-assign]  # all that is painted is painted on such a request
        begun, own = time.perf_counter(), time.thread_time()
        act()
        self.paint()
        done = time.perf_counter()
        del window.event
        shown, worked = frames[0]
        return Took((shown - begun) * 1000, (worked - own) * 1000, (done - begun) * 1000)

    def shown_ms(self, act: Callable[[], object]) -> float:
        """Milliseconds of an act, with all that is painted for it."""
        begun = time.perf_counter()
        act()
        self.paint()
        return (time.perf_counter() - begun) * 1000


def p95(values: Sequence[float]) -> float:
    """What 95 of 100 values are below."""
    return sorted(values)[int(len(values) * 0.95)]


def resident() -> float:
    """Memory of this process in megabytes; 0 where the system does not say."""
    status = Path("/proc/self/status")
    if not status.is_file():
        return 0.0
    lines = status.read_text(encoding="utf-8").splitlines()
    return next((int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS:")), 0.0)


def report(measure: Callable[[Path], dict[str, float]]) -> None:
    """Measure with a folder that is gone after it, and print as JSON."""
    if not os.environ.get("DISPLAY") and not os.environ.get("WAYLAND_DISPLAY"):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory() as saves:
        sys.stdout.write(json.dumps(measure(Path(saves))) + "\n")
