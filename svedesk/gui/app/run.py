"""Opening the window."""

from __future__ import annotations

import logging
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from svedesk import __version__
from svedesk.engine.script import Lang
from svedesk.games.registry import shipped_games
from svedesk.gui.app import open_game
from svedesk.gui.app.context import App
from svedesk.gui.app.sounds.players import player_here
from svedesk.gui.app.window import MainWindow, restore_geometry
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.plain_labels import make_labels_plain
from svedesk.gui.look.theme import Theme, apply_theme, install_fonts
from svedesk.net.garbage import collect_here
from svedesk.net.interrupts import INTERRUPTED, interrupts
from svedesk.packs.owned import all_readable
from svedesk.settings.file import settings_path
from svedesk.settings.store import SettingsStore

LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.ERROR,
}
"""What Qt's kinds of messages are in a log."""


def run(
    *,
    game: str | None = None,
    theme: str | None = None,
    lang: Lang | None = None,
    reduced_motion: bool | None = None,
    size: tuple[int, int] | None = None,
    load: Path | None = None,
    saves: Path | None = None,
) -> int:
    """Open the window and stay until it is closed. Returns the exit status: 130 after Ctrl+C.

    What is not None goes before the user's settings in this run and is not kept. `load` is a saved game or board to
    begin with, `saves` a folder for autosaves other than the user's own.
    """
    overrides = {"game": game, "theme": theme, "lang": lang, "reduced_motion": reduced_motion}
    settings = SettingsStore(
        settings_path(), this_run={name: value for name, value in overrides.items() if value is not None}
    )
    application = application_for()
    window = make_window(saves=saves, settings=settings)
    app = window.app
    app.sounds.player = player_here()
    if size is not None:
        window.resize(*size)
        window.keeps_place = False
    else:
        restore_geometry(window, settings.now.window)
    if settings.trouble is not None:
        app.say(settings.trouble.in_words(settings.now.lang))
    if load is not None:
        open_game.load(app, load)
    window.show()
    if settings.now.new_versions:
        tell_new_version(app)
    with messages_logged(app):
        return until_closed(application)


@contextmanager
def messages_logged(app: App) -> Iterator[None]:
    """While it lasts, what Qt says goes into the log, and what is logged as critical is said in the window."""
    logger, shown = logging.getLogger("svedesk"), _ReportNotice(app)

    def log(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        logger.log(LEVELS[kind], "Qt: %s", message)
        sys.stderr.write(f"{message}\n")

    logger.addHandler(shown)
    before = qInstallMessageHandler(log)
    try:
        yield
    finally:
        qInstallMessageHandler(before)
        logger.removeHandler(shown)


class _ReportNotice(logging.Handler):
    """Says where the report of a mistake is."""

    def __init__(self, app: App) -> None:
        super().__init__(logging.CRITICAL)
        self._app = app

    def emit(self, record: logging.LogRecord) -> None:
        if record.args:
            self._app.say(tr("Internal error in svedesk. Report: {0}.", *map(str, record.args)))


def tell_new_version(app: App) -> None:
    """Ask whether there is a newer version, and say so where there is one."""
    from svedesk.net.new_versions import ADDRESS, NewVersionCheck  # most starts do without the network

    if ADDRESS:
        check = NewVersionCheck(ADDRESS, app)

        def tell(version: str) -> None:
            app.say(tr("svedesk {0} is out. This is {1}.", version, __version__), wrong=False)

        check.newer.connect(tell)


def until_closed(application: QApplication) -> int:
    """Let the application run until its window is closed, by the user, Ctrl+C or a polite end. Returns the exit
    status."""
    signals: list[int] = []

    def end(number: int) -> None:
        signals.append(number)
        application.quit()  # which closes all windows

    with interrupts(end):
        status = application.exec()
    return INTERRUPTED if signal.SIGINT in signals else status


def application_for(theme: Theme | None = None) -> QApplication:
    """The application with fonts, and a theme until a window applies its own; the one there is, if there is one."""
    existing = QApplication.instance()
    application = existing if isinstance(existing, QApplication) else QApplication(sys.argv[:1])
    application.setApplicationName("svedesk")
    application.setDesktopFileName("svedesk")  # so that task bars show its icon
    collect_here(application)  # games are saved by another thread
    make_labels_plain(application)
    install_fonts()
    if theme is not None:
        apply_theme(application, theme)
    return application


def make_window(
    *,
    saves: Path | None = None,
    settings: SettingsStore | None = None,
    game: str = "",
    theme: str = "dark",
    lang: Lang = "en",
    reduced_motion: bool = False,
) -> MainWindow:
    """The main window, not shown yet. Without `settings` what is chosen is kept nowhere, and the rest says how the
    window begins."""
    if settings is None:
        settings = SettingsStore(
            this_run={"game": game, "theme": theme, "lang": lang, "reduced_motion": reduced_motion}
        )
    games = shipped_games()
    played = games.get(settings.now.game, games.default)
    return MainWindow(played, folder=saves, settings=settings, read=all_readable, games=games)
