"""The sheet in the window: seen before it is printed, kept as a file."""

from __future__ import annotations

from pathlib import Path

import pytest
from gui.rooms.decks.builder import dialog
from gui.rooms.decks.sheet.reading import pages_of
from PySide6.QtPrintSupport import QPrinter
from pytestqt.qtbot import QtBot
from shipped import SVE, having, starter_decks, starter_library

from svedesk.decks.sheet import sheet_of
from svedesk.gui.app.routes import DecksRoute
from svedesk.gui.app.window import MainWindow
from svedesk.gui.look.theme import DARK
from svedesk.gui.rooms.decks.page import BuilderPage
from svedesk.gui.rooms.decks.share_dialog import ShareDeckDialog
from svedesk.gui.rooms.decks.sheet.dialog import SheetDialog
from svedesk.gui.rooms.decks.sheet.output import draw_on

SD01 = starter_decks()["SD01"]


@pytest.mark.slow
def test_a_deck_is_kept_as_a_pdf(window: MainWindow, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    window.app.router.open(DecksRoute())
    page = window.stack.currentWidget()
    assert isinstance(page, BuilderPage)
    page.put(SD01)
    sharing = dialog(page, "share", ShareDeckDialog, monkeypatch)
    sharing.print.click()
    (sheet,) = page.findChildren(SheetDialog)
    sheet.paper.setCurrentIndex(sheet.paper.findData("letter"))
    sheet.save_to(tmp_path / "deck.pdf")
    assert sheet.status.text() == "Saved as deck.pdf."
    pdf = (tmp_path / "deck.pdf").read_bytes()
    assert "SD01-011" in pages_of(pdf)[0]
    assert b"612" in pdf
    sheet.save_to(tmp_path / "no" / "deck.pdf")
    assert "does not exist" in sheet.status.text()
    assert not sheet.after.isVisible()
    sheet.accept()
    sharing.close()


def test_pages_are_turned(qtbot: QtBot, window: MainWindow) -> None:
    cards = tuple((number, 1) for number in starter_library() if number[2:4] in ("01", "02"))
    sheet = SheetDialog(sheet_of(having(SD01, main=cards), starter_library(), SVE, "en"), DARK, "en", window)
    assert sheet.which.text() == "Page 1 of 2"
    first = sheet.page.pixmap().toImage()
    sheet.after.click()
    assert sheet.which.text() == "Page 2 of 2"
    assert not sheet.after.isEnabled()
    assert sheet.page.pixmap().toImage() != first
    sheet.paper.setCurrentIndex(1 - sheet.paper.currentIndex())
    assert sheet.at == 0
    sheet.close()


def test_a_printer_gets_the_same_pages(window: MainWindow, tmp_path: Path) -> None:
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    printer.setFullPage(True)
    draw_on(printer, sheet_of(SD01, starter_library(), SVE, "en"), "a4")
    (said,) = pages_of((tmp_path / "printed.pdf").read_bytes())
    assert "SD01-011" in said
