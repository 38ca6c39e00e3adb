"""Who sat at a game and how, kept beside its autosaves: a save itself holds the game only."""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple

from svedesk.documents.writing import write_whole

LARGEST = 4096
"""Bytes such a file has at most."""
LONGEST_NAME = 24


class Seats(NamedTuple):
    """The names of both seats, whether their hands lie open, and whether one person plays alone: nobody sits at the
    second seat."""

    names: tuple[str, str] = ("Player 1", "Player 2")
    open_hands: bool = False
    alone: bool = False


def path_for(save: Path) -> Path:
    """The file for the game one of whose autosaves is `save`."""
    return save.with_name(save.name.rpartition("-")[0] + ".seats.json")


def write(path: Path, seats: Seats) -> None:
    """Keep it. A file that can't be written costs no more than the names."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, json.dumps({**seats._asdict(), "names": list(seats.names)}).encode(), lasting=False)
    except OSError:
        return


def read(path: Path) -> Seats:
    """What was kept; the default names where there is nothing, or nothing sensible."""
    try:
        data = json.loads(path.read_bytes()[:LARGEST])
        first, second = (str(name)[:LONGEST_NAME] or "Player" for name in data["names"])
        return Seats((first, second), bool(data["open_hands"]), bool(data.get("alone", False)))
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return Seats()
