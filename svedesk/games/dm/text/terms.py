"""The messages and words of this game, by language."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from svedesk.engine.script import Lang
from svedesk.messages import Catalogue

MESSAGES = Catalogue(Path(__file__).parent.parent / "messages")
OWNER = "<whose|your=your|opponent=your opponent's>"
"""A place in English phrases for whose something is."""
OWNER_JA = "<whose|your=自分の|opponent=相手の>"
"""The same in Japanese ones."""


def words(lang: Lang) -> Mapping[str, Mapping[str, str]]:
    """The lists of words of a language."""
    return MESSAGES[lang].words
