"""A card that goes by another name too while it is on the field (2.1.2)."""

from __future__ import annotations

from collections.abc import Iterator

from svedesk.engine.message import Message
from svedesk.engine.script import Lang
from svedesk.games.sve.group import Called, Token
from svedesk.games.sve.node_word import NodeWord
from svedesk.games.sve.script_node import Ability, Scope


class AlsoCalled(Ability):
    """This card's name is also that of another card or token; valid on the field only (10.3.5)."""

    script_words = (NodeWord("also_called(name)", "This card's name is also another, while it is on the field."),)

    name: Token | Called

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if isinstance(self.name, Called) and self.name.in_part:
            yield Message("mistake-called-in-part")

    def text(self, lang: Lang, kind: str) -> str:
        """The sentence."""
        if lang == "ja":
            return f"これは場にいる限り、『{self.name.ja}』でもある。"
        return f"This {kind}'s name is also {self.name.en}."
