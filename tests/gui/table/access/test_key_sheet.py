"""The key list on paper, and signs that do not move."""

from __future__ import annotations

from collections.abc import Callable
from html import unescape
from pathlib import Path

import pytest
from gui.person import LEFT, Person
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QTextDocument
from PySide6.QtWidgets import QDialog
from shipped import SVE

from svedesk.gui.app.actions import ACTIONS, label_of
from svedesk.gui.app.window import MainWindow
from svedesk.gui.kit.translate import speak
from svedesk.gui.rooms.help.keys_dialog import KeysDialog
from svedesk.gui.table.pointing import Ring


@pytest.fixture
def sheet(window: MainWindow) -> KeysDialog:
    window.app.actions["keys"].trigger()
    return next(dialog for dialog in window.findChildren(QDialog) if isinstance(dialog, KeysDialog))


def test_every_action_with_a_key_is_on_every_kind_of_paper(sheet: KeysDialog, tmp_path: Path) -> None:
    for name in ("keys.html", "keys.txt", "keys.pdf"):
        sheet.save(tmp_path / name)
        assert sheet.notice.text() == f"Saved as {name}."
    html = unescape((tmp_path / "keys.html").read_text(encoding="utf-8"))
    text = (tmp_path / "keys.txt").read_text(encoding="utf-8")
    for action in ACTIONS:
        if action.keys:
            assert label_of(action, SVE, "en") in html
            assert label_of(action, SVE, "en") in text
    assert "Ctrl+Shift+B" in text
    pdf = (tmp_path / "keys.pdf").read_bytes()
    assert pdf.startswith(b"%PDF-")
    assert pdf.rstrip().endswith(b"%%EOF")
    assert pdf.count(b"/Type /Page\n") in (1, 2, 3), "a few pages, not a picture of the window"


def test_what_is_copied_can_be_read_line_by_line(sheet: KeysDialog) -> None:
    sheet.copy()
    lines = QGuiApplication.clipboard().text().splitlines()
    assert lines[0] == "Play"
    assert any(line.split("  ")[-1] == "Draw 1" for line in lines)
    assert sheet.notice.text() == "Key list copied."


def test_it_says_why_it_is_not_saved(sheet: KeysDialog, tmp_path: Path) -> None:
    sheet.save(tmp_path / "nowhere" / "keys.html")
    assert "keys.html" in sheet.notice.text()
    assert not sheet.notice.text().startswith("Saved")


def test_a_key_with_letters_of_html_is_printed_as_it_is(sheet: KeysDialog, tmp_path: Path) -> None:
    sheet.groups = (("A & B", (("less <than>", "Ctrl+<"),)),)
    sheet.save(tmp_path / "keys.html")
    document = QTextDocument()
    document.setHtml((tmp_path / "keys.html").read_text(encoding="utf-8"))
    assert "Ctrl+<" in document.toPlainText()
    assert "less <than>" in document.toPlainText()


def test_in_japanese(window: MainWindow, tmp_path: Path) -> None:
    application = QGuiApplication.instance()
    assert application is not None
    speak(application, "ja")
    try:
        window.app.actions["keys"].trigger()
        dialog = next(one for one in window.findChildren(QDialog) if isinstance(one, KeysDialog))
        dialog.save(tmp_path / "keys.txt")
    finally:
        speak(application, "en")
    assert "盤面を読み上げる" in (tmp_path / "keys.txt").read_text(encoding="utf-8")


def test_without_motion_a_ring_stands_still_and_goes(sit: Callable[..., Person]) -> None:
    person = sit()
    person.keep_hands()
    scene = person.page.scene
    assert person.page.motion.reduced
    at = person.page.view.mapFromScene(person.where(person.view.zone(0, "hand").cards[0].id))
    person.qtbot.mouseClick(person.page.view.viewport(), LEFT, Qt.KeyboardModifier.AltModifier, at)
    rings = [item for item in scene.items() if isinstance(item, Ring)]
    assert len(rings) == 1
    assert rings[0].opacity() > 0.5
    assert not person.page.motion.running
    person.qtbot.waitUntil(lambda: not any(isinstance(item, Ring) for item in scene.items()))
