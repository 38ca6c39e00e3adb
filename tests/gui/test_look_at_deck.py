"""Looking at the top cards of the deck: all of them are seen, those that may be taken glow, the question is read
whole."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from gui.person import Person
from PySide6.QtGui import QFontMetricsF

from svedesk.engine.records import Place
from svedesk.gui.look.theme import SEMIBOLD, font
from svedesk.gui.table import manual
from svedesk.gui.table.tray import TrayItem


def look(person: Person, *on_top: str) -> None:
    """Play Sorcery Cache, which looks at four cards for a spell, with these on top of the deck."""
    person.keep_hands()
    table_seat = person.page.table_seat
    table_seat.toggle_rules()
    manual.create(table_seat, "SD03-013", Place(0, "hand"))
    for number in reversed(on_top):
        manual.create(table_seat, number, Place(0, "hand"))
        made = max(card.id for card in person.view.zone(0, "hand").cards)
        table_seat.act("move", [made], Place(0, "deck"), text="top")
    manual.number_set(table_seat, 0, "play_points", 5)
    table_seat.toggle_rules()
    person.play("Sorcery Cache")


@pytest.mark.slow
def test_all_cards_looked_at_lie_in_the_tray_and_what_may_be_taken_glows(sit: Callable[..., Person]) -> None:
    person = sit(open_hands=False)
    look(person, "SD01-017", "SD03-013", "SD01-017", "SD03-013")
    ask, tray = person.ask, person.page.scene.tray
    assert ask is not None
    assert isinstance(tray, TrayItem)
    looked = person.view.zone(ask.seat, "deck").cards
    assert [spot.key.card for spot in tray.spots] == [card.id for card in looked]
    may_be_taken = {option.card for option in ask.options if option.kind == "card"}
    assert len(looked) > len(may_be_taken) > 0
    for card in looked:
        item = person.page.scene.item_of(card.id)
        assert item is not None
        assert (item.glow, item.dimmed) == (("target", False) if card.id in may_be_taken else ("", True))
    said = QFontMetricsF(font(tray.layout.text(16), SEMIBOLD)).horizontalAdvance(tray.content.title)
    assert said < tray.rect.width()


@pytest.mark.slow
def test_they_are_seen_also_when_none_of_them_fits(sit: Callable[..., Person]) -> None:
    person = sit()
    look(person, *["SD01-017"] * 4)
    ask, tray = person.ask, person.page.scene.tray
    assert ask is not None
    assert (ask.kind, [option.card for option in ask.options]) == ("look", [0])
    assert isinstance(tray, TrayItem)
    assert [person.name(card) for card in tray.content.cards] == ["Goblin"] * 4
    person.press("None of these")
    assert person.ask is not None
    assert person.ask.serial > ask.serial
