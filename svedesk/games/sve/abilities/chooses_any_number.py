"""Choosing any number of options of a text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from svedesk.engine.message import Message
from svedesk.games.sve.node_word import NodeWord
from svedesk.games.sve.script_node import Ability, Scope
from svedesk.phrases.phrase import phrases


class ChoosesAnyNumber(Ability):
    """A crest's: where its controller chooses one or more options, any number may be chosen, at least one (5.18.2)."""

    script_words = (
        NodeWord("chooses_any_number", "Of a crest: when you choose one or more options, choose any number instead."),
    )

    valid = "elsewhere"
    phrases: ClassVar = phrases(
        en="When you choose one or more effects, choose any number instead.",
        ja="自分は1つ以上の選択肢をチョイスする際、代わりに好きな数チョイスする。",
    )

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if scope.card.kind != "crest":
            yield Message("mistake-of-crests")
