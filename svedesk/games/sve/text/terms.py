"""The messages of the game, and the rulebook words among them: zones, keywords, numbers of a seat, phases, types."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from svedesk.engine.script import Lang
from svedesk.games.sve.keywords.printed import PRINTED
from svedesk.messages import Catalogue

_KEYWORDS: Mapping[Lang, Mapping[str, str]] = {
    "en": {keyword.name: keyword.en for keyword in PRINTED},
    "ja": {keyword.name: keyword.ja for keyword in PRINTED},
}
MESSAGES = Catalogue(
    Path(__file__).parents[1] / "messages", {lang: {"keyword": words} for lang, words in _KEYWORDS.items()}
)
TERMS: Mapping[Lang, Mapping[str, Mapping[str, str]]] = {"en": MESSAGES["en"].words, "ja": MESSAGES["ja"].words}
"""Words by language and kind ("zone", "keyword", ...)."""
