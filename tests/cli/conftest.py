"""Running commands: in this process, where output and status are looked at, or in one of their own."""

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from svedesk.cli.main import main

ROOT = Path(__file__).resolve().parents[2]
HEED_CTRL_C = (
    "import os, signal, sys; signal.signal(signal.SIGINT, signal.SIG_DFL); os.execv(sys.argv[1], sys.argv[1:])"
)
"""A suite that a shell started in the background ignores Ctrl-C, and so would what it starts."""


class Done(NamedTuple):
    status: int
    out: str
    err: str


@pytest.fixture
def svedesk(capsys, monkeypatch):
    """`svedesk("card", "SD01-001")` runs the command here."""
    monkeypatch.delenv("SVEDESK_DEBUG", raising=False)

    def run(*given: str) -> Done:
        capsys.readouterr()
        status = main(given)
        written = capsys.readouterr()
        return Done(status, written.out, written.err)

    return run


def process(*given: str, stdin: str = "", **environment: str) -> Done:
    """Run the command in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "svedesk", *given],
        cwd=ROOT,
        input=stdin,
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8", **environment},
        check=False,
    )
    return Done(done.returncode, done.stdout, done.stderr)
