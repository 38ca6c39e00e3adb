"""A card that lies facedown and that nobody knows: drawn as a back that can be pointed at, and turned up by hand."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from gui.person import RIGHT, Person
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu

from svedesk.engine.records import Place
from svedesk.gui.app import open_game
from svedesk.gui.table import manual


@pytest.fixture(params=[0, 1], ids=["mine", "the other's"])
def back(request: pytest.FixtureRequest, sit: Callable[..., Person], tmp_path: Path) -> tuple[Person, int]:
    """The rules off before a board that was loaded, with a Goblin facedown on a field."""
    person = sit(open_hands=False)
    person.keep_hands()
    person.press("Rules on")
    table_seat = person.page.table_seat
    manual.create(table_seat, "SD01-017", Place(request.param, "field"))
    table = table_seat.desk.session.table
    card = table.zone(request.param, "field")[0]
    table.put(table.cards[card]._replace(faceup=False, known=0))
    table_seat.desk.save_board(tmp_path / "board.svedesk")
    open_game.load(person.window.app, tmp_path / "board.svedesk")
    person.uncover()
    if not person.page.table_seat.manual:
        person.press("Rules on")
    return person, card


@pytest.mark.slow
@pytest.mark.slow_after_first
def test_it_can_be_pointed_at_without_saying_what_it_is(back: tuple[Person, int]) -> None:
    person, card = back
    person.hover(person.where(card))
    assert person.page.preview.card is None
    assert "Facedown card" in person.page.preview.notes.text()
    person.click(card, RIGHT)
    menu = person.page.opened
    assert isinstance(menu, QMenu)
    said = [action.text() for action in menu.actions()]
    assert "Turn over\tAlt+F" in said
    assert not {"Copy\tCtrl+J", "Damage and heal", "Keywords", "More changes"} & set(said)
    menu.close()


@pytest.mark.slow_after_first
def test_looked_at_alone_it_is_seen_by_one_seat_and_the_log_names_nothing(back: tuple[Person, int]) -> None:
    person, card = back
    log, me = person.page.log, person.page.table_seat.seat
    told = len(log.lines)
    person.click(card, RIGHT)
    menu = person.page.opened
    assert isinstance(menu, QMenu)
    (look,) = (action for action in menu.actions() if action.text() == "Look at it privately")
    look.trigger()
    menu.close()
    desk = person.page.table_seat.desk
    assert desk.view(me).card(card).number == "SD01-017"
    assert desk.view(1 - me).card(card) is None or not desk.view(1 - me).card(card).number
    person.hover(person.where(card))
    assert person.page.preview.card is not None
    (line,) = log.lines[told:]
    assert "looks at" in line


@pytest.mark.slow_after_first
def test_turned_up_by_menu_all_know_it_and_the_log_named_nothing_before(back: tuple[Person, int]) -> None:
    person, card = back
    log = person.page.log
    told = len(log.lines)
    person.double_click(card)  # engages it
    assert person.where(card) is not None
    assert "Goblin" not in " ".join(log.lines[told:])
    person.click(card, RIGHT)
    person.choose_in_menu("Turn over")
    shown = person.view.card(card)
    assert shown is not None
    assert (person.name(shown), shown.faceup, shown.sideways) == ("Goblin", True, True)
    person.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    again = person.view.card(card)
    assert again is not None
    assert again.sideways
