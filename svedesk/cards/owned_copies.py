"""How many copies of each print this user owns, and what a deck still wants."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Annotated, NamedTuple

from platformdirs import user_data_path
from pydantic import BaseModel, ConfigDict, Field

from svedesk.documents.damaged import DamagedFile
from svedesk.documents.folders import Versions, make_folder, put_aside
from svedesk.documents.forms import read_form, write_form
from svedesk.documents.kinds import COPIES
from svedesk.documents.writing import alone
from svedesk.engine.game import Game

MOST = 999
"""Copies of one print."""


class _CopiesFile(BaseModel):
    model_config = ConfigDict(strict=True, frozen=True, extra="forbid")

    game: str
    copies: dict[Annotated[str, Field(max_length=60)], Annotated[int, Field(ge=1, le=MOST)]]


class WantedCard(NamedTuple):
    """A card of a deck: the print there, copies in the deck, and copies that are owned of all its prints."""

    number: str
    copies: int
    owned: int

    @property
    def missing(self) -> int:
        """How many more are wanted."""
        return max(0, self.copies - self.owned)


class OwnedCopies:
    """The copies of prints of a game's cards, in a file of which older versions are kept. Changes are written at once
    and raise `DamagedFile` where that fails, and then nothing has changed. `damaged` says that the file was damaged: it
    is kept under another name then, and all begins anew."""

    def __init__(self, game: Game, folder: Path | None = None) -> None:
        self._game = game
        self.path = (folder or user_data_path("svedesk", appauthor=False) / "copies") / f"{game.name}.json"
        self.damaged: DamagedFile | None = None
        self._copies: dict[str, int] = {}
        if self.path.exists():
            try:
                self._copies = self._read()
            except DamagedFile as damaged:
                self.damaged = put_aside(self.path, damaged, self._kept_as)

    def __bool__(self) -> bool:
        return bool(self._copies)

    def of(self, *numbers: str) -> int:
        """How many copies are owned of these prints together."""
        return sum(self._copies.get(number, 0) for number in numbers)

    def set(self, copies: Mapping[str, int]) -> None:
        """So many copies of these prints from now on; 0: none. Others stay."""
        if self.damaged is not None and self.damaged.message.key == "file-newer":
            raise self.damaged
        make_folder(self.path.parent)
        with alone(self.path.with_suffix(".lock"), lambda _why: DamagedFile("file-held", file=self.path.name)):
            before = self._read() if self.path.exists() else {}  # another window's changes as well
            merged = {number: min(count, MOST) for number, count in {**before, **copies}.items() if count > 0}
            if merged != before:
                if self.path.exists():
                    Versions(self.path, self.path.parent / ".older", f"{self._game.name}-").set_aside()
                ordered = dict(sorted(merged.items()))
                write_form(self.path, COPIES, _CopiesFile, {"game": self._game.name, "copies": ordered})
            self._copies = merged

    def wanted(self, deck: Iterable[tuple[str, int]], prints: Callable[[str], Iterable[str]]) -> tuple[WantedCard, ...]:
        """The cards of a deck with what is owned of them; `prints` are all numbers of the card that one is of."""
        cards: dict[frozenset[str], Counter[str]] = {}
        for number, count in deck:
            cards.setdefault(frozenset((number, *prints(number))), Counter())[number] += count
        return tuple(
            WantedCard(next(iter(counts)), counts.total(), self.of(*numbers)) for numbers, counts in cards.items()
        )

    def _kept_as(self, name: str) -> DamagedFile:
        return DamagedFile("copies-set-aside", name, file=self.path.name)

    def _read(self) -> dict[str, int]:
        return dict(read_form(self.path, COPIES, _CopiesFile, self._game.name).copies)
