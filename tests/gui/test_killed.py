"""A window that is killed at any moment has lost nothing that it showed. `-m soak` kills twenty."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from killed import acts_kept

TESTS = Path(__file__).resolve().parents[1]
GAMES, KILLS, MOST = 4, 5, 300
"""Games, how often the program is killed in each, and the acts that a game lasts for."""


def window(folder: Path, seed: int) -> subprocess.Popen[str]:
    paths = os.pathsep.join((str(TESTS.parent), str(TESTS)))
    command = [sys.executable, "-m", "gui.killed_window", str(folder), str(seed), str(MOST)]
    env = {**os.environ, "PYTHONPATH": paths}
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=env)


def states(written: str) -> list[str]:
    """What the game was after each act, by the lines that are whole."""
    return [line.split()[1] for line in written.splitlines(True) if line.endswith("\n")]


def killed_after(process: subprocess.Popen[str], seconds: float) -> str:
    """What it wrote until it was killed."""
    try:
        process.wait(seconds)
    except subprocess.TimeoutExpired:
        process.kill()
    return process.communicate()[0]


def kills(folder: Path, seed: int, moments: Sequence[float]) -> tuple[int, int]:
    """Kill a window after so many seconds each time, and start it again. Returns how many acts were shown until then,
    and how many more were kept."""
    unharmed = states(window(folder / "unharmed", seed).communicate()[0])
    assert len(unharmed) == MOST + 1
    shown, further = -1, 0
    for moment in (*moments, None):
        process = window(folder / "killed", seed)
        assert process.stdout is not None
        assert process.stdin is not None
        found = process.stdout.readline().split()[1]
        acts = acts_kept(unharmed, max(shown, 0), found)
        further += acts - max(shown, 0)
        if shown >= 0:
            process.stdin.write(f"{acts}\n")
            process.stdin.flush()
        if moment is None:
            process.kill()
            process.communicate()
            return shown, further
        written = states(killed_after(process, moment))
        shown = acts + len(written)
        assert process.returncode < 0, "it was killed while it played"
        assert written == unharmed[acts + 1 : shown + 1]
    raise AssertionError


@pytest.mark.soak
@pytest.mark.timeout(0)
@pytest.mark.parametrize("seed", range(GAMES))
def test_a_killed_window_has_lost_nothing_it_showed(tmp_path: Path, seed: int) -> None:
    chance = random.Random(seed)
    shown, further = kills(tmp_path, seed, [chance.uniform(0.05, 1.2) for _ in range(KILLS)])
    print(f"seed {seed}: {KILLS} kills, {shown} acts shown, {further} more kept")
