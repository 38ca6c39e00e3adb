"""What Qt says is logged, and where the report of a mistake is, is said in the window."""

import logging
from pathlib import Path

import pytest
from PySide6.QtCore import qWarning
from pytestqt.qtbot import QtBot

from svedesk.gui.app import run
from svedesk.settings.store import SettingsStore


def test_messages_of_qt_and_reports(
    qtbot: QtBot, tmp_path: Path, caplog: pytest.LogCaptureFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    window = run.make_window(saves=tmp_path, settings=SettingsStore(this_run={"game": "sve"}))
    qtbot.addWidget(window)
    with run.messages_logged(window.app):
        qWarning("a message of Qt")
        logging.getLogger("svedesk").critical("Internal error, report: %s", Path("reports") / "7.txt")
    assert ("svedesk", logging.WARNING, "Qt: a message of Qt") in caplog.record_tuples
    assert "a message of Qt" in capsys.readouterr().err
    said = window.app.router.home.page.form.trouble.text()
    assert said == f"Internal error in svedesk. Report: {Path('reports') / '7.txt'}."
