"""An automatic ability that a card has while something holds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

from svedesk.engine.message import Message
from svedesk.engine.script import Lang
from svedesk.games.sve.abilities.automatic import Automatic
from svedesk.games.sve.conditions.base import Condition
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.script_node import Scope
from svedesk.phrases.phrase import heard, phrases, phrases_of
from svedesk.phrases.saying import finished, say
from svedesk.phrases.wording import capital


class WhileSo(Automatic):
    """Reads "While [condition], this follower has "[ability]"": an automatic ability that is there only where the
    condition holds as it would trigger (10.3.4)."""

    phrases: ClassVar = phrases(
        en=tuple(
            heard(f'{condition}this follower has "<ability:quoted>{stop}')
            for condition in ("<condition:while>", "<condition>")
            for stop in ('".', '."')
        ),
        ja=tuple(
            heard(f"{condition}これは「<ability:quoted>」を持つ。")
            for condition in ("<condition:while>", "<condition>")
        ),
    )

    condition: Condition | None = None

    @property
    def ability(self) -> Automatic:
        """What it is where the condition holds."""
        return Automatic(self.trigger, self.steps, cost=self.cost, times=self.times)

    @classmethod
    def made_of(cls, slots: Mapping[str, object]) -> WhileSo | None:
        """The ability under its condition."""
        condition, ability = slots["condition"], slots["ability"]
        assert isinstance(condition, Condition)
        if type(ability) is not Automatic or ability.merged or ability.burst:
            return None
        return cls(ability.trigger, ability.steps, cost=ability.cost, times=ability.times, condition=condition)

    def is_there(self, game: GameState, seat: int, this: int) -> bool:
        """Whether its card has it now."""
        return self.condition is None or self.condition.holds_for(game, seat, 0, this)

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        yield from Automatic.mistakes(self, scope)
        if self.condition is not None and self.condition.unforeseen:
            yield Message("mistake-while-unforeseen")

    def text(self, lang: Lang, kind: str) -> str:
        """While what, then the ability in quotation marks."""
        form = "while" if phrases_of(type(self.condition), lang, "while") else ""
        so = say(self.condition, lang, form)
        quoted = self.ability.text(lang, kind)
        if lang == "ja":
            return f"{so}これは「{quoted.removesuffix('。')}」を持つ。"
        return capital(finished(f'{so}this {kind} has "{quoted.removesuffix(".")}".'))
