"""The starter decks that come with the program."""

from __future__ import annotations

import json
from pathlib import Path

from svedesk.data import resources
from svedesk.decks.model import Deck


def starter_decks() -> dict[str, Deck]:
    """The starter decks by product code ("SD01"), in its order, in a dictionary that is the caller's to change."""
    return {file.stem.upper(): _read(file) for file in sorted((resources() / "decks").glob("*.json"))}


def _read(file: Path) -> Deck:
    # Our own files: their form is checked by tests (tests/decks), not at every start.
    document = json.loads(file.read_text(encoding="utf-8"))
    return Deck(
        name=document["name"],
        leaders=tuple(document["leaders"]),
        main=tuple(document["main"].items()),
        evolve=tuple(document["evolve"].items()),
        format=document["built_for"],
    )
