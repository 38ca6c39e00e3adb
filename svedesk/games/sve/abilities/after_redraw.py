"""Abilities that take effect when a game starts, after hands were redrawn (6.2.1.12)."""

from __future__ import annotations

from dataclasses import dataclass

from svedesk.engine.script import Lang
from svedesk.games.sve.abilities.base import Ability, Step, read


@dataclass(frozen=True, slots=True)
class AfterRedraw(Ability):
    """Reads "After players redraw at the start of the game, [text]". Counts in the deck and on the field."""

    steps: tuple[Step, ...]

    def text(self, lang: Lang, kind: str) -> str:
        """When, and what is done then."""
        said = read(self.steps, lang)
        if lang == "ja":
            return f"ゲーム開始時、引き直しの後、{said}"
        return f"After players redraw at the start of the game, {said[:1].lower()}{said[1:]}"
