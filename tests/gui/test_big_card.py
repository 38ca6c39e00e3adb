"""A large card lies in the middle of its room, as large as that is, with its shadow around it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from pytestqt.qtbot import QtBot

from svedesk.gui.kit.big_card import BigCard


class Drawn(BigCard):
    """Notes where it was to be drawn."""

    def __init__(self) -> None:
        super().__init__("A card")
        self.seen: list[QRectF] = []

    def draw_card(self, painter: QPainter, place: QRectF) -> None:
        self.seen.append(place)


@pytest.mark.parametrize(("width", "height"), [(300, 300), (300, 900), (283, 401), (900, 200)])
def test_it_fills_the_room_it_has(qtbot: QtBot, width: int, height: int) -> None:
    card = Drawn()
    qtbot.addWidget(card)
    card.resize(width, height)
    card.grab()
    (place,) = card.seen
    free = BigCard.AROUND
    room = QRectF(free, free, width - 2 * free, height - 2 * free)
    assert room.contains(place)
    assert place.height() / place.width() == pytest.approx(88 / 63)
    assert min(room.width() - place.width(), room.height() - place.height()) < 1.5
    assert place.center().x() == pytest.approx(width / 2)
    assert place.top() == free


def test_where_there_is_no_room_nothing_is_drawn(qtbot: QtBot) -> None:
    card = Drawn()
    qtbot.addWidget(card)
    card.resize(50, 300)
    card.grab()
    assert card.seen == []


@pytest.mark.parametrize("width", [200, 263, 420])
def test_its_height_and_width_belong_together(width: int) -> None:
    assert abs(BigCard.wide(BigCard.high(width)) - width) <= 1
