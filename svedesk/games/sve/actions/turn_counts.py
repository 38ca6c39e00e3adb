"""What is remembered of the turn, as numbers of a seat that start again with each turn."""

from __future__ import annotations

from svedesk.games.sve.conditions.happened import HAPPENED
from svedesk.games.sve.game_state import GameState

PLAYED = "cards_played"
"""Cards a seat played this turn (13.2.1.2)."""
EVOLVED = "evolve_played"
"""Evolve abilities and equivalent ones a seat played this turn (8.3.2); in Sealed also Rush it granted (B1.8.5.1)."""
BURSTS = "bursts_activated"
"""Union Burst abilities a seat activated this turn (JA 14.5.1.3)."""
PLAYED_NAMED = "played: "
"""Begins the number of cards of a name a seat played this turn, the name behind it: of those that ask for it."""
NEXT_PLAY = "next_play: "
"""Begins the number of play points by which the next card a seat plays this turn costs more, its card type behind it
("card": of any)."""
_NEXT_CARD = NEXT_PLAY + "card"
PLAYS_BANISHED = "plays_banished"
"""Whether a seat may play cards of its banished zone this turn."""
TURNS_BEGUN = "turns_begun"
"""Turns of its own a seat has begun (JA 3.3)."""
SUPER_EVOLUTION_POINTS = "super_evolution_points"
"""What super-evolving takes (JA 3.2.6)."""

_OF_A_TURN = (PLAYED, EVOLVED, BURSTS, PLAYS_BANISHED)
_OF_BOTH = tuple((seat, what) for seat in (0, 1) for what in _OF_A_TURN)
_BEGINNINGS = (PLAYED_NAMED, HAPPENED, NEXT_PLAY)


def count(game: GameState, seat: int, what: str) -> None:
    """One more."""
    game.table.set_number(seat, what, game.table.number(seat, what) + 1)


def start_again(game: GameState) -> None:
    """A new turn: nothing has happened in it."""
    table = game.table
    for seat, what in _OF_BOTH:
        if table.numbers.get((seat, what)):
            table.set_number(seat, what, 0)
    for seat, what in [key for key, value in table.numbers.items() if value and key[1].startswith(_BEGINNINGS)]:
        table.set_number(seat, what, 0)


def next_play(game: GameState, seat: int, kind: str) -> int:
    """By how much more a card of a type costs a seat where it is the next one it plays this turn."""
    numbers = game.table.numbers
    return numbers.get((seat, _NEXT_CARD), 0) + numbers.get((seat, NEXT_PLAY + kind), 0)


def next_is_played(game: GameState, seat: int, kind: str) -> None:
    """A card of a type was played: it was the next one."""
    for word in (_NEXT_CARD, NEXT_PLAY + kind):
        game.table.set_number(seat, word, 0)
