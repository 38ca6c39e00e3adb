"""Where the user's own pictures of cards lie: found by a card's number or name, whatever folder in the folder they are
in. Only paths: nothing is opened here."""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import chain, product
from pathlib import Path
from urllib.parse import unquote

from svedesk.cards.library import letters
from svedesk.cards.spelling import numbers_in
from svedesk.engine.card_fields import spellings
from svedesk.engine.facts import Facts

SUFFIXES = (".png", ".webp", ".jpg", ".jpeg")
"""Of pictures; of two that are called the same the one that stands first here is taken."""
MOST_FILES = 20_000
"""How many files of any kind are looked at: a whole disk chosen by mistake is not searched to its end."""
DEEPEST = 4
"""How many folders deep."""


class CardPictures:
    """Pictures by what they are called. `cut_short`: there were more files than are looked at."""

    def __init__(self, paths: Iterable[Path] = (), *, cut_short: bool = False) -> None:
        self.cut_short = cut_short
        self._by_name: dict[str, list[Path]] = defaultdict(list)
        self._by_number: dict[str, list[Path]] = defaultdict(list)
        for path in sorted(paths, key=lambda path: (SUFFIXES.index(path.suffix.lower()), path.as_posix())):
            name = unquote(path.stem)
            self._by_name[letters(name)].append(path)
            for number in numbers_in(name):
                self._by_number[letters(number)].append(path)

    def __len__(self) -> int:
        return len(self._by_name)

    def paths(self) -> tuple[Path, ...]:
        """Where they all lie."""
        return tuple(chain.from_iterable(self._by_name.values()))

    def of(self, facts: Facts) -> Path | None:
        """A card's picture: the first of `all_of` it."""
        return next(self.all_of(facts), None)

    def all_of(self, facts: Facts) -> Iterator[Path]:
        """The pictures that may be a card's, the one to show first: called by its number or its English one, by
        one of them and something else ("SD01-001 (2)"), or by its name in either language. An evolved card's may be
        called "Name (Evolved)"; without one it has its base's. Where one can't be shown, the next is."""
        number = letters(facts.number)
        numbers = tuple(filter(None, (number, letters(facts.english_number))))
        alone = (self._by_name.get(name, ()) for name in (*numbers, f"{number}ja", f"{number}jp"))
        named = (self._by_name.get(name, ()) for name in _names(facts))
        yield from dict.fromkeys(chain(*alone, *(self._by_number.get(name, ()) for name in numbers), *named))


def find_pictures(folder: Path) -> CardPictures:
    """The pictures in a folder and the folders in it. Raises OSError when it can't be read; a folder within that
    can't be is passed over."""
    with os.scandir(folder):
        pass  # os.walk would tell nothing of a folder there is not
    paths: list[Path] = []
    for nth, path in enumerate(_files(folder)):
        if nth == MOST_FILES:
            return CardPictures(paths, cut_short=True)
        if path.suffix.lower() in SUFFIXES:
            paths.append(path)
    return CardPictures(paths)


def _files(folder: Path) -> Iterator[Path]:
    for place, folders, files in os.walk(folder):
        folders.sort()
        if len(Path(place).relative_to(folder).parts) >= DEEPEST:
            folders.clear()
        yield from (Path(place, file) for file in files)


def _names(facts: Facts) -> Iterator[str]:
    names = [letters(name) for name in (facts.name, facts.name_ja) if name]
    if facts.is_evolved:
        endings = (written for written, word in spellings(type(facts), "special").items() if word == facts.EVOLVED)
        yield from (name + ending for name, ending in product(names, endings))
    yield from names
