"""The text of a spell (10.1.1.4)."""

from __future__ import annotations

from dataclasses import dataclass

from svedesk.engine.script import Lang
from svedesk.games.sve.abilities.base import Ability, Step, read


@dataclass(frozen=True, slots=True)
class Spell(Ability):
    """What a spell does when it resolves."""

    steps: tuple[Step, ...]

    def text(self, lang: Lang, kind: str) -> str:
        """The sentences."""
        return read(self.steps, lang)
