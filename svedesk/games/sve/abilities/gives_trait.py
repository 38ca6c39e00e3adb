"""Persistent effects that change what a card is without changing its numbers (10.9.1.3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from svedesk.engine.message import Message
from svedesk.engine.script import Lang
from svedesk.games.sve.group import Group, Trait
from svedesk.games.sve.node_word import NodeWord
from svedesk.games.sve.script_node import Ability, Scope
from svedesk.phrases.phrase import heard, phrases


class GivesTrait(Ability):
    """While this card is on your field, the cards of a group have a trait."""

    script_words = (
        NodeWord(
            "gives_trait(group, trait)", "As long as this card is on your field, the cards of the group have a trait."
        ),
    )

    valid = "field"

    phrases: ClassVar = phrases(
        en=heard("While this card is on your field, <group:all> have the <trait> trait."),
        ja=tuple(heard(f"これが<~場に>{here}限り、<group>は<trait>・タイプを持つ。") for here in ("いる", "ある")),
    )

    group: Group
    trait: Trait

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if self.group.is_known_late:
            yield Message("mistake-gives-by-defense")

    def text(self, lang: Lang, kind: str) -> str:
        """The condition, who is meant, the trait."""
        if lang == "ja":
            here = "これがいる限り、" if kind == "follower" else "これがある限り、"
            return f"{here}{self.group.all_ja()}すべては{self.trait.ja}・タイプを持つ。"
        return f"While this card is on your field, {self.group.all_en()} have the {self.trait.en} trait."
