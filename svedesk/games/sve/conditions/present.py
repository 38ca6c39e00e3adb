"""Whether a card of a group is there, or none is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from svedesk.games.sve.conditions.base import Condition
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Group
from svedesk.games.sve.phrases.phrase import phrases
from svedesk.games.sve.values.groups import members


@dataclass(frozen=True, slots=True)
class Present(Condition):
    """There is a card of the group."""

    group: Group

    phrases: ClassVar = phrases(
        en="if there is <group:one>, ",
        ja="<group:present>なら、",
        en_while="while there is <group:one>, ",
        ja_while="<group:present>限り、",
    )

    def holds(self, game: GameState, seat: int, playing: int) -> bool:
        """At least one."""
        return self.holds_for(game, seat, playing, 0)

    def holds_for(self, game: GameState, seat: int, playing: int, this: int) -> bool:
        """At least one that is not this card itself, where the group says another."""
        return bool(members(game, self.group, seat, this))


@dataclass(frozen=True, slots=True)
class Absent(Condition):
    """There is no card of the group, this card itself left aside where the group says another."""

    group: Group

    phrases: ClassVar = phrases(
        en="if there are no <group:many>, ",
        ja="<group:absent>なら、",
    )

    def holds(self, game: GameState, seat: int, playing: int) -> bool:
        """None at all."""
        return self.holds_for(game, seat, playing, 0)

    def holds_for(self, game: GameState, seat: int, playing: int, this: int) -> bool:
        """None that is not this card itself, where the group says another."""
        return not members(game, self.group, seat, this)
