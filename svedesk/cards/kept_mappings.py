"""The column mappings a user keeps, one file each, to be used again for the next list of that form."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from platformdirs import user_data_path

from svedesk.cards.card_lists import ListTable
from svedesk.cards.mapping import ColumnMapping, keep_mapping, load_mapping
from svedesk.documents.folders import new_file, whole
from svedesk.documents.writing import moving, remove


class KeptMapping(NamedTuple):
    """A mapping and its file."""

    path: Path
    mapping: ColumnMapping


class Mappings:
    """The mappings in a folder. Changes raise `DamagedFile`, and then nothing has changed."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or user_data_path("svedesk", appauthor=False) / "mappings"

    def all(self) -> tuple[KeptMapping, ...]:
        """All of them that are whole, by name."""
        mappings = (KeptMapping(*read) for read in whole(self.folder.glob("*.json"), load_mapping))
        return tuple(sorted(mappings, key=lambda mapping: (mapping.mapping.name.casefold(), mapping.path.name)))

    def keep(self, mapping: ColumnMapping) -> Path:
        """Keep a mapping, in place of the one that has its name."""
        same = next((saved.path for saved in self.all() if saved.mapping.name == mapping.name), None)
        if same is not None:
            keep_mapping(same, mapping)
            return same
        with new_file(self.folder, mapping.name, ".json", "mapping") as path:
            keep_mapping(path, mapping)
        return path

    def remove(self, path: Path) -> None:
        """Keep one no longer."""
        with moving(path.name):
            remove(path)

    def fitting(self, listed: ListTable) -> tuple[KeptMapping, ...]:
        """Those all of whose columns a list has, the one that takes the most of them first."""
        columns = set(listed.columns)
        fit = [saved for saved in self.all() if set().union(*saved.mapping.columns.values()) <= columns]
        return tuple(sorted(fit, key=lambda saved: -len(saved.mapping.columns)))
