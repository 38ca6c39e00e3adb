"""The lines of a card's own text that no other word of its script says: they are resolved by hand."""

from __future__ import annotations

from collections.abc import Iterator

from svedesk.engine.message import Message
from svedesk.engine.script import Lang
from svedesk.games.sve.node_word import NodeWord
from svedesk.games.sve.script_node import Ability, Scope


class ManualText(Ability):
    """Stands in a script for those lines, which the card has as its text; `reading.manual_lines` puts them in its
    place."""

    script_words = (
        NodeWord(
            "manual_text", "The lines of the card's text that the script does not say. They are resolved manually."
        ),
    )

    is_text_of_spell = True

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if scope.ability is self and self in scope.before:
            yield Message("mistake-manual-text-twice")

    def text(self, lang: Lang, kind: str) -> str:
        """Nothing: the lines are not in the script."""
        return ""
