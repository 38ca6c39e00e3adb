"""Pictures of the table without a display, and what the window costs as numbers."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from gui.person import Person
from PySide6.QtGui import QImage

from svedesk.gui.app.screenshot import shoot


def colours(picture: QImage) -> int:
    return len({picture.pixel(x, y) for x in range(0, picture.width(), 7) for y in range(0, picture.height(), 7)})


@pytest.mark.slow
def test_a_desk_is_drawn_as_each_seat_sees_it(sit: Callable[..., Person], tmp_path: Path) -> None:
    person = sit(open_hands=False)
    person.keep_hands()
    pictures = []
    for seat in (0, 1):
        out = tmp_path / f"{seat}.png"
        shoot(person.page.table_seat.desk, person.page.table_seat.words.texts, out, size=(1280, 720), seat=seat)
        picture = QImage(str(out))
        assert (picture.width(), picture.height()) == (1280, 720)
        assert colours(picture) > 200, "an empty table has fewer"
        pictures.append(picture)
    assert pictures[0] != pictures[1]


def test_another_scale_than_the_screens_needs_a_process_of_its_own(sit: Callable[..., Person], tmp_path: Path) -> None:
    person = sit()
    with pytest.raises(ValueError, match="scale"):
        shoot(person.page.table_seat.desk, person.page.table_seat.words.texts, tmp_path / "x.png", scale=2.0)


@pytest.mark.slow
@pytest.mark.parametrize(("size", "scale"), [("1366x768", "1.25"), ("1920x1080", "1.5")])
def test_the_command_draws_a_saved_game_at_any_scale(
    sit: Callable[..., Person], tmp_path: Path, size: str, scale: str
) -> None:
    person = sit()
    person.keep_hands()
    save, out = tmp_path / "game.svedesk", tmp_path / "out.png"
    person.page.table_seat.desk.save(save)
    command = [sys.executable, "-m", "svedesk", "shot", str(save), str(out), "--size", size, "--scale", scale]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 0, done.stderr
    picture = QImage(str(out))
    assert f"{picture.width()}x{picture.height()}" == size
    assert colours(picture) > 200


@pytest.mark.slow
@pytest.mark.parametrize(
    ("module", "names"),
    [
        ("start", {"window_ready_ms", "rules_ready_ms"}),
        ("drag", {"frame_median_ms", "frame_p95_ms", "frame_cards", "group_p95_ms", "resident_mb"}),
    ],
)
def test_each_measure_prints_its_numbers(module: str, names: set[str]) -> None:
    command = [sys.executable, "-m", f"svedesk.gui.bench.{module}"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=100)
    found = json.loads(done.stdout)
    assert set(found) == names
    assert all(value > 0 for value in found.values())
    assert found.get("frame_cards", 120) == 120
