"""Reports of mistakes in svedesk itself: text files in the user's own folder, for the user to read and to send; and
beside them one log, of what Qt has to say."""

from __future__ import annotations

import faulthandler
import logging
import os
import platform
import sys
import traceback
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType

from platformdirs import user_state_path

from svedesk import __version__
from svedesk.documents.writing import replace, take_away

KEPT = 20
"""How many reports are kept."""
LARGEST_LOG = 500_000
"""Bytes of the log; when it is full, it is begun anew and the one before is kept."""
MOST = 5
"""Reports of one run of the window: what fails while it paints fails at each painting."""


def reports_folder() -> Path:
    """Where reports are written."""
    return user_state_path("svedesk", appauthor=False) / "reports"


def write_report(error: BaseException, given: Sequence[str]) -> Path:
    """Write what is known of an error; returns the file. Raises OSError."""
    return _write(given, "".join(traceback.format_exception(error)))


def _write(given: Sequence[str], text: str) -> Path:
    folder = reports_folder()
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{datetime.now(UTC):%Y%m%d-%H%M%S-%f}.txt"
    lines = (
        f"svedesk {__version__}",
        f"Python {sys.version.split()[0]} on {platform.system()} {platform.machine()}",
        f"arguments: {' '.join(given)}",
        "",
        text.rstrip("\n"),
    )
    path.write_text("\n".join(lines) + "\n", encoding="utf-8", errors="backslashreplace")
    for old in sorted(folder.glob("*.txt"))[:-KEPT]:
        take_away(old)
    return path


class _Log(RotatingFileHandler):
    """The log. On Windows it can't be begun anew while another window has it open: then it is written on."""

    def rotate(self, source: str, dest: str) -> None:
        try:
            replace(Path(source), Path(dest))
        except OSError:
            self.maxBytes *= 2  # or each message would wait for the other window


@contextmanager
def logged(given: Sequence[str]) -> Iterator[None]:
    """While a window is open: what Qt says goes into the log, each mistake into a report, and so does a crash, at the
    next start. A folder that can't be written to is no reason not to play."""
    folder = reports_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        _report_crash(folder, given)
        crashes = (folder / "crash.log").open("ab")
    except OSError:
        yield
        return
    log = _Log(folder / "svedesk.log", maxBytes=LARGEST_LOG, backupCount=1, encoding="utf-8", delay=True)
    log.setFormatter(logging.Formatter("%(asctime)s %(process)d %(levelname)s %(message)s"))
    logger = logging.getLogger("svedesk")
    logger.addHandler(log)
    before, reports = sys.excepthook, 0

    def report(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        nonlocal reports
        reports += 1
        if reports <= MOST:
            with suppress(OSError):
                logger.critical("Internal error, report: %s", write_report(error, given))
        before(kind, error, trace)

    sys.excepthook = report
    ours = not faulthandler.is_enabled()  # else somebody wants to see it elsewhere
    if ours:
        faulthandler.enable(crashes)
    try:
        yield
    finally:
        if ours:
            faulthandler.disable()
        sys.excepthook = before
        logger.removeHandler(log)
        log.close()
        crashes.close()


def _report_crash(folder: Path, given: Sequence[str]) -> None:
    """Make a report of what was written when svedesk crashed."""
    crashes = folder / "crash.log"
    if crashes.exists() and crashes.stat().st_size:
        _write(given, crashes.read_text(encoding="utf-8", errors="replace"))
        os.truncate(crashes, 0)
