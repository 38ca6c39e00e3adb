"""What a game says of its zones (whose they are, who sees what lies there, how it lies), and of the sections of
decks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Generic, Literal, NamedTuple, Self, TypeVar

from svedesk.engine.records import UPRIGHT


class ZoneSpec(NamedTuple):
    """One kind of zone.

    `sees`: "all" (faceup cards are public), "owner" (its seat sees every card, others only faceup ones), "none" (nobody
    sees). `faceup` is how cards usually lie there; in a zone with `sees="owner"` that are not public it is False.
    `ordered`: the order is tracked, index 0 is the top. `limit` is how many cards may lie there (None: any number).
    `apart`: nobody sees what lies facedown, yet everyone can tell it apart: each card lies there as a back that can be
    pointed at, and turned up.
    `lies` is how many quarter turns clockwise cards usually lie there from upright.
    `keeps_state`: cards there are upright or turned, faceup or facedown. `given_goes_to` names the zones into which
    what was given to a card goes along with it. `later`: it came to the game when tables and boards were kept already,
    so those without a card in it are written as if it were not there. `in_play`: what lies there decides what cards
    count as, there or elsewhere (see `Table.derived`).
    """

    name: str
    sees: Literal["all", "owner", "none"]
    ordered: bool = False
    shared: bool = False
    faceup: bool = True
    limit: int | None = None
    keeps_state: bool = False
    given_goes_to: tuple[str, ...] = ()
    later: bool = False
    in_play: bool = False
    apart: bool = False
    lies: int = UPRIGHT


Entry = TypeVar("Entry")


@dataclass(frozen=True, slots=True)
class InSections(Generic[Entry]):
    """What is told section by section: `deck["main"]` is what one of them holds, nothing where there is no such."""

    sections: tuple[tuple[str, tuple[Entry, ...]], ...]
    """Each by its name, in the order of the game, also those that are empty."""

    def __iter__(self) -> Iterator[str]:
        return (name for name, _ in self.sections)

    def __getitem__(self, section: str) -> tuple[Entry, ...]:
        return next((entries for name, entries in self.sections if name == section), ())

    @property
    def all(self) -> tuple[Entry, ...]:
        """What all sections hold, one after the other."""
        return tuple(entry for _, entries in self.sections for entry in entries)

    def having(self, **sections: tuple[Entry, ...]) -> Self:
        """The same with other content of some sections."""
        return replace(self, sections=tuple({**dict(self.sections), **sections}.items()))
