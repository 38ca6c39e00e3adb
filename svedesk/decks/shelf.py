"""The decks a user keeps: one file each, the last ten versions of every one, nothing thrown away by a slip."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple

from platformdirs import user_data_path

from svedesk.decks.files import load_deck, save_deck
from svedesk.decks.model import Deck
from svedesk.decks.starter import starter_decks
from svedesk.documents.damaged import DamagedFile
from svedesk.documents.folders import make_folder, new_file
from svedesk.documents.writing import moving, saving

_OWN = "my:"
VERSIONS = 10
"""How many older versions of a deck are kept."""
APART = 300
"""Seconds that lie between two versions at least: a deck is saved after every change, and ten changes in a row must not
push out what it was yesterday."""
_OLDER = ".older"
"""The folder of older versions, beside the decks: "<stem>-<number>.json", numbered upwards."""
_REMOVED = ".removed"


def decks_folder() -> Path:
    """Where this user's decks are kept unless told otherwise."""
    return user_data_path("svedesk", appauthor=False) / "decks"


class KeptDeck(NamedTuple):
    """A deck and its file."""

    path: Path
    deck: Deck


class OlderDeck(NamedTuple):
    """A deck as it was, or one that was removed; `when` in seconds since 1970."""

    path: Path
    deck: Deck
    when: float


class Shelf:
    """The decks in a folder. Changes raise `DamagedFile`, and then nothing has changed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def decks(self) -> tuple[KeptDeck, ...]:
        """All of them that are whole, by name."""
        found: list[KeptDeck] = []
        for path in self.folder.glob("*.json"):
            try:
                found.append(KeptDeck(path, load_deck(path)))
            except DamagedFile:
                continue  # what is wrong with it is told when it is opened by its name
        return tuple(sorted(found, key=lambda one: (one.deck.name.casefold(), one.path.name)))

    def keep(self, deck: Deck, path: Path | None = None) -> Path:
        """Keep a deck: as the next version of the one in a file, or in a file of its own; returns the file."""
        if path is None:
            with new_file(self.folder, deck.name, ".json", "deck") as path:
                save_deck(path, deck)
            return path
        make_folder(self.folder)
        if path.exists():
            if _same(path, deck):
                return path
            self._set_aside(path)
        save_deck(path, deck)
        return path

    def versions(self, path: Path) -> tuple[OlderDeck, ...]:
        """Older versions of a deck, the newest first, each with when it was saved."""
        return _whole(older for _, older in sorted(self._older(path), reverse=True))

    def removed(self) -> tuple[OlderDeck, ...]:
        """The decks that were removed, the last first."""
        found = _whole((self.folder / _REMOVED).glob("*.json"))
        return tuple(sorted(found, key=lambda one: (-one.when, one.path.name)))

    def bring_back(self, path: Path) -> Path:
        """Put a removed deck among the decks again, beside one that took its name; returns its file."""
        with new_file(self.folder, path.stem, ".json", "deck") as back:
            _move(path, back)
        return back

    def remove(self, path: Path) -> Callable[[], None]:
        """Take a deck away; call what is returned to have it back. What was removed before stays in a folder of its
        own until a deck of that file's name is removed again."""
        make_folder(self.folder / _REMOVED)
        away = self.folder / _REMOVED / path.name
        _move(path, away)
        with moving(path.name):
            away.touch()  # when it was removed
        return lambda: _move(away, path)

    def _set_aside(self, path: Path) -> None:
        folder = self.folder / _OLDER
        make_folder(folder)
        older = sorted(self._older(path))
        number = older[-1][0] + 1 if older else 1
        with saving(path.name):
            if older and 0 <= path.stat().st_mtime - older[-1][1].stat().st_mtime < APART:
                return
            shutil.copy2(path, folder / f"{path.stem}-{number}.json")  # with the time it was saved at
            for _, spare in older[: max(0, len(older) + 1 - VERSIONS)]:
                spare.unlink()

    def _older(self, path: Path) -> list[tuple[int, Path]]:
        found: list[tuple[int, Path]] = []
        for older in (self.folder / _OLDER).glob("*.json"):
            stem, _, number = older.stem.rpartition("-")
            if stem == path.stem and number.isdigit():
                found.append((int(number), older))
        return found


def all_decks(shelf: Shelf) -> dict[str, Deck]:
    """The decks that come with the program and those of the user, by the key they are chosen under."""
    return starter_decks() | {f"{_OWN}{one.path.stem}": one.deck for one in shelf.decks()}


def offered_as(key: str, name: str) -> str:
    """How a deck of `all_decks` is offered: those that come with the program with their code."""
    return name if key.startswith(_OWN) else f"{name} ({key})"


def _whole(paths: Iterable[Path]) -> tuple[OlderDeck, ...]:
    found: list[OlderDeck] = []
    for path in paths:
        try:
            found.append(OlderDeck(path, load_deck(path), path.stat().st_mtime))
        except (DamagedFile, OSError):
            continue  # one of several copies
    return tuple(found)


def _same(path: Path, deck: Deck) -> bool:
    try:
        return load_deck(path) == deck
    except DamagedFile:
        return False  # kept all the same: somebody may mend it


def _move(source: Path, target: Path) -> None:
    with moving(source.name):
        source.replace(target)
