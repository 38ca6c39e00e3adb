"""Lights at the computer's name while it thinks."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from gui.person import Person
from gui.table.computer.conftest import AgainstScript

from svedesk.gui.table.life import ThinkingLights


def thinking(person: Person) -> list[ThinkingLights]:
    return [item for item in person.page.scene.items() if isinstance(item, ThinkingLights)]


@pytest.mark.parametrize("reduced", [False, True])
def test_lights_at_its_name_tell_that_the_computer_thinks(against: Callable[..., AgainstScript], reduced: bool) -> None:
    person = against()
    person.window.app.settings.change(reduced_motion=reduced)
    person.until_asked()
    assert not thinking(person)
    person.computer.waits = True
    person.end_turn()
    person.page.queue.hurry()
    (shown,) = thinking(person)
    plate = person.page.scene.side(1).name
    assert plate.contains(shown.boundingRect())
    assert person.page.life.lives is not reduced
    person.computer.say()
    person.until_asked()
    assert not thinking(person)
