"""Scaled copies of large pictures on disk: there at the next start, within a budget, never believed when damaged."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PIL import Image
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from svedesk.gui.kit.tasks import Tasks
from svedesk.gui.look.pictures import Pictures
from svedesk.gui.look.scaled_copies import SUFFIX, Copies, PictureSource

LARGE, SMALL = (630, 880), (315, 440)
ONE = 160 * 224 * 4 + 20
"""Bytes of a card's copy at the least width."""


def write(path: Path, size: tuple[int, int] = LARGE, colour: str = "red") -> Path:
    path.parent.mkdir(exist_ok=True)
    Image.new("RGB", size, colour).save(path)
    return path


def shown(qtbot: QtBot, folder: Path, *paths: Path, budget: int = 2**24) -> tuple[Pictures, list[QImage | None]]:
    """The pictures as a program that has just been started shows them."""
    pictures = Pictures(tasks := Tasks(), copies=Copies(folder, budget))
    for path in paths:
        pictures.get(path, 160, 224)
        qtbot.waitUntil(lambda: not pictures.waiting)
    found = [pictures.get(path, 160, 224) for path in paths]
    tasks.close()
    return pictures, found


def kept(folder: Path) -> list[Path]:
    return sorted(folder.glob(f"*{SUFFIX}"))


def middle(image: QImage | None) -> str:
    assert image is not None
    colour = image.pixelColor(80, 112)
    return min(("red", "lime", "blue"), key=lambda name: abs(colour.hue() - QColor(name).hue()))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "copies"


def test_a_large_picture_is_read_once(qtbot: QtBot, tmp_path: Path, folder: Path) -> None:
    path = write(tmp_path / "own" / "a.png")
    _, (first,) = shown(qtbot, folder, path)
    looked_at = path.stat()
    path.write_bytes(bytes(looked_at.st_size))  # what is in it now nobody reads
    os.utime(path, ns=(looked_at.st_atime_ns, looked_at.st_mtime_ns))
    pictures, (second,) = shown(qtbot, folder, path)
    assert pictures.trouble == {}
    assert second == first, "to the pixel"
    assert os.listdir(path.parent) == ["a.png"], "nothing lies beside the pictures"


def test_a_small_picture_needs_no_copy(qtbot: QtBot, tmp_path: Path, folder: Path) -> None:
    shown(qtbot, folder, write(tmp_path / "a.png", SMALL))
    assert kept(folder) == []


def test_a_picture_that_is_another_now_is_read_again(qtbot: QtBot, tmp_path: Path, folder: Path) -> None:
    path = write(tmp_path / "a.png")
    assert middle(shown(qtbot, folder, path)[1][0]) == "red"
    before = path.stat()
    write(path, colour="lime")
    os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns + 1))
    assert middle(shown(qtbot, folder, path)[1][0]) == "lime"
    write(tmp_path / "b.png", colour="blue")
    os.utime(tmp_path / "b.png", ns=(before.st_atime_ns, before.st_mtime_ns + 1))
    assert middle(shown(qtbot, folder, tmp_path / "b.png")[1][0]) == "blue"


def test_other_sizes_are_other_copies(tmp_path: Path) -> None:
    path = write(tmp_path / "a.png")
    sizes = ((160, 224), (320, 448), (320, 320))
    assert len({PictureSource.of(path, path.stat(), *size).name for size in sizes}) == 3


def damaged(data: bytes) -> dict[str, bytes]:
    return {
        "nothing": b"",
        "half": data[: len(data) // 2],
        "a pixel": data[:-1] + bytes((data[-1] ^ 1,)),
        "longer": data + b"\0",
        "no width": data[:8] + bytes(4) + data[12:],
        "another size": data[:8] + (2**31).to_bytes(4, "big") + data[12:],
        "another kind": b"\x89PNG\r\n\x1a\n" + data[8:],
    }


@pytest.mark.parametrize("what", damaged(bytes(30)))
def test_a_damaged_copy_is_made_again(qtbot: QtBot, tmp_path: Path, folder: Path, what: str) -> None:
    path = write(tmp_path / "a.png")
    _, (first,) = shown(qtbot, folder, path)
    (copy,) = kept(folder)
    whole = copy.read_bytes()
    copy.write_bytes(damaged(whole)[what])
    _, (second,) = shown(qtbot, folder, path)
    assert second == first
    assert copy.read_bytes() == whole


def test_a_copy_of_a_size_nobody_writes_is_not_read(tmp_path: Path, folder: Path) -> None:
    path = write(tmp_path / "a.png")
    source = PictureSource.of(path, path.stat(), 160, 224)
    folder.mkdir()
    with (folder / source.name).open("wb") as file:
        file.truncate(2**40)
    assert Copies(folder).get(source) is None


def test_what_was_unused_for_longest_goes(qtbot: QtBot, tmp_path: Path, folder: Path) -> None:
    paths = [write(tmp_path / f"{nth}.png") for nth in range(5)]
    shown(qtbot, folder, *paths[:4], budget=5 * ONE)
    for age, copy in enumerate(PictureSource.of(path, path.stat(), 160, 224).name for path in (*paths[1:4], paths[0])):
        os.utime(folder / copy, (age, age))  # the first was used last
    shown(qtbot, folder, paths[1], budget=5 * ONE)  # and now the second
    shown(qtbot, folder, paths[4], budget=4 * ONE)
    left = {copy.name for copy in kept(folder)}
    assert sum(copy.stat().st_size for copy in kept(folder)) <= 4 * ONE
    for nth, there in enumerate((True, True, False, False, True)):
        assert (PictureSource.of(paths[nth], paths[nth].stat(), 160, 224).name in left) == there, nth


def test_what_a_crash_left_goes_too(qtbot: QtBot, tmp_path: Path, folder: Path) -> None:
    folder.mkdir()
    left = folder / f".0123{SUFFIX}.abc.part"
    left.write_bytes(bytes(3 * ONE))
    os.utime(left, (1, 1))
    (folder / "notes.txt").write_bytes(bytes(3 * ONE))
    shown(qtbot, folder, write(tmp_path / "a.png"), budget=2 * ONE)
    assert not left.exists()
    assert (folder / "notes.txt").exists(), "what is not ours stays"
    assert len(kept(folder)) == 1


def test_where_nothing_can_be_written_pictures_are_shown_all_the_same(
    qtbot: QtBot, tmp_path: Path, folder: Path
) -> None:
    folder.write_text("a file where the folder should be")
    assert middle(shown(qtbot, folder, write(tmp_path / "a.png"))[1][0]) == "red"


def test_cleared_they_are_read_from_the_files(qtbot: QtBot, tmp_path: Path, folder: Path) -> None:
    path = write(tmp_path / "a.png")
    shown(qtbot, folder, path)
    Copies(folder).clear()
    assert kept(folder) == []
    Copies(tmp_path / "none").clear()


def test_what_cannot_be_shown_has_no_copy(qtbot: QtBot, tmp_path: Path, folder: Path) -> None:
    path = write(tmp_path / "a.png")
    path.write_bytes(path.read_bytes()[:-300])
    pictures, (found,) = shown(qtbot, folder, path)
    assert (found, pictures.trouble) == (None, {path: "damaged"})
    assert kept(folder) == []
