"""Looking at the top cards of the deck: all of them are seen, those that may be taken glow, the question is read
whole."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from gui.person import Person
from gui.test_whole_game import answer
from PySide6.QtGui import QFontMetricsF

from svedesk.engine.records import Place
from svedesk.gui import by_hand
from svedesk.gui.look.fonts import SEMIBOLD, font
from svedesk.gui.table.tray import TrayItem

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def to_a_look(person: Person, *, fits: bool) -> None:
    """Play on by mouse until somebody looks at cards of which some fit, or none do."""
    for _ in range(900):
        person.uncover()
        ask = person.ask
        assert ask is not None, "the game ended without such a look"
        if ask.kind == "look" and any(option.kind == "card" for option in ask.options) is fits:
            return
        answer(person, ask)


def test_all_cards_looked_at_lie_in_the_tray_and_what_may_be_taken_glows(sit: Callable[..., Person]) -> None:
    person = sit(seed=1, open_hands=False, decks=("SD03", "SD04"))
    to_a_look(person, fits=True)
    ask, tray = person.ask, person.page.scene.tray
    assert ask is not None
    assert isinstance(tray, TrayItem)
    looked = person.view.zone(ask.seat, "deck").cards
    assert [spot.key.card for spot in tray.spots] == [card.id for card in looked]
    may_be_taken = {option.card for option in ask.options if option.kind == "card"}
    assert len(looked) > len(may_be_taken)
    for card in looked:
        item = person.page.scene.item_of(card.id)
        assert item is not None
        assert (item.glow, item.dimmed) == (("target", False) if card.id in may_be_taken else ("", True))
    said = QFontMetricsF(font(tray.layout.text(16), SEMIBOLD)).horizontalAdvance(tray.content.title)
    assert said < tray.rect.width()


def test_they_are_seen_also_when_none_of_them_fits(sit: Callable[..., Person]) -> None:
    person = sit()
    person.keep_hands()
    sitting = person.page.sitting
    sitting.toggle_rules()
    by_hand.create(sitting, "SD03-013", Place(0, "hand"))
    by_hand.create(sitting, "SD01-017", Place(0, "hand"), 4)
    goblins = [card.id for card in person.view.zone(0, "hand").cards if person.name(card) == "Goblin"][-4:]
    by_hand.move(sitting, goblins, Place(0, "deck"), "top")
    by_hand.number_set(sitting, 0, "play_points", 5)
    sitting.toggle_rules()
    person.play("Sorcery Cache")
    ask, tray = person.ask, person.page.scene.tray
    assert ask is not None
    assert (ask.kind, [option.card for option in ask.options]) == ("look", [0])
    assert isinstance(tray, TrayItem)
    assert [person.name(card) for card in tray.content.cards] == ["Goblin"] * 4
    person.press("None of these")
    assert person.ask is not None
    assert person.ask.serial > ask.serial
