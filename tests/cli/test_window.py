"""Commands that need Qt: the window is opened with what was said, and a shot is a picture of the size asked for."""

import os
import signal
import struct
import sys

import pytest
from cli.conftest import process
from PIL import Image
from shipped import starter_library

from svedesk.cli import materials
from svedesk.cli.console import library_missing
from svedesk.desk.desk import Desk


@pytest.fixture
def save(tmp_path):
    desk = Desk.new(materials.setup((materials.deck("SD01"), materials.deck("SD02")), 1, 0), materials.rules())
    desk.save(tmp_path / "game.svedesk")
    return tmp_path / "game.svedesk"


@pytest.fixture
def opened(monkeypatch):
    """What the window was opened with; it is closed at once."""
    from svedesk.gui.app import run

    asked = {}
    monkeypatch.setattr(run, "run", lambda **given: asked.update(given) or 3)
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    before = signal.getsignal(signal.SIGINT)
    yield asked
    signal.signal(signal.SIGINT, before)


def test_the_window_is_opened_as_usual(svedesk, opened):
    assert svedesk() == (3, "", "")
    assert opened == {"game": None, "theme": None, "lang": None, "reduced_motion": None, "size": None, "load": None}


def test_the_window_is_opened_as_asked(svedesk, opened, save, monkeypatch):
    monkeypatch.delenv("QT_SCALE_FACTOR", raising=False)
    options = (
        "--game",
        "dm",
        "--size",
        "1366x768",
        "--scale",
        "1.25",
        "--theme",
        "light",
        "--lang",
        "ja",
        "--reduced-motion",
    )
    assert svedesk(*options, str(save)).status == 3
    looks = {"theme": "light", "lang": "ja", "reduced_motion": True}
    assert opened == {"game": "dm", **looks, "size": (1366, 768), "load": save}
    assert os.environ.pop("QT_SCALE_FACTOR") == "1.25"


def test_ctrl_c_ends_the_program_while_the_window_is_being_made(svedesk, opened):
    svedesk()
    assert signal.getsignal(signal.SIGINT) is signal.SIG_DFL


def test_without_the_libraries_of_qt_it_says_what_to_do(svedesk, opened, monkeypatch):
    monkeypatch.setitem(sys.modules, "svedesk.gui.app.run", None)
    done = svedesk()
    assert done.status == 2
    assert done.err.startswith("svedesk: The window can't be opened: ")
    assert "installs what is missing." in done.err


def test_what_installs_a_library_that_is_missing_is_named_for_the_system():
    error = ImportError("DLL load failed while importing QtGui: Module not found.")
    assert str(library_missing("The window can't be opened", error, "nt")) == (
        "The window can't be opened: DLL load failed while importing QtGui: Module not found. "
        ".\\installer\\run.ps1 installs what is missing."
    )
    assert str(library_missing("No", error, "posix")).endswith("found. ./installer/run installs what is missing.")


def test_an_installed_program_names_no_script_that_is_not_there(monkeypatch, tmp_path):
    monkeypatch.setattr("svedesk.data._PACKAGE", tmp_path / "svedesk")
    error = ImportError("DLL load failed while importing QtGui: Module not found.")
    assert str(library_missing("No", error, "nt")) == f"No: {error} Install svedesk again, or unpack its folder anew."
    assert str(library_missing("No", error, "posix")).endswith(
        "found. Install that library with your system's package manager."
    )


def pixels(path) -> tuple[int, int]:
    data = path.read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    return struct.unpack(">II", data[16:24])


@pytest.mark.slow
@pytest.mark.parametrize(
    ("options", "size"),
    [((), (1280, 720)), (("--size", "1920x1080", "--scale", "1.5", "--seat", "1", "--lang", "ja"), (1920, 1080))],
)
def test_a_shot(save, tmp_path, options, size):
    """Without a display, also where the environment names one."""
    done = process("shot", str(save), str(tmp_path / "table.png"), *options, DISPLAY=":77", QT_QPA_PLATFORM="xcb")
    assert done.status == 0, done.err
    assert pixels(tmp_path / "table.png") == size


@pytest.mark.slow
def test_a_shot_shows_the_pictures_of_a_folder(save, tmp_path):
    """The first picture of the leader is broken; the next is shown."""
    folder = tmp_path / "pictures"
    folder.mkdir()
    for number in starter_library():
        Image.new("RGB", (63, 88), (250, 0, 250)).save(folder / f"{number}.png")
    for number in ("SD01-LD01", "SD02-LD01"):
        (folder / f"{number}.png").rename(folder / f"{number} (2).png")
        (folder / f"{number}.png").write_text("no picture")
    plain, pictured = tmp_path / "plain.png", tmp_path / "pictured.png"
    for out, options in ((plain, ()), (pictured, ("--pictures", str(folder)))):
        done = process("shot", str(save), str(out), *options)
        assert (done.status, done.err) == (0, "")
    assert purple(plain) == 0
    assert purple(pictured) > 20_000


def purple(picture) -> int:
    """Pixels in the colour of the pictures."""
    with Image.open(picture) as image:
        return sum(count for count, colour in image.convert("RGB").getcolors(1 << 24) if colour == (250, 0, 250))


@pytest.mark.slow
def test_a_folder_of_pictures_that_is_none_is_a_sentence(save, tmp_path):
    done = process("shot", str(save), str(tmp_path / "table.png"), "--pictures", str(tmp_path / "none"))
    assert done.status == 2
    assert done.err == f"svedesk: The folder {tmp_path / 'none'} does not exist. Choose a folder of pictures.\n"


@pytest.mark.slow
def test_a_shot_of_what_is_no_game_is_a_sentence(tmp_path):
    (tmp_path / "game.svedesk").write_text("nothing")
    done = process("shot", str(tmp_path / "game.svedesk"), str(tmp_path / "table.png"))
    assert done.status == 2
    assert done.err == "svedesk: “game.svedesk” is not a svedesk file. Choose a saved game.\n"
    assert not (tmp_path / "table.png").exists()


@pytest.mark.slow
def test_a_shot_that_cannot_be_written_is_a_sentence(save, tmp_path):
    done = process("shot", str(save), str(tmp_path / "no" / "table.png"))
    assert (done.status, done.out) == (2, "")
    assert done.err == f"svedesk: The folder {tmp_path / 'no'} does not exist.\n"
    (tmp_path / "table.png").mkdir()
    done = process("shot", str(save), str(tmp_path / "table.png"))
    assert done.status == 2
    assert done.err.startswith("svedesk: ")
    assert done.err.endswith("table.png can't be written. Choose another folder.\n")
    assert done.err.count("\n") == 1  # nothing of what Qt says
