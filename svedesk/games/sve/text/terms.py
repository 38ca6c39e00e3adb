"""The messages of the game, and the rulebook words among them: zones, keywords, numbers of a seat, phases, types."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from svedesk.engine.script import Lang
from svedesk.messages import Catalogue

MESSAGES = Catalogue(Path(__file__).parents[1] / "messages")
TERMS: Mapping[Lang, Mapping[str, Mapping[str, str]]] = {"en": MESSAGES["en"].words, "ja": MESSAGES["ja"].words}
"""Words by language and kind ("zone", "keyword", ...)."""
