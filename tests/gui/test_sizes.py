"""The table fits: no two zones overlap, the hand is whole, no text is cut, from the smallest window to a large
screen."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pytest
from gui.person import Person
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from svedesk.engine.records import Place
from svedesk.games.sve.desk.table import SVE_TABLE
from svedesk.gui.table import manual
from svedesk.gui.table.layout import Layout, layout
from svedesk.gui.table.tray import TrayItem

TABLES = [(744, 520), (837, 520), (980, 626), (1500, 986), (2940, 1966), (1400, 626), (980, 986)]
WINDOWS = [(1000, 600), (1093, 614), (1280, 720), (1920, 1080), (2560, 1440)]


def zones(table: Layout) -> dict[str, QRectF]:
    sides = {"near": table.near, "far": table.far}
    found = {f"{name}.{zone}": rect for name, side in sides.items() for zone, rect in side.zones.items()}
    for name, side in sides.items():
        found |= {f"{name}.{number}": side.numbers[number] for number in ("play_points", "evolution_points")}
        found[f"{name}.name"] = side.name
    return {**found, "resolution": table.shared["resolution"], "end_turn": table.go_on}


OF_TWO_UNIVERSES = {"race", "equipment"}
"""A deck is of one universe: there are never both, and they lie at the same place."""


@pytest.mark.parametrize("size", TABLES)
def test_zones_lie_inside_the_table_and_never_overlap(size: tuple[int, int]) -> None:
    check_zones(layout(SVE_TABLE, *size), size)


def check_zones(table: Layout, size: tuple[int, int]) -> None:
    """All of them lie inside of a table so large, none over another."""
    inside = QRectF(-0.01, -0.01, size[0] + 0.02, size[1] + 0.02)
    for name, rect in zones(table).items():
        assert inside.contains(rect), name
        assert rect.width() > 20, name
        assert rect.height() > 20, name
    for (one, first), (other, second) in combinations(zones(table).items(), 2):
        if {one.rpartition(".")[2], other.rpartition(".")[2]} == OF_TWO_UNIVERSES:
            continue
        common = first.intersected(second)
        assert common.width() < 0.01 or common.height() < 0.01, f"{one} and {other}"


@pytest.mark.parametrize("size", TABLES)
def test_an_engaged_card_fits_its_place(size: tuple[int, int]) -> None:
    table = layout(SVE_TABLE, *size)
    for side, far in ((table.near, False), (table.far, True)):
        engaged = table.card_width("field", far=far) * 88 / 63
        slot = table.slot(side, "field", 0)
        assert engaged <= min(slot.width(), slot.height()) + 0.01


@pytest.mark.slow_after_first
@pytest.mark.parametrize("cards", [1, 5, 9, 14])
def test_the_hand_is_whole_and_every_card_of_it_can_be_pointed_at(sit: Callable[..., Person], cards: int) -> None:
    person = sit()
    person.keep_hands()
    table_seat = person.page.table_seat
    table_seat.toggle_rules()
    have = len(person.names("hand"))
    if cards > have:
        manual.draw(table_seat, 0, cards - have)
    elif cards < have:
        table_seat.act(
            "move", [card.id for card in person.view.zone(0, "hand").cards[cards:]], Place(0, "deck"), text="top"
        )
    for size in WINDOWS:
        resize(person, size)
        check_hand(person, cards)


def resize(person: Person, size: tuple[int, int]) -> None:
    person.window.resize(*size)
    person.qtbot.waitUntil(lambda: (person.window.width(), person.window.height()) == size)


def check_hand(person: Person, cards: int) -> None:
    scene = person.page.scene
    table = QRectF(0, 0, scene.layout.size.width(), scene.layout.size.height())
    items = [scene.item_of(card.id) for card in person.view.zone(0, "hand").cards]
    assert len(items) == cards
    for item in items:
        assert item is not None
        assert table.contains(item.mapRectToScene(item.face)), "cut off"
        left = item.mapToScene(item.face.center())
        left.setX(item.mapRectToScene(item.face).left() + max(10, item.face.width() * 0.06))
        assert scene.card_at(left) is item, "covered whole by its neighbour"


@pytest.mark.slow
def test_no_text_of_the_bars_is_cut(sit: Callable[..., Person]) -> None:
    person = sit()
    person.keep_hands()
    for size in WINDOWS:
        resize(person, size)
        check_texts(person)


def check_texts(person: Person) -> None:
    page = person.page
    widgets: list[QWidget] = [*page.bar.findChildren(QPushButton), page.go_on, page.bar.turn, page.bar.waiting]
    for widget in widgets:
        if widget.isVisible() and isinstance(widget, QPushButton | QLabel):
            needed = QFontMetricsF(widget.font()).horizontalAdvance(widget.text())
            assert needed <= widget.width(), widget.text()
    sentence = page.strip.sentence
    assert sentence.heightForWidth(sentence.width()) <= page.strip.height()


@pytest.mark.slow_after_first
@pytest.mark.parametrize("count", [1, 10, 40, 50])
def test_a_tray_holds_all_its_cards_inside(sit: Callable[..., Person], count: int) -> None:
    person = sit()
    person.keep_hands()
    table_seat = person.page.table_seat
    table_seat.toggle_rules()
    for part in range(0, count, 10):
        assert manual.create(table_seat, "SD01-008", Place(0, "banished"), min(10, count - part))
    for size in WINDOWS:
        resize(person, size)
        person.page.open_pile(Place(0, "banished"))
        check_tray(person, count)


def check_tray(person: Person, count: int) -> None:
    tray = person.page.scene.tray
    assert isinstance(tray, TrayItem)
    assert len(tray.spots) == count
    table = QRectF(0, 0, person.page.scene.layout.size.width(), person.page.scene.layout.size.height())
    assert table.contains(tray.rect)
    boxes = []
    for spot in tray.spots:
        high = spot.width * 88 / 63
        box = QRectF(spot.centre.x() - spot.width / 2, spot.centre.y() - high / 2, spot.width, high)
        assert tray.rect.contains(box)
        boxes.append(box)
    assert not any(one.intersects(other) for one, other in combinations(boxes, 2))


def test_the_panel_takes_its_share_of_the_smallest_window_and_no_more(qtbot: QtBot, sit: Callable[..., Person]) -> None:
    page = sit().page
    page.window().resize(1000, 600)
    qtbot.waitUntil(lambda: page.width() == 1000)
    page.panel.refresh()  # as Qt does when what is in it changes
    QApplication.processEvents()
    assert (page.view.width(), page.panel.width()) == (744, 256)
