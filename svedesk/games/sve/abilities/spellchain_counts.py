"""What else counts for Spellchain (13.3.1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from svedesk.engine.message import Message
from svedesk.games.sve.card_phrases import while_here_ja
from svedesk.games.sve.group import Group
from svedesk.games.sve.node_word import NodeWord
from svedesk.games.sve.script_node import Ability, Scope
from svedesk.phrases.phrase import phrases


class SpellchainCounts(Ability):
    """While this card is on your field, your Spellchain counts the spells in your cemetery and the cards of a group
    there."""

    script_words = (
        NodeWord(
            "spellchain_counts(group)",
            "As long as this card is on your field, Spellchain counts cards of a group in your cemetery "
            "with the spells.",
        ),
    )

    valid = "field"
    phrases: ClassVar = phrases(
        en="While this card is on your field, your Spellchain counts the total number of spells and <group:many>.",
        **while_here_ja("自分の【スペルチェイン】を数える際、自分の墓場のスペルと<group:in_cemetery>の合計を数える。"),
    )

    group: Group

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if (self.group.side, self.group.zone) != ("your", "cemetery"):
            yield Message("mistake-counts-elsewhere")
