"""What programs that are killed must not lose."""

import hashlib
from collections.abc import Sequence

from svedesk.desk.desk import Desk


def state(desk: Desk) -> str:
    """A short word for all that is to come back of a game."""
    session = desk.session
    return hashlib.sha256(repr((session.log, session.undone, desk.mode)).encode()).hexdigest()[:16]


def acts_kept(states: Sequence[str], shown: int, found: str) -> int:
    """After how many acts a game was as it was found: no fewer than were shown. `states` are what it was after each."""
    kept = [acts for acts, one in enumerate(states) if one == found]
    assert kept, f"{shown} acts were shown, and the game is as it never was"
    assert kept[-1] >= shown, f"{shown} acts were shown, of which {shown - kept[-1]} are lost"
    return next(acts for acts in kept if acts >= shown)
