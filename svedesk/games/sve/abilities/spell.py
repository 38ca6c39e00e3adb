"""The text of a spell (10.1.1.4)."""

from __future__ import annotations

from dataclasses import dataclass

from svedesk.engine.script import Lang
from svedesk.games.sve.abilities.base import Ability, Step, read


@dataclass(frozen=True, slots=True)
class Spell(Ability):
    """What a spell does when it resolves. `paragraphs` names the languages that print each step as a paragraph."""

    steps: tuple[Step, ...]
    paragraphs: tuple[Lang, ...] = ()

    def text(self, lang: Lang, kind: str) -> str:
        """The sentences."""
        if lang in self.paragraphs:
            return "\n".join(read((step,), lang) for step in self.steps)
        return read(self.steps, lang)
