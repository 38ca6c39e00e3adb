"""The sheet of a deck without a window."""

from __future__ import annotations

import os
from pathlib import Path

from PySide6.QtGui import QGuiApplication

from svedesk.decks.sheet import Sheet
from svedesk.documents.writing import save_file
from svedesk.engine.script import Lang
from svedesk.gui.kit.translate import speak, spoken
from svedesk.gui.look.fonts import install_fonts
from svedesk.gui.rooms.decks.sheet.output import pdf_of
from svedesk.gui.rooms.decks.sheet.pages import Paper


def save_sheet(sheet: Sheet, path: Path, paper: Paper, lang: Lang) -> None:
    """Write a sheet as a PDF file, with or without a window in this process. Raises `DamagedFile`."""
    application = QGuiApplication.instance() or _without_screen()
    install_fonts()
    before = spoken(application)
    speak(application, lang)
    try:
        pdf = pdf_of(sheet, paper)
    finally:
        speak(application, before)
    save_file(path, pdf)


def _without_screen() -> QGuiApplication:
    before = os.environ.get("QT_QPA_PLATFORM")
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    try:
        return QGuiApplication(["svedesk"])
    finally:
        if before is None:
            del os.environ["QT_QPA_PLATFORM"]
        else:
            os.environ["QT_QPA_PLATFORM"] = before
