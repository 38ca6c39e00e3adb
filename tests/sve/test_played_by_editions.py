"""Every test that proves a clause proves it in each edition that has it: `svedesk rules --edition` counts on that."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from svedesk.games.sve.editions import EDITIONS

ROOT = Path(__file__).resolve().parents[2]


def run(*given: str) -> subprocess.CompletedProcess[str]:
    """Tests in a process of their own, in which workers and reports of this run are none."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:xdist", "-p", "no:cacheprovider", "--tb=short", *given]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT), str(ROOT / "tests")))}
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


@pytest.mark.slow
@pytest.mark.timeout(400)
@pytest.mark.parametrize("edition", [edition.name for edition in EDITIONS[1:]])
def test_what_is_proved_is_proved_in_each_edition(edition):
    """15 seconds of a processor each."""
    done = run("tests/sve", "-m", "rule and not soak", "--edition", edition)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr


PLAYS = """
import pytest
from sve.playing import table

@pytest.mark.rule("10.4.7.1")
def test_only_english(): assert table().game.edition.name == "EN 1.16.0"

@pytest.mark.rule("12.16.3", edition="JA 1.18.0")
def test_of_japanese(): assert table().game.edition.name.startswith("JA")

@pytest.mark.rule("1.2.1")
@pytest.mark.editions("JA 1.18.0", "JA 1.24.1")
def test_said_to_be(): assert table().game.edition.name.startswith("JA")

@pytest.mark.parametrize("edition", ["EN 1.16.0", "JA 1.18.0"])
@pytest.mark.rule("1.2.1")
def test_each(edition): assert table(edition=edition).game.edition.name == edition
"""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("given", "told"),
    [
        ((), "5 passed"),
        (("--edition", "EN 1.16.0"), "2 passed, 3 deselected"),
        (("--edition", "JA 1.18.0"), "3 passed, 2 deselected"),
        (("--edition", "JA 1.24.1"), "4 passed, 1 deselected, 2 errors"),
    ],
)
def test_a_test_is_played_by_the_edition_asked_for_or_not_at_all(tmp_path, given, told):
    """Where no case of a test is played by it, that is an error: the test is to say which editions it is for."""
    file = tmp_path / "test_written.py"
    file.write_text(PLAYS, encoding="utf-8")
    assert told in run(str(file), "-c", str(ROOT / "pyproject.toml"), "-p", "sve.conftest", *given).stdout
