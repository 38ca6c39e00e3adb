"""The window opens where it was closed, as far as that can be reached, and as the command line says for one run."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QRect, QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QMainWindow
from pytestqt.qtbot import QtBot

from svedesk.gui.app import run
from svedesk.gui.app.window import MainWindow, geometry_of, restore_geometry
from svedesk.gui.kit.translate import speak
from svedesk.gui.look.theme import DARK, FRAME, apply_theme, least_window
from svedesk.settings import file as settings_file
from svedesk.settings.store import SettingsStore
from svedesk.settings.values import DEFAULTS, NEVER_STOOD, WindowPlace


@pytest.fixture
def frame(qtbot: QtBot) -> QMainWindow:
    run.application_for(DARK)
    frame = QMainWindow()
    frame.setMinimumSize(300, 200)
    frame.resize(640, 480)
    qtbot.addWidget(frame)
    return frame


@pytest.fixture
def room() -> QRect:
    """What a window may cover of the screen."""
    return QGuiApplication.primaryScreen().availableGeometry()


def test_a_window_stands_where_it_stood(frame: QMainWindow, room: QRect) -> None:
    place = WindowPlace(room.x() + 40, room.y() + 60, 500, 400)
    restore_geometry(frame, place)
    assert geometry_of(frame) == place


def test_a_window_that_never_stood_is_left_alone(frame: QMainWindow) -> None:
    restore_geometry(frame, NEVER_STOOD)
    assert frame.size() == QSize(640, 480)


def test_a_window_that_never_stood_is_no_larger_than_the_screen(frame: QMainWindow, room: QRect) -> None:
    frame.resize(room.size() * 2)
    restore_geometry(frame, NEVER_STOOD)
    assert frame.size() == room.size()


def test_a_window_as_high_as_the_screen_is_maximized_so_that_its_title_bar_hides_nothing(
    frame: QMainWindow, room: QRect
) -> None:
    frame.resize(600, room.height())
    restore_geometry(frame, NEVER_STOOD)
    assert frame.isMaximized()


def test_a_window_of_which_little_would_be_seen_is_moved_onto_the_screen(frame: QMainWindow, room: QRect) -> None:
    restore_geometry(frame, WindowPlace(room.right() - 200, room.bottom() - 100, 500, 400))
    assert room.contains(frame.geometry())


def test_a_window_that_has_no_room_to_stand_in_is_maximized(frame: QMainWindow, room: QRect) -> None:
    frame.setMinimumSize(300, room.height() - FRAME)
    restore_geometry(frame, NEVER_STOOD)
    assert frame.isMaximized()


def test_a_window_too_large_for_the_screen_is_made_smaller(frame: QMainWindow, room: QRect) -> None:
    restore_geometry(frame, WindowPlace(room.x(), room.y(), room.width() * 3, room.height() * 3))
    assert frame.size() == room.size()


@pytest.mark.parametrize("where", [(90_000, 90_000), (-90_000, 20)])
def test_a_window_on_a_screen_that_is_gone_is_left_to_the_system(frame: QMainWindow, where: tuple[int, int]) -> None:
    restore_geometry(frame, WindowPlace(*where, 500, 400))
    assert frame.size() == QSize(640, 480)
    assert abs(frame.x()) < 10_000


def test_a_window_of_which_only_a_corner_could_be_reached_keeps_its_size_only(frame: QMainWindow, room: QRect) -> None:
    restore_geometry(frame, WindowPlace(room.right() - 300, room.bottom() - 10, 500, 400))
    assert frame.size() == QSize(500, 400)
    assert frame.y() < room.bottom() - 40


def test_a_maximized_window_is_maximized_again(qtbot: QtBot, frame: QMainWindow, room: QRect) -> None:
    restore_geometry(frame, WindowPlace(room.x() + 40, room.y() + 60, 500, 400, True))
    assert frame.isMaximized()
    assert geometry_of(frame).maximized


@pytest.fixture
def user(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A user's settings file; the window that `run` opens is closed as soon as it would wait."""
    path = tmp_path / "settings.json"
    monkeypatch.setattr(settings_file, "settings_path", lambda: path)
    monkeypatch.setattr(run, "settings_path", lambda: path)
    yield path
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    speak(application, "en")
    apply_theme(application, DARK)


def opened(monkeypatch: pytest.MonkeyPatch, saves: Path, **said: object) -> tuple[str, str, bool, QSize, str]:
    """What the window that was opened looked like: theme, language, reduced motion, size, what it said."""
    seen: list[tuple[str, str, bool, QSize, str]] = []

    def look() -> int:
        window = next(w for w in QApplication.topLevelWidgets() if isinstance(w, MainWindow) and w.isVisible())
        said = window.app.router.home.page.form.trouble.text()
        seen.append((window.app.theme.name, window.app.lang, window.app.reduced_motion, window.size(), said))
        window.close()
        window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        return 0

    run.application_for(DARK)
    monkeypatch.setattr(QApplication, "exec", staticmethod(look))
    assert run.run(saves=saves, **said) == 0  # type: ignore[arg-type]
    return seen[0]


def on_screen(size: QSize) -> QSize:
    room = QGuiApplication.primaryScreen().availableGeometry().size()
    return size.boundedTo(room).expandedTo(least_window(100, room))


def test_it_opens_as_usual_the_first_time(user: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    *usual, size, said = opened(monkeypatch, tmp_path / "saves")
    assert (usual, said) == (["dark", "en", False], "")
    assert size == on_screen(QSize(1280, 720))
    assert SettingsStore(user).now.window.width == size.width(), "the place is kept when it is closed"


def test_it_opens_as_the_user_chose(user: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    room = QGuiApplication.primaryScreen().availableGeometry()
    SettingsStore(user).change(
        theme="light", lang="ja", reduced_motion=True, window=(room.x(), room.y(), 1100, 650, False)
    )
    expected = ("light", "ja", True, on_screen(QSize(1100, 650)), "")
    assert opened(monkeypatch, tmp_path / "saves") == expected


def test_the_command_line_goes_before_for_one_run(user: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    SettingsStore(user).change(theme="light", lang="ja")
    before = user.read_text(encoding="utf-8")
    said = {"theme": "high-contrast", "lang": "en", "reduced_motion": True, "size": (1200, 700)}
    assert opened(monkeypatch, tmp_path / "saves", **said) == ("high-contrast", "en", True, QSize(1200, 700), "")
    assert user.read_text(encoding="utf-8") == before, "nothing of it is kept"


def test_a_damaged_file_is_told_of_when_the_window_opens(
    user: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    user.write_text("damaged")
    *_, said = opened(monkeypatch, tmp_path / "saves")
    assert said.startswith("“settings.json” was damaged. All settings are back to their defaults;")
    assert (tmp_path / "settings.damaged-1.json").read_text(encoding="utf-8") == "damaged"


def test_half_a_character_in_the_settings_does_not_keep_the_window_from_opening(
    user: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    user.write_text('{"format": "svedesk-settings", "version": 1, "theme": "\\ud800", "lang": "ja"}')
    theme, lang, *_, said = opened(monkeypatch, tmp_path / "saves")
    assert (theme, lang) == ("dark", "ja")
    assert said.startswith("「settings.json」に無効な値（theme）があったため、")
    assert opened(monkeypatch, tmp_path / "saves")[-1] == "", "it is told once"


@pytest.mark.slow_after_first
@pytest.mark.parametrize("odd", ["\U0010ffff", "\ufffe", "\u202e\u2066", "e\u0301" * 9, "\u2028", "\ue000"], ids=ascii)
def test_the_window_opens_with_odd_text_wherever_text_may_be(
    user: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, odd: str
) -> None:
    texts = {name: odd for name, value in asdict(DEFAULTS).items() if isinstance(value, str)}
    texts |= dict.fromkeys(("sleeves", "names", "decks"), (odd, odd))
    store = SettingsStore(user)
    for name, value in {**texts, "keys": (("undo", (odd,)), ("no_such_action", (odd,)))}.items():
        with suppress(ValueError):  # one of a few words
            store.change(**{name: value})
    assert (store.now.names, store.now.playmat) == ((odd, odd), odd)
    assert opened(monkeypatch, tmp_path / "saves")[0] == "dark"
