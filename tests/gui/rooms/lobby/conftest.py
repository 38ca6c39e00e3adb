"""Windows that play with each other."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from gui.rooms.lobby.pair import Pair
from PySide6.QtCore import QCoreApplication, QEvent
from pytestqt.qtbot import QtBot


@pytest.fixture
def pair(qtbot: QtBot, tmp_path: Path) -> Iterator[Pair]:
    made = Pair(qtbot, tmp_path)
    yield made
    made.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
