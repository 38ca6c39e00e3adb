"""Decks in sections: which there are, and what they are called, is for the game to say (see `GameDecks`)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Generic, Self, TypeVar

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
