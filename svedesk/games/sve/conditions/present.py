"""Whether a card of a group is there."""

from __future__ import annotations

from dataclasses import dataclass

from svedesk.games.sve.conditions.base import Condition
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Group
from svedesk.games.sve.values.groups import members


@dataclass(frozen=True, slots=True)
class Present(Condition):
    """There is a card of the group on the field. What is selected for such a text while it is played does not leave the
    card itself out, which is not asked for then."""

    group: Group

    def holds(self, game: GameState, seat: int, playing: int) -> bool:
        """At least one."""
        return self.holds_for(game, seat, playing, 0)

    def holds_for(self, game: GameState, seat: int, playing: int, this: int) -> bool:
        """At least one that is not this card itself, where the group says another."""
        return bool(members(game, self.group, seat, this))

    def en(self, guarded: str) -> str:
        """If there is an amulet on your field, draw a card."""
        return f"if there is {self.group.one_en()}, {guarded}"

    def ja(self, guarded: str) -> str:
        """自分の場にアミュレットがあるなら、1枚引く."""
        there = "いる" if self.group.kind == "follower" else "ある"
        return f"{self.group.place_ja()}に{self.group.noun_ja()}が{there}なら、{guarded}"
