"""What a long game costs in the window: undo and redo after thousands of operations, and memory that grows with turns
of automated manual play (see `_play`), new games among them."""

from __future__ import annotations

from pathlib import Path

from svedesk.gui.bench._play import play_turns, settle
from svedesk.gui.bench._table import BenchTable, p95, report, resident

WARM = 300
"""Turns until most of what will be is loaded, drawn and kept."""
TURNS = 200
OPERATIONS = 3_000
BACK = 20


def measure(folder: Path) -> dict[str, float]:
    """Milliseconds, and megabytes per thousand turns."""
    table = BenchTable(folder, (1280, 720))
    play_turns(table, WARM)
    settle()
    before = resident()
    play_turns(table, TURNS)
    settle()
    grown = (resident() - before) * 1000 / TURNS
    table.new_game(3)
    undos, redos = _back_and_forth(table)
    table.window.close()
    return {"undo_shown_p95_ms": p95(undos), "redo_shown_p95_ms": p95(redos), "growth_mb": max(grown, 0.0)}


def _back_and_forth(table: BenchTable) -> tuple[list[float], list[float]]:
    """Undo and redo, painted, at a third, two thirds and the end of a game of `OPERATIONS` operations."""
    undos: list[float] = []
    redos: list[float] = []
    for _ in range(3):
        for number in range(OPERATIONS // 3):
            table.do("number_set", side=number % 2, text="play_points", amount=number % 9 + 1)
        undos += [table.shown_ms(table.table_seat.undo) for _ in range(BACK)]
        redos += [table.shown_ms(table.table_seat.redo) for _ in range(BACK)]
    return undos, redos


if __name__ == "__main__":
    report(measure)
