"""An additional cost that must be paid to play the card (10.6.2.5.1.4)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from svedesk.engine.message import Message
from svedesk.engine.script import Lang
from svedesk.games.sve.abilities.base import Ability
from svedesk.games.sve.abilities.cost import Cost
from svedesk.games.sve.script_node import Scope


@dataclass(frozen=True, slots=True)
class AddedCost(Ability):
    """As an additional cost to play this card, [cost]. It is paid after the cost itself, whatever that is. `may`: its
    actions are such as can be done with no cards at all."""

    cost: tuple[Cost, ...]
    may: bool = False

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if not self.cost:
            yield Message("mistake-no-cost")

    def text(self, lang: Lang, kind: str) -> str:
        """The sentence."""
        if lang == "en":
            said = ("you may " if self.may else "") + " and ".join(part.en() for part in self.cost)
            return f"As an additional cost to play this card, {said}."
        said = "".join(part.ja() for part in self.cost)
        done = "してよい" if self.may else "する"
        return f"これをプレイする際、追加コストとして{said}{done if said.endswith('アクト') else ''}。"
