"""The command as a whole: it finds the command that is meant, and every failure is a sentence and a status."""

import errno
import importlib
import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from cli.conftest import ROOT, process
from user_folders import data_home

from svedesk import __version__
from svedesk.cli import console
from svedesk.cli import main as command
from svedesk.cli.console import CommandError
from svedesk.cli.report import KEPT, reports_folder, write_report

LIGHT = ("pydantic", "PySide6", "svedesk.games", "svedesk.engine", "json")


@pytest.mark.parametrize("name", command.COMMANDS)
def test_every_command_has_complete_help(svedesk, name):
    done = svedesk(name, "--help")
    assert done.status == 0
    assert command.COMMANDS[name][1:] in " ".join(done.out.split())
    module = importlib.import_module(f"svedesk.cli.{name}")
    assert done.out.startswith(f"usage: svedesk {name}")
    assert module.run.__doc__


def test_the_help_lists_every_command_and_the_options_of_the_window(svedesk):
    done = svedesk("--help")
    assert done.status == 0
    for name in (*command.COMMANDS, "--size", "--scale", "--theme", "--lang", "--reduced-motion", "FILE"):
        assert name in done.out


def test_the_help_loads_next_to_nothing():
    """That is what makes it quick (wanted: under 150 ms); a clock in a test would measure the machine."""
    code = "import sys; from svedesk.cli.main import main; main(['--help']); print(*sys.modules, file=sys.stderr)"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    loaded = done.stderr.split()
    assert not [name for name in loaded if name.startswith(LIGHT)]


def test_version(svedesk):
    assert svedesk("--version") == (0, f"svedesk {__version__}\n", "")


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (("selfplya",), "There is no command or file “selfplya”. Did you mean svedesk selfplay?"),
        (("nothing.svedesk",), "There is no command or file “nothing.svedesk”. See svedesk --help for the commands."),
        (("selfplay", "--games", "0"), "Argument --games: '0' is not a whole number of at least 1."),
        (("selfplay", "--seed", "-1"), "'-1'"),
        (("selfplay", "--sed", "1"), "Unrecognized arguments: --sed 1."),
        (("--size", "big"), "'big' is not a size such as 1280x720."),
        (("--size", "100x100"), "'100x100' is not a size from 320x180 to 7680x4320."),
        (("--scale", "9"), "'9' is not a scale from 0.5 to 4."),
        (("card",), "required: CARD."),
        (("card", "Fairy Castor"), "There is no card “Fairy Castor”. Did you mean Fairy Caster (SD01-006)"),
        (("selfplay", "--decks", "SD01", "SD00"), "There is no deck or deck file “SD00”. Did you mean SD0"),
        (("deck",), "required: check|import|export|restrictions, FILE."),
        (("rules", "--tests", "nowhere"), "The folder nowhere does not exist."),
        (("check", "--parity", "nowhere"), "The file “nowhere” does not exist."),
        (("card", "a\x1b[31mred\x07"), "There is no card “a\\x1b[31mred\\x07”."),
        (("deck", "check", "nowhere.json"), "There is no deck or deck file “nowhere.json”."),
        (("shot", "game.svedesk", "picture.jpg"), "The name of the picture must end in .png."),
        (("play", "--resume", "game.svedesk"), "Give either FILE or --resume, not both."),
    ],
)
def test_wrong_use_is_a_sentence_on_standard_error(svedesk, given, sentence):
    done = svedesk(*given)
    assert done.status == 2
    assert done.out == ""
    assert done.err.startswith("svedesk: ")
    assert sentence in done.err
    assert done.err.count("\n") == 1


@pytest.mark.skipif(sys.platform == "win32", reason="Windows always has a display")
def test_without_a_display_the_window_says_how_to_go_on(svedesk, monkeypatch):
    for name in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    done = svedesk()
    assert done.status == 2
    assert "There is no display to open a window on." in done.err
    assert "svedesk play" in done.err


# What goes wrong inside.


@pytest.fixture
def broken(monkeypatch):
    """Makes `svedesk decks` raise what it is given."""

    def breaks(error: BaseException) -> None:
        def run(arguments):
            raise error

        monkeypatch.setattr("svedesk.cli.decks.run", run)

    return breaks


def test_a_mistake_inside_is_a_sentence_and_a_report(svedesk, broken):
    broken(ZeroDivisionError("one by zero"))
    done = svedesk("decks", "--json")
    assert done.status == 70
    assert done.out == ""
    assert "Traceback" not in done.err
    assert done.err.startswith("svedesk: Internal error in svedesk (ZeroDivisionError). Report: ")
    report = next(path for path in sorted(reports_folder().iterdir(), reverse=True))
    assert str(report) in done.err
    text = report.read_text(encoding="utf-8")
    assert "ZeroDivisionError: one by zero" in text
    assert "arguments: decks --json" in text
    assert f"svedesk {__version__}" in text


@pytest.mark.parametrize("how", ["option", "environment"])
def test_debug_shows_the_mistake(svedesk, broken, monkeypatch, how):
    broken(ZeroDivisionError("one by zero"))
    if how == "environment":
        monkeypatch.setenv("SVEDESK_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        command.main(["decks", "--debug"] if how == "option" else ["decks"])


def test_a_report_that_cannot_be_written_is_said(svedesk, broken, monkeypatch, tmp_path):
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setattr("svedesk.cli.report.user_state_path", lambda *_, **__: tmp_path / "file")
    broken(ZeroDivisionError("one by zero"))
    done = svedesk("decks")
    assert done.status == 70
    assert "The report could not be written" in done.err


def test_only_so_many_reports_are_kept(monkeypatch, tmp_path):
    monkeypatch.setattr("svedesk.cli.report.user_state_path", lambda *_, **__: tmp_path)
    written = [write_report(ValueError(str(number)), []) for number in range(KEPT + 3)]
    assert sorted((tmp_path / "reports").iterdir()) == sorted(written)[-KEPT:]


def test_an_error_with_a_sentence_keeps_its_status(svedesk, broken):
    broken(CommandError("No.", 5))
    assert svedesk("decks") == (5, "", "svedesk: No.\n")


def test_ctrl_c_ends_quietly(svedesk, broken):
    broken(KeyboardInterrupt())
    assert svedesk("decks") == (130, "", "\n")


@pytest.mark.slow
def test_a_reader_that_leaves_ends_it_quietly():
    process_ = subprocess.Popen(
        [sys.executable, "-m", "svedesk", "rules", "--json"], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process_.stdout is not None
    process_.stdout.close()
    assert process_.wait(60) == 141
    assert process_.stderr is not None
    assert process_.stderr.read() == b""
    process_.stderr.close()


@pytest.mark.parametrize(("platform", "status"), [("win32", 141), ("linux", 70)])
def test_a_reader_that_leaves_is_an_invalid_argument_on_windows(monkeypatch, tmp_path, platform, status):
    def leaves() -> int:
        raise OSError(errno.EINVAL, "Invalid argument")

    monkeypatch.setattr("svedesk.cli.report.write_report", lambda *_: tmp_path / "report.txt")
    monkeypatch.setattr(sys, "platform", platform)
    assert console.guarded(leaves, (), debug=False) == status


@pytest.mark.slow
def test_a_terminal_that_knows_no_japanese_is_no_reason_to_stop():
    done = process("card", "SD01-001", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert done.status == 0
    assert "\\u30d5" in done.out
    assert "Forestcraft - follower - Pixie/Princess - cost 6 - 5/5" in done.out
    done = process("card", "xyzzyq", PYTHONIOENCODING="latin-1", PYTHONUTF8="0")
    assert done.err == 'svedesk: There is no card "xyzzyq".\n'


@pytest.mark.parametrize(("page", "written"), [("cp1252", "utf-8"), ("cp437", "utf-8"), ("cp932", "cp932")])
def test_japanese_can_be_read_in_a_file_or_pipe_whatever_the_code_page_of_windows(monkeypatch, page, written):
    monkeypatch.delenv("PYTHONIOENCODING", raising=False)
    monkeypatch.setattr(sys, "platform", "win32")
    file = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(file, encoding=page))
    assert console.guarded(lambda: print("フェアリー…", end="") or 0, (), debug=True) == 0
    assert file.getvalue().decode(written) == "フェアリー…"


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="written for a POSIX shell")
@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ("decks >&-", (0, "", "")),
        ("card xyzzyq >&-", (2, "", "svedesk: There is no card “xyzzyq”.\n")),
        ("card nobody 2>&-", (2, "", "")),
        ("card nobody 2</dev/null", (2, "", "")),
        ("decks 1</dev/null", (74, "", "svedesk: The output could not be written (Bad file descriptor).\n")),
        ("play --bot 2 <&- >&-", (0, "", "")),
    ],
)
def test_streams_that_are_closed(given, expected, tmp_path):
    command = f"exec '{sys.executable}' -m svedesk {given}"
    done = subprocess.run(
        ["sh", "-c", command],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, **data_home(tmp_path), "PYTHONUTF8": "1"},
    )
    assert (done.returncode, done.stdout, done.stderr) == expected


@pytest.mark.slow
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_a_full_disk_is_a_sentence():
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "svedesk", "decks"],
            cwd=ROOT,
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert done.stderr == "svedesk: The output could not be written (No space left on device).\n"
    assert done.returncode == 74


@pytest.mark.slow
def test_as_a_module_it_is_the_same_command():
    done = process("decks", "--json")
    assert [row["code"] for row in json.loads(done.out)][:2] == ["SD01", "SD02"]


def test_without_a_console_windows_shows_in_a_box_what_is_wrong(monkeypatch):
    shown = []
    monkeypatch.setattr(console, "_show", shown.append)
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(sys, "stderr", None)
    assert command.main(["--scale", "seven"]) == 2
    sys.stderr.close()
    assert len(shown) == 1
    assert "--scale" in shown[0]
