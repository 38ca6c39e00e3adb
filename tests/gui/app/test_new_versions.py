"""Newer versions: asked for only where the user wants it, and said where the user is."""

from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from svedesk import __version__
from svedesk.gui.app import run
from svedesk.gui.app.window import MainWindow
from svedesk.net import new_versions
from svedesk.settings.store import SettingsStore


class Check(QObject):
    """Tells a version as soon as the window listens."""

    newer = Signal(str)
    made: list["Check"] = []  # noqa: RUF012

    def __init__(self, address: str, parent: QObject) -> None:
        super().__init__(parent)
        self.address = address
        Check.made.append(self)


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> MainWindow:
    monkeypatch.setattr(new_versions, "NewVersionCheck", Check)
    Check.made.clear()
    window = run.make_window(saves=tmp_path, settings=SettingsStore(this_run={"game": "sve"}))
    qtbot.addWidget(window)
    return window


def test_it_is_off_until_the_user_turns_it_on() -> None:
    assert not SettingsStore().now.new_versions


def test_a_newer_version_is_said(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(new_versions, "ADDRESS", "https://somewhere.invalid/newest")
    run.tell_new_version(window.app)
    (check,) = Check.made
    assert check.address == "https://somewhere.invalid/newest"
    check.newer.emit("9.1.0")
    labels = window.app.router.home.page.findChildren(QLabel)
    assert f"svedesk 9.1.0 is out. This is {__version__}." in [label.text() for label in labels]


def test_without_an_address_nobody_is_asked(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(new_versions, "ADDRESS", "")
    run.tell_new_version(window.app)
    assert Check.made == []


@pytest.mark.parametrize("wanted", [False, True])
def test_the_window_asks_as_the_setting_says(
    wanted: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    path = tmp_path / "settings.json"
    SettingsStore(path).change(new_versions=wanted, game="sve")
    asked: list[object] = []
    monkeypatch.setattr(run, "settings_path", lambda: path)
    monkeypatch.setattr(run, "tell_new_version", asked.append)

    def closed(application: object) -> int:
        for window in run.QApplication.topLevelWidgets():
            if isinstance(window, MainWindow) and window.isVisible():
                window.close()
                window.deleteLater()
        return 0

    monkeypatch.setattr(run, "until_closed", closed)
    assert run.run(saves=tmp_path / "saves") == 0
    assert len(asked) == wanted
