"""What `installer/test --quick` leaves out is what takes long, and never all there is of a folder or a promise."""

import subprocess
import sys
from pathlib import Path

import pytest
from test_promises import PROMISES

pytestmark = pytest.mark.timeout(600)  # the whole suite is collected, in each worker
HERE = Path(__file__).resolve().parent


@pytest.fixture(scope="module")
def quick() -> list[str]:
    """The tests of a quick run."""
    command = (
        sys.executable,
        "-m",
        "pytest",
        "--collect-only",
        "-q",
        "-m",
        "not slow and not soak",
        "-p",
        "no:cacheprovider",
    )
    done = subprocess.run(command, cwd=HERE.parent, capture_output=True, text=True, check=False)
    found = [line.removeprefix("tests/") for line in done.stdout.splitlines() if "::" in line]
    assert found, done.stdout + done.stderr
    return found


@pytest.mark.slow
def test_some_of_every_folder_is_left(quick):
    folders = {path.parent.relative_to(HERE).as_posix() for path in HERE.rglob("test_*.py")}
    left = {Path(test.partition("::")[0]).parent.as_posix() for test in quick}
    assert folders - left == set()


@pytest.mark.slow
@pytest.mark.parametrize("promise", PROMISES)
def test_some_of_every_promise_is_left(quick, promise):
    left = {test.partition("[")[0] for test in quick}
    assert left.intersection(PROMISES[promise])
