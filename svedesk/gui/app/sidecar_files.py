"""Sidecar files of autosaves, which hold the game only: who sat at it and how, and in which slots of the fields its
cards lay."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar

from svedesk.documents.writing import write_whole

LARGEST = 1 << 18
"""Bytes such a file has at most."""
LONGEST_NAME = 24
HIGHEST_SLOT = 100
_Value = TypeVar("_Value")


@dataclass(frozen=True, slots=True)
class SidecarFile(Generic[_Value]):
    """A kind of file: its name behind that of the game, what is written of a value, what that is read as, and what is
    there where there is no file, or no sensible one."""

    name: str
    plain: Callable[[_Value], object]
    made: Callable[[Any], _Value]
    missing: Callable[[], _Value]

    def path_for(self, save: Path) -> Path:
        """The file for the game one of whose autosaves is `save`."""
        return save.with_name(f"{save.name.rpartition('-')[0]}.{self.name}")

    def write(self, path: Path, value: _Value) -> None:
        """Keep a value. A file that can't be written costs no more than that."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(path, json.dumps(self.plain(value)).encode(), lasting=False)
        except OSError:
            return

    def read(self, path: Path) -> _Value:
        """What was kept."""
        try:
            return self.made(json.loads(path.read_bytes()[:LARGEST]))
        except (OSError, ValueError, LookupError, AttributeError, TypeError, RecursionError):
            return self.missing()


class Seats(NamedTuple):
    """The names of both seats, whether their hands lie open, and whether one person plays alone: nobody sits at the
    second seat."""

    names: tuple[str, str] = ("Player 1", "Player 2")
    open_hands: bool = False
    alone: bool = False


def _seats(data: Any) -> Seats:  # noqa: ANN401 - whatever JSON can hold
    first, second = (str(name)[:LONGEST_NAME] or "Player" for name in data["names"])
    return Seats((first, second), bool(data["open_hands"]), bool(data.get("alone", False)))


def _slots(data: Any) -> dict[int, int]:  # noqa: ANN401 - whatever JSON can hold
    slots = {int(card): int(slot) for card, slot in data.items()}
    return {card: slot for card, slot in slots.items() if 0 <= slot <= HIGHEST_SLOT}


SEATS: SidecarFile[Seats] = SidecarFile("seats.json", Seats._asdict, _seats, Seats)
SLOTS: SidecarFile[Mapping[int, int]] = SidecarFile("slots.json", dict, _slots, dict)
"""The slots of cards, by their ids."""
