"""An additional cost that must be paid to play the card (10.6.2.5.1.4)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from svedesk.engine.message import Message
from svedesk.engine.script import Lang
from svedesk.games.sve.abilities.cost import Cost
from svedesk.games.sve.abilities.playable import PlayingRule
from svedesk.games.sve.abilities.process import Process
from svedesk.games.sve.node_word import NodeWord
from svedesk.games.sve.script_node import Scope
from svedesk.phrases.phrase import heard, phrases

_NOUNS_JA = ("アクト", "公開", "消滅")
"""Ends costs that are no verbs."""


def may_be_none(cost: tuple[Cost, ...]) -> bool:
    """Whether all of a cost can be paid with no cards at all."""
    return all(isinstance(part, Process) and part.counts for part in cost)


class AddedCost(PlayingRule):
    """As an additional cost to play this card, [cost]. It is paid after the cost itself, whatever that is. `may`: its
    actions are such as can be done with no cards at all."""

    script_words = (
        NodeWord("added_cost(cost)", "As an additional cost to play this card: a cost that must be paid."),
        NodeWord(
            "may_add_cost(cost)",
            "As an additional cost to play this card, you may do this with any number of cards, none as well.",
            may=True,
        ),
    )

    phrases: ClassVar = phrases(
        en=heard("As an additional cost to play this card, <may?you may ><cost* and >."),
        ja=(
            heard("これをプレイする際、追加コストとして<cost*>。"),
            heard("これをプレイする際、追加コストとして<cost*><may?してよい//する>。"),
        ),
    )

    cost: tuple[Cost, ...]
    may: bool = False

    @classmethod
    def made_of(cls, slots: Mapping[str, Any]) -> AddedCost | None:
        """What may be paid or not, and not with any number of cards, is told by another word (`OwnCost`)."""
        made = cls(**slots)
        return None if made.may and not may_be_none(made.cost) else made

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if not self.cost:
            yield Message("mistake-no-cost")
        if self.may and not may_be_none(self.cost):
            yield Message("mistake-may-be-none")

    def text(self, lang: Lang, kind: str) -> str:
        """The sentence."""
        if lang == "en":
            costs = ("you may " if self.may else "") + " and ".join(part.en() for part in self.cost)
            return f"As an additional cost to play this card, {costs}."
        costs = "".join(part.ja() for part in self.cost)
        done = "してよい" if self.may else "する"
        return f"これをプレイする際、追加コストとして{costs}{done if costs.endswith(_NOUNS_JA) else ''}。"
