"""Whether a card of the same name was played this turn, or a Union Burst ability activated (JA 14.5.1.3)."""

from __future__ import annotations

from typing import ClassVar

from svedesk.games.sve.actions.turn_counts import BURSTS, PLAYED_NAMED
from svedesk.games.sve.conditions.base import Condition
from svedesk.games.sve.game_state import GameState
from svedesk.phrases.phrase import phrases


class PlayedNamesake(Condition):
    """You played another card with this card's name this turn. Only plays of cards that ask for it are remembered."""

    script_word = "played_namesake"

    phrases: ClassVar = phrases(
        en="if you played another card with this name this turn, ",
        ja="このターン、自分が同じ名前の他のカードをプレイしていたなら、",
    )

    def holds(self, game: GameState, seat: int, playing: int) -> bool:
        """Of no card in particular nothing is so."""
        return False

    def holds_for(self, game: GameState, seat: int, playing: int, this: int) -> bool:
        """The card itself is not yet played when it is asked."""
        card = game.card(this)
        return card is not None and game.table.number(seat, PLAYED_NAMED + game.facts(card).counted_name) > 0


class BurstThisTurn(Condition):
    """Your Union Burst ability was activated this turn."""

    script_word = "burst_this_turn"

    phrases: ClassVar = phrases(
        en="if your Union Burst ability was activated this turn, ",
        ja="このターン、自分の【ユニオンバースト】能力が発動していたなら、",
    )

    def holds(self, game: GameState, seat: int, playing: int) -> bool:
        """One that is being resolved was not yet."""
        return game.table.number(seat, BURSTS) > 0
