"""A window whose settings are kept in a file, and a person who opens their page with mouse and keys."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from gui.person import LEFT, Person
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QPushButton, QSlider, QWidget
from pytestqt.qtbot import QtBot

from svedesk.gui.app.run import application_for, make_window
from svedesk.gui.app.window import MainWindow
from svedesk.gui.kit.translate import speak
from svedesk.gui.look.theme import DARK, apply_theme
from svedesk.gui.rooms.settings.page import SettingsPage, SettingWidget
from svedesk.gui.rooms.settings.rows import SECTIONS
from svedesk.gui.rooms.start.new_game import NewGame
from svedesk.settings.store import SettingsStore

CTRL = Qt.KeyboardModifier.ControlModifier


class Chooser:
    """A person before the settings page."""

    def __init__(self, qtbot: QtBot, window: MainWindow, file: Path) -> None:
        self.qtbot, self.window, self.file = qtbot, window, file

    @property
    def page(self) -> SettingsPage:
        page = self.window.app.router.cover.page
        assert page is not None, "the settings are not open"
        assert self.window.stack.currentWidget() is page
        return page

    @property
    def now(self):
        return self.window.app.settings.now

    @property
    def kept(self):
        """What another window would read."""
        return SettingsStore(self.file).now

    def open(self) -> Chooser:
        """By the button of the menu."""
        self.click(self.window.app.router.home.page.settings)
        return self

    def open_by_key(self) -> Chooser:
        self.key(Qt.Key.Key_Comma, CTRL)
        return self

    def come_back(self) -> None:
        """The window is the active one again, as a window manager makes it when a dialog is closed."""
        self.window.activateWindow()
        self.qtbot.waitUntil(self.window.isActiveWindow)

    def click(self, widget: QWidget, at: QPoint | None = None) -> None:
        assert widget.isVisible()
        assert widget.isEnabled()
        self.qtbot.mouseClick(widget, LEFT, pos=at if at is not None else widget.rect().center())

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """A key to whatever has the focus, as a keyboard sends it."""
        target = QApplication.focusWidget() or self.window
        self.qtbot.keyClick(target, key, modifiers)

    def type(self, text: str) -> None:
        line = QApplication.focusWidget()
        assert line is not None
        if text.isascii():
            self.qtbot.keyClicks(line, text)
        else:
            assert isinstance(line, QLineEdit)
            line.insert(text)  # an input method does that

    def entry(self, name: str) -> SettingWidget:
        return next(entry for entry in self.page.entries if entry.row.name == name)

    def main(self, name: str) -> QWidget:
        return self.entry(name).field.main

    def section(self, name: str) -> None:
        sections = self.page.sections
        item = sections.item([section for section, _ in SECTIONS].index(name))
        self.click(sections.viewport(), sections.visualItemRect(item).center())

    def choose(self, name: str, said: str) -> None:
        """Open a list by mouse, and pick by its words, with arrows and Enter: a release soon after the press that
        opened it is none for Qt."""
        box = self.main(name)
        assert isinstance(box, QComboBox)
        self.click(box)
        view = box.view()
        self.qtbot.waitUntil(view.isVisible)
        wanted = box.findText(said)
        assert wanted >= 0, said
        self.qtbot.keyClick(view, Qt.Key.Key_Home)
        for _ in range(wanted):
            self.qtbot.keyClick(view, Qt.Key.Key_Down)
        self.qtbot.keyClick(view, Qt.Key.Key_Return)

    def slider(self, name: str) -> QSlider:
        slider = self.main(name)
        assert isinstance(slider, QSlider)
        return slider

    def button(self, text: str) -> QPushButton:
        found = [b for b in self.page.findChildren(QPushButton) if b.text() == text and b.isVisible()]
        assert len(found) == 1, text
        return found[0]

    def shown(self) -> list[str]:
        """The names of the settings that are seen."""
        return [entry.row.name for entry in self.page.entries if entry.isVisible()]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "configuration" / "settings.json"


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path, file: Path) -> Iterator[MainWindow]:
    application = application_for(DARK)
    window = make_window(
        saves=tmp_path / "saves", settings=SettingsStore(file, this_run={"reduced_motion": True, "game": "sve"})
    )
    window.resize(1280, 720)
    window.show()
    qtbot.waitExposed(window)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    yield window
    window.close()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    speak(application, "en")
    apply_theme(application, DARK)


@pytest.fixture
def chooser(qtbot: QtBot, window: MainWindow, file: Path) -> Chooser:
    return Chooser(qtbot, window, file)


@pytest.fixture
def sit(qtbot: QtBot, window: MainWindow) -> Callable[[], Person]:
    """Begin a game with open hands."""

    def begin() -> Person:
        window.app.router.home.start_game(NewGame(("SD01", "SD02"), ("Aiko", "Ren"), 0, True, 7))
        return Person(qtbot, window)

    return begin
