"""Lines of card texts as they are read with the names of the cards that ship."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from sve.playing import shipped_facts

from svedesk.engine.script import Lang
from svedesk.games.sve.reading.heard import SveTextReader


@cache
def _reader() -> SveTextReader:
    return SveTextReader(shipped_facts().values())


def script(text: str, lang: Lang = "en", kind: str = "follower", special: str | None = None) -> str:
    """The script of one line on a card of a type; what keeps it from being read in brackets."""
    card = replace(shipped_facts()["SD01-001"], number="READ-1", kind=kind, special=special)
    (line,) = _reader().read(card, text, lang)
    return line.script if line.is_read else f"({line.meanings or line.unread})"
