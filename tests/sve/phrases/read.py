"""Lines of card texts as they are read with the names of the cards that ship."""

from dataclasses import replace
from functools import cache

from sve.playing import shipped_facts

from svedesk.engine.script import Lang
from svedesk.games.sve.abilities.base import as_meant
from svedesk.games.sve.reading.heard import SveTextReader
from svedesk.games.sve.reading.lines import lines
from svedesk.games.sve.source import read_script


@cache
def reader() -> SveTextReader:
    """Knows the names of the shipped cards."""
    return SveTextReader(shipped_facts().values())


def script(text: str, lang: Lang = "en", kind: str = "follower", special: str | None = None) -> str:
    """The script of one line on a card of a type; what keeps it from being read in brackets."""
    card = replace(shipped_facts()["SD01-001"], number="READ-1", kind=kind, special=special)
    (line,) = reader().read(card, text, lang)
    return line.script if line.is_read else f"({line.meanings or line.unread})"


def reads(english: str, japanese: str, wanted: str) -> None:
    """Both texts are read as this script."""
    scripts = script(english), script(japanese, "ja")
    assert not any(text.startswith("(") for text in scripts), scripts
    assert tuple(map(read_script, scripts)) == (read_script(wanted),) * 2


def meant(text: str, lang: Lang = "en", kind: str = "follower") -> object:
    """What one line says, None where it is not read; a script cannot say all of it."""
    (row,) = lines(text)
    meaning = reader().meaning(replace(shipped_facts()["SD01-001"], number="READ-1", kind=kind), row, lang)
    return None if meaning is None else as_meant(meaning)
