"""Ctrl+C in the terminal, or a polite end, closes the window as its user would, whatever it does just then."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from svedesk.settings.store import SettingsStore

TESTS = Path(__file__).resolve().parents[2]
PROGRAM = """
import os, signal, sys
from pathlib import Path
from PySide6.QtCore import QTimer
from svedesk.gui.app.routes import BoardsRoute
from svedesk.gui.app.run import application_for, make_window, until_closed
from svedesk.gui.look.theme import DARK
from svedesk.gui.rooms.start.new_game import NewGame
from svedesk.settings.store import SettingsStore

folder, number = Path(sys.argv[1]), int(sys.argv[2])
application = application_for(DARK)
window = make_window(saves=folder / "games", settings=SettingsStore(folder / "settings.json"))
window.resize(1100, 650)
window.show()
router = window.app.router

def interrupted():
    os.kill(os.getpid(), number)
    print("visible", window.isVisible(), flush=True)

def act():
%s

QTimer.singleShot(0, act)
status = until_closed(application)
print("visible", window.isVisible())
sys.exit(status)
"""
A_PAGE_OPENS = """
    router.changed.connect(interrupted)
    router.open(BoardsRoute())
"""
A_DIALOG_OVER_MOVING_CARDS = """
    router.home.start_game(NewGame(("SD01", "SD02"), ("Aiko", "Ren"), 0, True, 7))
    router.table.go_on.click()
    router.table.ask_concede()
    interrupted()
"""


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="a program can't send itself Ctrl+C elsewhere")
@pytest.mark.parametrize(
    ("act", "number", "status"),
    [(A_PAGE_OPENS, signal.SIGTERM, 0), (A_DIALOG_OVER_MOVING_CARDS, signal.SIGINT, 130)],
    ids=["a page opens", "a dialog over moving cards"],
)
def test_the_window_is_closed_once_it_has_done_what_it_does(tmp_path: Path, act: str, number: int, status: int) -> None:
    """In a process of its own: afterwards the application is over."""
    command = [sys.executable, "-c", PROGRAM % act, str(tmp_path), str(int(number))]
    env = {**os.environ, "PYTHONPATH": str(TESTS.parent)}
    done = subprocess.run(command, capture_output=True, text=True, env=env, timeout=100, check=False)
    assert done.returncode == status
    assert "Traceback" not in done.stderr
    assert done.stdout.splitlines() == ["visible True", "visible False"]
    assert SettingsStore(tmp_path / "settings.json").now.window.width == 1100, "its place is kept"
