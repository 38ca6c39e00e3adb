"""Your leader takes less damage, or more, for the rest of the turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from svedesk.engine.ask import Flow
from svedesk.games.sve.abilities.base import Context, Step
from svedesk.games.sve.abilities.replacement import ChangeDamage, Replacing
from svedesk.games.sve.abilities.would import WouldDamage
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.script_node import ScriptNode
from svedesk.games.sve.verbs.delayed import ReplaceLater
from svedesk.phrases.phrase import heard, phrases


class LeaderTakes(Step):
    """A replacement effect on damage to your leader up to the end of the turn, in the words of texts that say the
    number alone. `effect` is what is set up."""

    phrases: ClassVar = phrases(
        en=heard("this turn, damage your leader takes is <less?reduced by <less#>//increased by <shift#>>"),
        ja=heard("このターン、自分のリーダーが受けるダメージを<shift#+>する"),
    )

    shift: int
    effect: ReplaceLater

    @classmethod
    def by(cls, shift: int) -> LeaderTakes:
        """So much more, or where it is less than 0 less."""
        effect = Replacing(WouldDamage(None), (ChangeDamage(shift),))
        return cls(shift, ReplaceLater(effect, once=False, this_turn=True))

    @classmethod
    def made_of(cls, slots: Mapping[str, object]) -> LeaderTakes | None:
        """What is said is how much more or less."""
        less, shift = slots.get("less"), slots.get("shift")
        if less:
            return cls.by(-less)  # type: ignore[operator]
        return cls.by(shift) if isinstance(shift, int) else None

    @property
    def less(self) -> int:
        """How much less it takes."""
        return max(0, -self.shift)

    def as_meant(self) -> ScriptNode:
        """What is set up, which other texts say in its own words."""
        return self.effect

    def perform(self, game: GameState, context: Context) -> Flow:
        """From now on."""
        yield from self.effect.perform(game, context)

    def en(self) -> str:
        """This turn, damage your leader takes is reduced by 1."""
        verb = "reduced" if self.shift < 0 else "increased"
        return f"this turn, damage your leader takes is {verb} by {abs(self.shift)}"

    def ja(self) -> str:
        """このターン、自分のリーダーが受けるダメージを-1する."""
        return f"このターン、自分のリーダーが受けるダメージを{self.shift:+}する"
