"""A window before a card library of its own, and what is done with it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from cards.lists import card, card_database
from gui.rooms.cards.librarian import NUMBERS, Librarian
from PySide6.QtCore import QCoreApplication, QEvent
from pytestqt.qtbot import QtBot
from shipped import SVE

from svedesk.cards.database import Database
from svedesk.gui.app.run import application_for, make_window
from svedesk.gui.app.window import MainWindow
from svedesk.gui.look.theme import DARK


@pytest.fixture
def database(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Database:
    for room in ("cards.database", "cards.kept_mappings", "packs.shelf", "packs.drafts"):
        monkeypatch.setattr(f"svedesk.{room}.user_data_path", lambda *_, **__: tmp_path / "data")
    return Database(SVE)


@pytest.fixture
def window(qtbot: QtBot, database: Database, tmp_path: Path) -> Iterator[MainWindow]:
    application_for(DARK)
    window = make_window(saves=tmp_path / "saves", reduced_motion=True)
    window.resize(1280, 720)
    window.show()
    qtbot.waitExposed(window)
    yield window
    window.close()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@pytest.fixture
def librarian(qtbot: QtBot, window: MainWindow) -> Librarian:
    """He has just come to the page."""
    found = Librarian(qtbot, window)
    found.click(window.app.router.home.page.cards)
    found.ready()
    return found


@pytest.fixture
def xml(tmp_path: Path) -> Path:
    """A file of cards, one of which nobody knows."""
    path = tmp_path / "cards.xml"
    embers = [card(f"Ember {number[-3:]} ", f"a/{number}EN.png") for number in NUMBERS]
    path.write_text(card_database(*embers, card("Ashes")), encoding="utf-8")
    return path
