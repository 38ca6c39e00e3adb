"""What a card says of when it can be played, and of what it then costs by itself."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from svedesk.engine.message import Message
from svedesk.engine.script import Lang
from svedesk.games.sve.abilities.base import Ability, never_in_hand
from svedesk.games.sve.conditions.base import Condition
from svedesk.games.sve.script_node import Scope, too_few
from svedesk.games.sve.wording import capital


@dataclass(frozen=True, slots=True)
class CannotBePlayed(Ability):
    """This card can't be played while a condition holds: a prohibition (1.3.3)."""

    valid = "elsewhere"

    condition: Condition

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        yield from never_in_hand(self, scope)

    def text(self, lang: Lang, kind: str) -> str:
        """The sentence."""
        if lang == "ja":
            return f"これは{self.condition.ja('プレイできない')}。"
        return capital(self.condition.en("this card can't be played")) + "."


@dataclass(frozen=True, slots=True)
class CostsLessIf(Ability):
    """When playing this card, it costs so much less if a condition holds (10.6.2.5.1.3)."""

    valid = "elsewhere"

    condition: Condition
    less: int

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        yield from too_few(self.less, "mistake-costs")
        yield from never_in_hand(self, scope)

    def text(self, lang: Lang, kind: str) -> str:
        """The sentence."""
        if lang == "ja":
            return f"これをプレイする際、{self.condition.ja(f'コストを-{self.less}する')}。"
        return f"When playing this card, {self.condition.en(f'this card costs {self.less} less to play')}."
