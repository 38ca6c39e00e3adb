"""From where a card came onto the field, and whether it was played (5.4.3)."""

from __future__ import annotations

from typing import ClassVar, Literal

from svedesk.games.sve.conditions.base import Condition
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.values.changes import arrived
from svedesk.phrases.phrase import phrases

Origin = Literal["hand", "ex", "deck", "cemetery"]
_ZONE_EN = "<zone|hand=your hand|ex=your EX area|deck=your deck|cemetery=your cemetery>"
_ZONE_JA = "<zone|hand=手札|ex=EXエリア|deck=デッキ|cemetery=墓場>"


class CameFrom(Condition):
    """If this card came onto the field from a zone, or with `elsewhere` from any other. Played from there, or put."""

    script_word = "came_from(zone, *, elsewhere=False)"
    recalls_arrival = True

    zone: Origin
    elsewhere: bool = False

    phrases: ClassVar = phrases(
        en=f"if this card was put onto your field from <elsewhere?somewhere other than >{_ZONE_EN}, ",
        ja=f"これが{_ZONE_JA}<elsewhere?以外>から場に出ていたなら、",
    )

    def holds(self, game: GameState, seat: int, playing: int) -> bool:
        """Of no card in particular nothing is so."""
        return False

    def holds_for(self, game: GameState, seat: int, playing: int, this: int) -> bool:
        """A card that left is another one, which came from nowhere."""
        zone, _ = arrived(game, this)
        return bool(zone) and (zone == self.zone) != self.elsewhere


class PlayedFrom(Condition):
    """If this card was played from a zone."""

    script_word = "played_from(zone)"
    recalls_arrival = True

    zone: Literal["hand", "ex"]

    phrases: ClassVar = phrases(
        en="if this card was played from <zone|hand=your hand|ex=your EX area>, ",
        ja="これが<zone|hand=手札|ex=EXエリア>からプレイされていたなら、",
    )

    def holds(self, game: GameState, seat: int, playing: int) -> bool:
        """Of no card in particular nothing is so."""
        return False

    def holds_for(self, game: GameState, seat: int, playing: int, this: int) -> bool:
        """A card that an ability put there was not played."""
        return arrived(game, this) == (self.zone, True)


class PutByAbility(Condition):
    """This card was put onto the field by an ability, and not played."""

    script_word = "put_by_ability"
    recalls_arrival = True

    phrases: ClassVar = phrases(
        en="if this card was put onto your field by an ability, ",
        ja="これが能力によって場に出ていたなら、",
    )

    def holds(self, game: GameState, seat: int, playing: int) -> bool:
        """Of no card in particular nothing is so."""
        return False

    def holds_for(self, game: GameState, seat: int, playing: int, this: int) -> bool:
        """From whatever zone."""
        zone, was_played = arrived(game, this)
        return bool(zone) and not was_played
