"""The decks a user keeps: one file each, the last ten versions of every one, nothing thrown away by a slip."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from platformdirs import user_data_path

from svedesk.decks.files import load_deck, save_deck
from svedesk.decks.model import Deck
from svedesk.decks.starter import starter_decks
from svedesk.documents.damaged import DamagedFile
from svedesk.documents.folders import Versions, make_folder, move, new_file, whole
from svedesk.documents.writing import moving
from svedesk.engine.game import Game

_OWN = "my:"
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
    """The decks of a game in a folder. Changes raise `DamagedFile`, and then nothing has changed."""

    def __init__(self, game: Game, folder: Path) -> None:
        self.game, self.folder = game, folder

    def decks(self) -> tuple[KeptDeck, ...]:
        """All of them that are whole, by name."""
        decks = self._whole(self.folder.glob("*.json"))
        return tuple(sorted(decks, key=lambda stored: (stored.deck.name.casefold(), stored.path.name)))

    def keep(self, deck: Deck, path: Path | None = None) -> Path:
        """Keep a deck: as the next version of the one in a file, or in a file of its own; returns the file."""
        if path is None:
            with new_file(self.folder, deck.name, ".json", "deck") as path:
                save_deck(path, deck, self.game)
            return path
        make_folder(self.folder)
        if path.exists():
            if self._same(path, deck):
                return path
            self._versions(path).set_aside()
        save_deck(path, deck, self.game)
        return path

    def versions(self, path: Path) -> tuple[OlderDeck, ...]:
        """Older versions of a deck, the newest first, each with when it was saved."""
        return tuple(self._older(reversed(self._versions(path).files())))

    def removed(self) -> tuple[OlderDeck, ...]:
        """The decks that were removed, the last first."""
        removed = self._older((self.folder / _REMOVED).glob("*.json"))
        return tuple(sorted(removed, key=lambda stored: (-stored.when, stored.path.name)))

    def bring_back(self, path: Path) -> Path:
        """Put a removed deck among the decks again, beside one that took its name; returns its file."""
        with new_file(self.folder, path.stem, ".json", "deck") as back:
            move(path, back)
        return back

    def remove(self, path: Path) -> Callable[[], None]:
        """Take a deck away; call what is returned to have it back. What was removed before stays in a folder of its
        own until a deck of that file's name is removed again."""
        make_folder(self.folder / _REMOVED)
        away = self.folder / _REMOVED / path.name
        move(path, away)
        with moving(path.name):
            away.touch()  # when it was removed
        return lambda: move(away, path)

    def _versions(self, path: Path) -> Versions:
        return Versions(path, self.folder / _OLDER, f"{path.stem}-")

    def _whole(self, paths: Iterable[Path]) -> Iterator[KeptDeck]:
        return (KeptDeck(*read) for read in whole(paths, lambda path: load_deck(path, self.game)))

    def _older(self, paths: Iterable[Path]) -> Iterator[OlderDeck]:
        return (OlderDeck(path, deck, path.stat().st_mtime) for path, deck in self._whole(paths))

    def _same(self, path: Path, deck: Deck) -> bool:
        try:
            return load_deck(path, self.game) == deck
        except DamagedFile:
            return False  # kept all the same: somebody may mend it


def all_decks(shelf: Shelf) -> dict[str, Deck]:
    """The decks that come with the program and those of the user, by the key they are chosen under."""
    return starter_decks(shelf.game) | {own_key(stored.path): stored.deck for stored in shelf.decks()}


def own_key(path: Path) -> str:
    """The key of a deck of the user in a file."""
    return f"{_OWN}{path.stem}"


def offered_as(key: str, name: str) -> str:
    """How a deck of `all_decks` is offered: those that come with the program with their code, "SD01", in words where
    it is made of words, "Forest fairies"."""
    if key.startswith(_OWN):
        return name
    return f"{name} ({key.replace('_', ' ').capitalize() if '_' in key else key})"
