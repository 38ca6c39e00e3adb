"""What a text does something to at once: two targets joined by "and"."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from svedesk.engine.script import replace
from svedesk.games.sve.group import Group, LeaderOf, Leaders, Target
from svedesk.games.sve.script_node import ScriptNode
from svedesk.phrases.phrase import phrases


class Both(ScriptNode):
    """One target and another at once. Each card once."""

    script_word = "together(first, second)"

    first: Target
    second: Target

    phrases: ClassVar = phrases(
        en="<first:both> and <second:both>",
        en_each="<first:both> and <second:both>",
        en_both="<first:both> and <second:both>",
        ja="<first>と<~、><second>",
    )

    @classmethod
    def made_of(cls, slots: Mapping[str, object]) -> Both | None:
        """Leaders and the followers of the same side are one target; "its leader" belongs to the card said before."""
        first, second = slots["first"], slots["second"]
        if isinstance(second, LeaderOf):
            second = replace(second, short=True)
        made = cls(first, second)  # type: ignore[arg-type]
        return None if made.as_meant() != made else made

    def as_meant(self) -> ScriptNode:
        """Leaders and the followers of the same side are one target."""
        first, second = self.first, self.second
        if isinstance(first, Leaders) and not first.and_followers and second == Group(first.side):
            return replace(first, and_followers=True)
        return self
