"""What a spell does (302.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from svedesk.engine.script import Lang
from svedesk.games.dm.abilities.base import DmAbility
from svedesk.games.dm.verbs.base import Effect, joined

if TYPE_CHECKING:
    from svedesk.games.dm.conditions import DuelCondition


class OnCast(DmAbility):
    """The effects of a spell, from top to bottom."""

    effects: tuple[Effect, ...]

    def says(self, lang: Lang) -> str:
        """The line."""
        return joined(self.effects, lang)


class OnlyIf(DmAbility):
    """The card can be used only while the condition holds (601.1a)."""

    condition: DuelCondition

    def says(self, lang: Lang) -> str:
        """The line."""
        if lang == "ja":
            return f"{self.condition.says(lang)}使うことができる。"
        return f"You can use this card only {self.condition.says(lang).rstrip(', ')}."
