"""A keyword printed as a line of its own ("Ward.", "Storm.", Quick)."""

from __future__ import annotations

from dataclasses import dataclass

from svedesk.engine.script import Lang
from svedesk.games.sve.abilities.base import Ability


@dataclass(frozen=True, slots=True)
class Keyword(Ability):
    """A keyword ability (12.1). `name` is what rules and views call it, `en` and `ja` how it is written."""

    name: str
    en: str
    ja: str

    def text(self, lang: Lang, kind: str) -> str:
        """The keyword with a full stop; the Quick icon has none (12.3.2.1)."""
        if self.name == "quick":
            return "{QUICK}" if lang == "en" else "【クイック】"
        return f"{self.en}." if lang == "en" else f"【{self.ja}】"
