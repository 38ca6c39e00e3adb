"""The table at the sizes it has to hold at, compared with pictures that were looked at by eye.

They are compared small and with tolerance: another way to smooth an edge is no difference, a zone elsewhere is. After
a change that is meant to be seen, `SVEDESK_PICTURES=renew` in the environment of this test writes them anew: look at
each before it is committed.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from cli.conftest import process
from gui.person import Person
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from svedesk.engine.records import Place
from svedesk.gui.app.routes import SettingsRoute
from svedesk.gui.app.window import MainWindow
from svedesk.gui.table import manual

PICTURES = Path(__file__).parent / "pictures"
WIDTH = 200
"""Pixels the pictures are compared at."""
CELL = 20
"""Pixels of a cell in which nothing may differ much."""
MEAN, MOST = 4.0, 36.0
"""Least differences, out of 255, that count: of a whole picture, and of one cell."""
SCREENS = [("1280x720", "1"), ("1366x768", "1.25"), ("1920x1080", "1.5"), ("2560x1440", "2"), ("3840x2160", "2")]
"""Pixels, and the scale of the screen."""
WINDOWS = [(QSize(1920, 1080), 150, 100), (QSize(1000, 1300), 100, 100), (QSize(2200, 720), 100, 300)]
"""Logical pixels, the scale the user chose, and that of cards."""


def small(picture: QImage) -> QImage:
    shrunk = picture.convertToFormat(QImage.Format.Format_RGB32).scaledToWidth(
        WIDTH, Qt.TransformationMode.SmoothTransformation
    )
    return shrunk.convertToFormat(QImage.Format.Format_RGB888)


def rows(picture: QImage) -> list[bytes]:
    bits = bytes(picture.constBits())
    return [bits[y * picture.bytesPerLine() :][: 3 * picture.width()] for y in range(picture.height())]


def differences(one: QImage, other: QImage) -> tuple[float, float]:
    """How much two small pictures differ: on average, and in the cell in which they differ most."""
    assert one.size() == other.size()
    first, second = rows(one), rows(other)
    cells: dict[tuple[int, int], list[int]] = {}
    for y, (left, right) in enumerate(zip(first, second, strict=True)):
        for x in range(0, len(left), 3 * CELL):
            parts = zip(left[x : x + 3 * CELL], right[x : x + 3 * CELL], strict=True)
            cells.setdefault((x, y // CELL), []).extend(abs(a - b) for a, b in parts)
    means = [sum(cell) / len(cell) for cell in cells.values()]
    return sum(means) / len(means), max(means)


def compare(picture: QImage, name: str) -> None:
    file = PICTURES / f"{name}.png"
    now = small(picture)
    if os.environ.get("SVEDESK_PICTURES") == "renew":
        assert now.save(str(file))
    known = QImage(str(file)).convertToFormat(QImage.Format.Format_RGB888)
    assert not known.isNull(), f"there is no picture {file.name}"
    mean, most = differences(known, now)
    assert mean < MEAN, f"{name} looks otherwise (by {mean:.1f})"
    assert most < MOST, f"{name} looks otherwise somewhere (by {most:.1f})"


@pytest.fixture
def table(sit: Callable[..., Person]) -> Person:
    """Seven cards in hand, three followers on the field, one of them engaged, one opposite, tokens in the EX area."""
    person = sit()
    person.keep_hands()
    table_seat = person.page.table_seat
    table_seat.toggle_rules()
    manual.draw(table_seat, 0, 7 - len(person.names("hand")))
    for number, place in (
        ("SD01-003", Place(0, "field")),
        ("SD01-017", Place(0, "field")),
        ("SD01-008", Place(0, "field")),
        ("SD02-003", Place(1, "field")),
        ("SD01-T01", Place(0, "ex")),
    ):
        assert manual.create(table_seat, number, place)
    manual.turn(table_seat, person.card("Goblin", "field"))
    return person


@pytest.mark.slow
@pytest.mark.parametrize(("size", "scale"), SCREENS)
def test_the_table_on_a_screen(table: Person, tmp_path: Path, size: str, scale: str) -> None:
    board, out = tmp_path / "board.svedesk", tmp_path / "out.png"
    table.page.table_seat.desk.save_board(board)
    done = process("shot", str(board), str(out), "--size", size, "--scale", scale)
    assert done.status == 0, done.err
    compare(QImage(str(out)), f"screen-{size}")


@pytest.mark.slow
@pytest.mark.parametrize(("size", "percent", "cards"), WINDOWS)
def test_the_table_in_a_window(table: Person, window: MainWindow, size: QSize, percent: int, cards: int) -> None:
    window.resize(size)
    window.app.settings.change(ui_scale=percent, card_scale=cards)
    table.qtbot.waitUntil(lambda: window.size() == size)
    page = table.page
    compare(page.grab().toImage(), f"window-{size.width()}x{size.height()}")
    window.app.settings.change(ui_scale=100)


@pytest.mark.slow_after_first
@pytest.mark.parametrize("section", ["display", "game", "keys"])
def test_the_settings(window: MainWindow, section: str) -> None:
    window.app.router.open_over(SettingsRoute(section))
    page = window.app.router.cover.page
    assert page is not None
    QApplication.processEvents()  # its margins follow its size
    compare(page.grab().toImage(), f"settings-{section}")


def test_no_picture_could_stand_for_another() -> None:
    pictures = {
        file.stem: QImage(str(file)).convertToFormat(QImage.Format.Format_RGB888) for file in PICTURES.glob("*")
    }
    assert len(pictures) == len(SCREENS) + len(WINDOWS) + 3
    alike = [(one, other) for one in pictures for other in pictures if one < other]
    for one, other in alike:
        if pictures[one].size() == pictures[other].size() and {one[:4], other[:4]} != {"scre"}:
            mean, most = differences(pictures[one], pictures[other])
            assert mean > MEAN or most > MOST, f"{one} and {other}"
