"""A counter of one's own: its name is typed over the one that is offered, and its badge is no wider than the card."""

from __future__ import annotations

import pytest
from gui.table.manual.manual_person import Hands
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from svedesk.gui.kit.input_dialogs import TextDialog
from svedesk.gui.look.chips import Chip, chip_size, fitted


def test_what_is_typed_takes_the_place_of_what_is_offered(person: Hands) -> None:
    card = person.mine("Goblin")
    person.menu_of(card, "Counters", "New counter")
    dialog = person.page.opened
    assert isinstance(dialog, TextDialog)
    person.qtbot.waitUntil(lambda: QApplication.focusWidget() is dialog.field)
    person.qtbot.keyClicks(QApplication.focusWidget(), "charge")
    person.qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    person.settle()
    assert dict(person.mine("Goblin").counters) == {"charge": 1}


def test_a_long_name_makes_no_badge_wider_than_its_card(person: Hands) -> None:
    card = person.mine("Goblin")
    person.menu_of(card, "Counters", "New counter")
    person.type("a very long name for a counter")
    item = person.page.scene.item_of(person.mine("Goblin").id)
    assert item is not None
    chips = item._faces.chips(item.card, item.width)
    assert chips
    assert all(chip.deviceIndependentSize().width() <= item.width for chip in chips)


@pytest.mark.usefixtures("qapp")  # fonts need it
def test_the_number_is_whole_however_long_the_name() -> None:
    high = 20.0
    for most in (24.0, 40.0, 60.0, 90.0):
        chip = fitted(Chip("counter", 12, "魔力カウンターのとても長い名前"), high, most)
        assert chip.label.endswith("12")
        assert chip_size(chip, high)[0] <= max(most, chip_size(Chip("counter", 12), high)[0])
    short = Chip("counter", 1, "spell")
    assert fitted(short, high, 90.0) == short
