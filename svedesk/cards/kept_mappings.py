"""The column mappings a user keeps, one file each, to be used again for the next list of that form."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

from platformdirs import user_data_path

from svedesk.cards.listed import Listed
from svedesk.cards.mapping import ColumnMapping, keep_mapping, load_mapping
from svedesk.documents.damaged import DamagedFile, why

_UNFIT = re.compile(r"[^\w-]+")


class KeptMapping(NamedTuple):
    """A mapping and its file."""

    path: Path
    mapping: ColumnMapping


class Mappings:
    """The mappings in a folder. Changes raise `DamagedFile`, and then nothing has changed."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or user_data_path("svedesk", appauthor=False) / "mappings"

    def kept(self) -> tuple[KeptMapping, ...]:
        """All of them that are whole, by name."""
        found: list[KeptMapping] = []
        for path in self.folder.glob("*.json"):
            try:
                found.append(KeptMapping(path, load_mapping(path)))
            except DamagedFile:
                continue  # what is wrong with it is told when it is opened by its name
        return tuple(sorted(found, key=lambda one: (one.mapping.name.casefold(), one.path.name)))

    def keep(self, mapping: ColumnMapping) -> Path:
        """Keep a mapping, in place of the one that has its name."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise DamagedFile("file-not-written", why(error), file=self.folder.name) from error
        same = (one.path for one in self.kept() if one.mapping.name == mapping.name)
        path = next(same, None) or self._new_path(mapping.name)
        keep_mapping(path, mapping)
        return path

    def remove(self, path: Path) -> None:
        """Keep one no longer."""
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            raise DamagedFile("file-unreadable", why(error), file=path.name) from error

    def fitting(self, listed: Listed) -> tuple[KeptMapping, ...]:
        """Those all of whose columns a list has, the one that takes the most of them first."""
        columns = set(listed.columns)
        fit = [one for one in self.kept() if set().union(*one.mapping.columns.values()) <= columns]
        return tuple(sorted(fit, key=lambda one: -len(one.mapping.columns)))

    def _new_path(self, name: str) -> Path:
        stem = _UNFIT.sub("-", name).strip("-")[:40] or "mapping"
        path, count = self.folder / f"{stem}.json", 1
        while path.exists():
            count += 1
            path = self.folder / f"{stem}-{count}.json"
        return path
