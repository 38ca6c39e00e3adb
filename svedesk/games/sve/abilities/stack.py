"""The keyword Stack as an ability of a card (13.3.2)."""

from __future__ import annotations

from collections.abc import Iterator

from svedesk.engine.message import Message
from svedesk.engine.script import Lang
from svedesk.games.sve.abilities.activated import Activated
from svedesk.games.sve.abilities.base import BURST
from svedesk.games.sve.abilities.replacement import ReplacementEffect, Replacing
from svedesk.games.sve.script_node import Scope


class Stack(Activated, ReplacementEffect):
    """The keyword as printed, the activated ability it denotes, and what happens instead of leaving the field;
    `keywords/stack.py` says which."""

    name: str = "stack"
    leaving: Replacing | None = None

    @property
    def keyword_name(self) -> str:
        """What rules and views call it."""
        return self.name

    @property
    def replacing(self) -> Replacing | None:
        """What happens instead of leaving the field."""
        return self.leaving

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        yield from Activated.mistakes(self, scope)
        if scope.ability is self and scope.card.kind != "amulet":
            yield Message("mistake-stack-on", (scope.card.kind,))

    def text(self, lang: Lang, kind: str) -> str:
        """The word."""
        return BURST[lang] * self.burst + ("Stack." if lang == "en" else "【スタック】")
