"""Pictures of the user's: read with suspicion, scaled while they are read, loaded while the window goes on."""

from __future__ import annotations

import io
import os
import struct
import zlib
from pathlib import Path

import pytest
from PIL import Image
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from svedesk.gui.kit.tasks import Tasks
from svedesk.gui.look.load_picture import MOST_BYTES, UnusablePicture, load_picture
from svedesk.gui.look.pictures import Pictures

RED = (200, 30, 40)


def write(
    path: Path, size: tuple[int, int] = (630, 880), colour: tuple[int, int, int] = RED, **options: object
) -> Path:
    Image.new("RGB", size, colour).save(path, **options)
    return path


def bomb(path: Path, wide: int, high: int) -> Path:
    """A PNG of a few bytes whose head promises this many pixels."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", wide, high, 8, 2, 0, 0, 0)
    data = chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(bytes(1000))) + chunk(b"IEND", b"")
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + data)
    return path


@pytest.mark.parametrize("name", ["a.png", "a.jpg", "a.webp", "a.jpeg"])
def test_a_picture_is_scaled_to_what_is_drawn(tmp_path: Path, name: str) -> None:
    image = load_picture(write(tmp_path / name), 160, 224).image
    assert (image.width(), image.height()) == (160, 224)
    middle = QColor(image.pixel(80, 112))
    assert max(abs(middle.red() - 200), abs(middle.green() - 30), abs(middle.blue() - 40)) < 8


def test_it_covers_what_is_drawn_whatever_its_proportions(tmp_path: Path) -> None:
    image = load_picture(write(tmp_path / "wide.png", (2000, 500)), 160, 224).image
    assert (image.width(), image.height()) == (896, 224)


def test_a_small_one_is_not_blown_up(tmp_path: Path) -> None:
    assert load_picture(write(tmp_path / "small.png", (40, 56)), 160, 224).image.width() == 40


def test_a_photograph_stands_upright(tmp_path: Path) -> None:
    picture = Image.new("RGB", (400, 200), RED)
    exif = picture.getexif()
    exif[0x0112] = 6  # turned by 90 degrees
    picture.save(tmp_path / "a.jpg", exif=exif)
    image = load_picture(tmp_path / "a.jpg", 100, 100).image
    assert image.height() > image.width()


def test_what_is_seen_through_stays_so(tmp_path: Path) -> None:
    Image.new("RGBA", (63, 88), (0, 0, 0, 0)).save(tmp_path / "a.png")
    assert load_picture(tmp_path / "a.png", 63, 88).image.pixelColor(5, 5).alpha() == 0


def why(path: Path) -> str:
    with pytest.raises(UnusablePicture) as refused:
        load_picture(path, 160, 224)
    return refused.value.why


def test_why_a_picture_cannot_be_shown(tmp_path: Path) -> None:
    assert why(tmp_path / "none.png") == "missing"
    assert why(tmp_path) == "kind"
    (tmp_path / "text.png").write_text("no picture")
    assert why(tmp_path / "text.png") == "kind"
    (tmp_path / "empty.png").touch()
    assert why(tmp_path / "empty.png") == "kind"
    data = write(tmp_path / "whole.png").read_bytes()
    (tmp_path / "half.png").write_bytes(data[: len(data) // 2])
    assert why(tmp_path / "half.png") == "damaged"
    assert why(Path("a\x00b")) == "missing"


def test_other_formats_are_not_tried(tmp_path: Path) -> None:
    write(tmp_path / "a.bmp").rename(tmp_path / "bmp.png")
    assert why(tmp_path / "bmp.png") == "kind"
    (tmp_path / "svg.png").write_text('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
    assert why(tmp_path / "svg.png") == "kind"


@pytest.mark.parametrize(("wide", "high"), [(6001, 6000), (10_000, 9_500), (60_000, 60_000)])
def test_a_decompression_bomb_is_refused_by_its_head(tmp_path: Path, wide: int, high: int) -> None:
    assert why(bomb(tmp_path / "bomb.png", wide, high)) == "large"


def test_a_large_file_is_refused_unread(tmp_path: Path) -> None:
    with (tmp_path / "large.png").open("wb") as file:
        file.truncate(MOST_BYTES + 1)
    assert why(tmp_path / "large.png") == "large"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no such files here")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.png")
    assert why(tmp_path / "pipe.png") == "kind"


@pytest.mark.slow_after_first
@pytest.mark.parametrize("seed", range(60))
def test_a_damaged_file_is_refused_or_shown_and_nothing_else(tmp_path: Path, seed: int) -> None:
    import random

    chance = random.Random(seed)
    buffer = io.BytesIO()
    Image.radial_gradient("L").convert("RGB").save(buffer, ("PNG", "JPEG", "WEBP")[seed % 3])
    data = bytearray(buffer.getvalue())
    for _ in range(chance.randrange(1, 12)):
        data[chance.randrange(len(data))] = chance.randrange(256)
    (tmp_path / "a").write_bytes(data[: chance.randrange(len(data) // 2, len(data) + 1)])
    try:
        image = load_picture(tmp_path / "a", 64, 64).image
    except UnusablePicture:
        return  # no other error comes out
    assert image.width() > 0


def test_while_a_larger_one_is_loaded_the_smaller_one_is_shown(
    qtbot: QtBot, pictures: Pictures, tmp_path: Path
) -> None:
    path = write(tmp_path / "a.png")
    pictures.get(path, 100, 140)
    qtbot.waitUntil(lambda: not pictures.waiting)
    small = pictures.get(path, 100, 140)
    assert pictures.get(path, 300, 420) is small
    qtbot.waitUntil(lambda: not pictures.waiting)
    large = pictures.get(path, 300, 420)
    assert large is not None
    assert large.width() in (320, 321)


# -- loaded by threads ----------------------------------------------------------------------------------------------


@pytest.fixture
def pictures():
    pictures = Pictures(tasks := Tasks(), budget=3 * 160 * 224 * 4)
    yield pictures
    tasks.close()


def test_a_picture_arrives_and_is_kept(qtbot: QtBot, pictures: Pictures, tmp_path: Path) -> None:
    path = write(tmp_path / "a.png")
    with qtbot.waitSignal(pictures.arrived):
        assert pictures.get(path, 100, 139.7) is None, "nobody waits for it"
    found = pictures.get(path, 100, 139.7)
    assert found is not None
    assert found.width() == 160, "the next of few sizes"
    assert pictures.get(path, 150, 209.5) is found
    assert not pictures.waiting


def test_many_that_arrive_together_are_told_together(qtbot: QtBot, pictures: Pictures, tmp_path: Path) -> None:
    told: list[int] = []
    pictures.arrived.connect(lambda: told.append(1))
    for number in range(12):
        pictures.get(write(tmp_path / f"{number}.png", (63, 88)), 60, 84)
    qtbot.waitUntil(lambda: not pictures.waiting)
    assert 1 <= len(told) < 12


def test_only_so_much_is_kept_and_the_longest_unused_goes(qtbot: QtBot, pictures: Pictures, tmp_path: Path) -> None:
    paths = [write(tmp_path / f"{number}.png") for number in range(5)]
    for path in paths:
        pictures.get(path, 160, 224)
        qtbot.waitUntil(lambda: not pictures.waiting)
    assert pictures.images.used <= pictures.images.budget
    assert pictures.get(paths[4], 160, 224) is not None
    assert pictures.get(paths[0], 160, 224) is None
    qtbot.waitUntil(lambda: not pictures.waiting)


def test_a_broken_one_is_told_once_and_read_again_when_it_is_mended(
    qtbot: QtBot, pictures: Pictures, tmp_path: Path
) -> None:
    path = tmp_path / "a.png"
    path.write_text("broken")
    pictures.get(path, 60, 84)
    qtbot.waitUntil(lambda: not pictures.waiting)
    assert pictures.trouble == {path: "kind"}
    write(path)
    assert pictures.get(path, 60, 84) is None
    assert not pictures.waiting, "it is not tried again and again"
    pictures.again()
    pictures.get(path, 60, 84)
    qtbot.waitUntil(lambda: not pictures.waiting)
    assert pictures.trouble == {}
    assert pictures.get(path, 60, 84) is not None
