"""Files that can't be read or written, told in words where the user is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from svedesk.documents.damaged import DamagedFile
from svedesk.engine.script import Lang


@contextmanager
def reporting(say: Callable[[str], object], lang: Lang) -> Iterator[None]:
    """Say what is wrong with a file in place of raising `DamagedFile`; what follows in the block is left out then."""
    try:
        yield
    except DamagedFile as damaged:
        say(damaged.in_words(lang))
