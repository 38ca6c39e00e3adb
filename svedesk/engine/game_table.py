"""What a table of a game looks like and says: how cards lie in its zones, its steps, its words. Data and sentences, no
pixels: a window draws from it, a terminal writes from it."""

from __future__ import annotations

from typing import Protocol


class GameTable(Protocol):
    """What a game says of its table."""
