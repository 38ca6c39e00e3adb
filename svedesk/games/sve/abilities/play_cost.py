"""Passive abilities that change what cards cost to play (4.4.3.1, 10.2.1.3.3)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from svedesk.engine.message import Message
from svedesk.engine.script import Lang
from svedesk.games.sve.abilities.base import Ability
from svedesk.games.sve.group import Group
from svedesk.games.sve.script_node import Scope
from svedesk.games.sve.wording import capital


@dataclass(frozen=True, slots=True)
class PlayCost(Ability):
    """Reads "Your [cards] cost [number] to play", or with `shift` "cost [number] more" or "less".

    Such a text means cards played from any zone, where the edition does not leave that to the text (4.4.3.1);
    `anywhere`: the text says so itself.
    """

    group: Group
    to: int | None = None
    shift: int = 0
    anywhere: bool = False

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if self.group.is_known_late:
            yield Message("mistake-gives-by-defense")
        elif self.to is None and not self.shift:
            yield Message("mistake-cost-by-0")
        elif (self.to or 0) < 0:
            yield Message("mistake-costs", (self.to or 0,))

    def text(self, lang: Lang, kind: str) -> str:
        """Whose cards, and what they cost; where that is set and changed, in the order in which it is."""
        if self.to is not None and self.shift:
            parts = (replace(self, shift=0), replace(self, to=None))
            return ("" if lang == "ja" else " ").join(part.text(lang, kind) for part in parts)
        if lang == "ja":
            zones = "すべての領域の" if self.anywhere else ""
            cost = f"を{self.to}にする" if self.to is not None else f"を{self.shift:+}する"
            return f"{zones}{self.group.all_ja()}をプレイするコスト{cost}。"
        zones = " in any zone" if self.anywhere else ""
        cost = f"{self.to}" if self.to is not None else f"{abs(self.shift)} {'more' if self.shift > 0 else 'less'}"
        return f"{capital(self.group.all_en())}{zones} cost {cost} to play."
