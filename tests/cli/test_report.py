"""While a window is open: one log, a report of each mistake, and one of a crash at the next start."""

import logging
import subprocess
import sys
from pathlib import Path

import pytest

from svedesk.cli import report
from svedesk.cli.report import MOST, logged

CRASH = """
import faulthandler, sys
from pathlib import Path
from svedesk.cli import report
report.reports_folder = lambda: Path(sys.argv[1])
with report.logged(["--lang", "ja"]):
    faulthandler._sigsegv()
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(report, "reports_folder", lambda: tmp_path / "reports")
    monkeypatch.setattr(sys, "excepthook", sys.__excepthook__)
    return tmp_path / "reports"


def fail(error: Exception) -> None:
    """What Python does with an error in a slot of Qt."""
    try:
        raise error
    except type(error):
        sys.excepthook(*sys.exc_info())


def test_what_is_logged_is_in_one_file_that_is_begun_anew_when_full(folder, monkeypatch):
    monkeypatch.setattr(report, "LARGEST_LOG", 1000)
    with logged([]):
        for number in range(40):
            logging.getLogger("svedesk").warning("Qt: message %d あ", number)
    assert sorted(path.name for path in folder.iterdir()) == ["crash.log", "svedesk.log", "svedesk.log.1"]
    last = (folder / "svedesk.log").read_text(encoding="utf-8").splitlines()[-1]
    assert last.endswith("WARNING Qt: message 39 あ")
    assert all(path.stat().st_size <= 1000 for path in folder.iterdir())


def test_a_log_that_another_program_holds_is_written_on(folder, monkeypatch):
    monkeypatch.setattr(report, "LARGEST_LOG", 100)
    monkeypatch.setattr(report.os, "replace", lambda *paths: (_ for _ in ()).throw(PermissionError("held open")))
    with logged([]):
        for number in range(9):
            logging.getLogger("svedesk").warning("%d", number)
    assert len((folder / "svedesk.log").read_text(encoding="utf-8").splitlines()) == 9


def test_a_mistake_in_the_window_is_a_report(folder, capsys):
    with logged(["--theme", "light"]):
        fail(ValueError("no such card"))
    (written,) = folder.glob("*.txt")
    text = written.read_text(encoding="utf-8")
    assert "arguments: --theme light" in text
    assert text.endswith("ValueError: no such card\n")
    assert f"CRITICAL Internal error, report: {written}" in (folder / "svedesk.log").read_text(encoding="utf-8")
    assert "no such card" in capsys.readouterr().err, "and stands in the terminal, as before"


def test_what_fails_again_and_again_leaves_a_few_reports(folder, capsys):
    with logged([]):
        for _ in range(MOST * 3):
            fail(ValueError("while painting"))
    assert len(list(folder.glob("*.txt"))) == MOST
    assert sys.excepthook is sys.__excepthook__, "all is as before"


def test_a_crash_is_a_report_at_the_next_start(folder):
    command = [sys.executable, "-c", CRASH, str(folder)]
    crashed = subprocess.run(command, capture_output=True, check=False)
    assert crashed.returncode != 0
    assert list(folder.glob("*.txt")) == []
    for _ in range(2):
        with logged([]):
            pass
    (written,) = folder.glob("*.txt")
    assert "Current thread" in written.read_text(encoding="utf-8")


def test_where_nothing_can_be_written_the_window_opens_all_the_same(tmp_path, monkeypatch):
    (tmp_path / "file").write_text("no folder", encoding="utf-8")
    monkeypatch.setattr(report, "reports_folder", lambda: tmp_path / "file" / "reports")
    with logged([]):
        logging.getLogger("svedesk").warning("Qt: a message")
