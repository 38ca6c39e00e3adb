"""What was read of card texts, kept on disk so that it is there at once the next time.

It lies in the platform's folder for caches: the lines of lists with their scripts, and what is known of the rules of
cards, by a digest of what was read. What a reading depends on besides is the name of its file: this version of the
reader, and all cards that texts may name. A file that is damaged is as if it were not there.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import fields
from hashlib import sha256
from operator import attrgetter
from pathlib import Path
from typing import Any

from platformdirs import user_cache_path

import svedesk
from svedesk import __version__
from svedesk.data import resources
from svedesk.documents.writing import take_away, write_whole
from svedesk.engine.facts import Facts
from svedesk.engine.game import Game

KEPT = 6
"""How many files are kept: one for the cards as they are, and some for lists that were looked through."""
LARGEST = 32 * 1024 * 1024
"""Bytes of a file; 4,600 cards take one or two million."""


def readings_path() -> Path:
    """Where they are kept."""
    return user_cache_path("svedesk", appauthor=False) / "readings"


class KeptReadings:
    """What was read of the texts of cards that may name `cards`, as plain values by a key. Where nothing can be
    written, nothing is kept and nothing else is amiss."""

    def __init__(self, game: Game, cards: Iterable[Facts], folder: Path | None = None) -> None:
        self._folder = folder or readings_path()
        self._path = self._folder / f"{_digest(_reader_version(game), *map(_told_by, cards))}.json"
        self._known = _loaded(self._path)
        self._changed = False

    def get(self, facts: Facts, *texts: str) -> Any:  # noqa: ANN401 - what JSON can hold
        """What was kept of a card with these texts, None where nothing was."""
        return self._known.get(_digest(_told_by(facts), *texts))

    def put(self, value: object, facts: Facts, *texts: str) -> None:
        """Keep what was read of it."""
        self._known[_digest(_told_by(facts), *texts)] = value
        self._changed = True

    def save(self) -> None:
        """Write what is new, and leave out the files that were not used for longest."""
        with suppress(OSError):
            if not self._changed:
                if self._known:
                    self._path.touch()
                return
            self._folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            known = dict(self._known)  # more may be read while these are written
            data = json.dumps(known, ensure_ascii=False, separators=(",", ":")).encode()
            write_whole(self._path, data, lasting=False)
            self._changed = False
            files = sorted(self._folder.glob("*.json"), key=lambda file: file.stat().st_mtime, reverse=True)
            for old in files[KEPT:]:
                take_away(old)


def _loaded(path: Path) -> dict[str, Any]:
    try:
        if path.stat().st_size > LARGEST:
            return {}
        readings = json.loads(path.read_bytes())
    except (OSError, ValueError, RecursionError):
        return {}
    return readings if isinstance(readings, dict) else {}


def _digest(*parts: str) -> str:
    return sha256("\0".join(parts).encode("utf-8", "surrogatepass")).hexdigest()[:32]


def _told_by(facts: Facts) -> str:
    """All that is printed on a card."""
    return repr(attrgetter(*(field.name for field in fields(facts)))(facts))


def _reader_version(game: Game) -> str:
    """This version of what reads and is read: of svedesk, and of every file of the reader where its source is there."""
    versions = (f"{file.name} {file.stat().st_size} {file.stat().st_mtime_ns}" for file in reader_files(game))
    return "\n".join((__version__, game.name, *versions))


def reader_files(game: Game) -> list[Path]:
    """The files that a reading depends on, none where the source is not there: those of the game, of what reads scripts
    of every game, and the scripts that ship."""
    source = getattr(sys.modules[type(game).__module__], "__file__", None)
    if not source:
        return []
    folder, scripts = Path(source).parent, Path(svedesk.__file__).parent / "scripts"
    words = (file for pattern in ("*.py", "*.json") for file in folder.rglob(pattern))
    return sorted((*words, *scripts.rglob("*.py"), *resources().glob("**/scripts/**/*.txt")))
