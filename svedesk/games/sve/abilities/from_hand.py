"""Activated abilities of cards in hand (10.6.2.1.1)."""

from __future__ import annotations

from dataclasses import dataclass

from svedesk.engine.script import Lang
from svedesk.games.sve.abilities.activated import Activated


@dataclass(frozen=True, slots=True)
class FromHand(Activated):
    """An activated ability that is valid in the hand, and there only (10.3.5)."""

    def text(self, lang: Lang, kind: str) -> str:
        """As any other, and where from."""
        if lang == "ja":
            return Activated.text(self, lang, kind) + "この能力は手札から使える。"
        return Activated.text(self, lang, kind) + " This ability can be activated from your hand."
