"""Reports of mistakes in svedesk itself: text files in the user's own folder, for the user to read and to send."""

from __future__ import annotations

import platform
import sys
import traceback
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from platformdirs import user_state_path

from svedesk import __version__
from svedesk.documents.writing import take_away

KEPT = 20
"""How many reports are kept."""


def reports_folder() -> Path:
    """Where reports are written."""
    return user_state_path("svedesk", appauthor=False) / "reports"


def write_report(error: BaseException, given: Sequence[str]) -> Path:
    """Write what is known of an error; returns the file. Raises OSError."""
    folder = reports_folder()
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{datetime.now(UTC):%Y%m%d-%H%M%S-%f}.txt"
    lines = (
        f"svedesk {__version__}",
        f"Python {sys.version.split()[0]} on {platform.system()} {platform.machine()}",
        f"arguments: {' '.join(given)}",
        "",
        *traceback.format_exception(error),
    )
    path.write_text("\n".join(line.rstrip("\n") for line in lines) + "\n", encoding="utf-8", errors="backslashreplace")
    for old in sorted(folder.glob("*.txt"))[:-KEPT]:
        take_away(old)
    return path
