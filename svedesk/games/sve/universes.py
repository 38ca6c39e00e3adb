"""Universes whose rules differ (14), and what a deck is based on (6.1.1.5)."""

from __future__ import annotations

from svedesk.games.sve.formats import VANGUARD
from svedesk.games.sve.game_state import GameState

UMAMUSUME = "Umamusume: Pretty Derby"
PRINCESS_CONNECT = "Princess Connect! Re:Dive"
CINDERELLA_GIRLS = "THE IDOLM@STER CINDERELLA GIRLS"

OTHER = "another universe"
"""Any universe without rules of its own."""
_KNOWN = ("", UMAMUSUME, CINDERELLA_GIRLS, VANGUARD, OTHER, PRINCESS_CONNECT)
BASED_ON = "based_on"
"""The number of a seat that remembers its deck's universe: the place in `_KNOWN`, which tables keep."""


def set_base(game: GameState, seat: int, universe: str) -> None:
    """Remember what a seat's deck is based on: a universe, or "" for a class."""
    known = universe in _KNOWN and (universe != PRINCESS_CONNECT or game.edition.union_burst)
    place = _KNOWN.index(universe if known else OTHER)
    game.table.set_number(seat, BASED_ON, place)


def base(game: GameState, seat: int) -> str:
    """The universe a seat's deck is based on, `OTHER` for one without rules of its own, "" when it is based on a
    class."""
    return universe_at(game.table.number(seat, BASED_ON))


def universe_at(place: int) -> str:
    """The universe that a value of `BASED_ON` stands for; see `base`."""
    return _KNOWN[place] if 0 <= place < len(_KNOWN) else OTHER


def may_burst(game: GameState, seat: int) -> bool:
    """Whether Union Burst abilities of a seat's cards are valid: in its universe only, wherever they are
    (JA 14.5.1.2)."""
    return game.edition.union_burst and base(game, seat) == PRINCESS_CONNECT
