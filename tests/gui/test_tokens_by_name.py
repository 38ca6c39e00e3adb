"""Tokens that only Japanese editions know: created by name in a game of EN 1.16.0, since by hand everything can be, and
used with the mouse from the EX area."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Literal

import pytest
from gui.person import Person
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMenu

from svedesk.engine.records import Place
from svedesk.gui.app.window import MainWindow
from svedesk.gui.kit.input_dialogs import CardDialog
from svedesk.gui.kit.translate import speak
from svedesk.gui.table import manual


@pytest.fixture(autouse=True)
def english_again(window: MainWindow) -> Iterator[None]:
    yield
    application = QApplication.instance()
    assert application is not None
    speak(application, "en")


@pytest.mark.slow_after_first
@pytest.mark.parametrize(
    ("spoken", "typed"), [("en", "spreading"), ("en", "絶叫の拡散"), ("ja", "絶叫の拡散"), ("ja", "t-spreading")]
)
def test_a_token_of_a_japanese_edition_is_created_by_name(
    window: MainWindow, sit: Callable[..., Person], spoken: Literal["en", "ja"], typed: str
) -> None:
    hand = sit()
    hand.keep_hands()
    hand.press("Rules on")
    assert hand.page.table_seat.desk.session.setup.rules == "EN 1.16.0"
    window.app.settings.change(lang=spoken)
    hand.key(Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)
    dialog = hand.page.opened
    assert isinstance(dialog, CardDialog)
    dialog.field.setText(typed)
    rows = (dialog.list.item(row) for row in range(dialog.list.count()))
    shown, *_other_prints = (row.text() for row in rows if not row.isHidden())
    assert "JA 1.18.0" in shown
    assert "絶叫の拡散" in shown
    hand.qtbot.keyClick(dialog.field, Qt.Key.Key_Return)
    assert [card.number for card in hand.view.zone(0, "field").cards] == ["T-SPREADING-SCREAM"]
    assert hand.names("field") == [{"en": "Scream Diffusion", "ja": "絶叫の拡散"}[spoken]]


def test_an_ability_of_a_card_in_the_ex_area_is_used_from_its_menu(
    window: MainWindow, sit: Callable[..., Person]
) -> None:
    hand = sit()
    hand.keep_hands()
    hand.press("Rules on")
    manual.create(hand.page.table_seat, "T-GLEAMING-COIN", Place(0, "ex"), count=3)
    hand.press("Manual mode")
    coin = hand.view.zone(0, "ex").cards[0]
    points, cards = hand.view.number(0, "play_points"), hand.view.zone(0, "hand").count
    hand.click(coin.id)
    menu = hand.page.opened
    assert isinstance(menu, QMenu)
    hand.choose_in_menu("Glittering Gold: Act cost 1")
    assert hand.names("ex") == []
    assert hand.view.number(0, "leader_defense") == 21
    assert (hand.view.number(0, "play_points"), hand.view.zone(0, "hand").count) == (points - 1, cards + 1)
