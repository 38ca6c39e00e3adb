"""Where the cards of a game lay on their fields, kept beside its saves: people find a card by its place."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from svedesk.documents.writing import write_whole

NAME = "slots.json"
LARGEST, MOST = 1 << 18, 100
"""Bytes such a file has at most, and the highest slot."""


def path_for(save: Path) -> Path:
    """The file for the game one of whose autosaves is `save`."""
    return save.with_name(f"{save.name.rpartition('-')[0]}.{NAME}")


def write(path: Path, slots: Mapping[int, int]) -> None:
    """Keep them. A file that can't be written costs no more than the places."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, json.dumps({str(card): slot for card, slot in slots.items()}).encode(), lasting=False)
    except OSError:
        return


def read(path: Path) -> dict[int, int]:
    """What was kept; nothing where there is nothing, or nothing sensible."""
    try:
        slots = {int(card): int(slot) for card, slot in json.loads(path.read_bytes()[:LARGEST]).items()}
    except (OSError, ValueError, AttributeError, TypeError, RecursionError):
        return {}
    return {card: slot for card, slot in slots.items() if 0 <= slot <= MOST}
