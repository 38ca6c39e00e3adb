"""Abilities that take effect when a game starts, after hands were redrawn (6.2.1.12)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from svedesk.engine.message import Message
from svedesk.engine.script import Lang
from svedesk.games.sve.abilities.base import Step, read
from svedesk.games.sve.node_word import NodeWord
from svedesk.games.sve.script_node import Ability, Scope
from svedesk.phrases.phrase import heard, phrases


class AfterRedraw(Ability):
    """Reads "After players redraw at the start of the game, [text]". Counts in the deck and on the field."""

    script_words = (NodeWord("after_redraw(*steps)", "After players redraw at the start of the game (6.2.1.12)."),)

    surrounds = "start of the game"

    phrases: ClassVar = phrases(
        en=heard("After players redraw at the start of the game, <steps.>"),
        ja=heard("ゲーム開始時、引き直しの後、<steps.>"),
    )

    steps: tuple[Step, ...]

    def inside(self, scope: Scope) -> Scope:
        """Nothing is played, and so nothing decided."""
        return Ability.inside(self, scope)._replace(asked=None)

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if not self.steps:
            yield Message("mistake-says-nothing")
        if scope.card.special in ("evolved", "token") or scope.card.kind == "leader":
            yield Message("mistake-after-redraw")

    def text(self, lang: Lang, kind: str) -> str:
        """When, and what is done then."""
        text = read(self.steps, lang)
        if lang == "ja":
            return f"ゲーム開始時、引き直しの後、{text}"
        return f"After players redraw at the start of the game, {text[:1].lower()}{text[1:]}"
