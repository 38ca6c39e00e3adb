"""A window that is killed at any moment has lost nothing that it showed. `-m soak` kills twenty."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest
from killed import acts_kept

TESTS = Path(__file__).resolve().parents[1]
GAMES, KILLS, MOST = 4, 5, 200
"""Games, how often the program is killed in each, and the acts that a game lasts for."""


def window(folder: Path, seed: int) -> subprocess.Popen[str]:
    paths = os.pathsep.join((str(TESTS.parent), str(TESTS)))
    command = [sys.executable, "-m", "gui.killed_window", str(folder), str(seed), str(MOST)]
    env = {**os.environ, "PYTHONPATH": paths}
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=env)


def states(written: str) -> list[str]:
    """What the game was after each act, by the lines that are whole."""
    return [line.split()[1] for line in written.splitlines(True) if line.endswith("\n")]


def kills(folder: Path, seed: int) -> tuple[int, int]:
    """Kill a window again and again, and start it again. Returns how many acts were shown until then, and how many more
    were kept."""
    unharmed = states(window(folder / "unharmed", seed).communicate()[0])
    assert len(unharmed) == MOST + 1
    chance, shown, further = random.Random(seed), 0, 0
    for start in range(KILLS + 1):
        process = window(folder / "killed", seed)
        assert process.stdout is not None
        assert process.stdin is not None
        at = acts_kept(unharmed, shown, process.stdout.readline().split()[1])
        further, shown = further + at - shown, at
        if start == KILLS:
            process.kill()
            process.communicate()
            break
        if start:
            process.stdin.write(f"{at}\n")
            process.stdin.flush()
        written = "".join(process.stdout.readline() for _ in range(chance.randint(1, 25)))
        with suppress(subprocess.TimeoutExpired):
            process.wait(chance.uniform(0, 0.1))
        assert process.poll() is None, "it is killed while it plays"
        process.kill()
        seen = states(written + process.communicate()[0])
        shown += len(seen)
        assert seen == unharmed[at + 1 : shown + 1]
    return shown, further


@pytest.mark.soak
@pytest.mark.timeout(0)
@pytest.mark.parametrize("seed", range(GAMES))
def test_a_killed_window_has_lost_nothing_it_showed(tmp_path: Path, seed: int) -> None:
    shown, further = kills(tmp_path, seed)
    print(f"seed {seed}: {KILLS} kills, {shown} acts shown, {further} kept that were not shown yet")
