"""Texts read over the shipped cards, as their scripts."""

from functools import cache

from sve.playing import shipped_facts

from svedesk.engine.script import Lang
from svedesk.games.sve.facts import SveFacts
from svedesk.games.sve.reading.heard import SveTextReader
from svedesk.games.sve.source import read_script


@cache
def reader() -> SveTextReader:
    """Knows the names of the shipped cards."""
    return SveTextReader(shipped_facts().values())


def script(text: str, lang: Lang, kind: str) -> str:
    """The scripts of a text's lines; "?" and from where on it is not read for one that is not."""
    facts = SveFacts("MYC-001", "Mine", "わたし", kind, cost=1, attack=1, defense=1)
    return "; ".join(row.script or f"? {row.unread} ({row.meanings})" for row in reader().read(facts, text, lang))


def reads(english: str, japanese: str, wanted: str, kind: str = "follower") -> None:
    """Both texts are read as this script."""
    found = (script(english, "en", kind), script(japanese, "ja", kind))
    assert not any("?" in one for one in found), found
    assert tuple(map(read_script, found)) == (read_script(wanted),) * 2
