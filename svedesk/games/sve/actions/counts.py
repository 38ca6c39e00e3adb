"""What is remembered of the turn, as numbers of a seat that start again with each turn."""

from __future__ import annotations

from svedesk.games.sve.game import Game

PLAYED = "cards_played"
"""Cards a seat played this turn (13.2.1.2)."""
EVOLVED = "evolve_played"
"""Evolve abilities a seat played this turn (8.3.2)."""

_OF_A_TURN = (PLAYED, EVOLVED)


def count(game: Game, seat: int, what: str) -> None:
    """One more."""
    game.table.set_number(seat, what, game.table.number(seat, what) + 1)


def start_again(game: Game) -> None:
    """A new turn: nothing has happened in it."""
    for seat in range(game.table.seats):
        for what in _OF_A_TURN:
            game.table.set_number(seat, what, 0)
