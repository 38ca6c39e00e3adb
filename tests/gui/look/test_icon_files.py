"""The icon as files: at every size as it is drawn, for Windows in one file, with an entry for desktops."""

from __future__ import annotations

from pathlib import Path

import pytest
from installer_tools import tool
from PIL import Image
from PySide6.QtGui import QImage, QPainter

from svedesk.data import assets

ICONS = assets() / "icons"
icons = tool("icons")


def apart(one: QImage, other: QImage) -> float:
    """How much two pictures differ on average, out of 255, seen on white."""
    assert one.size() == other.size()
    flat = []
    for image in (one, other):
        ground = QImage(image.size(), QImage.Format.Format_RGB32)
        ground.fill("white")
        painter = QPainter(ground)
        painter.drawImage(0, 0, image)
        painter.end()
        flat.append(bytes(ground.constBits()))
    return sum(abs(a - b) for a, b in zip(*flat, strict=True)) / len(flat[0])


@pytest.mark.parametrize("size", icons.SIZES)
def test_each_file_is_as_the_drawing(size: int) -> None:
    assert apart(QImage(str(ICONS / f"svedesk-{size}.png")), icons.icon_image(size)) < 1


def test_the_file_for_windows_holds_every_size_drawn_for_itself() -> None:
    with Image.open(ICONS / "svedesk.ico") as icon:
        assert icon.info["sizes"] == {(size, size) for size in icons.WINDOWS_SIZES}
        for size in icons.WINDOWS_SIZES:
            icon.size = (size, size)
            data = icon.convert("RGBA").tobytes()
            assert apart(QImage(data, size, size, QImage.Format.Format_RGBA8888), icons.icon_image(size)) < 1, size


def test_small_sizes_show_less() -> None:
    small = icons.icon_image(256).scaled(16, 16)
    assert apart(small, icons.icon_image(16)) > 5


def test_written_anew_they_are_the_same(tmp_path: Path) -> None:
    icons.write_icons(tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == {f"svedesk-{size}.png" for size in icons.SIZES} | {
        "svedesk.ico"
    }
