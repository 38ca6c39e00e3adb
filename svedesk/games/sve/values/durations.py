"""How long what was given to a card lasts (10.9): as the word for it that a `Given` holds."""

from __future__ import annotations

from operator import attrgetter

from svedesk.games.sve.game_state import GameState

_NEXT_TURN, _IN_NEXT_TURN = "next_turn", "in_next_turn"
"""Begin the words for up to the end of a player's next turn, and for that turn alone; after them stand the seat and the
turn in which it was said."""
_GIVEN = attrgetter("given")


def to_end_of_next_turn(game: GameState, seat: int) -> str:
    """The word for the end of a seat's next turn: of the next one it takes, should turns be skipped. A turn that is
    going on is not its next one."""
    return f"{_NEXT_TURN} {seat} {game.turn}"


def in_next_turn(game: GameState, seat: int) -> str:
    """The word for a seat's next turn alone."""
    return f"{_IN_NEXT_TURN} {seat} {game.turn}"


def counts_now(game: GameState, until: str) -> bool:
    """Whether what lasts so long has begun: what is for a next turn alone begins with that."""
    duration = _parsed(until)
    return duration is None or duration[0] != _IN_NEXT_TURN or (game.active == duration[1] and game.turn > duration[2])


def _parsed(until: str) -> tuple[str, int, int] | None:
    """The word, the seat and the turn of what lasts to a next turn; a board laid out by hand may hold any word."""
    word, *parts = until.split(" ")
    if word not in (_NEXT_TURN, _IN_NEXT_TURN) or len(parts) != 2 or not all(part.isdecimal() for part in parts):
        return None
    return word, int(parts[0]), int(parts[1])


def ends_now(game: GameState, until: str, seat: int) -> bool:
    """Whether what lasts so long ends with a seat's turn that is ending (7.4.8); in editions that say so also what was
    given "during your turn"."""
    if until in ("", "turn"):
        return bool(until)
    if until == "your_turn":
        return game.edition.during_your_turn_ends
    duration = _parsed(until)
    return duration is not None and seat == duration[1] and game.turn > duration[2]


def end_effects(game: GameState, seat: int) -> None:
    """Take away what was given up to the end of a seat's turn, from every card (7.4.8)."""
    for card in list(filter(_GIVEN, game.table.cards.values())):
        if any(ends_now(game, change.until, seat) for change in card.given):
            lasting = tuple(change for change in card.given if not ends_now(game, change.until, seat))
            game.table.put(card._replace(given=lasting))
