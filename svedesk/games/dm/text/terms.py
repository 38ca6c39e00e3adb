"""The messages and words of this game, by language."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from svedesk.engine.script import Lang
from svedesk.messages import Catalogue

MESSAGES = Catalogue(Path(__file__).parent.parent / "messages")


def words(lang: Lang) -> Mapping[str, Mapping[str, str]]:
    """The lists of words of a language."""
    return MESSAGES[lang].words
