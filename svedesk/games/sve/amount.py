"""Numbers in texts: a plain one, one counted on the table, or one the event carries."""

from __future__ import annotations

from dataclasses import dataclass

from svedesk.engine.script import Node
from svedesk.games.sve.group import Group


@dataclass(frozen=True, slots=True)
class Count(Node):
    """The number of cards of a group; a text writes it as X (5.2.1.2.1)."""

    group: Group

    def en(self) -> str:
        """What X equals."""
        return f"the number of {self.group.many_en()}"

    def ja(self) -> str:
        """「自分の場のフォロワーの数」."""
        return f"「{self.group.on_field_ja()}の数」"


@dataclass(frozen=True, slots=True)
class EventAmount(Node):
    """The number the event carried (a damage dealt)."""


Amount = int | Count | EventAmount
