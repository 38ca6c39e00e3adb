"""What the window and a network game take, each measured in a process of its own so that none warms another up."""

from __future__ import annotations

import json
import os
import pkgutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from importlib.util import find_spec
from statistics import median

from svedesk.cli.console import say

ROUNDS = 3
"""How often each is run; the median counts."""
ONCE = frozenset(("svedesk.gui.bench.long",))
"""Those that take minutes."""


def measures() -> list[str]:
    """The modules below svedesk.gui.bench and that of network play: each, run with -m, prints one JSON object of names
    and numbers."""
    spec = find_spec("svedesk.gui.bench")
    places = spec.submodule_search_locations if spec is not None else None
    modules = pkgutil.iter_modules(places) if places else ()
    windows = [f"svedesk.gui.bench.{module.name}" for module in modules if module.name[0] != "_"]
    return [*windows, "svedesk.cli.network.bench_link"]


def parts(*, quick: bool) -> Iterator[tuple[str, Callable[[], dict[str, float]]]]:
    """What is measured, in order: what it is called, and the medians of what it prints. `quick`: once each, without
    those that take minutes."""
    for module in measures():
        times = 1 if quick or module in ONCE else ROUNDS
        if not (quick and module in ONCE):
            yield module.removeprefix("svedesk."), partial(_medians, module, times)


def _medians(module: str, times: int) -> dict[str, float]:
    rounds = [measured for _ in range(times) if (measured := _run(module)) is not None]
    return {name: median(measured[name] for measured in rounds) for name in rounds[0]} if rounds else {}


def _run(module: str) -> dict[str, float] | None:
    environment = {"QT_QPA_PLATFORM": "offscreen", **os.environ}
    done = subprocess.run([sys.executable, "-m", module], env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        say(f"{module} could not be measured: {done.stderr.strip().rpartition(chr(10))[2]}")
        return None
    values: dict[str, float] = json.loads(done.stdout)
    return values
