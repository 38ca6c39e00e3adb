"""The linter, the formatter and the type checker are tests like the others. Each tells how to run it by hand."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PYTHON_FILES = ["svedesk", "tests", "installer"]


def clean(*command: str) -> None:
    """Run a tool of this environment from the top of the repository; its output is the failure's message."""
    done = subprocess.run([sys.executable, "-m", *command], cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        pytest.fail(f"{' '.join(command)}\n{done.stdout}{done.stderr}", pytrace=False)


def test_lint():
    clean("ruff", "check", "--quiet", *PYTHON_FILES)


def test_format():
    clean("ruff", "format", "--check", "--quiet", "--diff", *PYTHON_FILES)


@pytest.mark.slow
@pytest.mark.timeout(400)
def test_types():
    clean("mypy", "--no-error-summary")
