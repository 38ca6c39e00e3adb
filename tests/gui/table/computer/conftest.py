"""A game against a computer that says what a test wants, and a person with a mouse before it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from gui.person import Person
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from svedesk.engine.ask import Answer, Ask
from svedesk.engine.records import Place
from svedesk.engine.view import View
from svedesk.gui.app.window import MainWindow
from svedesk.gui.rooms.start.new_game import NewGame
from svedesk.gui.rooms.table.computer_game import ComputerController
from svedesk.gui.table.computer.player import ComputerPlayer
from svedesk.gui.table.computer.thinker import Thinker
from svedesk.gui.table.show.large import ShownCard


class Scripted(Thinker):
    """Says what it is told to, when it is told to; left alone it does what it `wants`, one thing after the other and
    each as soon as it may, and ends its turns."""

    def __init__(self) -> None:
        super().__init__(None, None)  # type: ignore[arg-type]  # it needs neither a bot nor a thread
        self.asked: View | None = None
        self.stopped = 0
        self.waits = False
        """Whether it is to think until it is told what to say."""
        self.wants: list[str] = []

    def think(self, view: View) -> None:
        self.asked = view
        if not self.waits:
            self.say()

    def say(self) -> None:
        """Answer now."""
        assert self.asked is not None
        ask = self.asked.ask
        assert ask is not None
        wanted = self.wants[0] if self.wants and ask.kind == "main" else ""
        found = next(((index,) for index, option in enumerate(ask.options) if option.kind == wanted), None)
        if found:
            self.wants.pop(0)
        self.answered.emit(ask.serial, found or least(ask))

    def stop(self) -> None:
        self.stopped += self.asked is not None
        self.asked = None


def least(ask: Ask) -> Answer:
    """Keep, pass, end the turn, pick the first."""
    nothing = [index for index, option in enumerate(ask.options) if option.kind in ("end", "pass", "no")]
    return tuple(nothing[:1]) or tuple(range(ask.low))


class AgainstScript(Person):
    """A person whose computer is `computer`."""

    def __init__(self, qtbot: QtBot, window: MainWindow, computer: Scripted) -> None:
        super().__init__(qtbot, window)
        self.computer = computer

    @property
    def player(self) -> ComputerPlayer:
        controller = self.window.app.router.current
        assert isinstance(controller, ComputerController)
        return controller.player

    def until_asked(self, kind: str = "main") -> None:
        """Wait until the person is asked something of this kind; other questions get the least."""

        def asked() -> bool:
            if self.ask is not None and self.ask.kind != kind:
                self.page.table_seat.answer(least(self.ask))
            return self.ask is not None and self.ask.kind == kind

        self.qtbot.waitUntil(asked)

    def end_turn(self) -> None:
        self.until_asked()
        self.press("End turn")

    def until(self, seen: Callable[[], object]) -> None:
        """End one turn after the other until this is to be seen."""

        def found() -> bool:
            if self.ask is not None and not seen():
                self.page.table_seat.answer(least(self.ask))
            return bool(seen())

        self.qtbot.waitUntil(found, timeout=20_000)

    def middle(self) -> QPoint:
        """Where a card is shown large."""
        card = self.large
        assert card is not None
        return self.page.view.mapFromScene(card.pos())

    @property
    def large(self) -> ShownCard | None:
        """The card that is shown large."""
        return self.page.scene.animator.large.card

    def lying(self) -> list[str]:
        """The names of the computer's cards that are to be seen on its field."""
        items = self.page.scene.cards.values()
        place = Place(1, "field")
        return [self.name(i.card) for i in items if i.card and i.worn[1] == place and i.isVisible()]


@pytest.fixture
def against(qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> Callable[..., AgainstScript]:
    """Begin a game against the script, and keep both hands."""

    def begin(
        *wants: str, pace: str = "at_once", first: int = 0, seed: int = 7, window: MainWindow = window
    ) -> AgainstScript:
        computer = Scripted()
        computer.wants = list(wants)
        monkeypatch.setattr(ComputerController, "thinking", lambda self, app: computer)
        window.app.settings.change(pace=pace)
        decks = ("SD01", "SD02")
        window.app.router.home.start_game(NewGame(decks, ("Aiko", ""), first, False, seed, level="strong"))
        return AgainstScript(qtbot, window, computer)

    return begin
