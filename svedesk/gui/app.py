"""Opening the window."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtWidgets import QApplication

from svedesk.cards.library import starter_library
from svedesk.games.sve.ruleset import Sve
from svedesk.gui.look.fonts import install_fonts
from svedesk.gui.look.theme import THEMES, Theme, palette, style_sheet
from svedesk.gui.window import MainWindow
from svedesk.gui.words import Lang


def run(
    *,
    theme: str = "dark",
    lang: Lang = "en",
    reduced_motion: bool = False,
    size: tuple[int, int] = (1280, 720),
    load: Path | None = None,
    saves: Path | None = None,
) -> int:
    """Open the window and stay until it is closed. Returns the exit status.

    `load` is a saved game or board to begin with, `saves` a folder for autosaves other than the user's own.
    """
    application = application_for(THEMES[theme])
    window = make_window(THEMES[theme], lang=lang, reduced_motion=reduced_motion, saves=saves)
    window.resize(*size)
    if load is not None:
        window.load(load)
    window.show()
    return application.exec()


def application_for(theme: Theme) -> QApplication:
    """The application with fonts and theme; the one there is, if there is one."""
    found = QApplication.instance()
    application = found if isinstance(found, QApplication) else QApplication(sys.argv[:1])
    application.setApplicationName("svedesk")
    if found is None:
        application.setStyle("Fusion")
    install_fonts()
    dress(application, theme)
    return application


def dress(application: QApplication, theme: Theme) -> None:
    """Give everything a theme's colours; nothing is done where it has them already."""
    sheet = style_sheet(theme)
    if application.styleSheet() != sheet:
        application.setPalette(palette(theme))
        application.setStyleSheet(sheet)


def make_window(
    theme: Theme, *, lang: Lang = "en", reduced_motion: bool = False, saves: Path | None = None
) -> MainWindow:
    """The main window, not shown yet."""
    library = starter_library()
    tokens = tuple(facts.number for facts in library.tokens())
    return MainWindow(Sve(library), theme, tokens=tokens, folder=saves, lang=lang, reduced=reduced_motion)
