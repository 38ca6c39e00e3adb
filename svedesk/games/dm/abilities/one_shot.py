"""Static abilities that make a one-shot effect (604.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from svedesk.engine.script import Lang
from svedesk.games.dm.abilities.base import DmAbility
from svedesk.games.dm.verbs.base import Effect, joined, lowered

if TYPE_CHECKING:
    from svedesk.games.dm.conditions import DuelCondition


class AsSoonAs(DmAbility):
    """Whenever the condition holds its effects are applied, before any other ability and in the middle of one (604.4),
    again and again while it still holds."""

    is_one_shot: ClassVar[bool] = True

    condition: DuelCondition
    effects: tuple[Effect, ...]

    def says(self, lang: Lang) -> str:
        """The line."""
        effects = joined(self.effects, lang)
        if_so = self.condition.says(lang)
        text = if_so + (effects if lang == "ja" else lowered(effects))
        return text[:1].upper() + text[1:]
