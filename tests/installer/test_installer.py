"""installer/run and installer/test, with a Python and an apt-get that only pretend."""

import os
import re
import shutil
import subprocess
import sys
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

pytestmark = pytest.mark.skipif(os.name == "nt" or shutil.which("bash") is None, reason="needs bash")

# Makes an "environment" of a few files in no time; $STUBS/missing holds the packages said to be missing.
PYTHON = """#!/bin/bash
moment() { [ ! -e "$STUBS/kill-at-$1" ] || { rm "$STUBS/kill-at-$1"; kill -9 $PPID; exit 9; }; }
case "$*" in
*.venv/bin/svedesk*) shift; echo "svedesk:" "$@" ;;
*ensurepip*) cat "$STUBS/version" ;;
*fcntl*) exec python3 "$@" ;;
*ctypes*) while read -r _ package; do grep -x "$package" "$STUBS/missing" || true; done ;;
"-m venv "*)
    echo venv >>"$STUBS/calls"; sleep "${SLOW:-0}"; [ ! -e "$STUBS/no-venv" ] || { echo "no room"; exit 1; }
    mkdir -p "$3/bin"; moment venv; cp "$0" "$3/bin/python"
    echo "version = $(cut -d' ' -f1 "$STUBS/version")" >"$3/pyvenv.cfg" ;;
*"pip --version"*) ;;
*"pip "*)
    [ ! -e "$STUBS/no-network" ] || { echo "ERROR: no network"; exit 1; }
    case "$*" in *--editable*) moment program; bin=$(dirname "$0")
        echo '#!/no/python, as the path has a $ in it' >"$bin/svedesk"
        chmod +x "$bin/svedesk" ;; *) moment pip; echo "pip" >>"$STUBS/calls"; cp "${@: -1}" "$STUBS/wanted" ;; esac ;;
*pytest*) echo "pytest:" "$@" "in $PWD on $QT_QPA_PLATFORM" ;;
esac
"""
APT = """#!/bin/bash
echo "apt-get $*" >>"$STUBS/calls"
case "$*" in *install*) [ ! -e "$STUBS/broken-apt" ] || { echo "E: held packages"; exit 100; }
    [ ! -e "$STUBS/new-python" ] || mv "$STUBS/new-python" "$STUBS/python3"
    : >"$STUBS/missing"; sed -i 's/no-venv/venv/' "$STUBS/version" ;; esac
"""


@dataclass
class Machine:
    """A checkout of the installer on a machine whose programs are stubs."""

    folder: Path
    checkout: Path = field(init=False)

    def __post_init__(self) -> None:
        self.checkout = self.folder / "check $out 札"
        self.stubs = self.folder / "stubs"
        self.stubs.mkdir()
        shutil.copytree(ROOT / "installer", self.checkout / "installer")
        for name in ("pyproject.toml", "requirements.lock"):
            shutil.copy(ROOT / name, self.checkout)
        self.write("missing", "")
        self.write("version", "3.12.4 venv\n")
        self.program("python3.12", PYTHON)
        self.program("apt-get", APT)
        self.program("sudo", "")
        self.program("fc-list", "#!/bin/bash\necho A Japanese Font\n")
        self.user(0)

    def write(self, name: str, text: str) -> None:
        (self.stubs / name).write_text(text, encoding="utf-8")

    def program(self, name: str, text: str) -> Path:
        self.write(name, text)
        (self.stubs / name).chmod(0o755)
        return self.stubs / name

    def user(self, number: int) -> None:
        self.program("id", f"#!/bin/bash\necho {number}\n")

    @property
    def venv(self) -> Path:
        return self.checkout / ".venv"

    @property
    def calls(self) -> list[str]:
        """What the stubs were asked to do since the last time this was read."""
        log = self.stubs / "calls"
        lines = log.read_text(encoding="utf-8").splitlines() if log.exists() else []
        log.unlink(missing_ok=True)
        return lines

    def start(self, *args: str, script: str = "run", **variables: str) -> subprocess.CompletedProcess[str]:
        environment = os.environ | {"STUBS": str(self.stubs), "PATH": f"{self.stubs}{os.pathsep}{os.environ['PATH']}"}
        environment |= {"PYTHON": str(self.stubs / "python3.12"), **variables}
        command = [str(self.checkout / "installer" / script), *args]
        return subprocess.run(
            command, env=environment, cwd=self.folder, capture_output=True, text=True, check=False, timeout=60
        )


@pytest.fixture
def machine(tmp_path) -> Machine:
    return Machine(tmp_path)


def test_run_sets_up_and_passes_its_arguments_on(machine):
    done = machine.start("selfplay", "--decks", "a b", "*")
    assert (done.returncode, done.stdout) == (0, "svedesk: selfplay --decks a b *\n")
    assert "making .venv with Python 3.12.4" in done.stderr
    assert machine.calls == ["venv", "pip"]


def test_the_second_run_does_nothing_but_start(machine):
    machine.start()
    assert machine.calls
    before = time.perf_counter()
    done = machine.start("--help")
    assert time.perf_counter() - before < 5
    assert (done.returncode, done.stdout, done.stderr) == (0, "svedesk: --help\n", "")
    assert not machine.calls


@pytest.mark.slow
def test_run_installs_only_what_the_program_needs_and_test_everything(machine):
    machine.start()
    assert "pytest==" not in (machine.stubs / "wanted").read_text(encoding="utf-8")
    done = machine.start("-k", "some thing", script="test")
    assert f"-k some thing in {machine.checkout} on offscreen" in done.stdout
    assert "pytest==" in (machine.stubs / "wanted").read_text(encoding="utf-8")
    assert machine.calls == ["venv", "pip", "pip"]
    machine.start()
    assert not machine.calls


@pytest.mark.slow_after_first
@pytest.mark.parametrize("name", ["requirements.lock", "pyproject.toml"])
def test_a_change_of_what_is_needed_is_installed_into_the_same_environment(machine, name):
    machine.start()
    file = machine.checkout / name
    file.write_text("# new\n" + file.read_text(encoding="utf-8"), encoding="utf-8")
    assert machine.calls
    machine.start()
    assert machine.calls == ["pip"]


@pytest.mark.slow
def test_an_interrupted_set_up_is_made_anew(machine):
    (machine.stubs / "no-network").touch()
    done = machine.start()
    assert done.returncode == 1
    assert "Is there a network" in done.stderr
    (machine.stubs / "no-network").unlink()
    done = machine.start("x")
    assert (done.returncode, done.stdout) == (0, "svedesk: x\n")
    assert "making it anew" in done.stderr
    assert machine.calls == ["venv", "venv", "pip"]


@pytest.mark.slow_after_first
@pytest.mark.parametrize("moment", ["venv", "pip", "program"])
def test_a_set_up_killed_at_any_moment_is_made_good_by_the_next(machine, moment):
    (machine.stubs / f"kill-at-{moment}").touch()
    assert machine.start().returncode == -9
    assert machine.start("x").stdout == "svedesk: x\n"
    assert machine.start("x").stderr == ""


def test_without_room_for_its_own_notes_a_set_up_says_where_to_make_some(machine):
    nowhere = machine.folder / "nowhere"
    done = machine.start(TMPDIR=str(nowhere))
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.endswith(
        f"svedesk: No temporary file could be made. Make some room in {nowhere}, then start again.\n"
    )


@pytest.mark.slow
def test_a_broken_environment_is_made_anew(machine):
    machine.start()
    (machine.venv / "bin" / "python").unlink()
    assert machine.start("x").stdout == "svedesk: x\n"
    assert machine.calls == ["venv", "pip", "venv", "pip"]


@pytest.mark.slow
def test_a_moved_checkout_gets_a_new_environment(machine):
    machine.start()
    machine.checkout = machine.checkout.rename(machine.folder / "moved")
    done = machine.start("x")
    assert (done.returncode, done.stdout) == (0, "svedesk: x\n")
    assert machine.calls == ["venv", "pip", "venv", "pip"]


@pytest.mark.slow
def test_another_python_gets_a_new_environment(machine):
    machine.start()
    machine.write("version", "3.13.1 venv\n")
    machine.start()
    assert machine.calls == ["venv", "pip", "venv", "pip"]


@pytest.mark.slow
def test_two_set_ups_at_once_make_one_environment(machine):
    results = []
    threads = [threading.Thread(target=lambda: results.append(machine.start("x", SLOW="0.5"))) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [done.stdout for done in results] == ["svedesk: x\n"] * 3
    assert machine.calls == ["venv", "pip"]
    assert sum("waiting" in done.stderr for done in results) == 2


def test_root_gets_the_missing_packages_installed(machine):
    machine.write("missing", "libgl1\nlibegl1\n")
    machine.write("version", "3.12.4 no-venv\n")
    assert machine.start("x").stdout == "svedesk: x\n"
    calls = machine.calls
    assert calls[0] == "apt-get update -qq"
    assert calls[1].startswith("apt-get install -y ")
    assert calls[1].endswith(" libgl1 libegl1 python3.12-venv")
    assert calls[2:] == ["venv", "pip"]


def test_another_user_gets_the_command_to_type(machine):
    machine.user(1000)
    machine.write("missing", "libgl1\nlibegl1\n")
    machine.write("version", "3.12.4 no-venv\n")
    done = machine.start()
    assert done.returncode == 1
    assert done.stderr.rstrip().endswith(
        "sudo apt-get update && sudo apt-get install -y --no-install-recommends libgl1 libegl1 python3.12-venv"
    )
    assert not machine.calls
    assert not machine.venv.exists()


@pytest.mark.slow
@pytest.mark.parametrize("first", ["--version", "host"])
def test_another_user_is_asked_for_system_packages_only_once(machine, first):
    """Where the first command lacks something, all is named that the window and the tests need, too."""
    machine.user(1000)
    machine.write("missing", "libbrotli1\nlibgl1\nlibxcb-cursor0\n")
    machine.write("version", f"3.12.4 {'no-venv' if first == '--version' else 'venv'}\n")
    wanted = machine.start(first).stderr.splitlines()[-1].partition("--no-install-recommends ")[2]
    assert wanted.split()[:3] == ["libbrotli1", "libgl1", "libxcb-cursor0"]
    subprocess.run([machine.stubs / "apt-get", "install"], env={"STUBS": str(machine.stubs)} | os.environ, check=True)
    for script in ("run", "test"):
        assert machine.start(script=script).returncode == 0


def test_where_there_is_no_sudo_the_command_asks_for_the_password_of_root(machine):
    for tool in TOOLS.split():
        (machine.stubs / tool).symlink_to(shutil.which(tool))
    (machine.stubs / "sudo").unlink()
    machine.user(1000)
    machine.write("missing", "libgl1\n")
    machine.program("python3.12", PYTHON.replace("exec python3", f"exec {sys.executable}"))
    line = machine.start(PATH=str(machine.stubs)).stderr.splitlines()[-1]
    assert line == "    su - -c 'apt-get update && apt-get install -y --no-install-recommends libgl1'"


TOOLS = "bash cat chmod cksum cp cut dirname env find grep mkdir mktemp mv readlink rm sed sleep tail uname"


def test_a_system_without_any_python_is_asked_for_all_at_once_or_gets_it(machine):
    """Nothing else can be tried without a Python, so that all is named that may be missing."""
    for tool in TOOLS.split():
        (machine.stubs / tool).symlink_to(shutil.which(tool))
    machine.program("dpkg", "#!/bin/bash\n")
    (machine.stubs / "python3.12").unlink()
    machine.program("new-python", PYTHON.replace("exec python3", f"exec {sys.executable}"))
    alone = {"PATH": str(machine.stubs), "PYTHON": ""}
    machine.user(1000)
    line = machine.start(**alone).stderr.splitlines()[-1]
    assert "apt-get install -y --no-install-recommends python3 python3-venv libglib2.0-0 " in line
    assert line.endswith(" libwayland-egl1")
    assert not machine.calls
    machine.user(0)
    done = machine.start("x", **alone)
    assert done.stdout == "svedesk: x\n"
    assert "installing with apt-get: python3 python3-venv" in done.stderr


@pytest.mark.slow
def test_a_command_without_a_window_does_not_wait_for_window_libraries(machine):
    machine.user(1000)
    machine.write("missing", "libgl1\n")
    for command in ("selfplay", "decks", "card", "selfplay"):
        assert machine.start(command).stdout == f"svedesk: {command}\n"
    assert machine.calls == ["venv", "pip"]
    assert machine.start().returncode == 1


@pytest.mark.slow_after_first
@pytest.mark.parametrize(
    ("missing", "works", "waits"),
    [
        ("libxcb-cursor0", ("shot", "film", "bench", "host", "join", "play"), ("game.svedesk", "--theme")),
        ("libegl1", ("host", "join", "rules"), ("shot", "bench", "--lang")),
        ("libbrotli1", ("check", "deck", "--help"), ("host", "join", "shot")),
    ],
)
def test_a_command_waits_only_for_the_libraries_it_needs(machine, missing, works, waits):
    """Pictures need no display, games over the network no pictures."""
    machine.user(1000)
    machine.write("missing", f"{missing}\n")
    for command in works:
        assert machine.start(command).stdout == f"svedesk: {command}\n"
    assert machine.calls == ["venv", "pip"]
    for command in waits:
        done = machine.start(command)
        assert (done.returncode, done.stdout) == (1, "")
        assert done.stderr.rstrip().endswith(f"--no-install-recommends {missing}")
    assert not machine.calls
    machine.write("missing", "")
    assert machine.start(waits[0]).returncode == 0


def test_every_command_is_known_to_need_something():
    """A new command is looked at here; what is not a command is a file for the window."""
    from svedesk.cli.main import COMMANDS

    script = f'source "{ROOT}/installer/setup.sh"; for command in {" ".join(COMMANDS)}; do needs "$command"; done'
    told = subprocess.run(["bash", "-c", script], capture_output=True, text=True, check=True).stdout.split()
    assert "window" not in told
    assert len(told) == len(COMMANDS)


@pytest.mark.parametrize(
    ("given", "needed"), [("--format pdf", "pictures"), ("--format=pdf", "pictures"), ("--format text", "nothing")]
)
def test_a_deck_is_drawn_for_a_printer_only(given, needed):
    script = f'source "{ROOT}/installer/setup.sh"; needs deck export my.pdf {given} -o sheet.pdf'
    done = subprocess.run(["bash", "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout == f"{needed}\n"


def test_a_folder_of_another_user_is_left_alone(machine):
    script = f"source '{machine.checkout}/installer/setup.sh'; may_write() {{ false; }}; set_up run x"
    for place in (machine.checkout, machine.venv):
        environment = {**os.environ, "STUBS": str(machine.stubs), "PYTHON": str(machine.stubs / "python3.12")}
        done = subprocess.run(["bash", "-c", script], env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == 1
        assert done.stderr == (
            f"svedesk: You may not write to {place}. Start svedesk as the user who set it up,"
            " or clone it into a folder of your own.\n"
        )
        assert not machine.calls
        machine.venv.mkdir(exist_ok=True)


def test_apt_that_fails_is_told_with_its_words(machine):
    machine.write("missing", "libgl1\n")
    (machine.stubs / "broken-apt").touch()
    done = machine.start()
    assert done.returncode == 1
    assert "E: held packages" in done.stderr
    assert "apt-get could not install: libgl1" in done.stderr


@pytest.mark.slow_after_first
@pytest.mark.parametrize("user", [0, 1000])
def test_without_a_japanese_font_one_is_installed_or_asked_for(machine, user):
    machine.user(user)
    machine.program("fc-list", "#!/bin/bash\n")
    done = machine.start("x")
    assert (done.returncode, done.stdout) == (0, "svedesk: x\n")
    if user == 0:
        assert machine.calls[1].endswith(" fonts-noto-cjk")
    else:
        assert "sudo apt-get install fonts-noto-cjk" in done.stderr


def test_the_tests_run_on_all_cores_and_quick_ones_without_the_slow(machine):
    machine.program("nproc", "#!/bin/bash\necho 7\n")
    everything = machine.start(script="test").stdout
    assert everything.startswith("pytest: -m pytest -n 7 --dist load in ")
    quick = machine.start("--quick", "tests/sve", script="test").stdout
    assert quick.startswith("pytest: -m pytest -n 7 --dist load -m not slow and not soak tests/sve in ")


def test_help_is_told_before_anything_is_set_up(machine):
    done = machine.start("--help", script="test")
    assert (done.returncode, done.stderr) == (0, "")
    assert "--quick" in done.stdout
    assert not machine.venv.exists()


def test_a_python_of_another_version_is_refused_in_a_sentence(machine):
    done = machine.start(PYTHON=str(machine.program("python2", "#!/bin/bash\nexit 1\n")))
    assert done.returncode == 1
    assert "is not a 64-bit Python 3.11 to 3.14" in done.stderr


def test_a_python_that_can_make_environments_is_preferred(machine):
    for name, version in (
        ("python3.11", "3.11.2 no-venv"),
        ("python3.12", "3.12.4 venv"),
        ("python3.13", "3.13.0 venv"),
    ):
        machine.program(name, PYTHON.replace('cat "$STUBS/version"', f"echo {version}"))
    assert "with Python 3.12.4" in machine.start(PYTHON="").stderr


def test_a_python_that_cannot_make_the_environment_is_told(machine):
    (machine.stubs / "no-venv").touch()
    done = machine.start()
    assert done.returncode == 1
    assert "no room" in done.stderr
    assert "could not make .venv" in done.stderr


NEWER_THAN_BASH_3_2 = re.compile(
    r"\b(mapfile|readarray|coproc|BASHPID|globstar|lastpipe)\b|(declare|local|typeset) -[Agnlu]"
    r"|\$\{[\w@]+(\[[@*]\])?(,,?|\^\^?|@\w)\}|&>>|\|&|;;?&|wait -n|\[\[ -v|%\(|\[-\d"
)


@pytest.mark.parametrize("path", ["installer/run", "installer/test", "installer/build", "installer/setup.sh"])
def test_scripts_ask_for_nothing_that_the_bash_of_macos_lacks(path):
    lines = (ROOT / path).read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if NEWER_THAN_BASH_3_2.search(line)] == []


@pytest.mark.parametrize("path", ["installer/run", "installer/test", "installer/build", ".ci/run"])
def test_scripts_can_be_started(path):
    assert os.access(ROOT / path, os.X_OK)
    assert subprocess.run(["bash", "-n", ROOT / path], check=False).returncode == 0
