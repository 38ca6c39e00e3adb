"""The cards the window works with: rules that are given to it are kept."""

from __future__ import annotations

from collections.abc import Iterator
from threading import Event, Thread

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot
from shipped import SVE, starter_library

from svedesk.cards.library import Library
from svedesk.games.sve.card_scripts import SCRIPTS
from svedesk.games.sve.ruleset import Sve
from svedesk.gui.app.card_service import CardService
from svedesk.gui.kit.tasks import Tasks


@pytest.fixture
def tasks(qtbot: QtBot) -> Iterator[Tasks]:
    made = Tasks()
    yield made
    made.close()


def test_rules_being_made_in_the_background_do_not_take_the_place_of_those_given_meanwhile(tasks: Tasks) -> None:
    library = Library(tuple(starter_library().values()))
    usual, given = Sve(starter_library(), SCRIPTS), Sve(starter_library(), SCRIPTS)
    begun, go_on = Event(), Event()

    def make() -> Sve:
        begun.set()
        go_on.wait(5)
        return usual

    parent = QObject()
    cards = CardService(SVE, make, library, tasks, parent)
    making = Thread(target=lambda: cards.rules)
    giving = Thread(target=lambda: setattr(cards, "rules", given))
    making.start()
    begun.wait(5)
    giving.start()
    giving.join(0.05)  # it has to wait, or is done by now
    go_on.set()
    making.join()
    giving.join()
    assert cards.rules is given
