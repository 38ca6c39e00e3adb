"""A long log is read from its end."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from gui.person import Person
from PySide6.QtWidgets import QApplication


@pytest.mark.slow
def test_a_game_gone_on_with_shows_the_end_of_its_log(sit: Callable[..., Person]) -> None:
    person = sit()
    person.keep_hands()
    for _ in range(12):
        person.page.press_go_on()
    log = person.page.log
    person.window.app.router.rebuild()
    QApplication.processEvents()
    log = person.page.log
    bar = log.verticalScrollBar()
    assert bar.maximum() > 0
    assert bar.value() == bar.maximum()
