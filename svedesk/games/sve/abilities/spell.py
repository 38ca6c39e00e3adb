"""The text of a spell (10.1.1.4)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from svedesk.engine.message import Message
from svedesk.engine.script import Lang, replace
from svedesk.games.sve.abilities.base import Step, read
from svedesk.games.sve.script_node import Ability, Scope, ScriptNode
from svedesk.phrases.phrase import heard, phrases


class Spell(Ability):
    """What a spell does; `paragraphs` names the languages that print each step as a paragraph."""

    script_word = "spell(*steps, paragraphs=())"
    valid = "elsewhere"
    is_text_of_spell = True
    phrases: ClassVar = phrases(en=heard("<steps.>"), ja=heard("<steps.>"))

    steps: tuple[Step, ...]
    paragraphs: tuple[Lang, ...] = ()

    def as_meant(self) -> ScriptNode:
        """Where its paragraphs end changes nothing."""
        return replace(self, paragraphs=()) if self.paragraphs else self

    @property
    def moment(self) -> str:
        """When the spell resolves."""
        return "spell"

    def inside(self, scope: Scope) -> Scope:
        """A text that is played: all is decided in it."""
        return self.played(scope)

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if not self.steps:
            yield Message("mistake-says-nothing")
        if scope.ability is not self:
            return
        if scope.card.kind != "spell":
            yield Message("mistake-text-of-spell", (scope.card.kind,))
        if any(isinstance(other, Spell) for other in scope.before):
            yield Message("mistake-spell-twice")

    def text(self, lang: Lang, kind: str) -> str:
        """The sentences."""
        if lang in self.paragraphs:
            return "\n".join(read((step,), lang) for step in self.steps)
        return read(self.steps, lang)
