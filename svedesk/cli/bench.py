"""`svedesk bench`: how fast svedesk is on this machine."""

from __future__ import annotations

import json
import os
import platform
import sys
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from svedesk import __version__
from svedesk.cli import bench_engine, bench_lab, bench_library, bench_window, console
from svedesk.cli.console import Arguments, Parser, say

WANTED = {
    "start_up_ms": ("<", 150),
    "games_per_s": (">", 40),
    "snapshot_us": ("<", 20),
    "fork_us": ("<", 25),
    "view_us": ("<", 150),
    "answer_100_ms": ("<", 30),
    "answer_500_ms": ("<", 150),
    "by_hand_500_ms": ("<", 150),
    "undo_worst_ms": ("<", 20),
    "search_median_ms": ("<", 50),
    "search_worst_ms": ("<", 50),
    "window_ready_ms": ("<", 500),
    "rules_ready_ms": ("<", 1000),
    "undo_long_ms": ("<", 50),
    "redo_long_ms": ("<", 50),
    "seek_ms": ("<", 200),
    "frame_p95_ms": ("<", 5),
    "group_p95_ms": ("<", 16),
    "moving_p95_ms": ("<", 8),
    "moving_4k_p95_ms": ("<", 16),
    "drop_p95_ms": ("<", 16),
    "undo_p95_ms": ("<", 16),
    "play_p95_ms": ("<", 16),
    "play_undo_p95_ms": ("<", 16),
    "drop_done_p95_ms": ("<", 50),
    "undo_done_p95_ms": ("<", 50),
    "zoom_first_ms": ("<", 50),
    "zoom_p95_ms": ("<", 16),
    "deck_60_ms": ("<", 300),
    "undo_shown_p95_ms": ("<", 16),
    "redo_shown_p95_ms": ("<", 50),
    "growth_mb": ("<", 30),
    "resident_mb": ("<", 140),
    "lan_median_ms": ("<", 3),
    "lan_p99_ms": ("<", 15),
    "lan_largest_update_kb": ("<", 20),
    "lan_game_kb": ("<", 150),
}
"""What is wanted of a machine with two slow cores and no graphics card."""
GAMES, QUICK_GAMES = 20, 4
"""Random games in each round."""
LINES, QUICK_LINES = 200, 40
"""Lines that are searched for."""


def arguments(parser: Parser) -> None:
    """How much to measure and how to print."""
    usual = f"default: {GAMES}; {QUICK_GAMES} with --quick"
    parser.add_argument("--games", type=console.positive, metavar="N", help=f"games per round ({usual})")
    parser.add_argument("--no-window", action="store_true", help="skip the window and network play")
    parser.add_argument("--quick", action="store_true", help="measure less, in under 30 seconds")
    parser.add_argument("--json", action="store_true", help="print as JSON")


def run(arguments: Arguments) -> int:
    """Measure, printing as it goes; what is being measured is said on standard error."""
    machine = _machine()
    if not arguments.json:
        print(" · ".join(f"{name} {value}" for name, value in machine.items()))
    measured: dict[str, float] = {}
    parts = _parts(arguments)
    for place, (part, measure) in enumerate(parts, 1):
        say(f"measuring {part} ({place} of {len(parts)})")
        for name, value in measure().items():
            measured[name] = float(f"{value:.4g}")
            if not arguments.json:
                print(f"{name:21} {measured[name]:10g}  {_judged(name, value)}", flush=True)
    if arguments.json:
        print(
            json.dumps(
                {
                    "machine": machine,
                    "measured": measured,
                    "wanted": {name: "{} {}".format(*goal) for name, goal in WANTED.items()},
                },
                indent=1,
            )
        )
    return 0


def _parts(arguments: Arguments) -> list[tuple[str, Callable[[], dict[str, float]]]]:
    quick = arguments.quick
    games = arguments.games or (QUICK_GAMES if quick else GAMES)
    lines = QUICK_LINES if quick else LINES
    library = ("a large library", lambda: dict(bench_library.measure(lines)))
    window = () if arguments.no_window else bench_window.parts(quick=quick)
    lab = () if quick else bench_lab.parts(games)
    return [*bench_engine.parts(games), library, *lab, *window]


def _judged(name: str, value: float) -> str:
    if name not in WANTED:
        return ""
    sign, goal = WANTED[name]
    good = value < goal if sign == "<" else value > goal
    return f"wanted {sign} {goal}{'' if good else ', missed'}"


def _machine() -> dict[str, str]:
    return {
        "svedesk": __version__,
        "python": sys.version.split()[0],
        "qt": _qt(),
        "system": f"{platform.system()} {platform.machine()}",
        "processor": _processor(),
        "cores": str(os.cpu_count()),
        "load": f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "unknown",
    }


def _qt() -> str:
    try:
        return version("PySide6-Essentials")
    except PackageNotFoundError:
        return "none"


def _processor() -> str:
    info = Path("/proc/cpuinfo")
    if info.is_file():
        for line in info.read_text(encoding="utf-8", errors="replace").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or "unknown"
