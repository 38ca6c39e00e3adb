"""A window with the real rules, and a person with a mouse before it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from gui.person import Person
from PySide6.QtCore import QCoreApplication, QEvent
from pytestqt.qtbot import QtBot

from svedesk.desk.settings import PassPolicy
from svedesk.engine.script import Lang
from svedesk.gui.app.run import application_for, make_window
from svedesk.gui.app.window import MainWindow
from svedesk.gui.kit.translate import speak
from svedesk.gui.look.theme import DARK
from svedesk.gui.rooms.start.new_game import NewGame
from svedesk.gui.rooms.start.room import StartController


@pytest.fixture(autouse=True)
def plain_first_page(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first page without its pictures, which take longer than most tests."""
    monkeypatch.setattr(StartController, "draw", lambda self: None)


@pytest.fixture
def lang() -> Lang:
    """The language the window begins in; a test that is for several has it as a parameter."""
    return "en"


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path, lang: Lang) -> Iterator[MainWindow]:
    application = application_for(DARK)
    window = make_window(saves=tmp_path, lang=lang, reduced_motion=True)
    window.resize(1280, 720)
    window.show()
    window.activateWindow()  # one of an earlier test may wait to be deleted and still have the keyboard
    qtbot.waitUntil(window.isActiveWindow)
    yield window
    window.close()
    window.deleteLater()
    # No event loop runs between tests: without this every window of the run would be kept, and dressed again and again.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    speak(application, "en")


@pytest.fixture
def sit(qtbot: QtBot, window: MainWindow) -> Callable[..., Person]:
    """Begin a game and sit down before it."""

    def begin(
        *,
        seed: int = 7,
        first: int = 0,
        open_hands: bool = True,
        decks: tuple[str, str] = ("SD01", "SD02"),
        quick: PassPolicy = "pause",
    ) -> Person:
        window.app.router.home.start_game(NewGame(decks, ("Aiko", "Ren"), first, open_hands, seed, quick))
        return Person(qtbot, window)

    return begin
