"""Where small questions of a menu are asked, and the keys that do the same as its entries."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from svedesk.engine.records import Place


class Asker(Protocol):
    """Where small questions of a menu are asked."""

    def ask_number(self, title: str, now: int, done: Callable[[int], object]) -> None: ...

    def ask_text(self, title: str, text: str, done: Callable[[str], object], *, empty: bool = False) -> None: ...

    def ask_card(self, title: str, done: Callable[[str], object]) -> None: ...

    def open_pile(self, place: Place) -> None: ...

    def key_of(self, action: str) -> str:
        """The first key of an action of the window by its name; "" for none."""


def keyed(label: str, action: str, asker: Asker) -> str:
    """The label of an entry, with the key that does the same at its right edge."""
    key = asker.key_of(action) if action else ""
    return f"{label}\t{key}" if key else label
