"""A keyword printed as a line of its own ("Ward.", "Storm.", Quick)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from svedesk.engine.message import Message
from svedesk.engine.script import Lang
from svedesk.games.sve.keywords.printed import PRINTED
from svedesk.games.sve.script_node import Ability, Scope, is_plain_amulet
from svedesk.phrases.phrase import Name

_PRINTED = {keyword.name: keyword for keyword in PRINTED}


class Keyword(Name, Ability):
    """A keyword ability (12.1). `name` is what rules and views call it, `en` and `ja` how it is written."""

    name: str
    en: str
    ja: str

    @property
    def keyword_name(self) -> str:
        """What rules and views call it."""
        return self.name

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        printed = _PRINTED.get(self.name)
        if self != KEYWORDS.get(self.name):
            yield Message("mistake-no-keyword", (self.en,))
        if scope.ability is not self:
            return
        if scope.card.kind == "spell" and not self.name.startswith("quick"):
            yield Message("mistake-keyword-on-spell", (self.name,))
        if self in scope.before:
            yield Message("mistake-keyword-twice", (self.name,))
        if printed is not None and printed.fights and is_plain_amulet(scope.card):
            yield Message("mistake-for-fights")

    def text(self, lang: Lang, kind: str) -> str:
        """The keyword with a full stop; the Quick icon has none (12.3.2.1)."""
        if self.name == "quick":
            return "{QUICK}" if lang == "en" else "【クイック】"
        return f"{self.en}." if lang == "en" else f"【{self.ja}】"


KEYWORDS: Mapping[str, Keyword] = {name: Keyword(name, en, ja) for name, en, ja, *_ in PRINTED}
"""All keywords by name."""
