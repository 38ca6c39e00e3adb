"""Where small questions of a menu are asked."""

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
